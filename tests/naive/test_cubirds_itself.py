"""The naive CuBirds by itself: whole games, the generator, setup, and what seats know."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.naive.cubirds import BIRDS, ENDINGS, Chance, Table, all_cards, by_bird, winning
from tests.naive.cubirds_tables import table_of


def check(table: Table) -> None:
    """What must hold at every ply."""
    assert by_bird(table.placed_cards()) == by_bird(all_cards())
    assert (table.moves() == []) == (table.ending() is not None)
    for row in table.rows:
        assert row
        changes = sum(left != right for left, right in pairwise(row))
        assert changes == len(set(row)) - 1, "each species is one run"
    for hand in table.hands:
        assert not Counter(hand.known) - Counter(hand.cards)
        unknown = Counter(hand.cards) - Counter(hand.known)
        for bird in BIRDS:
            assert unknown[bird] <= hand.limits[bird] <= hand.unknown()
    assert table.ending() is None or sum(table.points()) == 1
    position = table.position()
    assert Table.read(position).position() == position
    for seat in range(table.seats + 1):
        sight = table.sight(seat)
        assert Table.read(sight, table.ply).sight(seat) == sight
        assert "*" in sight.split(" ")[9]


def random_game(seats: int, seed: int, fly: float = 1.0, handicap: int = 0) -> Table:
    """Random moves, but flocks are flown as often as told."""
    choice = random.Random(seed)
    table = Table.deal(seats, seed, handicap=handicap)
    while table.moves():
        moves = table.moves()
        flocks = [move for move in moves if move.startswith("fly")]
        table.play(choice.choice(flocks if flocks and choice.random() < fly else moves))
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games(seats: int) -> None:
    for seed in range(4):
        choice = random.Random(seed)
        table = Table.deal(seats, seed)
        check(table)
        while table.moves():
            table.play(choice.choice(table.moves()))
            if choice.random() < 0.2 or table.ending():
                check(table)


def test_same_seed_same_game() -> None:
    assert random_game(3, 9).position() == random_game(3, 9).position()
    assert random_game(1, 9, handicap=6).position() == random_game(1, 9, handicap=6).position()


def test_usual_endings_are_reached() -> None:
    endings = Counter(random_game(seats, seed, 0.5).ending() for seats in (1, 2, 5) for seed in range(60))
    assert set(endings) >= {"seven-species", "two-threes", "out-of-cards"}
    assert set(endings) <= set(ENDINGS)


def test_chance_is_the_published_generator() -> None:
    chance = Chance(0x00000001DEADBEEF)
    assert chance.below(2**32) == 0xDEADBEEF ^ 1
    assert chance.state == 4294883355 * 0xDEADBEEF + 1
    for seed in (0, 1, 2**64 - 1):
        chance = Chance.from_seed(seed)
        assert 0 < chance.state < 4294883355 * 2**32 - 1
        assert all(0 <= chance.below(7) < 7 for _ in range(100))
    throws = Counter(Chance.from_seed(seed).below(4) for seed in range(4000))
    assert all(900 < throws[side] < 1100 for side in range(4))


def test_setup() -> None:
    for seed in range(50):
        for seats, places in ((1, 2), (2, 2), (5, 5)):
            table = Table.deal(seats, seed)
            assert all(len(set(row)) == len(row) == 3 for row in table.rows)
            assert [len(hand.cards) for hand in table.hands] == [8] * places
            assert table.scores() == [1] * places
            assert table.seat == table.dealer
            assert table.position().endswith(" -")
    assert {Table.deal(5, seed).dealer for seed in range(50)} == {1, 2, 3, 4, 5}
    assert Table.deal(5, 3, dealer=4).seat == 4
    assert {Table.deal(1, seed).seat for seed in range(50)} == {1}


def test_handicap_never_wins_at_once() -> None:
    for seed in range(200):
        table = Table.deal(1, seed, handicap=6)
        assert table.scores() == [1, 7]
        assert winning(table.collections[1]) is None


def test_sight() -> None:
    table = Table.deal(3, 7)
    hands = table.sight(2).split(" ")[4].split("/")
    assert hands[0] == hands[2] == "*8:-:-"
    assert hands[1] == table.position().split(" ")[4].split("/")[1]
    assert table.sight(0).split(" ")[4] == "*8:-:-/*8:-:-/*8:-:-"
    assert table.sight(0).split(" ")[6] == table.sight(0).split(" ")[9] == "*"
    solo = Table.deal(1, 7)
    assert solo.sight(1).split(" ")[:9] == solo.position().split(" ")[:9]
    assert solo.sight(1).split(" ")[9] == "*"
    assert solo.sight(2).split(" ")[4].startswith("*8:-:-/")


def test_stars_keep_to_the_limits() -> None:
    table = table_of("2", "1:lay", "FOT/DM/DM/DM", "O3D2W3:W:F0R0/R8:R7:-", "O/F")
    line = table.position().replace("O3D2W3:", "W*7:").split(" ")
    line[6] = "*"
    for seed in range(100):
        read = Table.read(" ".join(line), seed)
        check(read)
        assert len(read.hands[0].cards) == 8
        assert not {"F", "R"} & set(read.hands[0].cards)


def test_a_stuck_hand_starts_all_hands_again() -> None:
    """A flamingo and a robin are left; seat 2 has no robin, so seat 1 must not take the flamingo."""
    line = "cubirds 2 1:lay FT/R/R/R *:-:-/*:-:R0 F5/R - O10T9D13P13M17W20R15 1.1.1.0.0.0 * -"
    states = set()
    for seed in range(20):
        read = Table.read(line, seed)
        assert [hand.cards for hand in read.hands] == [["R"], ["F"]]
        drawn, chance = 0, Chance.from_seed(seed)
        while chance.state != read.chance.state:
            chance.below(2)
            drawn += 1
        states.add(drawn)
    assert {2, 3} <= states


def test_short_positions() -> None:
    table = Table.read("cubirds 2 1:lay FOT/DP/MRW2/TR F2R6:-:-/O3W*4:W:R0 O/F * -", 3)
    assert table.position().split(" ")[8] == "1.1.1.0.0.0"
    assert table.position().endswith(" -")
    assert table.position() == Table.read(table.position()).position()
    assert table.chance.state != Chance.from_seed(3).state, "the hand was drawn first"


def test_a_written_chance_is_kept_when_hands_have_stars() -> None:
    line = "cubirds 2 1:lay FOT/DP/MRW2/TR *8:-:-/*8:-:- O/F * - 1.1.1.0.0.0 00000001deadbeef -"
    tables = [Table.read(line, seed) for seed in (1, 2)]
    assert tables[0].chance.state == tables[1].chance.state == 0x00000001DEADBEEF
    assert tables[0].hands[0].cards != tables[1].hands[0].cards
