"""Law 11, the other half: what is no position, move or option is refused, and the message names the field.

tests/refused/<game>.txt holds the text and how its message begins; tests/test_fuzz.py tries what nobody thought of.
"""

from pathlib import Path

import pytest

from birdtable.errors import Malformed
from birdtable.games import NAMES, load
from birdtable.games.text import quoted, read_seed

FOLDER = Path(__file__).parent.parent / "refused"


def read_cases(name: str) -> list[tuple[str, str, str]]:
    """Game, text and message of each block of a file."""
    cases = []
    for block in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            cases.append((name, lines[0], lines[1].removeprefix("says ")))
    return cases


def read(name: str, text: str) -> None:
    """Read what a case says."""
    notation = load(name).notation
    what, _, rest = text.partition(" ")
    if what == "position":
        notation.read_position(rest, 1)
    elif what == "move":
        notation.read_move(rest)
    else:
        seats, *options = rest.split()
        notation.read_options(int(seats), dict(option.split("=") for option in options))


@pytest.mark.parametrize(("name", "text", "message"), [case for name in NAMES for case in read_cases(name)])
def test_refused(name: str, text: str, message: str) -> None:
    with pytest.raises(Malformed) as refused:
        read(name, text)
    assert str(refused.value).startswith(message)
    assert message.endswith("expected")
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) <= 300


def test_what_a_terminal_would_obey_is_shown_and_not_sent() -> None:
    for name in NAMES:
        for text in ("\x1b[2J", "\U000e0001" * 50, "\ud800", "a\nb"):
            with pytest.raises(Malformed) as refused:
                load(name).notation.read_move(text)
            assert str(refused.value).isprintable()
            assert len(str(refused.value)) <= 300


@pytest.mark.parametrize("text", ["", "-1", "1.5", str(2**64), "1e3", "0x10", " 1", "\uff11"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    assert [read_seed("0"), read_seed(str(2**64 - 1))] == [0, 2**64 - 1]
    with pytest.raises(Malformed, match=r"^seed: expected "):
        read_seed(text)


def test_text_is_quoted_whole_or_seen_to_be_cut() -> None:
    assert quoted("x" * 40) == repr("x" * 40)
    for length in (41, 42, 1000):
        assert quoted("x" * length) == f"'{'x' * 37}...'"
