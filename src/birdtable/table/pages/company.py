"""Who plays a game that has begun: sitting down where a seat is free, bots in and out."""

from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable import bots
from birdtable.table.guest import Guest
from birdtable.table.models import SeatRow
from birdtable.table.pages.fields import name_field
from birdtable.table.pages.words import level_name
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer


def company(guest: Guest, room: Room, viewer: Viewer) -> Node:
    """For the host all other seats; for a spectator the free ones."""
    if room.over:
        return None
    t = guest.t
    if not viewer.plays and any(seat.vacant for seat in room.seats):
        return h.section(".panel.sit")[h.h2[t.gettext("A seat is free")], sit_down(t, room)]
    others = [seat for seat in room.seats if seat.seat not in viewer.own]
    if not viewer.host or not others:
        return None
    return h.details("#company.panel")[
        h.summary[t.gettext("Who plays")], h.ul[(h.li[seat_form(t, room, seat)] for seat in others)]
    ]


def sit_down(t: Translations, room: Room, name: str = "") -> Node:
    """A name, one click."""
    return h.form(".sit", method="post", action=f"/t/{room.id}/sit")[
        h.label[h.span[t.gettext("Your name")], name_field(t, name)], h.button(".primary")[t.gettext("Sit down")]
    ]


def seat_form(t: Translations, room: Room, seat: SeatRow) -> Node:
    """What plays a seat: a bot of some level, or a person; an absent person's seat can only be lent to a bot."""
    person = t.gettext("free for a person") if not seat.holder else seat.name
    choices = [("", person), *((bot, level_name(bot, t)) for bot in bots.NAMES)]
    now = "" if seat.vacant else seat.bot
    link = f"/t/{room.id}/seat"
    label = t.gettext("Who plays seat {n}").format(n=seat.seat + 1)
    return h.form(".change", {"method": "post", "action": link, "hx-post": link, "hx-target": "#notice"})[
        h.input(type="hidden", name="seat", value=str(seat.seat)),
        h.b[seat.name],
        h.select(name="bot", aria_label=label)[
            (h.option(value=value, selected=value == now)[text] for value, text in choices)
        ],
        h.button(".small")[t.gettext("Change")],
    ]
