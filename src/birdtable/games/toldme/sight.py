"""What one seat may know, and worlds that it cannot tell from the real one."""

import numpy as np

from birdtable.compiling import called, njit
from birdtable.games.chance import below, start
from birdtable.games.contract import State
from birdtable.games.toldme.cards import nth_card
from birdtable.games.toldme.state import DRAWS, HIDDEN


@called
def sight(state: State, seat: int) -> None:
    """T66 Blank what a seat cannot know: unseen cards in other hands, and all future draws.

    All else lies open, for a spectator too (T68); T67 what everybody saw go to a hand is known while it is there. The
    blanked cards join the draw pile, which so becomes the pile of all cards that the seat has not seen.
    """
    state.rng = 0
    for card in range(state.cards):
        place = int(state.where[card])
        if HIDDEN <= place < HIDDEN + state.seats and place != HIDDEN + seat:
            state.where[card] = DRAWS


@called
def imagine(state: State, seat: int, seed: np.uint64) -> None:
    """T69 Deal the cards that a seat has not seen anew among the other hands and the draw pile."""
    sight(state, seat)
    start(state, seed)
    fill_hands(state)


@njit
def fill_hands(state: State) -> None:
    """T69 Each hand in turn draws the cards that it lacks from all that are not named."""
    left = int(state.pile)
    for seat in range(state.seats):
        left += missing(state, seat)
    for seat in range(state.seats):
        for _ in range(missing(state, seat)):
            state.where[nth_card(state, DRAWS, DRAWS, below(state, left))] = HIDDEN + seat
            left -= 1


@njit
def missing(state: State, seat: int) -> int:
    """How many cards of a hand are not named."""
    lacking = int(state.unseen[seat])
    for card in range(state.cards):
        lacking -= int(state.where[card] == HIDDEN + seat)
    return lacking
