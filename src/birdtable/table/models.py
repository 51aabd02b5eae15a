"""What is stored: matches, their seats, the log of what was played, and what was said."""

from datetime import datetime
from typing import Any

from advanced_alchemy.base import DefaultBase
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import JSON, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

LONGEST_NAME = 24
LONGEST_LINE = 240


class MatchRow(DefaultBase):
    """A table and its match: how it was set, and what changes that is no move."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    edition: Mapped[int]
    people: Mapped[int]  # seats that have choices
    options: Mapped[dict[str, Any]] = mapped_column(JSON)  # those not at their defaults, as text
    position: Mapped[str]  # what the match started from, if it was not dealt
    seed: Mapped[str] = mapped_column(String(20))  # 64 bits, which no column of numbers holds; empty if there is none
    salt: Mapped[str] = mapped_column(String(32))  # makes the seed's hash unguessable
    host: Mapped[str] = mapped_column(String(32), index=True)  # the person who made the table
    hot_seat: Mapped[bool]  # people take turns at one screen
    listed: Mapped[bool]  # on the home page, for everybody to watch
    chat: Mapped[bool]  # people may talk
    version: Mapped[int]  # counts all changes of whatever is shown
    entries: Mapped[int]  # how many the log has
    waiting: Mapped[int]  # whose move it is; -1 before the start and after the end
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    changed: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True), index=True)
    started: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    ended: Mapped[datetime | None] = mapped_column(DateTimeUTC(timezone=True))
    rematch: Mapped[str] = mapped_column(String(16))  # the table of the next match; empty if there is none


class SeatRow(DefaultBase):
    """A seat: who holds it, and what plays it."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    holder: Mapped[str] = mapped_column(String(32), index=True)  # the person; empty if there is none
    bot: Mapped[str] = mapped_column(String(32))  # what plays now; empty: the person does
    vacant: Mapped[bool]  # somebody may sit down here


class EntryRow(DefaultBase):
    """One line of the log. It is only ever appended to: a move taken back is an entry too."""

    __tablename__ = "entries"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)  # from 0; only one writer can have a number
    word: Mapped[str] = mapped_column(String(32))  # a move as notation writes it, or UNDO
    seat: Mapped[int]
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class LineRow(DefaultBase):
    """Something said at a table."""

    __tablename__ = "lines"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(LONGEST_LINE))
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
