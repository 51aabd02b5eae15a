"""The birds of CuBirds by name, in every language. French needs the articles here: they go by gender."""

from gettext import NullTranslations as Translations

from birdtable.games.piles import Pile, numbers
from birdtable.games.text import listed


def species(bird: int, t: Translations) -> str:
    """'parrot'"""
    names = (
        t.gettext("flamingo"),
        t.gettext("owl"),
        t.gettext("toucan"),
        t.gettext("duck"),
        t.gettext("parrot"),
        t.gettext("magpie"),
        t.gettext("reed warbler"),
        t.gettext("robin"),
    )
    return names[bird]


def birds(bird: int, n: int, t: Translations) -> str:
    """'a parrot', '2 parrots'"""
    forms = (
        t.ngettext("a flamingo", "{n} flamingos", n),
        t.ngettext("an owl", "{n} owls", n),
        t.ngettext("a toucan", "{n} toucans", n),
        t.ngettext("a duck", "{n} ducks", n),
        t.ngettext("a parrot", "{n} parrots", n),
        t.ngettext("a magpie", "{n} magpies", n),
        t.ngettext("a reed warbler", "{n} reed warblers", n),
        t.ngettext("a robin", "{n} robins", n),
    )
    return forms[bird].format(n=n)


def named(pile: Pile, t: Translations) -> str:
    """The birds of a pile: '2 parrots and a duck'."""
    return listed([birds(bird, n, t) for bird, n in enumerate(numbers(pile)) if n], t)
