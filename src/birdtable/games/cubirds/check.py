"""Whether a position that somebody wrote can stand on a table. Every refusal names the field and what was expected."""

from itertools import combinations

from birdtable.errors import Malformed
from birdtable.games.contract import State
from birdtable.games.cubirds.birds import COPIES, LETTERS, SMALL_FLOCK
from birdtable.games.cubirds.flocks import winning
from birdtable.games.cubirds.hands import cards_left, size_of_hand, unnamed_cards
from birdtable.games.cubirds.state import (
    FLOCK,
    HAND,
    LAY,
    OUT_OF_CARDS,
    QUIET_TURNS,
    REFILL,
    ROBINBIRD,
    SEVEN_SPECIES,
    STALLED,
    TWO,
    TWO_THREES,
)
from birdtable.games.piles import numbers, pile_of


def check(state: State, unnamed: bool) -> None:
    """Refuse what play could not go on from; with `unnamed`, the draw pile gets the cards that are not named."""
    for seat in range(state.seats):
        check_knowledge(state, seat)
    check_cards(state, unnamed)
    check_clock(state)
    if state.over:
        check_ending(state)
    else:
        check_turn(state)
        check_hands(state)


def check_cards(state: State, unnamed: bool) -> None:
    """All cards together are the cards of the game; what is not named is behind a star."""
    piles = [*state.birds, *state.hand, *state.collection, state.draw, state.discard]
    named = [sum(of_kind) for of_kind in zip(*map(numbers, piles), strict=True)]
    left = [copies - n for copies, n in zip(COPIES, named, strict=True)]
    if not unnamed and any(unnamed_cards(state, seat) for seat in range(state.seats)):
        raise Malformed("draw pile: expected *, since cards in a hand are not named")
    wrong = [
        f"{abs(n)} {letter} too {'many' if n < 0 else 'few'}"
        for letter, n in zip(LETTERS, left, strict=True)
        if n < 0 or (n > 0 and not unnamed)
    ]
    if wrong:
        raise Malformed(f"cards: expected {sum(COPIES)} in all, as in the box, found {', '.join(wrong)}")
    check_stars(state, left)
    if unnamed:
        state.draw = pile_of(left)


def check_stars(state: State, left: list[int]) -> None:
    """The unnamed cards can be dealt within the limits: any group of hands finds enough (Hall's condition)."""
    rooms = [
        [limit - (n - seen) for n, seen, limit in zip(*map(numbers, piles), strict=True)]
        for piles in zip(state.hand, state.known, state.limit, strict=True)
    ]
    for size in range(1, state.seats + 1):
        for group in combinations(range(state.seats), size):
            needed = sum(unnamed_cards(state, seat) for seat in group)
            found = sum(min(n, sum(rooms[seat][bird] for seat in group)) for bird, n in enumerate(left))
            if needed > found:
                hands = ", ".join(str(seat + 1) for seat in group)
                raise Malformed(f"hands: expected at most {found} unnamed cards for seat {hands}, found {needed}")


def check_knowledge(state: State, seat: int) -> None:
    """What is known of a hand is in it, and its limits hold."""
    field = f"hand of seat {seat + 1}"
    cards, known, limits = (numbers(pile[seat]) for pile in (state.hand, state.known, state.limit))
    for letter, n, seen, limit in zip(LETTERS, cards, known, limits, strict=True):
        if seen > n:
            raise Malformed(f"{field}, known: expected at most {n} {letter}, as the hand names, found {seen}")
        if n - seen > limit:
            raise Malformed(f"{field}, limits: expected at least {n - seen} for {letter}, found {limit}")
    if seat >= state.people and state.unknown[seat]:
        raise Malformed(f"{field}: expected all of RobinBird's open hand to be known, found {state.unknown[seat]} not")


def check_clock(state: State) -> None:
    """The numbers of the clock fit each other."""
    if state.grown > state.turn:
        raise Malformed(f"clock, grown: expected at most the turn, {state.turn}, found {state.grown}")
    if state.reveals > state.ply:
        raise Malformed(f"clock, reveals: expected at most the ply, {state.ply}, found {state.reveals}")
    quiet = state.turn - state.grown
    if quiet > QUIET_TURNS:
        raise Malformed(f"clock, grown: expected within {QUIET_TURNS} turns of turn {state.turn}, found {state.grown}")


def check_turn(state: State) -> None:
    """The seat to move can do what its turn says."""
    can_draw, seat = cards_left(state) > 0, state.seat
    robin_moves = bool(seat >= state.people)
    if state.phase in (REFILL, TWO, ROBINBIRD) and not can_draw:
        raise Malformed("turn: expected a task that needs no card, since none is left to draw")
    if state.phase == REFILL and state.runs[state.row] != 1:
        raise Malformed(f"turn: expected one species in row {state.row + 1}, which waits for a refill")
    if (robin_moves and state.phase in (LAY, TWO)) or (not robin_moves and state.phase == ROBINBIRD):
        raise Malformed(
            "turn: expected lay, refill, draw or flock for people, and robin, refill or flock for RobinBird"
        )
    cards = numbers(state.hand[seat])
    if robin_moves and state.phase == FLOCK and all(n < small for n, small in zip(cards, SMALL_FLOCK, strict=True)):
        raise Malformed("turn: expected a hand with which RobinBird can complete a flock")


def check_hands(state: State) -> None:
    """Nobody has won yet, and only a hand just laid may be empty."""
    robin_flies = state.seat >= state.people and state.phase == FLOCK
    for seat in range(state.seats):
        if winning(state.collection[seat]) and not (robin_flies and seat == state.seat):
            raise Malformed(f"collection of seat {seat + 1}: expected one that has not won yet")
        if size_of_hand(state, seat) == 0 and not (seat == state.seat and state.phase == TWO):
            raise Malformed(f"hand of seat {seat + 1}: expected at least one card while the round goes on")


def check_ending(state: State) -> None:
    """The ending follows from the table."""
    won = winning(state.collection[state.seat])
    if state.over in (SEVEN_SPECIES, TWO_THREES) and won != state.over:
        raise Malformed(f"turn: expected an ending that the collection of seat {state.seat + 1} shows")
    if state.over == STALLED and (won or state.turn - state.grown < QUIET_TURNS):
        raise Malformed(f"turn: expected {QUIET_TURNS} turns without a flock before the game is stalled")
    in_hands = sum(size_of_hand(state, seat) for seat in range(state.seats))
    enough = cards_left(state) >= HAND * state.seats
    if state.over == OUT_OF_CARDS and (won or in_hands or enough):
        raise Malformed("turn: expected empty hands and too few cards to deal before the game is out of cards")
