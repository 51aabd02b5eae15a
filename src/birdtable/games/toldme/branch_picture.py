"""The branch drawn: a cell is a card, lines between cells are connectors that meet, half lines those that do not."""

from gettext import NullTranslations as Translations

from birdtable.games.contract import NONE, State
from birdtable.games.toldme.branch import TRUNK_SIDES
from birdtable.games.toldme.cards import color, connectors, value
from birdtable.games.toldme.deck import LETTERS
from birdtable.games.toldme.moves import write_card_number
from birdtable.games.toldme.state import DECK, EAST, NORTH, SOUTH, TRUNK, WEST

WIDTH = 80
ACROSS = {(0, 0): " ", (1, 0): "╴", (0, 1): "╶", (1, 1): "─"}  # by the connectors of the left and the right cell
DOWN = {(0, 0): " ", (1, 0): "╵", (0, 1): "╷", (1, 1): "│"}  # of the upper and the lower cell
Cells = dict[tuple[int, int], int]


def branch_lines(sight: State, t: Translations) -> list[str]:
    """The branch, as small as it can be drawn, so that it fits."""
    cells: Cells = {(0, 0): TRUNK}
    for i in range(sight.twigs):
        twig = int(sight.branch[i])
        cells[int(sight.x[twig]), int(sight.y[twig])] = twig
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    wide = (8 if sight.cards == DECK else 9) + 1
    short = wide * len(columns) > WIDTH
    width = (6 if sight.cards == DECK else 7) if short else wide - 1
    lines = []
    for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        lines.append(links_above(sight, cells, columns, y, width))
        lines.append(cards_of_row(sight, cells, columns, y, width, short, t))
    last = max(y for _, y in cells)
    return [line for line in [*lines, links_above(sight, cells, columns, last + 1, width)] if line.strip()]


def has_connector(sight: State, cells: Cells, x: int, y: int, side: int) -> int:
    """Whether what lies in a cell has a connector on a side."""
    card = cells.get((x, y), NONE)
    if card == NONE:
        return 0
    if card == TRUNK:
        return int(TRUNK_SIDES >> side & 1 and (sight.twigs == 0 or (x + 2 * (side == EAST) - 1, y) in cells))
    return connectors(sight, card) >> side & 1


def links_above(sight: State, cells: Cells, columns: range, y: int, width: int) -> str:
    """The line above a row of cells."""
    marks = [
        DOWN[has_connector(sight, cells, x, y - 1, SOUTH), has_connector(sight, cells, x, y, NORTH)] for x in columns
    ]
    return " " + "".join(f"   {mark}".ljust(width + 1) for mark in marks)


def cards_of_row(sight: State, cells: Cells, columns: range, y: int, width: int, short: bool, t: Translations) -> str:
    """A row of cells with the links between them."""
    line = ""
    for x in columns:
        line += ACROSS[has_connector(sight, cells, x - 1, y, EAST), has_connector(sight, cells, x, y, WEST)]
        line += cell(sight, cells.get((x, y), NONE), short, t).ljust(
            width, "─" if has_connector(sight, cells, x, y, EAST) else " "
        )
    x = columns[-1]
    return line + ACROSS[has_connector(sight, cells, x, y, EAST), 0]


def cell(sight: State, card: int, short: bool, t: Translations) -> str:
    """'[R]18·1+': letter, number, value, and whether a card lies beneath it."""
    if card == NONE:
        return ""
    if card == TRUNK:
        # Translators: the trunk of the tree, in at most 6 letters
        return t.pgettext("in the middle of the table", "TRUNK")
    name = f"[{LETTERS[color(sight, card)]}]{write_card_number(card)}"
    if short:
        return name
    return f"{name}·{value(sight, card)}{'+' if sight.below[card] != NONE else ''}"


__all__ = ["WEST", "branch_lines"]
