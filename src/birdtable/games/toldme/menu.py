"""The Bird Told Me at a terminal: colours, and the rules in short."""

from collections.abc import Mapping, Sequence
from gettext import NullTranslations as Translations

from birdtable.games.contract import State

COLORS: Mapping[str, tuple[int, int]] = {
    "Y": (220, 16), "W": (255, 16), "R": (160, 231), "G": (245, 16), "B": (27, 231), "K": (235, 231),
}  # fmt: skip


def menu(sight: State, moves: Sequence[int], t: Translations) -> list[str]:
    """A plain list says it best."""
    return []


def rules(sight: State, t: Translations) -> str:
    """The rules in a few lines."""
    return "\n".join(
        [
            t.gettext(
                "Be the first with 30 points. A card shows 1 to 4 birds: its value. When a round ends, the colour "
                "with the most birds on the branch pays its cards to whoever has its plumage."
            ),
            t.gettext(
                "Your turn: add a card to the branch, and then either add another, take the plumage of the first "
                "card’s colour if nobody has it, or draw a card. Or draw two cards and pass. The round ends when "
                "everybody has passed, or when no connector is left."
            ),
            t.gettext(
                "A card is added to an empty cell: it must connect to exactly one card, of the same or a higher "
                "value. Connectors that face a side without one are dead ends, which is allowed; loops are not."
            ),
            t.gettext(
                "Then you follow the route from the trunk to a card that you added, and each bird on it speaks. A "
                "number in brackets is raised by 1 for every other card of its colour on the route, and by boosts."
            ),
            t.gettext(
                "“Add” is to the end of the branch, “place over” is onto a twig, whose links must all fit, and "
                "“place” is either. What “you may” do can be declined; all else is done as far as possible."
            ),
            t.gettext(
                "In the table, [R]18·1 is Firebird 18 of value 1; + says that a card lies beneath it. Lines between "
                "cards are links, half lines are open ends or dead ends. Values and connectors of the cards are our "
                "reconstruction, since the rulebook does not print them; the 48 sentences are the rulebook’s."
            ),
        ]
    )
