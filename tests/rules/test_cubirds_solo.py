"""CuBirds: RobinBird. Setting her table is in test_cubirds_setup.py."""

import pytest

from birdtable.errors import Malformed
from tests.rules.cubirds import GAME, SOME_ROWS, dealt, see, size, table

HER_TURN = "solo 2:robin1"


def robin(row: str, hand: str = "O", draw: str = "P4") -> str:
    """RobinBird's turn begins with this row."""
    return f"{HER_TURN} {row}/DFM/WRF/ODF .../{hand}:{hand} T/T {draw} -"


def test_her_turn_comes_after_the_human() -> None:
    """C36 C38 The human plays by the usual rules; then RobinBird begins with row 1."""
    start = f"solo 1:lay {SOME_ROWS} P2D*3/O8:O8 T/T * -"
    assert len(table(start).legal) >= 16
    at = table(start, "P1R", "draw", "skip")
    assert (at.turn, at.legal) == ("2:robin1", ["robin"])


@pytest.mark.parametrize(
    ("row", "after", "taken"),
    [
        ("OTD", "OTDP", "-"),
        ("OTPD", "P2D", "OT"),
        ("OPTD", "OP2", "TD"),
        ("OPD", "OP2", "D"),
        ("O3PTD", "P2TD", "O3"),
        ("OTPD3", "OTP2", "D3"),
        ("O2PTD", "O2P2", "TD"),
        ("PTD", "P2", "TD"),
        ("TDP", "P2", "TD"),
        ("P", "P2", "-"),
        ("P2OT", "P3", "OT"),
    ],
)
def test_left_or_right(row: str, after: str, taken: str) -> None:
    """C38 Left if that encloses strictly more cards, else right; the enclosed birds go to her hand."""
    at = table(robin(row, hand="M"), "robin")
    assert at.row == after
    end = "L" if row in ("OTPD", "O3PTD", "TDP") else "R"
    assert at.news == f"P1{end}:P:{taken}:-"
    assert size(at.hand(2)) == 1 + size(taken)
    assert at.knowledge(2) == f"{at.hand(2)}:-"


def test_no_refill_without_a_capture() -> None:
    """C15 C38 A row with one species to which she adds one more of it waits for a capture, as anybody's would."""
    at = table(robin("P", hand="M", draw="P4"), "robin")
    assert (at.row, at.turn) == ("P2", "2:robin2")


def test_four_rows_in_order() -> None:
    """C38 C44 One drawn bird for each row, from row 1 to row 4; nothing else may be done."""
    start = f"{HER_TURN} OT/DF/WR/FO .../M:M T/T P5 -"
    for n, turn, rows in [
        (0, "2:robin1", "OT/DF/WR/FO"),
        (1, "2:robin2", "OTP/DF/WR/FO"),
        (2, "2:robin3", "OTP/DFP/WR/FO"),
        (3, "2:robin4", "OTP/DFP/WRP/FO"),
        (4, "1:lay", "OTP/DFP/WRP/FOP"),
    ]:
        at = table(start, *["robin"] * n)
        assert (at.turn, at.rows, at.draw) == (turn, rows, f"P{5 - n}".removesuffix("1"))
        assert turn == "1:lay" or at.legal == ["robin"]


@pytest.mark.parametrize(
    ("row", "rows"), [(1, "PFO/OT/OT/OT"), (2, "OT/PFO/OT/OT"), (3, "OT/OT/PFO/OT"), (4, "OT/OT/OT/PFO")]
)
def test_refill_before_the_next_row(row: int, rows: str) -> None:
    """C39 A row that she leaves with one species is refilled before the next."""
    start = f"{HER_TURN} {rows} .../M:M D/D P{row} W8"
    robins = ["robin"] * row
    captured = table(start, *robins)
    assert (captured.turn, captured.legal) == (f"2:refill{row}", ["refill"])
    refilled = table(start, *robins, "refill")
    assert refilled.rows.split("/")[row - 1] == "P2W"
    assert refilled.turn == ("1:lay" if row == 4 else f"2:robin{row + 1}")
    assert size(refilled.draw) == 7


def test_no_refill_without_cards() -> None:
    """C39 C40 Nothing to refill with, and nothing for the rows that remain."""
    at = table(robin("PFO", hand="M", draw="P"), "robin")
    assert (at.row, at.turn, at.hand(2), at.clock.split(".")[2]) == ("P2", "1:lay", "FOM", "2")


@pytest.mark.parametrize(("hand", "turn"), [("M", "1:lay"), ("O3", "2:flock")])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_rows_left_out(hand: str, turn: str, cards: int) -> None:
    """C40 With both piles empty the rows that remain are left out; her flocks are not."""
    start = f"{HER_TURN} TD/DF/WR/FD .../{hand}:{hand} T/T P{cards} -"
    at = table(start, *["robin"] * cards)
    assert at.rows == "/".join(row + "P" * (i < cards) for i, row in enumerate(["TD", "DF", "WR", "FD"]))
    assert at.turn == turn


def test_whole_turn_left_out() -> None:
    """C40 Nothing to draw and no flock: it is the human's turn again."""
    at = table(f"solo 1:flock {SOME_ROWS} .../O2:O2 T/T - - 1.1.7.0.9.3", "skip")
    assert (at.turn, at.clock) == ("1:lay", "1.1.9.0.10.3")
    flock = table(f"solo 1:flock {SOME_ROWS} .../O3:O3 R/T - - 1.1.7.0.9.3", "skip")
    assert (flock.turn, flock.legal, flock.clock) == ("2:flock", ["flyO"], "1.1.8.0.10.3")


def test_discarded_birds_are_drawn() -> None:
    """C31 C40 A discard pile is reshuffled for her as for anybody."""
    at = table(f"solo 1:flock {SOME_ROWS} .../O2:O2 T/T - P 1.1.7.0.9.3", "skip", "robin")
    assert (at.row, at.draw, at.discard) == ("FOTP", "-", "-")


def test_never_two_cards() -> None:
    """C41 A row that brings her nothing is followed by the next row, the last one by her flocks."""
    assert table(robin("OTD"), "robin").turn == "2:robin2"
    assert table(robin("OTD", hand="O3"), *["robin"] * 4).turn == "2:flock"
    with pytest.raises(Malformed, match="turn: expected lay"):
        table(f"solo 2:draw {SOME_ROWS} *8/O:O T/T * -")


def test_every_flock() -> None:
    """C42 One after the other in the order of the birds, small ones and big ones; then the turn is over."""
    start = f"solo 2:flock {SOME_ROWS} *8/F2T4P3W6R:F2T4P3W6R R/R * - 1.1.7.0.9.3"
    first = table(start)
    assert first.legal == ["flyF"]
    second = table(start, "flyF")
    assert (second.turn, second.legal, second.hand(2)) == ("2:flock", ["flyT"], "T4P3W6R")
    assert second.knowledge(2) == "T4P3W6R:-"
    third = table(start, "flyF", "flyT")
    assert third.legal == ["flyW"]
    at = table(start, "flyF", "flyT", "flyW")
    assert (at.turn, at.hand(2), at.collections, at.discard) == ("1:lay", "P3R", "R/FT2WR", "FT2W5")
    assert at.clock == "1.1.8.7.12.3"


def test_all_flocks_before_a_win() -> None:
    """C42 A collection that wins meanwhile wins after the last flock."""
    start = f"solo 2:flock {SOME_ROWS} *8/T3W6R:T3W6R R/F3T2 * - 1.1.7.0.9.3"
    assert table(start, "flyT").turn == "2:flock"
    at = table(start, "flyT", "flyW")
    assert (at.turn, at.collections, at.match.result()) == ("2:two-threes", "R/F3T3W", "two-threes 0 1")


def test_the_human_completes_one() -> None:
    """C42 Only RobinBird completes several flocks."""
    at = table(f"solo 1:flock {SOME_ROWS} F2P4W/O2:O2 R/R * -", "flyF")
    assert (at.turn, at.hand(1)) == ("2:robin1", "P4W")


def test_robinbird_ends_the_round() -> None:
    """C43 C35 With no card left she deals, her new hand open, and begins with row 1."""
    at = table(f"solo 2:flock {SOME_ROWS} W5/F2T3:F2T3 R/R ... - 1.1.7.0.9.3", "flyF", "flyT")
    assert (at.turn, at.legal, at.clock) == ("2:robin1", ["robin"], "2.2.8.7.11.4")
    assert (size(at.hand(1)), size(at.hand(2)), at.discard) == (8, 8, "FT2W5")
    assert at.knowledge(2) == f"{at.hand(2)}:-"


def test_the_human_ends_the_round() -> None:
    """C43 Then the human deals and begins."""
    at = table(f"solo 1:flock {SOME_ROWS} F2/T3:T3 R/R ... - 1.2.7.0.9.3", "flyF")
    assert (at.turn, at.clock, at.discard) == ("1:lay", "2.1.8.7.10.4", "FT3")


def test_out_of_cards_solo() -> None:
    """C32 C35 The deal is for two; if it takes the last card, there are no rows for her to play (C40)."""
    at = table("solo 2:flock .../O/T/D W13/F2:F2 R/R2 - W 1.1.7.0.9.3", "flyF")
    assert (at.turn, at.match.result()) == ("2:out-of-cards", "out-of-cards 0 1")
    assert table("solo 2:flock .../O/T/D W13/F2:F2 R/R2 W W 1.1.7.0.9.3", "flyF").turn == "2:flock"


def test_robinbird_is_stalled_too() -> None:
    """C33 Her turns count, even one in which she can do nothing."""
    at = table(f"solo 1:flock {SOME_ROWS} .../O2:O2 T/T - - 1.1.499.0.999.3", "skip")
    assert at.turn == "2:stalled"


def test_one_legal_move() -> None:
    """C44 Whatever happens, she has no choice."""
    for seed in range(4):
        match, steps = dealt(1, seed, handicap="1").match, 0
        while not match.state.over and len(match.moves) < 150:
            legal = match.legal()
            if match.state.seat == 1:
                steps += 1
                assert len(legal) == 1
                assert GAME.notation.write_move(legal[0]) in {"robin", "refill", *(f"fly{bird}" for bird in "FOTDPMWR")}
                assert see(match).knowledge(2) == f"{see(match).hand(2)}:-"
            match.play(legal[(len(match.moves) * 5 + seed) % len(legal)])
        assert steps > 10
