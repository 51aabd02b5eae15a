"""The four rows. Each species stands in one run (C9), so laying, capturing and refilling move whole runs.

A row is two piles: `birds`, how many of each species, and `place`, where the run of each species stands, counted
from the left; of species that are not there, place is 0. `runs` is how many species there are.
"""

from birdtable.compiling import njit
from birdtable.games.contract import State
from birdtable.games.cubirds.state import LEFT, RIGHT, ROWS
from birdtable.games.piles import (
    EMPTY,
    Pile,
    count,
    each,
    kinds,
    left_to_draw,
    next_card,
    present,
    reached,
    some,
    whole,
)


@njit
def lay_number(bird: int, row: int, end: int) -> int:
    """The move that lays all birds of a species at an end of a row."""
    return (bird * ROWS + row) * 2 + end


@njit
def bird_row_end(move: int) -> tuple[int, int, int]:
    """What a move lays and where: `lay_number` read backwards."""
    return move >> 3, move >> 1 & 3, move & 1


@njit
def stands_in(state: State, row: int, bird: int) -> bool:
    """Whether a row has birds of a species."""
    return count(state.birds[row], bird) > 0


@njit
def add_run(state: State, row: int, bird: int, n: int, end: int) -> None:
    """A species that is new to the row, at one of its ends."""
    if end == LEFT:
        state.place[row] += each(1) & present(state.birds[row])
    else:
        state.place[row] += some(state.runs[row], bird)
    state.birds[row] += some(n, bird)
    state.runs[row] += 1


@njit
def enclosed(state: State, row: int, bird: int, end: int) -> Pile:
    """C10 What birds laid at an end would capture: all, if any (C12), up to the nearest birds of their species."""
    if not stands_in(state, row, bird):
        return EMPTY
    place = count(state.place[row], bird)
    if end == LEFT:
        return state.birds[row] & ~whole(reached(state.place[row], each(place)))
    return state.birds[row] & whole(reached(state.place[row], each(place + 1)))


@njit
def perch(state: State, row: int, bird: int, n: int, end: int) -> Pile:
    """C8 Lay birds at an end of a row; returns what they capture. The rest of the row closes up (C11)."""
    if not stands_in(state, row, bird):
        add_run(state, row, bird, n, end)
        return EMPTY
    taken = enclosed(state, row, bird, end)
    if taken:
        left_of_bird = count(state.place[row], bird) if end == LEFT else 0
        state.birds[row] -= taken
        stay = present(state.birds[row])
        state.place[row] = (state.place[row] & stay) - (each(left_of_bird) & stay)
        state.runs[row] -= kinds(taken)
    state.birds[row] += some(n, bird)
    return taken


@njit
def wants_refill(state: State, row: int) -> bool:
    """C13 One species alone calls for more birds, as long as there are any (C16)."""
    return state.runs[row] == 1 and left_to_draw(state) > 0


@njit
def reveal_birds(state: State, row: int) -> Pile:
    """C14 Add birds at the right end until the row has two species or no card is left; returns them."""
    birds = EMPTY
    while wants_refill(state, row):
        bird = next_card(state)
        birds += some(1, bird)
        if stands_in(state, row, bird):
            state.birds[row] += some(1, bird)
        else:
            add_run(state, row, bird, 1, RIGHT)
    return birds
