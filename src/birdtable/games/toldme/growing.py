"""The branch of a position that somebody wrote, twig by twig, as it could have grown."""

from birdtable.errors import Malformed
from birdtable.games.contract import State
from birdtable.games.toldme.branch import ANY_VALUE, COLUMNS, ROWS, TRUNK_SIDES, opposite
from birdtable.games.toldme.cards import connectors, value
from birdtable.games.toldme.moves import write_card_number
from birdtable.games.toldme.state import BRANCH, COVERED, TRUNK


def grow(state: State, cards: list[int], x: int, y: int, cell: str) -> None:
    """Add a twig, with the cards beneath it, to the twigs before it: connected to one of them only (T11, T13)."""
    card = cards[0]
    name = f"branch, {write_card_number(card)}@{cell}"
    if card_at(state, x, y) is not None:
        raise Malformed(f"{name}: expected an empty cell")
    linked = neighbours(state, card, x, y)
    if not linked:
        raise Malformed(f"{name}: expected a connection to a twig before it, or as the first to the trunk")
    if len(linked) > 1:
        raise Malformed(f"{name}: expected one connection, found a loop")
    parent = linked[0]
    if parent == TRUNK and state.twigs:
        raise Malformed(f"{name}: expected no connection to the trunk, which has one")
    if value(state, card) > (ANY_VALUE if parent == TRUNK else value(state, parent)):
        raise Malformed(f"{name}: expected a value of at most {value(state, parent)}, found {value(state, card)}")
    for upper, lower in zip(cards, [*cards[1:], -1], strict=True):
        state.where[upper] = BRANCH if upper == card else COVERED
        state.x[upper], state.y[upper], state.below[upper] = x, y, lower
    state.parent[card] = parent
    state.branch[state.twigs] = card
    state.twigs += 1


def card_at(state: State, x: int, y: int) -> int | None:
    """The visible card of a cell, or the trunk."""
    if (x, y) == (0, 0):
        return TRUNK
    return next((int(twig) for twig in state.branch[: state.twigs] if (state.x[twig], state.y[twig]) == (x, y)), None)


def neighbours(state: State, card: int, x: int, y: int) -> list[int]:
    """What a card in a cell is connected to."""
    found = []
    for side in range(4):
        other = card_at(state, x + int(COLUMNS[side]), y + int(ROWS[side]))
        if other is not None and connectors(state, card) >> side & 1:
            facing = TRUNK_SIDES if other == TRUNK else connectors(state, other)
            found += [other] if facing >> opposite(side) & 1 else []
    return found
