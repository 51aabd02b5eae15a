"""Setting the table."""

import numpy as np

from birdtable.compiling import called
from birdtable.games.chance import below, start
from birdtable.games.contract import NONE, Options, State
from birdtable.games.toldme.cards import draw_card, value
from birdtable.games.toldme.clauses import forget_bird
from birdtable.games.toldme.rounds import forget_turn
from birdtable.games.toldme.state import (
    CARDS,
    COLORS,
    DECK,
    DRAWS,
    FIRST,
    FIRST_HAND,
    HIDDEN,
    MOST_SEATS,
    ONE_DECK_SEATS,
    SEEN,
)


@called
def deal(state: State, options: Options, seed: np.uint64) -> None:
    """T5 Everybody is dealt a card face up; the largest value begins. T7 Then face down until everybody has six."""
    start(state, seed)
    state.people, state.seats, state.bonus = options.seats, options.seats, options.bonus
    state.cards = DECK if options.seats <= ONE_DECK_SEATS else CARDS
    for card in range(DECK):
        state.deck[card] = options.deck[card]
    clear(state)
    state.seat = deal_for_first_seat(state)
    for seat in range(state.seats):
        while state.held[seat] < FIRST_HAND:
            deal_to(state, seat, HIDDEN)
            state.unseen[seat] += 1
    state.reveals = 0


@called
def clear(state: State) -> None:
    """T8 The state before the first card is dealt: all cards in the draw pile, plumage and pass card in the middle."""
    state.over, state.phase, state.turn, state.ply, state.reveals, state.rounds = 0, FIRST, 1, 0, 0, 1
    state.shuffles, state.holder, state.moved, state.card, state.twig = 0, NONE, NONE, NONE, NONE
    state.pile, state.twigs, state.drew = state.cards, 0, 0
    for a_color in range(COLORS):
        state.plumage[a_color] = NONE
    for seat in range(MOST_SEATS):
        state.held[seat], state.unseen[seat], state.top[seat] = 0, 0, NONE
    for card in range(CARDS):
        state.where[card], state.x[card], state.y[card] = DRAWS, 0, 0
        state.below[card], state.parent[card], state.branch[card] = NONE, NONE, NONE
    forget_bird(state)
    forget_turn(state)


@called
def deal_to(state: State, seat: int, place: int) -> int:
    """A card from the draw pile goes to a hand; there are enough."""
    card = draw_card(state)
    state.where[card] = place + seat
    state.held[seat] += 1
    return card


@called
def deal_for_first_seat(state: State) -> int:
    """T6 Those who tie get another card each, and only their newest cards count; with six cards chance decides."""
    tied = (1 << state.seats) - 1
    for _ in range(FIRST_HAND):
        largest, best = 0, 0
        for seat in range(state.seats):
            if tied >> seat & 1:
                size = value(state, deal_to(state, seat, SEEN))
                best = 1 << seat if size > largest else best | (1 << seat if size == largest else 0)
                largest = max(largest, size)
        tied = best
        if tied & (tied - 1) == 0:
            break
    return one_of(state, tied)


@called
def one_of(state: State, tied: int) -> int:
    """T6 The only one left of those who tied, or one of them by chance."""
    found = 0
    for seat in range(state.seats):
        found += tied >> seat & 1
    n = below(state, found) if found > 1 else 0
    seat = 0
    while True:
        if tied >> seat & 1:
            if n == 0:
                return seat
            n -= 1
        seat += 1
