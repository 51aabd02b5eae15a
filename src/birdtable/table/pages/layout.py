"""The frame of every page."""

from collections.abc import Sequence
from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable import languages
from birdtable.table.assets import asset
from birdtable.table.cookies import CHOICES
from birdtable.table.guest import Guest
from birdtable.table.pages.words import drawing

HTMX = "includeIndicatorCSS:false, history:false"  # no inline style: the content security policy forbids it


def layout(
    guest: Guest, title: str, main: Node, *, styles: Sequence[str] = (), live: bool = False, refresh: int = 0
) -> str:
    """A whole page; `live` brings the scripts, `refresh` reloads in so many seconds where there are none."""
    wishes = guest.wishes
    page = h.html(
        lang=guest.language, data_theme=wishes.theme, data_motion=wishes.motion, data_sound=wishes.sound,
        data_chat=wishes.chat,
    )[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, interactive-widget=resizes-content"),
            h.meta(name="color-scheme", content="light dark" if wishes.theme == "auto" else wishes.theme),
            h.title[title],
            h.link(rel="icon", href=asset("icon.svg"), type="image/svg+xml"),
            (h.link(rel="stylesheet", href=asset(style)) for style in ("base.css", *styles)),
            scripts() if live else None,
            h.noscript[h.meta(http_equiv="refresh", content=str(refresh))] if refresh else None,
        ],
        h.body[
            h.a(".skip", href="#main")[guest.t.gettext("To the page")],
            top(guest),
            h.main("#main")[main],
        ],
    ]  # fmt: skip
    return str(page)


def scripts() -> Node:
    """htmx with its extensions in one file, and what is ours."""
    return [
        h.meta(name="htmx-config", content=HTMX),
        h.script(src=asset("vendor/htmx.js"), defer=True),
        h.script(src=asset("flight.js"), defer=True),
        h.script(src=asset("table.js"), defer=True),
    ]


def top(guest: Guest) -> Node:
    """The name of the place, and where else one can go."""
    t = guest.t
    return h.header(".top")[
        h.a(".home", href="/")[drawing("cubirds.svg", "robin"), h.span["birdtable"]],
        h.nav[
            h.a(href="/rules/cubirds")[t.gettext("Rules")],
            h.a(href="/birds/cubirds")[t.gettext("Birds")],
            wishes_menu(guest),
        ],
    ]


# ---------------------------------------------------------------------------- wishes


def wishes_menu(guest: Guest) -> Node:
    """What a viewer can choose for themselves."""
    t = guest.t
    return h.details("#wishes.menu")[
        h.summary[drawing("table.svg", "gear", t.gettext("Settings"), "mark")],
        h.form(method="post", action="/wishes")[
            h.input(type="hidden", name="back", value=guest.path),
            (wish(guest, name, label) for name, label in labels(t).items()),
            h.button(".primary")[t.gettext("Keep")],
        ],
    ]


def labels(t: Translations) -> dict[str, str]:
    """The wishes by name."""
    return {
        "language": t.gettext("Language"),
        "theme": t.gettext("Light"),
        "motion": t.gettext("Flying cards"),
        "sound": t.gettext("Sound"),
        "chat": t.gettext("Chat"),
    }


def wish(guest: Guest, name: str, label: str) -> Node:
    """A choice among a few."""
    now = getattr(guest.wishes, name)
    called = {**choice_names(guest.t), **languages.NAMES, "": guest.t.gettext("as the browser says")}
    options = (h.option(value=choice, selected=choice == now)[called[choice]] for choice in CHOICES[name])
    return h.label[h.span[label], h.select(name=name)[options]]


def choice_names(t: Translations) -> dict[str, str]:
    """The choices in words."""
    return {
        "auto": t.gettext("as the system"),
        "light": t.pgettext("colours of the page", "day"),
        "dark": t.pgettext("colours of the page", "dusk"),
        "normal": t.pgettext("speed", "normal"),
        "slow": t.pgettext("speed", "slow"),
        "fast": t.pgettext("speed", "fast"),
        "on": t.pgettext("a switch", "on"),
        "off": t.pgettext("a switch", "off"),
    }
