"""What the routes share: forms in, pages out."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.response import Redirect

from birdtable.errors import Malformed
from birdtable.games.text import read_number
from birdtable.table.cookies import new_person
from birdtable.table.desk import Desk
from birdtable.table.guest import Guest, guest_of, person_cookie

Asked: TypeAlias = Request[Any, Any, State]
Answer: TypeAlias = Response[Any]
TheDesk: TypeAlias = NamedDependency[Desk]


def provide_guest(request: Asked, desk: TheDesk) -> Guest:
    """Who asks."""
    return guest_of(request, desk.secret, desk.settings.public)


AGuest: TypeAlias = NamedDependency[Guest]


def page(text: object, status: int = 200) -> Answer:
    """HTML, new each time."""
    return Response(str(text), status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def go(path: str, cookies: Sequence[Cookie] = ()) -> Answer:
    """The browser asks for another page: after a form, so that a reload sends nothing twice."""
    return Redirect(path, status_code=303, cookies=cookies)


def done(guest: Guest, path: str) -> Answer:
    """What was asked is done: whoever has scripts is sent the news anyway, all others look again."""
    return Response(None, status_code=204) if guest.scripted else go(path)


def person_of(guest: Guest, desk: Desk) -> tuple[str, list[Cookie]]:
    """The person who asks; somebody who comes for the first time becomes one, by a cookie."""
    if guest.person:
        return guest.person, []
    person = new_person()
    return person, [person_cookie(person, desk.secret, secure=desk.settings.behind_tls)]


async def form_of(request: Asked) -> dict[str, str]:
    """The fields of a form that are text."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def number_in(form: dict[str, str], field: str, low: int, high: int) -> int:
    """A whole number that a form must have."""
    return read_number(form.get(field, ""), field, low, high)


def choice_in(form: dict[str, str], field: str, choices: tuple[str, ...]) -> str:
    """One of a few words that a form must have."""
    value = form.get(field, "")
    if value not in choices:
        raise Malformed(f"{field}: expected one of {', '.join(choices)}")
    return value
