"""CuBirds: the end of a turn, of a round, of the game."""

from fractions import Fraction

import numpy as np
import pytest

from tests.rules.cubirds import GAME, SOME_ROWS, birds, size, table

# ---------------------------------------------------------------------------- winning


@pytest.mark.parametrize(
    ("collection", "flock", "ending"),
    [
        ("FOTDPM", "W6", "1:seven-species"),
        ("FOTDP2M", "W9", "1:seven-species"),
        ("FOTDP", "W9", "2:lay"),
        ("FOTDPM", "M7", "2:lay"),
        ("F3T2", "T3", "1:two-threes"),
        ("F3T", "T4", "1:two-threes"),
        ("F5T2", "T4", "1:two-threes"),
        ("F3T", "T3", "2:lay"),
        ("F3", "T4", "2:lay"),
        ("F2T2", "T3", "2:lay"),
        ("F4", "F2", "2:lay"),
        ("F2O2T2D2P2", "D4", "2:lay"),
    ],
)
def test_winning_collections(collection: str, flock: str, ending: str) -> None:
    """C27 Seven species, or three birds each of two species; the game stops at once."""
    at = table(f"2 1:flock OPM/DPM/WRP/ODP {flock}R/*8 {collection}/R * -", f"fly{flock[0]}")
    assert at.turn == ending
    assert bool(at.legal) is (ending == "2:lay")


def test_winner_takes_all() -> None:
    """C34 A winning collection wins alone, whoever has more birds."""
    at = table(f"3 2:flock {SOME_ROWS} W8/T3R/*8 O2T2D2P2/F3T2/M4 * -", "flyT")
    assert at.match.result() == "two-threes 0 1 0"
    before = table(f"3 2:flock {SOME_ROWS} W8/T3R/*8 O2T2D2P2/F3T2/M4 * -")
    assert (before.match.result(), before.match.points()) == ("", [Fraction(0)] * 3)


def test_win_before_empty_hand() -> None:
    """C26 A flock that empties the hand and wins ends the game, not the round."""
    at = table(f"2 1:flock {SOME_ROWS} T3/W8 F3T2/R * - 1.2.9.0.20.5", "flyT")
    assert (at.turn, at.hand(1), at.hand(2)) == ("1:two-threes", "-", "W8")
    assert at.clock == "1.2.9.9.21.6"


def test_win_before_stall() -> None:
    """C26 A flock that wins in what would have been the last quiet turn wins."""
    at = table(f"2 1:flock {SOME_ROWS} T3W/W8 F3T2/R * - 9.2.500.0.2000.5", "flyT")
    assert at.turn == "1:two-threes"


def test_stall_before_empty_hand() -> None:
    """C26 In the last quiet turn an empty hand begins no round."""
    at = table(f"2 1:lay {SOME_ROWS} P/W8 F/R * - 9.2.500.0.2000.5", "P1R", "nodraw")
    assert (at.turn, at.hand(2)) == ("1:stalled", "W8")
    assert at.clock == "9.2.500.0.2002.6"


def test_both_wins_at_once() -> None:
    """C28 Seven species are named before two threes. Only RobinBird's many flocks can bring both."""
    start = f"solo 2:flock {SOME_ROWS} *8/T3W6R:T3W6R R/F3OT2DPM * -"
    assert table(start, "flyT", "flyW").turn == "2:seven-species"
    assert table(start, "flyT", "flyW").match.result() == "seven-species 0 1"


# ---------------------------------------------------------------------------- the end of a round


def test_a_flock_that_empties_the_hand() -> None:
    """C29 C30 It ends the round; the rows stay, the others discard, its player deals and begins."""
    at = table("3 2:flock F2OT/DPM/WRF/ODP W4:W:R0/T3/P2M3 O/R/D ... F 1.1.9.0.20.5", "flyT")
    assert (at.turn, at.rows, at.collections) == ("2:lay", "F2OT/DPM/WRF/ODP", "O/TR/D")
    assert birds(at.discard) == {"F": 1, "T": 2, "W": 4, "P": 2, "M": 3}
    assert [size(at.hand(seat)) for seat in (1, 2, 3)] == [8, 8, 8]
    assert [at.knowledge(seat) for seat in (1, 2, 3)] == ["-:-"] * 3
    assert at.clock == "2.2.10.9.21.6"


def test_a_laying_that_empties_the_hand() -> None:
    """C29 So does declining two cards with an empty hand."""
    at = table(f"2 1:lay {SOME_ROWS} P/W5 O/R ... F 1.1.9.0.20.5", "P1L", "nodraw")
    assert (at.turn, at.rows) == ("1:lay", "PFOT/DPM/WRF/ODP")
    assert birds(at.discard) == {"F": 1, "W": 5}
    assert at.clock == "2.1.10.0.22.6"


@pytest.mark.parametrize("last", ["W8", "W", "W2R"])
def test_the_round_goes_on_with_cards_in_hand(last: str) -> None:
    """C29 Any card left keeps the round going."""
    at = table(f"2 1:flock {SOME_ROWS} {last}/W5 O/R * -", "skip")
    assert (at.turn, at.clock.split(".")[0], at.hand(1)) == ("2:lay", "1", last)


def test_the_new_dealer_is_dealt_first() -> None:
    """C30 C31 The draw pile has just eight cards, all robins: they go to the dealer; the others get what follows."""
    at = table("3 2:lay FOT/.../FOT/ODP M9/P/M5 O/F/F R8 W9", "P1R", "nodraw")
    assert (at.turn, at.hand(2), size(at.draw), at.discard) == ("2:lay", "R8", 9 + 14 - 16, "-")
    assert {*birds(at.hand(1)), *birds(at.hand(3))} == {"M", "W"}


# ---------------------------------------------------------------------------- the draw pile runs out


def test_reshuffle_in_the_middle_of_a_deal() -> None:
    """C31 What the draw pile still has is dealt first; the old hands are in the discard pile by then."""
    at = table("2 2:lay FOT/.../FOT/ODP W14/P O/F R3 -", "P1R", "nodraw")
    assert (at.hand(2), at.hand(1), at.draw, at.discard) == ("W5R3", "W8", "W", "-")


def test_reshuffle_in_the_middle_of_two_cards() -> None:
    """C31 One card from the draw pile, one from the new one."""
    at = table(f"2 1:lay {SOME_ROWS} PW/... O/R F O3", "P1R", "draw")
    assert (at.hand(1), at.draw, at.discard) == ("FOW", "O2", "-")


def test_no_reshuffle_before_a_card_must_be_drawn() -> None:
    """C31 An empty draw pile stays empty until then."""
    drawn = table("2 1:lay R/DPM/WRM/ODP PW/... O/R F2 O3", "P1R", "draw")
    assert (drawn.hand(1), drawn.draw, drawn.discard) == ("F2W", "-", "O3")
    declined = table("2 1:lay R/DPM/WRM/ODP PW/... O/R - O3", "P1R", "nodraw")
    assert (declined.draw, declined.discard) == ("-", "O3")


def test_a_deal_may_empty_the_draw_pile() -> None:
    """C31 C32 Exactly eight cards for everybody, old hands included: the round is dealt and nothing is left."""
    at = table("2 1:lay .../O/T/D P/W3 O/R W4 W9", "P2R", "nodraw")
    assert (at.turn, at.hand(1), at.hand(2), at.draw, at.discard) == ("1:lay", "W8", "W8", "-", "-")


# ---------------------------------------------------------------------------- too few cards, no end in sight


@pytest.mark.parametrize(
    ("hands", "draw", "discard"), [("P/W2", "W4", "W9"), ("P/W", "W14", "-"), ("P/W", "-", "W14"), ("P/W14", "W", "-")]
)
def test_too_few_cards(hands: str, draw: str, discard: str) -> None:
    """C32 Fifteen cards are too few for two: the game is over, and old hands are discarded."""
    at = table(f"2 1:lay .../O/T/D {hands} O/R {draw} {discard} 3.2.40.0.99.9", "P2R", "nodraw")
    assert (at.turn, at.hand(1), at.hand(2), at.legal) == ("1:out-of-cards", "-", "-", [])
    assert size(at.draw) + size(at.discard) == 15
    assert [at.match.state[field][:2].tolist() for field in ("known", "limit", "unknown")] == [[0, 0]] * 3
    assert at.clock == "3.2.40.0.101.10"


@pytest.mark.parametrize(
    ("seats", "draw", "ends"), [(3, "W20R", True), (3, "W20R2", False), (5, "W20R15", True), (5, "W20R16", False)]
)
def test_eight_for_every_seat(seats: int, draw: str, ends: bool) -> None:
    """C32 With more players more cards are needed; here every other hand has one."""
    hands, collections = "/".join("P" + "O" * (seats - 1)), "/".join("T" * seats)
    at = table(f"{seats} 1:lay .../O/T/D {hands} {collections} {draw} -", "P2R", "nodraw")
    assert at.turn == ("1:out-of-cards" if ends else "1:lay")


@pytest.mark.parametrize(
    ("collections", "points"),
    [
        ("O2/R/T", "1 0 0"),
        ("O/R/TD", "0 0 1"),
        ("O2/R/TD", "1/2 0 1/2"),
        ("O/R/T", "1/3 1/3 1/3"),
        ("F2O/R3/D", "1/2 1/2 0"),
    ],
)
@pytest.mark.parametrize("ending", ["out-of-cards", "stalled"])
def test_most_birds(collections: str, points: str, ending: str) -> None:
    """C32 C33 C34 The most birds in a collection win, whoever moved last; ties share the win."""
    if ending == "stalled":
        at = table(f"3 2:flock {SOME_ROWS} W8/W4/*4 {collections} * - 1.1.500.0.999.9", "skip")
    else:
        at = table(f"3 2:lay .../O/T/D W2/P/W {collections} W9 -", "P2R", "nodraw")
    assert at.match.result() == f"{ending} {points}"
    out = np.zeros((2, 5))
    GAME.points(at.match.state, out)
    assert out[0, :3].tolist() == pytest.approx([float(Fraction(point)) for point in points.split()])
    assert out[1, :3].tolist() == [size(pile) for pile in collections.split("/")]


@pytest.mark.parametrize(
    ("turn", "grown", "stalled"),
    [(499, 0, False), (500, 0, True), (500, 1, False), (501, 1, True), (1499, 1000, False)],
)
def test_stalled_after_500_turns(turn: int, grown: int, stalled: bool) -> None:
    """C33 The 500th turn in a row without a flock is the last."""
    at = table(f"2 1:flock {SOME_ROWS} T3W/W8 O/R * - 9.2.{turn}.{grown}.2000.5", "skip")
    assert at.turn == ("1:stalled" if stalled else "2:lay")


def test_a_flock_ends_the_waiting() -> None:
    """C33 A flock in the 500th turn, and 500 more turns begin."""
    at = table(f"2 1:flock {SOME_ROWS} T3W/W8 O/R * - 9.2.500.0.2000.5", "flyT")
    assert (at.turn, at.clock) == ("2:lay", "9.2.501.500.2001.5")
