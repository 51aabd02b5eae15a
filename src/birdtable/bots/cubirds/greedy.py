"""Greedy play in CuBirds: what a sensible person does who thinks one turn ahead.

It lays what makes the best hand, counts the flock that this completes at once, leaves the next seat no feast, and flies
whenever a flock brings its collection forward. The weights come from accept-if-better self-play of two seats.
"""

import numpy as np
import numpy.typing as npt

from birdtable.compiling import njit
from birdtable.games.contract import Moves, State
from birdtable.games.cubirds.birds import BIG_FLOCK, COPIES, SMALL_FLOCK
from birdtable.games.cubirds.hands import cards_left, size_of_hand
from birdtable.games.cubirds.rows import bird_row_end, enclosed, perch
from birdtable.games.cubirds.state import DRAW_NONE, DRAW_TWO, FLOCK, FLY, LAY, ROWS, SKIP, TWO
from birdtable.games.piles import Pile, count, kinds, only, total

Gains = npt.NDArray[np.float64]

SPECIES = len(COPIES)
WIN = 10.0
SEVEN, SEVEN_RATE = 7.95, 0.189  # how a collection's worth grows towards seven species
THREES_RATE = 0.437  # and towards two threes
MAKING, SMALL_POWER, BIG_POWER = 0.0375, 2.28, 6.68  # a flock in the making, and how its worth grows with its birds
DRAWN = 0.006  # a card to be drawn
ROUND_END, CARD_LOST = 0.0016, 0.0025  # ending the round, and each card that another seat loses by it
DANGER = 0.2  # the best capture that the next seat may find
RISK = 0.186  # that another seat ends the round, if it had one card

# MADE[k, bird, n]: how far n birds have come to a small (k = 0) and to a big flock (k = 1).
MADE = np.array(
    [
        [[min(1.0, n / size) ** power for n in range(128)] for size in sizes]
        for sizes, power in ((SMALL_FLOCK, SMALL_POWER), (BIG_FLOCK, BIG_POWER))
    ]
)
SIZES = np.array([SMALL_FLOCK, BIG_FLOCK])

# WORTH[species, threes]: what a collection is worth with so many species, and so many birds of its best two, at most
# three of each.
WORTH = np.array(
    [
        [
            WIN + SEVEN
            if species >= 7 or threes == 6
            else SEVEN * np.exp(-SEVEN_RATE * (7 - species)) + np.exp(-THREES_RATE * (6 - threes))
            for threes in range(7)
        ]
        for species in range(SPECIES + 1)
    ]
)


@njit
def choose(sight: State, moves: Moves, n: int, rng: State) -> int:
    """The move that looks best."""
    if sight.phase == LAY:
        return best_lay(sight, moves, n)
    if sight.phase == TWO:
        return DRAW_TWO if sight.hand[sight.seat] else DRAW_NONE  # an empty hand ends the round: eight new cards
    if sight.phase == FLOCK:
        return best_flock(sight, moves, n)
    return int(moves[0])


# ---------------------------------------------------------------------------- worth


@njit
def best_two(collection: Pile) -> tuple[int, int, int]:
    """The species of which a collection has most, at most three counting; how many; how many of the next best."""
    top, best, second = 0, 0, 0
    for bird in range(SPECIES):
        n = min(3, count(collection, bird))
        if n > best:
            top, best, second = bird, n, best
        elif n > second:
            second = n
    return top, best, second


@njit
def worth(collection: Pile) -> float:
    """How far a collection has come."""
    _, best, second = best_two(collection)
    return float(WORTH[kinds(collection), best + second])


@njit
def gains(collection: Pile) -> Gains:
    """By size of flock and species: what it would add to the worth of a collection."""
    top, best, second = best_two(collection)
    species, now = kinds(collection), WORTH[kinds(collection), best + second]
    out = np.empty((2, SPECIES))
    for bird in range(SPECIES):
        had = count(collection, bird)
        other = second if bird == top else best
        for kept in range(1, 3):
            threes = max(best + second, min(3, had + kept) + other)
            out[kept - 1, bird] = WORTH[species + (had == 0), threes] - now
    return out


@njit
def making(hand: Pile, gain: Gains) -> float:
    """What the flocks in the making of a hand are worth."""
    made = 0.0
    for bird in range(SPECIES):
        n = count(hand, bird)
        made += MADE[0, bird, n] * gain[0, bird] + MADE[1, bird, n] * (gain[1, bird] - gain[0, bird])
    return MAKING * made


@njit
def flying(hand: Pile, bird: int, gain: Gains) -> float:
    """What flying a species now would bring; 0 if it makes no flock."""
    n = count(hand, bird)
    if n >= SIZES[1, bird]:
        return float(gain[1, bird])
    return float(gain[0, bird]) if n >= SIZES[0, bird] else 0.0


@njit
def best_flying(hand: Pile, gain: Gains) -> float:
    """What the best flock of a hand would bring now."""
    best = 0.0
    for bird in range(SPECIES):
        best = max(best, flying(hand, bird, gain))
    return best


# ---------------------------------------------------------------------------- choices


@njit
def best_flock(sight: State, moves: Moves, n: int) -> int:
    """The flock that brings most, if flying it is better than keeping the birds."""
    hand, gain = sight.hand[sight.seat], gains(sight.collection[sight.seat])
    best, best_score = int(moves[n - 1]), making(hand, gain)
    for i in range(n):
        if moves[i] != SKIP:
            bird = int(moves[i]) - FLY
            score = flying(hand, bird, gain) + making(hand - only(hand, bird), gain)
            if score > best_score:
                best, best_score = int(moves[i]), score
    return best


@njit
def best_lay(sight: State, moves: Moves, n: int) -> int:
    """The laying after which hand, flock and table look best."""
    seat = sight.seat
    gain = gains(sight.collection[seat])
    next_seat = (seat + 1) % sight.seats
    next_gain = gains(sight.collection[next_seat])
    feasts = np.empty(ROWS)
    for row in range(ROWS):
        feasts[row] = feast(sight, row, next_seat, next_gain)
    best, best_score = int(moves[0]), -np.inf
    for i in range(n):
        score = lay_score(sight, int(moves[i]), gain, feasts, next_seat, next_gain)
        if score > best_score:
            best, best_score = int(moves[i]), score
    return best


@njit
def lay_score(sight: State, move: int, gain: Gains, feasts: Gains, next_seat: int, next_gain: Gains) -> float:
    """How a laying looks: lay it on the table, look, and take it back."""
    bird, row, end = bird_row_end(move)
    runs, birds, place = sight.runs[row], sight.birds[row], sight.place[row]
    laid = only(sight.hand[sight.seat], bird)
    hand = sight.hand[sight.seat] - laid
    taken = perch(sight, row, bird, total(laid), end)
    danger = feast(sight, row, next_seat, next_gain)
    sight.runs[row], sight.birds[row], sight.place[row] = runs, birds, place
    for other in range(ROWS):
        if other != row:
            danger = max(danger, feasts[other])
    hand += taken
    score = (1 - RISK / smallest_other_hand(sight)) * making(hand, gain) + best_flying(hand, gain) - DANGER * danger
    if not taken and cards_left(sight):
        score += 2 * DRAWN
    if not hand:
        score += ROUND_END + CARD_LOST * mean_other_hand(sight)
    return score


@njit
def feast(sight: State, row: int, seat: int, gain: Gains) -> float:
    """The best that a seat may capture in a row, by how likely it holds the birds for it."""
    best = 0.0
    known = sight.known[seat]
    before = making(known, gain) + best_flying(known, gain)
    for bird in range(SPECIES):
        if not only(sight.birds[row], bird):
            continue
        chance = chance_to_hold(sight, seat, bird)
        for end in range(2):
            taken = enclosed(sight, row, bird, end)
            if chance > 0 and taken:
                hand = known - only(known, bird) + taken
                best = max(best, chance * (making(hand, gain) + best_flying(hand, gain) - before))
    return best


@njit
def chance_to_hold(sight: State, seat: int, bird: int) -> float:
    """How likely another hand has a species, as far as is known."""
    if only(sight.known[seat], bird):
        return 1.0
    unknown = min(sight.unknown[seat], count(sight.limit[seat], bird))
    if unknown == 0 or total(sight.draw) == 0:
        return 0.0
    return float(1 - (1 - count(sight.draw, bird) / total(sight.draw)) ** unknown)


@njit
def smallest_other_hand(sight: State) -> int:
    """The size of the smallest other hand."""
    smallest = 127
    for seat in range(sight.seats):
        if seat != sight.seat:
            smallest = min(smallest, size_of_hand(sight, seat))
    return max(1, smallest)


@njit
def mean_other_hand(sight: State) -> float:
    """The mean size of the other hands."""
    cards = 0
    for seat in range(sight.seats):
        if seat != sight.seat:
            cards += size_of_hand(sight, seat)
    return cards / (sight.seats - 1)
