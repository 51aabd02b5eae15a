"""CuBirds: flocks."""

import pytest

from tests.rules.cubirds import SOME_ROWS, Table, birds, size, table

FLOCKS = [  # species, small, big, copies
    ("F", 2, 3, 7),
    ("O", 3, 4, 10),
    ("T", 3, 4, 10),
    ("D", 4, 6, 13),
    ("P", 4, 6, 13),
    ("M", 5, 7, 17),
    ("W", 6, 9, 20),
    ("R", 6, 9, 20),
]
flocks = pytest.mark.parametrize(("bird", "small", "big", "copies"), FLOCKS)


def with_flock(bird: str, n: int, *words: str) -> Table:
    """A player with n birds of a species, and a reed warbler or a robin, so that the round does not end."""
    rows, other = "/".join(["TD" if bird in "FO" else "FO"] * 4), "R" if bird == "W" else "W"
    return table(f"2 1:flock {rows} {bird}{n}{other}/*8 {other}/{other} * -", *words)


@flocks
def test_enough_birds(bird: str, small: int, big: int, copies: int) -> None:
    """C1 C21 From the small number on, all birds of a species may be shown; with one less they may not."""
    for n in range(1, copies):
        assert with_flock(bird, n).legal == ([f"fly{bird}", "skip"] if n >= small else ["skip"])


@flocks
def test_what_is_kept(bird: str, small: int, big: int, copies: int) -> None:
    """C1 C22 C23 One bird of a small flock, two from the big number on; all others are discarded."""
    for n in range(small, copies + 1):
        at, other, kept = with_flock(bird, n, f"fly{bird}"), "R" if bird == "W" else "W", 2 if n >= big else 1
        assert at.hand(1) == other
        assert birds(at.collections.split("/")[0]) == {bird: kept, other: 1}
        assert birds(at.discard) == {bird: n - kept}
        assert birds(at.news.split(":")[1]) == {bird: n}


def test_flocks_to_choose_from() -> None:
    """C21 Any species that has enough birds, and no other."""
    at = table("2 1:flock DPM/DPM/DPM/DPM F2O2T4D4P3M5W5R6/*8 O/R * -")
    assert at.legal == ["flyF", "flyT", "flyD", "flyM", "flyR", "skip"]
    assert table("2 1:flock DPM/DPM/DPM/DPM F2O2T4D4P3M5W5R6/*8 O/R * -", "flyT").hand(1) == "F2O2D4P3M5W5R6"


def test_captured_birds_count() -> None:
    """C21 Birds captured in the same turn belong to the hand."""
    at = table("2 1:lay DPF2OM/DPM/WRF/ODP PW/R8 O/R * -", "P1R")
    assert at.hand(1) == "F2OMW"
    assert at.legal == ["flyF", "skip"]


def test_drawn_birds_count() -> None:
    """C21 So do the two cards."""
    assert table("2 1:lay R/DPM/WRM/ODP PW/... O/R F2 O", "P1R", "draw").legal == ["flyF", "skip"]


def test_laid_birds_do_not_count() -> None:
    """C21 Birds that were laid have left the hand."""
    assert table(f"2 1:lay {SOME_ROWS} P8W/R8 O/R * -", "P1R", "nodraw").legal == ["skip"]


def test_collections_never_shrink() -> None:
    """C22 What is collected stays, through flocks and new rounds."""
    at = table(f"2 1:lay {SOME_ROWS} P/R8 F2O2TDM/W2R * -", "P1R", "nodraw")
    assert at.clock.startswith("2.1.2.")
    assert at.collections == "F2O2TDM/W2R"


def test_one_flock_a_turn() -> None:
    """C24 After a flock the turn passes, even with another flock in hand, and nobody needs to complete any."""
    start = f"2 1:flock {SOME_ROWS} P4M5W/R8 O/R * -"
    for move, hand in [("flyP", "M5W"), ("flyM", "P4W"), ("skip", "P4M5W")]:
        at = table(start, move)
        assert (at.hand(1), at.turn) == (hand, "2:lay")


def test_skip_without_a_flock() -> None:
    """C25 Who can complete no flock still says so."""
    for words in (["P2R"], ["P1R", "draw"], ["P1R", "nodraw"]):
        at = table("2 1:lay R/DPM/WRF/ODP PW2/... O/R M9 -", *words)
        assert (at.turn, at.legal) == ("1:flock", ["skip"])


def test_no_skip_with_an_empty_hand() -> None:
    """C25 An empty hand ends the turn at once."""
    at = table(f"2 1:lay {SOME_ROWS} P/R8 O/R * -", "P1L", "nodraw")
    assert (at.clock.split(".")[2], at.legal != ["skip"]) == ("2", True)
    assert size(at.hand(1)) == 8
