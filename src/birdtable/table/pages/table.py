"""The table: what is pushed to everybody who watches, each with their own eyes."""

import htpy as h
from htpy import Node
from markupsafe import Markup

from birdtable.table.guest import Guest
from birdtable.table.pages.chat import chat_box
from birdtable.table.pages.company import company
from birdtable.table.pages.ending import ending
from birdtable.table.pages.flat import flat
from birdtable.table.pages.invite import invitation
from birdtable.table.pages.layout import layout
from birdtable.table.pages.story import said, story
from birdtable.table.pages.words import drawing, sentence, unseen
from birdtable.table.rooms import Room
from birdtable.table.scene import Scene, scene
from birdtable.table.seats import Viewer

FRAMES = 200  # that are kept of a table: all seats and spectators in all languages are some dozens


def table_page(guest: Guest, room: Room, viewer: Viewer, shown: int) -> str:
    """The whole page of a table in play."""
    now = scene(room, viewer, guest.t)
    link = f"/t/{room.id}"
    stream = f"{link}/stream?have={room.row.version}&lang={guest.language}" + (f"&show={shown}" if shown else "")
    live = {"hx-sse:connect": stream, "hx-trigger": "load, every 5s", "hx-target": "#table", "hx-swap": "flight"}
    waits = not now.can_move and not room.over
    return layout(
        guest, page_title(now, room, viewer),
        h.div("#live", live)[framed(guest, room, viewer)],
        styles=["table.css", now.components.STYLE], live=True, refresh=5 if waits else 0,
    )  # fmt: skip


def framed(guest: Guest, room: Room, viewer: Viewer) -> str:
    """The same as text; made once for all who see the same."""
    key = (viewer, guest.language, guest.origin)
    if key not in room.frames:
        if len(room.frames) >= FRAMES:  # a browser can ask by any name of this server
            room.frames.clear()
        room.frames[key] = Markup(str(frame(guest, room, viewer)))
    return room.frames[key]


def page_title(now: Scene, room: Room, viewer: Viewer) -> str:
    """The name of the page says whose turn it is."""
    name = now.components.title(now.t)
    if room.over:
        return now.t.gettext("{game}: the game is over").format(game=name)
    if now.can_move or viewer.curtain:
        return now.t.gettext("Your turn – {game}").format(game=name)
    return now.t.gettext("{name} plays – {game}").format(name=room.names[room.to_move], game=name)


def frame(guest: Guest, room: Room, viewer: Viewer) -> Node:
    """All that a push replaces."""
    now = scene(room, viewer, guest.t)
    yours = now.can_move or viewer.curtain
    return h.section(
        f"#table.table.{now.game.name}", data_title=page_title(now, room, viewer), data_yours="yes" if yours else "no"
    )[
        h.h1(".unseen")[now.components.title(now.t)],
        h.p("#said.unseen", role="status")[said(now)],
        h.div(".play")[
            seats(now, room, viewer),
            h.form("#act", posting(room, viewer, now))[
                h.input(type="hidden", name="entries", value=str(room.row.entries)),
                h.input(type="hidden", name="show", value=str(now.sight.turn)),
                now.components.board(now),
                h.div("#notice", role="alert"),
                h.div(".ask")[task_line(now, room, viewer), h.div(".choices")[now.components.choices(now)]],
                curtain(now, room) if viewer.curtain else now.components.hand(now),
            ],
            tools(now, room, viewer),
        ],
        side(guest, room, viewer, now),
    ]


def posting(room: Room, viewer: Viewer, now: Scene) -> dict[str, str]:
    """How a decision is sent: by a plain form, or by htmx, which shows what is wrong in place."""
    link = f"/t/{room.id}/move"
    plain = {"method": "post", "action": link, "class": "waits" if not now.can_move else "decides"}
    htmx = {"hx-post": link, "hx-target": "#notice", "hx-swap": "innerHTML", "hx-sync": "this:drop"}
    return plain | htmx if viewer.plays else plain


# ---------------------------------------------------------------------------- around the table


def seats(now: Scene, room: Room, viewer: Viewer) -> Node:
    """Everybody at the table, the viewer's left neighbour first, the viewer last."""
    n = now.sight.seats
    first = viewer.seat + 1 if viewer.seat >= 0 else 0
    order = [(first + i) % n for i in range(n)]
    return h.ol(f".seats.of{n}", aria_label=now.t.gettext("At the table"), tabindex="0")[
        (seat_panel(now, room, viewer, seat) for seat in order)
    ]


@flat
def seat_panel(now: Scene, room: Room, viewer: Viewer, seat: int) -> Node:
    """A seat: who, and what everybody sees of their cards."""
    t, klass = now.t, "seat"
    turn = seat == now.sight.seat and not now.sight.over
    klass += " turn" if turn else ""
    klass += " own" if seat in viewer.own else ""
    who = [unseen(t.gettext("to move") + ": ")] if turn else []
    return h.li(id=f"seat-{seat + 1}", class_=klass)[
        h.div(".name")[
            h.span(class_=f"perch p{seat}", aria_hidden="true")[drawing("table.svg", "feather", klass="mark")],
            h.b[who, room.names[seat]],
            badge(now, room, seat),
        ],
        now.components.place(now, seat),
    ]


def badge(now: Scene, room: Room, seat: int) -> Node:
    """What plays this seat, if no person does."""
    if seat >= len(room.seats):
        return h.small[now.t.gettext("plays by the rules")]
    row = room.seats[seat]
    if not row.bot:
        return h.small[now.t.gettext("you")] if seat == now.seat else None
    return h.small[now.t.gettext("a bot plays")] if row.holder else h.small[now.t.gettext("bot")]


def task_line(now: Scene, room: Room, viewer: Viewer) -> Node:
    """What is to be decided, in one sentence; or who is awaited."""
    t = now.t
    if now.sight.over:
        return h.p("#task.task.over")[now.game.words.ending(now.sight, now.names, t)]
    if now.can_move:
        return h.p("#task.task.yours")[h.b[t.gettext("Your turn.")], " ", sentence(now.game.words.task(now.sight, t))]
    name = room.names[now.sight.seat]
    if viewer.curtain:
        return h.p("#task.task")[t.gettext("{name}, it is your turn.").format(name=name)]
    text = t.gettext("{name} thinks …") if room.driver(now.sight.seat) else t.gettext("Waiting for {name}.")
    return h.p("#task.task")[text.format(name=name)]


def curtain(now: Scene, room: Room) -> Node:
    """At a shared screen the hand stays hidden until its owner says that only they can see."""
    text = now.t.gettext("Show my cards: only I can see the screen")
    return h.div(".curtain")[h.a(".button.primary", href=f"/t/{room.id}?show={now.sight.turn}")[text]]


# ---------------------------------------------------------------------------- what else can be done


@flat
def tools(now: Scene, room: Room, viewer: Viewer) -> Node:
    """Take back, rules, and leaving the seat to a bot."""
    t = now.t
    undo = can_undo(room, viewer)
    return h.div(".tools")[
        action(room, "undo", t.gettext("Take back"), "undo", quiet=not undo, entries=room.row.entries)
        if viewer.plays and not room.over else None,
        h.a(".button.plain", href=f"/rules/{now.game.name}", target="_blank")[t.gettext("Rules")],
        stand_in(now, room, viewer),
        ending(now, room, viewer) if room.over else None,
    ]  # fmt: skip


def can_undo(room: Room, viewer: Viewer) -> bool:
    """Whether the viewer can take a move back now."""
    mine = room.to_move in viewer.own and viewer.seat == room.to_move and not room.driver(room.to_move)
    return mine and not room.over and room.match.can_take_back()


def action(room: Room, verb: str, text: str, mark: str = "", *, quiet: bool = False, **fields: object) -> Node:
    """A small form with one button."""
    link = f"/t/{room.id}/{verb}"
    return h.form({"method": "post", "action": link, "hx-post": link, "hx-target": "#notice", "hx-swap": "innerHTML"})[
        (h.input(type="hidden", name=name, value=str(value)) for name, value in fields.items()),
        h.button(class_="plain quiet" if quiet else "plain", aria_disabled="true" if quiet else None)[
            drawing("table.svg", mark, klass="mark") if mark else None, text
        ],
    ]


def stand_in(now: Scene, room: Room, viewer: Viewer) -> Node:
    """Hand the viewer's seats to a bot, or take them back."""
    if room.over:
        return None
    t = now.t
    made = []
    for seat in sorted(viewer.own):
        name = room.names[seat]
        if room.seats[seat].bot:
            text = t.gettext("Take back the seat of {name}").format(name=name)
            made.append(action(room, "seat", text, seat=seat, bot=""))
        elif viewer.seat == seat:
            made.append(action(room, "seat", t.gettext("Let a bot play for me"), seat=seat, bot="greedy"))
    return made


@flat
def side(guest: Guest, room: Room, viewer: Viewer, now: Scene) -> Node:
    """Beside the table, or below it on a phone: the story, the chat, the link."""
    return h.aside(".side")[
        h.details("#story.panel", open=True)[h.summary[now.t.gettext("What happened")], story(now, room)],
        chat_box(guest, room, viewer),
        company(guest, room, viewer),
        invitation(guest, room, viewer),
    ]
