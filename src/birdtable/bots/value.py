"""What a position is worth: chances to win, made of features of each seat by fitted weights."""

import numpy as np
import numpy.typing as npt

from birdtable.compiling import njit
from birdtable.games.contract import Points

Features = npt.NDArray[np.float64]  # by seat
Weights = npt.NDArray[np.float64]


@njit
def value(features: Features, seats: int, weights: Weights, out: Points) -> None:
    """Each seat's share of the win, into out[0]: seats weigh against each other by the exponential of their scores."""
    most = -np.inf
    for seat in range(seats):
        score = 0.0
        for i in range(len(weights)):
            score += weights[i] * features[seat, i]
        out[0, seat] = score
        most = max(most, score)
    whole = 0.0
    for seat in range(seats):
        out[0, seat] = np.exp(out[0, seat] - most)
        whole += out[0, seat]
    for seat in range(seats):
        out[0, seat] /= whole
