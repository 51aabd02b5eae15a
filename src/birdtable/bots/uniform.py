"""The bot for which every legal move is as good as any other."""

from birdtable.compiling import njit
from birdtable.games.chance import below
from birdtable.games.contract import Moves, State


@njit
def choose(sight: State, moves: Moves, n: int, rng: State) -> int:
    """Any legal move."""
    return int(moves[below(rng, n)])
