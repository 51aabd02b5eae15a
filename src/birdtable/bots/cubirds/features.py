"""What a position of CuBirds looks like to each seat, in numbers from which its worth is made (bots/value.py)."""

from birdtable.bots.cubirds.greedy import (
    SPECIES,
    WIN,
    Gains,
    best_two,
    flying,
    gains,
    making,
    worth,
)
from birdtable.bots.value import Features
from birdtable.compiling import njit
from birdtable.games.contract import State
from birdtable.games.cubirds.rows import enclosed
from birdtable.games.cubirds.state import ROWS
from birdtable.games.piles import Pile, count, kinds, only, total

PLACES = 3  # to move; next to move; later
NAMES = (
    *(f"{n} species" for n in range(7)),
    *(f"{n} birds of two threes" for n in range(6)),
    "worth",
    "hand",
    "species in hand",
    "one species in hand",
    "two species in hand",
    "making",
    "making while others are nearly done",
    *(
        f"{what}, {when}"
        for when in ("to move", "next", "later")
        for what in ("turn", "flies", "flies second", "flies and wins", "reaches", "reaches and wins", "in hand")
    ),
)
BY_TURN = 20  # where the features by turn begin
NOW = 7  # and how many there are for each


@njit
def features(state: State, out: Features) -> None:
    """The features of each seat, at the start of a turn, with all hands open."""
    for seat in range(state.seats):
        features_of(state, seat, out)


@njit
def features_of(state: State, seat: int, out: Features) -> None:
    """The features of one seat."""
    out[seat, :] = 0
    collection, hand = state.collection[seat], state.hand[seat]
    gain = gains(collection)
    _, best, second = best_two(collection)
    out[seat, min(6, kinds(collection))] = 1
    out[seat, 7 + min(5, best + second)] = 1
    out[seat, 13] = worth(collection)
    out[seat, 14] = total(hand) / 8
    out[seat, 15] = kinds(hand)
    out[seat, 16] = kinds(hand) == 1
    out[seat, 17] = kinds(hand) == 2
    out[seat, 18] = making(hand, gain) * 10
    out[seat, 19] = out[seat, 18] / fewest_other_species(state, seat)
    place = (seat - state.seat + state.seats) % state.seats
    at = BY_TURN + NOW * min(place, PLACES - 1)
    out[seat, at] = 1
    flies = best_flights(hand, gain)
    reaches = best_reach(state, hand, gain)
    out[seat, at + 1], out[seat, at + 2] = min(flies[0], 3.0), min(flies[1], 3.0)
    out[seat, at + 3] = flies[0] > WIN / 2
    out[seat, at + 4], out[seat, at + 5] = min(reaches, 3.0), reaches > WIN / 2
    out[seat, at + 6] = out[seat, 18]


@njit
def fewest_other_species(state: State, seat: int) -> int:
    """How few layings another seat needs to end the round."""
    fewest = SPECIES
    for other in range(state.seats):
        if other != seat:
            fewest = min(fewest, kinds(state.hand[other]))
    return max(1, fewest)


@njit
def best_flights(hand: Pile, gain: Gains) -> tuple[float, float]:
    """What the best two flocks of a hand would bring now."""
    best, second = 0.0, 0.0
    for bird in range(SPECIES):
        brings = flying(hand, bird, gain)
        if brings > best:
            best, second = brings, best
        elif brings > second:
            second = brings
    return best, second


@njit
def best_reach(state: State, hand: Pile, gain: Gains) -> float:
    """What the best flock would bring that one laying makes, with the rows as they are."""
    best = 0.0
    for row in range(ROWS):
        for bird in range(SPECIES):
            if only(hand, bird) and only(state.birds[row], bird):
                for end in range(2):
                    taken = enclosed(state, row, bird, end)
                    for other in range(SPECIES):
                        if count(taken, other):
                            best = max(best, flying(hand + taken, other, gain))
    return best
