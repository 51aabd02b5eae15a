"""The course of a game: what may be done, and what it does. The rules' numbers are those of docs/rules/toldme.md."""

from birdtable.compiling import called
from birdtable.games.contract import NONE, Moves, State
from birdtable.games.toldme.branch import fits, rooms_to_add
from birdtable.games.toldme.cards import color, discard, draw_card, in_hand, kind, leave_hand, to_hand
from birdtable.games.toldme.choices import is_optional, kinds_to_choose, next_choice
from birdtable.games.toldme.clauses import hear
from birdtable.games.toldme.obey import obey, step
from birdtable.games.toldme.placing import choose_twig, come_down, seek_place, spots
from birdtable.games.toldme.rounds import end_turn, stop
from birdtable.games.toldme.route import choose_leaf, is_leaf_choice, next_on_route, seek_leaf
from birdtable.games.toldme.state import (
    BRANCH,
    CHOOSE,
    DONE,
    DRAW_ONE,
    FIRST,
    GO_ON,
    HEAR,
    LEAF,
    LISTEN,
    PASS,
    PLUME,
    SECOND,
    SIDE,
    SPOT,
    STOPPED,
    TURN_DONE,
    TURN_TOP,
    TWIG,
)

# ---------------------------------------------------------------------------- what may be done


@called
def legal(state: State, moves: Moves) -> int:
    """The legal moves of the seat to move, in ascending order; returns how many. T23 Everybody may pass."""
    if state.over:
        return 0
    if state.phase == FIRST:
        n = legal_additions(state, moves)
        moves[n] = PASS
        return n + 1
    if state.phase == SECOND:
        return legal_seconds(state, moves)
    if state.phase in (TWIG, LEAF):
        return legal_twigs(state, moves)
    if state.phase == SPOT:
        return legal_spots(state, moves)
    if state.phase == CHOOSE:
        return legal_choices(state, moves)
    moves[0] = LISTEN if state.phase == HEAR else TURN_TOP
    return 1


@called
def legal_additions(state: State, moves: Moves) -> int:
    """T21 Cards of the hand that can be added to the branch."""
    n, kinds = 0, rooms_to_add(state)
    for card in range(state.cards):
        if in_hand(state, state.seat, card) and fits(kinds, kind(state, card)):
            moves[n] = card
            n += 1
    return n


@called
def legal_seconds(state: State, moves: Moves) -> int:
    """T22 Another card, the unclaimed plumage of the first card's colour, or a card to draw."""
    n = legal_additions(state, moves)
    plumage = color(state, int(state.added[0]))
    if state.plumage[plumage] == NONE:
        moves[n] = PLUME + plumage
        n += 1
    moves[n] = DRAW_ONE
    return n + 1


@called
def legal_twigs(state: State, moves: Moves) -> int:
    """T48 The twigs beside or over which the card in the air may go; or the leaves that the route may have (T25)."""
    n = 0
    for card in range(state.cards):
        if state.where[card] == BRANCH and (spots(state, card) if state.phase == TWIG else is_leaf_choice(state, card)):
            moves[n] = card
            n += 1
    return n


@called
def legal_spots(state: State, moves: Moves) -> int:
    """T16 The sides of the twig on which the card in the air may come down, and over it."""
    n, found = 0, spots(state, int(state.twig))
    for spot in range(5):
        moves[n] = SIDE + spot
        n += found >> spot & 1
    return n


@called
def legal_choices(state: State, moves: Moves) -> int:
    """T46 What the bird that speaks lets its seat choose; T47 or that nothing more is chosen."""
    n, kinds = 0, kinds_to_choose(state)
    choice = next_choice(state, kinds, 0)
    while choice != NONE:
        moves[n] = choice
        n += 1
        choice = next_choice(state, kinds, choice + 1)
    if is_optional(state):
        moves[n] = DONE
        n += 1
    return n


# ---------------------------------------------------------------------------- what it does


@called
def play(state: State, move: int) -> None:
    """Make a legal move, and obey the birds until a choice is to be made. T70 A move reveals at most once."""
    reveals = int(state.reveals)
    state.ply += 1
    state.moved, state.drew = move, 0
    decide(state, move)
    while state.phase == GO_ON:
        step(state)
    if state.phase == TURN_DONE:
        end_turn(state)
    elif state.phase == STOPPED:
        stop(state)
    state.reveals = reveals + int(state.reveals > reveals or state.over > 0)


@called
def decide(state: State, move: int) -> None:
    """What the move itself does."""
    if state.phase == FIRST:
        add_or_pass(state, move)
    elif state.phase == SECOND:
        second_action(state, move)
    elif state.phase == TWIG:
        choose_twig(state, move)
    elif state.phase == SPOT:
        come_down(state, move - SIDE)
    elif state.phase == LEAF:
        choose_leaf(state, move)
    elif state.phase == HEAR:
        state.at = next_on_route(state)
        hear(state, int(state.at))
    elif state.phase == CHOOSE:
        choose(state, move)
    else:
        turn_top(state)


@called
def add_or_pass(state: State, move: int) -> None:
    """T21 Add a card, or draw two and pass. T24 The first who passes gets the pass card; an addition sends it back."""
    if move != PASS:
        state.holder = NONE
        leave_hand(state, state.seat, move)
        seek_place(state, move)
        return
    for _ in range(2):
        draw_unseen(state)
    if state.phase != STOPPED:
        if state.holder == NONE:
            state.holder = state.seat
        state.phase = TURN_DONE


@called
def draw_unseen(state: State) -> None:
    """T68 A card that only its drawer sees; if there is none, the turn stops (T33)."""
    if state.phase != STOPPED:
        card = draw_card(state)
        if card != NONE:
            to_hand(state, card, False)


@called
def second_action(state: State, move: int) -> None:
    """T22 After the first card: another, its plumage, or a card from the draw pile."""
    if move < PLUME:
        leave_hand(state, state.seat, move)
        seek_place(state, move)
        return
    if move == DRAW_ONE:
        draw_unseen(state)
    else:
        state.plumage[move - PLUME] = state.seat
    if state.phase != STOPPED:
        seek_leaf(state)


@called
def choose(state: State, move: int) -> None:
    """T47 What the bird does with a choice; "done" ends its clause."""
    if move == DONE:
        state.left, state.phase = 0, GO_ON
    else:
        obey(state, move)


@called
def turn_top(state: State) -> None:
    """T30 The top card of the draw pile is discarded; T31 in the bonus variant it speaks as the last of the turn."""
    card = draw_card(state)
    if card == NONE:
        return
    discard(state, card)
    if state.bonus:
        state.finale = 1
        hear(state, card)
    else:
        state.phase = TURN_DONE
