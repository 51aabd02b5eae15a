"""What a position of CuBirds looks like to each seat, in numbers from which its worth is made (bots/value.py)."""

import numpy as np
import numpy.typing as npt

from birdtable.bots.cubirds.greedy import (
    SIZES,
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
from birdtable.games.piles import EMPTY, Pile, count, kinds, only, total

Numbers = npt.NDArray[np.float64]

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
    *(f"{n} short of a small flock" for n in range(1, 4)),
    *(f"{n} short of a big flock" for n in range(1, 4)),
    "sum of flocks in hand",
    "birds to seven species",
    "birds to seven species with the hand",
    "birds to two threes",
    "birds to two threes with the hand",
    "near to seven species",
    "near to two threes",
    "near to seven species, to move",
    "near to two threes, to move",
    *(f"{species} species and {threes} of two threes" for species in range(7) for threes in range(6)),
)
BY_TURN = 20  # where the features by turn begin
NOW = 7  # and how many there are for each
BY_FLOCK = BY_TURN + PLACES * NOW
BY_WAY = BY_FLOCK + 7
BY_COLLECTION = BY_WAY + 8


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
    flocks_in_the_making(hand, gain, out[seat, BY_FLOCK:])
    ways_to_win(collection, hand, place == 0, out[seat, BY_WAY:])
    out[seat, BY_COLLECTION + 6 * min(6, kinds(collection)) + min(5, best + second)] = 1


@njit
def flocks_in_the_making(hand: Pile, gain: Gains, out: Numbers) -> None:
    """By how many birds they lack, what flocks would bring; then what all that can fly would."""
    for bird in range(SPECIES):
        n = count(hand, bird)
        if n:
            small, big = SIZES[0, bird] - n, SIZES[1, bird] - n
            if 1 <= small <= 3:
                out[small - 1] += min(gain[0, bird], 3.0)
            if 1 <= big <= 3:
                out[2 + big] += min(gain[1, bird] - gain[0, bird], 3.0)
            out[6] += min(flying(hand, bird, gain), 3.0)


@njit
def ways_to_win(collection: Pile, hand: Pile, to_move: bool, out: Numbers) -> None:
    """How many birds seven species and two threes still need, without and with those in hand."""
    species = kinds(collection)
    for holding in range(2):
        held = hand if holding else EMPTY
        seven, threes = 0.0, 0.0
        lack, lack_three = np.full(SPECIES, 99), np.full(SPECIES, 99)
        for bird in range(SPECIES):
            had, n = count(collection, bird), count(held, bird)
            if had == 0:
                lack[bird] = max(0, SIZES[0, bird] - n)
            lack_three[bird] = max(0, birds_for(bird, 3 - had) - n)
        lack.sort()
        lack_three.sort()
        for i in range(7 - species):
            seven += lack[i]
        threes = lack_three[0] + lack_three[1]
        out[holding], out[2 + holding] = seven / 8, threes / 8
        if holding:
            out[4], out[5] = 1 / (1 + seven), 1 / (1.0 + threes)
            out[6], out[7] = to_move * out[4], to_move * out[5]


@njit
def birds_for(bird: int, more: int) -> int:
    """How many birds the flocks are that bring so many more of a species to a collection."""
    if more <= 0:
        return 0
    if more == 1:
        return int(SIZES[0, bird])
    return int(SIZES[1, bird] + (SIZES[0, bird] if more == 3 else 0))


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
