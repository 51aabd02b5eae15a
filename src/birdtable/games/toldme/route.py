"""The route from the trunk to the chosen leaf: whose turn it is to speak, and how much its number is raised."""

from birdtable.compiling import called
from birdtable.games.contract import NONE, State
from birdtable.games.toldme.branch import is_end
from birdtable.games.toldme.cards import color, value
from birdtable.games.toldme.says import WAITING_LAST, WAITING_NEXT, WAITING_PLUMAGE
from birdtable.games.toldme.state import BRANCH, HEAR, LEAF, TOP, TRUNK


@called
def climbs_to(state: State, card: int, goal: int) -> bool:
    """Whether the way from a card to the trunk comes by another card, or begins there."""
    while card not in (goal, TRUNK):
        card = int(state.parent[card])
    return card == goal


@called
def next_on_route(state: State) -> int:
    """T26 The visible card of the cell behind the one that spoke last, towards the end of the route."""
    card = int(state.goal)
    while state.parent[card] != state.at:
        card = int(state.parent[card])
    return card


@called
def is_leaf_choice(state: State, card: int) -> bool:
    """T25 The leaf is one of the cards just added, if nothing hangs on it; later (T29) any end past the route's end."""
    if state.where[card] != BRANCH or not is_end(state, card):
        return False
    if state.goal == TRUNK:
        return card == state.added[0] or card == state.added[1]
    return climbs_to(state, card, state.goal)


@called
def seek_leaf(state: State) -> None:
    """T25 Ask for the leaf; with one leaf there is no question."""
    found, leaf = 0, NONE
    for i in range(state.twigs):
        if is_leaf_choice(state, int(state.branch[i])):
            leaf = int(state.branch[i])
            found += 1
    state.phase = LEAF
    if found == 1:
        choose_leaf(state, leaf)


@called
def choose_leaf(state: State, leaf: int) -> None:
    """T25 The route now leads to this leaf."""
    state.goal = leaf
    state.phase = HEAR


@called
def go_on_along_route(state: State) -> None:
    """T26 After a bird has spoken: a longer route (T29), the next bird, or the end of the route."""
    grown, state.grown = state.grown, 0
    if grown and not is_end(state, state.goal):
        seek_leaf(state)
    else:
        state.phase = TOP if state.goal == state.at else HEAR


# ---------------------------------------------------------------------------- numbers


@called
def raised(state: State, card: int) -> int:
    """T43 By how much the route and the boosts that wait raise a card's number as it begins."""
    more = kin_on_route(state, card)
    more += int(state.boost[WAITING_NEXT]) + int(state.boost[value(state, card)])
    if state.plumage[color(state, card)] == state.seat:
        more += int(state.boost[WAITING_PLUMAGE])
    if is_last(state, card):
        more += int(state.boost[WAITING_LAST])
    return more


@called
def is_last(state: State, card: int) -> bool:
    """T50 The last card is the leaf as it is reached; in the bonus variant the bonus card."""
    return bool(state.finale) if state.bonus else card == state.goal


@called
def use_boosts(state: State, card: int) -> None:
    """T44 The boosts that fit a card are used up as it begins."""
    state.boost[WAITING_NEXT] = 0
    state.boost[value(state, card)] = 0
    if state.plumage[color(state, card)] == state.seat:
        state.boost[WAITING_PLUMAGE] = 0
    if is_last(state, card):
        state.boost[WAITING_LAST] = 0


@called
def kin_on_route(state: State, card: int) -> int:
    """T43 How many other visible cards of the same colour are on the route, before or behind."""
    kin = 0
    on_route = int(state.goal)
    while on_route != TRUNK:
        kin += int(on_route != card and color(state, on_route) == color(state, card))
        on_route = int(state.parent[on_route])
    return kin
