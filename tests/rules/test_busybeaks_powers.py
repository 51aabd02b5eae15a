"""Busy Beaks: what each power does, and what powers have in common."""

import pytest

from tests.rules.busybeaks import FIRST, OTHERS, Table, named, size, table, then

ALSO = "GSLMURW"  # with Magpie, Lorikeet, Budgerigar and Fairy Wren


def first(tree: str, hands: str, *words: str, rest: str = "... -") -> Table:
    """A table of the first-play set at the beginning of a turn."""
    return table(f"2 {FIRST} 1:play {tree} {hands} 0/0 8:{FIRST} {rest}", *words)


def other(birds: str, tree: str, hands: str, *words: str, rest: str = "... -") -> Table:
    """The same with other birds."""
    seats = hands.count("/") + 1
    eggs = "/".join(["0"] * seats)
    return table(f"{seats} {birds} 1:play {tree} {hands} {eggs} {4 * seats}:{birds} {rest}", *words)


# ---------------------------------------------------------------------------- in general


def test_a_gap_is_no_neighbour() -> None:
    """Y15 Above, beside and in a row look at the place itself."""
    position = f"2 {FIRST} 1:twice GB.KR/SSFC/C.G {{hand}}/B2 0/0 8:{FIRST} ... - 1-5:0"
    at = table(position.format(hand="BK"), "B3", "take2-3")
    assert (at.turn, at.progress) == ("1:take", "-:-:2:-:-")  # a gap above it: the second use has begun
    at = table(position.format(hand="SK"), "S3", "take1-4")
    assert (at.turn, at.progress) == ("1:take", "-:-:2:-:-")  # left of it a gap, right of it the Rosella in use


def test_taking_the_last_card_shortens_a_branch() -> None:
    """Y15"""
    at = first("GB/SSF/CRG", "SK/B2", "S3", "take1-2")
    assert at.tree == "G/SSF/CRGS"
    at = then(at, "take1-1")
    assert at.tree == "-/SSF/CRGS"


def test_a_card_whose_power_is_used_cannot_be_taken() -> None:
    """Y16"""
    at = first("G/S/C", "BK/B2", "B1")
    assert at.legal == ["take1-1", "take2-1", "take3-1"]
    at = first("G/S/C", "RKBS/B2", "R1", "dropS", "B2")
    assert at.legal == ["take1-1", "take2-1", "take3-1"]  # neither the Rosella nor the Brolga


def test_cards_that_are_done_can_be_taken() -> None:
    """Y16"""
    at = first("G/S/C", "R2GKBS/B2", "R1", "dropS", "R2", "dropG", "K3", "take1-1", "take2-1", "take3-1")
    assert at.turn == "1:pay"  # the Kookaburra took the Cockatoo and found no other type; the second Rosella goes on
    assert "take3-2" in then(at, "dropG", "B1").legal


def test_powers_do_what_they_can() -> None:
    """Y17"""
    assert first("-/-/-", "BK/B2", "B1").turn == "1:score"
    assert first("-/-/-", "SK/B2", "S1").turn == "1:score"
    assert first("-/-/-", "K2/B2", "K1").turn == "1:score"
    assert first("-/-/-", "CK/B2", "C1", "dropK").turn == "1:score"
    assert first("G/-/-", "K2/B2", "K1", "take1-1").turn == "1:score"


def test_the_first_card_must_be_taken() -> None:
    """Y17"""
    assert "done" not in first("GB/SSF/CRG", "BK/B2", "B3").legal
    assert "done" not in first("GB/SSF/CRG", "SK/B2", "S3").legal
    assert "done" not in first("GB/SSF/CRG", "K2/B2", "K3").legal
    assert "done" not in first("GB/SSF/CRG", "K2/B2", "K3", "take1-1").legal
    assert "done" not in first("GB/SSF/CRG", "CK/B2", "C3", "dropK").legal


def test_a_full_branch_takes_no_card() -> None:
    """Y18"""
    full = "GBKFGBKFGBKFGBKFGBKFGBKF"
    position = f"2 {FIRST} 1:twice {full}/SR/C SC/S2 0/0 8:{FIRST} ... - 2-2:0"
    at = table(position)
    assert at.legal == ["S2", "S3", "C2", "C3"]
    assert table(position.replace(full, full[1:])).legal == ["S1", "S2", "S3", "C1", "C2", "C3"]


# ---------------------------------------------------------------------------- cards from the draw pile


def test_galah() -> None:
    """Y19"""
    at = first("GBK/SSF/CRG", "GK/B2", "G1")
    assert size(at.hand(1)) == 4
    assert at.turn == "1:score"
    assert at.known(1) == "-"


def test_frogmouth() -> None:
    """Y23"""
    at = first("GBK/SSF/CRG", "FK/B2", "F1")
    shown = at.news.split(":")[3]
    assert size(shown) == 4
    assert at.turn == "1:keep"
    assert at.legal == [f"keep{bird}" for bird in named(shown, FIRST)]
    one, two = [bird for bird, n in named(shown, FIRST).items() for _ in range(n)][:2]
    at = then(at, f"keep{one}", f"keep{two}")
    assert at.turn == "1:score"
    assert size(at.discard) == 2
    assert size(at.known(1)) == 2
    assert named(at.known(1), FIRST).keys() == {one, two}


@pytest.mark.parametrize(("left", "asked"), [("S", 1), ("S2", 2), ("S3", 2)])
def test_a_frogmouth_that_finds_fewer_cards(left: str, asked: int) -> None:
    """Y23"""
    hands = {"S": "FK/G10B11S9K10F10R11C11", "S2": "FK/G10B11S8K10F10R11C11", "S3": "FK/G10B11S7K10F10R11C11"}[left]
    at = first("GBK/SSF/CRG", hands, "F1")
    for _ in range(asked):
        assert at.legal == ["keepS"]
        at = then(at, "keepS")
    assert at.turn == "1:score"
    assert size(at.discard) == size(left) - asked


def test_owl() -> None:
    """Y24"""
    at = other(OTHERS, "OEP/LMU/WOE", "O2/P2", "O1")
    assert at.legal == [f"name{bird}" for bird in OTHERS]
    at = then(at, "nameW")
    shown = at.news.split(":")[3]
    found = named(shown, OTHERS).get("W", 0)
    assert size(shown, OTHERS) == 7
    assert named(at.hand(1), OTHERS) == {"O": 1} | ({"W": found} if found else {})
    assert size(at.discard, OTHERS) == 7 - found
    assert named(at.known(1), OTHERS).get("W", 0) == found


def test_an_owl_without_cards_to_turn_over() -> None:
    """Y24"""
    at = other(OTHERS, "OEP/LMU/WOE", "O2/O8E10P11L11M11U11W11", "O1")
    assert at.turn == "1:score"


def test_budgerigar() -> None:
    """Y29"""
    at = other(OTHERS, "OEP/LMU/WOE", "UP/O2", "U1", "dropP")
    assert size(at.hand(1), OTHERS) == 5
    assert at.discard == "P"


# ---------------------------------------------------------------------------- cards from the tree


def test_brolga() -> None:
    """Y20"""
    at = first("GBK/SSF/CRG", "BK/B2", "B3")
    assert at.legal == [f"take{branch}-{place}" for branch in (1, 2, 3) for place in (1, 2, 3)]
    assert then(at, "take2-3").legal == ["take1-3", "done"]
    at = then(at, "take2-3", "take1-3")
    assert (at.hand(1), at.tree, at.turn) == ("K2F", "GB/SS/CRGB", "1:score")


def test_a_brolga_alone_and_at_the_top() -> None:
    """Y20"""
    assert first("GBK/SSF/CRG", "BK/B2", "B3", "take2-3", "done").tree == "GBK/SS/CRGB"
    assert first("GBK/SSF/CRG", "BK/B2", "B3", "take1-2").turn == "1:score"
    assert first("GBK/SSF/CRGF", "BK/B2", "B1", "take3-4").turn == "1:score"


def test_spinebill() -> None:
    """Y21"""
    at = first("GBK/SSF/CRG", "SK/B2", "S2")
    assert then(at, "take3-2").legal == ["take3-1", "take3-3", "done"]
    assert then(at, "take3-1", "take3-2").tree == "GBK/SSFS/..G"


def test_a_spinebill_at_an_end_looks_only_along_its_branch() -> None:
    """Y21"""
    full = "GBKFGBKFGBKFGBKFGBKFGBKF"
    at = table(f"2 {FIRST} 1:twice {full}/CR/C SC/S2 0/0 8:{FIRST} ... - 2-2:0", "S3", "take1-24")
    assert at.legal == ["take1-23", "done"]
    assert first("GBK/SSF/CRG", "SK/B2", "S3", "take2-1").legal == ["take2-2", "done"]


def test_kookaburra() -> None:
    """Y22"""
    at = first("GBK/SSF/CRG", "KR/B2", "K1", "take2-1")
    assert at.legal == ["take1-1", "take1-2", "take1-3", "take2-3", "take3-1", "take3-2", "take3-3"]
    at = then(at, "take3-3")
    assert (at.hand(1), at.turn) == ("GSR", "1:score")


def test_lorikeet() -> None:
    """Y27"""
    at = other(ALSO, "GS/LM/U", "LGS/W2", "L1")
    assert at.turn == "1:swap"
    assert at.legal == ["take1-1", "take1-2", "take2-1", "take2-2", "take3-1", "done"]
    at = then(at, "take2-2")
    assert (at.turn, at.legal, at.tree) == ("1:put", ["putG", "putS"], "GSL/L/U")
    at = then(at, "putG")
    assert (at.tree, at.hand(1), at.turn) == ("GSL/LG/U", "SM", "1:swap")
    assert then(at, "done").turn == "1:score"


def test_a_lorikeet_needs_another_bird_to_put_back() -> None:
    """Y27"""
    at = other(ALSO, "GS/LM/U", "LG/W2", "L1")
    assert at.legal == ["take1-2", "take2-1", "take2-2", "take3-1", "done"]
    assert other(ALSO, "GS/LM/U", "L/W2", "L1").legal == ["done"]


def test_a_lorikeet_swaps_half_as_often_again_as_there_are_cards() -> None:
    """Y27 Five cards in the tree with the Lorikeet: seven swaps."""
    at = other(ALSO, "GS/M/U", "LGS/W2", "L1")
    swaps = 0
    while at.turn == "1:swap":
        at = then(at, at.legal[0])
        at = then(at, at.legal[0])
        swaps += 1
    assert (swaps, at.turn) == (7, "1:score")


def test_cockatoo() -> None:
    """Y31"""
    at = first("GBK/SSFRB/CRG", "CK/B2", "C1", "dropK", "take2-3")
    assert at.legal == ["take2-2", "take2-4", "done"]
    at = then(at, "take2-2")
    assert at.legal == ["take2-1", "take2-4", "done"]
    at = then(at, "take2-4")
    assert at.legal == ["take2-1", "take2-5", "done"]
    at = then(at, "take2-5")
    assert (at.turn, at.tree, at.hand(1)) == ("1:score", "GBKC/S/CRG", "BSFR")


def test_a_cockatoo_stops_at_a_gap_and_when_it_likes() -> None:
    """Y31"""
    at = table(f"2 {FIRST} 1:twice GBR/S.FK/CRG CK/B2 0/0 8:{FIRST} ... - 1-3:0", "C3", "dropK", "take2-3")
    assert at.legal == ["take2-4", "done"]
    assert first("GBK/SSF/CRG", "CK/B2", "C1", "dropK", "take2-1", "done").turn == "1:score"


# ---------------------------------------------------------------------------- other hands


def test_eagle() -> None:
    """Y25"""
    at = other(OTHERS, "OEP/LMU/WOE", "EP/L2M/U3", "E1")
    assert at.legal == ["from2", "from3"]
    at = then(at, "from2")
    assert at.legal == ["stealL", "stealM"]
    at = then(at, "stealM")
    assert at.hand(1) == "PM"
    assert size(at.hand(2), OTHERS) == 3
    assert named(at.hand(2), OTHERS)["L"] >= 2
    assert at.turn == "1:score"


def test_nobody_without_cards_is_visited() -> None:
    """Y25"""
    assert other(OTHERS, "OEP/LMU/WOE", "EP/-/U3", "E1").legal == ["from3"]
    assert other(OTHERS, "OEP/LMU/WOE", "EP/-/-", "E1").turn == "1:score"
    assert other(OTHERS, "OEP/LMU/WOE", "P2/-/-", "P1").turn == "1:score"


def test_palm_cockatoo() -> None:
    """Y26"""
    at = other(OTHERS, "OEP/LMU/WOE", "P2/L2M2/U3", "P1")
    assert at.legal == ["from2", "from3"]
    at = then(at, "from3")
    assert named(at.hand(1), OTHERS) == {"P": 1, "U": 2}
    assert size(at.hand(3), OTHERS) == 3
    assert at.turn == "1:score"


def test_a_palm_cockatoo_takes_by_chance() -> None:
    """Y26"""
    position = f"2 {OTHERS} 1:play OEP/LMU/WOE P2/L2M2 0/0 8:{OTHERS} ... -"
    found = {table(position, "P1", "from2", seed=seed).hand(1) for seed in range(40)}
    assert found == {"PL2", "PLM", "PM2"}


def test_a_palm_cockatoo_and_a_hand_of_one_card() -> None:
    """Y26"""
    at = other(OTHERS, "OEP/LMU/WOE", "P2/L", "P1", "from2")
    assert at.hand(1) == "PL"
    assert size(at.hand(2), OTHERS) == 2


# ---------------------------------------------------------------------------- other birds


def test_magpie() -> None:
    """Y28"""
    at = other(ALSO, "GS/SG/UL", "MG/W2", "M1")
    assert at.legal == ["copy2", "copy3"]
    at = then(at, "copy2")
    assert size(at.hand(1), ALSO) == 4
    assert at.tree == "GSM/SG/UL"


def test_a_magpie_copies_no_magpie() -> None:
    """Y28"""
    assert other(ALSO, "GS/SM/UG", "MG/W2", "M1").legal == ["copy3"]
    assert other(ALSO, "GS/SM/-", "MG/W2", "M1").turn == "1:score"


def test_a_magpie_pays_for_what_it_copies() -> None:
    """Y28"""
    assert other(ALSO, "GS/SU/-", "M/W2", "M1").turn == "1:score"
    at = other(ALSO, "GS/SU/-", "MG/W2", "M1", "copy2")
    assert (at.turn, at.legal) == ("1:pay", ["dropG"])
    assert size(then(at, "dropG").hand(1), ALSO) == 5


def test_a_copied_bird_may_be_taken_but_not_the_magpie() -> None:
    """Y28 Y16"""
    at = other(ALSO, "GS/S/U", "MG/W2", "M1", "copy2")
    assert at.legal == ["take1-1", "take1-2", "take2-1", "take3-1"]
    assert other(ALSO, "G/L/U", "MSG/W2", "M1", "copy2").legal == ["take1-1", "take2-1", "take3-1", "done"]


def test_a_magpie_copies_the_last_card_there_is() -> None:
    """Y28"""
    at = table(f"2 {ALSO} 1:twice GR/G.S/- MG/W2 0/0 8:{ALSO} ... - 1-2:0", "M1")
    assert at.legal == ["copy2"]


def test_rosella() -> None:
    """Y30"""
    at = first("GBK/SSF/CRG", "RGKS/B2", "R1")
    assert (at.turn, at.legal) == ("1:pay", ["dropG", "dropS", "dropK"])
    at = then(at, "dropS")
    assert (at.turn, at.legal) == ("1:twice", ["G1", "G2", "G3", "K1", "K2", "K3"])
    at = then(at, "G2")
    assert size(at.hand(1)) == 1 + 6
    assert (at.turn, at.tree) == ("1:score", "GBKR/SSFG/CRG")


def test_each_use_has_choices_of_its_own() -> None:
    """Y30"""
    at = first("GBK/SSF/CRG", "RGB/B2", "R1", "dropG", "B2", "take3-1", "done")
    assert at.turn == "1:take"
    at = then(at, "take2-2", "take1-2")
    assert (at.turn, at.hand(1)) == ("1:score", "BSC")


def test_a_rosella_plays_what_can_be_paid_for() -> None:
    """Y30"""
    assert first("GBK/SSF/CRG", "RGC/B2", "R1", "dropG").turn == "1:score"
    assert first("GBK/SSF/CRG", "RG/B2", "R1", "dropG").turn == "1:score"
    assert first("GBK/SSF/CRG", "RGCK/B2", "R1", "dropG").legal == ["K1", "K2", "K3", "C1", "C2", "C3"]
    assert first("GBK/SSF/CRG", "RGCK/B2", "R1", "dropK").legal == ["G1", "G2", "G3", "C1", "C2", "C3"]


def test_a_second_use_that_cannot_be_paid_is_left_out() -> None:
    """Y30"""
    at = first("-/-/-", "RGCK/B2", "R1", "dropG", "C2", "dropK")
    assert at.turn == "1:score"  # no card to take, and none to pay with


def test_rosella_on_rosella() -> None:
    """Y30"""
    at = first("GBK/SSF/CRG", "R2G5K/B2", "R1", "dropG", "R2", "dropG", "G3", "dropG")
    assert at.turn == "1:twice"
    assert at.powers == "1-4:0,2-4:0"
    at = then(at, "G1")
    assert at.turn == "1:score"
    assert size(at.hand(1)) == 1 + 12


def test_rosella_on_magpie_and_magpie_on_rosella() -> None:
    """Y30"""
    at = other("GSKMURW", "GR/SK/U", "RMGKS2U/W2", "R3", "dropU", "M2")
    assert at.legal == ["copy1", "copy3"]
    at = then(at, "copy1")
    assert (at.turn, at.powers) == ("1:pay", "3-2:0,2-3:1R")
    at = then(at, "dropS", "G2")
    assert at.powers == "3-2:0,2-3:0"
    assert at.turn == "1:copy"
    assert size(at.hand(1), "GSKMURW") == 2 + 6


def test_fairy_wren() -> None:
    """Y32"""
    at = other(ALSO, "GS/LM/U", "WGS4/L2", "W1", "dropG")
    assert (at.turn, at.legal) == ("1:four", ["flyS", "done"])
    after = then(at, "flyS")
    assert (after.eggs, after.tokens, after.turn) == ("6/0", f"7:{ALSO.replace('S', '')}", "1:score")
    assert then(at, "done").hand(1) == "S4"


def test_a_wrens_flock_is_exactly_four() -> None:
    """Y32"""
    assert other(ALSO, "GS/LM/U", "WGS6/L2", "W1", "dropG", "flyS").hand(1) == "S2"


def test_another_flock_after_the_wrens() -> None:
    """Y32"""
    at = other(ALSO, "GS/LM/U", "WGS4L5/U2", "W1", "dropG", "flyS")
    assert at.legal == ["flyL", "draw"]
    assert then(at, "flyL").eggs == "12/0"


def test_the_wren_asks_even_without_a_flock() -> None:
    """Y32"""
    assert other(ALSO, "GS/LM/U", "WGS2/L2", "W1", "dropG").legal == ["done"]
