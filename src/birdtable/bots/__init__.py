"""Bots: compiled functions that choose a move from what their seat may know, and nothing else.

A bot is `choose(sight, moves, n, rng)`: a sight, the n legal moves, and a generator of the bot's own (never the game's:
a bot that drew from that would change the game). `uniform` serves every game; a game's other bots stand in the module
of its name, in BOTS.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from birdtable.compiling import Job, compile_for
from birdtable.games.contract import Game, State

NAMES = ("uniform", "greedy")
CHANCE = np.dtype([("rng", "u8")])  # a generator of a bot's own


@cache
def load(game: Game, name: str) -> Any:
    """A bot by its name."""
    if name == "uniform":
        return import_module("birdtable.bots.uniform").choose
    return parts(game).BOTS[name]


def parts(game: Game) -> Any:
    """What bots are made of in a game: BOTS and, where it has what a search needs, LIKELY, FEATURES, FEATURE_NAMES."""
    return import_module(f"birdtable.bots.{game.name}")


def decide(game: Game, name: str, sight: State, legal: Sequence[int], rng: State) -> int:
    """What a bot plays, from what its seat may know; it is not asked where there is nothing to decide."""
    if len(legal) == 1:
        return legal[0]
    return int(load(game, name)(sight, np.array(legal, np.int16), len(legal), rng))


def jobs_of(game: Game, names: Iterable[str]) -> dict[str, Job]:
    """What must be compiled before these bots can play, by name."""

    def job(name: str) -> Job:
        return lambda: compile_for(load(game, name), game.new(), np.zeros(game.moves, np.int16), 1, game.new(CHANCE))

    return {f"bot-{name}": job(name) for name in sorted(set(names))}
