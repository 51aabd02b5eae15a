"""The database: how it is opened, and brought up to date."""

from pathlib import Path
from typing import Any

from advanced_alchemy.alembic.commands import AlembicCommands
from advanced_alchemy.extensions.litestar import (
    AlembicAsyncConfig,
    AsyncSessionConfig,
    EngineConfig,
    SQLAlchemyAsyncConfig,
)
from sqlalchemy import event, make_url

from birdtable.table.settings import Settings

WAIT = 10  # seconds that a writer waits for another


def open_storage(settings: Settings) -> SQLAlchemyAsyncConfig:
    """The database of these settings; nothing is read or written yet."""
    url = settings.url
    if url.get_backend_name() == "sqlite" and url.database:
        file = Path(url.database)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)  # the seeds of games in play are in it; the files that SQLite adds follow its rights
    config = SQLAlchemyAsyncConfig(
        connection_string=url.render_as_string(hide_password=False),
        session_config=AsyncSessionConfig(expire_on_commit=False),
        engine_config=engine_config(url.get_backend_name()),
        alembic_config=AlembicAsyncConfig(script_location=str(Path(__file__).parent / "migrations")),
    )
    if url.get_backend_name() == "sqlite":
        event.listen(config.get_engine().sync_engine, "connect", set_pragmas)
    return config


def engine_config(backend: str) -> EngineConfig:
    """How to connect: other connections are closed after a break of the network, so they are tried first."""
    if backend == "sqlite":
        return EngineConfig(connect_args={"timeout": WAIT})
    return EngineConfig(pool_pre_ping=True)


def set_pragmas(connection: Any, _: object) -> None:
    """SQLite: readers and a writer side by side; a killed server loses nothing, a power cut the last moments."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(settings: Settings) -> None:
    """Bring the database up to date; not within a running event loop."""
    config = open_storage(settings)
    AlembicCommands(sqlalchemy_config=config).upgrade()


def listen_url(settings: Settings) -> str:
    """Where PostgreSQL's own notifications come from; nothing for a database that has none."""
    url = make_url(settings.url)
    return "" if url.get_backend_name() == "sqlite" else url.set(drivername="postgresql").render_as_string(False)
