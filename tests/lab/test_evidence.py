"""Bets and intervals: how often they are wrong, and how soon they are right."""

import numpy as np
import pytest

from birdtable.lab.evidence import ERROR, Bet, interval, standard_error

MANY = 400  # runs


def draws(mean: float, deals: int, seed: int) -> list[np.ndarray]:
    """Runs of deals: the means of two games each, of which some are shared."""
    rng = np.random.default_rng(seed)
    return [(rng.random((deals, 2)) < mean).mean(axis=1) for _ in range(MANY)]


@pytest.mark.parametrize("mean", [0.5, 0.9])
def test_verdicts_on_even_bots_are_wrong_less_often_than_stated(mean: float) -> None:
    """Although one looks after each of 500 deals; looking at a usual 95 % interval as often errs in 44 % of runs."""
    wrong = 0
    for numbers in draws(mean, 500, 1):
        bet = Bet(mean)
        bet.add(numbers)
        wrong += bool(bet.verdict)
    assert wrong <= (ERROR + 0.02) * MANY


@pytest.mark.parametrize("mean", [0.05, 0.5, 0.99])
def test_intervals_hold_the_truth_wherever_one_stops(mean: float) -> None:
    missed = 0
    for numbers in draws(mean, 150, 2):
        ends = [interval(numbers[:deals]) for deals in (3, 20, 60, 150)]
        missed += any(not low <= mean <= high for low, high in ends)
    assert missed <= (ERROR + 0.02) * MANY


@pytest.mark.parametrize(("mean", "side"), [(0.55, 1), (0.45, -1)])
def test_a_difference_is_found(mean: float, side: int) -> None:
    found = []
    for numbers in draws(mean, 3000, 3):
        bet = Bet(0.5)
        found.append(bet.add(numbers))
        assert bet.verdict in (side, 0)
    assert sum(fell is not None for fell in found) > 0.95 * MANY
    assert np.median([fell for fell in found if fell is not None]) < 900


def test_bets_do_not_depend_on_how_deals_are_cut() -> None:
    numbers = draws(0.52, 1000, 4)[0]
    whole, parts = Bet(0.5), Bet(0.5)
    fell = whole.add(numbers)
    found = [(start, parts.add(numbers[start : start + 7])) for start in range(0, 1000, 7)]
    assert [start + at for start, at in found if at is not None] == ([] if fell is None else [fell])
    assert np.array_equal(whole.logs, parts.logs)


def test_intervals_narrow_to_the_mean() -> None:
    numbers = draws(0.3, 5000, 5)[0]
    low, high = interval(numbers)
    assert low < numbers.mean() < high
    assert high - low < 0.06
    assert high - low < 10 * standard_error(numbers)
    assert interval(np.zeros(0)) == (0, 1)
    assert interval(np.ones(3))[1] == 1
    assert np.isnan(standard_error(np.ones(1)))
