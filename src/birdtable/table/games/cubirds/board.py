"""The common table of CuBirds: four fences with birds on their wires, and the piles."""

import htpy as h
from htpy import Node

from birdtable.games.cubirds.birds import LETTERS, SPECIES
from birdtable.games.cubirds.hands import cards_left
from birdtable.games.cubirds.nouns import birds, named
from birdtable.games.cubirds.position import row_runs
from birdtable.games.cubirds.rows import bird_row_end, enclosed
from birdtable.games.cubirds.state import FLY, LAY, LEFT, REFILL, REFILL_ROW, RIGHT, ROWS
from birdtable.games.piles import numbers, pile_of
from birdtable.games.text import listed
from birdtable.table.games.cubirds.cards import DISCARD, ROW
from birdtable.table.games.cubirds.pieces import SYMBOLS, back, card, fan
from birdtable.table.pages.flat import flat, kept
from birdtable.table.pages.words import drawing, unseen
from birdtable.table.scene import Scene

SIDES = {LEFT: "L", RIGHT: "R"}
BACKS = 3  # cards that the draw pile is drawn with
MANY = 3  # birds of a run that are counted for the viewer


def board(scene: Scene) -> Node:
    """The fences and the piles."""
    return h.div(".board")[h.div(".fences")[(row_of(scene, row) for row in range(ROWS))], piles(scene)]


# ---------------------------------------------------------------------------- a row

Takings = dict[tuple[int, int], list[int]]  # by species and end: what laying them there would capture, by species


@flat
def row_of(scene: Scene, row: int) -> Node:
    """A fence: a place to lay at either end, birds between."""
    waiting = " waits" if scene.sight.phase == REFILL and scene.sight.row == row and not scene.sight.over else ""
    runs = list(row_runs(scene.sight, row))
    standing = listed([birds(bird, n, scene.t) for bird, n in runs], scene.t)
    told = scene.t.gettext("Row {row}: {birds}").format(row=row + 1, birds=standing)
    takings = takings_of(scene, row)
    return h.div(class_=f"row{waiting}", data_row=str(row + 1))[
        end_of(scene, row, LEFT, takings),
        end_of(scene, row, RIGHT, takings),
        h.div(".wire")[unseen(told), (run_of(scene, row, bird, n, takings) for bird, n in runs)],
    ]


def takings_of(scene: Scene, row: int) -> Takings:
    """What each laying in a row would capture; nothing if the viewer is not to lay."""
    if not lays(scene):
        return {}
    held = numbers(scene.sight.hand[scene.sight.seat])
    return {
        (bird, end): numbers(enclosed(scene.sight, row, bird, end))
        for bird in SPECIES
        if held[bird]
        for end in (LEFT, RIGHT)
    }


def run_of(scene: Scene, row: int, bird: int, n: int, takings: Takings) -> Node:
    """The birds of one species in a row; each says which layings would capture it: PL is parrots from the left."""
    fresh = laid_last(scene, row, bird)
    by = " ".join(LETTERS[other] + SIDES[end] for (other, end), taken in takings.items() if taken[bird])
    cards = [
        card(scene.card(name), bird, "last" if i in fresh else "", by)
        for i, name in enumerate(scene.cards.of(ROW, row, bird))
    ]
    count = h.span(".count", aria_hidden="true")[f"×{n}"] if n >= MANY else None
    return h.span(".run")[cards, count]


def laid_last(scene: Scene, row: int, bird: int) -> range:
    """Which birds of a run came with the last move, by their place in it."""
    sight, names = scene.sight, scene.cards.of(ROW, row, bird)
    shown = numbers(sight.shown)[bird]
    if sight.moved == REFILL_ROW and scene.before is not None and scene.before.row == row:
        return range(len(names) - shown, len(names))
    if not 0 <= sight.moved < FLY or bird_row_end(sight.moved)[:2] != (bird, row):
        return range(0)
    return range(shown) if bird_row_end(sight.moved)[2] == LEFT else range(len(names) - shown, len(names))


def lays(scene: Scene) -> bool:
    """Whether the viewer is to lay birds."""
    return scene.can_move and bool(scene.sight.phase == LAY)


# ---------------------------------------------------------------------------- the ends of a row


def end_of(scene: Scene, row: int, end: int, takings: Takings) -> Node:
    """A place to lay: it says, for the birds that are chosen, what it would take."""
    side = "left" if end == LEFT else "right"
    if not takings:
        return h.span(class_=f"end {side}", aria_hidden="true")
    offers = [offer(scene, row, bird, taken) for (bird, at), taken in takings.items() if at == end]
    return h.button(class_=f"end {side}", name="place", value=f"{row + 1}{SIDES[end]}")[
        unseen(end_name(scene, row, end)),
        h.span(".any", aria_hidden="true")[drawing("table.svg", "perch", klass="mark")],
        offers,
    ]


def end_name(scene: Scene, row: int, end: int) -> str:
    """'Left of row 3'"""
    text = scene.t.gettext("Left of row {row}") if end == LEFT else scene.t.gettext("Right of row {row}")
    return text.format(row=row + 1)


def offer(scene: Scene, row: int, bird: int, taken: list[int]) -> Node:
    """What one species would take here."""
    n, t = sum(taken), scene.t
    if not n:
        return offered(LETTERS[bird], 0, "", False, t.gettext("takes nothing"))
    letters = "".join(LETTERS[kind] for kind, count in enumerate(taken) if count)
    told = t.gettext("takes {birds}").format(birds=named(pile_of(taken), t))
    refill = leaves_one_species(scene, row, taken)
    if refill:
        told += ", " + t.gettext("then the row is refilled")
    return offered(LETTERS[bird], n, letters, refill, told)


@kept
def offered(bird: str, n: int, letters: str, refill: bool, told: str) -> Node:
    """The same as marks and words; seen only while the bird is chosen."""
    small = h.small[letters, h.i(".again")["↻"] if refill else None] if n else None
    klass = f"for {bird} takes" if n else f"for {bird}"
    return h.span(class_=klass)[h.span(aria_hidden="true")[f"+{n}", small], unseen(told)]


def leaves_one_species(scene: Scene, row: int, taken: list[int]) -> bool:
    """Whether a capture would call for a refill."""
    standing = numbers(scene.sight.birds[row])
    left = sum(n > captured for n, captured in zip(standing, taken, strict=True))
    return left == 1 and cards_left(scene.sight) > 0


# ---------------------------------------------------------------------------- the piles


@flat
def piles(scene: Scene) -> Node:
    """Draw pile and discard pile, with their counts."""
    discard = sum(numbers(scene.sight.discard))
    left = cards_left(scene.sight) - discard
    return h.div(".piles")[draw_pile(scene, left), discard_pile(scene, discard)]


def draw_pile(scene: Scene, left: int) -> Node:
    """Cards face down: the next ones have their names already, so that they can be seen to come from here."""
    following = scene.cards.next
    backs = [back(scene.card(following + i)) for i in range(min(BACKS, left))]
    return h.div(".pile.draw")[
        h.span(".stack")[backs], h.span(".label")[scene.t.gettext("Draw pile"), " ", h.b[str(left)]]
    ]


def discard_pile(scene: Scene, total: int) -> Node:
    """Everybody may look through it."""
    counts = numbers(scene.sight.discard)
    groups = [
        h.li[h.span(".stack")[top_of_discard(scene, bird)], h.b[f"×{n}"], unseen(birds(bird, n, scene.t))]
        for bird, n in enumerate(counts)
        if n
    ]
    label = h.span(".label")[scene.t.gettext("Discard pile"), " ", h.b[str(total)]]
    if not total:
        return h.div(".pile.discard")[h.span(".stack.empty"), label]
    return h.details("#discard.pile.discard")[
        h.summary[h.span(".stack.face")[drawing("cubirds.svg", newest(scene), klass="bird")], label], h.ul[groups]
    ]


def top_of_discard(scene: Scene, bird: int) -> Node:
    """The bird that stands for all of its species in the discard pile."""
    return fan([card(scene.card(name), bird) for name in scene.cards.of(DISCARD, 0, bird)[-1:]])


def newest(scene: Scene) -> str:
    """The bird shown on the discard pile: of the last flock, or else the most frequent one."""
    counts = numbers(scene.sight.discard)
    if FLY <= scene.sight.moved < FLY + len(counts) and counts[scene.sight.moved - FLY]:
        return SYMBOLS[scene.sight.moved - FLY]
    return SYMBOLS[counts.index(max(counts))]
