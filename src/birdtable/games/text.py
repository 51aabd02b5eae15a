"""Reading and writing the small pieces of notation that the games share."""

import re
from collections.abc import Callable, Mapping, Sequence
from gettext import NullTranslations as Translations

import numpy as np

from birdtable.errors import Malformed
from birdtable.games.chance import STATES, start
from birdtable.games.contract import State
from birdtable.games.piles import Pile, numbers, pile_of

MOST = 2**31  # of what a clock may count


def read_number(text: str, field: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not re.fullmatch(r"[0-9]{1,20}", text) or not low <= int(text) <= high:
        raise Malformed(f"{field}: expected a whole number from {low} to {high}, not {quoted(text)}")
    return int(text)


def read_seed(text: str) -> int:
    """A seed: a whole number of 64 bits."""
    return read_number(text, "seed", 0, 2**64 - 1)


def quoted(text: str) -> str:
    """Somebody's text within a message: shortened, and without anything that a terminal would obey."""
    shown = repr(text[:41])  # longer than the text, where it has what cannot be printed
    return (shown if len(shown) <= 42 else f"{shown[:38]}...{shown[0]}") if text else "nothing"


def split(text: str, separator: str, count: int, field: str) -> list[str]:
    """The parts of a field of which the number is known."""
    parts = text.split(separator)
    if len(parts) != count:
        raise Malformed(f"{field}: expected {count} parts separated by '{separator}', found {len(parts)}")
    return parts


def read_fields(text: str, game: str, fields: Sequence[str], leave_out: Mapping[str, str]) -> dict[str, str]:
    """The fields of a position by name; the last ones, which may be left out, are then as given."""
    parts = text.split()
    needed = len(fields) - len(leave_out)
    if not needed <= len(parts) <= len(fields):
        raise Malformed(
            f"position: expected {needed} to {len(fields)} fields ({', '.join(fields)}), found {len(parts)}"
        )
    if parts[0] != game:
        raise Malformed(f"game: expected {game}, not {quoted(parts[0])}")
    return {**leave_out, **dict(zip(fields, parts, strict=False))}


def read_chance(
    state: State, text: str, seed: int | None, has_star: bool, fill_hands: Callable[[State], bool]
) -> State:
    """Deal the cards behind the stars from the seed, and set the generator."""
    if seed is None and (has_star or text == "*"):
        raise Malformed("seed: expected one, since the position has a *")
    given = int(text, 16) if re.fullmatch("[0-9a-fA-F]{16}", text) else 0
    if text != "*" and not 1 <= given <= int(STATES):
        raise Malformed(f"chance: expected 16 hexadecimal digits of a generator's state, or *, not {quoted(text)}")
    start(state, np.uint64(seed or 0))
    dealt = state.copy()
    while not fill_hands(dealt):
        rng, dealt = dealt.rng, state.copy()
        dealt.rng = rng
    if given:
        dealt.rng = np.uint64(given)
    return dealt


def counts(text: str, letters: str, field: str) -> list[tuple[int, int]]:
    """Letters with their numbers as pairs of kind and number, in the order of the text: 'F2O' is [(0, 2), (1, 1)]."""
    if text == "-":
        return []
    if not re.fullmatch(r"(?:[A-Z][0-9]{0,3})+", text):
        raise Malformed(f"{field}: expected letters of {letters}, each with its number, or '-', not {quoted(text)}")
    pairs = []
    for letter, number in re.findall(r"([A-Z])([0-9]*)", text):
        if letter not in letters:
            raise Malformed(f"{field}: expected letters of {letters}, not '{letter}'")
        pairs.append((letters.index(letter), int(number or 1)))
    if len({kind for kind, _ in pairs}) < len(pairs):
        raise Malformed(f"{field}: expected each letter once, not {quoted(text)}")
    return pairs


def read_pile(text: str, letters: str, field: str) -> Pile:
    """A pile from letters with their numbers."""
    bytes_by_kind = bytearray(8)
    for kind, number in counts(text, letters, field):
        if not 1 <= number <= 127:
            raise Malformed(f"{field}: expected a number from 1 to 127 with '{letters[kind]}', not {number}")
        bytes_by_kind[kind] = number
    return pile_of(bytes_by_kind)


def write_pile(pile: Pile, letters: str) -> str:
    """A pile as letters with their numbers, in the order of the letters."""
    return "".join(letters[kind] + numbered(number) for kind, number in enumerate(numbers(pile)) if number) or "-"


def numbered(number: int) -> str:
    """The number behind a letter: left out if it is 1."""
    return "" if number == 1 else str(number)


def listed(words: list[str], t: Translations) -> str:
    """'a, b and c'"""
    if len(words) < 2:
        return "".join(words)
    # Translators: the end of a list, "{a duck, a parrot} and {2 robins}"
    return t.gettext("{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])


# ---------------------------------------------------------------------------- columns of plain text


def right(column: list[str]) -> list[str]:
    """Lines of equal width, flush right."""
    width = max(map(len, column))
    return [line.rjust(width) for line in column]


def beside(*blocks: list[str]) -> list[str]:
    """Blocks of lines side by side; all get lines of equal width."""
    widths = [max(map(len, block)) for block in blocks]
    return ["".join(line.ljust(width) for line, width in zip(lines, widths)) for lines in zip(*blocks)]


def shorten(name: str, width: int) -> str:
    """A name that fits."""
    return name if len(name) <= width else name[: width - 1] + "…"
