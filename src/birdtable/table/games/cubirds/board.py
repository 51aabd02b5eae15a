"""The common table of CuBirds: four fences with birds on their wires, and the piles."""

import htpy as h
from htpy import Node

from birdtable.games.cubirds.birds import LETTERS, SPECIES
from birdtable.games.cubirds.hands import cards_left
from birdtable.games.cubirds.nouns import birds, named
from birdtable.games.cubirds.position import row_runs
from birdtable.games.cubirds.rows import bird_row_end, enclosed
from birdtable.games.cubirds.state import FLY, LAY, LEFT, REFILL, REFILL_ROW, RIGHT, ROWS
from birdtable.games.piles import Pile, numbers
from birdtable.games.text import listed
from birdtable.table.games.cubirds.cards import DISCARD, ROW
from birdtable.table.games.cubirds.pieces import SYMBOLS, back, card, fan
from birdtable.table.pages.words import drawing, unseen
from birdtable.table.scene import Scene

SIDES = {LEFT: "L", RIGHT: "R"}
BACKS = 3  # cards that the draw pile is drawn with
MANY = 3  # birds of a run that are counted for the viewer


def board(scene: Scene) -> Node:
    """The fences and the piles."""
    return h.div(".board")[h.div(".fences")[(row_of(scene, row) for row in range(ROWS))], piles(scene)]


# ---------------------------------------------------------------------------- a row


def row_of(scene: Scene, row: int) -> Node:
    """A fence: a place to lay at either end, birds between."""
    waiting = " waits" if scene.sight.phase == REFILL and scene.sight.row == row and not scene.sight.over else ""
    runs = list(row_runs(scene.sight, row))
    standing = listed([birds(bird, n, scene.t) for bird, n in runs], scene.t)
    told = scene.t.gettext("Row {row}: {birds}").format(row=row + 1, birds=standing)
    return h.div(class_=f"row{waiting}", data_row=str(row + 1))[
        end_of(scene, row, LEFT),
        end_of(scene, row, RIGHT),
        h.div(".wire")[unseen(told), (run_of(scene, row, bird, n) for bird, n in runs)],
    ]


def run_of(scene: Scene, row: int, bird: int, n: int) -> Node:
    """The birds of one species in a row."""
    fresh = laid_last(scene, row, bird)
    names = scene.cards.of(ROW, row, bird)
    by = captors(scene, row, bird)
    cards = [card(scene.card(name), bird, "last" if i in fresh else "", by) for i, name in enumerate(names)]
    count = h.span(".count", aria_hidden="true")[f"×{n}"] if n >= MANY else None
    return h.span(".run")[cards, count]


def captors(scene: Scene, row: int, bird: int) -> str:
    """Which layings would capture a bird: 'PL' is parrots from the left."""
    if not lays(scene):
        return ""
    held = numbers(scene.sight.hand[scene.sight.seat])
    return " ".join(
        LETTERS[other] + SIDES[end]
        for other in SPECIES
        for end in (LEFT, RIGHT)
        if held[other] and numbers(enclosed(scene.sight, row, other, end))[bird]
    )


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


def end_of(scene: Scene, row: int, end: int) -> Node:
    """A place to lay: it says, for the birds that are chosen, what it would take."""
    side = "left" if end == LEFT else "right"
    if not lays(scene):
        return h.span(class_=f"end {side}", aria_hidden="true")
    held = numbers(scene.sight.hand[scene.sight.seat])
    return h.button(class_=f"end {side}", name="place", value=f"{row + 1}{SIDES[end]}")[
        unseen(end_name(scene, row, end)),
        h.span(".any", aria_hidden="true")[drawing("table.svg", "perch", klass="mark")],
        (offer(scene, row, end, bird) for bird in SPECIES if held[bird]),
    ]


def end_name(scene: Scene, row: int, end: int) -> str:
    """'Left of row 3'"""
    text = scene.t.gettext("Left of row {row}") if end == LEFT else scene.t.gettext("Right of row {row}")
    return text.format(row=row + 1)


def offer(scene: Scene, row: int, end: int, bird: int) -> Node:
    """What one species would take here; seen only while it is chosen."""
    taken = enclosed(scene.sight, row, bird, end)
    n = sum(numbers(taken))
    klass = f"for {LETTERS[bird]}" + (" takes" if n else "")
    if not n:
        return h.span(class_=klass)[h.span(aria_hidden="true")["+0"], unseen(scene.t.gettext("takes nothing"))]
    letters = "".join(LETTERS[kind] for kind, count in enumerate(numbers(taken)) if count)
    told = scene.t.gettext("takes {birds}").format(birds=named(taken, scene.t))
    refill = leaves_one_species(scene, row, taken)
    again = h.i(".again", aria_hidden="true")["↻"] if refill else None
    if refill:
        told += ", " + scene.t.gettext("then the row is refilled")
    return h.span(class_=klass)[
        h.span(aria_hidden="true")[f"+{n}"], h.small(aria_hidden="true")[letters, again], unseen(told)
    ]


def leaves_one_species(scene: Scene, row: int, taken: Pile) -> bool:
    """Whether a capture would call for a refill."""
    left = sum(n > 0 for n in numbers(scene.sight.birds[row] - taken))
    return left == 1 and cards_left(scene.sight) > 0


# ---------------------------------------------------------------------------- the piles


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
