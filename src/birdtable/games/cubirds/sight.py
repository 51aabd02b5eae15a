"""What one seat may know of a CuBirds game, and worlds that it cannot tell from the real one."""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.chance import start
from birdtable.games.contract import State
from birdtable.games.piles import EMPTY, draw_kind, reached, some, total, whole


@njit
def sight(state: State, seat: int) -> None:
    """C49 Blank what a seat cannot know: unseen cards in other hands, what others drew (C48), and all future draws.

    All else lies open (C45). The blanked cards join the draw pile, which so becomes the pile of all cards that the
    seat has not seen.
    """
    state.rng = 0
    if seat != state.seat:
        state.drawn = EMPTY
    hide_hands(state, seat)


@njit
def hide_hands(state: State, seat: int) -> None:
    """C46 Leave in all other hands only what everybody saw go there."""
    for other in range(state.seats):
        if other != seat:
            state.draw += state.hand[other] - state.known[other]
            state.hand[other] = state.known[other]


@njit
def imagine(state: State, seat: int, seed: np.uint64) -> None:
    """C50 Deal the cards that a seat has not seen anew, as far as its knowledge of the hands allows."""
    sight(state, seat)
    start(state, seed)
    while not fill_hands(state):
        hide_hands(state, seat)


@njit
def fill_hands(state: State) -> bool:
    """Deal the cards missing from hands, within their limits, from the draw pile.

    Cards dealt to one hand may be the only ones that another could hold. Then it fails and is to be tried again with
    what the generator gives next: the real deal shows that there is a way, and each possible deal has its chance.
    """
    for seat in range(state.seats):
        unknown = state.hand[seat] - state.known[seat]
        while total(unknown) < state.unknown[seat]:
            possible = state.draw & ~whole(reached(unknown, state.limit[seat]))
            if possible == EMPTY:
                return False
            bird = some(1, draw_kind(state, possible))
            unknown += bird
            state.hand[seat] += bird
            state.draw -= bird
    return True
