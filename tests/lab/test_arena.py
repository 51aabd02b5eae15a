"""The arena: its figures, what it does not depend on, and what it survives."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from birdtable.compiling import COMPILING
from birdtable.errors import Malformed, Refused
from birdtable.lab import arena, deals, workers
from birdtable.lab.deals import Plan, Played, play_by_hand, play_deals, seatings
from birdtable.lab.playing import WON
from birdtable.lab.summary import lines_of, summarize
from tests.lab.dice import share, sit_down
from tests.walks import Start, every_table

PLAN = Plan("cubirds", 2, ("greedy", "uniform"), 5)
GAMES = 60 if COMPILING else 6


def figures(plan: Plan, games: int = GAMES, **how: Any) -> dict[str, Any]:
    """What a run found, but for the clock."""
    run = arena.Run(plan, arena.deals_for(plan, games), how.pop("above", None), how.pop("full", False))
    run.go(**{"cores": 1, **how})
    found = summarize(run)
    assert lines_of(found)
    found.pop("clock")
    return found


# ---------------------------------------------------------------------------- who sits where, and what is played


@pytest.mark.parametrize(("seats", "names"), [(2, "AB"), (3, "ABC"), (4, "ABBB"), (2, "ABCD"), (1, "AB")])
def test_each_bot_has_each_seat_equally_often(seats: int, names: str) -> None:
    for deal in range(5):
        found = seatings(Plan("cubirds", seats, tuple(names)), deal)
        for bot in range(len(names)):
            times = [sum(seating[seat] == bot for seating in found) for seat in range(seats)]
            assert len(set(times)) == 1
            assert times[0] > 0


def test_neighbours_change() -> None:
    after = {(s[0], s[1]) for deal in range(20) for s in seatings(Plan("cubirds", 3, ("A", "B", "C")), deal)}
    assert len(after) == 6


@every_table
def test_the_compiled_driver_plays_what_is_played_by_hand(start: Start) -> None:
    plan = Plan(start.game.name, start.seats, ("greedy", *["uniform"] * max(1, start.seats - 1)), 9)
    count = 3 if COMPILING else 1
    quick, slow = play_deals(plan, 4, count), play_by_hand(plan, 4, count)
    assert np.array_equal(quick.rows, slow.rows)
    assert np.array_equal(quick.uses, slow.uses)
    one = play_deals(plan, 4 + count - 1, 1)
    assert np.array_equal(one.rows[0], quick.rows[-1])
    assert (quick.rows[..., WON] > 0).all()


# ---------------------------------------------------------------------------- figures


@pytest.mark.parametrize("names", [("bold", "shy"), ("bold", "shy", "shy")])
def test_figures_of_a_game_with_a_known_answer(names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    found = figures(Plan("dice", len(names), names, 3), 2400, full=True)
    truth = float(share(*names))
    bold, shy = found["results"]
    assert bold["low"] <= truth <= bold["high"]
    assert bold["share"] == pytest.approx(truth, abs=4 * bold["error"])
    assert bold["high"] - bold["low"] < 0.1
    assert bold["share"] + (len(names) - 1) * shy["share"] == pytest.approx(1, abs=1e-3)
    assert found["verdicts"][0]["wins"] == "more"
    assert bold["rating"]["mu"] > shy["rating"]["mu"]
    assert [place["share"] for place in found["places"]] == pytest.approx([1 / len(names)] * len(names), abs=0.04)
    assert found["turns"] == len(names)


def test_even_bots_are_not_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """One name against itself is no question; the share against a claim that is true stays open."""
    sit_down(monkeypatch)
    assert figures(Plan("dice", 2, ("shy", "shy"), 1), 100)["verdicts"] == []
    verdict = figures(Plan("dice", 2, ("bold", "shy"), 1), 600, above=float(share("bold", "shy")))["verdicts"][0]
    assert verdict["wins"] == "open"


def test_a_clear_answer_ends_the_run() -> None:
    found = figures(PLAN, 2000)
    assert found["state"] == "clear"
    assert found["deals"] == found["verdicts"][0]["after_deals"] < 20
    assert figures(PLAN, 40, full=True)["games"] == 40


def test_every_choice_of_bots_plays() -> None:
    found = figures(Plan("cubirds", 2, ("greedy", "uniform", "greedy"), 1), 60)
    assert found["tables"][0]["share"] > 0.9
    assert figures(Plan("cubirds", 1, ("greedy", "uniform"), 1), 60)["places"] == []


# ---------------------------------------------------------------------------- what it does not depend on


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """A run on one core."""
    return figures(PLAN, full=True)


def test_cores_do_not_matter(alone: dict[str, Any]) -> None:
    assert figures(PLAN, full=True, cores=2) == alone
    assert figures(PLAN, 2000, cores=3) == figures(PLAN, 2000)


def test_chunks_do_not_matter(alone: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "DRIVEN_CHUNK", 3)
    assert figures(PLAN, full=True) == alone
    monkeypatch.setattr(deals, "DRIVEN", {})
    assert figures(PLAN, full=True) == alone


# ---------------------------------------------------------------------------- what it survives


def die_at_first(folder: str, plan: Plan, first: int, count: int) -> Played:
    """A worker that is killed in the middle of each task, the first time."""
    mark = Path(folder) / str(first)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_deals(plan, first, count)


def die(number: int) -> None:
    """A worker that is always killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def fail(number: int) -> None:
    raise Refused(f"task {number}")


def test_a_killed_worker_costs_nothing(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), PLAN, first, 2) for first in (0, 2, 4)]
    found = {played.first: played for played in workers.spread(die_at_first, tasks, 2)}
    assert sorted(found) == [0, 2, 4]
    assert len(list(tmp_path.iterdir())) == 3
    for first, played in found.items():
        assert np.array_equal(played.rows, play_deals(PLAN, first, 2).rows)


def test_a_task_that_kills_each_worker_is_given_up() -> None:
    with pytest.raises(Refused, match="died 3 times"):
        list(workers.spread(die, [(1,), (2,)], 2))
    with pytest.raises(Refused, match="task"):
        list(workers.spread(fail, [(1,), (2,)], 2))


def test_a_broken_run_goes_on(alone: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "DRIVEN_CHUNK", 4)
    file = tmp_path / "run.jsonl"
    assert figures(PLAN, full=True, file=file) == alone
    lines = file.read_text().splitlines(keepends=True)
    for broken in (lines[:1], lines[:2], lines[:1] + lines[2:4], [*lines[:3], lines[3][:50]]):
        file.write_text("".join(broken))
        assert figures(PLAN, full=True, file=file) == alone
        assert {line.count("\n") for line in file.read_text().splitlines(keepends=True)} == {1}
    assert figures(PLAN, full=True, file=file) == alone  # nothing is left to play


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(work: Any, tasks: Any, cores: int) -> Iterator[Any]:
        yield work(*tasks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "DRIVEN_CHUNK", 2)
    file = tmp_path / "run.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr(workers, "spread", interrupted)
        found = figures(PLAN, file=file, full=True)
    assert (found["state"], found["deals"]) == ("interrupted", 2)
    assert figures(PLAN, file=file, full=True) == figures(PLAN, full=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello\n", "line 1: expected a line of JSON"),
        ("{}\n", "line 1: expected the results of an arena"),
        ("HEAD", r"seed: expected 6, as asked for now, not 5"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "run.jsonl"
    figures(PLAN, 2, file=file)
    if text != "HEAD":
        file.write_text(text)
    with pytest.raises(Malformed, match=message):
        figures(PLAN._replace(seed=6), 2, file=file)


@pytest.mark.parametrize(
    "line", ["{}", '{"first":0,"rows":[[1]],"lost":[],"clock":{}}', '{"first":0,"rows":3,"lost":[],"clock":{}}', "[]"]
)
def test_a_spoilt_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "run.jsonl"
    figures(PLAN, 2, file=file)
    file.write_text(file.read_text().splitlines()[0] + "\n" + line + "\n")
    with pytest.raises(Malformed, match="line 2"):
        figures(PLAN, 2, file=file)
    assert json.loads(file.read_text().splitlines()[0])["seed"] == 5
