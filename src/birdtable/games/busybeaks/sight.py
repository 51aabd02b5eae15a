"""What one seat may know of a Busy Beaks game, and worlds that it cannot tell from the real one."""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.busybeaks.powers import can_play_any
from birdtable.games.busybeaks.state import COPY_BRANCH, PUT, STEAL, STEAL_BIRD, STEAL_UNSEEN, TWICE
from birdtable.games.chance import start
from birdtable.games.contract import State
from birdtable.games.piles import EMPTY, draw_kind, only, some, total


@njit
def sight(state: State, seat: int) -> None:
    """Y41 Blank what a seat cannot know: unseen cards in other hands, what others drew or took (Y39), future draws.

    All else lies open (Y36). The blanked cards join the draw pile, which so becomes the pile of all cards that the
    seat has not seen.
    """
    state.rng = 0
    if seat != state.mover:
        state.drawn = EMPTY
    if seat != state.victim:
        state.repaid = EMPTY
        if seat != state.mover:
            state.passed = EMPTY
            if STEAL_BIRD <= state.moved < COPY_BRANCH:
                state.moved = STEAL_UNSEEN
    hide_hands(state, seat)


@njit
def hide_hands(state: State, seat: int) -> None:
    """Leave in all other hands only what a seat knows of them."""
    for other in range(state.seats):
        if other != seat:
            known = state.seen[seat if seat >= 0 else other, other]
            state.draw += state.hand[other] - known
            state.hand[other] = known
            hide_knowledge(state, seat, other)


@njit
def hide_knowledge(state: State, seat: int, other: int) -> None:
    """Y38 What a third seat alone knows of another hand: as if it knew what everybody knows.

    A seat keeps what others know of its own hand: it was there when they saw it.
    """
    for viewer in range(state.seats):
        if viewer != seat:
            state.seen[viewer, other] = state.seen[other, other]


@njit
def imagine(state: State, seat: int, seed: np.uint64) -> None:
    """Y42 Deal the cards that a seat has not seen anew."""
    sight(state, seat)
    start(state, seed)
    while not fill_hands(state):
        hide_hands(state, seat)


@njit
def fill_hands(state: State) -> bool:
    """Deal the cards missing from hands from the draw pile; an Eagle before a hand sees all of it.

    The seat to move was asked for a card, so it has one that it may give or play: else this fails and is to be tried
    again with what the generator gives next.
    """
    for seat in range(state.seats):
        for _ in range(state.cards[seat] - total(state.hand[seat])):
            card = some(1, draw_kind(state, state.draw))
            state.hand[seat] += card
            state.draw -= card
    if state.phase == STEAL:
        state.seen[state.seat, state.robbed] = state.hand[state.robbed]
    if state.phase == PUT:
        hand = state.hand[state.seat]
        return bool(hand != only(hand, state.took))
    return state.phase != TWICE or can_play_any(state)
