"""What the deals of a match prove, whenever one looks: bets against a claimed mean, and intervals made of them.

A player with 1 coin bets, deal after deal, that the mean of numbers from 0 to 1 is above m. If it is not, no way of
betting gains on average, so the coin becomes 1/a with a chance of at most a, ever: we may look after each deal and stop
when it has. (Ville's inequality; the bets are those of Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting", 2024.) Here eleven players bet a fixed part of what they have, and the coin is their mean.
docs/decisions/0016 says why; nothing is assumed of the numbers but that deals are independent and alike.
"""

from math import log
from typing import Any

import numpy as np

PARTS = np.array([0.98 * 2.0**-k for k in range(11)])  # of its money that each player bets
ERROR = 0.05  # how often all claims of a run together may be wrong in the long run
STEPS = 40  # halvings that find an end of an interval


class Bet:
    """Money on "the mean is above m" and money on "it is below", kept up to date deal by deal."""

    def __init__(self, mean: float, error: float = ERROR) -> None:
        self.mean, self.goal = mean, log(2 / error)
        self.logs = np.zeros((2, len(PARTS)))  # of each player's money, by side: above, below
        self.peak = np.zeros(2)  # the logarithm of the most that each side had
        self.verdict = 0  # 1: above, -1: below, 0: nobody knows

    def add(self, numbers: Any) -> int | None:
        """Bet on more deals; returns the index of the one with which the verdict fell."""
        if not len(numbers):
            return None
        steps = np.stack([gains(numbers, self.mean), gains(1 - numbers, 1 - self.mean)])
        # Side, deal, player; added up one by one, so that it does not matter how the deals are cut into pieces.
        paths = np.cumsum(np.concatenate([self.logs[:, None], steps], axis=1), axis=1)[:, 1:]
        money = mean_of_logs(paths)
        fell = None
        over = np.argmax((money >= self.goal).any(axis=0))
        if not self.verdict and (money[:, over] >= self.goal).any():
            fell, self.verdict = int(over), 1 if money[0, over] >= self.goal else -1
        self.peak = np.maximum(self.peak, money.max(axis=1))
        self.logs = paths[:, -1]
        return fell


def gains(numbers: Any, mean: float) -> Any:
    """By deal and player: the logarithm of what one coin on "above the mean" becomes."""
    return np.log1p(PARTS * (numbers[:, None] / mean - 1))


def mean_of_logs(logs: Any) -> Any:
    """The logarithm of the players' mean, given the logarithms of what they have."""
    top = logs.max(axis=-1)
    return top + np.log(np.exp(logs - top[..., None]).mean(axis=-1))


def interval(numbers: Any, error: float = ERROR) -> tuple[float, float]:
    """All means that nobody has won 2/error coins against: it holds whenever one stops, with a chance of 1 - error."""
    if not len(numbers):
        return 0.0, 1.0
    low = lowest(numbers, error)
    return low, 1 - lowest(1 - numbers, error)


def lowest(numbers: Any, error: float) -> float:
    """The smallest mean that the bet "above" has not won against; what it wins falls as the mean rises."""
    values, counts = np.unique(numbers, return_counts=True)  # the order does not matter here
    low, high = 0.0, float(numbers.mean())
    for _ in range(STEPS):
        middle = (low + high) / 2
        money = mean_of_logs(counts @ gains(values, max(middle, 1e-12)))
        low, high = (middle, high) if money >= log(2 / error) else (low, middle)
    return low


def standard_error(numbers: Any) -> float:
    """How far the mean of as many deals would lie from the true one, usually."""
    return float(numbers.std(ddof=1) / len(numbers) ** 0.5) if len(numbers) > 1 else float("nan")
