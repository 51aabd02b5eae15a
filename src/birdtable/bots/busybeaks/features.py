"""What a position of Busy Beaks looks like to each seat, in numbers from which its worth is made (bots/value.py)."""

from birdtable.bots.busybeaks.greedy import eggs_for, free_kind, worth
from birdtable.bots.value import Features
from birdtable.compiling import njit
from birdtable.games.busybeaks.birds import TAKERS, TYPES
from birdtable.games.busybeaks.state import TREE
from birdtable.games.contract import NONE, State
from birdtable.games.piles import count, some, total

MOST = 6  # cards of a type that count one by one
BIRDS = 14
NAMES = (
    "eggs",
    "eggs for those that are left",
    "eggs when few are left",
    "cards",
    "cards when few eggs are left",
    *(f"types with {n}" for n in range(1, MOST + 1)),
    *(f"eggs of types with {n}" for n in range(1, MOST + 1)),
    "in the making",
    "in the making when few eggs are left",
    *(f"cards of bird {bird}" for bird in range(BIRDS)),
    *(
        f"{what}, {when}"
        for when in ("to move", "next", "later")
        for what in ("turn", "flock", "nearly a flock", "the tree has the fifth", "best", "second best", "last token")
    ),
)
FEW = 0.25  # share of the tokens
BY_BIRD = 19
BY_TURN = BY_BIRD + BIRDS  # where the features by turn begin
NOW = 7  # and how many there are for each
PLACES = 3


@njit
def features(state: State, out: Features) -> None:
    """The features of each seat, at the start of a turn, with all hands open."""
    tree = cards_of_tree(state)
    for seat in range(state.seats):
        features_of(state, seat, tree, out)


@njit
def cards_of_tree(state: State) -> int:
    """The types that lie in the tree, a bit for each."""
    found = 0
    for at in range(TREE):
        kind = free_kind(state, at)
        if kind != NONE:
            found |= 1 << kind
    return found


@njit
def features_of(state: State, seat: int, tree: int, out: Features) -> None:
    """The features of one seat."""
    out[seat, :] = 0
    hand, left = state.hand[seat], state.tokens / (4 * state.seats)
    out[seat, 0] = state.eggs[seat] / 4
    out[seat, 1] = state.eggs[seat] / (4 * (left + 0.15))
    out[seat, 2] = state.eggs[seat] / 4 * (left <= FEW)
    out[seat, 3] = total(hand) / 4
    out[seat, 4] = total(hand) / 4 * (left <= FEW)
    made = 0.0
    for kind in range(TYPES):
        n = count(hand, kind)
        out[seat, BY_BIRD + state.birds[kind]] = n
        if n:
            out[seat, 4 + min(n, MOST)] += 1
            out[seat, 4 + MOST + min(n, MOST)] += eggs_for(state, kind) / 4
            made += worth(state, hand, kind)
    out[seat, 17] = made / 4
    out[seat, 18] = made / (4 * (left + 0.15))
    place = (seat - state.seat + state.seats) % state.seats
    features_now(state, seat, tree, BY_TURN + NOW * min(place, PLACES - 1), out)


@njit
def features_now(state: State, seat: int, tree: int, at: int, out: Features) -> None:
    """What depends on how soon a seat moves."""
    hand, best, second = state.hand[seat], 0.0, 0.0
    out[seat, at] = 1
    takes = 0.0
    for kind in range(TYPES):
        if count(hand, kind) and TAKERS >> state.birds[kind] & 1:
            takes = 1.0
    for kind in range(TYPES):
        n = count(hand, kind)
        eggs = eggs_for(state, kind)
        if n >= 5:
            out[seat, at + 1] = max(out[seat, at + 1], eggs / 4)
        if n == 4:
            out[seat, at + 2] = max(out[seat, at + 2], eggs / 4)
            if tree >> kind & 1:
                out[seat, at + 3] = max(out[seat, at + 3], takes * eggs / 4)
        made = worth(state, hand + some(1, kind), kind)
        if made > best:
            best, second = made, best
        elif made > second:
            second = made
    out[seat, at + 4], out[seat, at + 5] = best / 4, second / 4
    out[seat, at + 6] = out[seat, at + 1] > 0 and state.tokens == 1
