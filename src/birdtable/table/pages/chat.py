"""Words between the players."""

from gettext import NullTranslations as Translations

import htpy as h
from htpy import Node

from birdtable.table.guest import Guest
from birdtable.table.models import LONGEST_LINE
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer


def phrases(t: Translations) -> dict[str, str]:
    """What can be said with one click; stored by name, so that each reads it in their own language."""
    return {
        ":hello": t.gettext("Hello!"),
        ":well": t.gettext("Well flown!"),
        ":oh": t.gettext("Oh no, my birds!"),
        ":moment": t.gettext("One moment, please."),
        ":thanks": t.gettext("Thank you for the game!"),
    }


def chat_box(guest: Guest, room: Room, viewer: Viewer) -> Node:
    """What was said, and a place to say something; nothing where nobody else could answer."""
    t = guest.t
    if sum(bool(seat.holder) for seat in room.seats) < 2 or room.row.hot_seat:
        return None
    said = phrases(t)
    lines = [
        h.li(id=f"line-{line.number}")[
            h.b(class_=f"p{line.seat}")[room.names[line.seat]], " ", said.get(line.text, line.text)
        ]
        for line in room.lines
    ]
    return h.details("#chat.panel.chat", open=True)[
        h.summary[t.gettext("Chat")],
        h.ol(".lines", tabindex="0", aria_label=t.gettext("What was said"), role="log")[lines] if lines else None,
        speak_up(guest, room) if viewer.plays and room.row.chat else None,
        None if room.row.chat else h.p(".nothing")[t.gettext("The host has switched the chat off.")],
        switch(t, room) if viewer.host else None,
    ]


def name_of(room: Room, seat: int) -> Node:
    """Who spoke."""
    return h.b(class_=f"p{seat}")[room.names[seat]]


def speak_up(guest: Guest, room: Room) -> Node:
    """A phrase with one click, or words of one's own."""
    t, link = guest.t, f"/t/{room.id}/say"
    posting = {"method": "post", "action": link, "hx-post": link, "hx-target": "#notice", "hx-swap": "innerHTML"}
    return [
        h.form(".phrases", posting)[
            (h.button(".plain", name="text", value=key)[phrase] for key, phrase in phrases(t).items())
        ],
        h.form("#speak", posting | {"data-clears": "yes"})[
            h.input(
                "#words", name="text", maxlength=str(LONGEST_LINE), required=True, autocomplete="off",
                aria_label=t.gettext("Say something"), placeholder=t.gettext("Say something"),
            ),
            h.button[t.gettext("Say")],
        ],
    ]  # fmt: skip


def switch(t: Translations, room: Room) -> Node:
    """The host decides whether people may talk."""
    text = t.gettext("Switch the chat off") if room.row.chat else t.gettext("Switch the chat on")
    return h.form({"method": "post", "action": f"/t/{room.id}/chat", "hx-post": f"/t/{room.id}/chat"})[
        h.input(type="hidden", name="on", value="" if room.row.chat else "yes"), h.button(".plain.small")[text]
    ]
