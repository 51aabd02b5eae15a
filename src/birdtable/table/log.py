"""The log and the tables around it: the only place that reads and writes the database.

A move is appended under a number that only one writer can have. Whoever loses that race is told so and looks again;
so no lock is held anywhere, and any worker may serve any request.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Select, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from birdtable.table.models import EntryRow, LineRow, MatchRow, SeatRow
from birdtable.table.problems import N_, Stale

UNDO = "undo"
NOBODY = -1
QUICKER = N_("Somebody else was quicker. This is the table as it is now.")


@dataclass(frozen=True)
class Entry:
    """A line of the log, to be appended."""

    number: int
    word: str
    seat: int
    waiting: int  # whose move it is afterwards
    over: bool = False


class Log:
    """Reads and writes matches."""

    def __init__(self, sessions: Callable[[], AsyncSession], *, one_writer: bool) -> None:
        self.sessions = sessions
        # SQLite lets one write at a time, and others sleep and try again, up to 100 ms: in a queue they wait less.
        self.queue = asyncio.Lock() if one_writer else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that changes nothing; what it reads stays usable afterwards."""
        async with self.sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are kept, all or nothing."""
        async with self.queue or nullcontext(), self.sessions() as session, session.begin():
            yield session

    # ------------------------------------------------------------------------ reading

    async def head(self, match: str) -> MatchRow | None:
        """A match without its moves."""
        async with self.reading() as session:
            return await session.get(MatchRow, match)

    async def seats(self, match: str) -> Sequence[SeatRow]:
        """The seats of a match, in order."""
        async with self.reading() as session:
            return (await session.scalars(seats_of(match))).all()

    async def entries(self, match: str, first: int) -> Sequence[EntryRow]:
        """The log from a number on."""
        async with self.reading() as session:
            return (await session.scalars(entries_of(match, first))).all()

    async def details(
        self, match: str, first: int, last: int
    ) -> tuple[Sequence[EntryRow], Sequence[SeatRow], Sequence[LineRow]]:
        """The log from a number on, the seats, and the last lines that were said."""
        said = select(LineRow).where(LineRow.match == match).order_by(LineRow.number.desc()).limit(last)
        async with self.reading() as session:
            entries = (await session.scalars(entries_of(match, first))).all()
            seats = (await session.scalars(seats_of(match))).all()
            return entries, seats, list(reversed((await session.scalars(said)).all()))

    async def tables_of(self, person: str, limit: int) -> Sequence[MatchRow]:
        """The tables that a person made or sits at, the newest change first."""
        sits = select(SeatRow.match).where(SeatRow.holder == person)
        async with self.reading() as session:
            rows = select(MatchRow).where(or_(MatchRow.id.in_(sits), MatchRow.host == person))
            return (await session.scalars(rows.order_by(MatchRow.changed.desc()).limit(limit))).all()

    async def tables_to_watch(self, limit: int) -> Sequence[MatchRow]:
        """Tables that are listed and not over, the newest change first."""
        async with self.reading() as session:
            rows = select(MatchRow).where(MatchRow.listed, MatchRow.ended.is_(None))
            return (await session.scalars(rows.order_by(MatchRow.changed.desc()).limit(limit))).all()

    async def unfinished(self, limit: int) -> Sequence[str]:
        """Matches in play, the newest change first: their bots go on after a restart."""
        async with self.reading() as session:
            rows = select(MatchRow.id).where(MatchRow.waiting != NOBODY).order_by(MatchRow.changed.desc())
            return (await session.scalars(rows.limit(limit))).all()

    # ------------------------------------------------------------------------ writing

    async def create(self, match: MatchRow, seats: Sequence[SeatRow], words: Sequence[tuple[str, int]] = ()) -> None:
        """A new table; `words` and their seats if it goes on from moves already played."""
        async with self.writing() as session:
            session.add(match)
            await session.flush()
            session.add_all(seats)
            now = datetime.now(UTC)
            rows = [
                {"match": match.id, "number": number, "word": word, "seat": seat, "at": now}
                for number, (word, seat) in enumerate(words)
            ]
            if rows:
                await session.execute(insert(EntryRow), rows)

    async def append(self, match: str, entry: Entry) -> int:
        """A move, or one taken back; returns the new version of the table."""
        now = datetime.now(UTC)
        row = {"match": match, "number": entry.number, "word": entry.word, "seat": entry.seat, "at": now}
        change: dict[str, Any] = {"entries": entry.number + 1, "waiting": entry.waiting}
        if entry.over:
            change["ended"] = now
        async with self.writing() as session:
            try:
                await session.execute(insert(EntryRow).values(row))
            except IntegrityError:
                raise Stale(QUICKER) from None
            return await bump(session, match, change, now)

    async def say(self, match: str, seat: int, text: str) -> int:
        """A line of chat; returns the new version of the table."""
        now = datetime.now(UTC)
        async with self.writing() as session:
            version = await bump(session, match, {}, now)  # first: its lock keeps others from the same number
            await session.execute(insert(LineRow).values(match=match, number=version, seat=seat, text=text, at=now))
            return version

    async def change(self, match: str, **fields: Any) -> int:
        """Something about the table that is no move; returns its new version."""
        async with self.writing() as session:
            return await bump(session, match, fields, datetime.now(UTC))

    async def change_seat(self, match: str, seat: int, only_if: dict[str, Any], **fields: Any) -> int:
        """Who sits in a seat, if it still is as expected; returns the new version of the table."""
        async with self.writing() as session:
            version = await bump(session, match, {}, datetime.now(UTC))
            conditions = [getattr(SeatRow, name) == value for name, value in only_if.items()]
            rows = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat, *conditions)
            changed: Any = await session.execute(rows.values(fields))
            if not changed.rowcount:
                raise Stale(QUICKER)
            return version

    async def create_rematch(self, old: str, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        """A new table that follows an old one, and its link there; nothing if there is one already."""
        async with self.writing() as session:
            rows = update(MatchRow).where(MatchRow.id == old, MatchRow.rematch == "")
            changed: Any = await session.execute(rows.values(rematch=match.id, version=MatchRow.version + 1))
            if not changed.rowcount:
                return False
            session.add(match)
            await session.flush()
            session.add_all(seats)
            return True

    async def start(self, match: str, waiting: int) -> int:
        """The game begins, once; returns the new version of the table."""
        now = datetime.now(UTC)
        async with self.writing() as session:
            rows = update(MatchRow).where(MatchRow.id == match, MatchRow.started.is_(None))
            changed: Any = await session.execute(rows.values(started=now, waiting=waiting))
            if not changed.rowcount:
                raise Stale(N_("The game has begun already."))
            return await bump(session, match, {}, now)


def seats_of(match: str) -> Select[SeatRow]:
    """The seats of a match, in order."""
    return select(SeatRow).where(SeatRow.match == match).order_by(SeatRow.seat)


def entries_of(match: str, first: int) -> Select[EntryRow]:
    """The log of a match from a number on."""
    rows = select(EntryRow).where(EntryRow.match == match, EntryRow.number >= first)
    return rows.order_by(EntryRow.number)


async def bump(session: AsyncSession, match: str, fields: dict[str, Any], now: datetime) -> int:
    """Change fields of a match and count the change."""
    rows = update(MatchRow).where(MatchRow.id == match).values(**fields, version=MatchRow.version + 1, changed=now)
    return int((await session.execute(rows.returning(MatchRow.version))).scalar_one())
