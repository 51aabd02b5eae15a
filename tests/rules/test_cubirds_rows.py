"""CuBirds: laying and capturing, refilling a row."""

import pytest

from birdtable.errors import Malformed
from birdtable.games.cubirds.birds import LETTERS
from birdtable.games.cubirds.rows import enclosed
from birdtable.games.cubirds.state import LEFT, RIGHT
from tests.rules.cubirds import SOME_ROWS, birds, dealt, size, table

# ---------------------------------------------------------------------------- laying and capturing


def test_what_may_be_laid() -> None:
    """C8 Any species in hand, at either end of any row."""
    at = table(f"2 1:lay {SOME_ROWS} P3DR/W8 O/R * -")
    assert at.legal == [f"{bird}{row}{end}" for bird in "DPR" for row in "1234" for end in "LR"]


@pytest.mark.parametrize(
    ("move", "rows"),
    [
        ("P1L", "P3FOT/DMT/WRF/ODT"),
        ("P2R", "FOT/DMTP3/WRF/ODT"),
        ("P3L", "FOT/DMT/P3WRF/ODT"),
        ("P4R", "FOT/DMT/WRF/ODTP3"),
        ("D1R", "FOTD/DMT/WRF/ODT"),
    ],
)
def test_all_birds_of_a_species_are_laid(move: str, rows: str) -> None:
    """C8 All of them go side by side to one end of one row, none of any other species."""
    at = table("2 1:lay FOT/DMT/WRF/ODT P3DR/W8 O/R * -", move)
    assert at.rows == rows
    assert at.hand(1) == {"P": "DR", "D": "P3R"}[move[0]]
    assert at.news == f"{move}:{'P3' if move[0] == 'P' else 'D'}:-:-"


CAPTURES = [  # row, move with two parrots, the row afterwards, what was taken
    ("OTPDM", "P1L", "P3DM", "OT"),
    ("OTPDM", "P1R", "OTP3", "DM"),
    ("PFOT", "P1R", "P3", "FOT"),
    ("FOTP", "P1L", "P3", "FOT"),
    ("FP3O", "P1L", "P5O", "F"),
    ("FP3O", "P1R", "FP5", "O"),
    ("O3T2F4PD", "P1L", "P3D", "F4O3T2"),
    ("DPO3T2F4", "P1R", "DP3", "F4O3T2"),
    ("FOTDPMWR", "P1R", "FOTDP3", "MWR"),
    ("FOTDPMWR", "P1L", "P3MWR", "FOTD"),
]


@pytest.mark.parametrize(("row", "move", "after", "taken"), CAPTURES)
def test_captures(row: str, move: str, after: str, taken: str) -> None:
    """C9 C10 What lies strictly between the laid birds and the nearest of their species goes to the hand."""
    at = table(f"2 1:lay {row}/DPM/WRF/ODP P2W/R8 O/R * -", move)
    assert at.row == after
    assert at.news == f"{move}:P2:{taken}:-"
    assert birds(at.hand(1)) == {bird: birds(taken).get(bird, 0) + (bird == "W") for bird in {*birds(taken), "W"}}
    assert at.knowledge(1) == f"{taken}:P0"


def test_a_species_new_to_the_row() -> None:
    """C10 It encloses nothing at either end."""
    state = table(f"2 1:lay {SOME_ROWS} P2W/R8 O/R * -").match.state
    assert [int(enclosed(state, 0, LETTERS.index("P"), end)) for end in (LEFT, RIGHT)] == [0, 0]


def test_other_rows_stay() -> None:
    """C10 Birds of the species in other rows enclose nothing."""
    at = table("2 1:lay OTPDM/PFO/DFP/MPW P2W/R8 O/R * -", "P1L")
    assert at.rows == "P3DM/PFO/DFP/MPW"


def test_a_species_in_two_runs() -> None:
    """C9 A row in which a species stands in two places cannot come about, and is refused."""
    with pytest.raises(Malformed, match="row 1: expected each letter once"):
        table("2 1:lay POP/DPM/WRF/ODP P2W/R8 O/R * -")


@pytest.mark.parametrize(
    ("moves", "row"),
    [
        (["P1L"], "P2DMW"),
        (["P1L", "skip", "W1L"], "W2"),
        (["P1L", "skip", "D1L"], "D2MW"),
        (["P1L", "skip", "D1R"], "P2D2"),
        (["P1R", "skip", "T1R"], "OT2"),
        (["P1R", "skip", "T1L"], "T2P2"),
        (["P1R", "skip", "D1L", "nodraw", "skip", "T1R"], "DOT2"),
        (["P1L", "skip", "O1R", "nodraw", "skip", "M1R"], "P2DM2"),
    ],
)
def test_the_row_closes_up(moves: list[str], row: str) -> None:
    """C11 After a capture the birds that are left are neighbours, in their old order."""
    assert table("2 1:lay OTPDMW/RF/RF/RF PMTR/DWTOF O/R * -", *moves).row == row


@pytest.mark.parametrize(
    ("row", "move", "after"),
    [("PFO", "P1L", "P3FO"), ("FOP", "P1R", "FOP3"), ("P", "P1L", "P3"), ("P", "P1R", "P3"), ("P4F", "P1L", "P6F")],
)
def test_nothing_strictly_between(row: str, move: str, after: str) -> None:
    """C12 Beside its own species a bird captures nothing, and two cards may be drawn."""
    at = table(f"2 1:lay {row}/DPM/WRF/ODP P2W/R8 O/R * -", move)
    assert (at.row, at.hand(1), at.news) == (after, "W", f"{move}:P2:-:-")
    assert at.legal == ["draw", "nodraw"]


# ---------------------------------------------------------------------------- refilling a row


def test_refill_until_two_species() -> None:
    """C13 C14 One by one at the right end, as many as it takes and no more, whatever comes."""
    lengths = set()
    for seed in range(60):
        at = table("2 1:lay RFO/DPM/WRF/ODP R2D/W8 O/R * -", "R1R", "refill", seed=seed)
        added = birds(at.news.split(":")[1])
        more = added.pop("R", 0)
        [(last, one)] = added.items()
        assert one == 1
        assert birds(at.row) == {"R": 3 + more, last: 1}
        assert at.row.startswith("R")
        assert at.row.endswith(last)
        assert size(at.draw) == 110 - 12 - 3 - 8 - 2 - more - 1
        lengths.add(more + 1)
    assert lengths >= {1, 2}


def test_refill_with_two_of_the_same_species_first() -> None:
    """C13 C14 C31 Birds of the same species do not complete a row; the discard pile is shuffled on the way."""
    at = table("2 1:lay PFO/DPM/WRF/ODP PW/... O/R P2 D5", "P1R", "refill")
    assert (at.row, at.draw, at.discard, at.news) == ("P4D", "D4", "-", "refill:DP2:-:-")


def test_refill_on_the_right_after_a_capture_to_the_left() -> None:
    """C14 The right end it is, wherever the capture was."""
    at = table("2 1:lay FOP/DPM/WRF/ODP PW/... O/R D5 -", "P1L", "refill")
    assert (at.row, at.hand(1), at.draw) == ("P2D", "FOW", "D4")


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_row_that_is_refilled(row: int) -> None:
    """C13 It is the row of the capture."""
    start, after = "2 1:lay PFO/PFO/PFO/PFO PW/... D/R T5 -", ["PFO"] * 4
    at = table(start, f"P{row}R")
    assert (at.turn, at.legal) == (f"1:refill{row}", ["refill"])
    after[row - 1] = "P2T"
    assert table(start, f"P{row}R", "refill").rows == "/".join(after)


@pytest.mark.parametrize(
    ("row", "move", "after"),
    [("P", "P1L", "P2"), ("P", "W1R", "PW"), ("PFO", "P1L", "P2FO"), ("W", "P1L", "PW")],
)
def test_no_refill_without_a_capture(row: str, move: str, after: str) -> None:
    """C15 A row with one species, or with any, waits for a capture."""
    at = table(f"2 1:lay {row}/DPM/WRF/ODP PWT/R8 O/R * -", move)
    assert (at.row, at.turn) == (after, "1:draw")
    after_draw = table(f"2 1:lay {row}/DPM/WRF/ODP PWT/R8 O/R * -", move, "draw")
    assert (after_draw.row, after_draw.turn) == (after, "1:flock")


def test_no_refill_of_two_species() -> None:
    """C13 C15 Two species are enough, and a row with one species elsewhere stays."""
    at = table("2 1:lay POTD/R/WRF/ODP DP/R8 O/R * -", "P1R")
    assert (at.rows, at.turn) == ("P2/R/WRF/ODP", "1:refill1")
    at = table("2 1:lay POTD/R/WRF/ODP DP/R8 O/R * -", "D1L")
    assert (at.rows, at.turn) == ("D2/R/WRF/ODP", "1:refill1")
    at = table("2 1:lay MPOTD/R/WRF/ODP DP/R8 O/R * -", "P1R")
    assert (at.rows, at.turn) == ("MP2/R/WRF/ODP", "1:flock")


@pytest.mark.parametrize(("draw", "discard"), [("P", "P2"), ("P3", "-"), ("-", "P3")])
def test_refill_that_exhausts_both_piles(draw: str, discard: str) -> None:
    """C16 It stops when both piles are empty, with one species in the row."""
    at = table(f"2 1:lay PFO/DPM/WRF/ODP PW/... O/R {draw} {discard}", "P1R", "refill")
    assert (at.row, at.draw, at.discard) == ("P5", "-", "-")
    assert (at.turn, at.legal) == ("1:flock", ["skip"])


def test_nothing_to_refill_with() -> None:
    """C16 C17 With both piles empty there is no refill to confirm."""
    at = table("2 1:lay PFO/DPM/WRF/ODP PW/... O/R - -", "P1R")
    assert (at.row, at.turn, at.hand(1)) == ("P2", "1:flock", "FOW")


def test_refill_is_a_step_of_its_own() -> None:
    """C17 The capture is made and can be taken back until the refill, which cannot."""
    captured = table("2 1:lay PFO/DPM/WRF/ODP PW/R8 O/R * -", "P1R")
    assert (captured.row, captured.hand(1), captured.legal) == ("P2", "FOW", ["refill"])
    assert captured.clock == "1.1.1.0.1.0"
    assert captured.match.can_take_back()
    refilled = table("2 1:lay PFO/DPM/WRF/ODP PW/R8 O/R * -", "P1R", "refill")
    assert refilled.clock == "1.1.1.0.2.1"
    assert not refilled.match.can_take_back()


@pytest.mark.parametrize("seats", [1, 3])
def test_rows_of_random_games_stay_in_runs(seats: int) -> None:
    """C9 Laying, capturing and refilling keep every species in one run: each row reads back as it was written."""
    for seed in range(6):
        match = dealt(seats, seed).match
        for ply in range(60):
            legal = match.legal()
            match.play(legal[(ply * 7 + seed) % len(legal)])
            text = match.game.notation.write_position(match.state)
            again = match.game.notation.read_position(text, None)
            assert again.tobytes() == match.state.tobytes()
            if match.state.over:
                break
