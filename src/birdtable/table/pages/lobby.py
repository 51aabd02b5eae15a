"""A table before the game: who sits where, and the link for the others."""

from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable import bots
from birdtable.table.deal import commitment
from birdtable.table.games import components
from birdtable.table.guest import Guest
from birdtable.table.models import SeatRow
from birdtable.table.pages.company import sit_down
from birdtable.table.pages.fields import name_field
from birdtable.table.pages.invite import invitation
from birdtable.table.pages.layout import layout
from birdtable.table.pages.words import drawing, level_name, unseen
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer


def lobby_page(guest: Guest, room: Room, viewer: Viewer, name: str, notice: Node = None) -> str:
    """The whole page of a table that waits for its players."""
    stream = f"/t/{room.id}/stream?have={room.row.version}&lang={guest.language}"
    live = {"hx-sse:connect": stream, "hx-trigger": "load, every 5s", "hx-target": "#table", "hx-swap": "flight"}
    title = components(room.row.game).title(guest.t)
    return layout(
        guest, title, h.div("#live", live)[lobby(guest, room, viewer, name, notice)],
        styles=["home.css", "table.css", components(room.row.game).STYLE],  # a push may bring the table itself
        live=True, refresh=0 if notice else 10,
    )  # fmt: skip


def lobby(guest: Guest, room: Room, viewer: Viewer, name: str = "", notice: Node = None) -> Node:
    """All that a push replaces."""
    t, adds = guest.t, components(room.row.game)
    free = any(seat.vacant for seat in room.seats)
    return h.section("#table.lobby", data_title=adds.title(t), data_yours="no")[
        h.h1[adds.title(t)],
        h.div("#notice", role="alert")[notice],
        h.ol(".places")[(place(guest, room, viewer, seat) for seat in room.seats)],
        h.div(".card-like")[sit_down(t, room, name)] if free and not viewer.plays else None,
        start(t, room, free) if viewer.host else h.p[t.gettext("The host begins the game.")],
        promise(t, room) if room.row.salt else h.p[brought_along(t)],
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
    changes = change(t, room, seat, viewer) if viewer.host else None
    return h.li(id=f"seat-{seat.seat + 1}", class_="free" if seat.vacant else None)[
        drawing("table.svg", "feather", klass=f"mark p{seat.seat}"), h.span(".who")[who], changes
    ]


def change(t: Translations, room: Room, seat: SeatRow, viewer: Viewer) -> Node:
    """The host puts a bot into a seat, or frees it; at a shared screen a seat has a name and, perhaps, a bot."""
    if seat.seat in viewer.own and not room.row.hot_seat:
        return None
    options = [h.option(value="", selected=not seat.bot)[t.gettext("a person")]]
    options += [h.option(value=bot, selected=bot == seat.bot)[level_name(bot, t)] for bot in bots.NAMES]
    label = t.gettext("Who plays seat {n}").format(n=seat.seat + 1)
    return h.form(".change", method="post", action=f"/t/{room.id}/seat")[
        h.input(type="hidden", name="seat", value=str(seat.seat)),
        h.label[unseen(t.gettext("Name")), name_field(t, seat.name)] if room.row.hot_seat else None,
        h.select(name="bot", aria_label=label)[options],
        h.button(".small")[t.gettext("Change")],
    ]


def start(t: Translations, room: Room, free: bool) -> Node:
    """Bots take the seats that are still free."""
    hint = h.p(".hint")[t.gettext("Bots take the seats that are still free.")] if free else None
    return h.form(".start", method="post", action=f"/t/{room.id}/start")[
        h.button(".primary")[t.gettext("Begin the game")], hint
    ]


def brought_along(t: Translations) -> str:
    """A warning to all who sit down."""
    return t.gettext("This match was brought along from a file: whoever has the file knows the deal.")


def promise(t: Translations, room: Room) -> Node:
    """The hash of the deal, which everybody can check when the game is over."""
    return h.details("#promise.panel")[
        h.summary[t.gettext("The deal is fixed already")],
        h.p[t.gettext("When the game is over, the seed is shown, and anybody can check that it gives this number:")],
        h.code[commitment(room.row)],
    ]
