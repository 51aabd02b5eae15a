"""The table as a seat sees it, in plain text: players, branch, route, and the hand with what its birds say."""

from gettext import NullTranslations as Translations
from textwrap import wrap

from birdtable.games.contract import NONE, State
from birdtable.games.toldme.branch_picture import branch_lines
from birdtable.games.toldme.cards import color, connectors, score_of, value
from birdtable.games.toldme.deck import LETTERS
from birdtable.games.toldme.moves import write_card_number
from birdtable.games.toldme.position import lying
from birdtable.games.toldme.rounds import birds_of
from birdtable.games.toldme.route import kin_on_route, next_on_route, raised
from birdtable.games.toldme.sentences import sentence
from birdtable.games.toldme.sight import missing
from birdtable.games.toldme.state import COLORS, DISCARDS, HEAR, HIDDEN, SEEN, TRUNK

WIDTH = 80
SHAPES = dict(zip((3, 5, 9, 6, 10, 12, 7, 13, 11, 14), "└│┘┌─┐├┤┴┬", strict=True))
FEW = 24  # characters of a name


def picture(sight: State, names: list[str], t: Translations) -> str:
    """The table as one seat sees it, in lines of plain text; a card is its letter in square brackets."""
    lines = [heading(sight, t), "", *players(sight, names, t), "", *branch_lines(sight, t), ""]
    lines += [colors_line(sight, t), ""] if sight.twigs else []
    lines += route_lines(sight, t)
    lines += hand_lines(sight, names, t)
    return "\n".join(line.rstrip() for line in lines).rstrip()


def heading(sight: State, t: Translations) -> str:
    """Round, turn and piles."""
    text = t.gettext("Round {round} · turn {turn} · draw pile {left} · discard pile {discard}")
    if sight.shuffles:
        text = t.gettext("Round {round} · turn {turn} · draw pile {left}, the last · discard pile {discard}")
    return text.format(round=sight.rounds, turn=sight.turn, left=sight.pile, discard=len(lying(sight, DISCARDS)))


def players(sight: State, names: list[str], t: Translations) -> list[str]:
    """A line for each seat: points, the top card of the score pile, cards in hand and those known, plumage."""
    width = min(FEW, max(map(len, names)))
    lines = []
    for seat, name in enumerate(names):
        mark = ">" if seat == sight.seat and not sight.over else " "
        parts = [t.ngettext("{n} point", "{n} points", score_of(sight, seat)).format(n=score_of(sight, seat))]
        if sight.top[seat] != NONE:
            parts[0] += f" ({card_word(sight, int(sight.top[seat]))})"
        parts.append(t.ngettext("{n} card", "{n} cards", int(sight.held[seat])).format(n=sight.held[seat]))
        if missing(sight, seat) and (known := lying(sight, SEEN + seat)):
            parts[-1] += ": " + " ".join(card_word(sight, card) for card in known)
        if mine := [f"[{LETTERS[a_color]}]" for a_color in range(COLORS) if sight.plumage[a_color] == seat]:
            parts.append(t.gettext("plumage {colors}").format(colors=" ".join(mine)))
        if sight.holder == seat:
            parts.append(t.gettext("pass card"))
        shown = name if len(name) <= width else name[: width - 1] + "…"
        lines += wrapped(f"{mark} {shown.ljust(width)}  " + " · ".join(parts), width + 4)
    return lines


def card_word(sight: State, card: int) -> str:
    """'[R]18'"""
    return f"[{LETTERS[color(sight, card)]}]{write_card_number(card)}"


def card_in_full(sight: State, card: int) -> str:
    """'[R]18·1 ┌'"""
    shape = SHAPES.get(connectors(sight, card), "?")
    return f"{card_word(sight, card) + '·' + str(value(sight, card)):9} {shape}"


def colors_line(sight: State, t: Translations) -> str:
    """How many birds of each colour are on the branch."""
    counts = {letter: birds_of(sight, a_color) for a_color, letter in enumerate(LETTERS)}
    shown = " ".join(f"[{letter}]×{n}" for letter, n in counts.items() if n)
    return t.gettext("Birds on the branch: {birds}").format(birds=shown)


def route_lines(sight: State, t: Translations) -> list[str]:
    """The birds of the route, with their numbers as raised right now; which have spoken, and which is next."""
    if sight.goal == TRUNK:
        return []
    card, cards = int(sight.goal), list[int]()
    while card != TRUNK:
        cards.insert(0, card)
        card = int(sight.parent[card])
    following = next_on_route(sight) if sight.phase == HEAR else NONE
    spoken = cards.index(sight.at) + 1 if sight.at != TRUNK else 0
    lines = [t.gettext("The route:")]
    for i, card in enumerate(cards):
        mark = ">" if card == following else "✓" if i < spoken else " "
        more = kin_on_route(sight, card)
        if card == following:
            standing = sight.copy()
            standing.at = card
            more = raised(standing, card)
        lines += wrapped(f"{mark} {card_in_full(sight, card)}  {sentence(sight, card, t, more)}", 15)
    return [*lines, ""]


def hand_lines(sight: State, names: list[str], t: Translations) -> list[str]:
    """Open hands: that of the viewer, or all."""
    lines = []
    for seat, name in enumerate(names):
        cards = [card for card in range(sight.cards) if sight.where[card] in (HIDDEN + seat, SEEN + seat)]
        if missing(sight, seat) or not cards:
            continue
        lines.append(t.gettext("Hand ({name}):").format(name=name))
        for card in cards:
            lines += wrapped(f"  {card_in_full(sight, card)}  {sentence(sight, card, t)}", 15)
    return lines


def wrapped(line: str, indent: int) -> list[str]:
    """A line in pieces that fit, where it can be cut."""
    return wrap(line, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
