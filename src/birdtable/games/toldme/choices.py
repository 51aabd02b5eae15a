"""What a clause lets the seat to move choose: cards, plumage or seats."""

from birdtable.compiling import called, njit
from birdtable.games.contract import NONE, State
from birdtable.games.toldme import says
from birdtable.games.toldme.branch import NO_KIND, Kinds, can_take_away, fits, room_over, rooms_to_add, rooms_to_cover
from birdtable.games.toldme.cards import color, fixed_number, in_hand, instruction, kind, value
from birdtable.games.toldme.says import (
    ANY,
    CLAIMED,
    COVER,
    HAND,
    HANDS,
    NOT_YOURS,
    OFF_BRANCH,
    ON_BRANCH,
    ONE_COLOR,
    OVER_VALUE_UP_TO,
    PLUMAGE,
    RIVAL_SCORES,
    RIVALS,
    SAYS,
    SCORES,
    SWAP,
    TAKE_ITS_PLUMAGE,
    THAT_COLOR,
    THOSE_COLORS,
    UNCLAIMED,
    VALUE_IS_FIXED,
    VALUE_UP_TO,
    YOURS,
)
from birdtable.games.toldme.state import BRANCH, COLORS, PLUME, SEAT

VERB, COUNT, SOURCE, WHICH = range(4)
ANY_VALUE = 4


@njit
def says_now(state: State, what: int) -> int:
    """A number of the clause that is being obeyed: its verb, its count, its source, or which ones."""
    return int(SAYS[instruction(state, state.bird), state.clause, what])


@njit
def adds(verb: int) -> bool:
    """T16 Whether a verb puts cards beside others: "add", and "place", which is either."""
    return verb in (says.ADD, says.PLACE)


@njit
def covers(verb: int) -> bool:
    """T16 Whether a verb puts cards over others: "place over", "swap", and "place", which is either."""
    return verb in (COVER, SWAP) or verb == says.PLACE


@njit
def places_cards(state: State) -> bool:
    """Whether the clause puts cards on the branch."""
    verb = says_now(state, VERB)
    return (adds(verb) or covers(verb)) and says_now(state, SOURCE) != PLUMAGE


@njit
def swaps_plumage(state: State) -> bool:
    """T54 Whether the bird that speaks swaps plumage."""
    return state.bird != NONE and says_now(state, VERB) == SWAP and says_now(state, SOURCE) == PLUMAGE


@njit
def most_covered(state: State) -> int:
    """T57 The highest value that may be covered."""
    return int(min(ANY_VALUE, state.number)) if says_now(state, WHICH) == OVER_VALUE_UP_TO else ANY_VALUE


@called
def rooms(state: State) -> Kinds:
    """The kinds that the clause can put anywhere on the branch."""
    verb, kinds = says_now(state, VERB), NO_KIND
    if adds(verb):
        kinds |= rooms_to_add(state)
    if covers(verb):
        kinds |= rooms_to_cover(state, most_covered(state))
    return kinds


@njit
def may_cover(state: State, card: int, twig: int) -> bool:
    """T15 Whether a card may lie over this twig, as far as the clause goes (T57)."""
    return value(state, twig) <= most_covered(state) and fits(room_over(state, twig), kind(state, card))


@called
def shows_color(state: State, a_color: int) -> bool:
    """T16 Whether a visible card of the branch has a colour."""
    for i in range(state.twigs):
        if color(state, int(state.branch[i])) == a_color:
            return True
    return False


@called
def is_right_color(state: State, a_color: int, which: int) -> bool:
    """Whether a colour, of a card or of plumage, is one that the clause is about."""
    owner = state.plumage[a_color]
    if which == ONE_COLOR:
        return state.color in (NONE, a_color)
    if which == THAT_COLOR:
        return state.color == a_color
    if which == THOSE_COLORS:
        return state.colors >> a_color & 1 == 1
    if which == UNCLAIMED:
        return owner == NONE
    if which == CLAIMED:
        return owner != NONE
    if which == YOURS:
        return owner == state.seat
    if which == NOT_YOURS:
        return owner != state.seat
    if which == RIVALS:
        return owner not in (NONE, state.seat)
    if which == ON_BRANCH:
        return shows_color(state, a_color)
    return which != OFF_BRANCH or not shows_color(state, a_color)


@njit
def is_right_card(state: State, card: int, which: int) -> bool:
    """T61 T65 Whether a card of the hand, or a twig (T56), has the value or the colour that the clause asks for."""
    if which in (ANY, TAKE_ITS_PLUMAGE, OVER_VALUE_UP_TO):
        return True
    if which == VALUE_IS_FIXED:
        return value(state, card) == fixed_number(state, state.bird)
    if which == VALUE_UP_TO:
        return value(state, card) <= state.number
    return is_right_color(state, color(state, card), which)


@njit
def is_right_plumage(state: State, a_color: int, which: int) -> bool:
    """T52 Plumage that may be taken or returned; nobody takes what is already theirs."""
    verb = says_now(state, VERB)
    if verb == SWAP:
        return is_right_to_swap(state, a_color)
    if verb == says.TAKE and state.plumage[a_color] == state.seat:
        return False
    return is_right_color(state, a_color, which)


@njit
def is_right_to_swap(state: State, a_color: int) -> bool:
    """T54 First one's own plumage, if there is something to be had for it, then another's; each takes part once."""
    if state.colors >> a_color & 1:
        return False
    if state.that != NONE:
        return is_right_color(state, a_color, RIVALS)
    return is_right_color(state, a_color, YOURS) and can_swap(state)


@njit
def can_swap(state: State) -> bool:
    """T54 Whether another player has plumage that has not been swapped."""
    for a_color in range(COLORS):
        if is_right_color(state, a_color, RIVALS) and not state.colors >> a_color & 1:
            return True
    return False


# ---------------------------------------------------------------------------- choices as moves


@njit
def first_move(source: int) -> int:
    """The lowest number of a move that may be a choice."""
    if source == PLUMAGE:
        return PLUME
    return SEAT if source in (SCORES, RIVAL_SCORES, HANDS) else 0


@njit
def behind_last_move(state: State, source: int) -> int:
    """The number behind the highest."""
    if source == PLUMAGE:
        return PLUME + COLORS
    return int(SEAT + state.seats if source in (SCORES, RIVAL_SCORES, HANDS) else state.cards)


@njit
def can_choose(state: State, move: int, source: int, which: int, kinds: Kinds) -> bool:
    """T46 Whether a card, a plumage or a seat may be chosen now.

    T58 Of a score pile only the top card can be, so its seat stands for it; 27 leaves out one's own.
    """
    if source == HAND:
        if not in_hand(state, state.seat, move) or not is_right_card(state, move, which):
            return False
        return fits(kinds, kind(state, move))
    if source == says.TWIG:
        return state.where[move] == BRANCH and is_right_card(state, move, which) and can_take_away(state, move)
    if source == PLUMAGE:
        return is_right_plumage(state, move - PLUME, which)
    if source == HANDS:
        return state.held[move - SEAT] > 0
    return state.top[move - SEAT] != NONE and (source == SCORES or move - SEAT != state.seat)


@called
def next_choice(state: State, kinds: Kinds, move: int) -> int:
    """The first choice from a move number on, or NONE; `kinds` are those that may leave the hand."""
    source, which = says_now(state, SOURCE), says_now(state, WHICH)
    for choice in range(max(move, first_move(source)), behind_last_move(state, source)):
        if can_choose(state, choice, source, which, kinds):
            return choice
    return NONE


@njit
def kinds_to_choose(state: State) -> Kinds:
    """The kinds of cards that may leave the hand: what fits the branch if it goes there, else all."""
    return rooms(state) if places_cards(state) else ~NO_KIND


@njit
def is_optional(state: State) -> bool:
    """T47 Choosing cards of the hand for what they are is optional: nobody can check what others hold."""
    if says_now(state, SOURCE) != HAND:
        return False
    return places_cards(state) or says_now(state, WHICH) not in (ANY, TAKE_ITS_PLUMAGE)
