"""The course of a Busy Beaks game: what may be done, what it does, and what ends a turn and the game.

Y6 A turn is: play a card or not, score a flock or not, draw a card, tidy the tree. The rules' numbers are those of
docs/rules/busybeaks.md.
"""

from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import KOOKABURRA, TYPES
from birdtable.games.busybeaks.choices import (
    copy_branch,
    keep_bird,
    name_bird,
    pay,
    power,
    put_bird,
    score_four,
    steal_bird,
    take_card,
    visit,
)
from birdtable.games.busybeaks.flocks import FLOCK, WREN_FLOCK, finish, legal_flocks, score
from birdtable.games.busybeaks.hands import draw_own
from birdtable.games.busybeaks.powers import can_copy, can_play, can_visit, go_on, may_take, play_card
from birdtable.games.busybeaks.setup import clear_news
from birdtable.games.busybeaks.state import (
    BRANCHES,
    COPY,
    COPY_BRANCH,
    DONE,
    DRAW,
    DRAW_CARD,
    DROP,
    FLY,
    FOUR,
    FROM,
    FROM_SEAT,
    KEEP,
    KEEP_BIRD,
    NAME,
    NAME_BIRD,
    PAY,
    PLACES,
    PLAY,
    PLAY_BIRD,
    PUT,
    PUT_BIRD,
    QUIET_TURNS,
    SCORE,
    STALLED,
    STEAL,
    STEAL_BIRD,
    SWAP,
    TAKE,
    TAKE_CARD,
    TWICE,
    USED,
)
from birdtable.games.busybeaks.tree import has_room, tidy
from birdtable.games.contract import NONE, Moves, Points, State
from birdtable.games.piles import Pile, count, left_to_draw, only

# ---------------------------------------------------------------------------- what may be done


@njit
def legal(state: State, moves: Moves) -> int:
    """The legal moves of the seat to move, in ascending order; returns how many."""
    if state.over:
        return 0
    if state.phase in (PLAY, SCORE, DRAW):
        return legal_steps(state, moves)
    hand = state.hand[state.seat]
    if state.phase == TWICE:
        return legal_plays(state, moves)
    if state.phase == PAY:
        return legal_birds(state, hand, DROP, moves)
    if state.phase in (TAKE, SWAP):
        return legal_takes(state, moves)
    if state.phase == PUT:
        return legal_birds(state, hand - only(hand, state.took), PUT_BIRD, moves)
    if state.phase == KEEP:
        return legal_birds(state, state.revealed, KEEP_BIRD, moves)
    if state.phase == STEAL:
        return legal_birds(state, state.hand[state.robbed], STEAL_BIRD, moves)
    if state.phase == FOUR:
        return with_done(legal_flocks(state, WREN_FLOCK, moves, 0), moves)
    return legal_names(state, moves)


@njit
def legal_steps(state: State, moves: Moves) -> int:
    """Y6 A card, a flock, or the draw that ends the turn; whoever scores first gives up playing a card."""
    n = 0
    if state.phase == PLAY:
        n = legal_plays(state, moves)
    if state.phase != DRAW:
        n = legal_flocks(state, FLOCK, moves, n)
    moves[n] = DRAW_CARD
    return n + 1


@njit
def legal_plays(state: State, moves: Moves) -> int:
    """Y7 Any card in hand that can be paid for (Y8), at the end of any branch with room."""
    n = 0
    for kind in range(TYPES):
        playable = can_play(state, kind)
        for branch in range(BRANCHES):
            moves[n] = PLAY_BIRD + state.birds[kind] * BRANCHES + branch
            n += int(playable and has_room(state, branch))
    return n


@njit
def legal_birds(state: State, pile: Pile, first: int, moves: Moves) -> int:
    """The moves from a number on that name a bird of a pile."""
    n = 0
    for kind in range(TYPES):
        moves[n] = first + state.birds[kind]
        n += int(count(pile, kind) > 0)
    return n


@njit
def legal_takes(state: State, moves: Moves) -> int:
    """Y17 The cards that may be taken; only Kookaburras, and whoever has none yet, may not stop."""
    n, bird = 0, power(state)
    for branch in range(BRANCHES):
        for at in range(branch * PLACES, branch * PLACES + state.ends[branch]):
            moves[n] = TAKE_CARD + at
            n += int(may_take(state, bird, at))
    may_stop = state.phase == SWAP or (state.gap != NONE and bird != KOOKABURRA)
    return with_done(n, moves) if may_stop else n


@njit
def with_done(n: int, moves: Moves) -> int:
    """The moves so far, or to do no more."""
    moves[n] = DONE
    return n + 1


@njit
def legal_names(state: State, moves: Moves) -> int:
    """Y24 Any bird of the game; Y25 any opponent with cards; Y28 any branch that ends with a bird to copy."""
    n = 0
    if state.phase == NAME:
        for kind in range(TYPES):
            moves[kind] = NAME_BIRD + state.birds[kind]
        return TYPES
    if state.phase == FROM:
        for seat in range(state.seats):
            moves[n] = FROM_SEAT + seat
            n += int(can_visit(state, seat))
        return n
    for branch in range(BRANCHES):
        moves[n] = COPY_BRANCH + branch
        n += int(can_copy(state, branch))
    return n


# ---------------------------------------------------------------------------- what it does


@njit
def play(state: State, move: int) -> None:
    """Make a legal move, and count the moves that brought hidden cards out (Y43): by chance, or before the Eagle."""
    rng = state.rng
    state.ply += 1
    clear_news(state)
    state.moved, state.mover = move, state.seat
    if move == DRAW_CARD:
        end_turn(state)
    elif state.phase in (PLAY, SCORE):
        play_or_score(state, move)
    else:
        choose(state, move)
    while state.phase == USED:
        go_on(state)
    if state.rng != rng or state.phase == STEAL or state.over:
        state.reveals += 1


@njit
def kind_of(state: State, bird: int) -> int:
    """A bird's place on the table's list; NONE if it is not in the game."""
    for kind in range(TYPES):
        if state.birds[kind] == bird:
            return kind
    return NONE


@njit
def play_or_score(state: State, move: int) -> None:
    """Y6 Steps 1 and 2 of a turn."""
    if move < FLY:
        play_card(state, kind_of(state, move // BRANCHES), move % BRANCHES, 1)
        return
    score(state, kind_of(state, move - FLY), FLOCK)
    if not state.over:
        state.phase = DRAW


@njit
def choose(state: State, move: int) -> None:
    """A choice in the middle of a power."""
    if move == DONE:
        state.phase = USED
    elif state.phase == TWICE:
        play_card(state, kind_of(state, move // BRANCHES), move % BRANCHES, 2)  # Y30
    elif state.phase == PAY:
        pay(state, kind_of(state, move - DROP))
    elif state.phase in (TAKE, SWAP):
        take_card(state, move - TAKE_CARD)
    elif state.phase == PUT:
        put_bird(state, kind_of(state, move - PUT_BIRD))
    elif state.phase == KEEP:
        keep_bird(state, kind_of(state, move - KEEP_BIRD))
    elif state.phase == NAME:
        name_bird(state, kind_of(state, move - NAME_BIRD))
    elif state.phase == FROM:
        visit(state, move - FROM_SEAT)
    elif state.phase == STEAL:
        steal_bird(state, kind_of(state, move - STEAL_BIRD))
    elif state.phase == COPY:
        copy_branch(state, move - COPY_BRANCH)
    else:
        score_four(state, kind_of(state, move - FLY))


# ---------------------------------------------------------------------------- the end of a turn, and of the game


@njit
def end_turn(state: State) -> None:
    """Y10 Draw a card, then tidy the tree (Y14), and the next seat goes on, unless nothing moves any more (Y35)."""
    idle = state.phase == PLAY and left_to_draw(state) == 0
    state.idle = state.idle + 1 if idle else 0
    draw_own(state, 1)
    tidy(state)
    if state.idle == state.seats or state.turn - state.scored >= QUIET_TURNS:
        finish(state, STALLED)
    else:
        state.seat = (state.seat + 1) % state.seats
        state.turn += 1
        state.phase = PLAY


@njit
def points(state: State, out: Points) -> None:
    """Y34 Most eggs win; among those who tie, most cards in hand; whoever ties in both shares the win."""
    best, winners = -1, 0
    for seat in range(state.seats):
        out[1, seat] = state.eggs[seat]
        standing = state.eggs[seat] * 128 + state.cards[seat]  # a hand never has 128 cards
        winners = winners + 1 if standing == best else (1 if standing > best else winners)
        best = max(best, standing)
    for seat in range(state.seats):
        won = state.over and state.eggs[seat] * 128 + state.cards[seat] == best
        out[0, seat] = 1 / winners if won else 0
