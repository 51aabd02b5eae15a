"""What is counted of a game for the balance report: some of its moves, by the bird that they name.

A game needs one line here, no code; without one, its report has no birds. A pattern fits the words of moves
(docs/notation.md), and its one group is the bird.
"""

import re
from functools import cache
from gettext import NullTranslations
from importlib import import_module
from itertools import combinations
from typing import Any

import numpy as np

from birdtable.games.contract import NONE, Game

KINDS = {
    "cubirds": {"flock": r"fly([A-Z])"},
    "busybeaks": {"play": r"([A-Z])[123]", "flock": r"fly([A-Z])"},
}


@cache
def items_by_move(game: Game) -> tuple[Any, tuple[tuple[str, str], ...]]:
    """For each move its item or NONE, and the items: what was done, and the letter of its bird."""
    counted, items = np.full(game.moves, NONE, np.int64), dict[tuple[str, str], int]()
    words = [game.notation.write_move(move) for move in range(game.moves)] if game.name in KINDS else []
    for kind, pattern in KINDS.get(game.name, {}).items():
        for move, word in enumerate(words):
            if found := re.fullmatch(pattern, word):
                counted[move] = items.setdefault((kind, found[1]), len(items))
    return counted, tuple(items)


@cache
def bird_names(game: Game) -> dict[str, str]:
    """The birds of a game by their letters."""
    letters = import_module(f"birdtable.games.{game.name}.birds").LETTERS
    species = import_module(f"birdtable.games.{game.name}.nouns").species
    return {letter: species(bird, NullTranslations()) for bird, letter in enumerate(letters)}


def all_sets(game: Game) -> list[str]:
    """Every set of birds that a game can be played with, as its option `birds` names them; none if it has no choice."""
    if "birds" not in [choice.name for choice in game.notation.CHOICES]:
        return []
    birds = import_module(f"birdtable.games.{game.name}.birds")
    return ["".join(letters) for letters in combinations(birds.LETTERS, birds.TYPES)]
