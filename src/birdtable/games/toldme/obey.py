"""The interpreter: it obeys the clauses of the bird that speaks until the seat to move must choose."""

from birdtable.compiling import called
from birdtable.games.chance import below
from birdtable.games.contract import NONE, State
from birdtable.games.toldme import says
from birdtable.games.toldme.branch import fits, take_away
from birdtable.games.toldme.cards import (
    color,
    discard,
    draw_card,
    fixed_number,
    in_hand,
    kind,
    leave_hand,
    nth_card,
    number_in_brackets,
    put_on_score,
    take_from_score,
    to_hand,
    value,
)
from birdtable.games.toldme.choices import (
    COUNT,
    SOURCE,
    VERB,
    WHICH,
    is_optional,
    is_right_card,
    is_right_color,
    kinds_to_choose,
    next_choice,
    places_cards,
    rooms,
    says_now,
)
from birdtable.games.toldme.clauses import begin, next_clause
from birdtable.games.toldme.placing import seek_place
from birdtable.games.toldme.state import CHOOSE, COLORS, GO_ON, HIDDEN, PLUME, SEAT, SEEN

# ---------------------------------------------------------------------------- one step


@called
def step(state: State) -> None:
    """T46 Obey the clause once more, or go on to what follows it."""
    verb, source = says_now(state, VERB), says_now(state, SOURCE)
    if state.left <= 0:
        next_clause(state)
    elif verb == says.BOOST:
        leave_boost(state)
    elif verb == says.PERFORM:
        perform(state)
    elif source == says.DECK:
        obey_with_next_card(state, verb)
    elif says_now(state, COUNT) == says.ALL:
        obey_with_all(state, source)
    else:
        ask(state)


@called
def ask(state: State) -> None:
    """T46 With one possible choice there is no question, with none the clause ends; "may" always asks (T47)."""
    kinds = kinds_to_choose(state)
    choice = next_choice(state, kinds, 0)
    if is_optional(state):
        state.phase = CHOOSE
        if state.held[state.seat] == 0:
            state.phase, state.left = GO_ON, 0
    elif choice == NONE:
        state.left = 0
    elif next_choice(state, kinds, choice + 1) != NONE:
        state.phase = CHOOSE
    else:
        obey(state, choice)


@called
def leave_boost(state: State) -> None:
    """T49 A boost waits for the next card that it fits."""
    state.left = 0
    which = says_now(state, WHICH)
    by = int(fixed_number(state, state.bird) if says_now(state, COUNT) == says.FIXED else state.number)
    size = NONE
    if which == says.NEXT_OF_FIXED:
        size = fixed_number(state, state.bird)
    elif which == says.NEXT_OF_NUMBER:
        size = int(state.number)
    elif which == says.NEXT_OF_THAT_VALUE:
        size = value(state, state.that)
    elif which == says.NEXT:
        size = says.WAITING_NEXT
    elif which == says.NEXT_OF_PLUMAGE:
        size = says.WAITING_PLUMAGE
    else:
        size = says.WAITING_LAST
    if which > says.NEXT_OF_THAT_VALUE or 1 <= size <= 4:  # no card has another value
        state.boost[size] += by


@called
def perform(state: State) -> None:
    """T51 The discarded card speaks in place of the one that performs it, which ends with that."""
    card, number = int(state.that), int(state.number)
    if card == NONE:
        state.left = 0
    else:
        begin(state, card, number_in_brackets(state, card) + number)


# ---------------------------------------------------------------------------- from the draw pile


@called
def obey_with_next_card(state: State, verb: int) -> None:
    """T57 Each card is handled before the next is drawn."""
    card = draw_card(state)
    if card == NONE:
        return
    state.left -= 1
    which = says_now(state, WHICH)
    if verb == says.DRAW:
        to_hand(state, card, False)
    elif verb == says.SCORE:
        score_or_discard(state, card, which)
    elif verb == says.DISCARD:
        discard(state, card)
        note(state, card)
    elif verb == says.REVEAL:
        reveal(state, card, which)
    elif fits(rooms(state), kind(state, card)):
        seek_place(state, card)
    else:
        to_hand(state, card, True)


@called
def score_or_discard(state: State, card: int, which: int) -> None:
    """T62 A card from the draw pile that may not be scored is discarded."""
    if is_right_card(state, card, which):
        put_on_score(state, state.seat, card)
    else:
        discard(state, card)


@called
def reveal(state: State, card: int, which: int) -> None:
    """T63 A revealed card goes to the hand, unless it has the wrong colour: then it is discarded."""
    if is_right_card(state, card, which):
        to_hand(state, card, True)
    else:
        discard(state, card)
    note(state, card)


@called
def note(state: State, card: int) -> None:
    """What follows may be about this card, its colour, or all such colours."""
    state.that, state.color = card, color(state, card)
    state.colors |= 1 << color(state, card)


# ---------------------------------------------------------------------------- all at once


@called
def obey_with_all(state: State, source: int) -> None:
    """T64 Discard the whole hand. T52 Return all plumage, or take all that the clause names."""
    state.left = 0
    which = says_now(state, WHICH)
    if source == says.HAND:
        for card in range(state.cards):
            if in_hand(state, state.seat, card):
                leave_hand(state, state.seat, card)
                discard(state, card)
    else:
        owner = state.seat if says_now(state, VERB) == says.TAKE else NONE
        for a_color in range(COLORS):
            if is_right_color(state, a_color, which):
                state.plumage[a_color] = owner


# ---------------------------------------------------------------------------- with a choice


@called
def obey(state: State, choice: int) -> None:
    """T48 Do what the clause says with what was chosen."""
    source = says_now(state, SOURCE)
    state.phase = GO_ON
    if source == says.PLUMAGE:
        obey_with_plumage(state, choice - PLUME)
        return
    state.left -= 1
    if source == says.HAND:
        leave_hand(state, state.seat, choice)
        if places_cards(state):
            seek_place(state, choice)
        else:
            move_card(state, choice)
    elif source == says.TWIG:
        take_away(state, choice)
        state.color = color(state, choice)
        move_card(state, choice)
    elif source == says.HANDS:
        discard_at_random(state, choice - SEAT)
    else:
        move_card(state, take_from_score(state, choice - SEAT))


@called
def move_card(state: State, card: int) -> None:
    """T48 A card in the air goes where the verb says. T53 With 11, its plumage is taken."""
    verb = says_now(state, VERB)
    if verb == says.SCORE:
        put_on_score(state, state.seat, card)
    elif verb == says.DRAW:
        to_hand(state, card, True)
    else:
        discard(state, card)
        if says_now(state, SOURCE) == says.HAND:
            state.that = card
        if says_now(state, WHICH) == says.TAKE_ITS_PLUMAGE:
            state.plumage[color(state, card)] = state.seat


@called
def discard_at_random(state: State, seat: int) -> None:
    """T59 A card drawn from a hand without looking."""
    card = nth_card(state, HIDDEN + seat, SEEN + seat, below(state, state.held[seat]))
    leave_hand(state, seat, card)
    discard(state, card)
    state.reveals += 1


@called
def obey_with_plumage(state: State, a_color: int) -> None:
    """T52 Take or return (T55) plumage; a swap (T54) is two choices, one's own plumage first."""
    verb = says_now(state, VERB)
    if verb == says.SWAP and state.that == NONE:
        state.that = a_color
        return
    state.left -= 1
    if verb == says.SWAP:
        own = int(state.that)
        state.plumage[own], state.plumage[a_color] = state.plumage[a_color], state.plumage[own]
        state.colors |= 1 << own | 1 << a_color
        state.that = NONE
    else:
        state.plumage[a_color] = state.seat if verb == says.TAKE else NONE
