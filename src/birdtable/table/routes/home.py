"""The home page and what is done there: a new table, wishes, another device."""

from collections.abc import Sequence
from typing import Any

from litestar import get, post

from birdtable.bots import NAMES as BOTS
from birdtable.errors import Malformed
from birdtable.games import load
from birdtable.table import cookies
from birdtable.table.desk import Desk
from birdtable.table.games import NAMES as GAMES
from birdtable.table.guest import Guest
from birdtable.table.log import NOBODY
from birdtable.table.models import MatchRow, SeatRow
from birdtable.table.pages.home import Listed, home_page
from birdtable.table.routes.common import (
    AGuest,
    Answer,
    Asked,
    TheDesk,
    choice_in,
    form_of,
    go,
    number_in,
    page,
    person_of,
)
from birdtable.table.tables import clean_name, new_table, seat_row

MINE, OTHERS = 20, 12  # tables on the home page
WAYS = ("bots", "solo", "friends", "hot-seat")


@get("/")
async def home(guest: AGuest, desk: TheDesk) -> Answer:
    """Sit down at once, or where one is awaited."""
    rows = await desk.log.tables_of(guest.person, MINE) if guest.person else []
    mine = [await listed(desk, row, guest.person) for row in rows]
    known = {row.id for row in rows}
    watched = [row for row in await desk.log.tables_to_watch(OTHERS) if row.id not in known]
    others = [await listed(desk, row, "") for row in watched]
    return page(home_page(guest, [table for table, _ in mine], [table for table, _ in others], last_name(mine)))


async def listed(desk: Desk, row: MatchRow, person: str) -> tuple[Listed, str]:
    """A table for the list, and what the person is called there."""
    seats = await desk.log.seats(row.id)
    names = [seat.name for seat in seats if not seat.vacant]
    called = next((seat.name for seat in seats if person and seat.holder == person), "")
    return Listed(row.id, row.game, names, state_of(row, seats, person)), called


def state_of(row: MatchRow, seats: Sequence[SeatRow], person: str) -> str:
    """What a table waits for, in one word."""
    if row.ended:
        return "over"
    if not row.started:
        return "open"
    if any(seat.holder == person and seat.seat == row.waiting and not seat.bot for seat in seats if person):
        return "yours"
    return "waiting" if any(seat.holder == person for seat in seats if person) else "playing"


def last_name(mine: Sequence[tuple[Listed, str]]) -> str:
    """What somebody was called the last time."""
    return next((called for _, called in mine if called), "")


@post("/tables", status_code=303)
async def create(request: Asked, guest: AGuest, desk: TheDesk) -> Answer:
    """A new table, set in one of four ways."""
    form = await form_of(request)
    way = choice_in(form, "way", WAYS)
    game = load(choice_in(form, "game", GAMES))
    bot = choice_in({"bot": "greedy"} | form, "bot", BOTS)
    if way == "solo" and not game.words.OPPONENT:
        raise Malformed("way: this game has no solo opponent")
    people = 1 if way == "solo" else number_in({"seats": "2"} | form, "seats", 2, game.seats[-1])
    person, made = person_of(guest, desk)
    row = new_table(game.name, people, person, listed=form.get("listed") == "yes", hot_seat=way == "hot-seat")
    seats = first_seats(row, person, way, clean_name(form.get("name", ""), [], guest.t), bot, guest)
    await desk.log.create(row, seats)
    if way in ("bots", "solo"):
        await begin(desk, row.id)
    return go(f"/t/{row.id}", made)


def first_seats(row: MatchRow, person: str, way: str, name: str, bot: str, guest: Guest) -> list[SeatRow]:
    """The host sits first; the others are bots, free, or at the same screen."""
    seats = [seat_row(row.id, 0, name=name, holder=person)]
    for seat in range(1, row.people):
        if way == "bots":
            seats.append(seat_row(row.id, seat, bot=bot))
        elif way == "hot-seat":
            called = clean_name(guest.t.gettext("Player {n}").format(n=seat + 1), [name], guest.t)
            seats.append(seat_row(row.id, seat, name=called, holder=person))
        else:
            seats.append(seat_row(row.id, seat))
    return seats


async def begin(desk: Desk, id: str) -> None:
    """The game begins."""
    room = await desk.rooms.open(id)
    waiting = NOBODY if room.over else room.to_move
    await desk.changed(id, await desk.log.start(id, waiting))


@post("/wishes", status_code=303)
async def wish(request: Asked, guest: AGuest, desk: TheDesk) -> Answer:
    """How somebody wants to look and listen."""
    form: dict[str, Any] = await form_of(request)
    back = form.get("back", "/")
    here = back.startswith("/") and not back.startswith(("//", "/\\"))
    written = guest.wishes.changed(form).write()
    kept = cookies.cookie(cookies.WISHES, written, secure=desk.settings.behind_tls)
    return go(back if here else "/", [kept])


ROUTES = [home, create, wish]
