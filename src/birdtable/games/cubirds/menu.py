"""CuBirds at a terminal: colours, the layings as a numbered table of birds and places, the rules in short."""

from collections.abc import Mapping, Sequence
from gettext import NullTranslations as Translations

from birdtable.games.contract import State
from birdtable.games.cubirds.birds import LETTERS
from birdtable.games.cubirds.rows import bird_row_end, enclosed, lay_number
from birdtable.games.cubirds.state import LAY, LEFT, RIGHT, ROWS
from birdtable.games.piles import numbers

CELL = 7
COLORS: Mapping[str, tuple[int, int]] = {
    "F": (218, 16), "O": (180, 16), "T": (214, 16), "D": (30, 231),
    "P": (34, 231), "M": (238, 231), "W": (229, 16), "R": (160, 231),
}  # fmt: skip


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
    for bird in sorted({bird_row_end(move)[0] for move in moves}):
        cells = {end: "".join(cell(sight, bird, row, end, index) for row in range(ROWS)) for end in (LEFT, RIGHT)}
        lines.append(f"  [{LETTERS[bird]}] x{held[bird]:<3}{cells[LEFT]:{half}}  {cells[RIGHT]}".rstrip())
    return lines


def cell(sight: State, bird: int, row: int, end: int, index: dict[int, int]) -> str:
    """The number of a laying, and how many birds it captures."""
    captured = sum(numbers(enclosed(sight, row, bird, end)))
    number = index[lay_number(bird, row, end)]
    return (f"{number} +{captured}" if captured else str(number)).ljust(CELL)


def rules(sight: State, t: Translations) -> str:
    """The rules in a few lines."""
    return "\n".join(
        [
            t.gettext("Be the first with seven species in your collection, or with three birds each of two species."),
            t.gettext(
                "Your turn: lay all your birds of one species at one end of a row. All birds between them and the "
                "nearest birds of their species come to your hand; if one species alone is left, the row is refilled. "
                "If you took none, you may draw two cards."
            ),
            t.gettext(
                "Then you may complete a flock: show all your birds of a species. Of a small flock you keep one in "
                "your collection, of a big flock two; the others are discarded."
            ),
            t.gettext(
                "Whoever has no cards left ends the round: all hands are discarded, everybody gets eight new cards, "
                "and whoever ended it begins."
            ),
            t.gettext(
                "In the table, “need” is what is missing to a small and a big flock, ✓ when it is reached. Of other "
                "hands, 2+ is at least two, 0–2 at most two, and ? anything. A laying marked +2 takes two birds."
            ),
        ]
    )
