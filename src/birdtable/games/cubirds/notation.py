"""CuBirds as text: options here, moves and positions beside it, all as docs/notation.md describes them."""

from collections.abc import Mapping

import numpy as np

from birdtable.errors import Malformed
from birdtable.games.contract import Option, Options
from birdtable.games.cubirds.moves import read_move, write_move
from birdtable.games.cubirds.position import read_position, write_position
from birdtable.games.cubirds.state import MOST_SEATS, OPTIONS
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
    "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -",
    "cubirds solo 1:lay FOT/DPM/WRF/ODP P2F2D2M2/R4W2O2:R4W2O2 O/R * -",
)

HANDICAPS = range(7)
CHOICES: tuple[Option, ...] = (
    Option("dealer", "random", "random, or a seat", "who deals the first round and begins"),
    Option("handicap", "0", "0 to 6", "solo: extra birds in RobinBird's collection"),
)


def read_options(seats: int, given: Mapping[str, str]) -> Options:
    """Options from their text; what is not given is at its default."""
    options: Options = np.zeros(1, OPTIONS).view(np.recarray)[0]
    options.seats = read_number(str(seats), "seats", 1, MOST_SEATS)
    for name, text in given.items():
        if name == "dealer":
            options.dealer = 0 if text == "random" else read_number(text, "option dealer", 1, seats)
        elif name == "handicap" and seats == 1:
            options.handicap = read_number(text, "option handicap", HANDICAPS[0], HANDICAPS[-1])
        elif name == "handicap":
            raise Malformed("option handicap: expected only with 1 seat, where RobinBird plays")
        else:
            expected = " or ".join(option.name for option in CHOICES)
            raise Malformed(f"option {quoted(name)}: expected {expected}")
    return options


def write_options(options: Options) -> dict[str, str]:
    """The options that are not at their defaults, as text."""
    written = {}
    if options.dealer:
        written["dealer"] = str(options.dealer)
    if options.handicap:
        written["handicap"] = str(options.handicap)
    return written
