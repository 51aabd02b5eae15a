"""The powers in use: a card that was played, and on top of each Rosella what it plays in its turn.

The record keeps them as a list, the innermost last: where the card is, how many uses it still has, whose power it uses.
What the innermost use has done so far is kept once, since a power that plays a card has nothing more to remember.
"""

from birdtable.compiling import njit
from birdtable.games.contract import NONE, State
from birdtable.games.piles import EMPTY


@njit
def begin_chain_link(state: State, at: int, uses: int) -> None:
    """A card in the tree whose power is to be used so many times."""
    state.chain_at[state.depth], state.chain_uses[state.depth] = at, uses
    state.depth += 1


@njit
def end_chain_link(state: State) -> None:
    """The innermost power is done."""
    state.depth -= 1
    top = state.depth
    state.chain_at[top], state.chain_uses[top], state.chain_power[top] = 0, 0, 0


@njit
def clear_chain(state: State) -> None:
    """No power is in use."""
    while state.depth:
        end_chain_link(state)
    clear_use(state)


@njit
def clear_use(state: State) -> None:
    """A use that has done nothing yet."""
    state.gap, state.took, state.left, state.revealed, state.robbed = NONE, NONE, 0, EMPTY, NONE


@njit
def is_in_use(state: State, at: int) -> bool:
    """Y16 Whether the power of the card at a place is still being used: such a card cannot be taken."""
    for link in range(state.depth):
        if state.chain_at[link] == at:
            return True
    return False
