"""Who asks: a person by cookie, with a language and wishes."""

from dataclasses import dataclass
from gettext import NullTranslations
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from birdtable import languages
from birdtable.table import cookies
from birdtable.table.cookies import PERSON, WISHES, Wishes


@dataclass(frozen=True)
class Guest:
    """One browser."""

    person: str  # empty if they have no cookie of ours
    wishes: Wishes
    language: str
    path: str  # where they are, to come back to
    origin: str  # what links begin with, as they reach this server
    alone: bool  # nobody on another machine could follow their links
    address: str
    scripted: bool  # htmx asks, and can be sent a part of a page

    @property
    def t(self) -> NullTranslations:
        """The translations to speak with."""
        return languages.speak(self.language)


LONGEST_ORIGIN = 300  # characters: a name has at most 253
LOCAL = ("localhost", "127.0.0.1", "::1")


def guest_of(request: Request[Any, Any, Any], secret: str, public: str) -> Guest:
    """The guest who sent a request."""
    wishes = cookies.read_wishes(request.cookies.get(WISHES, ""))
    asked, host = asked_as(request)
    local = host in LOCAL
    return Guest(
        person=cookies.read(request.cookies.get(PERSON, ""), secret),
        wishes=wishes,
        language=wishes.language or cookies.accepted(request.headers.get("accept-language", "")),
        path=request.scope["path"],
        origin=public.rstrip("/") if public and local else asked,
        alone=not public and local,
        address=request.client.host if request.client else "",
        scripted=request.headers.get("hx-request") == "true",
    )


def asked_as(request: Request[Any, Any, Any]) -> tuple[str, str]:
    """How the browser reaches this server, and the host in it; nothing if what it says is no address."""
    try:
        asked, host = str(request.base_url).rstrip("/"), request.url.hostname or ""
    except ValueError:
        return "", ""
    return (asked, host) if len(asked) <= LONGEST_ORIGIN else ("", "")


def person_cookie(person: str, secret: str, *, secure: bool) -> Cookie:
    """What makes a browser this person from now on."""
    return cookies.cookie(PERSON, cookies.sign(person, secret), secure=secure)
