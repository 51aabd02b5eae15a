"""Bots: compiled functions that choose a move from what their seat may know, and nothing else.

A bot is `choose(sight, moves, n, rng)`: a sight, the n legal moves, and a generator of the bot's own (never the game's:
a bot that drew from that would change the game). `uniform` serves every game; a game's other bots stand in the module
of its name, in BOTS. The levels, named after birds, also think ahead: they are not compiled as a whole, but `decide`
asks them like any other bot.
"""

from collections.abc import Collection, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from birdtable.compiling import Job, compile_for
from birdtable.errors import Malformed
from birdtable.games.contract import Game, State

NAMES = ("uniform", "greedy")  # the compiled ones
LEVEL_NAMES = ("pigeon", "sparrow", "starling", "jackdaw", "rook", "crow", "raven")  # levels.py says what they are
DEFAULT = "rook"
ALL_NAMES = NAMES + LEVEL_NAMES
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


def names_for(game: Game) -> tuple[str, ...]:
    """The bots that can play a game: not each game has levels."""
    from birdtable.bots.levels import LEVELS

    return NAMES + tuple(one.name for one in LEVELS.get(game.name, ()))


def default_for(game: Game) -> str:
    """Whom people play against in a game unless they choose."""
    return DEFAULT if DEFAULT in names_for(game) else "greedy"


def decide(game: Game, name: str, sight: State, legal: Sequence[int], rng: State, clock: bool = True) -> int:
    """What a bot plays, from what its seat may know; it is not asked where there is nothing to decide.

    Without the clock a level thinks to its end, and the same generator always gives the same move.
    """
    if len(legal) == 1:
        return legal[0]
    if name in LEVEL_NAMES:
        from birdtable.bots import levels

        return levels.decide(game, levels.level(game, name), sight, legal, rng, clock)
    return int(load(game, name)(sight, np.array(legal, np.int16), len(legal), rng))


def jobs_of(game: Game, names: Collection[str]) -> dict[str, Job]:
    """What must be compiled before these bots can play, by name."""
    for name in names:
        if name not in names_for(game):
            raise Malformed(f"bots: expected {' or '.join(names_for(game))} in {game.name}, not {name}")

    def job(name: str) -> Job:
        return lambda: compile_for(load(game, name), game.new(), np.zeros(game.moves, np.int16), 1, game.new(CHANCE))

    jobs = {f"bot-{name}": job(name) for name in sorted({"greedy" if name in LEVEL_NAMES else name for name in names})}
    if set(names) & set(LEVEL_NAMES):
        from birdtable.bots import thinking

        jobs["bot-search"] = lambda: thinking.compile_search(game)
    return jobs
