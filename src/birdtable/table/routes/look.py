"""Looking at tables: the page, its stream, its replay, its text."""

import copy
from collections.abc import AsyncIterator

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage

from birdtable.games.contract import NONE
from birdtable.table.desk import Desk
from birdtable.table.games import NAMES as GAMES
from birdtable.table.guest import Guest
from birdtable.table.live import frames, version_in
from birdtable.table.pages.lobby import lobby, lobby_page
from birdtable.table.pages.replay import replay_page
from birdtable.table.pages.small import deal_page, drawings_page, rules_page
from birdtable.table.pages.table import framed, table_page
from birdtable.table.problems import N_, Missing, NotYours
from birdtable.table.rooms import Room
from birdtable.table.routes.bring import code
from birdtable.table.routes.common import AGuest, Answer, Asked, TheDesk, go, page
from birdtable.table.scene import OPEN
from birdtable.table.seats import viewer_of


@get("/t/{id:str}")
async def table(id: FromPath[str], guest: AGuest, desk: TheDesk, show: FromQuery[int] = 0) -> Answer:
    """A table, as the one who asks may see it."""
    room = await desk.look(id)
    viewer = viewer_of(room, guest.person, show)
    if not room.started:
        return page(lobby_page(guest, room, viewer, ""))
    return page(table_page(guest, room, viewer, show))


@get("/t/{id:str}/stream")
async def stream(
    request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk, have: FromQuery[int] = 0, show: FromQuery[int] = 0
) -> ServerSentEvent:
    """Every change of a table, as the one who watches may see it."""
    await desk.look(id)
    desk.streams.check(guest.address)
    sent = version_in(request.headers.get("last-event-id")) or have

    async def counted() -> AsyncIterator[ServerSentEventMessage]:
        with desk.streams.one_more(guest.address):
            async for message in frames(desk.channels, desk.watch, id, sent, lambda room: rendered(guest, room, show)):
                yield message

    return ServerSentEvent(counted(), comment_message="open", headers={"x-accel-buffering": "no"})


def rendered(guest: Guest, room: Room, show: int) -> str:
    """What is pushed."""
    viewer = viewer_of(room, guest.person, show)
    return framed(guest, room, viewer) if room.started else str(lobby(guest, room, viewer))


# ---------------------------------------------------------------------------- after the game


@get("/t/{id:str}/replay")
async def replay(
    id: FromPath[str],
    guest: AGuest,
    desk: TheDesk,
    ply: FromQuery[int | None] = None,
    at: FromQuery[int] = 0,
    seat: FromQuery[int] = OPEN,
) -> Answer:
    """The match, step by step."""
    room = await finished(id, desk)
    step = at if ply is None else ply
    if not 0 <= step <= len(room.match.moves) or not (seat in (OPEN, NONE) or 0 <= seat < room.match.people):
        raise Missing(N_("The match has no such move, or no such seat."))
    return page(replay_page(guest, room, seat, step))


@get("/t/{id:str}/match.txt")
async def text(id: FromPath[str], desk: TheDesk) -> Answer:
    """The match as text."""
    room = await finished(id, desk)
    match = copy.copy(room.match)
    match.names = room.names
    match.players = [seat.bot if seat.bot and not seat.holder else "human" for seat in room.seats]
    headers = {"content-disposition": f'attachment; filename="birdtable-{id}.txt"'}
    return Response(match.write(), media_type=MediaType.TEXT, headers=headers)


async def finished(id: str, desk: Desk) -> Room:
    """A match that is over: before that, its moves would tell what its seed is to tell later."""
    room = await desk.rooms.open(id)
    if not room.over:
        raise NotYours(N_("This can be seen when the game is over."))
    return room


@get("/t/{id:str}/deal")
async def deal(id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """Whether the deal was honest."""
    return page(deal_page(guest, await desk.rooms.open(id)))


# ---------------------------------------------------------------------------- what is the same for all


@get("/t/{id:str}/qr.svg")
async def qr(id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """The link of a table as a QR code."""
    await desk.rooms.open(id)
    return code(f"{guest.origin}/t/{id}")


@get("/rules/{game:str}")
async def rules(game: FromPath[str], guest: AGuest) -> Answer:
    """A game in a few lines."""
    return page(rules_page(guest, known(game)))


@get("/birds/{game:str}")
async def birds(game: FromPath[str], guest: AGuest) -> Answer:
    """All drawings of a game."""
    return page(drawings_page(guest, known(game)))


@get("/birds")
async def all_birds() -> Answer:
    """The drawings of the first game."""
    return go(f"/birds/{GAMES[0]}")


def known(game: str) -> str:
    """A game that there is."""
    if game not in GAMES:
        raise Missing(N_("There is no such game here."))
    return game


ROUTES = [table, stream, replay, text, deal, qr, rules, birds, all_birds]
