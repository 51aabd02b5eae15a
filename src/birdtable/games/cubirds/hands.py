"""How many cards there are where not everybody may look: right for a state, for a sight, and for one half read."""

from birdtable.compiling import njit
from birdtable.games.contract import State
from birdtable.games.cubirds.birds import ALL_BIRDS
from birdtable.games.cubirds.state import ROWS
from birdtable.games.piles import total


@njit
def size_of_hand(state: State, seat: int) -> int:
    """How many cards a hand has, seen or not."""
    return total(state.known[seat]) + int(state.unknown[seat])


@njit
def unnamed_cards(state: State, seat: int) -> int:
    """How many cards of a hand are blanked in a sight."""
    return size_of_hand(state, seat) - total(state.hand[seat])


@njit
def cards_left(state: State) -> int:
    """How many cards draw pile and discard pile can give: all that are nowhere else."""
    left = total(ALL_BIRDS)
    for row in range(ROWS):
        left -= total(state.birds[row])
    for seat in range(state.seats):
        left -= total(state.collection[seat]) + size_of_hand(state, seat)
    return left
