"""Programs from outside: good ones, and those that crash, stall or answer nonsense."""

import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from birdtable.errors import Refused
from birdtable.lab import arena
from birdtable.lab.deals import Plan
from birdtable.lab.summary import lines_of, summarize

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "first_flock.py"
READY = "import sys, time, os\nsys.stdin.readline(); print('ready', flush=True)\n"
LINES = READY + "for line in sys.stdin:\n    if line.startswith('choose'):\n        "
PYTHON = shlex.quote(sys.executable)

BAD = {
    "crashes": (LINES + "raise ValueError('no idea')", "ended with status 1: 'ValueError: no idea'"),
    "leaves": (READY, "ended with status 0"),
    "stalls": (LINES + "time.sleep(60)", "did not answer within 0.5 s"),
    "answers nonsense": (LINES + "print('banana', flush=True)", "answered 'banana', which is not one of"),
    "says nothing": (LINES + "print('', flush=True)", "did not answer within 0.5 s"),
    "floods": (LINES + "while True: print('#' * 999)", "did not answer within 0.5 s"),
    "has no end of line": (LINES + "while True: print('x' * 9999, end='', flush=True)", "did not answer|is not one of"),
    "answers twice": (
        LINES + "w = line.split()[1]; print(w + chr(10) + w, flush=True)",
        "without being asked|is not one of",
    ),
    "closes its output": (LINES + "os.close(1); time.sleep(60)", "closed its output"),
    "writes bytes": (LINES + "os.write(1, bytes([255, 0, 10]))", "which is not one of"),
}


def bot(folder: Path, source: str) -> str:
    """A bot's name for a program."""
    file = folder / "bot.py"
    file.write_text(source)
    return f"exec:{PYTHON} -u {shlex.quote(str(file))}"


def figures(names: tuple[str, ...], games: int, seats: int = 2, cores: int = 1, limit: float = 0.5) -> dict[str, Any]:
    """What a run found, but for the clock."""
    plan = Plan("cubirds", seats, names, 3, (), limit)
    run = arena.Run(plan, arena.deals_for(plan, games), full=True)
    run.go(cores)
    found = summarize(run)
    assert lines_of(found)
    found.pop("clock")
    return found


def test_the_example_is_short_and_plays(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 30
    name = f"exec:{PYTHON} {shlex.quote(str(EXAMPLE))}"
    found = figures((name, "uniform"), 8, limit=10)
    assert found["seats_lost"] == []
    assert found == figures((name, "uniform"), 8, cores=2, limit=10)
    assert figures((name, name, "greedy"), 6, seats=3, limit=10)["seats_lost"] == []


@pytest.mark.parametrize("how", BAD)
def test_a_bad_program_loses_its_seat_and_nothing_else(how: str, tmp_path: Path) -> None:
    source, message = BAD[how]
    found = figures((bot(tmp_path, source), "uniform"), 2)
    assert found["endings"]["seat-lost"] == 2
    assert [result["share"] for result in found["results"]] == [0, 1]
    for lost in found["seats_lost"]:
        assert re.search(message, lost["why"]), lost


def test_all_others_share_the_point(tmp_path: Path) -> None:
    found = figures((bot(tmp_path, READY), "greedy", "uniform"), 3, seats=3)
    assert [result["share"] for result in found["results"]] == [0, 0.5, 0.5]


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended may wait for whoever has inherited it."""
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(listed.strip()) and not listed.startswith("Z")


def test_nothing_is_left_of_a_program(tmp_path: Path) -> None:
    """Not even what it started itself, and no zombie."""
    child = "import subprocess; c = subprocess.Popen(['sleep', '60']); print('#', c.pid, flush=True)\n        "
    child += f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}} {{c.pid}} '); time.sleep(60)"
    figures((bot(tmp_path, LINES + child), "uniform"), 2)
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert len(pids) == 4
    time.sleep(0.1)
    for pid in pids:
        assert not is_alive(pid)
    with pytest.raises(ChildProcessError):
        os.waitpid(pids[0], os.WNOHANG)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("exec:no-such-program-here", "could not be started: No such file"),
        (f"exec:{PYTHON} -c 'print(1)'", "answered the greeting with '1', not with ready"),
        (f"exec:{PYTHON} -c 'raise SystemExit(3)'", "ended with status 3"),
    ],
)
def test_a_program_that_is_not_there_is_refused(command: str, message: str) -> None:
    with pytest.raises(Refused, match=message):
        arena.check_programs((command, "uniform"), Plan("cubirds", 2, (command, "uniform")))
