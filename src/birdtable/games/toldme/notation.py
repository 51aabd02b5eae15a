"""The Bird Told Me as text: options here, moves, decks and positions beside it, as docs/notation.md describes them."""

from collections.abc import Mapping

import numpy as np

from birdtable.errors import Malformed
from birdtable.games.contract import Option, Options, new_record
from birdtable.games.text import quoted, read_number
from birdtable.games.toldme.birds import OUR_DECK
from birdtable.games.toldme.deck import joined, read_deck, write_deck
from birdtable.games.toldme.moves import read_move, write_move
from birdtable.games.toldme.position import read_position, write_position
from birdtable.games.toldme.state import MOST_SEATS, OPTIONS

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
    "toldme 2 1:first 48@E1/47@E2 *6:-/*6:- -----1 - -/- * -",
    "toldme 3+bonus 2:first 32@W1/12>26@W2 *4:3/*6:-/*5:40 --1-2- - 25/-/9 * 1.2",
)

CHOICES: tuple[Option, ...] = (
    Option("bonus", "no", "yes, no", "the card discarded at the end of a turn speaks too"),
    Option("deck", "ours", "ours, or a file", "the deck of the printed game, from its owner: docs/notation.md", joined),
)


def read_options(seats: int, given: Mapping[str, str]) -> Options:
    """Options from their text; what is not given is at its default."""
    options: Options = new_record(OPTIONS)
    options.seats = read_number(str(seats), "seats", 2, MOST_SEATS)
    options.deck[:] = OUR_DECK
    for name, text in given.items():
        if name == "bonus":
            if text not in ("yes", "no"):
                raise Malformed(f"option bonus: expected yes or no, not {quoted(text)}")
            options.bonus = int(text == "yes")
        elif name == "deck":
            if text != "ours":
                options.deck[:] = read_deck(text)
        else:
            expected = " or ".join(option.name for option in CHOICES)
            raise Malformed(f"option {quoted(name)}: expected {expected}")
    return options


def write_options(options: Options) -> dict[str, str]:
    """The options that are not at their defaults, as text."""
    written = {"bonus": "yes"} if options.bonus else {}
    if not np.array_equal(options.deck, OUR_DECK):
        written["deck"] = write_deck(options.deck)
    return written
