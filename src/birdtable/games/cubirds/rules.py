"""The course of a CuBirds game: what may be done, what it does, and what ends a turn, a round and the game.

C7 The order of a turn is the order of its phases. The rules' numbers are those of docs/rules/cubirds.md.
"""

from birdtable.compiling import njit
from birdtable.games.contract import Moves, Points, State
from birdtable.games.cubirds.flocks import can_fly, complete_flock, leave_hand, legal_flocks, winning
from birdtable.games.cubirds.robinbird import go_on, is_robinbird, robin_lays, robin_phase
from birdtable.games.cubirds.rows import bird_row_end, lay_number, perch, reveal_birds, wants_refill
from birdtable.games.cubirds.setup import deal_hands
from birdtable.games.cubirds.state import (
    DRAW_NONE,
    DRAW_TWO,
    FLOCK,
    FLY,
    HAND,
    LAY,
    LEFT,
    OUT_OF_CARDS,
    QUIET_TURNS,
    REFILL,
    REFILL_ROW,
    ROBIN_LAYS,
    ROWS,
    SEVEN_SPECIES,
    SKIP,
    STALLED,
    TURN_DONE,
    TWO,
    TWO_THREES,
)
from birdtable.games.piles import EMPTY, at_most, count, each, left_to_draw, next_card, some, total

# ---------------------------------------------------------------------------- what may be done


@njit
def legal(state: State, moves: Moves) -> int:
    """The legal moves of the seat to move, in ascending order; returns how many."""
    if state.over:
        return 0
    if state.phase == LAY:
        return legal_lays(state, moves)
    if state.phase == REFILL:
        moves[0] = REFILL_ROW
        return 1
    if state.phase == TWO:
        moves[0], moves[1] = DRAW_TWO, DRAW_NONE
        return 2
    if state.phase == FLOCK:
        n = legal_flocks(state, moves)
        return 1 if is_robinbird(state) else n  # C42
    moves[0] = ROBIN_LAYS
    return 1


@njit
def legal_lays(state: State, moves: Moves) -> int:
    """C8 Any species in hand, at either end of any row."""
    n = 0
    hand = state.hand[state.seat]
    for bird in range(8):
        for place in range(2 * ROWS):  # written in any case and kept if the hand has the bird: no branch to mispredict
            moves[n + place] = lay_number(bird, 0, LEFT) + place
        n += 2 * ROWS * int(count(hand, bird) > 0)
    return n


# ---------------------------------------------------------------------------- what it does


@njit
def play(state: State, move: int) -> None:
    """Make a legal move, and count the moves that brought hidden cards out (C51)."""
    rounds = state.rounds
    state.ply += 1
    state.moved, state.shown, state.taken, state.drawn = move, EMPTY, EMPTY, EMPTY
    if state.phase == LAY:
        lay(state, move)
    elif state.phase == REFILL:
        refill(state)
    elif state.phase == TWO:
        draw_two_or_none(state, move)
    elif state.phase == FLOCK:
        fly_or_skip(state, move)
    else:
        robin_lays(state)
    while state.phase == TURN_DONE:
        end_turn(state)  # twice if RobinBird has nothing to draw and no flock
    if move == DRAW_TWO or move >= REFILL_ROW or state.over or state.rounds > rounds:
        state.reveals += 1


@njit
def lay(state: State, move: int) -> None:
    """C8 Lay all birds of one species at one end of a row. Only a capture calls for a refill (C15)."""
    bird, row, end = bird_row_end(move)
    state.shown = leave_hand(state, bird)
    state.taken = perch(state, row, bird, total(state.shown), end)
    if state.taken:
        capture(state)
        state.phase = FLOCK
        if wants_refill(state, row):
            state.phase, state.row = REFILL, row
    elif left_to_draw(state):
        state.phase = TWO  # C18
    else:
        state.phase = after_laying(state)


@njit
def capture(state: State) -> None:
    """C10 Captured birds go to the hand, where everybody saw them go (C46)."""
    state.hand[state.seat] += state.taken
    state.known[state.seat] += state.taken


@njit
def refill(state: State) -> None:
    """C13 Refill the row that a capture left with one species: a step of its own, since it turns cards over (C17)."""
    state.shown = reveal_birds(state, state.row)
    if is_robinbird(state):
        go_on(state)
    else:
        state.phase, state.row = FLOCK, 0


@njit
def draw_two_or_none(state: State, move: int) -> None:
    """C18 Who captured nothing may draw two cards: or what there is (C19). Unseen, they raise the limits (C47)."""
    if move == DRAW_TWO:
        seat = state.seat
        for _ in range(min(2, left_to_draw(state))):
            state.drawn += some(1, next_card(state))
        state.hand[seat] += state.drawn
        state.unknown[seat] += total(state.drawn)
        state.limit[seat] = at_most(state.limit[seat] + each(total(state.drawn)), state.unknown[seat])
    state.phase = after_laying(state)


@njit
def after_laying(state: State) -> int:
    """C20 A flock or a skip comes next, unless the hand is empty now that the laying is over (C25)."""
    return FLOCK if state.hand[state.seat] else TURN_DONE


@njit
def fly_or_skip(state: State, move: int) -> None:
    """C24 Complete one flock or none; RobinBird goes on while she can (C42)."""
    if move != SKIP:
        complete_flock(state, move - FLY)
    if not (is_robinbird(state) and can_fly(state)):
        state.phase = TURN_DONE


# ---------------------------------------------------------------------------- the end of a turn


@njit
def end_turn(state: State) -> None:
    """C26 A winning collection, then a stalled game (C33), then an empty hand; else the next seat's turn (C7)."""
    won = winning(state.collection[state.seat])
    if won:
        finish(state, won)
    elif state.turn - state.grown >= QUIET_TURNS:
        finish(state, STALLED)
    elif state.hand[state.seat] == EMPTY:
        end_round(state)
    else:
        begin_turn(state, int((state.seat + 1) % state.seats))


@njit
def finish(state: State, ending: int) -> None:
    """The game is over."""
    state.over, state.phase = ending, LAY


@njit
def end_round(state: State) -> None:
    """C29 An empty hand ends the round: all hands are discarded, and its owner (C43) deals if enough is left (C32)."""
    for seat in range(state.seats):
        state.discard += state.hand[seat]
        state.hand[seat], state.known[seat], state.limit[seat], state.unknown[seat] = EMPTY, EMPTY, EMPTY, 0
    if left_to_draw(state) < HAND * state.seats:
        finish(state, OUT_OF_CARDS)
        return
    state.dealer = state.seat
    state.rounds += 1
    deal_hands(state)
    begin_turn(state, state.seat)


@njit
def begin_turn(state: State, seat: int) -> None:
    """C7 The turn goes to a seat. RobinBird begins with row 1 (C38)."""
    state.seat = seat
    state.turn += 1
    state.phase = robin_phase(state) if is_robinbird(state) else LAY


@njit
def points(state: State, out: Points) -> None:
    """C34 The winner's point; without a winning collection, the most birds share it."""
    most = 0.0
    for seat in range(state.seats):
        out[0, seat] = 0
        out[1, seat] = total(state.collection[seat])
        most = max(most, out[1, seat])
    if state.over in (SEVEN_SPECIES, TWO_THREES):
        out[0, state.seat] = 1
    elif state.over:
        winners = 0
        for seat in range(state.seats):
            winners += out[1, seat] == most
        for seat in range(state.seats):
            out[0, seat] = (out[1, seat] == most) / winners
