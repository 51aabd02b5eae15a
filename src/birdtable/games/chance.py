"""The only source of chance: one 64-bit generator in the header of every state.

It is MWC64X (David Thomas): a multiply-with-carry generator that needs one multiplication, no more than 64 bits at any
step, and so gives the same numbers in compiled code and in plain Python, where a wider product would be an overflow.
Everything here is part of the notation (docs/notation.md, "Chance"): other programs replay our games by it.
"""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.contract import State

MULTIPLIER = np.uint64(4294883355)
STATES = np.uint64(4294883355 * 2**32 - 2)  # the generator runs through the numbers 1 to this
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ONE = np.uint64(1)


@njit
def below(state: State, n: int) -> int:
    """A whole number from 0 to n - 1; none is likelier than another by more than n in 2^32."""
    rng = state.rng
    result = (rng & LOW) ^ (rng >> HALF)
    state.rng = MULTIPLIER * (rng & LOW) + (rng >> HALF)
    return int(np.int64(result * np.uint64(n) >> HALF))


@njit
def start(state: State, seed: np.uint64) -> None:
    """Begin the generator at a seed, scrambled so that neighbouring seeds give unrelated games."""
    whole = np.uint64(seed)  # also if somebody passes a plain integer, which compiled code would take for a signed one
    left, right = whole & LOW, whole >> HALF
    for i in range(1, 5):
        left, right = right ^ stirred((left + np.uint64(i * 0x9E3779B9)) & LOW), left
    state.rng = (left | right << HALF) % STATES + ONE


@njit
def stirred(half: np.uint64) -> np.uint64:
    """Mix 32 bits thoroughly (the finaliser of MurmurHash3)."""
    half ^= half >> np.uint64(16)
    half = half * np.uint64(0x85EBCA6B) & LOW
    half ^= half >> np.uint64(13)
    half = half * np.uint64(0xC2B2AE35) & LOW
    return half ^ half >> np.uint64(16)
