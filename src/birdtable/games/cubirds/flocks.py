"""Flocks: birds that leave a hand together, and the collections they make."""

from birdtable.compiling import njit
from birdtable.games.contract import Moves, State
from birdtable.games.cubirds.birds import BIG_FLOCKS, SMALL_FLOCKS, THREES
from birdtable.games.cubirds.state import FLY, SEVEN_SPECIES, SKIP, TWO_THREES
from birdtable.games.piles import EMPTY, Pile, at_most, count_highs, kinds, only, reached, some, total


@njit
def can_fly(state: State) -> bool:
    """Whether the seat to move can complete a flock."""
    return reached(state.hand[state.seat], SMALL_FLOCKS) != EMPTY


@njit
def legal_flocks(state: State, moves: Moves) -> int:
    """C21 Any species of which the hand has a small flock, or none (C24): said even if there is no choice (C25)."""
    n = 0
    flocks = reached(state.hand[state.seat], SMALL_FLOCKS)
    for bird in range(8):
        moves[n] = FLY + bird
        n += int(only(flocks, bird) > EMPTY)
    moves[n] = SKIP
    return n + 1


@njit
def complete_flock(state: State, bird: int) -> None:
    """C22 All birds of a species leave the hand: one, of a big flock two (C23), are kept, the others discarded."""
    state.shown = leave_hand(state, bird)
    kept = some(2 if reached(state.shown, BIG_FLOCKS) else 1, bird)
    state.collection[state.seat] += kept
    state.discard += state.shown - kept
    state.grown = state.turn


@njit
def leave_hand(state: State, bird: int) -> Pile:
    """C47 Whoever lays or reveals all birds of a species has no more of it, and everybody knows; returns the birds."""
    seat = state.seat
    birds, known = only(state.hand[seat], bird), only(state.known[seat], bird)
    state.hand[seat] -= birds
    state.known[seat] -= known
    state.unknown[seat] -= total(birds - known)
    limit = state.limit[seat] - only(state.limit[seat], bird)
    state.limit[seat] = at_most(limit, state.unknown[seat])
    return birds


@njit
def winning(collection: Pile) -> int:
    """C27 The ending that a collection brings: seven species (named first, C28), or two threes; 0 if it has not won."""
    if kinds(collection) >= 7:
        return SEVEN_SPECIES
    return TWO_THREES if count_highs(reached(collection, THREES)) >= 2 else 0
