"""Several servers on one database, streams, and what becomes of a server that is stopped in mid-game."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

from birdtable.table import drivers, storage
from birdtable.table.app import build
from birdtable.table.desk import Desk
from birdtable.table.live import Streams, frames, version_in
from birdtable.table.log import UNDO, Entry, Log
from birdtable.table.problems import Stale, TooMany
from birdtable.table.settings import Settings
from birdtable.table.tables import new_table, seat_row
from tests.table.browsing import House, entries, first_choice, text_of


@contextmanager
def serving(settings: Settings) -> Iterator[House]:
    """A server for a while."""
    with TestClient(build(settings), base_url="http://table.test") as client:
        yield House(client)


@asynccontextmanager
async def logging(settings: Settings) -> AsyncIterator[Log]:
    """A log for a while."""
    database = storage.open_storage(settings)
    yield Log(database.create_session_maker(), one_writer=settings.url.get_backend_name() == "sqlite")
    await database.get_engine().dispose()


def test_a_game_goes_on_after_the_server_was_stopped(settings: Settings) -> None:
    with serving(settings) as house:
        anna = house.guest()
        link = anna.sit(seats="3")
        before = anna.play(link, 4)
        cookies = anna.cookies
    with serving(settings) as house:
        anna = house.guest()
        anna.cookies = cookies
        after = anna.wait(link)
        assert entries(after) == entries(before)
        assert 'class="hand"' in after
        anna.play(link, 3)


def test_two_servers_share_a_table(settings: Settings) -> None:
    """Whatever server is asked, the game is the same; of two answers to one decision, one is told that it is late."""
    with serving(settings) as first, serving(settings) as second:
        anna = first.guest()
        link = anna.sit("hot-seat")
        anna.post(f"{link}/start")
        for here, there in ((first, second), (second, first)) * 3:
            anna.client = here.client
            page = anna.get(link).text
            show = page.rsplit("?show=", 1)[1].split('"')[0]
            page = anna.get(f"{link}?show={show}").text
            assert anna.move(link, page, first_choice(page)).status_code == 303
            anna.client = there.client
            assert anna.move(link, page, first_choice(page)).status_code == 409
            assert int(entries(anna.get(link).text)) == int(entries(page)) + 1
            page = anna.get(f"{link}?show={show}").text
            while 'class="curtain"' not in page:
                anna.move(link, page, first_choice(page))
                page = anna.get(f"{link}?show={show}").text


def test_one_of_two_writers_is_told_so(settings: Settings) -> None:
    async def race() -> list[object]:
        async with logging(settings) as log, logging(settings) as other:
            row = new_table("cubirds", 2, "h")
            await log.create(row, [seat_row(row.id, seat, bot="greedy") for seat in range(2)])
            entry = Entry(0, "skip", 0, 1)
            both = [writer.append(row.id, entry) for writer in (log, other) for _ in range(3)]
            answers = await asyncio.gather(*both, return_exceptions=True)
            assert len(await log.entries(row.id, 0)) == 1
            head = await log.head(row.id)
            assert head
            assert head.version == 2
            return list(answers)

    answers = asyncio.run(race())
    assert answers.count(2) == 1
    assert all(isinstance(answer, Stale) for answer in answers if answer != 2)


def test_news_reach_viewers_of_another_server(settings: Settings) -> None:
    """A stream sends what is new at once, nothing twice, and nothing that is known."""

    async def watch() -> None:
        async with serve(settings) as first, serve(settings) as second:
            row = new_table("cubirds", 2, "h")
            await first.log.create(row, [seat_row(row.id, seat, bot="") for seat in range(2)])
            stream = frames(second.channels, second.watch, row.id, 1, lambda room: f"version {room.row.version}")
            waiting = asyncio.ensure_future(anext(stream))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            await first.changed(row.id, await first.log.change(row.id, chat=False))
            if not storage.listen_url(settings):  # SQLite is for one server, which tells its own viewers
                await second.publish(row.id, 2)
            message = await asyncio.wait_for(waiting, 5)
            assert (message.data, message.id) == ("version 2", "2")
            await stream.aclose()  # type: ignore[attr-defined]

    asyncio.run(watch())


@asynccontextmanager
async def serve(settings: Settings) -> AsyncIterator[Desk]:
    """The desk of a running server."""
    app: Litestar = build(settings)
    async with app.lifespan():
        yield app.state.desk


def test_streams_are_limited() -> None:
    streams = Streams(per_address=2, in_all=3)
    with streams.one_more("a"), streams.one_more("a"):
        with pytest.raises(TooMany):
            streams.check("a")
        streams.check("b")
        with streams.one_more("b"), pytest.raises(TooMany):
            streams.check("c")
    streams.check("a")
    assert not streams.open


@pytest.mark.parametrize(("text", "version"), [(None, 0), ("", 0), ("12", 12), ("x", 0), ("1.5", 0)])
def test_versions_that_browsers_say_they_have(text: str | None, version: int) -> None:
    assert version_in(text) == version


def test_the_migrations_make_the_tables_of_the_models(settings: Settings) -> None:
    """What Alembic would still have to do: nothing."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    from birdtable.table.models import MatchRow

    def compare(connection: Connection) -> list[object]:
        found = compare_metadata(MigrationContext.configure(connection), MatchRow.metadata)
        return [each for each in found if "alembic_versions" not in str(each)]

    async def differences() -> list[object]:
        database = storage.open_storage(settings)
        async with database.get_engine().connect() as connection:
            await connection.execute(text("select 1"))
            found = await connection.run_sync(compare)
        await database.get_engine().dispose()
        return found

    assert asyncio.run(differences()) == []


def test_undo_is_an_entry_of_the_log(settings: Settings) -> None:
    with serving(settings) as house:
        anna = house.guest()
        link = anna.sit()
        page = anna.wait(link)
        anna.move(link, page, first_choice(page))
        anna.post(f"{link}/undo", {"entries": str(int(entries(page)) + 1)})

    async def words() -> list[str]:
        async with logging(settings) as log:
            return [entry.word for entry in await log.entries(link.removeprefix("/t/"), 0)]

    assert asyncio.run(words())[-1] == UNDO


def test_what_is_kept_in_memory_is_what_the_log_says(settings: Settings) -> None:
    """A room that followed its own moves, and one made from the log anew, look the same."""
    with serving(settings) as house:
        anna = house.guest()
        link = anna.sit(seats="3")
        for _ in range(6):
            page = anna.wait(link)
            anna.move(link, page, first_choice(page))
            known = anna.wait(link)
            desk: Desk = house.client.app.state.desk
            desk.rooms.rooms.clear()
            assert anna.get(link).text == known


def test_bots_that_fail_try_again_when_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(tmp_path, pause=0)
    storage.migrate(settings)
    with serving(settings) as house, monkeypatch.context() as broken:
        broken.setattr(drivers, "choose", lambda match, bot: 1 / 0)
        anna = house.guest()
        link = anna.sit("friends")
        anna.post(f"{link}/seat", {"seat": "1", "bot": "uniform"})
        anna.post(f"{link}/start")
        anna.post(f"{link}/seat", {"seat": "0", "bot": "greedy"})
        anna.get(link)
        while "stand still" not in caplog.text:
            anna.get(link)
        broken.undo()
        assert "Play again" in text_of(anna.wait_over(link))
