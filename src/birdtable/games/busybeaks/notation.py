"""Busy Beaks as text: options here, moves and positions beside it, all as docs/notation.md describes them."""

from collections.abc import Mapping

from birdtable.errors import Malformed
from birdtable.games.busybeaks.birds import BIRDS, FIRST_PLAY, LETTERS, TYPES, set_of
from birdtable.games.busybeaks.moves import read_move, write_move
from birdtable.games.busybeaks.position import read_position, write_position
from birdtable.games.busybeaks.state import MOST_SEATS, OPTIONS
from birdtable.games.contract import Option, Options, new_record
from birdtable.games.text import quoted, read_number

__all__ = [
    "CHOICES",
    "EXAMPLES",
    "read_move",
    "read_options",
    "read_position",
    "write_move",
    "write_options",
    "write_position",
]

EXAMPLES: tuple[str, ...] = (
    "busybeaks 2 GBSKFRC 1:play GBK/SSF/CRG GKR*2/*5 0/0 8:GBSKFRC * -",
    "busybeaks 3 OEPLMUW 2:play OEP/LMU/WOE *4/OEPLM/*6 0/0/0 12:OEPLMUW * -",
)

CHOICES: tuple[Option, ...] = (
    Option("birds", "first-play", "first-play, surprise, or seven letters like OEPLMUW", "the seven birds of the game"),
    Option("first", "1", "a seat", "who starts, with two cards; each next seat has one more"),
)
SETS = {"first-play": FIRST_PLAY, "surprise": 0}


def read_options(seats: int, given: Mapping[str, str]) -> Options:
    """Options from their text; what is not given is at its default."""
    options: Options = new_record(OPTIONS)
    options.seats = read_number(str(seats), "seats", 2, MOST_SEATS)
    options.birds, options.first = FIRST_PLAY, 1
    for name, text in given.items():
        if name == "birds":
            options.birds = read_birds(text)
        elif name == "first":
            options.first = read_number(text, "option first", 1, seats)
        else:
            expected = " or ".join(option.name for option in CHOICES)
            raise Malformed(f"option {quoted(name)}: expected {expected}")
    return options


def read_birds(text: str) -> int:
    """The birds of a game: a set by name, or seven letters in any order."""
    if text in SETS:
        return SETS[text]
    if len(set(text)) != TYPES or len(text) != TYPES or not set(text) <= set(LETTERS):
        raise Malformed(
            f"option birds: expected {', '.join(SETS)} or {TYPES} different letters of {LETTERS}, not {quoted(text)}"
        )
    return set_of(*map(LETTERS.index, text))


def write_options(options: Options) -> dict[str, str]:
    """The options that are not at their defaults, as text."""
    written = {}
    if options.birds != FIRST_PLAY:
        letters = "".join(LETTERS[bird] for bird in BIRDS if options.birds >> bird & 1)
        written["birds"] = letters or "surprise"
    if options.first != 1:
        written["first"] = str(options.first)
    return written
