"""Small pieces of text and drawing that all pages share."""

from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable.table.assets import asset
from birdtable.table.pages.flat import kept


@kept
def drawing(sprite: str, symbol: str, label: str = "", klass: str = "bird") -> Node:
    """A drawing from a sprite; without a label it says nothing that the text beside it does not say."""
    said = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(class_=klass, viewBox="0 0 100 100", **said)[h.use(href=f"{asset(sprite)}#{symbol}")]


@kept
def unseen(text: str) -> Node:
    """Text for a screen reader."""
    return h.span(".unseen")[text]


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def level_name(bot: str, t: Translations) -> str:
    """A bot by its level."""
    names = {"uniform": t.gettext("Fledgling: plays anything"), "greedy": t.gettext("Jay: thinks one turn ahead")}
    return names.get(bot, sentence(bot))
