"""A card in the air, and where it comes down: first which twig, then, if that is not all, on which side or over it."""

from birdtable.compiling import called
from birdtable.games.contract import NONE, State
from birdtable.games.toldme.branch import fits, has_side, put, room_beside
from birdtable.games.toldme.cards import kind, to_hand
from birdtable.games.toldme.choices import VERB, adds, covers, may_cover, says_now
from birdtable.games.toldme.route import seek_leaf
from birdtable.games.toldme.says import ADD, SWAP
from birdtable.games.toldme.state import AIR, BRANCH, GO_ON, OVER, SECOND, SPOT, TRUNK, TWIG


@called
def verb_of_placing(state: State) -> int:
    """T21 The Add Phase adds; else the clause says what is done."""
    return ADD if state.bird == NONE else says_now(state, VERB)


@called
def spots(state: State, twig: int) -> int:
    """T16 Where at a twig, or at the trunk, the card in the air may come down: a bit for each side, and for over it."""
    card, verb, found = int(state.card), verb_of_placing(state), 0
    if adds(verb):
        for side in range(4):
            if has_side(state, twig, side) and fits(room_beside(state, twig, side), kind(state, card)):
                found |= 1 << side
    if covers(verb) and twig != TRUNK and may_cover(state, card, twig):
        found |= 1 << OVER
    return found


@called
def next_twig(state: State, twig: int) -> int:
    """The first twig by number, from this one on, at which the card in the air may come down, or NONE."""
    for other in range(twig, state.cards):
        if state.where[other] == BRANCH and spots(state, other):
            return other
    return NONE


@called
def seek_place(state: State, card: int) -> None:
    """T48 A card that fits somewhere is in the air: ask for the twig, unless there is one only or just the trunk."""
    state.card = card
    state.where[card] = AIR
    if state.twigs == 0:
        choose_twig(state, TRUNK)
        return
    twig = next_twig(state, 0)
    if next_twig(state, twig + 1) == NONE:
        choose_twig(state, twig)
    else:
        state.phase = TWIG


@called
def choose_twig(state: State, twig: int) -> None:
    """T48 Ask where at the twig, unless there is one place only."""
    found = spots(state, twig)
    state.twig = twig
    state.phase = SPOT
    if found & (found - 1) == 0:
        spot = 0
        while found >> spot != 1:
            spot += 1
        come_down(state, spot)


@called
def come_down(state: State, spot: int) -> None:
    """T16 The card in the air comes down; in the Add Phase (T21) it is one of the cards that may be the leaf."""
    card, twig = int(state.card), int(state.twig)
    put(state, card, twig, spot)
    state.card, state.twig = NONE, NONE
    state.phase = GO_ON
    if state.bird != NONE:
        if says_now(state, VERB) == SWAP:
            lift(state, card, twig)
    elif state.added[0] == NONE:
        state.added[0] = card
        state.phase = SECOND
    else:
        state.added[1] = card
        seek_leaf(state)


@called
def lift(state: State, card: int, covered: int) -> None:
    """T60 The card just covered goes to the hand from under the one that covers it."""
    state.below[card] = int(state.below[covered])
    state.x[covered], state.y[covered], state.below[covered] = 0, 0, NONE
    to_hand(state, covered, True)
