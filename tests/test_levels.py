"""Levels: bots for people to choose from, and the command that lists them."""

import json
from typing import Any

import numpy as np
import pytest

from birdtable import bots, cli
from birdtable.bots import CHANCE, levels
from birdtable.bots.levels import LEVELS
from birdtable.bots.weights import read
from birdtable.compiling import COMPILING
from birdtable.errors import Malformed
from birdtable.games import load
from birdtable.games.chance import start as start_chance
from birdtable.games.contract import Game
from birdtable.lab.simulate import simulate
from tests.walks import Start, every_table, legal, sight, walk

LITTLE = 30 if COMPILING else 2  # iterations


def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all levels search only a little, so that tests are quick."""
    for name, ranked in LEVELS.items():
        quick = tuple(one._replace(plan=one.plan and one.plan._replace(iterations=LITTLE)) for one in ranked)
        monkeypatch.setitem(LEVELS, name, quick)


with_levels = pytest.mark.parametrize("game", [load(name) for name in LEVELS], ids=list(LEVELS))


@with_levels
def test_a_game_has_four_levels_or_more_whose_times_are_as_promised(game: Game) -> None:
    ranked = LEVELS[game.name]
    names = [one.name for one in ranked]
    assert names == [name for name in bots.LEVEL_NAMES if name in names]
    assert len(names) >= 4
    assert [one.seconds for one in ranked] == sorted(one.seconds for one in ranked)
    assert levels.level(game, bots.default_for(game)).seconds <= 0.3
    assert ranked[-1].seconds <= 1
    for one in ranked:
        assert one.plan is None or one.plan.trees <= 2
        assert one.plan is None or one.plan.iterations <= 100 or one.plan.seconds < one.seconds


@every_table
def test_levels_make_legal_moves_and_the_same_ones_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)
    game = start.game
    for state in [state for state in walk(start, 4, 0.05) if not state.over][:4]:
        seen, moves = sight(game, state, state.seat), legal(game, state)
        for name in bots.names_for(game):
            found = set()
            for _ in range(2):
                rng = game.new(CHANCE)
                start_chance(rng, np.uint64(5))
                found.add(bots.decide(game, name, seen, moves, rng, clock=False))
            assert len(found) == 1
            assert found <= set(moves)


def test_a_simulation_with_levels_can_be_repeated_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)
    game = load("busybeaks")
    options = game.notation.read_options(2, {})
    names, games = ["jackdaw", "starling"], 4 if COMPILING else 1
    once, again = (simulate(game, options, names, 5, games, cores=cores) for cores in (1, 2))
    assert once["points"] == again["points"]
    assert once["moves"] == again["moves"]
    assert sum(once["points"]) == games


@with_levels
def test_weights_fit_the_features(game: Game) -> None:
    """And the file says how they were made."""
    found = read(game.name)
    assert found["command"].startswith(f"birdtable fit {game.name}")
    assert found["features"] == list(bots.parts(game).FEATURE_NAMES)
    assert sorted(found["seats"]) == [str(n) for n in game.seats]
    for fitted in found["seats"].values():
        assert len(fitted["weights"]) == len(found["features"])
        assert fitted["log_loss"] < fitted["log_loss_of_even_shares"]


def test_a_game_without_a_search_has_no_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("cubirds")
    monkeypatch.delitem(LEVELS, "cubirds")
    assert bots.names_for(game) == bots.NAMES
    assert bots.default_for(game) == "greedy"
    with pytest.raises(Malformed, match="rook"):
        bots.jobs_of(game, ["rook"])


@with_levels
def test_the_bots_are_listed(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = json.loads(run(capsys, "bots", game.name, "--json"))
    assert set(found["bots"]) == set(bots.names_for(game))
    lines = run(capsys, "bots", game.name, "--seats", "3").splitlines()
    assert len(lines) == len(bots.names_for(game))
    assert sum("by default" in line for line in lines) == 1


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    cli.cli.main(list(words), prog_name="birdtable", standalone_mode=False)
    return capsys.readouterr().out
