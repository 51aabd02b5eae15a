"""The table of a Busy Beaks game as a seat sees it, in at most 80 columns of plain text.

A line for each bird, with a column for each hand; below them the branches of the tree, so that on a short terminal they
are what stands beside the moves.
"""

from gettext import NullTranslations as Translations

from birdtable.games.busybeaks.birds import CARDS, LETTERS, TYPES
from birdtable.games.busybeaks.flocks import token_value
from birdtable.games.busybeaks.nouns import species
from birdtable.games.busybeaks.position import unnamed_cards
from birdtable.games.busybeaks.state import BRANCHES, PLACES
from birdtable.games.busybeaks.tree import card_at, cards_in_tree
from birdtable.games.contract import NONE, State
from birdtable.games.piles import numbers
from birdtable.games.text import beside, right, shorten

NOTHING = "·"
NAME_WIDTH = 14  # columns for the name of a player


def picture(sight: State, names: list[str], t: Translations) -> str:
    """The table as one seat sees it, in lines of plain text; a card is its letter in square brackets."""
    lines = [*heading(sight, t), "", *grid(sight, names, t), ""]
    lines += [draw_branch(sight, branch) for branch in range(BRANCHES)]
    if sight.revealed:
        cards = [f"[{LETTERS[sight.birds[kind]]}]" * n for kind, n in enumerate(numbers(sight.revealed)) if n]
        lines += ["", f"{t.gettext('Turned over:')} {' '.join(cards)}"]
    return "\n".join(line.rstrip() for line in lines)


def heading(sight: State, t: Translations) -> list[str]:
    """Turn, piles and tokens."""
    discard = sum(numbers(sight.discard))
    hands = sum(int(sight.cards[seat]) for seat in range(sight.seats))
    draw = CARDS - discard - hands - cards_in_tree(sight) - sum(numbers(sight.revealed))
    text = t.gettext("Turn {turn} · draw pile {left} · discard pile {discard}")
    tokens = " ".join(str(token_value(token, int(sight.seats))) for token in range(int(sight.tokens), 0, -1))
    return [
        text.format(turn=sight.turn, left=draw, discard=discard),
        t.gettext("Egg tokens: {tokens}").format(tokens=tokens or NOTHING),
    ]


def draw_branch(sight: State, branch: int) -> str:
    """'  1  [G] [B]  ·  [K]'"""
    kinds = [card_at(sight, branch * PLACES + place) for place in range(sight.ends[branch])]
    cards = [f" {NOTHING} " if kind == NONE else f"[{LETTERS[sight.birds[kind]]}]" for kind in kinds]
    return f"  {branch + 1}  " + " ".join(cards)


# ---------------------------------------------------------------------------- birds by seats


def grid(sight: State, names: list[str], t: Translations) -> list[str]:
    """A line for each bird and the sums below, with a column for each seat."""
    hidden = any(unnamed_cards(sight, seat) for seat in range(sight.seats))
    bonus = numbers(sight.bonus)
    sums = [
        t.pgettext("below a table: how many", "cards"),
        *([t.pgettext("below a table: how many cards are", "unknown")] if hidden else []),
        t.pgettext("below a table: how many", "eggs"),
    ]
    rows = [f"[{LETTERS[bird]}] {species(int(bird), t)}" for bird in sight.birds]
    stars = ["*" if bonus[kind] else "" for kind in range(TYPES)]
    lines = beside(["", *rows, *(f"    {name}" for name in sums)], [" "] * (TYPES + 1 + len(sums)))
    lines = beside(lines, right(["", *stars, *[""] * len(sums)]))
    for seat in range(sight.seats):
        mark = "> " if seat == sight.seat and not sight.over else ""
        column = [
            f"{mark}{seat + 1} {shorten(names[seat], NAME_WIDTH)}",
            *hand_cells(sight, seat),
            str(sight.cards[seat]),
        ]
        column += [shown(unnamed_cards(sight, seat))] if hidden else []
        lines = beside(lines, ["  "] * len(lines), right([*column, str(sight.eggs[seat])]))
    return lines


def hand_cells(sight: State, seat: int) -> list[str]:
    """What a hand has of each bird: '2'; of a hidden hand '2+', or '?' for any number."""
    hand = numbers(sight.hand[seat])[:TYPES]
    if not unnamed_cards(sight, seat):
        return [shown(n) for n in hand]
    return [f"{n}+" if n else "?" for n in hand]


def shown(n: int) -> str:
    """A number, with a dot for none."""
    return str(n) if n else NOTHING
