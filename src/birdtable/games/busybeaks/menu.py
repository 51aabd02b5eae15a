"""Busy Beaks at a terminal: colours, cards to play and to take as numbered tables, the rules in short."""

from collections.abc import Mapping, Sequence
from gettext import NullTranslations as Translations

from birdtable.games.busybeaks.birds import LETTERS, TYPES
from birdtable.games.busybeaks.deeds import foresee
from birdtable.games.busybeaks.nouns import title
from birdtable.games.busybeaks.reference import fact_of, power_of
from birdtable.games.busybeaks.state import BRANCHES, PLACES, PLAY, PLAY_BIRD, SWAP, TAKE, TAKE_CARD, TWICE
from birdtable.games.busybeaks.tree import card_at
from birdtable.games.contract import NONE, State
from birdtable.games.piles import numbers

NOTHING = "·"
CELL = 5
COLORS: Mapping[str, tuple[int, int]] = {
    "G": (218, 16), "B": (250, 16), "S": (173, 16), "K": (31, 231), "F": (137, 16), "O": (94, 231), "E": (52, 231),
    "P": (236, 231), "L": (40, 16), "M": (254, 16), "U": (154, 16), "R": (196, 231), "C": (229, 16), "W": (27, 231),
}  # fmt: skip


def menu(sight: State, moves: Sequence[int], t: Translations) -> list[str]:
    """The cards in hand with the branches they may be played to, or the cards that may be taken where they lie."""
    if sight.phase in (PLAY, TWICE):
        return cards_to_play(sight, moves, t)
    return cards_to_take(sight, moves, t) if sight.phase in (TAKE, SWAP) else []


def cards_to_play(sight: State, moves: Sequence[int], t: Translations) -> list[str]:
    """A line for each bird in hand with its power, a column for each branch; below it what else may be done."""
    index = {move: i for i, move in enumerate(moves, 1)}
    columns = "".join(str(branch + 1).ljust(CELL) for branch in range(BRANCHES))
    lines = [f"{'':10}{t.gettext('to branch')}", f"{'':10}{columns}".rstrip()]
    for kind, n in enumerate(numbers(sight.hand[sight.seat])[:TYPES]):
        if n:
            bird = int(sight.birds[kind])
            plays = [PLAY_BIRD + bird * BRANCHES + branch for branch in range(BRANCHES)]
            cells = "".join(str(index.pop(move, NOTHING)).ljust(CELL) for move in plays)
            lines.append(f"  [{LETTERS[bird]}] x{n:<3}{cells}{power_of(bird, t)}")
    return lines + [f"{i:4}  {foresee(sight, move, t)}" for move, i in index.items()]


def cards_to_take(sight: State, moves: Sequence[int], t: Translations) -> list[str]:
    """The tree, with a number beside each card that may be taken."""
    index = {move: i for i, move in enumerate(moves, 1)}
    lines = []
    for branch in range(BRANCHES):
        line = f"  {branch + 1}  "
        for at in range(branch * PLACES, branch * PLACES + int(sight.ends[branch])):
            kind = card_at(sight, at)
            card = f" {NOTHING}" if kind == NONE else f"[{LETTERS[sight.birds[kind]]}]"
            line += f"{index.pop(TAKE_CARD + at, ''):>4} {card:3}"
        lines.append(line.rstrip())
    return lines + [f"{i:4}  {foresee(sight, move, t)}" for move, i in index.items()]


def rules(sight: State, t: Translations) -> str:
    """The rules in a few lines, with what the birds of this game can do."""
    lines = [
        t.gettext("Collect flocks of five birds of a type in your hand, and turn them in for eggs. Most eggs win."),
        t.gettext(
            "Your turn: if you like, play a card to the end of a branch and use its power; if you like, score a flock; "
            "then draw a card."
        ),
        t.gettext(
            "A flock brings the top egg token; the first flock of a bird brings one egg more. The game ends when the "
            "tokens are gone."
        ),
        t.gettext(
            "After each turn the branches close up; an empty branch gets three cards, and one of seven or more keeps "
            "only the last three."
        ),
        t.gettext(
            "In the table, 2+ is at least two of a bird, ? anything, and * marks a bird whose extra egg is left."
        ),
    ]
    return "\n".join([*lines, *(reference(int(bird), t) for bird in sight.birds)])


def reference(bird: int, t: Translations) -> str:
    """The reference card of a bird, in one line."""
    return f"[{LETTERS[bird]}] {title(bird, t)}: {power_of(bird, t)}. {fact_of(bird, t)}"
