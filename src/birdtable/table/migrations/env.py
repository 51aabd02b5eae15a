"""Run by Alembic: applies the steps in versions/ to the database of the command's configuration."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from birdtable.table.models import MatchRow

config: Any = context.config  # Advanced Alchemy's, which brings the engine


def migrate(connection: Connection) -> None:
    """Apply what is missing, all or nothing."""
    context.configure(
        connection=connection,
        target_metadata=MatchRow.metadata,
        version_table=config.version_table_name,
        render_as_batch=True,  # SQLite changes a column by copying its table
    )
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    """Connect and migrate."""
    engine: AsyncEngine = config.engine
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(main())
