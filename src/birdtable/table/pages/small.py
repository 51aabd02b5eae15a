"""Small pages: problems, rules, birds, the deal, another device."""

import htpy as h
from htpy import Node

from birdtable.table.deal import commitment, promised
from birdtable.table.games import components
from birdtable.table.guest import Guest
from birdtable.table.pages.layout import layout
from birdtable.table.pages.words import drawing
from birdtable.table.rooms import Room


def problem_page(guest: Guest, text: str, *, back: str = "") -> str:
    """What happened, and how to go on."""
    t = guest.t
    return layout(
        guest, t.gettext("Not quite"),
        h.section(".problem.card-like")[
            drawing("cubirds.svg", "owl"),
            h.h1[t.gettext("Not quite")],
            h.p[text],
            h.p(".ways")[
                h.a(".button.primary", href=back)[t.gettext("Back to the table")] if back else None,
                h.a(".button", href="/")[t.gettext("To the home page")],
            ],
        ],
        styles=["home.css"],
    )  # fmt: skip


def notice(text: str) -> Node:
    """What happened, above the hand."""
    return h.p(".notice")[text]


def question(guest: Guest, link: str, text: str, fields: dict[str, str]) -> Node:
    """A question before hidden cards come out."""
    htmx = {"hx-post": link, "hx-target": "#notice", "hx-swap": "innerHTML"}
    return h.form(".notice.question", {"method": "post", "action": link} | htmx)[
        h.p[text],
        (h.input(type="hidden", name=name, value=value) for name, value in fields.items()),
        h.button(".primary", name="sure", value="yes")[guest.t.gettext("Yes, do it")],
        h.a(".button.plain", href=link.removesuffix("/move"))[guest.t.gettext("No, back")],
    ]


def question_page(guest: Guest, text: str, asked: Node, style: str) -> str:
    """The same question as a page of its own, where there are no scripts."""
    return layout(guest, text, h.section(".problem.card-like")[asked], styles=["home.css", style])


def rules_page(guest: Guest, game: str) -> str:
    """The rules in short."""
    adds, t = components(game), guest.t
    return layout(
        guest, adds.title(t),
        h.section(".card-like.text")[
            h.h1[adds.title(t)],
            h.p(".pitch")[adds.pitch(t)],
            h.ol[(h.li[paragraph] for paragraph in adds.rules(t))],
            h.p[h.a(href=f"/birds/{game}")[t.gettext("All birds, and how many make a flock")]],
            keys(guest),
        ],
        styles=["home.css"],
    )  # fmt: skip


def keys(guest: Guest) -> Node:
    """How to play by keyboard."""
    t = guest.t
    return h.section[
        h.h2[t.gettext("By keyboard")],
        h.ul[
            h.li[t.gettext("The letter of a bird chooses it; 1 to 4 lay it left of a row, 5 to 8 right of it.")],
            h.li[t.gettext("Tab and Enter reach everything; U takes back, R shows the rules.")],
        ],
    ]


def drawings_page(guest: Guest, game: str) -> str:
    """All drawings, large and small, on card and in grey."""
    adds, t = components(game), guest.t
    return layout(
        guest, t.gettext("The birds of {game}").format(game=adds.title(t)),
        h.section(".gallery")[
            h.h1[t.gettext("The birds of {game}").format(game=adds.title(t))],
            h.ul[
                (
                    h.li[
                        drawing(adds.SPRITE, symbol, klass="bird large"),
                        h.div[h.h2[name], h.p[remark], h.span(".sizes")[
                            (drawing(adds.SPRITE, symbol, klass=f"bird {size}") for size in ("middle", "small", "grey"))
                        ]],
                    ]
                    for symbol, name, remark in adds.drawings(t)
                )
            ],
        ],
        styles=["home.css"],
    )  # fmt: skip


def deal_page(guest: Guest, room: Room) -> str:
    """Whether the deal was honest: before the end the hash, afterwards what it is of."""
    t, hashed = guest.t, commitment(room.row)
    command = f"printf '%s' '{promised(room.row)}' | sha256sum"
    options = "".join(f" --option {name}={value}" for name, value in room.row.options.items())
    again = f"birdtable position {room.row.game} --seats {room.row.people} --seed {room.row.seed}{options}"
    after = [
        h.p[t.gettext("The seed was {seed}. Whoever wants to check it types:").format(seed=room.row.seed)],
        h.pre[h.code[command]],
        h.p[t.gettext("and gets the number above. The same deal once more:")],
        h.pre[h.code[again]],
    ]
    before = h.p[t.gettext("The seed is shown here when the game is over.")]
    return layout(
        guest, t.gettext("Check the deal"),
        h.section(".card-like.text")[
            h.h1[t.gettext("Check the deal")],
            h.p[t.gettext("All chance follows from a seed. This number, shown since the table was set, fixes it:")],
            h.pre[h.code[hashed or "–"]],
            (after if room.over else before) if hashed else None,
            h.p[h.a(".button", href=f"/t/{room.id}")[t.gettext("Back to the table")]],
        ],
        styles=["home.css"],
    )  # fmt: skip


def device_page(guest: Guest, link: str) -> str:
    """A link that makes another browser the same person."""
    t = guest.t
    return layout(
        guest, t.gettext("Go on with another device"),
        h.section(".card-like.text")[
            h.h1[t.gettext("Go on with another device")],
            h.p[t.gettext("Open this link there. Keep it for yourself: whoever has it plays in your seats.")],
            h.div(".link")[h.input(readonly=True, value=link, aria_label=t.gettext("Your own link"), data_copy="yes")],
            h.img(".qr", src="/me/qr.svg", alt=t.gettext("QR code of the link"), width="200", height="200"),
        ],
        styles=["home.css"], live=True,
    )  # fmt: skip


def welcome_page(guest: Guest, token: str) -> str:
    """The other device asks before it becomes somebody."""
    t = guest.t
    return layout(
        guest, t.gettext("Go on with another device"),
        h.section(".card-like.text")[
            h.h1[t.gettext("Go on here?")],
            h.p[t.gettext("This browser will have your seats. Seats that it held before stay with its old link.")],
            h.form(method="post", action="/me")[
                h.input(type="hidden", name="token", value=token), h.button(".primary")[t.gettext("Go on here")]
            ],
        ],
        styles=["home.css"],
    )  # fmt: skip
