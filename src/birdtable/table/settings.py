"""What can be set when a server starts, by flags or by the environment."""

import secrets
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from birdtable.errors import Malformed
from birdtable.games.text import quoted


@dataclass(frozen=True)
class Settings:
    """All there is to set; each has a flag of `birdtable serve` and a variable BIRDTABLE_..."""

    data: Path = field(default_factory=lambda: user_data_path("birdtable", appauthor=False))
    database: str = ""  # an URL; by default a file in `data`
    secret: str = ""  # signs cookies; by default kept in `data`
    pause: float = 1.0  # seconds between the moves of bots, so that people can follow
    requests: int = 600  # that one address may make in a minute
    streams: int = 24  # that one address may keep open at the same time
    viewers: int = 5000  # streams open in all
    behind_tls: bool = False  # cookies go over https only
    public: str = ""  # where others reach the server, if it is asked as localhost

    @property
    def url(self) -> URL:
        """Where matches are kept, with the driver that is used."""
        if not self.database:
            return URL.create("sqlite+aiosqlite", database=str(self.data / "birdtable.sqlite3"))
        try:
            url = make_url(self.database)
        except ArgumentError:
            raise Malformed(f"database: expected an URL like sqlite:///FILE, not {quoted(self.database)}") from None
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        driver = drivers.get(url.get_backend_name())
        if driver is None:
            raise Malformed(f"database: expected an URL that begins with sqlite: or postgresql:, not {url.drivername}")
        if "asyncpg" in driver and find_spec("asyncpg") is None:
            raise Malformed("database: expected birdtable[postgres] to be installed: pip install 'birdtable[postgres]'")
        return url.set(drivername=driver)


def make_secret(data: Path) -> str:
    """The key that signs cookies: made once, kept where only its owner can read it."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = data / "secret"
    if not file.exists():
        beside = data / f"secret.{secrets.token_hex(4)}"
        beside.touch(mode=0o600)
        beside.write_text(secrets.token_urlsafe(32), encoding="ascii")
        try:
            file.hardlink_to(beside)  # whoever comes first has made it
        except FileExistsError:
            pass
        finally:
            beside.unlink()
    return file.read_text(encoding="ascii")
