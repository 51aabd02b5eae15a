"""The commands arena and balance: what they print and write, and how they refuse."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from birdtable import cli
from birdtable.lab.plots import Bar, bars, columns, path
from birdtable.lab.report import page, table

Run = Callable[..., tuple[int, str, str]]
ARENA = ("arena", "cubirds", "--cores", "1", "--bots")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: exit code, output, errors."""

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["birdtable", *arguments])
        with pytest.raises(SystemExit) as stopped:
            cli.main()
        out, err = capsys.readouterr()
        told = [line for line in err.splitlines() if not line.startswith("Compiling")]
        return int(stopped.value.code or 0), out, "\n".join(told)

    return command


def pictures(html: str) -> int:
    """How many pictures a page has; each must be well-formed, and nothing may run."""
    assert "<script" not in html
    assert "http" not in html
    found = re.findall(r"<svg.*?</svg>", html, flags=re.DOTALL)
    for picture in found:
        ElementTree.fromstring(picture)
        assert "nan" not in picture
    return len(found)


def test_arena(run: Run, tmp_path: Path) -> None:
    html = tmp_path / "report.html"
    code, out, _ = run(*ARENA, "greedy,uniform", "--games", "40", "--html", str(html))
    assert code == 0
    assert "greedy wins more than uniform" in out
    assert pictures(html.read_text(encoding="utf-8")) == 3
    found = json.loads(run(*ARENA, "greedy,uniform,uniform", "--seats", "3", "--games", "9", "--full", "--json")[1])
    assert (found["games"], found["state"]) == (9, "played")
    assert set(found["clock"]["greedy"]) == {"decisions", "seconds_a_move", "longest"}


def test_balance(run: Run, tmp_path: Path) -> None:
    html, sets = tmp_path / "report.html", tmp_path / "sets.txt"
    sets.write_text("# two sets\nGBSKFRC\n\nOEPLMUW\n")
    code, out, _ = run("balance", "cubirds", "--games", "20", "--cores", "1", "--html", str(html))
    assert code == 0
    assert "Everybody plays greedy" in out
    assert pictures(html.read_text(encoding="utf-8")) == 8
    sets_wanted = ("--sets", str(sets), "--bots", "uniform", "--games", "3", "--cores", "1", "--json")
    found = json.loads(run("balance", "busybeaks", *sets_wanted)[1])
    assert [entry["birds"] for entry in found["plays"][0]["by_set"]] == ["GBSKFRC", "OEPLMUW"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((*ARENA, "greedy"), "--bots: expected at least 2"),
        ((*ARENA, "greedy,eagle"), "--bots: expected uniform, greedy"),
        ((*ARENA, "greedy,exec:"), "--bots: expected a command"),
        ((*ARENA, "greedy,exec:'x"), '--bots: "\'x": No closing quotation'),
        ((*ARENA, "greedy,exec:no-such-program"), "could not be started"),
        ((*ARENA, "greedy,uniform", "--above", "1"), "--above"),
        ((*ARENA, "greedy,uniform", "--games", "0"), "--games"),
        ((*ARENA, "greedy,uniform", "--option", "wings=2"), "option 'wings'"),
        ((*ARENA, "greedy,uniform", "--html", "no/such/place.html"), "--html: no/such/place.html"),
        ((*ARENA, "greedy,uniform", "--resume", "no/such/run"), "--resume: no/such/run"),
        (("balance", "cubirds", "--sets", "all"), "--sets: cubirds has no sets"),
        (("balance", "busybeaks", "--sets", "no-such-file"), "--sets: no-such-file"),
        (("balance", "busybeaks", "--sets", __file__), "line 1: option birds"),
        (("balance", "cubirds", "--games", "1"), "--games"),
    ],
)
def test_refusals(run: Run, arguments: tuple[str, ...], message: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 0
    assert message.replace("'", "") in err.replace("'", "")  # click quotes names of options, or not


def test_ctrl_c_ends_cleanly_and_the_run_goes_on(tmp_path: Path) -> None:
    """With workers, in a process group of its own, as a terminal would interrupt it."""
    file = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "birdtable", "arena", "cubirds", "--bots", "greedy,greedy", "--full", "--json"]
    command += ["--cores", "2", "--games", "4000000", "--resume", str(file)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    for _ in range(1200):
        if file.exists() and file.read_bytes().count(b"\n") > 2:
            break
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert json.loads(out)["state"] == "interrupted"
    assert len([json.loads(line) for line in file.read_text().splitlines()]) > 2


# ---------------------------------------------------------------------------- pages


def test_what_people_type_is_escaped() -> None:
    html = page("<b>", [table([{"<i>": "<script>"}])])
    assert "<script" not in html
    assert "<i>" not in html


def test_pictures_of_nothing_and_of_one() -> None:
    drawn = [bars("none", []), bars("one", [Bar("<a>", 0.5, 0.5, 0.5)], middle=0.5)]
    drawn += [columns("none", []), columns("one", [("1", 3.0)]), path("one", [(1.0, 0.5, 0.5, 0.5)], 0.5)]
    assert pictures("".join(drawn)) == 5
