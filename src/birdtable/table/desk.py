"""The front desk: all that routes need, in one place."""

from litestar.channels import ChannelsPlugin

from birdtable.table.drivers import Drivers
from birdtable.table.live import Streams, channel
from birdtable.table.log import Entry, Log
from birdtable.table.rooms import Room, Rooms
from birdtable.table.settings import Settings

RESUMED = 500  # tables whose bots go on at the start of the server; others do when somebody looks


class Desk:
    """The log, the rooms, the bots, and how the news of a table go round."""

    def __init__(self, settings: Settings, secret: str, log: Log, channels: ChannelsPlugin) -> None:
        self.settings, self.secret, self.log, self.channels = settings, secret, log, channels
        self.rooms = Rooms(log)
        self.drivers = Drivers(log, self.rooms, self.publish, settings.pause)
        self.streams = Streams(settings.streams, settings.viewers)

    async def publish(self, id: str, version: int) -> None:
        """Tell all who watch a table that there is something new."""
        await self.channels.wait_published(str(version).encode(), [channel(id)])

    async def changed(self, id: str, version: int) -> Room:
        """After a change: the room as it is now, its viewers told and its bots awake."""
        await self.publish(id, version)
        return await self.look(id)

    async def write(self, room: Room, entry: Entry) -> None:
        """Append to the log of a table; then as after any change, but without reading what is known."""
        version = await self.log.append(room.id, entry)
        self.rooms.advance(room, entry, version)
        await self.publish(room.id, version)
        self.drivers.wake(await self.rooms.open(room.id, version))

    async def look(self, id: str) -> Room:
        """A table as it is now; bots that stood still go on."""
        room = await self.rooms.open(id)
        self.drivers.wake(room)
        return room

    async def watch(self, id: str, version: int | None) -> Room:
        """For who watches: a table not older than a version, or as it is now, when bots that stood still go on too."""
        return await (self.look(id) if version is None else self.rooms.open(id, version))

    async def resume(self) -> None:
        """After a restart, bots go on where they were to move."""
        for id in await self.log.unfinished(RESUMED):
            await self.look(id)
