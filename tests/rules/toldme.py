"""Small tables of The Bird Told Me to test rules on: a position by its fields, and what then lies there."""

from typing import Any

from birdtable.games import load
from birdtable.games.toldme.birds import PRINTED
from birdtable.games.toldme.deck import joined
from birdtable.games.toldme.fields import FIELDS
from birdtable.match import Match

GAME = load("toldme")
DEFAULTS = {
    "game": "toldme",
    "seats": "2",
    "turn": "1:first",
    "branch": "-",
    "hands": "-:-/-:-",
    "plumage": "------",
    "pass card": "-",
    "scores": "-/-",
    "draw pile": "...",
    "discard pile": "-",
    "route": "-",
    "clock": "1.1.0.0.0",
    "chance": "*",
    "last move": "-",
    "deck": "-",
}


class Table:
    """A match, and the fields of its position by name."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getitem__(self, field: str) -> str:
        return dict(zip(FIELDS, GAME.notation.write_position(self.match.state).split(), strict=True))[field]

    def play(self, *words: str) -> "Table":
        for word in words:
            self.match.play(GAME.notation.read_move(word))
        return self

    @property
    def legal(self) -> list[str]:
        return [GAME.notation.write_move(move) for move in self.match.legal()]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand, unseen and seen."""
        return [card for part in self["hands"].split("/")[seat - 1].split(":") for card in cards(part)]

    def score(self, seat: int) -> list[str]:
        """A score pile from the bottom to the top."""
        return cards(self["scores"].split("/")[seat - 1])

    def route(self, name: str) -> str:
        """One part of the route."""
        parts = dict(part.split(":") for part in self["route"].split(",") if part != "-")
        return parts.get(name, "")

    def sentences(self, seat: int) -> list[str]:
        """What a seat was told of the last move; seat 0 is a spectator."""
        from gettext import NullTranslations

        names = ["Anna", "Ben", "Carl", "Dora", "Eve"][: self.match.seats]
        return self.match.tell(len(self.match.moves), seat - 1, names, NullTranslations())


def cards(text: str) -> list[str]:
    return [] if text == "-" else text.split(".")


def at(turn: str = "1:first", branch: str = "-", hands: str = "-:-/-:-", **fields: Any) -> Table:
    """A table; `...` is all cards that are not named, and fields that are not given are at their simplest."""
    seed = fields.pop("seed", 1)
    given = {name.replace("_", " "): text for name, text in fields.items()}
    filled = DEFAULTS | {"turn": turn, "branch": branch, "hands": hands} | given
    seats = int(filled["seats"][0])
    if "hands" not in given and hands == DEFAULTS["hands"]:
        filled["hands"] = "/".join(["-:-"] * seats)
    if "scores" not in given:
        filled["scores"] = "/".join(["-"] * seats)
    named = set(in_route(filled["route"]))
    for field in ("branch", "hands", "scores", "draw pile", "discard pile"):
        for part in filled[field].replace("/", ".").replace(":", ".").replace(">", ".").split("."):
            named.add(part.split("@")[0].split("*")[0])
    decks = ["", "b"] if seats > 3 else [""]
    rest = [f"{n}{deck}" for deck in decks for n in range(1, 49) if f"{n}{deck}" not in named]
    text = " ".join(filled[name] for name in FIELDS).replace("...", ".".join(rest) or "-")
    return Table(Match.start(GAME, text, seed))


def in_route(text: str) -> list[str]:
    """The card in the air."""
    return [part.removeprefix("card:") for part in text.split(",") if part.startswith("card:")]


def hearing(bird: int, **fields: Any) -> Table:
    """A bird alone on the branch, to the east of the trunk, about to speak; the deck lets any card be there."""
    given = {"branch": f"{bird}@E1", "route": f"added:{bird},goal:{bird}", "deck": crosses()} | fields
    return at("1:hear", **given)


def crosses(north: str = "", **changes: str) -> str:
    """A deck whose cards connect to the east, the south and the west, but for those that connect to the north instead
    of the west; all else as in ours, c26="1" changes a value."""
    lines = []
    for line in joined(PRINTED.splitlines()).split("/"):
        number, color, value, _, says = line.split(".")
        sides = "nes" if number in north.split(".") else "esw"
        lines.append(".".join([number, color, changes.get(f"c{number}", value), sides, says]))
    return "/".join(lines)


def printed(**changes: str) -> str:
    """Our deck with other values and connectors on some cards: c3="4esw"."""
    lines = []
    for line in joined(PRINTED.splitlines()).split("/"):
        number, color, value, sides, says = line.split(".")
        change = changes.get(f"c{number}", value + sides)
        lines.append(".".join([number, color, change[0], change[1:], says]))
    return "/".join(lines)


def dealt(seats: int, seed: int, **options: str) -> Table:
    """A table just set."""
    return Table(Match.deal(GAME, seats, seed, options))


def refused(**fields: str) -> str:
    """How a position is refused."""
    from birdtable.errors import Malformed

    try:
        at(**fields)
    except Malformed as problem:
        return str(problem)
    return ""
