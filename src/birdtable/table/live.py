"""Pushes: whoever watches a table learns that it has changed, and is sent what their own eyes may see.

What is published is a version number and nothing else. Each stream then renders, or takes from the room, its own view.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.response import ServerSentEventMessage

from birdtable.table.problems import N_, TooMany
from birdtable.table.rooms import Room

Watch = Callable[[str, int | None], Awaitable[Room]]
PING = 15.0  # seconds; proxies close what is silent for longer


def make_channels(listen_url: str) -> ChannelsPlugin:
    """News of tables: within this process, or through PostgreSQL between all that share it."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if listen_url:
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # needs the extra `postgres`

        backend = AsyncPgChannelsBackend(listen_url)
    return ChannelsPlugin(
        backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=1,  # one mark that something has changed, never a queue of tables
        subscriber_backlog_strategy="backoff",
    )


class Streams:
    """How many streams are open, by address."""

    def __init__(self, per_address: int, in_all: int) -> None:
        self.per_address, self.in_all = per_address, in_all
        self.open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuse one more."""
        if self.open[address] >= self.per_address or self.open.total() >= self.in_all:
            raise TooMany(N_("Too many tables are open here. Close one, then load this page again."))

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a stream while it is open."""
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


async def frames(
    channels: ChannelsPlugin, watch: Watch, id: str, sent: int, render: Callable[[Room], str]
) -> AsyncIterator[ServerSentEventMessage]:
    """What one viewer is sent: the table, whenever it has changed since the version they have."""
    changed = asyncio.Event()
    changed.set()  # compare once at every connection: nothing is missed, nothing comes twice
    newest = 0

    async def mark(message: bytes) -> None:
        nonlocal newest
        newest = max(newest, int(message))
        changed.set()

    async with channels.start_subscription([channel(id)]) as news, news.run_in_background(mark, join=False):
        while True:
            known = newest or None
            try:
                async with asyncio.timeout(PING):
                    await changed.wait()
                known = newest or None
            except TimeoutError:
                known = None  # look into the log: news may have been lost
                yield ServerSentEventMessage(comment="ping")
            changed.clear()
            room = await watch(id, known)
            if room.row.version != sent:
                sent = room.row.version
                yield ServerSentEventMessage(data=render(room), id=str(sent))


def channel(id: str) -> str:
    """The channel of a table."""
    return f"table_{id}"


def version_in(text: str | None) -> int:
    """The version that a browser says it has; none, if what it says is no number."""
    with suppress(ValueError, TypeError):
        return int(text or "")
    return 0
