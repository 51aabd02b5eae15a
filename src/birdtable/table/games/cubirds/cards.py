"""Which card is which: every card that a viewer sees has a name, so that it can be seen to move.

The rules know piles, not cards. Here a card is a number that one viewer's page gives it. The numbers follow from what
this viewer saw and from nothing else: a card that comes from the draw pile, or out of a reshuffle, has a new one.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from birdtable.games.contract import State
from birdtable.games.cubirds.hands import unnamed_cards
from birdtable.games.cubirds.position import row_runs
from birdtable.games.cubirds.rows import bird_row_end
from birdtable.games.cubirds.state import FLY, LEFT, ROWS
from birdtable.games.piles import numbers

# Where a card lies: a row, a hand (with its bird, or UNSEEN), a collection, or the discard pile, by bird.
ROW, HAND, COLLECTION, DISCARD = range(4)
UNSEEN = 8

Spot = tuple[int, int, int]  # kind of place, which row or seat, bird
Layout = dict[Spot, int]


class Cards(NamedTuple):
    """The cards at each spot, in order, and the number that the next card from the draw pile gets."""

    at: dict[Spot, tuple[int, ...]]
    next: int

    def of(self, kind: int, which: int, bird: int) -> tuple[int, ...]:
        """The cards at a spot."""
        return self.at.get((kind, which, bird), ())


def lay_out(sight: State) -> Cards:
    """All cards are new."""
    return move_cards(Cards({}, 0), layout(sight), (), False)


def follow(cards: Cards, before: State, after: State) -> Cards:
    """Cards go from where there are fewer to where there are more, as the mover would carry them."""
    if after.rounds > before.rounds:  # all hands were discarded, and other cards were dealt
        cards = Cards({spot: there for spot, there in cards.at.items() if spot[0] != HAND}, cards.next)
    hands = [(HAND, (int(before.seat) + i) % before.seats) for i in range(before.seats)]
    rows = [(ROW, row) for row in range(ROWS)]
    at_left = after.moved < FLY and bird_row_end(after.moved)[2] == LEFT
    return move_cards(cards, layout(after), [*hands, *rows], bool(at_left))


def layout(sight: State) -> Layout:
    """How many cards lie at each spot."""
    found = {(ROW, row, bird): n for row in range(ROWS) for bird, n in row_runs(sight, row)}
    for seat in range(sight.seats):
        found |= {(HAND, seat, bird): n for bird, n in enumerate(numbers(sight.hand[seat]))}
        found[HAND, seat, UNSEEN] = unnamed_cards(sight, seat)
        found |= {(COLLECTION, seat, bird): n for bird, n in enumerate(numbers(sight.collection[seat]))}
    found |= {(DISCARD, 0, bird): n for bird, n in enumerate(numbers(sight.discard))}
    return {spot: n for spot, n in found.items() if n}


def move_cards(cards: Cards, wanted: Layout, sources: Sequence[tuple[int, int]], at_left: bool) -> Cards:
    """Keep what stays, carry what moves, name what is new."""
    kept = {spot: list(there[: wanted.get(spot, 0)]) for spot, there in cards.at.items()}
    spare = {spot: list(there[wanted.get(spot, 0) :]) for spot, there in cards.at.items()}
    following = cards.next
    for spot, n in wanted.items():
        there = kept.setdefault(spot, [])
        come: list[int] = []
        while len(there) + len(come) < n:
            moved = next(carried(spare, spot, sources), None)
            come.append(following if moved is None else moved)
            following += moved is None
        kept[spot] = come + there if at_left and spot[0] == ROW else there + come
    return Cards({spot: tuple(there) for spot, there in kept.items() if there}, following)


def carried(spare: dict[Spot, list[int]], to: Spot, sources: Sequence[tuple[int, int]]) -> Iterator[int]:
    """A card that leaves its place and can be the one that comes here; nobody saw what unseen cards are."""
    own = [(to[0], to[1])] if to[0] == HAND else []  # cards of a hand that are shown at the end
    for kind, which in [*own, *sources]:
        for bird in (to[2], UNSEEN):
            if (there := spare.get((kind, which, bird))) and (bird != UNSEEN or kind == HAND):
                yield there.pop(0)
