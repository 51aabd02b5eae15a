"""The branch: where a card can be added, what it can cover, what can be taken away.

What decides is a card's value and its connectors, together one of 64 kinds; so where several cards may fit, the answer
is a set of kinds: a 64-bit word, a bit for each.
"""

import numpy as np

from birdtable.compiling import called, njit
from birdtable.games.contract import NONE, State
from birdtable.games.toldme.cards import connectors, kind, value
from birdtable.games.toldme.state import AIR, BRANCH, COVERED, EAST, NORTH, OVER, SOUTH, TRUNK, WEST

Kinds = np.uint64
NO_KIND = np.uint64(0)
BIT = np.uint64(1)
ANY_VALUE = 4  # what the trunk lets hang on it
TRUNK_SIDES = 1 << EAST | 1 << WEST
COLUMNS = np.array([0, 1, 0, -1])  # one step to the north, east, south, west
ROWS = np.array([-1, 0, 1, 0])

# CONNECTING[facing, links]: the 16 sets of connectors, a bit each, that meet just these of the connectors facing them.
CONNECTING = np.array(
    [[sum(1 << own for own in range(16) if own & facing == links) for links in range(16)] for facing in range(16)],
    np.uint64,
)
# VALUED[low, high]: multiplied by a bit for a set of connectors, one bit for each value from low to high.
VALUED = np.array(
    [[sum(1 << 16 * (v - 1) for v in range(max(low, 1), high + 1)) for high in range(5)] for low in range(5)], np.uint64
)


@njit
def fits(kinds: Kinds, a_kind: int) -> bool:
    """Whether a kind is in a set of kinds."""
    return (kinds >> np.uint64(a_kind)) & BIT != NO_KIND


@njit
def side_towards(dx: int, dy: int) -> int:
    """The side on which a neighbouring cell lies."""
    if dx:
        return EAST if dx > 0 else WEST
    return SOUTH if dy > 0 else NORTH


@njit
def opposite(side: int) -> int:
    """The side that faces this side."""
    return side ^ 2


@njit
def cell_of(state: State, card: int) -> tuple[int, int]:
    """T9 Column and row of a visible card, or of the trunk in the middle."""
    if card == TRUNK:
        return 0, 0
    return int(state.x[card]), int(state.y[card])


# ---------------------------------------------------------------------------- what fits where


@called
def room_beside(state: State, parent: int, side: int) -> Kinds:
    """T11 The kinds that can be added on one side of a card: connected to it and to nothing else (T13).

    T12 Their value is at most that of the parent. T14 What faces them without meeting a connector does not matter.
    """
    column, row = cell_of(state, parent)
    x, y = column + COLUMNS[side], row + ROWS[side]
    if parent == TRUNK:
        facing, high = 0, ANY_VALUE
    else:
        facing, high = facing_trunk(x, y), value(state, parent)
    for i in range(state.twigs):
        twig = int(state.branch[i])
        dx, dy = int(state.x[twig]) - x, int(state.y[twig]) - y
        if dx == 0 and dy == 0:
            return NO_KIND  # T11 An empty cell only
        if abs(dx) + abs(dy) == 1:
            towards = side_towards(dx, dy)
            facing |= (connectors(state, twig) >> opposite(towards) & 1) << towards
    if x == 0 and y == 0:
        return NO_KIND
    link = 1 << opposite(side)
    return CONNECTING[facing | link, link] * VALUED[1, high]


@njit
def facing_trunk(x: int, y: int) -> int:
    """T13 The side of a cell on which a connector of the trunk faces it, as a bit; 0 if none does."""
    if y == 0 and abs(x) == 1:
        return 1 << side_towards(-x, 0)
    return 0


@called
def room_over(state: State, covered: int) -> Kinds:
    """T15 The kinds that can lie in the place of a twig: connected to its parent and its children and to nothing else.

    Their value is at most the parent's and at least that of each child.
    """
    x, y = cell_of(state, covered)
    parent = int(state.parent[covered])
    facing, links, low, high = facing_trunk(x, y), 0, 1, ANY_VALUE
    if parent == TRUNK:
        links = facing
    for i in range(state.twigs):
        twig = int(state.branch[i])
        dx, dy = int(state.x[twig]) - x, int(state.y[twig]) - y
        if abs(dx) + abs(dy) == 1:
            towards = side_towards(dx, dy)
            facing |= (connectors(state, twig) >> opposite(towards) & 1) << towards
            if twig == parent:
                links |= 1 << towards
                high = value(state, twig)
            elif state.parent[twig] == covered:
                links |= 1 << towards
                low = max(low, value(state, twig))
    return CONNECTING[facing, links] * VALUED[low, high]


@njit
def has_side(state: State, card: int, side: int) -> bool:
    """T10 Whether a card, or the trunk of an empty branch, has a connector on a side."""
    if card == TRUNK:
        return state.twigs == 0 and TRUNK_SIDES >> side & 1 == 1
    return connectors(state, card) >> side & 1 == 1


@called
def rooms_to_add(state: State) -> Kinds:
    """T11 The kinds that can be added anywhere; on the empty branch to the trunk (T10)."""
    kinds = NO_KIND
    if state.twigs == 0:
        return room_beside(state, TRUNK, EAST) | room_beside(state, TRUNK, WEST)
    for i in range(state.twigs):
        twig = int(state.branch[i])
        for side in range(4):
            if has_side(state, twig, side):
                kinds |= room_beside(state, twig, side)
    return kinds


@called
def rooms_to_cover(state: State, most: int) -> Kinds:
    """T15 The kinds that can cover any twig of at most this value."""
    kinds = NO_KIND
    for i in range(state.twigs):
        twig = int(state.branch[i])
        if value(state, twig) <= most:
            kinds |= room_over(state, twig)
    return kinds


@called
def can_take_away(state: State, twig: int) -> bool:
    """T17 A twig with nothing hung on it, or one with a card beneath it that can lie in its place."""
    beneath = int(state.below[twig])
    if beneath != NONE:
        return fits(room_over(state, twig), kind(state, beneath))
    return is_end(state, twig)


@njit
def is_end(state: State, card: int) -> bool:
    """Whether nothing hangs on a card."""
    for i in range(state.twigs):
        if state.parent[int(state.branch[i])] == card:
            return False
    return True


@called
def has_connection(state: State) -> bool:
    """T18 Whether a connector of a visible card, or of the unused trunk, faces an empty cell."""
    if state.twigs == 0:
        return True
    for i in range(state.twigs):
        twig = int(state.branch[i])
        for side in range(4):
            if has_side(state, twig, side) and is_empty(
                state, state.x[twig] + COLUMNS[side], state.y[twig] + ROWS[side]
            ):
                return True
    return False


@njit
def is_empty(state: State, x: int, y: int) -> bool:
    """T9 Whether nothing lies in a cell: no card, and not the trunk."""
    if x == 0 and y == 0:
        return False
    for i in range(state.twigs):
        twig = int(state.branch[i])
        if state.x[twig] == x and state.y[twig] == y:
            return False
    return True


# ---------------------------------------------------------------------------- putting cards there, and away


@called
def put(state: State, card: int, twig: int, spot: int) -> None:
    """T16 Place a card: on a side of a twig or of the trunk, or over a twig."""
    if spot == OVER:
        cover(state, card, twig)
        return
    x, y = cell_of(state, twig)
    state.where[card] = BRANCH
    state.x[card], state.y[card] = x + COLUMNS[spot], y + ROWS[spot]
    state.below[card], state.parent[card] = NONE, twig
    state.branch[state.twigs] = card
    state.twigs += 1
    if twig == state.goal and twig != TRUNK:
        state.grown = 1  # T29


@njit
def cover(state: State, card: int, twig: int) -> None:
    """T15 A card takes the place of a twig, which lies beneath it."""
    state.where[card], state.where[twig] = BRANCH, COVERED
    stand_in(state, card, twig)
    state.below[card] = twig


@njit
def stand_in(state: State, card: int, twig: int) -> None:
    """T16 All that hung together with a twig now hangs together with another card in the same cell."""
    state.x[card], state.y[card], state.parent[card] = state.x[twig], state.y[twig], state.parent[twig]
    state.parent[twig] = NONE
    for i in range(state.twigs):
        if state.branch[i] == twig:
            state.branch[i] = card
        elif state.parent[int(state.branch[i])] == twig:
            state.parent[int(state.branch[i])] = card
    if state.goal == twig:
        state.goal = card
    if state.at == twig:
        state.at = card


@called
def take_away(state: State, twig: int) -> None:
    """T17 The visible card leaves its cell and is in the air; a card beneath it is in play again."""
    beneath = int(state.below[twig])
    if beneath != NONE:
        stand_in(state, beneath, twig)
        state.where[beneath] = BRANCH
    else:
        clear_cell(state, twig)
    leave_branch(state, twig)
    state.where[twig] = AIR


@njit
def clear_cell(state: State, twig: int) -> None:
    """T28 A cell becomes empty; if the route went there, it now ends one cell before."""
    parent = int(state.parent[twig])
    if state.goal == twig:
        state.goal = parent
    if state.at == twig:
        state.at = parent
    i = 0
    while state.branch[i] != twig:
        i += 1
    state.twigs -= 1
    for j in range(i, state.twigs):
        state.branch[j] = state.branch[j + 1]
    state.branch[state.twigs] = NONE


@njit
def leave_branch(state: State, card: int) -> None:
    """Forget where a card was."""
    state.x[card], state.y[card], state.below[card], state.parent[card] = 0, 0, NONE, NONE
