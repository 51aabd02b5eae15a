"""What the documentation shows is what happens."""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from birdtable import cli

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    """The fenced blocks of a language, with the page and line where each stands."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in re.finditer(rf"^```{language}\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE):
            line = text[: match.start()].count("\n") + 1
            found.append((f"{page.name}:{line}", match[1]))
    return found


def commands() -> list[tuple[str, str, str]]:
    """Every `$ birdtable ...` with the output shown below it."""
    found = []
    for where, block in blocks("console"):
        for i, example in enumerate(re.split(r"^\$ ", block, flags=re.MULTILINE)[1:], 1):
            command, _, output = example.partition("\n")
            found.append((f"{where}.{i}", command, output))
    return found


@pytest.mark.parametrize(("command", "output"), [c[1:] for c in commands()], ids=[c[0] for c in commands()])
def test_examples_of_the_command_line(
    command: str, output: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", shlex.split(command))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert not stopped.value.code
    printed = capsys.readouterr().out
    shown, cut, _ = output.partition("...")
    assert printed.startswith(shown) if cut or not output else printed == output


@pytest.mark.parametrize("source", [b[1] for b in blocks("python")], ids=[b[0] for b in blocks("python")])
def test_examples_in_python(source: str) -> None:
    exec(compile(source, "<example>", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link
