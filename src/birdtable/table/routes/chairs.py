"""Who sits where: sitting down, bots in and out, beginning, playing again."""

from litestar import post
from litestar.params import FromPath

from birdtable.bots import NAMES as BOTS
from birdtable.chairs import BOT_NAMES
from birdtable.table.guest import Guest
from birdtable.table.models import MatchRow, SeatRow
from birdtable.table.problems import N_, NotYours, Problem, Stale
from birdtable.table.rooms import Room
from birdtable.table.routes.common import (
    AGuest,
    Answer,
    Asked,
    TheDesk,
    choice_in,
    done,
    form_of,
    go,
    number_in,
    person_of,
)
from birdtable.table.routes.home import begin
from birdtable.table.seats import Viewer, check_host, viewer_of
from birdtable.table.tables import STAND_IN, clean_name, new_table, seat_row


class Full(Problem):
    """Nobody else can sit down."""

    status = 409


@post("/t/{id:str}/sit", status_code=303)
async def sit(request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """Take a free seat: one for each person."""
    form = await form_of(request)
    room = await desk.rooms.open(id)
    person, made = person_of(guest, desk)
    if viewer_of(room, person).plays:
        return go(f"/t/{id}")
    free = [seat.seat for seat in room.seats if seat.vacant]
    if not free or room.over:
        raise Full(N_("All seats are taken. You can watch; who plays may let you in."))
    name = clean_name(form.get("name", ""), room.names, guest.t)
    version = await desk.log.change_seat(id, free[0], {"vacant": True}, holder=person, name=name, bot="", vacant=False)
    await desk.changed(id, version)
    return go(f"/t/{id}", made)


@post("/t/{id:str}/seat", status_code=200)
async def seat(request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """Who plays a seat: a bot of some level, or a person."""
    form = await form_of(request)
    room = await desk.rooms.open(id)
    viewer = viewer_of(room, guest.person)
    number = number_in(form, "seat", 0, room.match.people - 1)
    bot = choice_in(form, "bot", ("", *BOTS))
    old = room.seats[number]
    fields = changed_seat(room, viewer, old, bot) | renamed(room, viewer, old, form.get("name", ""), guest)
    version = await desk.log.change_seat(id, number, {"holder": old.holder, "vacant": old.vacant}, **fields)
    await desk.changed(id, version)
    return done(guest, f"/t/{id}")


def changed_seat(room: Room, viewer: Viewer, old: SeatRow, bot: str) -> dict[str, object]:
    """What becomes of a seat. Its holder may hand it to a bot and take it back; the host may do the same for others."""
    if old.seat in viewer.own:
        return {"bot": bot}
    check_host(viewer)
    if old.holder:  # somebody who is away: they can take their seat back at any time
        if not bot:
            raise NotYours(N_("Only who holds this seat can take it back."))
        return {"bot": bot}
    if bot:
        return {"bot": bot, "vacant": False}
    return {"bot": STAND_IN if room.started else "", "vacant": True}


def renamed(room: Room, viewer: Viewer, old: SeatRow, name: str, guest: Guest) -> dict[str, object]:
    """At a shared screen the host says who is who."""
    if not (name and viewer.host and room.row.hot_seat):
        return {}
    others = [other for seat, other in enumerate(room.names) if seat != old.seat]
    return {"name": clean_name(name, others, guest.t)}


@post("/t/{id:str}/start", status_code=303)
async def start(id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """The host begins; bots take the seats that are free."""
    room = await desk.rooms.open(id)
    check_host(viewer_of(room, guest.person))
    if room.started:
        raise Stale(N_("The game has begun already."))
    for row in room.seats:
        if row.vacant:
            name = clean_name(BOT_NAMES[row.seat], room.names[: row.seat] + room.names[row.seat + 1 :], guest.t)
            await desk.log.change_seat(id, row.seat, {"vacant": True}, bot=STAND_IN, vacant=False, name=name)
    await begin(desk, id)
    return go(f"/t/{id}")


@post("/t/{id:str}/rematch", status_code=303)
async def rematch(id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """The same seats at a new table; whoever comes second follows to the first one's."""
    room = await desk.rooms.open(id)
    viewer = viewer_of(room, guest.person)
    if not viewer.plays or not room.over:
        raise NotYours(N_("Only those who played can play again, when the game is over."))
    row = same_table(room)
    seats = [  # a seat that was lent to a bot is its holder's again
        seat_row(row.id, old.seat, name=old.name, holder=old.holder, bot="" if old.holder else old.bot)
        for old in room.seats
    ]
    if not await desk.log.create_rematch(id, row, seats):
        return go(f"/t/{(await desk.rooms.open(id)).row.rematch}")
    await begin(desk, row.id)
    await desk.changed(id, (await desk.rooms.open(id)).row.version)
    return go(f"/t/{row.id}")


def same_table(room: Room) -> MatchRow:
    """A table set as the last one was."""
    old = room.row
    row = new_table(old.game, old.people, old.host, old.options, listed=old.listed, hot_seat=old.hot_seat)
    row.chat = old.chat
    return row


ROUTES = [sit, seat, start, rematch]
