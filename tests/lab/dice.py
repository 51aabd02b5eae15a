"""A game with a known answer: each seat in turn throws one die, or the better of two; the highest throw wins.

`bold` always throws two dice and `shy` one, so what each wins can be counted on paper: `share`.
"""

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from birdtable import bots, games
from birdtable.games.chance import below, start
from birdtable.games.contract import HEADER, Game, new_record

SIDES = 6
STATE = np.dtype([*HEADER, ("thrown", "i8", 5)], align=True)
OPTIONS = np.dtype([("seats", "i8")])
DICE = {"shy": 1, "bold": 2}


def deal(state: Any, options: Any, seed: Any) -> None:
    start(state, seed)
    state.seats = state.people = options.seats
    state.over, state.seat, state.turn, state.ply = 0, 0, 1, 0
    state.thrown[:] = 0


def legal(state: Any, moves: Any) -> int:
    moves[:2] = (0, 1)
    return 0 if state.over else 2


def play(state: Any, move: int) -> None:
    state.thrown[state.seat] = max(below(state, SIDES) for _ in range(move + 1))
    state.ply += 1
    if state.seat + 1 == state.seats:
        state.over = 1
    else:
        state.seat += 1
        state.turn += 1


def points(state: Any, out: Any) -> None:
    thrown = state.thrown[: state.seats]
    out[1, : state.seats] = thrown
    out[0, : state.seats] = (thrown == thrown.max()) / np.sum(thrown == thrown.max()) if state.over else 0


class Notation:
    """As little text as the arena needs."""

    CHOICES = ()

    def read_options(self, seats: int, given: Any) -> Any:
        options = new_record(OPTIONS)
        options.seats = seats
        return options

    def write_options(self, options: Any) -> dict[str, str]:
        return {}

    def write_move(self, move: int) -> str:
        return ("one", "two")[move]

    def write_position(self, state: Any) -> str:
        return f"dice {state.seats} {state.seat + 1}"


DICE_GAME = Game(
    "dice", 1, range(1, 6), STATE, OPTIONS, 2, ("thrown",), deal, legal, play, points,
    lambda state, seat: None, lambda state, seat, seed: None, Notation(), None,  # type: ignore[arg-type]
)  # fmt: skip


def sit_down(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Make the game and its bots known to the lab, in this process."""
    monkeypatch.setattr(games, "load", lambda name: DICE_GAME)
    monkeypatch.setattr(bots, "load", lambda game, name: lambda sight, moves, n, rng: DICE[name] - 1)
    monkeypatch.setattr(bots, "jobs_of", lambda game, names: {})
    return DICE_GAME


def share(name: str, *others: str) -> Fraction:
    """What a bot wins against others, counted over all throws."""
    total = won = Fraction(0)
    for throws in product(*(product(range(SIDES), repeat=DICE[bot]) for bot in (name, *others))):
        best = [max(dice) for dice in throws]
        total += 1
        won += Fraction(best[0] == max(best), best.count(max(best)))
    return won / total
