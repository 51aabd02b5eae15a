"""Random games of the engine come to the same figures as those of an independent C program.

`python -m tests.statistics` measured that program. The engine plays with fixed seeds, so a test that passes once passes
always; what is accepted is five standard errors, those of the engine's own sample and the yardstick's together.
"""

import json
import math
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from birdtable.bots import CHANCE
from birdtable.compiling import COMPILING, compiled_for
from birdtable.games import load
from birdtable.games.chance import below, start
from birdtable.games.contract import Game

STORED: dict[str, Any] = json.loads((Path(__file__).parent / "statistics" / "cubirds.json").read_text(encoding="utf-8"))
GAMES = 20_000 if COMPILING else 80
Z = 5

TURNS, DECISIONS, ROUNDS, ENDING, WINNERS = range(5)
deal: Any = None  # these are bound to a game's by compiled_for
legal: Any = None
play: Any = None
points: Any = None


def play_and_note(state: Any, options: Any, seed: Any, moves: Any, rng: Any, out: Any, notes: Any) -> None:
    """Random games with the seeds from this one on, a row of notes for each."""
    for game in range(len(notes)):
        deal(state, options, seed + np.uint64(game))
        start(rng, ~(seed + np.uint64(game)))
        while not state.over:
            n = legal(state, moves)
            notes[game, DECISIONS] += n > 1
            play(state, moves[below(rng, n)])
        points(state, out)
        notes[game, TURNS], notes[game, ROUNDS], notes[game, ENDING] = state.turn, state.rounds, state.over
        for seat in range(state.seats):
            notes[game, WINNERS] += out[0, seat] > 0


@cache
def figures(game: Game, seats: int) -> dict[str, tuple[float, float, float]]:
    """Means of the engine's random games, with their standard errors and the largest steps by which one game counts."""
    notes = np.zeros((GAMES, 5), np.int64)
    buffers = np.zeros(game.moves, np.int16), game.new(CHANCE), np.zeros((2, game.seats[-1]))
    options = game.notation.read_options(seats, {})
    compiled_for(game, play_and_note)(game.new(), options, np.uint64(1000 * seats), *buffers, notes)
    columns = {
        "turns": notes[:, TURNS],
        "decisions": notes[:, DECISIONS],
        "redeals": notes[:, ROUNDS] - 1,
        "shared": notes[:, WINNERS] > 1,
    }
    columns |= {name: notes[:, ENDING] == number for number, name in enumerate(game.endings, 1)}
    return {name: (float(c.mean()), float(c.std()) / GAMES**0.5, 1 / GAMES) for name, c in columns.items()}


@pytest.mark.parametrize(
    "figure", ["turns", "decisions", "redeals", "shared", "seven-species", "two-threes", "out-of-cards"]
)
@pytest.mark.parametrize("seats", range(2, 6))
def test_cubirds_comes_to_the_figures_of_the_yardstick(seats: int, figure: str) -> None:
    found, error, step = figures(load("cubirds"), seats)[figure]
    stored = STORED["seats"][str(seats)][figure]
    if found < 50 * step:  # too rare for its own sample to tell its error: count as many games as the yardstick expects
        error = math.sqrt(stored["mean"] / GAMES)
    accepted = Z * math.hypot(error, stored["error"]) + step
    assert abs(found - stored["mean"]) <= accepted, f"{found} is not {stored['mean']} within {accepted}"


@pytest.mark.parametrize("seats", range(2, 6))
def test_cubirds_at_random_is_never_stalled(seats: int) -> None:
    """So the rule that the yardstick does not know changes none of its figures."""
    assert figures(load("cubirds"), seats)["stalled"][0] == 0


def test_the_yardstick_was_measured_long_enough() -> None:
    assert STORED["command"]
    for row in STORED["seats"].values():
        assert row["games"] > 10**6
        assert row["turns"]["error"] < 0.01 * row["turns"]["mean"]
