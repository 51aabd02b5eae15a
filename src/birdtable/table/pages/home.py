"""The home page: sit down at once, what waits for you, what is playing."""

from collections.abc import Sequence
from dataclasses import dataclass
from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable.games import load
from birdtable.table.games import NAMES as GAMES
from birdtable.table.games import components
from birdtable.table.guest import Guest
from birdtable.table.pages.fields import bot_field, name_field
from birdtable.table.pages.layout import layout
from birdtable.table.pages.words import drawing


@dataclass(frozen=True)
class Listed:
    """A table as the home page lists it."""

    id: str
    game: str
    names: list[str]
    state: str  # yours, waiting, open, playing, over


def home_page(guest: Guest, mine: Sequence[Listed], others: Sequence[Listed], name: str) -> str:
    """The first page of all."""
    t = guest.t
    return layout(
        guest, "birdtable",
        h.div(".welcome")[
            hero(t),
            waiting(t, mine),
            (play_now(guest, game, name) for game in GAMES),
            others_playing(t, others),
            upload(t),
        ],
        styles=["home.css"],
    )  # fmt: skip


def hero(t: Translations) -> Node:
    """What this is, with the birds that are the only loud thing on it."""
    flock = ("toucan", "flamingo", "owl", "robin", "parrot", "duck", "magpie", "warbler")
    return h.section(".hero")[
        h.div(".flock", aria_hidden="true")[(drawing("cubirds.svg", bird) for bird in flock)],
        h.h1[t.gettext("A table for bird card games")],
        h.p[t.gettext("Play at once, with friends or against bots that never peek. No account, no waiting.")],
    ]


def play_now(guest: Guest, game: str, name: str) -> Node:
    """A name, one click, and you sit at a table."""
    t, adds = guest.t, components(game)
    return h.section(f"#play-{game}.card-like")[
        h.h2[adds.title(t)],
        h.p[adds.pitch(t)],
        h.form(".new", method="post", action="/tables")[
            h.input(type="hidden", name="game", value=game),
            h.label[h.span[t.gettext("Your name")], name_field(t, name)],
            seats_field(t, game),
            h.label[h.span[t.gettext("Bots")], bot_field(t)],
            h.div(".ways")[
                way("bots", t.gettext("Play against bots"), "primary"),
                solo(t, load(game).words.OPPONENT),
                way("friends", t.gettext("Invite friends")),
                way("hot-seat", t.gettext("Share one screen")),
            ],
            h.label(".check")[
                h.input(type="checkbox", name="listed", value="yes"), t.gettext("Everybody on this server may watch")
            ],
        ],
    ]


def way(value: str, text: str, klass: str = "") -> Node:
    """A button that sets a table in one way."""
    return h.button(class_=klass or None, name="way", value=value)[text]


def solo(t: Translations, opponent: str) -> Node:
    """Against somebody whom the rules play, where the game has one."""
    return way("solo", t.gettext("Solo against {name}").format(name=opponent)) if opponent else None


def seats_field(t: Translations, game: str) -> Node:
    """How many sit at the table, the viewer included."""
    numbers = [n for n in load(game).seats if n > 1]
    return h.fieldset[
        h.legend[t.gettext("Seats")],
        h.div(".switch")[
            (
                h.label[h.input(type="radio", name="seats", value=str(n), checked=n == numbers[0]), h.span[str(n)]]
                for n in numbers
            )
        ],
    ]


# ---------------------------------------------------------------------------- tables


def waiting(t: Translations, mine: Sequence[Listed]) -> Node:
    """The viewer's own tables, those that wait for them first."""
    if not mine:
        return None
    order = ("yours", "open", "waiting", "playing", "over")
    return h.section(".tables")[
        h.h2[t.gettext("Your tables")],
        h.ul[(entry(t, table) for table in sorted(mine, key=lambda table: order.index(table.state)))],
    ]


def others_playing(t: Translations, others: Sequence[Listed]) -> Node:
    """What can be watched."""
    if not others:
        return None
    return h.section(".tables")[h.h2[t.gettext("Playing now")], h.ul[(entry(t, table) for table in others)]]


def entry(t: Translations, table: Listed) -> Node:
    """A table by its players."""
    states = {
        "yours": t.gettext("your turn"),
        "waiting": t.gettext("the others play"),
        "open": t.gettext("a seat is free"),
        "playing": t.gettext("in play"),
        "over": t.gettext("over"),
    }
    return h.li(class_=table.state)[
        h.a(href=f"/t/{table.id}")[
            h.b[components(table.game).title(t)], h.span[", ".join(table.names)], h.em[states[table.state]]
        ]
    ]


def upload(t: Translations) -> Node:
    """A match from a file, to look at or to go on with."""
    return h.details("#upload.card-like")[
        h.summary[t.gettext("Bring a match along")],
        h.form(method="post", action="/upload", enctype="multipart/form-data")[
            h.label[
                h.span[t.gettext("A match file of birdtable")],
                h.input(type="file", name="file", accept=".txt,text/plain"),
            ],
            h.label[h.span[t.gettext("or its text")], h.textarea(name="text", rows="4")],
            h.button[t.gettext("Open")],
        ],
    ]
