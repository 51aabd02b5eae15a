"""Tables in memory: made from the log when somebody asks for them, and forgotten at will.

A room is a snapshot that nobody changes: whoever has one may go on reading it while others already read the next.
"""

import asyncio
import copy
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from birdtable.games import load
from birdtable.match import Match
from birdtable.table.log import UNDO, Entry, Log
from birdtable.table.models import EntryRow, LineRow, MatchRow, SeatRow
from birdtable.table.problems import N_, Missing

ROOMS = 512  # in memory; others are read again when they are asked for
LINES = 60  # of chat that are shown


@dataclass(frozen=True)
class Room:
    """A table as it is at one moment."""

    row: MatchRow
    seats: Sequence[SeatRow]  # those that have choices
    lines: Sequence[LineRow]
    match: Match
    cards: dict[int, tuple[int, Any, Any]]  # by viewer: a ply, its state, and which card is which then (scene.py)
    frames: dict[Any, str] = field(default_factory=dict)  # what was rendered of it, by viewer

    @property
    def id(self) -> str:
        """What its link has."""
        return self.row.id

    @property
    def started(self) -> bool:
        """Whether the cards are dealt."""
        return self.row.started is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.match.state.over)

    @property
    def to_move(self) -> int:
        """The seat whose move it is."""
        return int(self.match.state.seat)

    @cached_property
    def names(self) -> list[str]:
        """Who plays, by seat; last the one whom the rules play."""
        return [seat.name for seat in self.seats] + [self.match.game.words.OPPONENT] * (
            self.match.seats - self.match.people
        )

    def driver(self, seat: int) -> str:
        """The bot that plays a seat; empty if a person does."""
        return self.seats[seat].bot if seat < len(self.seats) else "uniform"


def first_position(row: MatchRow) -> Match:
    """The match before its first move."""
    game, seed = load(row.game), int(row.seed) if row.seed else None
    if row.position:
        return Match.start(game, row.position, seed)
    assert seed is not None
    return Match.deal(game, row.people, seed, row.options)


def grown(match: Match, entries: Sequence[EntryRow]) -> Match:
    """The match with more of its log; the given one stays as it is."""
    longer = copy.copy(match)
    longer.moves, longer.states = match.moves.copy(), match.states.copy()
    for entry in entries:
        if entry.word == UNDO:
            longer.take_back()
        else:
            longer.play(longer.game.notation.read_move(entry.word))
    return longer


def after_entry(row: MatchRow, entry: Entry, version: int) -> MatchRow:
    """The row of a match as an entry leaves it."""
    now = datetime.now(UTC)
    fields = {column.key: getattr(row, column.key) for column in MatchRow.__table__.columns}
    fields |= {"version": version, "entries": entry.number + 1, "waiting": entry.waiting, "changed": now}
    return MatchRow(**fields | ({"ended": now} if entry.over else {}))


class Rooms:
    """The tables in memory."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}

    async def open(self, id: str, version: int | None = None) -> Room:
        """A table: as it is now, or not older than a version."""
        room = self.rooms.get(id)
        if room and version is not None and room.row.version >= version:
            return room
        lock = self.locks.setdefault(id, asyncio.Lock())  # many who watch one table make it only once
        try:
            async with lock:
                return await self.refreshed(id, version)
        finally:
            if not lock.locked():
                self.locks.pop(id, None)

    async def refreshed(self, id: str, version: int | None) -> Room:
        """A table, read from the log as far as it is not known."""
        room = self.rooms.get(id)
        if room and version is not None and room.row.version >= version:
            return room
        row = await self.log.head(id)
        if row is None:
            raise Missing(N_("There is no such table. Perhaps a part of the link is missing."))
        if room is None or room.row.version != row.version:
            room = self.rooms[id] = await self.read(row, room)
        self.rooms.move_to_end(id)
        while len(self.rooms) > ROOMS:
            self.rooms.popitem(last=False)
        return room

    async def read(self, row: MatchRow, known: Room | None) -> Room:
        """A table that has changed."""
        first = known.row.entries if known else 0
        match = known.match if known else first_position(row)
        entries, seats, lines = await self.log.details(row.id, first, LINES)
        match = grown(match, entries[: row.entries - first])  # more may have come since the row was read
        return Room(row, seats, lines, match, known.cards if known else {})

    def advance(self, room: Room, entry: Entry, version: int) -> None:
        """After an entry of our own: the room as it must be now, unless something else has changed as well."""
        if version != room.row.version + 1 or self.rooms.get(room.id) is not room:
            return
        row = after_entry(room.row, entry, version)
        written = EntryRow(match=room.id, number=entry.number, word=entry.word, seat=entry.seat, at=row.changed)
        self.rooms[room.id] = Room(row, room.seats, room.lines, grown(room.match, [written]), room.cards)
