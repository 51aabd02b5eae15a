"""Busy Beaks: the course of a turn, the tree, the end of the game."""

import pytest

from birdtable.errors import IllegalMove
from tests.rules.busybeaks import FIRST, GAME, size, table, then
from tests.walks import points

PLAIN = f"2 {FIRST} 1:play GBK/SSF/CRG"


def test_play_score_draw() -> None:
    """Y6"""
    at = table(f"{PLAIN} G6K/B2 0/0 8:{FIRST} ... -")
    assert at.legal == ["G1", "G2", "G3", "K1", "K2", "K3", "flyG", "draw"]
    at = then(at, "G1")
    assert (at.turn, at.legal) == ("1:score", ["flyG", "draw"])
    at = then(at, "flyG")
    assert (at.turn, at.legal) == ("1:draw", ["draw"])
    at = then(at, "draw")
    assert at.turn == "2:play"
    assert at.clock.startswith("2.1.0.")


def test_both_first_steps_may_be_left_out() -> None:
    """Y6"""
    at = table(f"{PLAIN} G6K/B2 0/0 8:{FIRST} ... -", "draw")
    assert at.turn == "2:play"
    assert size(at.hand(1)) == 8


def test_who_scores_first_plays_no_card() -> None:
    """Y6"""
    at = table(f"{PLAIN} G6K/B2 0/0 8:{FIRST} ... -", "flyG")
    assert (at.turn, at.legal) == ("1:draw", ["draw"])


def test_draw_is_said_even_if_there_is_no_flock() -> None:
    """Y6"""
    at = table(f"{PLAIN} GK/B2 0/0 8:{FIRST} ... -", "G2")
    assert (at.turn, at.legal) == ("1:score", ["draw"])


def test_cards_go_to_the_end_of_a_branch() -> None:
    """Y7"""
    assert table(f"{PLAIN} GK/B2 0/0 8:{FIRST} ... -", "G2").tree == "GBK/SSFG/CRG"


def test_the_end_is_right_of_the_last_card_there_is() -> None:
    """Y7"""
    position = f"2 {FIRST} 1:twice G..K/-/CR GK2/B2 0/0 8:{FIRST} ... - 3-2:0"
    assert table(position, "G1").tree == "G..KG/-/CR"
    assert table(position, "G2").tree == "G..K/G/CR"


def test_a_card_that_must_be_paid_for_needs_another_one() -> None:
    """Y8"""
    assert table(f"{PLAIN} C/B2 0/0 8:{FIRST} ... -").legal == ["draw"]
    assert table(f"{PLAIN} R/B2 0/0 8:{FIRST} ... -").legal == ["draw"]
    assert table(f"{PLAIN} C2/B2 0/0 8:{FIRST} ... -").legal == ["C1", "C2", "C3", "draw"]
    others = "2 GOLMURW 1:play GOL/MUR/WGO"
    assert table(f"{others} U/G2 0/0 8:GOLMURW ... -").legal == ["draw"]
    assert table(f"{others} W/G2 0/0 8:GOLMURW ... -").legal == ["draw"]
    assert table(f"{others} M/G2 0/0 8:GOLMURW ... -").legal == ["M1", "M2", "M3", "draw"]


def test_the_discard_is_face_up_on_the_discard_pile() -> None:
    """Y8"""
    at = table(f"{PLAIN} CGK/B2 0/0 8:{FIRST} ... -", "C1")
    assert (at.turn, at.legal) == ("1:pay", ["dropG", "dropK"])
    assert then(at, "dropK").discard == "K"


def test_a_flock_is_five_cards() -> None:
    """Y9"""
    assert "flyG" not in table(f"{PLAIN} G4/B2 0/0 8:{FIRST} ... -").legal
    at = table(f"{PLAIN} G7K/B2 0/0 8:{FIRST} ... -", "flyG")
    assert at.hand(1) == "G2K"
    assert at.discard == "G5"


def test_the_first_flock_of_a_bird_brings_one_egg_more() -> None:
    """Y9"""
    at = table(f"{PLAIN} G5K/G4 0/0 8:{FIRST} ... -", "flyG")
    assert (at.eggs, at.tokens) == ("6/0", "7:BSKFRC")
    again = table(f"{PLAIN} G5K/B2 0/6 7:BSKFRC ... - - - 9.3.0.9.2", "flyG")
    assert (again.eggs, again.tokens) == ("5/6", "6:BSKFRC")


@pytest.mark.parametrize(("left", "eggs", "value"), [(9, 16, 4), (6, 28, 3), (4, 34, 3), (3, 37, 2), (2, 39, 2)])
def test_tokens_go_by_their_value(left: int, eggs: int, value: int) -> None:
    """Y3"""
    position = f"3 {FIRST} 1:play GBK/SSF/CRG G5K/B2/K {eggs}/0/0 {left}:BSKFRC ... - - - 60.50.0.200.90"
    at = table(position, "flyG")
    assert at.eggs == f"{eggs + value}/0/0"


def test_drawing() -> None:
    """Y10"""
    at = table(f"{PLAIN} GK/B2 0/0 8:{FIRST} ... -")
    after = then(at, "draw")
    assert size(at.draw) - size(after.draw) == 1
    assert size(after.hand(1)) == 3


def test_the_discard_pile_comes_back_when_a_card_must_be_drawn() -> None:
    """Y10"""
    hands = "G8B10S9K10F10R4/G2SKFR7C10"
    at = table(f"{PLAIN} {hands} 0/0 8:{FIRST} - ...", "G2")
    assert (size(at.draw), at.discard) == (0, "-")
    assert size(at.hand(1)) == 52
    assert then(at, "draw").turn == "2:play"


def test_who_cannot_draw_plays_on() -> None:
    """Y10"""
    hands = "G8B11S10K11F11R5C/G2R6C10"
    at = table(f"{PLAIN} {hands} 0/0 8:{FIRST} - -")
    assert then(at, "G1").hand(1) == "G7B11S10K11F11R5C"
    assert then(at, "draw").turn == "2:play"


# ---------------------------------------------------------------------------- tidying the tree


def test_cards_slide_to_the_left() -> None:
    """Y11"""
    at = table(f"2 {FIRST} 1:score .G.B/S/..K GK/B2 0/0 8:{FIRST} ... -", "draw")
    assert at.tree == "GB/S/K"


def test_an_empty_branch_gets_three_cards() -> None:
    """Y12"""
    at = table(f"2 {FIRST} 1:score GB/-/K GK/B2 0/0 8:{FIRST} ... -")
    after = then(at, "draw")
    assert [len(branch) for branch in after.tree.split("/")] == [2, 3, 1]
    assert size(at.draw) - size(after.draw) == 4


def test_the_top_branch_is_filled_first_with_what_there_is() -> None:
    """Y12"""
    rest = "G10B11S12K10F12R12C12"
    at = table(f"2 {FIRST} 1:score -/-/K GK/{rest} 0/0 8:{FIRST} ... -", "draw")
    assert [len(branch.strip("-")) for branch in at.tree.split("/")] == [1, 0, 1]
    rest = "G10B11S12K10F12R12C8"
    at = table(f"2 {FIRST} 1:score -/-/K GK/{rest} 0/0 8:{FIRST} ... -", "draw")
    assert [len(branch.strip("-")) for branch in at.tree.split("/")] == [3, 2, 1]


def test_seven_cards_are_cut_to_the_last_three() -> None:
    """Y13"""
    at = table(f"2 {FIRST} 1:score GBKSFRC/GBKSFR/G GK/B2 0/0 8:{FIRST} ... -", "draw")
    assert at.tree == "FRC/GBKSFR/G"
    assert at.discard == "GBSK"


def test_gaps_do_not_count_for_the_cut() -> None:
    """Y13"""
    at = table(f"2 {FIRST} 1:score GB.KSFRC/GBK.SFR/G GK/B2 0/0 8:{FIRST} ... -", "draw")
    assert at.tree == "FRC/GBKSFR/G"


def test_slide_then_fill_then_cut() -> None:
    """Y14 The cards of a long branch cannot fill an empty one: they are discarded last."""
    rest = "G9B11S11K9F11R11C11"
    at = table(f"2 {FIRST} 1:score GBKSFRC/-/G GK/{rest} 0/0 8:{FIRST} ... -", "draw")
    assert at.tree == "FRC/-/G"
    assert at.discard == "GBSK"


# ---------------------------------------------------------------------------- the end


LAST = f"2 {FIRST} 1:play GBK/SSF/CRG"


def test_the_last_token_ends_the_game_at_once() -> None:
    """Y33"""
    at = table(f"{LAST} K5R/B2 13/17 1:GSK ... - - - 60.51.0.300.100", "flyK")
    assert (at.turn, at.legal) == ("1:eggs-gone", [])
    assert (at.eggs, at.tokens) == ("16/17", "0:GS")
    assert at.tree == "GBK/SSF/CRG"
    assert at.hand(1) == "R"


def test_the_end_leaves_gaps_and_powers_as_they_are() -> None:
    """Y33"""
    position = "2 GSFLRCW 1:four GRF/.LW/C S4G/L2 13/17 1:GSF ... - 1-2:0,2-3:1 - 60.51.0.300.100"
    at = table(position, "flyS")
    assert (at.turn, at.tree, at.powers, at.eggs) == ("1:eggs-gone", "GRF/.LW/C", "-", "16/17")


def test_most_eggs_win() -> None:
    """Y34"""
    at = table(f"{LAST} K5R/B2 13/17 1:GSK ... - - - 60.51.0.300.100", "flyK")
    assert points(GAME, at.match.state) == [[0, 1], [16, 17]]


def test_most_cards_win_among_those_who_tie() -> None:
    """Y34"""
    three = f"3 {FIRST} 1:play GBK/SSF/CRG"
    clock = "... - - - 60.51.0.300.100"
    at = table(f"{three} K5R/B2/S 14/17/14 1:GK {clock}", "flyK")
    assert points(GAME, at.match.state) == [[0, 1, 0], [17, 17, 14]]
    at = table(f"{three} K5R2/B2/S 14/17/14 1:GK {clock}", "flyK")
    assert points(GAME, at.match.state) == [[0.5, 0.5, 0], [17, 17, 14]]
    at = table(f"{three} K5R3/B2/S9 14/17/14 1:GK {clock}", "flyK")
    assert points(GAME, at.match.state) == [[1, 0, 0], [17, 17, 14]]


def test_a_round_in_which_nothing_happens_ends_the_game() -> None:
    """Y35"""
    hands = "G8B11S10K11F11R5C/G2R6C10"
    at = table(f"{PLAIN} {hands} 0/0 8:{FIRST} - -", "draw", "draw")
    assert at.turn == "2:stalled"
    assert points(GAME, at.match.state)[0] == [1, 0]
    at = table(f"{PLAIN} {hands} 0/0 8:{FIRST} - -", "draw", "R2", "dropR", "G1", "draw", "draw")
    assert at.turn.endswith(":play")


def test_drawing_a_card_is_no_idle_turn() -> None:
    """Y35"""
    at = table(f"{PLAIN} GK/B2 0/0 8:{FIRST} ... -", "draw", "draw", "draw")
    assert at.turn == "2:play"
    assert at.clock.split(".")[2] == "0"


def test_500_turns_without_a_flock_end_the_game() -> None:
    """Y35"""
    late = f"{PLAIN} GK5/B2 0/0 8:{FIRST} ... - - - 499.0.0.900.99"
    at = table(late, "draw")
    assert at.turn == "2:play"
    assert then(at, "draw").turn == "2:stalled"
    at = table(late, "flyK", "draw", "draw", "draw")
    assert at.turn == "2:play"


def test_only_legal_moves_are_played() -> None:
    """Y6"""
    with pytest.raises(IllegalMove):
        table(f"{PLAIN} GK/B2 0/0 8:{FIRST} ... -", "B1")
