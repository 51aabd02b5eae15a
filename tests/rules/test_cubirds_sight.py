"""CuBirds: what may be known, worlds imagined from it, and taking back."""

import numpy as np
import pytest

from birdtable.games.contract import State
from birdtable.games.piles import numbers
from tests.rules.cubirds import GAME, SOME_ROWS, Table, dealt, seen, table

HANDS = "P2DOF4:D:R0M2/W5R3:W2:O0/M9"  # seat 1 shows a duck and holds at most 2 unseen magpies, and so on
START = f"3 1:lay FOT/DPM/WRF/DP {HANDS} O/R/T * R2 1.1.7.0.9.3"

# ---------------------------------------------------------------------------- what is seen


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        (1, "F4ODP2:D:M2R0/W2*6:W2:O0/*9:-:-"),
        (2, "D*7:D:M2R0/W5R3:W2:O0/*9:-:-"),
        (3, "D*7:D:M2R0/W2*6:W2:O0/M9:-:-"),
        (0, "D*7:D:M2R0/W2*6:W2:O0/*9:-:-"),
    ],
)
def test_a_seat_sees_its_own_hand(seat: int, hands: str) -> None:
    """C46 C49 Of other hands it sees what is known; draw pile and chance are hidden; a spectator sees no hand."""
    fields = seen(table(START), seat)
    assert (fields["hands"], fields["draw pile"], fields["chance"]) == (hands, "*", "*")


def test_what_everybody_sees() -> None:
    """C45 The table, the discard pile, the clock, what was laid and captured, and how many cards are where."""
    at = table(START, "D1R", "nodraw", "skip")
    for seat in range(4):
        fields = seen(at, seat)
        assert [fields[name] for name in ("turn", "rows", "collections", "discard pile", "clock", "news")] == [
            "2:lay", "FOTD/DPM/WRF/DP", "O/R/T", "R2", "1.1.8.0.12.3", "skip:-:-:-",
        ]  # fmt: skip
        sight = at.match.sight(seat - 1)
        assert [int(n) for n in sight.unknown[:3]] == [7, 6, 9]
    assert seen(table(START, "P2L"), 3)["news"] == "P2L:P2:D:-"


def test_hidden_cards_are_gone_from_a_sight() -> None:
    """C49 The cards of other hands are mixed with the draw pile: two tables that differ there look the same."""
    others = START.replace("W5R3:W2", "W4R4:W2").replace("M9", "M8R")
    for seat, same in [(1, True), (2, False), (3, False), (0, True)]:
        one, two = (at.match.sight(seat - 1).tobytes() for at in (table(START), table(others, seed=5)))
        assert (one == two) is same


def test_nobody_can_foresee() -> None:
    """C49 No sight has the generator's state."""
    at = dealt(3, 7)
    assert [int(at.match.sight(seat).rng) for seat in (-1, 0, 1, 2)] == [0] * 4


def test_two_drawn_cards() -> None:
    """C48 Their drawer sees them, nobody else, not even their species by name."""
    at = table("3 2:lay R/DPM/WRM/ODP T2/PW/... O/R/D F2 O", "P1R", "draw")
    news = [seen(at, seat)["news"] for seat in range(4)]
    assert news == ["draw:-:-:-", "draw:-:-:-", "draw:-:-:F2", "draw:-:-:-"]
    assert [int(at.match.sight(seat).drawn) for seat in (-1, 0, 2)] == [0] * 3
    assert seen(at, 1)["hands"].split("/")[1] == "*3:-:P2"


# ---------------------------------------------------------------------------- what is known of a hand


def known_after(hand: str, rows: str, *words: str, draw: str = "*") -> str:
    """What is known of the hand of seat 1 after some moves."""
    other = "*8" if draw == "*" else "..."
    return table(f"2 1:lay {rows} {hand}/{other} O/R {draw} -", *words).knowledge(1)


KNOWLEDGE = [  # hand, its moves, what is known of it
    # Laying: all birds of the species are gone, the known ones and the others.
    ("P2DO3", ["P1L"], "-:P0"),
    ("P2DO3:P:-", ["P1L"], "-:P0"),
    ("P2DO3:P2DO:-", ["P1L"], "OD:P0"),
    ("P2DO3:DO3:-", ["P1L"], "O3D:-"),
    ("P2DO3:D:-", ["D1L"], "-:D0"),
    # Capturing adds what everybody saw, and takes no limit away.
    ("P2DO3:-:R0", ["P2L"], "D:P0R0"),
    ("P2D2O3:-:-", ["D4L"], "PM:D0"),
    ("PD2OM:D:R0P2", ["D3L", "nodraw", "skip"], "-:D0P2R0"),
    # Drawing: each unseen card may be of any species.
    ("P2DO3:-:-", ["P1L", "draw"], "-:P2"),
    ("P2DO3:D:R0W2", ["P1L", "draw"], "D:P2W4R2"),
    ("P:-:-", ["P1L", "draw"], "-:-"),
    ("P2DO3:-:-", ["P1L", "nodraw"], "-:P0"),
    # Limits never exceed the number of unseen cards: here three remain.
    ("P2DO3:D:M4", ["P1L"], "D:P0"),
    ("P2DO3:D:M2", ["P1L"], "D:P0M2"),
    # Flocks
    ("PO3D:-:-", ["P1L", "nodraw", "flyO"], "-:O0P0"),
    ("PO3D:OD:-", ["P1L", "nodraw", "flyO"], "D:-"),
    ("PO3D2:O:-", ["P1L", "nodraw", "skip"], "O:P0"),
]


@pytest.mark.parametrize(("hand", "words", "known"), KNOWLEDGE)
def test_knowledge(hand: str, words: list[str], known: str) -> None:
    """C46 C47 What everybody knows of a hand after it laid, captured, drew, or completed a flock."""
    assert known_after(hand, "TFM/DPM/WRF/MPDT", *words) == known


def test_knowledge_through_a_refill() -> None:
    """C46 C47 A refill changes nothing in the hand."""
    for words in (["P1R"], ["P1R", "refill"]):
        assert known_after("P2W:-:-", "PFT/DPM/WRF/ODP", *words) == "FT:P0"


@pytest.mark.parametrize(("draw", "known"), [("F", "-:P"), ("F2", "-:P2"), ("F3", "-:P2")])
def test_limits_rise_by_what_is_drawn(draw: str, known: str) -> None:
    """C47 C19 By one if only one card was there."""
    assert known_after("P2W3", "R/DPM/WRM/ODP", "P1R", "draw", draw=draw) == known


def test_knowledge_of_other_hands_stays() -> None:
    """C46 C47 A turn changes what is known of one hand only."""
    at = table(START, "P1R", "nodraw", "skip")
    assert (at.knowledge(2), at.knowledge(3)) == ("W2:O0", "-:-")


def test_a_new_hand_is_unknown() -> None:
    """C46 C47 C4 Eight unseen cards of any species each."""
    at = table(f"3 2:lay {SOME_ROWS} W4:W:R0/P/M3:M2:- O/R/T * -", "P1L", "nodraw")
    assert [at.knowledge(seat) for seat in (1, 2, 3)] == ["-:-"] * 3
    assert [list(numbers(at.match.state.limit[seat])) for seat in range(3)] == [[8] * 8] * 3


def test_robinbirds_hand_is_known() -> None:
    """C35 C46 C49 With every hand in sight the draw pile can be worked out; what it gives next cannot."""
    at = table(f"solo 1:lay {SOME_ROWS} P2W3/O8:O8 T/T * -")
    for_human, for_spectator = seen(at, 1), seen(at, 0)
    assert for_human["hands"] == "P2W3:-:-/O8:O8:-"
    assert (for_human["draw pile"], for_human["chance"]) == (at.draw, "*")
    assert (for_spectator["hands"], for_spectator["draw pile"]) == ("*5:-:-/O8:O8:-", "*")


# ---------------------------------------------------------------------------- imagined worlds


def imagined(at: Table, seat: int, seed: int) -> State:
    world = at.match.state.copy()
    GAME.imagine(world, seat - 1, np.uint64(seed))
    return world


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_an_imagined_world_cannot_be_told_apart(seat: int) -> None:
    """C50 It looks the same from the seat, and every hand agrees with what is known of it."""
    at = table(START)
    truth = at.match.sight(seat - 1).tobytes()
    for seed in range(30):
        world = imagined(at, seat, seed)
        assert GAME.notation.read_position(GAME.notation.write_position(world), None).tobytes() == world.tobytes()
        for hand, known, limit in zip(world.hand[:3], world.known[:3], world.limit[:3], strict=True):
            for n, sure, most in zip(numbers(hand), numbers(known), numbers(limit), strict=True):
                assert sure <= n <= sure + most
        GAME.sight(world, seat - 1)
        assert world.tobytes() == truth


def test_imagined_worlds_differ() -> None:
    """C50 What the seat cannot know is new: the hands of others, and all draws to come."""
    at = table(START)
    worlds = [imagined(at, 1, seed) for seed in range(30)]
    assert {int(world.hand[0]) for world in worlds} == {int(at.match.state.hand[0])}
    for values in ([world.hand[1] for world in worlds], [world.hand[2] for world in worlds]):
        assert len({int(value) for value in values}) > 20
    assert len({int(world.rng) for world in worlds} - {int(at.match.state.rng)}) == 30


def test_imagining_reads_the_sight_only() -> None:
    """C50 From the truth or from the seat's sight of it, the same seed gives the same world."""
    at = table(START)
    for seat in range(4):
        sight = at.match.sight(seat - 1)
        GAME.imagine(sight, seat - 1, np.uint64(9))
        assert sight.tobytes() == imagined(at, seat, 9).tobytes()


ONE_OWL_ONE_TOUCAN = "3 1:lay .../DPM/WRF/DP W2/{}/{} R/R/D - -"


@pytest.mark.parametrize(
    ("hands", "worlds"),
    [
        (("O", "T"), {"OT", "TO"}),
        (("O", "T:-:O0"), {"OT"}),
        (("T:-:T", "O:-:T0"), {"TO"}),
        (("O:O:-", "T"), {"OT"}),
        (("T:-:O0", "O"), {"TO"}),
    ],
)
def test_every_possible_world(hands: tuple[str, str], worlds: set[str]) -> None:
    """C50 With an owl and a toucan unseen, the limits of one hand decide the other, and no chance is left out."""
    at = table(ONE_OWL_ONE_TOUCAN.format(*hands))
    found = [imagined(at, 1, seed) for seed in range(24)]
    assert {"".join("OT"[numbers(world.hand[seat])[2]] for seat in (1, 2)) for world in found} == worlds


# ---------------------------------------------------------------------------- taking back


@pytest.mark.parametrize(
    ("start", "words", "can"),
    [
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P3L"], True),  # nothing captured
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P4L"], True),  # a capture
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P1R"], True),  # a capture that will be followed by a refill
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P1R", "refill"], False),
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P3L", "draw"], False),
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P3L", "nodraw"], True),
        ("1:lay PFO/DPM/WRF/ODP PT/*8 O/R", ["P3L", "nodraw", "skip"], False),  # the turn has passed
        ("1:lay PFO/DPM/WRF/ODP P/*8 O/R", ["P3L"], True),  # the last bird
        ("1:lay PFO/DPM/WRF/ODP P/*8 O/R", ["P3L", "nodraw"], False),  # a deal
        ("1:flock PFO/DPM/WRF/ODP T3W/*8 O/R", ["flyT"], False),
        ("1:flock PFO/DPM/WRF/ODP T3W/*8 O3T2/R", ["flyT"], False),  # the game is over
    ],
)
def test_take_back(start: str, words: list[str], can: bool) -> None:
    """C51 Until hidden cards came out, the turn has passed, or the game is over."""
    assert table(f"2 {start} * -", *words).match.can_take_back() is can


@pytest.mark.parametrize(("words", "can"), [([], False), (["robin"], False), (["robin", "refill"], False)])
def test_take_back_robinbird(words: list[str], can: bool) -> None:
    """C51 Her birds were hidden."""
    at = table("solo 2:robin1 PFO/DPM/WRF/ODP .../T4:T4 R/R P D5", *words)
    assert at.match.can_take_back() is can
    assert at.clock.split(".")[5] == str(len(words))


def test_reveals() -> None:
    """C51 The clock counts the moves that brought hidden cards out, and the end of the game."""
    start = "2 1:lay PFO/DPM/WRF/ODP P/*8 O3T2/R * -"
    for words, reveals in [(["P3L"], "0"), (["P3L", "draw"], "1"), (["P3L", "nodraw"], "1"), (["P1R"], "0")]:
        assert table(start, *words).clock.split(".")[5] == reveals
    won = table("2 1:flock PFO/DPM/WRF/ODP T3W/*8 O3T2/R * -", "flyT")
    assert (won.turn, won.clock) == ("1:two-threes", "1.1.1.1.1.1")


def test_take_back_restores_the_table() -> None:
    """C51 A move taken back never was."""
    at = table(START, "P2L")
    before, after = table(START).match.state.tobytes(), at.match.state.tobytes()
    assert before != after
    at.match.take_back()
    assert at.match.state.tobytes() == before
