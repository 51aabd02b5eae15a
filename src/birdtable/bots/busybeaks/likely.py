"""How likely a good player of Busy Beaks makes each move: the greedy bot's view of it."""

import numpy as np
import numpy.typing as npt

from birdtable.bots.busybeaks.greedy import NO_GAINS, power_gains, score_of
from birdtable.bots.chances import soften
from birdtable.compiling import njit
from birdtable.games.busybeaks.state import COPY, PLAY, TWICE
from birdtable.games.contract import Moves, State

TEMPERATURE = 0.25  # eggs
ANY_MOVE = 0.15


@njit
def likely(state: State, moves: Moves, n: int, out: npt.NDArray[np.float64]) -> None:
    """The chances of the n legal moves."""
    brings = power_gains(state) if state.phase in (PLAY, TWICE, COPY) else NO_GAINS
    for i in range(n):
        out[i] = score_of(state, int(moves[i]), brings)
    soften(out, n, TEMPERATURE, ANY_MOVE)
