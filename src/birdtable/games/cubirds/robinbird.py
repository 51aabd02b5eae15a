"""C44 RobinBird, the solo opponent: she plays by drawn cards alone, and each of her steps is the only legal move."""

from birdtable.compiling import njit
from birdtable.games.contract import State
from birdtable.games.cubirds.flocks import can_fly
from birdtable.games.cubirds.rows import enclosed, lay_number, perch, wants_refill
from birdtable.games.cubirds.state import FLOCK, LEFT, REFILL, RIGHT, ROBINBIRD, ROWS, TURN_DONE
from birdtable.games.piles import left_to_draw, next_card, some, total

SEAT = 1


@njit
def is_robinbird(state: State) -> bool:
    """Whether it is RobinBird's move: the rules play her seat."""
    return state.seat >= state.people


@njit
def robin_lays(state: State) -> None:
    """C38 RobinBird draws a bird for her next row: on the left if that captures strictly more, else on the right."""
    bird, row = next_card(state), state.row
    captures_left = total(enclosed(state, row, bird, LEFT))
    captures_right = total(enclosed(state, row, bird, RIGHT))
    end = LEFT if captures_left > captures_right else RIGHT
    state.moved = lay_number(bird, row, end)
    state.shown = some(1, bird)
    state.taken = perch(state, row, bird, 1, end)
    state.hand[SEAT] += state.taken
    state.known[SEAT] += state.taken
    if state.taken and wants_refill(state, row):
        state.phase = REFILL  # C39
    else:
        go_on(state)


@njit
def go_on(state: State) -> None:
    """C39 One row after the other, each with its refill."""
    state.row += 1
    state.phase = robin_phase(state)
    if state.phase != ROBINBIRD:
        state.row = 0


@njit
def robin_phase(state: State) -> int:
    """C40 A row, if a card is left to draw, never two cards (C41); then her flocks (C42); then nothing."""
    if state.row < ROWS and left_to_draw(state):
        return ROBINBIRD
    return FLOCK if can_fly(state) else TURN_DONE
