"""Piles: how many birds of each of up to eight kinds, a byte each, in one 64-bit number.

Hands, collections, draw and discard piles are piles: the order of their cards means nothing. Kind 0 is the lowest byte.
Piles add with `+` and, where one holds the other, subtract with `-`. A pile holds fewer than 128 cards, so no byte ever
spills into the next, and the highest bit of each byte is free for comparing all eight at once.

Every number is uint64 throughout: with an int64 anywhere, compiled code would go on with signed numbers.
"""

from collections.abc import Sequence

import numpy as np

from birdtable.compiling import njit
from birdtable.games.chance import below
from birdtable.games.contract import State

Pile = np.uint64
EMPTY = np.uint64(0)
BYTE = np.uint64(0xFF)
ONES = np.uint64(0x0101010101010101)
HIGHS = np.uint64(0x8080808080808080)
SEVEN = np.uint64(7)


@njit
def some(n: int, kind: int) -> Pile:
    """n birds of a kind."""
    return np.uint64(n) << np.uint64(8 * kind)


@njit
def each(n: int) -> Pile:
    """n birds of every kind."""
    return np.uint64(n) * ONES


@njit
def count(pile: Pile, kind: int) -> int:
    """How many birds of a kind."""
    return int(np.int64(pile >> np.uint64(8 * kind) & BYTE))


@njit
def only(pile: Pile, kind: int) -> Pile:
    """The birds of a kind."""
    return pile & BYTE << np.uint64(8 * kind)


@njit
def total(pile: Pile) -> int:
    """How many birds in all: 256 leaves 1 when divided by 255, so the rest of the number is the sum of its bytes."""
    return int(np.int64(pile % BYTE))


@njit
def reached(pile: Pile, goal: Pile) -> Pile:
    """The highest bit of the byte of each kind of which the pile holds at least as many as the goal."""
    return (pile | HIGHS) - goal & HIGHS


@njit
def count_highs(highs: Pile) -> int:
    """How many highest bits are set."""
    return int(np.int64((highs >> SEVEN) % BYTE))


@njit
def kinds(pile: Pile) -> int:
    """How many different kinds."""
    return count_highs(reached(pile, ONES))


@njit
def whole(highs: Pile) -> Pile:
    """All bits of the bytes of which the highest bit is set: with `&`, the birds of just these kinds."""
    return (highs >> SEVEN) * BYTE


@njit
def present(pile: Pile) -> Pile:
    """All bits of the bytes of the kinds that the pile has."""
    return whole(reached(pile, ONES))


@njit
def at_most(pile: Pile, n: int) -> Pile:
    """The pile with no more than n of each kind."""
    over = whole(reached(pile, each(n + 1)))
    return pile & ~over | each(n) & over


@njit
def nth_kind(pile: Pile, n: int) -> int:
    """The kind of the n-th bird, counted from 0, of a pile sorted by kind."""
    sums = pile + (pile << np.uint64(8))
    sums += sums << np.uint64(16)
    sums += sums << np.uint64(32)
    return 8 - count_highs(reached(sums, each(n + 1)))


@njit
def draw_kind(state: State, pile: Pile) -> int:
    """The kind of a bird drawn from a pile by chance; the caller removes it."""
    return nth_kind(pile, below(state, total(pile)))


@njit
def left_to_draw(state: State) -> int:
    """How many cards the draw pile and, once it is empty, the discard pile can still give."""
    return total(state.draw + state.discard)


@njit
def next_card(state: State) -> int:
    """Draw the next card, reshuffling the discard pile only when it is needed; a card must be left to draw."""
    if state.draw == EMPTY:
        state.draw, state.discard = state.discard, EMPTY
    kind = draw_kind(state, state.draw)
    state.draw -= some(1, kind)
    return kind


# ---------------------------------------------------------------------------- in plain Python


def pile_of(counts: Sequence[int]) -> Pile:
    """A pile with these numbers of the kinds."""
    return np.uint64(int.from_bytes(bytes(counts), "little"))


def numbers(pile: Pile) -> list[int]:
    """How many birds of each of eight kinds."""
    return list(int(pile).to_bytes(8, "little"))
