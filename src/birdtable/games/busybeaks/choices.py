"""What the choices in the middle of a power do. Each ends with USED, or with the next choice of the same power."""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import EAGLE, LORIKEET
from birdtable.games.busybeaks.flocks import WREN_FLOCK, score
from birdtable.games.busybeaks.hands import carry_off, gain, lose, repay
from birdtable.games.busybeaks.powers import begin, bird_at, can_take_any, do, reveal
from birdtable.games.busybeaks.state import PUT, STEAL, SWAP, USED
from birdtable.games.busybeaks.tree import end_card, put_card, remove_card
from birdtable.games.contract import NONE, State
from birdtable.games.piles import EMPTY, count, draw_kind, some


@njit
def power(state: State) -> int:
    """The bird whose power is in use."""
    return int(np.int64(state.chain_power[state.depth - 1]))


@njit
def pay(state: State, kind: int) -> None:
    """Y8 The discard with which a power begins."""
    lose(state, state.seat, kind, 1)
    state.discard += some(1, kind)
    do(state, power(state))


# ---------------------------------------------------------------------------- cards from the tree


@njit
def take_card(state: State, at: int) -> None:
    """Y37 A card from the tree goes to the hand."""
    bird = power(state)
    state.took = remove_card(state, at)
    gain(state, state.seat, state.took, 1)
    if bird == LORIKEET:
        state.gap, state.phase = at, PUT
        return
    state.gap = at if state.gap == NONE else min(state.gap, at)
    state.left -= 1
    if state.left == 0 or not can_take_any(state, bird):
        state.phase = USED


@njit
def put_bird(state: State, kind: int) -> None:
    """Y27 A card from the hand fills the gap that the Lorikeet made."""
    lose(state, state.seat, kind, 1)
    put_card(state, state.gap, kind)
    state.gap, state.took = NONE, NONE
    state.left -= 1
    state.phase = SWAP if state.left else USED


# ---------------------------------------------------------------------------- cards from the draw pile


@njit
def keep_bird(state: State, kind: int) -> None:
    """Y23 The Frogmouth keeps a card; when it has two, or all, the others are discarded."""
    state.revealed -= some(1, kind)
    gain(state, state.seat, kind, 1)
    state.left -= 1
    if state.left == 0 or state.revealed == EMPTY:
        state.discard += state.revealed
        state.phase = USED


@njit
def name_bird(state: State, kind: int) -> None:
    """Y24 The Owl turns over seven cards and keeps those of the bird that was named."""
    reveal(state, 7)
    found = count(state.shown, kind)
    gain(state, state.seat, kind, found)
    state.discard += state.shown - some(found, kind)
    state.phase = USED


# ---------------------------------------------------------------------------- other hands, other birds


@njit
def visit(state: State, victim: int) -> None:
    """Y25 The Eagle sees a whole hand (Y38). Y26 The Palm Cockatoo takes two cards by chance, for two new ones."""
    if power(state) == EAGLE:
        state.robbed, state.phase = victim, STEAL
        state.seen[state.seat, victim] = state.hand[victim]
        return
    for _ in range(min(2, state.cards[victim])):
        carry_off(state, victim, draw_kind(state, state.hand[victim]))
    repay(state, victim, 2)
    state.phase = USED


@njit
def steal_bird(state: State, kind: int) -> None:
    """Y25 The Eagle carries off a card that it saw, and the victim draws one."""
    victim = int(state.robbed)
    carry_off(state, victim, kind)
    repay(state, victim, 1)
    state.phase = USED


@njit
def copy_branch(state: State, branch: int) -> None:
    """Y28 The Magpie uses the power of the bird at the end of a branch."""
    begin(state, bird_at(state, end_card(state, branch)))


@njit
def score_four(state: State, kind: int) -> None:
    """Y32 The Fairy Wren's flock of four."""
    score(state, kind, WREN_FLOCK)
    if not state.over:
        state.phase = USED
