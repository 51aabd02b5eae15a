"""Playing: moves, taking back, and what is said."""

from collections.abc import Mapping

from litestar import post
from litestar.params import FromPath

from birdtable.errors import Malformed
from birdtable.table.desk import Desk
from birdtable.table.drivers import entry_for
from birdtable.table.games import components
from birdtable.table.guest import Guest
from birdtable.table.log import QUICKER, UNDO, Entry
from birdtable.table.models import LONGEST_LINE
from birdtable.table.pages.small import question, question_page
from birdtable.table.problems import N_, NotYours, Problem, Stale
from birdtable.table.rooms import Room
from birdtable.table.routes.common import AGuest, Answer, Asked, TheDesk, done, form_of, number_in, page
from birdtable.table.scene import scene
from birdtable.table.seats import Viewer, check_host, check_may_move, viewer_of

MOST_ENTRIES = 10**6


class Illegal(Problem):
    """What the rules do not allow now."""

    status = 422


@post("/t/{id:str}/move", status_code=200)
async def move(request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """A decision: played if it is legal, explained if it is not, asked about if hidden cards would come out."""
    form = await form_of(request)
    room, viewer = await seated(desk, guest, id)
    check_may_move(room, viewer)
    check_fresh(room, form)
    number = chosen(room, form, guest)
    mover = Viewer(viewer.own, viewer.host, room.to_move)
    text = "" if form.get("sure") else components(room.row.game).asks(scene(room, mover, guest.t), number)
    if text:
        return ask(guest, room, text, form)
    await desk.write(room, entry_for(room.match, room.row.entries, number))
    return done(guest, back_to(room, form))


def chosen(room: Room, form: Mapping[str, str], guest: Guest) -> int:
    """The legal move that a form means."""
    word = components(room.row.game).read_choice(form)
    if not word:
        raise Illegal(N_("Choose birds from your hand first, then the end of a row."))
    try:
        number = room.match.game.notation.read_move(word)
    except Malformed:
        raise Illegal(N_("There is no such move. Look at the table again, and choose anew.")) from None
    if number not in room.match.legal():
        raise Illegal(N_("Not now: {reason}"), room.match.why_not(number, guest.t))
    return number


def ask(guest: Guest, room: Room, text: str, form: Mapping[str, str]) -> Answer:
    """A question that must be answered before hidden cards come out."""
    fields = {name: form[name] for name in ("entries", "show", "bird", "place", "move") if name in form}
    asked = question(guest, f"/t/{room.id}/move", text, fields)
    return page(asked if guest.scripted else question_page(guest, text, asked, components(room.row.game).STYLE))


@post("/t/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """Take a move back, as long as nothing hidden came out."""
    form = await form_of(request)
    room, viewer = await seated(desk, guest, id)
    check_may_move(room, viewer)
    check_fresh(room, form)
    if not room.match.can_take_back():
        raise Illegal(N_("There is nothing to take back: no move this turn, or hidden cards have come out."))
    entry = Entry(room.row.entries, UNDO, room.to_move, room.to_move)
    await desk.write(room, entry)
    return done(guest, f"/t/{id}?show={room.match.state.turn}")


async def seated(desk: Desk, guest: Guest, id: str) -> tuple[Room, Viewer]:
    """The table, for one who sits at it."""
    room = await desk.rooms.open(id)
    viewer = viewer_of(room, guest.person)
    if not viewer.plays:
        raise NotYours(N_("You watch this table; only those who sit at it can do that."))
    return room, viewer


def check_fresh(room: Room, form: dict[str, str]) -> None:
    """A form that was made for another moment of the game is not obeyed: neither a late click nor a double one."""
    if number_in(form, "entries", 0, MOST_ENTRIES) != room.row.entries:
        raise Stale(QUICKER)


def back_to(room: Room, form: Mapping[str, str]) -> str:
    """The page to look at after a move; a shared screen goes on showing the hand for the rest of the turn."""
    show = form.get("show", "")
    return f"/t/{room.id}?show={show}" if show.isdecimal() and room.row.hot_seat else f"/t/{room.id}"


# ---------------------------------------------------------------------------- chat


@post("/t/{id:str}/say", status_code=200)
async def say(request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """A line of chat."""
    form = await form_of(request)
    room, viewer = await seated(desk, guest, id)
    text = " ".join("".join(c if c.isprintable() else " " for c in form.get("text", "")).split())
    if not room.row.chat:
        raise NotYours(N_("The host has switched the chat off."))
    if not text:
        raise Illegal(N_("There was nothing to say."))
    version = await desk.log.say(id, min(viewer.own), text[:LONGEST_LINE])
    await desk.changed(id, version)
    return done(guest, f"/t/{id}")


@post("/t/{id:str}/chat", status_code=200)
async def chat(request: Asked, id: FromPath[str], guest: AGuest, desk: TheDesk) -> Answer:
    """The host switches the chat off, or on again."""
    form = await form_of(request)
    room = await desk.rooms.open(id)
    check_host(viewer_of(room, guest.person))
    await desk.changed(id, await desk.log.change(id, chat=form.get("on") == "yes"))
    return done(guest, f"/t/{id}")


ROUTES = [move, undo, say, chat]
