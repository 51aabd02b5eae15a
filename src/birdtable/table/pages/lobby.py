"""A table before the game: who sits where, and the link for the others."""

from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable import bots
from birdtable.table.games import components
from birdtable.table.guest import Guest
from birdtable.table.models import SeatRow
from birdtable.table.pages.home import name_field
from birdtable.table.pages.invite import invitation
from birdtable.table.pages.layout import layout
from birdtable.table.pages.words import drawing, level_name
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer


def lobby_page(guest: Guest, room: Room, viewer: Viewer, name: str, notice: Node = None) -> str:
    """The whole page of a table that waits for its players."""
    stream = f"/t/{room.id}/stream?have={room.row.version}&lang={guest.language}"
    live = {"hx-sse:connect": stream, "hx-trigger": "load, every 5s", "hx-target": "#table", "hx-swap": "flight"}
    title = components(room.row.game).title(guest.t)
    return layout(
        guest, title, h.div("#live", live)[lobby(guest, room, viewer, name, notice)],
        styles=["home.css"], live=True, refresh=0 if notice else 10,
    )  # fmt: skip


def lobby(guest: Guest, room: Room, viewer: Viewer, name: str = "", notice: Node = None) -> Node:
    """All that a push replaces."""
    t, adds = guest.t, components(room.row.game)
    free = any(seat.vacant for seat in room.seats)
    return h.section("#table.lobby", data_title=adds.title(t), data_yours="no")[
        h.h1[adds.title(t)],
        h.div("#notice", role="alert")[notice],
        h.ol(".places")[(place(guest, room, viewer, seat) for seat in room.seats)],
        sit_down(t, room, name) if free and not viewer.plays else None,
        start(t, room, free) if viewer.host else h.p[t.gettext("The host begins the game.")],
        promise(t, room),
        invitation(guest, room, viewer, is_open=free),
    ]


def place(guest: Guest, room: Room, viewer: Viewer, seat: SeatRow) -> Node:
    """A seat and who sits there; the host may change that."""
    t = guest.t
    who: Node
    if seat.vacant:
        who = h.em[t.gettext("free")]
    elif seat.bot:
        who = [seat.name, " ", h.small[level_name(seat.bot, t)]]
    else:
        who = [seat.name, " ", h.small[t.gettext("you")] if seat.seat in viewer.own else None]
    changes = change(t, room, seat) if viewer.host and seat.seat not in viewer.own else None
    return h.li(id=f"seat-{seat.seat + 1}", class_="free" if seat.vacant else None)[
        drawing("table.svg", "feather", klass=f"mark p{seat.seat}"), h.span(".who")[who], changes
    ]


def change(t: Translations, room: Room, seat: SeatRow) -> Node:
    """The host puts a bot into a seat, or frees it."""
    now = "" if not seat.bot else seat.bot
    options = [h.option(value="", selected=not now)[t.gettext("a person")]]
    options += [h.option(value=bot, selected=bot == now)[level_name(bot, t)] for bot in bots.NAMES]
    label = t.gettext("Who plays seat {n}").format(n=seat.seat + 1)
    return h.form(".change", method="post", action=f"/t/{room.id}/seat")[
        h.input(type="hidden", name="seat", value=str(seat.seat)),
        h.select(name="bot", aria_label=label)[options],
        h.button(".small")[t.gettext("Change")],
    ]


def sit_down(t: Translations, room: Room, name: str) -> Node:
    """A name, one click."""
    return h.form(".sit.card-like", method="post", action=f"/t/{room.id}/sit")[
        h.label[h.span[t.gettext("Your name")], name_field(t, name)],
        h.button(".primary")[t.gettext("Sit down")],
    ]


def start(t: Translations, room: Room, free: bool) -> Node:
    """Bots take the seats that are still free."""
    hint = h.p(".hint")[t.gettext("Bots take the seats that are still free.")] if free else None
    return h.form(".start", method="post", action=f"/t/{room.id}/start")[
        h.button(".primary")[t.gettext("Begin the game")], hint
    ]


def promise(t: Translations, room: Room) -> Node:
    """The hash of the deal, which everybody can check when the game is over."""
    from birdtable.table.deal import commitment

    hashed = commitment(room.row)
    if not hashed:
        return None
    return h.details("#promise.panel")[
        h.summary[t.gettext("The deal is fixed already")],
        h.p[t.gettext("When the game is over, the seed is shown, and anybody can check that it gives this number:")],
        h.code[hashed],
    ]
