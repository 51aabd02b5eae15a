"""The tree: three branches of cards, with gaps until the end of a turn."""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.busybeaks.state import BRANCHES, PLACES, TREE
from birdtable.games.contract import NONE, State
from birdtable.games.piles import left_to_draw, next_card, some

FULL = 7  # cards of a branch that is cut back
START = 3  # cards of a branch filled or cut back


@njit
def card_at(state: State, at: int) -> int:
    """The kind of the card at a place; NONE if there is none."""
    return int(np.int64(state.tree[at])) - 1


@njit
def cards_in_tree(state: State) -> int:
    """How many cards the tree has."""
    n = 0
    for at in range(TREE):
        n += int(state.tree[at] != 0)
    return n


@njit
def has_room(state: State, branch: int) -> bool:
    """Y18 Whether a card can be played on a branch."""
    return bool(state.ends[branch] < PLACES)


@njit
def end_card(state: State, branch: int) -> int:
    """Where the right-most card of a branch is; NONE if it has no card."""
    return branch * PLACES + int(state.ends[branch]) - 1 if state.ends[branch] else NONE


@njit
def put_at_end(state: State, branch: int, kind: int) -> int:
    """Y7 Place a card at the end of a branch: right of its right-most card, past no gap; returns where."""
    at = branch * PLACES + int(state.ends[branch])
    state.tree[at] = kind + 1
    state.ends[branch] += 1
    return at


@njit
def put_card(state: State, at: int, kind: int) -> None:
    """Place a card in a gap."""
    state.tree[at] = kind + 1
    branch = at // PLACES
    state.ends[branch] = max(state.ends[branch], at % PLACES + 1)


@njit
def remove_card(state: State, at: int) -> int:
    """Y15 Take a card out of the tree: it leaves a gap, unless it was the right-most one; returns its kind."""
    kind = card_at(state, at)
    state.tree[at] = 0
    branch = at // PLACES
    while state.ends[branch] and state.tree[branch * PLACES + state.ends[branch] - 1] == 0:
        state.ends[branch] -= 1
    return kind


# ---------------------------------------------------------------------------- the end of a turn


@njit
def tidy(state: State) -> None:
    """Y14 Slide, then fill, then cut, each for all branches; cards that fill a branch call for no second look."""
    for branch in range(BRANCHES):
        slide(state, branch)
    for branch in range(BRANCHES):
        if state.ends[branch] == 0:
            fill(state, branch)
    for branch in range(BRANCHES):
        if state.ends[branch] >= FULL:
            cut(state, branch)


@njit
def slide(state: State, branch: int) -> None:
    """Y11 Cards close up to the left."""
    first, n = branch * PLACES, 0
    for place in range(state.ends[branch]):
        card = state.tree[first + place]
        if card:
            state.tree[first + place] = 0
            state.tree[first + n] = card
            n += 1
    state.ends[branch] = n


@njit
def fill(state: State, branch: int) -> None:
    """Y12 An empty branch gets three cards one by one, or what there is."""
    for _ in range(min(START, left_to_draw(state))):
        put_at_end(state, branch, next_card(state))


@njit
def cut(state: State, branch: int) -> None:
    """Y13 A branch of seven or more keeps its right-most three; the others are discarded."""
    first, gone = branch * PLACES, int(state.ends[branch]) - START
    for place in range(gone):
        state.discard += some(1, remove_card(state, first + place))
    slide(state, branch)
