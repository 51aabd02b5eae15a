"""Greedy play in Busy Beaks: what a sensible person does who thinks no further than this turn.

It uses the power that brings its hand nearest to flocks, takes and keeps what fits, parts with what it misses least,
and scores whenever it can. What a power may draw counts as the mean of the cards that nobody has seen.
"""

import numpy as np
import numpy.typing as npt

from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import (
    BROLGA,
    BUDGERIGAR,
    COCKATOO,
    EAGLE,
    FROGMOUTH,
    GALAH,
    KOOKABURRA,
    LORIKEET,
    MAGPIE,
    OWL,
    PALM_COCKATOO,
    ROSELLA,
    SPINEBILL,
    TYPES,
    WREN,
)
from birdtable.games.busybeaks.chain import is_in_use
from birdtable.games.busybeaks.choices import power
from birdtable.games.busybeaks.flocks import WREN_FLOCK, token_value
from birdtable.games.busybeaks.powers import bird_at, can_play, can_visit, must_pay
from birdtable.games.busybeaks.rules import kind_of
from birdtable.games.busybeaks.state import (
    BRANCHES,
    COPY,
    COPY_BRANCH,
    DONE,
    DRAW_CARD,
    DROP,
    FLY,
    FROM,
    FROM_SEAT,
    KEEP,
    KEEP_BIRD,
    NAME,
    NAME_BIRD,
    PAY,
    PLACES,
    PLAY,
    PUT,
    PUT_BIRD,
    STEAL_BIRD,
    SWAP,
    TAKE,
    TAKE_CARD,
    TREE,
    TWICE,
)
from birdtable.games.busybeaks.tree import card_at, end_card
from birdtable.games.contract import NONE, Moves, State
from birdtable.games.piles import Pile, count, only, some, total

# How far so many birds of a type have come to a flock; a sixth bird begins the next one.
MADE = np.array([0.0, 0.06, 0.15, 0.29, 0.52, 1.0, 1.05, 1.12, 1.24, 1.45, 1.8, 1.85, 1.9, 1.9])
DENIED = 0.4  # what a card is worth that another seat loses
REACH = 4  # cards of a row that the Cockatoo takes
SECOND_USE = 1.3  # what it is worth to use a power twice

Gains = npt.NDArray[np.float64]
NO_GAINS = np.zeros(14)


@njit
def choose(sight: State, moves: Moves, n: int, rng: State) -> int:
    """The move that looks best."""
    best, best_score = int(moves[0]), -np.inf
    brings = power_gains(sight) if sight.phase in (PLAY, TWICE, COPY) else NO_GAINS
    for i in range(n):
        score = score_of(sight, int(moves[i]), brings)
        if score > best_score:
            best, best_score = int(moves[i]), score
    return best


@njit
def score_of(sight: State, move: int, brings: Gains) -> float:
    """How a choice looks; to do no more, or to draw, is worth nothing."""
    hand, phase = sight.hand[sight.seat], sight.phase
    if move in (DONE, DRAW_CARD):
        return 0.0
    if FLY <= move < DRAW_CARD:  # in step 1 a power may come first, if it does not cost the flock
        return 1e-3 * eggs_for(sight, kind_of(sight, move - FLY))
    if phase in (PLAY, TWICE):
        kind = kind_of(sight, move // BRANCHES)
        twice = phase == TWICE and sight.birds[kind] != ROSELLA  # a second use of that one costs two cards more
        gained = brings[sight.birds[kind]] * (SECOND_USE if twice else 1)
        return float(gained) - loss(sight, hand, kind) - crowding(sight, move % BRANCHES)
    if phase == COPY:
        return float(brings[bird_at(sight, end_card(sight, move - COPY_BRANCH))])
    if phase == TAKE:
        return gain(sight, hand, card_at(sight, move - TAKE_CARD)) + follow_up(sight, move - TAKE_CARD)
    if phase == SWAP:
        return swap_gain(sight, hand, card_at(sight, move - TAKE_CARD))
    if phase == FROM:
        return float(sight.cards[move - FROM_SEAT] + 3 * sight.eggs[move - FROM_SEAT])
    return score_of_bird(sight, hand, move)


@njit
def score_of_bird(sight: State, hand: Pile, move: int) -> float:
    """How it looks to choose a bird."""
    if sight.phase == PAY:
        return -loss(sight, hand, kind_of(sight, move - DROP))
    if sight.phase == PUT:
        return -loss(sight, hand, kind_of(sight, move - PUT_BIRD))
    if sight.phase == KEEP:
        return gain(sight, hand, kind_of(sight, move - KEEP_BIRD))
    if sight.phase == NAME:
        kind = kind_of(sight, move - NAME_BIRD)
        return unseen_share(sight, kind) * gain(sight, hand, kind)
    kind = kind_of(sight, move - STEAL_BIRD)
    return gain(sight, hand, kind) + DENIED * loss(sight, sight.hand[sight.robbed], kind)


# ---------------------------------------------------------------------------- worth


@njit
def eggs_for(sight: State, kind: int) -> float:
    """The eggs that a flock would bring now."""
    return float(token_value(sight.tokens, sight.seats) + count(sight.bonus, kind))


@njit
def worth(sight: State, hand: Pile, kind: int) -> float:
    """What the birds of a type in a hand are worth, in eggs."""
    return float(MADE[count(hand, kind)] * eggs_for(sight, kind))


@njit
def gain(sight: State, hand: Pile, kind: int) -> float:
    """What one bird more is worth to a hand."""
    return worth(sight, hand + some(1, kind), kind) - worth(sight, hand, kind)


@njit
def loss(sight: State, hand: Pile, kind: int) -> float:
    """What a hand loses with a bird."""
    return worth(sight, hand, kind) - worth(sight, hand - some(1, kind), kind) if count(hand, kind) else 0.0


@njit
def cheapest(sight: State, hand: Pile) -> float:
    """What the bird is worth that a hand misses least."""
    least = np.inf
    for kind in range(TYPES):
        if count(hand, kind):
            least = min(least, loss(sight, hand, kind))
    return least


@njit
def unseen_share(sight: State, kind: int) -> float:
    """How likely a card that nobody has shown is of a type."""
    return (count(sight.draw, kind) + 0.01) / (total(sight.draw) + 0.07)


@njit
def drawn_gain(sight: State, hand: Pile) -> float:
    """What a drawn card is worth to a hand, on average."""
    mean = 0.0
    for kind in range(TYPES):
        mean += unseen_share(sight, kind) * gain(sight, hand, kind)
    return mean


@njit
def crowding(sight: State, branch: int) -> float:
    """A long branch offers others much."""
    return 0.001 * sight.ends[branch]


# ---------------------------------------------------------------------------- powers


@njit
def power_gains(sight: State) -> Gains:
    """What each power would bring to the hand of the seat to move, when it has played the card."""
    hand, brings = sight.hand[sight.seat], np.zeros(14)
    for kind in range(TYPES):
        played = int(count(hand, kind) > 0 and sight.phase != COPY)
        brings[sight.birds[kind]] = power_gain(sight, hand - some(played, kind), sight.birds[kind])
    for branch in range(BRANCHES):
        at = end_card(sight, branch)
        if at != NONE:
            brings[MAGPIE] = max(brings[MAGPIE], brings[bird_at(sight, at)])
    for kind in range(TYPES):
        if can_play(sight, kind) and sight.birds[kind] != ROSELLA:
            twice = SECOND_USE * brings[sight.birds[kind]] - loss(sight, hand, kind) - cheapest(sight, hand)
            brings[ROSELLA] = max(brings[ROSELLA], twice)
    return brings


@njit
def power_gain(sight: State, hand: Pile, bird: int) -> float:
    """What a power would bring to a hand, if it does not depend on others."""
    if must_pay(bird) and not hand:
        return 0.0
    cost = cheapest(sight, hand) if must_pay(bird) else 0.0
    if bird in (GALAH, FROGMOUTH):
        return 3 * drawn_gain(sight, hand)
    if bird == BUDGERIGAR:
        return 5 * drawn_gain(sight, hand) - cost
    if bird == OWL:
        return owl_gain(sight, hand)
    if bird in (EAGLE, PALM_COCKATOO):
        return visit_gain(sight, hand, bird)
    if bird == LORIKEET:
        return 2 * best_swap(sight, hand)
    if bird in (BROLGA, SPINEBILL, KOOKABURRA, COCKATOO):
        return take_gain(sight, hand, bird) - cost
    return wren_gain(sight, hand) if bird == WREN else 0.0


@njit
def owl_gain(sight: State, hand: Pile) -> float:
    """Seven chances for the bird that fits best."""
    best = 0.0
    for kind in range(TYPES):
        best = max(best, 7 * unseen_share(sight, kind) * gain(sight, hand, kind))
    return best


@njit
def visit_gain(sight: State, hand: Pile, bird: int) -> float:
    """A card of choice, or two by chance, from somebody else's hand."""
    for seat in range(sight.seats):
        if can_visit(sight, seat):
            return (2.2 if bird == EAGLE else 2.0) * (1 + DENIED / 2) * drawn_gain(sight, hand)
    return 0.0


@njit
def wren_gain(sight: State, hand: Pile) -> float:
    """A flock of four that could not be scored otherwise, for a discard."""
    best = 0.0
    for kind in range(TYPES):
        if count(hand, kind) >= WREN_FLOCK and total(hand) > WREN_FLOCK:
            kept = worth(sight, hand - only(hand, kind), kind)
            best = max(best, eggs_for(sight, kind) - worth(sight, hand, kind) + kept)
    return best - cheapest(sight, hand) if best else 0.0


# ---------------------------------------------------------------------------- the tree


@njit
def free_kind(sight: State, at: int) -> int:
    """The kind of a card that may be taken; NONE if there is none at this place."""
    return NONE if at < 0 or at >= TREE or is_in_use(sight, at) else card_at(sight, at)


@njit
def next_in_row(at: int, step: int) -> int:
    """The place beside another on its branch; NONE past its ends."""
    return at + step if 0 <= at % PLACES + step < PLACES else NONE


@njit
def take_gain(sight: State, hand: Pile, bird: int) -> float:
    """The best cards that a power finds in the tree."""
    best = 0.0
    for at in range(TREE):
        kind = free_kind(sight, at)
        if kind != NONE:
            best = max(best, gain(sight, hand, kind) + partner(sight, hand + some(1, kind), bird, at, kind))
    return best


@njit
def partner(sight: State, hand: Pile, bird: int, at: int, kind: int) -> float:
    """What may be taken together with a card."""
    if bird == BROLGA:
        return gain_at(sight, hand, at - PLACES)
    if bird == SPINEBILL:
        return max(gain_at(sight, hand, next_in_row(at, -1)), gain_at(sight, hand, next_in_row(at, 1)))
    if bird == COCKATOO:
        return row_gain(sight, hand, at)
    best = 0.0
    for other in range(TREE):
        if free_kind(sight, other) != kind:
            best = max(best, gain_at(sight, hand, other))
    return best


@njit
def gain_at(sight: State, hand: Pile, at: int) -> float:
    """What the card at a place would bring."""
    kind = free_kind(sight, at)
    return gain(sight, hand, kind) if kind != NONE else 0.0


@njit
def row_gain(sight: State, hand: Pile, at: int) -> float:
    """The cards that follow in a row to the right."""
    brings = 0.0
    for step in range(1, REACH):
        kind = free_kind(sight, next_in_row(at, step))
        if kind == NONE:
            break
        brings += gain(sight, hand, kind)
        hand += some(1, kind)
    return brings


@njit
def follow_up(sight: State, at: int) -> float:
    """What a first card makes possible; a card that follows one counts alone."""
    if sight.gap != NONE:
        return 0.0
    kind = card_at(sight, at)
    return partner(sight, sight.hand[sight.seat] + some(1, kind), power(sight), at, kind)


@njit
def swap_gain(sight: State, hand: Pile, kind: int) -> float:
    """What it brings to have a card of the tree for one's cheapest of another type."""
    held = hand + some(1, kind)
    least = np.inf
    for other in range(TYPES):
        if other != kind and count(hand, other):
            least = min(least, loss(sight, held, other))
    return gain(sight, hand, kind) - least - 1e-6


@njit
def best_swap(sight: State, hand: Pile) -> float:
    """The best of the Lorikeet's swaps."""
    best = 0.0
    for at in range(TREE):
        kind = free_kind(sight, at)
        if kind != NONE:
            best = max(best, swap_gain(sight, hand, kind))
    return best
