"""What everybody sees at a seat: the collection in its nest boxes, and what is known of the hand."""

import htpy as h
from htpy import Node

from birdtable.games.cubirds.birds import LETTERS, SPECIES
from birdtable.games.cubirds.hands import size_of_hand, unnamed_cards
from birdtable.games.cubirds.nouns import birds, named, species
from birdtable.games.piles import numbers
from birdtable.games.text import listed
from birdtable.table.games.cubirds.cards import COLLECTION, HAND, UNSEEN
from birdtable.table.games.cubirds.pieces import SPRITE, SYMBOLS, back, card, pips
from birdtable.table.pages.flat import flat, kept
from birdtable.table.pages.words import drawing, unseen
from birdtable.table.scene import Scene

KINDS, THREES = 7, 2  # of species, and of species with three birds, that win
MOST_BACKS = 6  # that are drawn of a hand


@flat
def place(scene: Scene, seat: int) -> Node:
    """A seat's collection, its way to both wins, and its hand as far as it is public."""
    return h.div(".birds")[goals(scene, seat), nest_boxes(scene, seat), hand_of(scene, seat)]


def goals(scene: Scene, seat: int) -> Node:
    """The two ways to win, drawn as places to fill."""
    collection = numbers(scene.sight.collection[seat])
    kinds = sum(n > 0 for n in collection)
    best = sorted(collection, reverse=True)[:THREES]
    t = scene.t
    told = t.gettext("{kinds} of 7 species; {threes} of 2 species with three birds")
    return h.span(".goals")[
        h.span(".goal7", title=t.gettext("seven species win"))[pips(kinds, (KINDS,)), h.b[f"{min(kinds, 7)}/7"]],
        h.span(".goal33", title=t.gettext("three birds each of two species win"))[
            (pips(min(n, 3), (3,)) for n in best), h.b[f"{sum(n >= 3 for n in collection)}/2"]
        ],
        unseen(told.format(kinds=kinds, threes=sum(n >= 3 for n in collection))),
    ]


def nest_boxes(scene: Scene, seat: int) -> Node:
    """A box for each species, with the birds that are in it."""
    held = named(scene.sight.collection[seat], scene.t) or scene.t.gettext("no birds")
    told = scene.t.gettext("Collection: {birds}").format(birds=held)
    return h.span(".boxes")[unseen(told), (nest_box(scene, seat, bird) for bird in SPECIES)]


def nest_box(scene: Scene, seat: int, bird: int) -> Node:
    """The birds of a species in a collection."""
    names = tuple(scene.card(name) for name in scene.cards.of(COLLECTION, seat, bird))
    return box(bird, names, species(bird, scene.t))


@kept
def box(bird: int, names: tuple[str, ...], title: str) -> Node:
    """A nest box: a pale bird waits where there is none."""
    inside: Node = [card(name, bird, "mini") for name in names]
    if not names:
        inside = h.span(".ghost", aria_hidden="true")[drawing(SPRITE, SYMBOLS[bird])]
    count = h.b(aria_hidden="true")[str(len(names))] if len(names) > 1 else None
    return h.span(class_="box full" if names else "box", title=title)[inside, count]


# ---------------------------------------------------------------------------- a hand


@flat
def hand_of(scene: Scene, seat: int) -> Node:
    """The hand of another: how many cards, which are known, and what the others cannot be."""
    sight, t = scene.sight, scene.t
    size, hidden = size_of_hand(sight, seat), unnamed_cards(sight, seat)
    count = t.ngettext("{n} card", "{n} cards", size).format(n=size)
    if seat == scene.seat:
        return h.span(".held")[h.span(".hand-size")[count]]
    return h.span(".held")[
        h.span(".hand-size")[count],
        known_cards(scene, seat),
        hidden_cards(scene, seat, hidden),
        limits(scene, seat, hidden),
    ]


def known_cards(scene: Scene, seat: int) -> Node:
    """Cards that everybody saw go to this hand."""
    counts = numbers(scene.sight.hand[seat])
    groups = [
        h.span(".knowns")[
            [card(scene.card(name), bird, "mini") for name in scene.cards.of(HAND, seat, bird)],
            h.b(aria_hidden="true")[str(n)] if n > 1 else None,
        ]
        for bird, n in enumerate(counts)
        if n
    ]
    known = named(scene.sight.hand[seat], scene.t)
    told = scene.t.gettext("known: {birds}").format(birds=known) if known else ""
    return h.span(".known")[unseen(told), groups] if groups else None


def hidden_cards(scene: Scene, seat: int, hidden: int) -> Node:
    """Cards that nobody else has seen."""
    if not hidden:
        return None
    names = scene.cards.of(HAND, seat, UNSEEN)
    told = scene.t.ngettext("{n} unknown card", "{n} unknown cards", hidden).format(n=hidden)
    return h.span(".knowns.hidden", title=told)[
        unseen(told), [back(scene.card(name)) for name in names[:MOST_BACKS]], h.b(aria_hidden="true")[str(hidden)]
    ]


def limits(scene: Scene, seat: int, hidden: int) -> Node:
    """What the unknown cards cannot be: whoever lays all birds of a species has no more of it."""
    if not hidden:
        return None
    most = numbers(scene.sight.limit[seat])
    tight = [(bird, n) for bird, n in enumerate(most) if n < hidden]
    if not tight:
        return None
    texts = [birds(bird, n, scene.t) if n else none_of(bird, scene) for bird, n in tight]
    told = scene.t.gettext("Among the unknown cards at most: {birds}").format(birds=listed(texts, scene.t))
    return h.span(".limits", title=told)[
        unseen(told), (h.i(class_="none" if not n else "few", aria_hidden="true")[limit(bird, n)] for bird, n in tight)
    ]


def limit(bird: int, n: int) -> str:
    """'M' struck through is no magpie; '≤2M' at most two."""
    return f"≤{n}{LETTERS[bird]}" if n else LETTERS[bird]


def none_of(bird: int, scene: Scene) -> str:
    """'no parrot'"""
    return scene.t.gettext("no {bird}").format(bird=species(bird, scene.t))
