"""Setting the table."""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import ALL_CARDS, ONE_OF_EACH, TAKERS, TYPES
from birdtable.games.busybeaks.chain import clear_chain
from birdtable.games.busybeaks.hands import draw_cards
from birdtable.games.busybeaks.state import BRANCHES, CHAIN, MOST_SEATS, PLAY, TREE
from birdtable.games.busybeaks.tree import fill
from birdtable.games.chance import below, start
from birdtable.games.contract import NONE, Options, State
from birdtable.games.piles import EMPTY

FIRST_HAND = 2  # cards of the seat that starts; each next seat has one more


@njit
def deal(state: State, options: Options, seed: np.uint64) -> None:
    """Y4 Hands of two, three, four and five cards from the seat that starts; Y5 then three cards on each branch."""
    start(state, seed)
    clear(state)
    state.seats = state.people = options.seats
    state.tokens = 4 * state.seats  # Y3
    choose_birds(state, options.birds if options.birds else surprise(state))
    state.seat = options.first - 1
    for i in range(state.seats):
        draw_cards(state, (state.seat + i) % state.seats, FIRST_HAND + i)
    for branch in range(BRANCHES):
        fill(state, branch)


@njit
def clear(state: State) -> None:
    """The state before the first card is dealt: all cards in the draw pile."""
    state.over, state.phase, state.turn, state.ply, state.reveals = 0, PLAY, 1, 0, 0
    state.scored, state.idle = 0, 0
    state.draw, state.discard, state.bonus = ALL_CARDS, EMPTY, ONE_OF_EACH
    for at in range(TREE):
        state.tree[at] = 0
    for branch in range(BRANCHES):
        state.ends[branch] = 0
    for seat in range(MOST_SEATS):
        state.hand[seat], state.cards[seat], state.eggs[seat] = EMPTY, 0, 0
        for viewer in range(MOST_SEATS):
            state.seen[viewer, seat] = EMPTY
    for link in range(CHAIN):
        state.chain_at[link], state.chain_uses[link], state.chain_power[link] = 0, 0, 0
    state.depth = 0
    clear_chain(state)
    clear_news(state)
    state.moved, state.mover = NONE, NONE


@njit
def clear_news(state: State) -> None:
    """A move that has done nothing yet."""
    state.victim, state.draws = NONE, 0
    state.shown, state.drawn, state.passed, state.repaid = EMPTY, EMPTY, EMPTY, EMPTY


@njit
def choose_birds(state: State, chosen: int) -> None:
    """Y1 The birds of a set, in their order."""
    kind = 0
    for bird in range(14):
        if chosen >> bird & 1 and kind < TYPES:
            state.birds[kind] = bird
            kind += 1


@njit
def surprise(state: State) -> int:
    """Y2 Seven birds by chance, of which at least two take cards from the tree."""
    chosen = 0
    while number_of(chosen & TAKERS) < 2:
        chosen = any_seven(state)
    return chosen


@njit
def any_seven(state: State) -> int:
    """Seven birds, each seven as likely as any other: a bird is in if chance puts it among those that are wanted."""
    chosen, wanted = 0, TYPES
    for bird in range(14):
        if below(state, 14 - bird) < wanted:
            chosen |= 1 << bird
            wanted -= 1
    return chosen


@njit
def number_of(birds: int) -> int:
    """How many birds are in a set."""
    n = 0
    for bird in range(14):
        n += birds >> bird & 1
    return n
