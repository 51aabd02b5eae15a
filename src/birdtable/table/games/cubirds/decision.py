"""The viewer's hand, and what they can do besides laying birds."""

from collections.abc import Mapping

import htpy as h
import numpy as np
from htpy import Node

from birdtable.games.cubirds.birds import BIG_FLOCK, LETTERS, SMALL_FLOCK, SPECIES
from birdtable.games.cubirds.flocks import winning
from birdtable.games.cubirds.hands import cards_left
from birdtable.games.cubirds.nouns import birds, species
from birdtable.games.cubirds.rules import play
from birdtable.games.cubirds.sight import imagine
from birdtable.games.cubirds.state import DRAW_NONE, DRAW_TWO, FLOCK, FLY, LAY, OUT_OF_CARDS, REFILL, SKIP, TWO
from birdtable.games.piles import numbers
from birdtable.table.games.cubirds.cards import HAND
from birdtable.table.games.cubirds.pieces import card, flock_progress, title
from birdtable.table.pages.flat import flat
from birdtable.table.pages.words import unseen
from birdtable.table.scene import Scene


def choices(scene: Scene) -> Node:
    """Buttons for what is neither a laying nor a flock."""
    t = scene.t
    if not scene.can_move:
        return None
    if scene.sight.phase == REFILL:
        return button("refill", t.gettext("Refill row {row}").format(row=scene.sight.row + 1), "primary")
    if scene.sight.phase == TWO:
        draw = t.ngettext("Draw the last card", "Draw two cards", min(2, cards_left(scene.sight)))
        return [button("draw", draw, "primary"), button("nodraw", t.gettext("Draw none"))]
    if scene.sight.phase == FLOCK:
        return button("skip", t.gettext("Skip: no flock"))
    return None


def button(word: str, text: str, klass: str = "") -> Node:
    """A move of one click."""
    return h.button(class_=klass or None, name="move", value=word)[text]


# ---------------------------------------------------------------------------- the hand


def hand(scene: Scene) -> Node:
    """The viewer's birds, equal ones together; in the phase of laying a choice of one species."""
    if scene.seat < 0:
        return None
    held = numbers(scene.sight.hand[scene.seat])
    kinds = [bird for bird in SPECIES if held[bird]]
    legend = scene.t.gettext("Your hand")
    if not kinds:
        return h.div(".hand.none")[h.p[scene.t.gettext("Your hand is empty.")]]
    return h.fieldset(".hand")[
        h.legend(".unseen")[legend], (group(scene, bird, held[bird], len(kinds) == 1) for bird in kinds)
    ]


@flat
def group(scene: Scene, bird: int, n: int, only: bool) -> Node:
    """All birds of a species in the hand."""
    picture: Node = [
        h.span(".fan")[[card(scene.card(name), bird) for name in scene.cards.of(HAND, scene.seat, bird)]],
        h.span(".many")[h.b(aria_hidden="true")[f"×{n}"], h.span(".species")[title(bird, scene.t)]],
        unseen(birds(bird, n, scene.t)),
        flock_progress(bird, n, scene.t),
    ]
    letter = LETTERS[bird]
    if scene.can_move and scene.sight.phase == LAY:
        pick = h.input(type="radio", name="bird", value=letter, id=f"pick-{letter}", checked=only, class_="pick")
        return h.div(".group", data_bird=letter)[pick, h.label(for_=f"pick-{letter}")[picture]]
    return h.div(".group")[h.div(".held-birds")[picture], flock_button(scene, bird, n)]


def flock_button(scene: Scene, bird: int, n: int) -> Node:
    """Complete a flock of these birds; a quiet button that says why not, if they are too few."""
    if not (scene.can_move and scene.sight.phase == FLOCK):
        return None
    t, move = scene.t, FLY + bird
    if move in scene.moves:
        kept = 2 if n >= BIG_FLOCK[bird] else 1
        text = t.ngettext("Fly: keep {n}", "Fly: keep {n}", kept).format(n=kept)
        told = t.gettext("flock of {birds}").format(birds=birds(bird, n, t))
        return h.button(".fly", name="move", value=f"fly{LETTERS[bird]}")[text, unseen(" – " + told)]
    lacking = SMALL_FLOCK[bird] - n
    text = t.ngettext("{n} short", "{n} short", lacking).format(n=lacking)
    told = t.gettext("no flock of {bird} yet").format(bird=species(bird, t))
    return h.button(".fly.quiet", name="move", value=f"fly{LETTERS[bird]}", aria_disabled="true")[
        text, unseen(" – " + told)
    ]


# ---------------------------------------------------------------------------- what is asked before a move


def asks(scene: Scene, move: int) -> str:
    """A question before hidden cards come out: drawing and refilling ask by themselves, the end of a round does not."""
    if move in (DRAW_TWO, DRAW_NONE, SKIP) or move not in scene.moves:
        return ""
    after = scene.sight.copy()
    imagine(after, scene.seat, np.uint64(0))
    play(after, move)
    won = winning(after.collection[scene.seat])
    if won or (after.rounds == scene.sight.rounds and after.over != OUT_OF_CARDS):
        return ""
    if after.over:
        return scene.t.gettext("This empties your hand, and too few cards are left for another round: the game ends.")
    return scene.t.gettext(
        "This empties your hand and ends the round: all hands are discarded, and new ones are dealt."
    )


def read_choice(form: Mapping[str, str]) -> str:
    """P and 3L are P3L; a button alone says its word."""
    place = form.get("place", "")
    if not place:
        return form.get("move", "")
    return form["bird"] + place if form.get("bird") else ""
