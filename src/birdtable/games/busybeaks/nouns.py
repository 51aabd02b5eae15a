"""The birds of Busy Beaks by name, in every language. French needs the articles here: they go by gender."""

from gettext import NullTranslations as Translations

from birdtable.games.contract import State
from birdtable.games.piles import Pile, numbers
from birdtable.games.text import listed


def species(bird: int, t: Translations) -> str:
    """'galah'"""
    names = (
        t.gettext("galah"),
        t.gettext("brolga"),
        t.gettext("eastern spinebill"),
        t.gettext("kookaburra"),
        t.gettext("tawny frogmouth"),
        t.gettext("powerful owl"),
        t.gettext("wedge-tailed eagle"),
        t.gettext("palm cockatoo"),
        t.gettext("rainbow lorikeet"),
        t.pgettext("the Australian one", "magpie"),
        t.gettext("budgerigar"),
        t.gettext("eastern rosella"),
        t.gettext("sulphur-crested cockatoo"),
        t.gettext("superb fairy wren"),
    )
    return names[bird]


def title(bird: int, t: Translations) -> str:
    """'Galah'"""
    name = species(bird, t)
    return name[0].upper() + name[1:]


def birds(bird: int, n: int, t: Translations) -> str:
    """'a galah', '2 galahs'"""
    forms = (
        t.ngettext("a galah", "{n} galahs", n),
        t.ngettext("a brolga", "{n} brolgas", n),
        t.ngettext("an eastern spinebill", "{n} eastern spinebills", n),
        t.ngettext("a kookaburra", "{n} kookaburras", n),
        t.ngettext("a tawny frogmouth", "{n} tawny frogmouths", n),
        t.ngettext("a powerful owl", "{n} powerful owls", n),
        t.ngettext("a wedge-tailed eagle", "{n} wedge-tailed eagles", n),
        t.ngettext("a palm cockatoo", "{n} palm cockatoos", n),
        t.ngettext("a rainbow lorikeet", "{n} rainbow lorikeets", n),
        t.npgettext("the Australian one", "a magpie", "{n} magpies", n),
        t.ngettext("a budgerigar", "{n} budgerigars", n),
        t.ngettext("an eastern rosella", "{n} eastern rosellas", n),
        t.ngettext("a sulphur-crested cockatoo", "{n} sulphur-crested cockatoos", n),
        t.ngettext("a superb fairy wren", "{n} superb fairy wrens", n),
    )
    return forms[bird].format(n=n)


def named(sight: State, pile: Pile, t: Translations) -> str:
    """The birds of a pile: '2 galahs and a brolga'."""
    return listed([birds(int(sight.birds[kind]), n, t) for kind, n in enumerate(numbers(pile)) if n], t)
