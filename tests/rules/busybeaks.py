"""Small tables of Busy Beaks to test rules on: a position, the moves played from it, and what then lies there."""

from collections import Counter
from typing import NamedTuple

from birdtable.games import load
from birdtable.games.busybeaks.birds import COPIES
from birdtable.games.busybeaks.position import FIELDS
from birdtable.games.text import counts
from birdtable.languages import speak
from birdtable.match import Match

GAME = load("busybeaks")
FIRST = "GBSKFRC"  # the first-play set
OTHERS = "OEPLMUW"
ENGLISH = speak("en")


class Table(NamedTuple):
    """The fields of a position, and the words of the legal moves."""

    birds: str
    turn: str
    tree: str
    hands: str
    eggs: str
    tokens: str
    draw: str
    discard: str
    powers: str
    progress: str
    clock: str
    chance: str
    news: str
    legal: list[str]
    match: Match

    def hand(self, seat: int) -> str:
        """The cards of a hand, without what is known of it."""
        return self.hands.split("/")[seat - 1].split(":")[0]

    def known(self, seat: int) -> str:
        """What everybody knows of a hand."""
        return self.hands.split("/")[seat - 1].split(":")[1]

    def known_to(self, seat: int) -> str:
        """What single seats know of a hand."""
        return self.hands.split("/")[seat - 1].split(":")[2]

    def told(self, viewer: int) -> str:
        """What the last move did, as a seat is told; seat 0 is a spectator."""
        match = self.match
        names = ["Anna", "Ben", "Carl", "Dora"][: match.seats]
        return " ".join(match.tell(len(match.moves), viewer - 1, names, ENGLISH))


def see(match: Match) -> Table:
    """The table of a match as it is."""
    fields = dict(zip(FIELDS, GAME.notation.write_position(match.state).split(), strict=True))
    legal = [GAME.notation.write_move(move) for move in match.legal()]
    _, _, birds, turn, tree, hands, eggs, tokens, draw, discard, powers, progress, clock, chance, news = fields.values()
    return Table(
        birds, turn, tree, hands, eggs, tokens, draw, discard, powers, progress, clock, chance, news, legal, match
    )


def table(position: str, *words: str, seed: int = 1) -> Table:
    """The table after some moves from a position, in which `...` stands for all cards that it does not name."""
    match = Match.start(GAME, "busybeaks " + with_the_rest(position), seed)
    for word in words:
        match.play(GAME.notation.read_move(word))
    return see(match)


def then(at: Table, *words: str) -> Table:
    """The table after some moves more; the one before stays as it is."""
    match = Match(GAME, at.match.state, None, {})
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
    _, birds, _, tree, hands, _, _, draw, discard, *later = position.split()
    progress = later[1].split(":") if len(later) > 1 else []
    revealed = progress[3] if len(progress) > 3 else "-"
    rest = Counter(dict.fromkeys(birds, COPIES))
    rest.subtract(letter for letter in tree if letter in birds)
    for pile in [*(hand.split(":")[0].split("*")[0] for hand in hands.split("/")), draw, discard, revealed]:
        rest.subtract(named(pile, birds))
    return position.replace("...", "".join(f"{bird}{n}" for bird, n in rest.items() if n > 0) or "-")


def named(pile: str, birds: str) -> dict[str, int]:
    """How many cards of each bird a pile names."""
    return {birds[kind]: n for kind, n in counts(pile, birds, "pile")} if pile not in ("", "*", "...") else {}


def size(pile: str, birds: str = FIRST) -> int:
    """How many cards a pile has."""
    return sum(named(pile, birds).values())
