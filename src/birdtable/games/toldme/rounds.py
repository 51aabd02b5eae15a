"""The end of a turn, of a round and of the game, and who gets what."""

from birdtable.compiling import called
from birdtable.games.contract import NONE, Points, State
from birdtable.games.toldme.branch import has_connection, leave_branch
from birdtable.games.toldme.cards import color, discard, put_on_score, score_of, value
from birdtable.games.toldme.clauses import forget_bird
from birdtable.games.toldme.says import BOOSTS
from birdtable.games.toldme.state import (
    BRANCH,
    COLORS,
    COVERED,
    FIRST,
    GOAL,
    SECOND_EXHAUSTION,
    THIRTY_POINTS,
    TRUNK,
)


@called
def end_turn(state: State) -> None:
    """T40 A round that is over (T35) is scored first; then 30 points end the game, else the next seat has its turn.

    T34 If that seat has the pass card, the round ends as its turn comes.
    """
    forget_turn(state)
    if not has_connection(state):
        end_round(state)
    if has_thirty(state):
        finish(state, THIRTY_POINTS)
        return
    following = int((state.seat + 1) % state.seats)
    if state.holder == following and state.twigs > 0:
        end_round(state)
        if has_thirty(state):
            finish(state, THIRTY_POINTS)
            return
    begin_turn(state, following)


@called
def stop(state: State) -> None:
    """T33 The draw pile has run out for good: the turn stops, the round is scored, and the game is over."""
    forget_bird(state)
    forget_turn(state)
    end_round(state)
    finish(state, SECOND_EXHAUSTION)


@called
def finish(state: State, ending: int) -> None:
    """The game is over."""
    state.over, state.phase = ending, FIRST


@called
def forget_turn(state: State) -> None:
    """T44 What a turn leaves behind ends with it: its route, and boosts that no card used."""
    state.added[0], state.added[1] = NONE, NONE
    state.at, state.goal, state.grown, state.finale = TRUNK, TRUNK, 0, 0
    for i in range(BOOSTS):
        state.boost[i] = 0


@called
def begin_turn(state: State, seat: int) -> None:
    """T21 The turn goes to a seat. T20 If the branch is empty, plumage and pass card go back."""
    state.seat = seat
    state.turn += 1
    state.phase = FIRST
    if state.twigs == 0:
        state.holder = NONE
        for a_color in range(COLORS):
            state.plumage[a_color] = NONE


# ---------------------------------------------------------------------------- the award


@called
def end_round(state: State) -> None:
    """T36 The colours with the most birds pay their holders; all other cards of the branch are discarded (T38)."""
    most = 0
    for a_color in range(COLORS):
        most = max(most, birds_of(state, a_color))
    winners = 0
    for a_color in range(COLORS):
        if state.plumage[a_color] != NONE and birds_of(state, a_color) == most:
            winners |= 1 << a_color
    for worth in range(4, 0, -1):
        award(state, winners, worth)
    for card in range(state.cards):
        if state.where[card] == BRANCH or state.where[card] == COVERED:
            discard(state, card)
            leave_branch(state, card)
    for i in range(state.twigs):
        state.branch[i] = NONE
    state.twigs = 0
    state.rounds += 1


@called
def birds_of(state: State, a_color: int) -> int:
    """T36 How many birds of a colour are visible: the sum of the values."""
    birds = 0
    for i in range(state.twigs):
        twig = int(state.branch[i])
        if color(state, twig) == a_color:
            birds += value(state, twig)
    return birds


@called
def award(state: State, winners: int, worth: int) -> None:
    """T37 The visible cards of one value, the highest number first, go to the holders of their plumage."""
    for i in range(state.cards):
        card = card_from_behind(state, i)
        if state.where[card] == BRANCH and value(state, card) == worth and winners >> color(state, card) & 1:
            leave_branch(state, card)
            put_on_score(state, int(state.plumage[color(state, card)]), card)


@called
def card_from_behind(state: State, i: int) -> int:
    """The cards from the highest number down; with two decks 48 of the second, 48 of the first, 47 of the second ..."""
    decks = int(state.cards) // 48
    return 47 - i // decks + 48 * (decks - 1 - i % decks)


# ---------------------------------------------------------------------------- who wins


@called
def has_thirty(state: State) -> bool:
    """T39 Whether somebody has 30 points."""
    for seat in range(state.seats):
        if state.top[seat] != NONE and score_of(state, seat) >= GOAL:
            return True
    return False


@called
def points(state: State, out: Points) -> None:
    """T41 The most points win; of those who tie, the seat whose turn it was, else whose turn would come first.

    T34 If the round ended as its turn came, that is the seat with the pass card. T42 After the second exhaustion it is
    the seat whose turn was stopped.
    """
    for seat in range(state.seats):
        out[0, seat] = 0
        out[1, seat] = score_of(state, seat)
    if not state.over:
        return
    current = state.seat if state.holder == NONE or state.over == SECOND_EXHAUSTION else state.holder
    best = current
    for i in range(1, state.seats):
        seat = (current + i) % state.seats
        if out[1, seat] > out[1, best]:
            best = seat
    out[0, best] = 1
