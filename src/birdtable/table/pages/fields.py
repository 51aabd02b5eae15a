"""Fields of forms that several pages have."""

from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable import bots
from birdtable.table.models import LONGEST_NAME
from birdtable.table.pages.words import level_name


def name_field(t: Translations, name: str) -> Node:
    """A name: anything short."""
    return h.input(
        name="name", value=name, maxlength=str(LONGEST_NAME), autocomplete="nickname", placeholder=t.gettext("Robin"),
        required=True,
    )  # fmt: skip


def bot_field(t: Translations, chosen: str = "greedy") -> Node:
    """A level."""
    return h.select(name="bot")[(h.option(value=bot, selected=bot == chosen)[level_name(bot, t)] for bot in bots.NAMES)]
