"""Perft for cards: how many ways a position can go on, to a depth. With chance in the state this is one exact tree."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from birdtable.compiling import Job, compile_for, compiled_for
from birdtable.games.contract import Game, State

legal: Any = None  # bound to a game's by compiled_for
play: Any = None


def leaves(states: Any, moves: Any, tries: npt.NDArray[np.int64], depth: int) -> int:
    """The positions that lie so many plies under states[0]; a game that ends before counts as one."""
    found, level = 0, 0
    tries[0, 0] = legal(states[0], moves[0])
    tries[0, 1] = 0
    while level >= 0:
        if level == depth or states[level].over:
            found += 1
            level -= 1
        elif tries[level, 1] == tries[level, 0]:
            level -= 1
        else:
            states[level + 1] = states[level]
            play(states[level + 1], moves[level, tries[level, 1]])
            tries[level, 1] += 1
            level += 1
            tries[level, 0] = legal(states[level], moves[level])
            tries[level, 1] = 0
    return found


@cache
def counter(game: Game) -> Any:
    """The compiled count for a game."""
    return compiled_for(game, leaves)


def perft(game: Game, state: State, depth: int) -> int:
    """How many positions lie `depth` plies ahead."""
    states, moves, tries = room(game, depth)
    states[0] = state
    return int(counter(game)(states, moves, tries, depth))


def room(game: Game, depth: int) -> tuple[Any, Any, Any]:
    """What a count to this depth is made in: states, their moves, and how many of those there are and were tried."""
    states = np.zeros(depth + 1, game.state).view(np.recarray)
    return states, np.zeros((depth + 1, game.moves), np.int16), np.zeros((depth + 1, 2), np.int64)


def jobs_of(game: Game) -> dict[str, Job]:
    """What must be compiled before positions can be counted, by name."""
    return {"perft": lambda: compile_for(counter(game), *room(game, 0), 0)}


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """The same by first move: where two programs differ, this shows the way to the first difference."""
    moves = np.zeros(game.moves, np.int16)
    counts = {}
    for move in moves[: game.legal(state, moves)]:
        after = state.copy()
        game.play(after, int(move))
        counts[game.notation.write_move(int(move))] = perft(game, after, depth - 1)
    return counts
