"""Busy Beaks: setting the table."""

from collections import Counter

import pytest

from birdtable.compiling import COMPILING
from birdtable.games.busybeaks.birds import LETTERS, TAKERS
from birdtable.lab.playing import ENDINGS
from birdtable.lab.simulate import play_games
from tests.rules.busybeaks import FIRST, GAME, Table, dealt, named, size


def all_cards(at: Table) -> Counter[str]:
    """All cards on a table just set."""
    found = Counter(letter for letter in at.tree if letter in at.birds)
    for pile in [at.draw, *(hand.split(":")[0] for hand in at.hands.split("/"))]:
        found.update(named(pile, at.birds))
    return found


@pytest.mark.parametrize("seats", range(2, 5))
def test_twelve_cards_of_seven_birds(seats: int) -> None:
    """Y1"""
    at = dealt(seats, 7)
    assert at.birds == FIRST
    assert all_cards(at) == dict.fromkeys(FIRST, 12)


def test_any_seven_birds_can_be_chosen() -> None:
    """Y2"""
    assert dealt(2, 1, birds="WUOMLEP").birds == "OEPLMUW"
    assert all_cards(dealt(2, 1, birds="WUOMLEP")) == dict.fromkeys("OEPLMUW", 12)
    assert dealt(2, 1, birds="first-play").birds == FIRST


def test_a_surprise_has_two_birds_that_take_from_the_tree() -> None:
    """Y2"""
    sets = Counter(dealt(2, seed, birds="surprise").birds for seed in range(300))
    takers = {LETTERS[bird] for bird in range(14) if TAKERS >> bird & 1}
    assert takers == set("BSKLC")
    assert all(len(takers & set(birds)) >= 2 for birds in sets)
    assert len(sets) > 250
    assert set("".join(sets)) == set(LETTERS)


def test_tokens_for_each_player_and_an_egg_for_each_bird() -> None:
    """Y3"""
    for seats in range(2, 5):
        assert dealt(seats, 3).tokens == f"{4 * seats}:{FIRST}"
        assert dealt(seats, 3).eggs == "/".join(["0"] * seats)


def test_each_next_seat_has_one_card_more() -> None:
    """Y4"""
    for seats in range(2, 5):
        at = dealt(seats, 11)
        assert at.turn == "1:play"
        assert [size(at.hand(seat)) for seat in range(1, seats + 1)] == list(range(2, 2 + seats))
        for first in range(1, seats + 1):
            other = dealt(seats, 11, first=str(first))
            assert other.turn == f"{first}:play"
            sizes = [size(other.hand((first + i - 1) % seats + 1)) for i in range(seats)]
            assert sizes == list(range(2, 2 + seats))


def test_three_cards_on_each_branch_after_the_hands() -> None:
    """Y5"""
    two, four = dealt(2, 5), dealt(4, 5)
    assert [len(branch) for branch in four.tree.split("/")] == [3, 3, 3]
    # With the same seed four seats draw the cards of two, and then those that come to the tree of two.
    assert two.hand(1) == four.hand(1)
    assert two.hand(2) == four.hand(2)
    assert Counter(two.tree.replace("/", "")) == Counter(named(four.hand(3), FIRST)) + Counter(
        named(four.hand(4), FIRST)
    )


def test_any_seven_birds_make_a_game() -> None:
    """Y2 All 3,432 sets: they deal, and random games with them end."""
    sets = [number for number in range(1 << 14) if number.bit_count() == 7]
    assert len(sets) == 3432
    games = 20 if COMPILING else 1
    for seed, chosen in enumerate(sets if COMPILING else sets[::429]):
        seats = 2 + seed % 3
        options = GAME.notation.read_options(seats, {})
        options.birds = chosen
        played = play_games(GAME, options, ["uniform"] * seats, seed, games)
        assert sum(played.counts[ENDINGS:]) == games
        assert sum(played.points[0]) == pytest.approx(games)
