"""Setting the table, and dealing hands at the start of every round."""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.chance import below, start
from birdtable.games.contract import NONE, Options, State
from birdtable.games.cubirds.birds import ALL_BIRDS
from birdtable.games.cubirds.flocks import winning
from birdtable.games.cubirds.robinbird import SEAT as ROBIN_SEAT
from birdtable.games.cubirds.rows import add_run, stands_in
from birdtable.games.cubirds.state import HAND, LAY, MOST_SEATS, RIGHT, ROWS
from birdtable.games.piles import EMPTY, each, next_card, some


@njit
def deal(state: State, options: Options, seed: np.uint64) -> None:
    """C6 Set the table: rows, hands, a bird for each collection (C5).

    The dealer begins: by chance or chosen (C2), solo the human (C36). RobinBird has the second of two hands (C35).
    """
    start(state, seed)
    clear(state)
    state.people = options.seats
    state.seats = max(2, options.seats)
    if options.dealer > 0:
        state.dealer = options.dealer - 1
    elif state.people > 1:
        state.dealer = below(state, state.seats)
    state.seat = state.dealer
    for row in range(ROWS):
        lay_out(state, row)
    deal_hands(state)
    for i in range(state.seats):
        state.collection[(state.dealer + i) % state.seats] = some(1, next_card(state))
    if state.people == 1:
        favour_robinbird(state, options.handicap)


@njit
def clear(state: State) -> None:
    """The state before the first card is dealt: all birds in the draw pile."""
    state.over, state.phase, state.row, state.dealer = 0, LAY, 0, 0
    state.turn, state.rounds, state.ply, state.reveals, state.grown = 1, 1, 0, 0, 0
    state.draw, state.discard = ALL_BIRDS, EMPTY
    state.moved, state.shown, state.taken, state.drawn = NONE, EMPTY, EMPTY, EMPTY
    for row in range(ROWS):
        state.runs[row], state.place[row], state.birds[row] = 0, EMPTY, EMPTY
    for seat in range(MOST_SEATS):
        state.hand[seat], state.collection[seat] = EMPTY, EMPTY
        state.known[seat], state.limit[seat], state.unknown[seat] = EMPTY, EMPTY, 0


@njit
def lay_out(state: State, row: int) -> None:
    """C3 A row starts with three species; duplicates are set aside and begin the discard pile."""
    while state.runs[row] < 3:
        bird = next_card(state)
        if stands_in(state, row, bird):
            state.discard += some(1, bird)
        else:
            add_run(state, row, bird, 1, RIGHT)


@njit
def favour_robinbird(state: State, handicap: int) -> None:
    """C37 RobinBird's extra birds; one that would win for her at once is replaced."""
    given = 0
    while given < handicap:
        bird = some(1, next_card(state))
        if winning(state.collection[ROBIN_SEAT] + bird):
            state.discard += bird
        else:
            state.collection[ROBIN_SEAT] += bird
            given += 1


@njit
def deal_hands(state: State) -> None:
    """C4 Eight cards for every seat, from the dealer on (C30) clockwise. RobinBird's lie open (C35).

    The draw pile may run out on the way: whatever draws a card reshuffles when it has to (C31).
    """
    for i in range(state.seats):
        seat = (state.dealer + i) % state.seats
        hand = EMPTY
        for _ in range(HAND):
            hand += some(1, next_card(state))
        state.hand[seat] = hand
        if seat >= state.people:
            state.known[seat], state.limit[seat], state.unknown[seat] = hand, EMPTY, 0
        else:
            state.known[seat], state.limit[seat], state.unknown[seat] = EMPTY, each(HAND), HAND
