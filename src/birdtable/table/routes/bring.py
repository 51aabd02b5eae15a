"""Bringing along: a match from a file, and oneself to another device."""

import asyncio
import io

import segno
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from birdtable.bots import NAMES as BOTS
from birdtable.errors import Malformed
from birdtable.games.text import quoted
from birdtable.match import Match
from birdtable.table import cookies
from birdtable.table.desk import Desk
from birdtable.table.games import components
from birdtable.table.guest import Guest
from birdtable.table.pages.small import device_page, welcome_page
from birdtable.table.problems import N_, Missing
from birdtable.table.routes.common import AGuest, Answer, Asked, TheDesk, form_of, go, page, person_of
from birdtable.table.tables import STAND_IN, clean_name, row_for, seat_row

LONGEST = 60_000  # characters of a match file
LARGEST = 1_000_000  # bytes of the form around it


@post("/upload", status_code=303, request_max_body_size=LARGEST)
async def upload(request: Asked, guest: AGuest, desk: TheDesk) -> Answer:
    """A match from its text: to look at, or to go on with."""
    match = await asyncio.to_thread(Match.read, await text_of(request))  # some thousand moves may take a second
    components(match.game.name)  # refused if it has no table here
    person, made = person_of(guest, desk)
    row = row_for(match, person)
    row.entries = len(match.moves)
    if match.state.over:
        row.started = row.ended = row.created
    names = unique_names(match, guest)
    bots = [known_bot(player) for player in match.players] or [""] * match.people
    seats = [
        seat_row(row.id, seat, name=name, bot=bot if not match.state.over else bot or STAND_IN)
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    ]
    words = [
        (match.game.notation.write_move(move), int(state.seat))
        for move, state in zip(match.moves, match.states, strict=False)
    ]
    await desk.log.create(row, seats, words)
    return go(f"/t/{row.id}", made)


def unique_names(match: Match, guest: Guest) -> list[str]:
    """The names in a match as they can stand at a table."""
    names: list[str] = []
    for name in match.names[: match.people]:
        names.append(clean_name(name, names, guest.t))
    return names or [""] * match.people


def known_bot(player: str) -> str:
    """Who plays a seat of a match from elsewhere: a person, or a bot that there is here."""
    if player == "human":
        return ""
    return player if player in BOTS else STAND_IN


async def text_of(request: Asked) -> str:
    """The file, or what was typed."""
    form = await request.form()
    text, file = form.get("text", ""), form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        content = await file.read()
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            raise Malformed(f"{quoted(file.filename)}: expected a text file in UTF-8") from None
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Malformed(f"match: expected at most {LONGEST} characters")
    return text


# ---------------------------------------------------------------------------- another device


@get("/me")
async def device(guest: AGuest, desk: TheDesk) -> Answer:
    """One's own link."""
    return page(device_page(guest, own_link(guest, desk)))


@get("/me/qr.svg")
async def device_code(guest: AGuest, desk: TheDesk) -> Answer:
    """The same as a QR code."""
    return code(own_link(guest, desk))


@get("/me/{token:str}")
async def welcome(token: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """The other device asks first: following a link alone changes nothing."""
    if not cookies.read(token, desk.secret):
        raise Missing(N_("This link is not whole. Copy it once more."))
    return page(welcome_page(guest, token))


@post("/me", status_code=303)
async def become(request: Asked, desk: TheDesk) -> Answer:
    """This browser is that person from now on."""
    token = (await form_of(request)).get("token", "")
    if not cookies.read(token, desk.secret):
        raise Missing(N_("This link is not whole. Copy it once more."))
    return go("/", [cookies.cookie(cookies.PERSON, token, secure=desk.settings.behind_tls)])


def own_link(guest: Guest, desk: Desk) -> str:
    """What makes another browser the same person."""
    if not guest.person:
        raise Missing(N_("You sit at no table yet."))
    return f"{guest.origin}/me/{cookies.sign(guest.person, desk.secret)}"


def code(link: str) -> Answer:
    """A link as a QR code."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", scale=4, border=2, dark="#1f2a2e", light="#fffdf6", omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


ROUTES = [upload, device, device_code, welcome, become]
