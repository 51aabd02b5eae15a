"""The server as a whole: `build` puts together what the other files hold."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from gettext import NullTranslations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from birdtable.errors import Refused
from birdtable.table import live, storage
from birdtable.table.desk import Desk
from birdtable.table.log import Log
from birdtable.table.pages.small import notice, problem_page
from birdtable.table.problems import Problem
from birdtable.table.routes import bring, chairs, files, home, look, play
from birdtable.table.routes.common import Answer, Asked, page, provide_guest
from birdtable.table.security import LARGEST_FORM, add_headers, rate_limit, refuse_other_sites
from birdtable.table.settings import Settings, make_secret

LOGGER = logging.getLogger("birdtable")
ROUTES = [*home.ROUTES, *look.ROUTES, *play.ROUTES, *chairs.ROUTES, *bring.ROUTES, *files.ROUTES]


def build(settings: Settings) -> Litestar:
    """The application; the database must be up to date (`storage.migrate`)."""
    secret = settings.secret or make_secret(settings.data)
    database = storage.open_storage(settings)
    channels = live.make_channels(storage.listen_url(settings))
    log = Log(database.create_session_maker(), one_writer=settings.url.get_backend_name() == "sqlite")
    desk = Desk(settings, secret, log, channels)

    @asynccontextmanager
    async def open_for_business(_: Litestar) -> AsyncIterator[None]:
        await desk.resume()
        yield
        await desk.drivers.stop()
        await database.get_engine().dispose()

    return Litestar(
        ROUTES,
        plugins=[channels],
        dependencies={
            "desk": Provide(lambda: desk, use_cache=True, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        lifespan=[open_for_business],
        middleware=[rate_limit(settings).middleware],
        before_request=refuse_other_sites,
        before_send=[add_headers],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=["/stream$"], exclude_opt_key="exclude_from_compression"
        ),
        exception_handlers={Problem: say_problem, Refused: say_refused, HTTPException: say_http, Exception: say_bug},
        request_max_body_size=LARGEST_FORM,
        state=State({"desk": desk}),
        openapi_config=None,
        logging_config=None,
    )


# ---------------------------------------------------------------------------- what went wrong


def say(request: Asked, status: int, words: Callable[[NullTranslations], str]) -> Answer:
    """A page that says what happened and how to go on; a line above the hand, where scripts can show it."""
    guest = provide_guest(request, request.app.state.desk)
    text = words(guest.t)
    if guest.scripted:
        return page(notice(text), status)
    parts = request.scope["path"].split("/")
    back = f"/t/{parts[2]}" if len(parts) > 3 and parts[1] == "t" and status != HTTP_404_NOT_FOUND else ""
    return page(problem_page(guest, text, back=back), status)


def say_problem(request: Asked, problem: Problem) -> Answer:
    """Something that is not allowed, or not now."""
    return say(request, problem.status, problem.say)


def say_refused(request: Asked, problem: Refused) -> Answer:
    """Text that cannot be read; what is wrong with it is said as the command line says it."""
    return say(
        request, HTTP_400_BAD_REQUEST, lambda t: t.gettext("This could not be read: {reason}").format(reason=problem)
    )


def say_http(request: Asked, problem: HTTPException) -> Answer:
    """A request that reaches no route."""
    return say(request, problem.status_code, lambda t: http_words(problem.status_code, t))


def http_words(status: int, t: NullTranslations) -> str:
    """What a status means here."""
    texts = {
        HTTP_404_NOT_FOUND: t.gettext("There is nothing here. Perhaps a part of the link is missing."),
        HTTP_405_METHOD_NOT_ALLOWED: t.gettext("This link does not work like that."),
        HTTP_413_REQUEST_ENTITY_TOO_LARGE: t.gettext("That was too much at once."),
        HTTP_429_TOO_MANY_REQUESTS: t.gettext("That was too fast. Wait a moment, then go on."),
    }
    return texts.get(status, t.gettext("This request could not be read."))


def say_bug(request: Asked, problem: Exception) -> Answer:
    """A mistake of ours: logged here, and not shown."""
    LOGGER.error("%s %s", request.method, request.scope["path"], exc_info=problem)
    return say(
        request,
        HTTP_500_INTERNAL_SERVER_ERROR,
        lambda t: t.gettext("We made a mistake. The game is safe; look at the table again."),
    )
