"""Fitted weights, a file for each game, with how they were made: `birdtable fit GAME` prints such a file."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from birdtable.games.contract import Game

FOLDER = Path(__file__).parent


@cache
def read(name: str) -> dict[str, Any]:
    """The file of a game."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@cache
def weights_for(game: Game, people: int) -> npt.NDArray[np.float64]:
    """The weights for so many people at the table."""
    return np.array(read(game.name)["seats"][str(people)]["weights"])
