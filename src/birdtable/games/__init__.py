"""The games: rules only, no input or output. A new game is a folder here and a line in NAMES."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from birdtable.games.contract import Game

NAMES = ("cubirds", "busybeaks")


@cache
def load(name: str) -> "Game":
    """A game by its name. Only this loads the compiler, so that what needs no game starts at once."""
    game: Game = import_module(f"birdtable.games.{name}").GAME
    return game
