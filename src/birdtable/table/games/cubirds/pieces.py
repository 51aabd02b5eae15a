"""Cards, backs and counts: what the components of CuBirds are put together from."""

from collections.abc import Iterable
from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable.games.cubirds.birds import BIG_FLOCK, LETTERS, SMALL_FLOCK
from birdtable.games.cubirds.nouns import species
from birdtable.table.pages.flat import kept
from birdtable.table.pages.words import drawing, unseen

SPRITE = "cubirds.svg"
STYLE = "cubirds.css"
SYMBOLS = ("flamingo", "owl", "toucan", "duck", "parrot", "magpie", "warbler", "robin")
BACK = "back"


@kept
def card(name: str, bird: int, klass: str = "", by: str = "") -> Node:
    """A bird. What it is stands as text where its group is named, so a screen reader passes over it."""
    return h.span(id=name, class_=f"card {SYMBOLS[bird]} {klass}".rstrip(), data_by=by or None, aria_hidden="true")[
        drawing(SPRITE, SYMBOLS[bird]), h.b[LETTERS[bird]]
    ]


@kept
def back(name: str) -> Node:
    """A card that lies face down."""
    return h.span(".card.back", id=name, aria_hidden="true")[drawing(SPRITE, BACK)]


@kept
def pips(have: int, goals: tuple[int, ...], klass: str = "pips") -> Node:
    """Places to fill: a dot for each, a gap after each goal."""
    dots = []
    for place in range(max(goals)):
        state = "on" if place < have else "off"
        dots.append(h.i(class_=f"{state} goal" if place + 1 in goals[:-1] else state))
    return h.span(class_=klass, aria_hidden="true")[dots]


def flock_progress(bird: int, n: int, t: Translations) -> Node:
    """How far the birds of a hand have come to a small and a big flock."""
    small, big = SMALL_FLOCK[bird], BIG_FLOCK[bird]
    told = t.gettext("small flock {small}, big flock {big}").format(small=small, big=big)
    return h.span(".progress")[pips(n, (small, big)), h.small(aria_hidden="true")[f"{small}/{big}"], unseen(told)]


def fan(cards: Iterable[Node], klass: str = "fan") -> Node:
    """Equal cards, held together."""
    return h.span(class_=klass)[cards]


def title(bird: int, t: Translations) -> str:
    """The name of a species as a heading."""
    name = species(bird, t)
    return name[:1].upper() + name[1:]
