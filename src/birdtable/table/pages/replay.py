"""A match after its end: step by step, with anybody's eyes."""

import htpy as h
from htpy import Node

from birdtable.games.contract import NONE
from birdtable.table.guest import Guest
from birdtable.table.pages.layout import layout
from birdtable.table.pages.story import said
from birdtable.table.pages.table import seats
from birdtable.table.pages.words import drawing
from birdtable.table.rooms import Room
from birdtable.table.scene import OPEN, Scene, scene
from birdtable.table.seats import Viewer


def replay_page(guest: Guest, room: Room, seat: int, ply: int) -> str:
    """The table after so many moves."""
    viewer = Viewer(frozenset(), False, seat)
    now = scene(room, viewer, guest.t, ply)
    title = guest.t.gettext("{game}: move {ply}").format(game=now.components.title(guest.t), ply=ply)
    return layout(
        guest,
        title,
        h.div("#live")[replay(now, room, viewer, ply)],
        styles=["table.css", now.components.STYLE],
        live=True,
    )


def replay(now: Scene, room: Room, viewer: Viewer, ply: int) -> Node:
    """The table, the slider, and what the last move did."""
    t = now.t
    move = room.match.game.notation.write_move(room.match.moves[ply - 1]) if ply else ""
    return h.section(f"#table.table.replay.{now.game.name}")[
        h.h1(".unseen")[t.gettext("Watch it again")],
        h.div(".play")[
            seats(now, room, viewer),
            h.div("#act.waits")[
                now.components.board(now),
                h.p("#said.task", role="status")[h.code[move], " ", said(now) or t.gettext("The table is set.")],
                now.components.hand(now),
            ],
            controls(now, room, viewer.seat, ply),
        ],
        h.aside(".side")[steps(now, room, viewer.seat, ply)],
    ]


def controls(now: Scene, room: Room, seat: int, ply: int) -> Node:
    """Back, forward, a slider, and whose eyes: all of it one form, which works without scripts."""
    t, last = now.t, len(room.match.moves)
    link = f"/t/{room.id}/replay"
    htmx = {"hx-get": link, "hx-target": "#table", "hx-select": "#table", "hx-swap": "flight", "hx-push-url": "true"}
    return h.form("#steps.steps", {"method": "get", "action": link, "hx-trigger": "input delay:40ms, submit"} | htmx)[
        h.button(".plain", name="ply", value="0", aria_label=t.gettext("To the beginning"))[sign("first")],
        h.button(".plain", name="ply", value=str(max(0, ply - 1)), aria_label=t.gettext("One move back"))[sign("back")],
        h.input(
            "#slider", type="range", name="at", min="0", max=str(last), value=str(ply), aria_label=t.gettext("Move")
        ),
        h.button(".plain", name="ply", value=str(min(last, ply + 1)), aria_label=t.gettext("One move on"))[sign("on")],
        h.button(".plain", name="ply", value=str(last), aria_label=t.gettext("To the end"))[sign("last")],
        h.output[f"{ply}/{last}"],
        h.label[h.span[t.gettext("as seen by")], eyes(now, room, seat)],
        h.noscript[h.button[t.gettext("Show")]],
        h.a(".button.plain", href=f"{link}?at={ply}&seat={seat}")[
            drawing("table.svg", "link", klass="mark"), t.gettext("Link to this step")
        ],
        h.a(".button.plain", href=f"/t/{room.id}")[t.gettext("Back to the table")],
    ]


def sign(name: str) -> Node:
    """What a button does, drawn."""
    return drawing("table.svg", name, klass="mark")


def eyes(now: Scene, room: Room, seat: int) -> Node:
    """Whose eyes to look with."""
    t = now.t
    views = {OPEN: t.gettext("everybody: open hands"), NONE: t.gettext("a spectator")}
    views |= dict(enumerate(room.names[: room.match.people]))
    return h.select(name="seat")[
        (h.option(value=str(value), selected=value == seat)[text] for value, text in views.items())
    ]


def steps(now: Scene, room: Room, seat: int, ply: int) -> Node:
    """All moves by turn, each a link to the table after it."""
    match = room.match
    lines: list[Node] = []
    turn = None
    for number, move in enumerate(match.moves, 1):
        before = match.states[number - 1]
        if before.turn != turn:
            turn = before.turn
            lines.append(h.b[f"{turn}. {room.names[before.seat]}"])
        link = f"/t/{room.id}/replay?at={number}&seat={seat}"
        here = "true" if number == ply else None
        lines.append(h.a(href=link, aria_current=here)[match.game.notation.write_move(move)])
    return h.nav(".moves.panel", aria_label=now.t.gettext("Moves"))[lines]
