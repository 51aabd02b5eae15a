"""Flocks, and the eggs that they bring."""

from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import TYPES
from birdtable.games.busybeaks.chain import clear_chain
from birdtable.games.busybeaks.hands import lose
from birdtable.games.busybeaks.state import EGGS_GONE, FLY, PLAY
from birdtable.games.contract import Moves, State
from birdtable.games.piles import count, only, some

FLOCK = 5  # cards of a flock
WREN_FLOCK = 4  # with the Fairy Wren


@njit
def legal_flocks(state: State, size: int, moves: Moves, n: int) -> int:
    """Y9 Any bird of which the hand has a flock."""
    hand = state.hand[state.seat]
    for kind in range(TYPES):
        moves[n] = FLY + state.birds[kind]
        n += int(count(hand, kind) >= size)
    return n


@njit
def token_value(tokens: int, seats: int) -> int:
    """Y3 The eggs on the top token of so many: as many tokens of each value as there are seats, the fives first."""
    return int((tokens - 1) // seats) + 2


@njit
def score(state: State, kind: int, size: int) -> None:
    """Y9 A flock goes to the discard pile for the top token, and for the bird's one-egg token if that is left.

    Y33 The last token ends the game at once.
    """
    seat = state.seat
    lose(state, seat, kind, size)
    state.discard += some(size, kind)
    state.eggs[seat] += token_value(state.tokens, state.seats) + count(state.bonus, kind)
    state.bonus -= only(state.bonus, kind)
    state.tokens -= 1
    state.scored = state.turn
    if state.tokens == 0:
        finish(state, EGGS_GONE)


@njit
def finish(state: State, ending: int) -> None:
    """The game is over; powers still in use are not used any more."""
    state.over, state.phase = ending, PLAY
    clear_chain(state)
