"""Cards that come to a hand and leave it, and who knows of it."""

from birdtable.compiling import njit
from birdtable.games.contract import State
from birdtable.games.piles import EMPTY, Pile, count, left_to_draw, next_card, some, total


@njit
def gain(state: State, seat: int, kind: int, n: int) -> None:
    """Y37 Cards go to a hand for all to see, and stay known while they are there."""
    cards = some(n, kind)
    state.hand[seat] += cards
    state.cards[seat] += n
    for viewer in range(state.seats):
        state.seen[viewer, seat] += cards


@njit
def lose(state: State, seat: int, kind: int, n: int) -> None:
    """Y37 Cards leave a hand for all to see: whoever knew of others there still does."""
    state.hand[seat] -= some(n, kind)
    state.cards[seat] -= n
    for viewer in range(state.seats):
        state.seen[viewer, seat] = without(state.seen[viewer, seat], kind, n)


@njit
def without(known: Pile, kind: int, n: int) -> Pile:
    """What is known of a hand when so many cards of a kind have left it."""
    return known - some(min(n, count(known, kind)), kind)


@njit
def draw_cards(state: State, seat: int, n: int) -> Pile:
    """Y41 Draw cards, or what there is (Y10), which nobody else sees; returns them."""
    cards = EMPTY
    for _ in range(min(n, left_to_draw(state))):
        cards += some(1, next_card(state))
    state.hand[seat] += cards
    state.cards[seat] += total(cards)
    return cards


@njit
def draw_own(state: State, n: int) -> None:
    """The seat to move draws."""
    cards = draw_cards(state, state.seat, n)
    state.drawn += cards
    state.draws += total(cards)


@njit
def carry_off(state: State, victim: int, kind: int) -> None:
    """Y39 A card goes from one hand to another: both know it.

    Y40 Nobody else knows anything more of the hand that it left.
    """
    taker, card = state.seat, some(1, kind)
    state.hand[victim] -= card
    state.hand[taker] += card
    state.cards[victim] -= 1
    state.cards[taker] += 1
    for viewer in range(state.seats):
        kept = without(state.seen[viewer, victim], kind, 1)
        state.seen[viewer, victim] = kept if viewer == taker else EMPTY
    state.seen[victim, taker] += card
    state.passed += card


@njit
def repay(state: State, victim: int, n: int) -> None:
    """Y26 Whoever lost a card to Eagle or Palm Cockatoo draws as many as these birds say."""
    state.victim = victim
    state.repaid += draw_cards(state, victim, n)
