"""What can be done when a game is over."""

import htpy as h
from htpy import Node

from birdtable.table.rooms import Room
from birdtable.table.scene import Scene
from birdtable.table.seats import Viewer


def ending(now: Scene, room: Room, viewer: Viewer) -> Node:
    """Again, look back, take it home, and whether the deal was honest."""
    t, link = now.t, f"/t/{room.id}"
    return h.div(".ending")[
        rematch(now, room, viewer),
        h.a(".button", href=f"{link}/replay")[t.gettext("Watch it again")],
        h.a(".button.plain", href=f"{link}/match.txt", download=f"birdtable-{room.id}.txt")[t.gettext("Download")],
        h.a(".button.plain", href=f"{link}/deal")[t.gettext("Check the deal")],
    ]


def rematch(now: Scene, room: Room, viewer: Viewer) -> Node:
    """The same people at a new table."""
    if room.row.rematch:
        return h.a(".button.primary", href=f"/t/{room.row.rematch}")[now.t.gettext("To the next game")]
    if not viewer.plays:
        return None
    return h.form(method="post", action=f"/t/{room.id}/rematch")[h.button(".primary")[now.t.gettext("Play again")]]
