"""Matches, seats, the log, and what was said."""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MATCH = "matches.id"


def upgrade() -> None:
    """Apply."""
    create_matches()
    create_seats()
    create_entries()
    create_lines()


def create_matches() -> None:
    """A row for each table and its match."""
    texts = [("game", 32), ("seed", 20), ("salt", 32), ("host", 32), ("rematch", 16)]
    numbers = ["edition", "people", "version", "entries", "waiting"]
    times = [("created", False), ("changed", False), ("started", True), ("ended", True)]
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        *(sa.Column(name, sa.String(size), nullable=False) for name, size in texts),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in numbers),
        *(sa.Column(name, sa.Boolean(), nullable=False) for name in ("hot_seat", "listed", "chat")),
        *(sa.Column(name, DateTimeUTC(timezone=True), nullable=nullable) for name, nullable in times),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("position", sa.String(), nullable=False),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index("ix_matches_changed", "matches", ["changed"])


def create_seats() -> None:
    """A row for each seat."""
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("vacant", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])


def create_entries() -> None:
    """The log: one writer only can have the number of an entry."""
    op.create_table(
        "entries",
        sa.Column("match", sa.String(16), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("word", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", DateTimeUTC(timezone=True), nullable=False),
    )


def create_lines() -> None:
    """The chat."""
    op.create_table(
        "lines",
        sa.Column("match", sa.String(16), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(240), nullable=False),
        sa.Column("at", DateTimeUTC(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Undo."""
    for name in ("lines", "entries", "seats", "matches"):
        op.drop_table(name)
