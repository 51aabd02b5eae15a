"""Positions that cannot be read: each refusal is one line that names the field and what was expected."""

import pytest

from birdtable import games
from birdtable.errors import Malformed

NOTATION = games.load("cubirds").notation
GOOD = "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * - 1.1.1.0.0.0 * -"
SOLO = "cubirds solo 2:robin1 FOT/DPM/WRF/ODP P2F2D2M2/R4W2:R4W2 O/R * - 1.1.1.0.0.0 * -"

# What is replaced in GOOD, by what, and words that the refusal says.
REFUSED = [
    ("cubirds", "chess", "game: expected cubirds"),
    (" * - 1.1.1.0.0.0 * -", "", "position: expected 8 to 11 fields"),
    (" * -", " * - x", "position: expected 8 to 11 fields"),
    (" 2 ", " 6 ", "seats (solo, or): expected a whole number from 2 to 5, not '6'"),
    (" 2 ", " 1 ", "seats"),
    ("1:lay", "3:lay", "turn, seat: expected a whole number from 1 to 2"),
    ("1:lay", "lay", "turn: expected 2 parts"),
    ("1:lay", "1:sing", "turn: expected lay, refill1-4, draw, flock, robin1-4 or an ending"),
    ("1:lay", "1:refill5", "turn, row to refill: expected a whole number from 1 to 4"),
    ("1:lay", "1:refill1", "turn: expected one species in row 1"),
    ("1:lay", "1:robin1", "turn: expected lay, refill, draw or flock for people"),
    ("1:lay", "1:seven-species", "turn: expected an ending that the collection of seat 1 shows"),
    ("1:lay", "1:two-threes", "turn: expected an ending that the collection of seat 1 shows"),
    ("1:lay", "1:stalled", "turn: expected 500 turns without a flock"),
    ("1:lay", "1:out-of-cards", "turn: expected empty hands and too few cards"),
    ("FOT/DPM/WRF/ODP", "FOT/DPM/WRF", "rows: expected 4 parts separated by '/', found 3"),
    ("FOT/", "-/", "row 1: expected at least one bird"),
    ("FOT/", "FOF/", "row 1: expected each letter once"),
    ("FOT/", "FXT/", "row 1: expected letters of FOTDPMWR, not 'X'"),
    ("FOT/", "F0T/", "row 1: expected a number from 1 to 127 with 'F', not 0"),
    ("FOT/", "F500T/", "row 1: expected a number from 1 to 127 with 'F', not 500"),
    ("FOT/", "fot/", "row 1: expected letters of FOTDPMWR, each with its number"),
    ("/*8", "", "hands: expected 2 parts"),
    ("/*8", "/", "hand of seat 2: expected letters"),
    ("/*8", "/*", "hand of seat 2, number of unnamed cards: expected a whole number"),
    ("/*8", "/-", "hand of seat 2: expected at least one card"),
    ("/*8", "/*99", "hands: expected at most"),
    ("/*8", "/P:P:-:-", "hand of seat 2: expected cards:known:limits, found 4 parts"),
    ("/*8", "/P*2:P2:-", "hand of seat 2, known: expected at most 1 P, as the hand names, found 2"),
    ("/*8", "/P3:-:P2", "hand of seat 2, limits: expected at least 3 for P, found 2"),
    ("/*8", "/*8:-:P9", "hand of seat 2, limit of P: expected a whole number from 0 to 8"),
    ("/*8", "/*8:-:F0O0T0D0P0M0W0R", "hands: expected at most 1 unnamed cards for seat 2, found 8"),
    (" O/R", " O", "collections: expected 2 parts"),
    (" O/R", " O/FOTDMWR", "collection of seat 2: expected one that has not won yet"),
    ("P2F2D2M2", "P2F9D2M2", "cards: expected 110 in all, as in the box, found 4 F too many"),
    (" * - 1", " F - 1", "draw pile: expected *, since cards in a hand are not named"),
    (" * - 1", " * * 1", "discard pile: expected letters"),
    ("1.1.1.0.0.0", "1.1.1.0", "clock: expected 6 parts"),
    ("1.1.1.0.0.0", "0.1.1.0.0.0", "clock, rounds: expected a whole number from 1"),
    ("1.1.1.0.0.0", "1.3.1.0.0.0", "clock, dealer: expected a whole number from 1 to 2"),
    ("1.1.1.0.0.0", "1.1.1.2.0.0", "clock, grown: expected at most the turn, 1, found 2"),
    ("1.1.1.0.0.0", "1.1.1.0.0.1", "clock, reveals: expected at most the ply, 0, found 1"),
    ("1.1.1.0.0.0", "1.1.501.0.0.0", "clock, grown: expected within 500 turns of turn 501, found 0"),
    ("1.1.1.0.0.0 *", "1.1.1.0.0.0 xyz", "chance: expected 16 hexadecimal digits"),
    ("1.1.1.0.0.0 *", "1.1.1.0.0.0 000000000000000g", "chance: expected 16 hexadecimal digits"),
    ("1.1.1.0.0.0 *", "1.1.1.0.0.0 0000000000000000", "chance: expected 16 hexadecimal digits"),
    ("0.0.0 * -", "0.0.0 * P3L", "news: expected 4 parts"),
    ("0.0.0 * -", "0.0.0 * P9L:-:-:-", "move: expected a word like P3L"),
    ("0.0.0 * -", "0.0.0 * P3L:Z:-:-", "news, shown: expected letters of FOTDPMWR, not 'Z'"),
]
REFUSED_SOLO = [
    ("R4W2:R4W2", "R4W2:R4", "hand of seat 2: expected all of RobinBird's open hand to be known, found 2 not"),
    ("2:robin1", "2:lay", "turn: expected lay, refill, draw or flock for people"),
    ("2:robin1", "2:draw", "turn: expected lay, refill, draw or flock for people"),
    ("2:robin1", "2:flock", "turn: expected a hand with which RobinBird can complete a flock"),
]
NONE_LEFT = "cubirds 2 {turn} FO10/T10D/P13/M17 F6D12/W20R20 -/- - -"


def refusal(position: str, seed: int | None = 1) -> str:
    """What is said about a position that cannot be read."""
    with pytest.raises(Malformed) as refused:
        NOTATION.read_position(position, seed)
    message = str(refused.value)
    assert "\n" not in message
    assert len(message) < 250
    return message


@pytest.mark.parametrize(("old", "new", "said"), REFUSED)
def test_what_is_refused(old: str, new: str, said: str) -> None:
    assert old in GOOD
    assert said in refusal(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(("old", "new", "said"), REFUSED_SOLO)
def test_what_is_refused_solo(old: str, new: str, said: str) -> None:
    assert said in refusal(SOLO.replace(old, new, 1))


@pytest.mark.parametrize("turn", ["1:draw", "1:refill1"])
def test_a_task_that_needs_a_card_when_none_is_left(turn: str) -> None:
    assert "none is left to draw" in refusal(NONE_LEFT.format(turn=turn))


def test_missing_cards_are_counted() -> None:
    missing = NONE_LEFT.format(turn="1:lay").replace("W20R20", "W19R17")
    assert refusal(missing).endswith("found 1 W too few, 3 R too few")


def test_a_star_needs_a_seed() -> None:
    assert refusal(GOOD, None) == "seed: expected one, since the position has a *"


def test_long_text_is_shortened_and_made_harmless() -> None:
    assert "\x1b" not in refusal(GOOD.replace("FOT", "\x1b[2J" + "F" * 5000))


@pytest.mark.parametrize("position", [GOOD, SOLO, *NOTATION.EXAMPLES, NONE_LEFT.format(turn="1:lay")])
def test_what_is_accepted(position: str) -> None:
    state = NOTATION.read_position(position, 1)
    text = NOTATION.write_position(state)
    assert NOTATION.write_position(NOTATION.read_position(text, None)) == text
