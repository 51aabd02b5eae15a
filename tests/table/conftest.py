"""A server in this process, on either database."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from birdtable.table.app import build
from birdtable.table.settings import Settings
from birdtable.table.storage import migrate
from tests.table.browsing import House


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))  # it warns where there is none
    from pgserver.postgres_server import get_server

    # Not below pytest's own folder: as root the server runs as another user, whom that may shut out at any moment.
    with tempfile.TemporaryDirectory(prefix="birdtable-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty database of each kind; bots do not pause."""
    database = ""
    if request.param == "postgres":
        uri: str = request.getfixturevalue("postgres")
        database = uri
        clear(uri)
    settings = Settings(tmp_path, database=database, pause=0, requests=10**6)
    migrate(settings)
    return settings


def clear(uri: str) -> None:
    """Drop what an earlier test left."""

    import asyncpg  # type: ignore[import-untyped]

    async def drop() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute("drop schema public cascade; create schema public")
        await connection.close()

    asyncio.run(drop())


@pytest.fixture
def app(settings: Settings) -> Litestar:
    """The application."""
    return build(settings)


@pytest.fixture
def house(app: Litestar) -> Iterator[House]:
    """A running server, and people who come to it."""
    with TestClient(app, base_url="http://table.test") as client:
        yield House(client)
