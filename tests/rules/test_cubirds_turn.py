"""CuBirds: the turn, two cards."""

import pytest

from tests.rules.cubirds import SOME_ROWS, size, table

# ---------------------------------------------------------------------------- the turn


def test_a_turn_in_order() -> None:
    """C7 Lay, then two cards or none, then a flock or none; or lay, capture, refill, then a flock or none."""
    start = f"2 1:lay {SOME_ROWS} P2D/W8 O/R * -"
    assert table(start).turn == "1:lay"
    assert table(start, "P1L").turn == "1:draw"
    assert table(start, "P1L", "nodraw").turn == "1:flock"
    assert table(start, "P1L", "draw").turn == "1:flock"
    assert table(start, "P1L", "nodraw", "skip").turn == "2:lay"
    assert table(start, "P2R").turn == "1:flock"
    assert table(start, "D4L").turn == "1:flock"
    refilled = "2 1:lay PFO/DPM/WRF/ODP P2D/W8 O/R * -"
    assert table(refilled, "P1R").turn == "1:refill1"
    assert table(refilled, "P1R", "refill").turn == "1:flock"


@pytest.mark.parametrize(("seat", "following"), [(1, 2), (2, 3), (3, 1)])
def test_clockwise(seat: int, following: int) -> None:
    """C7 After a turn the seat to the left goes on, after the last seat the first."""
    at = table(f"3 {seat}:flock {SOME_ROWS} P2/W2/R2 O/R/T * - 1.1.7.0.9.3", "skip")
    assert (at.turn, at.clock) == (f"{following}:lay", "1.1.8.0.10.3")


# ---------------------------------------------------------------------------- two cards


@pytest.mark.parametrize(("move", "hand", "draw"), [("draw", "F2W", "-"), ("nodraw", "W", "F2")])
def test_two_cards_or_none(move: str, hand: str, draw: str) -> None:
    """C18 Who captured nothing may draw two cards."""
    start = "2 1:lay R/DPM/WRF/ODP PW/... O/R F2 O"
    assert table(start, "P1R").legal == ["draw", "nodraw"]
    at = table(start, "P1R", move)
    assert (at.hand(1), at.draw, at.discard, at.turn) == (hand, draw, "O", "1:flock")


def test_two_cards_not_three() -> None:
    """C18 Two, however many there are."""
    for seed in range(5):
        at = table(f"2 1:lay {SOME_ROWS} PW/R8 O/R * -", "P1R", "draw", seed=seed)
        assert size(at.hand(1)) == 3
        assert size(at.news.split(":")[3]) == 2


@pytest.mark.parametrize("move", ["P1L", "P1R"])
def test_no_cards_after_a_capture(move: str) -> None:
    """C18 Who captured something is not asked."""
    assert table("2 1:lay FPO/DPM/WRF/ODP PW/R8 O/R * -", move).turn == "1:flock"


@pytest.mark.parametrize(
    ("draw", "discard", "hand"), [("F", "-", "FW"), ("-", "F", "FW"), ("F", "O", "FOW"), ("-", "F2", "F2W")]
)
def test_what_there_is_to_draw(draw: str, discard: str, hand: str) -> None:
    """C19 C31 One card if there is only one; the discard pile counts."""
    start = f"2 1:lay {SOME_ROWS} PW/... R/R {draw} {discard}"
    assert table(start, "P1R").legal == ["draw", "nodraw"]
    at = table(start, "P1R", "draw")
    assert (at.hand(1), at.draw, at.discard, at.turn) == (hand, "-", "-", "1:flock")


def test_nothing_to_draw() -> None:
    """C19 No card, no question."""
    at = table(f"2 1:lay {SOME_ROWS} PW/... O/R - -", "P1R")
    assert (at.turn, at.legal) == ("1:flock", ["skip"])


def test_last_birds() -> None:
    """C20 With an empty hand two cards may be drawn: then play goes on; else the round is over."""
    start = f"2 1:lay {SOME_ROWS} P2/*8 O/R * -"
    laid = table(start, "P1R")
    assert (laid.hand(1), laid.turn, laid.legal) == ("-", "1:draw", ["draw", "nodraw"])
    drawn = table(start, "P1R", "draw")
    assert (size(drawn.hand(1)), drawn.turn, drawn.clock) == (2, "1:flock", "1.1.1.0.2.1")
    declined = table(start, "P1R", "nodraw")
    assert (declined.turn, declined.clock) == ("1:lay", "2.1.2.0.2.1")


def test_last_birds_with_nothing_to_draw() -> None:
    """C20 C19 Then the round ends without a question."""
    at = table(f"2 2:lay {SOME_ROWS} .../P2 F/F - -", "P1R")
    assert (at.turn, at.clock.split(".")[:2]) == ("2:lay", ["2", "2"])


def test_last_birds_that_capture() -> None:
    """C20 Captured birds are in the hand: the round goes on."""
    at = table("2 1:lay FPO/DPM/WRF/ODP P2/*8 O/R * -", "P1R")
    assert (at.hand(1), at.turn) == ("O", "1:flock")
