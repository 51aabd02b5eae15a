"""What is printed on a card, and how cards go from pile to hand to pile."""

from birdtable.compiling import called, njit
from birdtable.games.chance import below
from birdtable.games.contract import NONE, State
from birdtable.games.toldme.state import AIR, DECK, DISCARDS, DRAWS, HIDDEN, SCORED, SEEN, STOPPED

# How a printed card is packed into a number: 4 bits of connectors, then value - 1, colour, instruction, two numbers.
VALUE, COLOR, INSTRUCTION, NUMBER, FIXED = 4, 6, 9, 15, 19


@njit
def printed(state: State, card: int) -> int:
    """T4 The second deck is the same 48 cards again."""
    return int(state.deck[card - DECK if card >= DECK else card])


@njit
def connectors(state: State, card: int) -> int:
    """The sides on which a card has connectors: 1 north, 2 east, 4 south, 8 west."""
    return printed(state, card) & 15


@njit
def value(state: State, card: int) -> int:
    """T19 Value, size and number of birds are one number, 1 to 4."""
    return (printed(state, card) >> VALUE & 3) + 1


@njit
def kind(state: State, card: int) -> int:
    """Value and connectors in one number below 64: all that decides where a card fits."""
    return printed(state, card) & 63


@njit
def color(state: State, card: int) -> int:
    """T1 The colour, 0 to 5."""
    return printed(state, card) >> COLOR & 7


@njit
def instruction(state: State, card: int) -> int:
    """Which of the 48 instructions is printed on a card."""
    return printed(state, card) >> INSTRUCTION & 63


@njit
def number_in_brackets(state: State, card: int) -> int:
    """The number that can be raised (T43)."""
    return printed(state, card) >> NUMBER & 15


@njit
def fixed_number(state: State, card: int) -> int:
    """The number that cannot, where the instruction has one."""
    return printed(state, card) >> FIXED & 15


# ---------------------------------------------------------------------------- the draw pile


@called
def draw_card(state: State) -> int:
    """T32 The next card, to be put somewhere by the caller. NONE if there is none, and then the turn stops (T33)."""
    if state.pile == 0 and not reshuffle(state):
        state.phase = STOPPED
        return NONE
    card = nth_card(state, DRAWS, NONE, below(state, state.pile))
    state.pile -= 1
    state.reveals += 1
    return card


@njit
def reshuffle(state: State) -> bool:
    """T32 Once in a game the discard pile becomes the draw pile; whether there was a card in it."""
    if state.shuffles:
        return False
    for card in range(state.cards):
        if state.where[card] == DISCARDS:
            state.where[card] = DRAWS
            state.pile += 1
    state.shuffles = int(state.pile > 0)
    return bool(state.pile > 0)


@njit
def nth_card(state: State, place: int, other: int, n: int) -> int:
    """The n-th card, counted from 0 and sorted by number, of those in a place or another."""
    card = 0
    while True:
        if state.where[card] == place or state.where[card] == other:
            if n == 0:
                return card
            n -= 1
        card += 1


# ---------------------------------------------------------------------------- hands, discards, scores


@njit
def in_hand(state: State, seat: int, card: int) -> bool:
    """Whether a hand has a card."""
    place = state.where[card]
    return place == HIDDEN + seat or place == SEEN + seat


@njit
def to_hand(state: State, card: int, seen: bool) -> None:
    """T67 A card goes to the hand of the seat to move; if everybody saw it go there, that stays known."""
    state.held[state.seat] += 1
    if seen:
        state.where[card] = SEEN + state.seat
    else:
        state.where[card] = HIDDEN + state.seat
        state.unseen[state.seat] += 1
        state.drew += 1


@njit
def leave_hand(state: State, seat: int, card: int) -> None:
    """A card leaves a hand, for all to see (T66), and is in the air."""
    state.unseen[seat] -= int(state.where[card] == HIDDEN + seat)
    state.held[seat] -= 1
    state.where[card] = AIR


@njit
def discard(state: State, card: int) -> None:
    """A card goes to the discard pile, face up."""
    state.where[card] = DISCARDS


@njit
def put_on_score(state: State, seat: int, card: int) -> None:
    """A card goes face up on top of a score pile."""
    state.where[card] = SCORED + seat
    state.below[card] = state.top[seat]
    state.top[seat] = card


@njit
def take_from_score(state: State, seat: int) -> int:
    """T19 The top card of a score pile leaves it, and is in the air."""
    card = int(state.top[seat])
    state.top[seat] = int(state.below[card])
    state.below[card] = NONE
    state.where[card] = AIR
    return card


@njit
def score_of(state: State, seat: int) -> int:
    """T19 A score pile is worth the sum of its values."""
    worth = 0
    for card in range(state.cards):
        if state.where[card] == SCORED + seat:
            worth += value(state, card)
    return worth
