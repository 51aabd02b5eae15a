"""What the powers do. Each choice is a phase; USED says that a use is over, and whatever comes next may begin.

Y17 A power does as much of what it says as can be done: when nothing is left to choose from, its use is over.
"""

import numpy as np

from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import (
    BROLGA,
    BUDGERIGAR,
    COCKATOO,
    EAGLE,
    FIRST_TO_PAY,
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
from birdtable.games.busybeaks.chain import begin_chain_link, clear_use, end_chain_link, is_in_use
from birdtable.games.busybeaks.hands import draw_own, lose
from birdtable.games.busybeaks.state import (
    BRANCHES,
    COPY,
    FOUR,
    FROM,
    KEEP,
    NAME,
    PAY,
    PLACES,
    SCORE,
    SWAP,
    TAKE,
    TREE,
    TWICE,
    USED,
)
from birdtable.games.busybeaks.tree import card_at, cards_in_tree, end_card, has_room, put_at_end
from birdtable.games.contract import NONE, State
from birdtable.games.piles import count, left_to_draw, next_card, only, some

# ---------------------------------------------------------------------------- playing a card


@njit
def bird_at(state: State, at: int) -> int:
    """The bird of the card at a place that has one."""
    return int(state.birds[card_at(state, at)])


@njit
def must_pay(bird: int) -> bool:
    """Y8 Whether a power begins with a discard."""
    return bird >= FIRST_TO_PAY


@njit
def can_play(state: State, kind: int) -> bool:
    """Y8 Whether the hand has a card of a kind and, where its power needs a discard, another one to pay with."""
    seat = state.seat
    spare = state.cards[seat] > 1 or not must_pay(state.birds[kind])
    return bool(spare and count(state.hand[seat], kind) > 0)


@njit
def play_card(state: State, kind: int, branch: int, uses: int) -> None:
    """Y7 Play a card to the end of a branch, and use its power."""
    lose(state, state.seat, kind, 1)
    begin_chain_link(state, put_at_end(state, branch, kind), uses)
    state.phase = USED


@njit
def go_on(state: State) -> None:
    """A use is over: the innermost power is used again if it has uses left, else it is done."""
    clear_use(state)
    if state.depth == 0:
        state.phase = SCORE
        return
    top = state.depth - 1
    if state.chain_uses[top] == 0:
        end_chain_link(state)
        return
    state.chain_uses[top] -= 1
    begin(state, bird_at(state, int(np.int64(state.chain_at[top]))))


@njit
def begin(state: State, bird: int) -> None:
    """Begin to use a power: with its discard, if it has one. Y28 Without a card to pay with, the use is left out."""
    state.chain_power[state.depth - 1] = bird
    if must_pay(bird):
        state.phase = PAY if state.cards[state.seat] else USED
    else:
        do(state, bird)


@njit
def do(state: State, bird: int) -> None:
    """What a power does, up to its first choice: Y19 the Galah draws three cards, Y29 the Budgerigar five."""
    state.phase = USED
    if bird == GALAH:
        draw_own(state, 3)
    elif bird == BUDGERIGAR:
        draw_own(state, 5)
    elif bird == FROGMOUTH:
        reveal_four(state)
    elif bird == OWL:
        state.phase = NAME if left_to_draw(state) else USED
    elif bird in (EAGLE, PALM_COCKATOO):
        state.phase = FROM if somebody_has_cards(state) else USED
    elif bird == MAGPIE:
        state.phase = COPY if can_copy_any(state) else USED
    elif bird == ROSELLA:
        state.phase = TWICE if can_play_any(state) else USED
    elif bird == WREN:
        state.phase = FOUR  # Y32 asked in any case: else a silence would tell that the hand has no flock
    else:
        begin_taking(state, bird)


# ---------------------------------------------------------------------------- cards from the tree


@njit
def begin_taking(state: State, bird: int) -> None:
    """Y20 The Brolga, Y21 the Spinebill and Y22 the Kookaburra take up to two cards, Y31 the Cockatoo up to four.

    Y27 The Lorikeet swaps cards, at most half as often again as the tree has cards: more can reach nothing new.
    """
    if bird == LORIKEET:
        cards = cards_in_tree(state)
        state.left = cards + cards // 2
        state.phase = SWAP
        return
    state.left = 4 if bird == COCKATOO else 2
    state.phase = TAKE if can_take_any(state, bird) else USED


@njit
def may_take(state: State, bird: int, at: int) -> bool:
    """Y16 Whether a power may take the card at a place: none of those whose power is still in use."""
    kind = card_at(state, at)
    if kind == NONE or is_in_use(state, at):
        return False
    if bird == LORIKEET:  # Y27 there must be another bird to put back
        hand = state.hand[state.seat]
        return bool(hand != only(hand, kind))
    return bool(state.gap == NONE or fits_first(state, bird, at, kind))


@njit
def fits_first(state: State, bird: int, at: int, kind: int) -> bool:
    """Y15 Whether a card may follow what the power has taken: neighbours are the places beside it, gaps or not."""
    gap = state.gap
    if bird == KOOKABURRA:  # Y22 of another type
        return bool(kind != state.took)
    if bird == BROLGA:  # Y20 the place above
        return bool(at == gap - PLACES)
    if at // PLACES != gap // PLACES:
        return False
    if bird == SPINEBILL:  # Y21 left or right of it
        return bool(abs(at - gap) == 1)
    return bool(at in (gap - 1, gap + 4 - state.left))  # Y31 the Cockatoo: beside the row that it has taken


@njit
def can_take_any(state: State, bird: int) -> bool:
    """Whether a power finds a card to take."""
    for at in range(TREE):
        if may_take(state, bird, at):
            return True
    return False


# ---------------------------------------------------------------------------- cards from the draw pile


@njit
def reveal(state: State, n: int) -> None:
    """Turn over cards of the draw pile, or what there is (Y10)."""
    for _ in range(min(n, left_to_draw(state))):
        state.shown += some(1, next_card(state))


@njit
def reveal_four(state: State) -> None:
    """Y23 The Frogmouth turns over four cards and keeps two of them."""
    reveal(state, 4)
    state.revealed, state.left = state.shown, 2
    state.phase = KEEP if state.revealed else USED


# ---------------------------------------------------------------------------- other hands, other birds


@njit
def can_visit(state: State, seat: int) -> bool:
    """Y25 Whether Eagle and Palm Cockatoo may choose a seat: an opponent with cards."""
    return bool(seat != state.seat and state.cards[seat] > 0)


@njit
def somebody_has_cards(state: State) -> bool:
    """Whether an opponent has cards."""
    for seat in range(state.seats):
        if can_visit(state, seat):
            return True
    return False


@njit
def can_copy(state: State, branch: int) -> bool:
    """Y28 Whether a Magpie can copy the bird at the end of a branch: no Magpie, and none that cannot be paid for."""
    at = end_card(state, branch)
    if at == NONE:
        return False
    bird = bird_at(state, at)
    return bird != MAGPIE and bool(state.cards[state.seat] > 0 or not must_pay(bird))


@njit
def can_copy_any(state: State) -> bool:
    """Whether a Magpie finds a bird to copy."""
    for branch in range(BRANCHES):
        if can_copy(state, branch):
            return True
    return False


@njit
def can_play_any(state: State) -> bool:
    """Y30 Whether a Rosella finds a card to play."""
    room = False
    for branch in range(BRANCHES):
        room = room or has_room(state, branch)
    for kind in range(TYPES):
        if room and can_play(state, kind):
            return True
    return False
