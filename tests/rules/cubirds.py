"""Small tables of CuBirds to test rules on: a position, the moves played from it, and what then lies there."""

from collections import Counter
from typing import NamedTuple

from birdtable.games import load
from birdtable.games.cubirds.birds import COPIES, LETTERS
from birdtable.games.cubirds.position import FIELDS
from birdtable.games.text import counts
from birdtable.match import Match

GAME = load("cubirds")
SOME_ROWS = "FOT/DPM/WRF/ODP"


class Table(NamedTuple):
    """The fields of a position, and the words of the legal moves."""

    turn: str
    rows: str
    hands: str
    collections: str
    draw: str
    discard: str
    clock: str
    chance: str
    news: str
    legal: list[str]
    match: Match

    @property
    def row(self) -> str:
        return self.rows.split("/")[0]

    def hand(self, seat: int) -> str:
        """The cards of a hand, without what is known of it."""
        return self.hands.split("/")[seat - 1].split(":")[0]

    def knowledge(self, seat: int) -> str:
        """What is known of a hand, and its limits."""
        return self.hands.split("/")[seat - 1].partition(":")[2]


def see(match: Match) -> Table:
    """The table of a match as it is."""
    fields = dict(zip(FIELDS, GAME.notation.write_position(match.state).split(), strict=True))
    legal = [GAME.notation.write_move(move) for move in match.legal()]
    _, _, turn, rows, hands, collections, draw, discard, clock, chance, news = fields.values()
    return Table(turn, rows, hands, collections, draw, discard, clock, chance, news, legal, match)


def table(position: str, *words: str, seed: int = 1) -> Table:
    """The table after some moves from a position, in which `...` stands for all cards that it does not name."""
    match = Match.start(GAME, "cubirds " + with_the_rest(position), seed)
    for word in words:
        match.play(GAME.notation.read_move(word))
    return see(match)


def seen(at: Table, seat: int) -> dict[str, str]:
    """The position as a seat sees it, by the names of its fields; seat 0 is a spectator's."""
    return dict(zip(FIELDS, GAME.notation.write_position(at.match.sight(seat - 1)).split(), strict=True))


def dealt(seats: int, seed: int, **options: str) -> Table:
    """A table just set."""
    return see(Match.deal(GAME, seats, seed, options))


def with_the_rest(position: str) -> str:
    """The position with the cards in place of its `...`."""
    if "..." not in position:
        return position
    _, _, rows, hands, collections, draw, discard, *_ = position.split()
    cards = [hand.split(":")[0].split("*")[0] for hand in hands.split("/")]
    piles = [*rows.split("/"), *cards, *collections.split("/"), draw, discard]
    rest = Counter(dict(zip(LETTERS, COPIES, strict=True)))
    for pile in piles:
        rest.subtract(birds(pile))
    return position.replace("...", "".join(f"{bird}{n}" for bird, n in rest.items() if n > 0))


def birds(pile: str) -> dict[str, int]:
    """How many birds of each species a pile or a row names."""
    return {LETTERS[bird]: n for bird, n in counts(pile, LETTERS, "pile")} if pile not in ("", "*", "...") else {}


def size(pile: str) -> int:
    return sum(birds(pile).values())
