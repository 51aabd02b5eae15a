"""How likely a good player of CuBirds makes each move: as the greedy bot sees it, but for its look at the next seat."""

import numpy as np
import numpy.typing as npt

from birdtable.bots.chances import soften
from birdtable.bots.cubirds.greedy import (
    CARD_LOST,
    DRAWN,
    RISK,
    ROUND_END,
    Gains,
    best_flying,
    flying,
    gains,
    making,
    mean_other_hand,
    smallest_other_hand,
)
from birdtable.compiling import njit
from birdtable.games.contract import Moves, State
from birdtable.games.cubirds.hands import cards_left
from birdtable.games.cubirds.rows import bird_row_end, enclosed
from birdtable.games.cubirds.state import DRAW_TWO, FLY, LAY, SKIP, TWO
from birdtable.games.piles import Pile, only

TEMPERATURE = 0.05
ANY_MOVE = 0.1

Scores = npt.NDArray[np.float64]


@njit
def likely(state: State, moves: Moves, n: int, out: Scores) -> None:
    """The chances of the n legal moves."""
    hand = state.hand[state.seat]
    if state.phase == TWO:
        for i in range(n):
            out[i] = 1.0 if (moves[i] == DRAW_TWO) == (hand != 0) else 0.0
    elif state.phase == LAY:
        score_lays(state, hand, moves, n, out)
    else:
        score_flocks(hand, gains(state.collection[state.seat]), moves, n, out)
    soften(out, n, TEMPERATURE, ANY_MOVE)


@njit
def score_flocks(hand: Pile, gain: Gains, moves: Moves, n: int, out: Scores) -> None:
    """What flying brings, and what is left in the hand."""
    for i in range(n):
        out[i] = making(hand, gain)
        if moves[i] != SKIP:
            bird = int(moves[i]) - FLY
            out[i] = flying(hand, bird, gain) + making(hand - only(hand, bird), gain)


@njit
def score_lays(state: State, hand: Pile, moves: Moves, n: int, out: Scores) -> None:
    """What is then in the hand, what can fly at once, and what is drawn. All that capture nothing are alike."""
    gain = gains(state.collection[state.seat])
    safe = 1 - RISK / smallest_other_hand(state)
    round_end = ROUND_END + CARD_LOST * mean_other_hand(state)
    drawn = 2 * DRAWN if cards_left(state) else 0.0
    before, plain = -1, 0.0
    for i in range(n):
        bird, row, end = bird_row_end(int(moves[i]))
        if bird != before:
            left = hand - only(hand, bird)
            plain = safe * making(left, gain) + best_flying(left, gain) + drawn + (0.0 if left else round_end)
            before = bird
        taken = enclosed(state, row, bird, end)
        out[i] = plain
        if taken:
            held = hand - only(hand, bird) + taken
            out[i] = safe * making(held, gain) + best_flying(held, gain)
