"""Starting and stopping the server."""

import gc
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn

from birdtable.table.app import build
from birdtable.table.guest import LOCAL
from birdtable.table.settings import Settings
from birdtable.table.storage import migrate

GRACE = 2  # seconds for what is under way when the server is told to stop; open streams would never end


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Open the port, then tell which one it is."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self.ready(self.servers[0].sockets[0].getsockname()[1])


ANYWHERE = ("0.0.0.0", "::")


def run(settings: Settings, host: str, port: int, *, browse: bool, say: Callable[[str, str], None]) -> bool:
    """Serve until told to stop; False if the server could not start."""
    settings.data.mkdir(parents=True, exist_ok=True)
    migrate(settings)
    if host in ANYWHERE and port and not settings.public:
        settings = replace(settings, public=f"http://{own_address()}:{port}")

    def ready(actual: int) -> None:
        address = f"http://{'localhost' if host in (*LOCAL, *ANYWHERE) else host}:{actual}/"
        gc.freeze()  # what was loaded stays: each full collection would go through all of it, and stop everybody
        say(address, settings.public)
        if browse:
            webbrowser.open(address)

    config = uvicorn.Config(
        build(settings), host, port, log_level="critical", access_log=False, server_header=False,
        timeout_graceful_shutdown=GRACE, proxy_headers=settings.behind_tls, lifespan="on",
    )  # fmt: skip
    server = Server(config, ready)
    with suppress(SystemExit):  # uvicorn's, when the port is taken
        server.run()
    return server.started


def own_address() -> str:
    """The address of this machine in its network: that from which it would speak to others; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address of nobody, for documentation
        except OSError:  # no network
            return "localhost"
        return str(asked.getsockname()[0])
