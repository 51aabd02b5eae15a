"""The log in words, as one viewer saw it."""

import htpy as h
from htpy import Node

from birdtable.table.pages.flat import kept
from birdtable.table.rooms import Room
from birdtable.table.scene import Scene, view

LAST = 24  # moves that are told


def said(now: Scene) -> str:
    """The last move, for a screen reader."""
    if now.before is None:
        return ""
    return " ".join(now.game.words.tell(now.before, now.sight, now.names, now.t))


def story(now: Scene, room: Room) -> Node:
    """The last moves, the newest first."""
    moves = len(room.match.moves)
    entries = [told(now, room, ply) for ply in range(moves, max(0, moves - LAST), -1)]
    if not entries:
        return h.p(".nothing")[now.t.gettext("The birds have just settled. Nothing has happened yet.")]
    return h.ol(".story", tabindex="0", aria_label=now.t.gettext("The last moves, the newest first"))[entries]


def told(now: Scene, room: Room, ply: int) -> Node:
    """One move in sentences."""
    before, after = view(room.match, now.seat, ply - 1), view(room.match, now.seat, ply)
    sentences = now.game.words.tell(before, after, now.names, now.t)
    first = ply < 2 or bool(room.match.states[ply - 2].turn != before.turn)
    return line(ply, int(before.seat), first, " ".join(sentences))


@kept
def line(ply: int, seat: int, first: bool, text: str) -> Node:
    """A line of the story; the first of a turn is set apart."""
    return h.li(id=f"ply-{ply}", class_="turn" if first else None)[h.span(class_=f"dot p{seat}"), text]
