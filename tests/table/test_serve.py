"""The command that serves, and what it says when it cannot."""

import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from birdtable import cli
from birdtable.commands.serve import serve
from birdtable.errors import Malformed
from birdtable.table import server
from birdtable.table.settings import Settings

ROOT = Path(__file__).parent.parent.parent


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The command, without opening a browser."""
    monkeypatch.setattr(sys, "argv", ["birdtable", *arguments])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    return int(stopped.value.code or 0)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a server would have been started with."""
    seen: dict[str, Any] = {}

    def pretend(settings: Settings, host: str, port: int, *, browse: bool, say: Any) -> bool:
        seen.update(settings=settings, host=host, port=port)
        say("http://localhost:8000/", "")
        return port != 1

    monkeypatch.setattr(server, "run", pretend)
    return seen


def test_without_a_command_the_table_is_served(
    monkeypatch: pytest.MonkeyPatch, served: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 0
    assert served["host"] == "127.0.0.1"
    assert "http://localhost:8000/" in capsys.readouterr().out


def test_flags_and_the_environment(monkeypatch: pytest.MonkeyPatch, served: dict[str, Any], tmp_path: Path) -> None:
    monkeypatch.setenv("BIRDTABLE_PORT", "8080")
    monkeypatch.setenv("BIRDTABLE_DATABASE", f"sqlite:///{tmp_path}/x.db")
    assert run(monkeypatch, "serve", "--data", str(tmp_path), "--pause", "0.5", "--no-browser") == 0
    assert served["port"] == 8080
    assert served["settings"].data == tmp_path
    assert served["settings"].pause == 0.5
    assert served["settings"].url.drivername == "sqlite+aiosqlite"


def test_a_taken_port_is_one_line(
    monkeypatch: pytest.MonkeyPatch, served: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "serve", "--port", "1", "--no-browser") == 2
    assert "port 1 of 127.0.0.1 is taken" in capsys.readouterr().err


def test_a_server_that_finds_its_port_taken_does_not_start(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not server.run(Settings(tmp_path), "127.0.0.1", port, browse=False, say=lambda *_: None)


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "http://x"])
def test_databases_that_are_none(url: str) -> None:
    with pytest.raises(Malformed, match="database: expected"):
        _ = Settings(Path(), database=url).url


def test_every_option_is_documented() -> None:
    text = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    for option in serve.params:
        assert any(name in text for name in (*option.opts, *option.secondary_opts)), option.name
