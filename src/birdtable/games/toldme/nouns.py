"""Cards, colours and places by name, in every language. A card's name never begins with what would merge in French."""

from gettext import NullTranslations as Translations

from birdtable.games.contract import State
from birdtable.games.text import listed
from birdtable.games.toldme.cards import color
from birdtable.games.toldme.moves import write_card_number
from birdtable.games.toldme.state import TRUNK


def bird(state: State, card: int, t: Translations) -> str:
    """'Firebird 18'"""
    names = (
        t.gettext("Sunbird {number}"),
        t.gettext("Snowbird {number}"),
        t.gettext("Firebird {number}"),
        t.gettext("Silverbird {number}"),
        t.gettext("Seabird {number}"),
        t.gettext("Nightbird {number}"),
    )
    return names[color(state, card)].format(number=write_card_number(card))


def twig_name(state: State, twig: int, t: Translations) -> str:
    """'Firebird 18', 'the trunk'"""
    return t.gettext("the trunk") if twig == TRUNK else bird(state, twig, t)


def birds(state: State, cards: list[int], t: Translations) -> str:
    """'Firebird 18 and Seabird 38'"""
    return listed([bird(state, card, t) for card in cards], t)


def plumage(a_color: int, t: Translations) -> str:
    """'the plumage of the Firebirds'"""
    names = (
        t.gettext("the plumage of the Sunbirds"),
        t.gettext("the plumage of the Snowbirds"),
        t.gettext("the plumage of the Firebirds"),
        t.gettext("the plumage of the Silverbirds"),
        t.gettext("the plumage of the Seabirds"),
        t.gettext("the plumage of the Nightbirds"),
    )
    return names[a_color]


def family(a_color: int, t: Translations) -> str:
    """'Firebirds'"""
    names = (
        t.gettext("Sunbirds"),
        t.gettext("Snowbirds"),
        t.gettext("Firebirds"),
        t.gettext("Silverbirds"),
        t.gettext("Seabirds"),
        t.gettext("Nightbirds"),
    )
    return names[a_color]


def spot(state: State, twig: int, where: int, t: Translations) -> str:
    """'north of Firebird 18'"""
    texts = (
        t.gettext("north of {twig}"),
        t.gettext("east of {twig}"),
        t.gettext("south of {twig}"),
        t.gettext("west of {twig}"),
        t.gettext("over {twig}"),
    )
    return texts[where].format(twig=twig_name(state, twig, t))
