"""CuBirds: setting the table."""

from collections import Counter

import pytest

from birdtable.errors import Malformed
from tests.naive.cubirds import Chance
from tests.rules.cubirds import birds, dealt, seen, size, table

COPIES = {"F": 7, "O": 10, "T": 10, "D": 13, "P": 13, "M": 17, "W": 20, "R": 20}


def cards_in_order(seed: int) -> list[str]:
    """The cards in the order in which a seed draws them, if nothing else is left to chance."""
    chance, pile = Chance.from_seed(seed), [bird for bird, n in COPIES.items() for _ in range(n)]
    return [pile.pop(chance.below(len(pile))) for _ in range(len(pile))]


def spelled(cards: list[str]) -> dict[str, int]:
    return dict(Counter(cards))


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_deck(seats: int) -> None:
    """C1 110 cards: 7 flamingos, 10 owls, and so on, all of them on the table."""
    at = dealt(seats, 3)
    piles = [*at.rows.split("/"), *(at.hand(seat + 1) for seat in range(max(seats, 2)))]
    piles += [*at.collections.split("/"), at.draw, at.discard]
    assert sum((Counter(birds(pile)) for pile in piles), Counter()) == Counter(COPIES)
    assert sum(COPIES.values()) == 110


def test_no_other_deck() -> None:
    """C1 A table with other cards is none."""
    with pytest.raises(Malformed, match="1 R too many"):
        table("2 1:lay FOT/DPM/WRF/ODP P2/R19 O/R * -")


def test_first_dealer_by_chance() -> None:
    """C2 Every seat may be the first dealer, and the dealer begins."""
    tables = [dealt(3, seed) for seed in range(40)]
    assert {at.turn for at in tables} == {"1:lay", "2:lay", "3:lay"}
    assert all(at.clock == f"1.{at.turn[0]}.1.0.0.0" for at in tables)


@pytest.mark.parametrize(("seats", "dealer"), [(2, 1), (2, 2), (5, 3), (5, 5)])
def test_first_dealer_named_by_the_table(seats: int, dealer: int) -> None:
    """C2 Whom the table names deals and begins, whatever the seed."""
    for seed in range(8):
        at = dealt(seats, seed, dealer=str(dealer))
        assert (at.turn, at.clock) == (f"{dealer}:lay", f"1.{dealer}.1.0.0.0")


def test_no_dealer_from_elsewhere() -> None:
    """C2 The dealer has a seat at the table."""
    with pytest.raises(Malformed, match="option dealer: expected a whole number from 1 to 3"):
        dealt(3, 1, dealer="4")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_deal_card_by_card(seats: int) -> None:
    """C3 C4 C5 C6 Rows without duplicates, which are set aside; hands from the dealer on; then collections."""
    duplicates = 0
    for seed in range(12):
        dealer = seed % seats
        at = dealt(seats, seed, dealer=str(dealer + 1))
        cards = iter(cards_in_order(seed))
        discard: list[str] = []
        rows: list[str] = []
        for _ in range(4):
            row: list[str] = []
            while len(row) < 3:
                bird = next(cards)
                (discard if bird in row else row).append(bird)
            rows.append("".join(row))
        clockwise = [(dealer + i) % seats for i in range(seats)]
        hands = {seat: [next(cards) for _ in range(8)] for seat in clockwise}
        collections = {seat: next(cards) for seat in clockwise}

        assert at.rows == "/".join(rows)
        assert birds(at.discard) == spelled(discard)
        assert all(birds(at.hand(seat + 1)) == spelled(hands[seat]) for seat in clockwise)
        assert at.collections == "/".join(collections[seat] for seat in range(seats))
        assert birds(at.draw) == spelled(list(cards))
        duplicates += len(discard)
    assert duplicates > 10


def replayed_favours(seed: int, handicap: int) -> tuple[list[str], int]:
    """RobinBird's collection after the handicap, from the order of the cards, and how many were replaced."""
    cards, replaced = cards_in_order(seed), 0
    for _ in range(4):
        row: set[str] = set()
        while len(row) < 3:
            row.add(cards.pop(0))
    cards = cards[8 + 8 + 1 :]
    collection = [cards.pop(0)]
    while len(collection) < 1 + handicap:
        bird = cards.pop(0)
        more = Counter([*collection, bird])
        if len(more) >= 7 or sum(n >= 3 for n in more.values()) >= 2:
            replaced += 1
        else:
            collection.append(bird)
    return collection, replaced


@pytest.mark.parametrize("handicap", range(7))
def test_handicap(handicap: int) -> None:
    """C37 Up to six more birds for RobinBird, one after the other."""
    for seed in range(5):
        at = dealt(1, seed, handicap=str(handicap))
        assert [size(pile) for pile in at.collections.split("/")] == [1, 1 + handicap]
        assert birds(at.collections.split("/")[1]) == spelled(replayed_favours(seed, handicap)[0])


def test_handicap_that_would_win() -> None:
    """C37 A bird that would win for her at once is discarded and another one drawn."""
    seeds = [seed for seed in range(200) if replayed_favours(seed, 6)[1]]
    assert len(seeds) > 3
    for seed in seeds:
        collection, replaced = replayed_favours(seed, 6)
        plain, favoured = dealt(1, seed), dealt(1, seed, handicap="6")
        assert birds(favoured.collections.split("/")[1]) == spelled(collection)
        assert size(favoured.discard) == size(plain.discard) + replaced
        assert favoured.legal


@pytest.mark.parametrize(("seats", "handicap"), [(1, "7"), (2, "1")])
def test_no_other_handicap(seats: int, handicap: str) -> None:
    """C37 Not more than six, and only against RobinBird."""
    with pytest.raises(Malformed, match="option handicap"):
        dealt(seats, 1, handicap=handicap)


def test_solo_table() -> None:
    """C35 C36 As for two, with RobinBird's hand open; the human begins."""
    for seed in range(10):
        at, for_two = dealt(1, seed), dealt(2, seed, dealer="1")
        assert at.match.seats == 2
        assert (at.turn, at.clock) == ("1:lay", "1.1.1.0.0.0")
        assert (at.rows, at.collections, at.draw) == (for_two.rows, for_two.collections, for_two.draw)
        assert at.hand(2) == for_two.hand(2)
        assert at.knowledge(1) == "-:-"
        assert at.knowledge(2) == f"{at.hand(2)}:-"
        assert seen(at, 1)["hands"] == at.hands
