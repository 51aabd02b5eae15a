"""From scores of moves to how likely they are."""

import numpy as np
import numpy.typing as npt

from birdtable.compiling import njit


@njit
def soften(scores: npt.NDArray[np.float64], n: int, temperature: float, any_move: float) -> None:
    """Turn the first n scores, in place, into chances: the better, the likelier, and `any_move` shared by all alike."""
    most, whole = -np.inf, 0.0
    for i in range(n):
        most = max(most, scores[i])
    for i in range(n):
        difference = (scores[i] - most) / temperature
        scores[i] = np.exp(difference) if difference > -20 else 0.0
        whole += scores[i]
    for i in range(n):
        scores[i] = (1 - any_move) * scores[i] / whole + any_move / n
