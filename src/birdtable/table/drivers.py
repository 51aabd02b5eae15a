"""Bots at the tables: wherever a bot is to move, it moves, a while after the move before it.

Nothing is remembered here that matters: a table whose bots stand still, after a restart, goes on as soon as somebody
looks at it, or at the start of the server. With several workers the log decides which of them was first.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import numpy as np

from birdtable import bots
from birdtable.games.chance import start
from birdtable.match import Match
from birdtable.table.log import NOBODY, Entry, Log
from birdtable.table.problems import Stale
from birdtable.table.rooms import Room, Rooms

FORCED = 0.5  # of the pause, before a move without a choice
LOGGER = logging.getLogger("birdtable")
Publish = Callable[[str, int], Awaitable[None]]


class Drivers:
    """The bots that play at this moment."""

    def __init__(self, log: Log, rooms: Rooms, publish: Publish, pause: float) -> None:
        self.log, self.rooms, self.publish, self.pause = log, rooms, publish, pause
        self.running: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Let the bots of a table play, if it is their turn and they do not play already."""
        if must_drive(room) and room.id not in self.running:
            task = asyncio.create_task(self.drive(room.id))
            self.running[room.id] = task
            task.add_done_callback(partial(self.ended, room.id))

    def ended(self, id: str, task: asyncio.Task[None]) -> None:
        """The bots of a table have nothing to do; or something went wrong, and they try again when somebody looks."""
        self.running.pop(id, None)
        if task.cancelled():
            return
        if problem := task.exception():
            LOGGER.error("the bots of table %s stand still", id, exc_info=problem)
        elif room := self.rooms.rooms.get(id):
            self.wake(room)  # it may have become their turn while they were leaving

    async def drive(self, id: str) -> None:
        """Play until a person is to move, or the game is over."""
        room = await self.rooms.open(id)
        while must_drive(room):
            await asyncio.sleep(self.pause * (1 if len(room.match.legal()) > 1 else FORCED))
            room = await self.rooms.open(id)
            if must_drive(room):
                await self.one_move(room)
                room = await self.rooms.open(id)

    async def one_move(self, room: Room) -> None:
        """What the bot to move chooses, from what its seat may know; a search may take its time beside the server."""
        move = await asyncio.to_thread(choose, room.match, room.driver(room.to_move))
        with suppress(Stale):
            entry = entry_for(room.match, room.row.entries, move)
            version = await self.log.append(room.id, entry)
            self.rooms.advance(room, entry, version)
            await self.publish(room.id, version)

    async def stop(self) -> None:
        """Leave all tables as they are."""
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)


def must_drive(room: Room) -> bool:
    """Whether a bot is to move."""
    return room.started and not room.over and bool(room.driver(room.to_move))


def choose(match: Match, bot: str) -> int:
    """A bot's move. Its chance is its own, never the deal's: its choices would tell the seed."""
    rng = match.game.new(bots.CHANCE)
    start(rng, np.uint64(secrets.randbits(64)))
    return bots.decide(match.game, bot, match.sight(match.state.seat), match.legal(), rng)


def entry_for(match: Match, number: int, move: int) -> Entry:
    """The line of the log for a move: refused if the move is illegal."""
    seat = int(match.state.seat)
    after = Match(match.game, match.state, None, {})
    after.play(move)
    over = bool(after.state.over)
    return Entry(number, match.game.notation.write_move(move), seat, NOBODY if over else int(after.state.seat), over)
