"""How others come to a table: its link, the same as a QR code, and one's own link for another device."""

import htpy as h
from htpy import Node

from birdtable.table.guest import Guest
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer


def reach(guest: Guest) -> str:
    """Who can follow the link."""
    t = guest.t
    if guest.alone:
        return t.gettext("Only this machine can follow this link: birdtable serve --host 0.0.0.0 lets others in.")
    return t.gettext("Whoever has this link can watch, and sit down where a seat is free.")


def invitation(guest: Guest, room: Room, viewer: Viewer, *, is_open: bool = False) -> Node:
    """The link of the table."""
    t = guest.t
    link = f"{guest.origin}/t/{room.id}"
    return h.details("#invite.panel", open=is_open)[
        h.summary[t.gettext("Link to this table")],
        h.p[reach(guest)],
        h.div(".link")[h.input(readonly=True, value=link, aria_label=t.gettext("Link to this table"), data_copy="yes")],
        h.img(
            ".qr",
            src=f"/t/{room.id}/qr.svg",
            alt=t.gettext("QR code of the link"),
            width="160",
            height="160",
            loading="lazy",
        ),
        h.p[h.a(href="/me")[t.gettext("Go on with another device")]] if viewer.plays else None,
    ]
