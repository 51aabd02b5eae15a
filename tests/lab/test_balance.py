"""The balance report: its figures on games with a known answer, and on ours."""

from typing import Any

import numpy as np
import pytest

from birdtable.compiling import COMPILING
from birdtable.games import load
from birdtable.games.contract import Game
from birdtable.lab import workers
from birdtable.lab.balance import BLOCKS, Study, play_blocks, slopes_of, summarize
from birdtable.lab.counted import KINDS, all_sets, bird_names, items_by_move
from birdtable.lab.report import balance_lines, balance_page
from birdtable.lab.simulate import simulate
from tests.lab.dice import sit_down
from tests.walks import every_game

GAMES = 400 if COMPILING else 4


def look(study: Study, **how: Any) -> dict[str, Any]:
    """The report of a study, which can be shown both ways."""
    found = summarize(study, play_blocks(study, **{"cores": 1, **how}))
    assert "<svg" in balance_page(found, "birdtable balance")
    assert balance_lines(found)
    return found


def test_figures_of_a_game_with_a_known_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    play = look(Study("dice", 3, ("shy",), 2000, 10001))["plays"][0]
    assert play["turns"] == {"mean": 3, "low": 3, "high": 3}
    assert play["lengths"] == [{"from": 3, "games": 2000}]
    for place in play["places"]:
        assert place["low"] - 0.01 <= 1 / 3 <= place["high"] + 0.01
        assert 0.02 < place["high"] - place["low"] < 0.06
    assert play["endings"] == {"thrown": {"mean": 1, "low": 1, "high": 1}}
    assert play["birds"] == []


def test_slopes_are_found_and_their_errors_are_honest() -> None:
    """Games in which each thing done adds to what is won as we say, and one adds nothing."""
    truth, missed = np.array([0.3, -0.1, 0.0]), 0
    for seed in range(60):
        rng, sums = np.random.default_rng(seed), []
        for _ in range(BLOCKS):
            more = rng.normal(size=(20, 3))
            won = more @ truth + rng.normal(size=20)
            sums.append((more.T @ more, more.T @ won))
        slopes, errors = slopes_of(sums)
        missed += int(np.sum(np.abs(np.array(slopes) - truth) > 1.96 * np.array(errors)))
    assert missed <= 0.11 * 180


@every_game
def test_figures_are_those_of_simulate(game: Game) -> None:
    """The same deals and bots' chance, counted by another driver."""
    seats = max(2, game.seats[0])
    study = Study(game.name, seats, ("uniform",), GAMES, 7)
    play = look(study)["plays"][0]
    known = simulate(game, game.notation.read_options(seats, {}), ["uniform"] * seats, 7, GAMES, cores=1)
    for name, ending in play["endings"].items():
        assert ending["mean"] * GAMES == pytest.approx(known["endings"][name], abs=0.1)
    assert play["turns"]["mean"] * GAMES == pytest.approx(known["turns"], rel=1e-3)
    assert sum(place["mean"] for place in play["places"]) == pytest.approx(1, abs=1e-3)
    assert sum(column["games"] for column in play["lengths"]) == GAMES


def test_cores_do_not_matter() -> None:
    study = Study("cubirds", 2, ("uniform", "greedy"), GAMES)
    assert look(study, cores=2) == look(study)


def test_flocks_go_with_winning() -> None:
    if COMPILING:
        for bird in look(Study("cubirds", 2, ("greedy",), GAMES))["plays"][0]["birds"]:
            assert bird["low"] > 0
            assert bird["a_game"] > 0.5


def test_sets_of_birds() -> None:
    sets = tuple(all_sets(load("busybeaks"))[:: 3432 // 12])[: 12 if COMPILING else 4]
    study = Study("busybeaks", 2, ("uniform",), 20 if COMPILING else 1, sets=sets)
    play = look(study)["plays"][0]
    assert [entry["birds"] for entry in play["by_set"]] == list(sets)
    named = {effect["bird"] for effect in play["birds_in_sets"]}
    assert named <= set(bird_names(load("busybeaks")).values())
    assert all(effect["turns"]["low"] <= effect["turns"]["high"] for effect in play["birds_in_sets"])


def test_ctrl_c_reports_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(work: Any, tasks: Any, cores: int) -> Any:
        yield work(*tasks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "spread", interrupted)
    assert not look(Study("cubirds", 2, ("uniform",), 80))["complete"]


@every_game
def test_what_is_counted_names_birds(game: Game) -> None:
    counted, items = items_by_move(game)
    assert len(counted) == game.moves
    assert {kind for kind, _ in items} == set(KINDS.get(game.name, {}))
    assert {letter for _, letter in items} <= (set(bird_names(game)) if items else set())


def test_all_sets_are_all_sets() -> None:
    assert len(set(all_sets(load("busybeaks")))) == 3432
    assert all_sets(load("cubirds")) == []
