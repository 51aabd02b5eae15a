"""New tables: how they are set, and who sits at them first."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from gettext import NullTranslations

from birdtable.chairs import BOT_NAMES
from birdtable.games import load
from birdtable.match import Match
from birdtable.table.log import NOBODY
from birdtable.table.models import LONGEST_NAME, MatchRow, SeatRow

SALT = 16  # bytes
STAND_IN = "greedy"  # the bot that takes a seat for which nobody named one


def new_table(
    game: str,
    people: int,
    host: str,
    options: Mapping[str, str] | None = None,
    *,
    listed: bool = False,
    hot_seat: bool = False,
) -> MatchRow:
    """A table whose cards are dealt already, for nobody to see."""
    match = Match.deal(load(game), people, secrets.randbits(64), options)
    return row_for(match, host, salt=secrets.token_hex(SALT), listed=listed, hot_seat=hot_seat)


def row_for(match: Match, host: str, *, salt: str = "", listed: bool = False, hot_seat: bool = False) -> MatchRow:
    """The row of a match that is not stored yet."""
    now = datetime.now(UTC)
    return MatchRow(
        id=secrets.token_urlsafe(9), game=match.game.name, edition=match.game.edition, people=match.people,
        options=match.options, position=match.position, seed="" if match.seed is None else str(match.seed), salt=salt,
        host=host, hot_seat=hot_seat, listed=listed, chat=True, version=1, entries=0, waiting=NOBODY, created=now,
        changed=now, started=None, ended=None, rematch="",
    )  # fmt: skip


def seat_row(match: str, seat: int, *, name: str = "", holder: str = "", bot: str = "") -> SeatRow:
    """A seat: a person's, a bot's, or free."""
    vacant = not (holder or bot)
    return SeatRow(match=match, seat=seat, name=name or BOT_NAMES[seat], holder=holder, bot=bot, vacant=vacant)


def clean_name(text: str, taken: Sequence[str], t: NullTranslations) -> str:
    """A name that can stand in a match file and is not another's at this table."""
    printable = "".join(c if c.isprintable() and c != "," else " " for c in text)
    name = " ".join(printable.split())[:LONGEST_NAME].strip() or t.gettext("Player")
    unique, n = name, 2
    while unique in taken:
        unique, n = f"{name[: LONGEST_NAME - 3]} {n}", n + 1
    return unique
