"""Bots: compiled functions that choose a move from what their seat may know, and nothing else.

A bot is `choose(sight, moves, n, rng)`: a sight, the n legal moves, and a generator of the bot's own (never the game's:
a bot that drew from that would change the game). `uniform` serves every game; a game's other bots stand in the module
of its name, in BOTS.
"""

from functools import cache
from importlib import import_module
from typing import Any

from birdtable.games.contract import Game

NAMES = ("uniform", "greedy")


@cache
def load(game: Game, name: str) -> Any:
    """A bot by its name."""
    if name == "uniform":
        return import_module("birdtable.bots.uniform").choose
    return import_module(f"birdtable.bots.{game.name}").BOTS[name]
