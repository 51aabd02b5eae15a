"""The generator of docs/notation.md, beside the page's own words in plain Python."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdtable.bots import CHANCE
from birdtable.games.chance import below, start
from birdtable.games.contract import new_record

SEEDS = st.integers(0, 2**64 - 1)


def scrambled(seed: int) -> int:
    """A seed's first state, as the page says it."""
    left, right = seed % 2**32, seed // 2**32
    for i in (1, 2, 3, 4):
        h = (left + i * 0x9E3779B9) % 2**32
        h = (h ^ h >> 16) * 0x85EBCA6B % 2**32
        h = (h ^ h >> 13) * 0xC2B2AE35 % 2**32
        left, right = right ^ h ^ h >> 16, left
    return (left + 2**32 * right) % (4294883355 * 2**32 - 2) + 1


@given(seed=SEEDS, sizes=st.lists(st.integers(1, 2**31), max_size=20))
def test_the_generator_is_the_one_of_the_page(seed: int, sizes: list[int]) -> None:
    rng = new_record(CHANCE)
    start(rng, np.uint64(seed))
    state = scrambled(seed)
    assert rng.rng == state
    for n in sizes:
        x, c = state % 2**32, state // 2**32
        state = 4294883355 * x + c
        assert below(rng, n) == (x ^ c) * n >> 32
        assert rng.rng == state


@pytest.mark.parametrize("seed", [0, 7, 2**40])
def test_a_plain_integer_is_the_same_seed(seed: int) -> None:
    first, second = new_record(CHANCE), new_record(CHANCE)
    start(first, np.uint64(seed))
    start(second, seed)  # type: ignore[arg-type]
    assert first.rng == second.rng
