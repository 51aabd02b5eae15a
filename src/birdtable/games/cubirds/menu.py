"""The layings of CuBirds as a numbered table of birds and places, for a terminal."""

from collections.abc import Sequence
from gettext import NullTranslations as Translations

from birdtable.games.contract import State
from birdtable.games.cubirds.birds import LETTERS
from birdtable.games.cubirds.rows import enclosed
from birdtable.games.cubirds.state import LAY, LEFT, RIGHT, ROWS
from birdtable.games.text import numbers

CELL = 7


def menu(sight: State, moves: Sequence[int], t: Translations) -> list[str]:
    """A line for each bird in hand, a column for each end of a row; what a laying captures stands beside its number."""
    if sight.phase != LAY:
        return []
    half = ROWS * CELL
    heads = t.gettext("left of row"), t.gettext("right of row")
    rows = "".join(str(row + 1).ljust(CELL) for row in range(ROWS))
    lines = [f"{'':10}{heads[0]:{half}}  {heads[1]}", f"{'':10}{rows:{half}}  {rows}".rstrip()]
    held = numbers(sight.hand[sight.seat])
    index = {move: i for i, move in enumerate(moves, 1)}
    for bird in sorted({move // (2 * ROWS) for move in moves}):
        cells = {end: "".join(cell(sight, bird, row, end, index) for row in range(ROWS)) for end in (LEFT, RIGHT)}
        lines.append(f"  [{LETTERS[bird]}] x{held[bird]:<3}{cells[LEFT]:{half}}  {cells[RIGHT]}".rstrip())
    return lines


def cell(sight: State, bird: int, row: int, end: int, index: dict[int, int]) -> str:
    """The number of a laying, and how many birds it captures."""
    captured = sum(numbers(enclosed(sight, row, bird, end)))
    number = index[(bird * ROWS + row) * 2 + end]
    return (f"{number} +{captured}" if captured else str(number)).ljust(CELL)
