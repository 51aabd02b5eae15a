"""CuBirds on a page: fences with birds, nest boxes, a hand of flocks."""

from gettext import NullTranslations as Translations

from birdtable.games.contract import new_record
from birdtable.games.cubirds import words
from birdtable.games.cubirds.birds import BIG_FLOCK, COPIES, LETTERS, SMALL_FLOCK, SPECIES
from birdtable.games.cubirds.state import STATE
from birdtable.table.games.cubirds.board import board
from birdtable.table.games.cubirds.cards import follow, lay_out
from birdtable.table.games.cubirds.decision import asks, choices, hand, read_choice
from birdtable.table.games.cubirds.pieces import SPRITE, STYLE, SYMBOLS
from birdtable.table.games.cubirds.pieces import title as title_of
from birdtable.table.games.cubirds.seat import place

__all__ = [
    "SPRITE", "STYLE", "asks", "board", "choices", "drawings", "follow", "hand", "lay_out", "pitch", "place",
    "read_choice", "rules", "title",
]  # fmt: skip


def title(t: Translations) -> str:
    """What the game is called."""
    return "CuBirds"


def pitch(t: Translations) -> str:
    """What it is about, in one sentence."""
    return t.gettext("Lay birds on fences, take what they enclose, and bring flocks home.")


def rules(t: Translations) -> list[str]:
    """The rules in short, and what the marks on the page mean; the last paragraph of the words is about a terminal."""
    return [
        *words.rules(new_record(STATE), t).splitlines()[:-1],
        t.gettext(
            "Choose birds in your hand: each end of a row says how many birds they would take there, and of which "
            "letters; ↻ means that the row is then refilled."
        ),
        t.gettext(
            "Of another hand you see the cards that everybody saw go there. A letter struck through says that none of "
            "the unknown cards is such a bird, ≤2M that at most two are magpies."
        ),
    ]


def drawings(t: Translations) -> list[tuple[str, str, str]]:
    """The eight species, with how many there are and what makes a flock of them."""
    text = t.gettext("{letter} · {copies} cards · flocks of {small} and {big}")
    return [
        (
            SYMBOLS[bird],
            title_of(bird, t),
            text.format(letter=LETTERS[bird], copies=COPIES[bird], small=SMALL_FLOCK[bird], big=BIG_FLOCK[bird]),
        )
        for bird in SPECIES
    ]
