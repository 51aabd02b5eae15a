"""The naive Busy Beaks by itself: the rulebook's examples, every power, our rulings, and what seats know."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from tests.naive.busybeaks import BIRDS, COPIES, ENDINGS, EVERYBODY, FROM_THE_TREE, GAP, Table, by_bird, spell_pile
from tests.naive.busybeaks_tables import random_position, table_of

FIRST = "GBSKFRC"
LATER = "OEPLMUW"


def after(table: Table, *words: str) -> Table:
    """The table some moves later."""
    for word in words:
        check(table)
        table.play(word)
    check(table)
    return table


def field(table: Table, number: int) -> str:
    """A field of the position line, numbered as in the notation."""
    return table.position().split(" ")[number - 1]


def check(table: Table) -> None:
    """What must hold at every ply."""
    assert by_bird(table.placed_cards()) == by_bird(table.birds * COPIES)
    assert (table.moves() == []) == (table.ending() is not None)
    assert sum(table.eggs.values()) + sum(table.column) + len(table.one_eggs) == 14 * len(table.seats) + 7
    assert table.task != "play" or GAP not in field(table, 5)
    for (viewer, owner), known in table.known.items():
        assert not Counter(known) - Counter(table.hands[owner])
        assert viewer == EVERYBODY or not Counter(table.known[EVERYBODY, owner]) - Counter(known)
    assert table.ending() is None or sum(table.points()) == 1
    position = table.position()
    assert Table.read(position).position() == position
    for seat in [EVERYBODY, *table.seats]:
        sight = table.sight(seat)
        assert Table.read(sight, table.ply).sight(seat) == sight
        assert sight.split(" ")[13] == "*"


# Whole games and setup


def random_game(seats: int, seed: int, birds: str = "surprise", share: float = 0.0) -> Table:
    choice = random.Random(seed)
    table = Table.deal(seats, seed, birds)
    while table.moves():
        if choice.random() < share:
            check(table)
        table.play(choice.choice(table.moves()))
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    for seed in range(5):
        table = random_game(seats, seed, share=0.1)
        check(table)
        assert table.ending() in ENDINGS


def test_same_seed_same_game() -> None:
    assert random_game(3, 9).position() == random_game(3, 9).position()


def test_hand_made_positions_hold_together() -> None:
    for seed in range(100):
        check(Table.read(random_position(random.Random(seed))))


def test_setup() -> None:
    table = Table.deal(4, 7, first=3)
    assert [len(table.hands[seat]) for seat in table.seats] == [4, 5, 2, 3]
    assert [len(table.branch(number)) for number in (1, 2, 3)] == [3, 3, 3]
    assert (table.seat, table.birds, len(table.draw_pile)) == (3, FIRST, 84 - 14 - 9)
    assert table.column == [5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]
    assert table.one_eggs == list(FIRST)
    assert Table.deal(2, 7, "WUMLPEO").birds == LATER


def test_a_surprise_takes_from_the_tree() -> None:
    surprises = {Table.deal(2, seed, "surprise").birds for seed in range(100)}
    assert len(surprises) > 80
    assert set("".join(surprises)) == set(BIRDS)
    for birds in surprises:
        assert len(birds) == 7
        assert len(set(birds) & set(FROM_THE_TREE)) >= 2


# The turn


def test_a_turn_may_be_to_draw_only() -> None:
    table = table_of(FIRST, "1:play", "GBK/SSF/CRG", "GK:-:-/C:-:-", "B3")
    assert table.moves() == ["G1", "G2", "G3", "K1", "K2", "K3", "draw"]
    table.play("draw")
    assert (table.seat, table.task, table.turn, table.reveals) == (2, "play", 2, 1)
    assert field(table, 6) == "GBK:-:-/C:-:-"
    assert table.moves() == ["draw"], "the only card cannot pay for itself"


def test_a_galah_draws_three() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "G:-:-/C:-:-", "B3"), "G2")
    assert (field(table, 5), field(table, 6)) == ("GBK/SSFG/CRG", "B3:-:-/C:-:-")
    assert (table.moves(), field(table, 15)) == (["draw"], "G2:1:-:-:3:B3:-:-")
    assert table.sight(2).endswith(" G2:1:-:-:3:-:-:-")


def test_who_scores_first_gives_up_playing() -> None:
    table = table_of(FIRST, "1:play", "GBK/SSF/CRG", "G6K5:G5:-/C:-:-", "B3")
    assert table.moves()[-3:] == ["flyG", "flyK", "draw"]
    table.play("flyG")
    assert table.moves() == ["draw"]
    assert (field(table, 6), field(table, 7), field(table, 8)) == ("GK5:-:-/C:-:-", "6/0", "7:BSKFRC")
    assert (table.scored, table.turn, table.discard_pile.count("G")) == (1, 1, 12 - 2 - 1)


def test_the_one_egg_is_for_the_first_flock() -> None:
    table = table_of(FIRST, "1:score", "GBK/SSF/CRG", "G5:-:-/C:-:-", tokens="0/6 7:BSKFRC", clock="9.8.0.20.3")
    assert field(after(table, "flyG"), 7) == "5/6"


# The tree


def test_tidying() -> None:
    """Slide, fill the empty, cut the long; a branch that was filled is not looked at again."""
    table = table_of(FIRST, "1:score", "-/G..K/SB.SFRCGG", "G:-:-/C:-:-", "B4")
    table.play("draw")
    assert (field(table, 5), table.discard_pile[-5:]) == ("BBB/GK/CGG", list("SBSFR"))


def test_an_empty_branch_gets_what_there_is() -> None:
    table = table_of(FIRST, "1:score", "-/-/GBBBBBB", "rest:-:-/C:-:-", "G2", "K")
    table.play("draw")
    assert sorted(field(table, 5).split("/")) == sorted(["GK", "-", "BBB"]) or field(table, 5) == "GG/-/BBB"
    assert field(table, 5).endswith("/-/BBB")
    assert table.discard_pile == list("GBBB")


def test_the_end_of_a_branch_is_right_of_its_last_card() -> None:
    table = table_of(FIRST, "1:twice", "R..K/-/.R", "K:-:-/C:-:-", in_use="1-1:0 -")
    assert field(after(Table.read(table.position()), "K1"), 5) == "R..KK/-/.R"
    assert field(after(Table.read(table.position()), "K2"), 5) == "R..K/K/.R"
    assert field(after(Table.read(table.position()), "K3"), 5) == "R..K/-/.RK"


def test_a_full_branch_takes_no_card() -> None:
    table = table_of(FIRST, "1:twice", f"R{'.' * 22}K/{'.' * 22}G/-", "K:-:-/C:-:-", in_use="1-1:0 -")
    assert table.moves() == ["K2", "K3"]
    table.play("K2")
    assert field(table, 5).split("/")[1] == "." * 22 + "GK"


# Birds that take from the tree


def test_brolga_takes_a_card_and_the_one_above() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "B:-:-/C:-:-"), "B2")
    assert "take2-4" not in table.moves(), "not the card that was played"
    assert len(table.moves()) == 9
    table.play("take3-2")
    assert (table.moves(), field(table, 12)) == (["take2-2", "done"], "3-2:R:1:-:-")
    table.play("take2-2")
    assert (field(table, 5), field(table, 6), table.task) == ("GBK/S.FB/C.G", "SR:SR:-/C:-:-", "score")


def test_nothing_is_above_the_top_branch_or_a_gap() -> None:
    line = table_of(FIRST, "1:take", "G.K/SSFB/CRG", "K:-:-/C:-:-", in_use="2-4:0 -:-:2:-:-").position()
    assert after(Table.read(line), "take1-1").task == "score"
    assert after(Table.read(line), "take2-2").task == "score"
    assert after(Table.read(line), "take2-1", "done").task == "score"


def test_spinebill_takes_a_neighbour() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "S:-:-/C:-:-"), "S1", "take1-2")
    assert table.moves() == ["take1-1", "take1-3", "done"]
    assert field(after(table, "take1-3"), 5) == "G..S/SSF/CRG"
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "S:-:-/C:-:-"), "S1", "take1-3")
    assert table.moves() == ["take1-2", "done"], "the Spinebill itself is no choice"


def test_kookaburra_takes_two_types() -> None:
    table = after(table_of(FIRST, "1:play", "GGK/G/G", "K:-:-/C:-:-"), "K2", "take3-1")
    assert (field(table, 5), table.moves()) == ("GGK/GK/-", ["take1-3"])
    assert field(after(table, "take1-3"), 6) == "GK:GK:-/C:-:-"
    table = after(table_of(FIRST, "1:play", "GG/G/G", "K:-:-/C:-:-"), "K2", "take3-1")
    assert (table.task, field(table, 6)) == ("score", "G:G:-/C:-:-")


def test_cockatoo_takes_up_to_four_in_a_row() -> None:
    table = after(table_of(FIRST, "1:play", "GBKSFR/SSF/CRG", "BC:-:-/C:-:-"), "C1", "dropB")
    table.play("take1-3")
    assert table.moves() == ["take1-2", "take1-4", "done"]
    table.play("take1-4")
    assert (table.moves(), field(table, 12)) == (["take1-2", "take1-5", "done"], "1-3:S:2:-:-")
    table.play("take1-2")
    assert (table.moves(), field(table, 12)) == (["take1-1", "take1-5", "done"], "1-2:B:1:-:-")
    table.play("take1-5")
    assert (field(table, 5), field(table, 6)) == ("G....RC/SSF/CRG", "BSKF:BSKF:-/C:-:-")
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "BC:-:-/C:-:-"), "C3", "dropB", "take3-3", "done")
    assert (field(table, 5), table.task) == ("GBK/SSF/CR.C", "score")


def test_a_cockatoo_in_the_row_is_in_the_way() -> None:
    in_use = "1-1:0,1-3:0 -:-:4:-:-"
    table = table_of(FIRST, "1:take", "RBCG/-/-", "B:-:-/C:-:-", in_use=in_use)
    assert table.moves() == ["take1-2", "take1-4"]
    assert after(table, "take1-2").task == "score"


def test_lorikeet_swaps_and_may_stop() -> None:
    table = after(table_of(LATER, "1:play", "OEP/U/W", "LEP:-:-/O:-:-"), "L2")
    assert field(table, 12) == "-:-:9:-:-"
    assert table.moves() == ["take1-1", "take1-2", "take1-3", "take2-1", "take3-1", "done"]
    table.play("take1-2")
    assert (table.task, table.moves()) == ("put", ["putP"])
    assert field(table, 12) == "1-2:E:9:-:-"
    table.play("putP")
    assert (field(table, 5), field(table, 6), field(table, 12)) == ("OPP/UL/W", "E2:E:-/O:-:-", "-:-:8:-:-")
    table.play("done")
    assert (table.task, field(table, 11), table.reveals) == ("score", "-", 0)


def test_lorikeet_needs_a_card_of_another_type() -> None:
    table = after(table_of(LATER, "1:play", "OEP/U/W", "LE:-:-/O:-:-"), "L2")
    assert table.moves() == ["take1-1", "take1-3", "take2-1", "take3-1", "done"]
    assert after(table_of(LATER, "1:play", "OEP/U/W", "L:-:-/O:-:-"), "L2").moves() == ["done"]


def test_lorikeet_has_an_end() -> None:
    table = after(table_of(LATER, "1:swap", "L/U/W", "E:-:-/O:-:-", in_use="1-1:0 -:-:1:-:-"), "take2-1", "putE")
    assert (table.task, field(table, 5)) == ("score", "L/E/W")
    assert field(after(table_of(LATER, "1:play", "-/-/-", "L:-:-/rest:-:-", "-", "-"), "L1"), 12) == "-:-:1:-:-"


# Birds that draw


def test_frogmouth_keeps_two_of_four() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "F:-:-/C:-:-", "G2K2"), "F1")
    assert (table.moves(), field(table, 12)) == (["keepG", "keepK"], "-:-:2:G2K2:-")
    assert field(table, 15) == "F1:1:-:G2K2:0:-:-:-"
    size = len(table.discard_pile)
    after(table, "keepG", "keepG")
    assert (field(table, 6), table.discard_pile[size:]) == ("G2:G2:-/C:-:-", ["K", "K"])


def test_frogmouth_keeps_what_there_is() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "F:-:-/rest:-:-", "G", "-"), "F1")
    assert (table.moves(), field(table, 12)) == (["keepG"], "-:-:2:G:-")
    assert after(table, "keepG").task == "score"
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "F:-:-/rest:-:-", "-", "-"), "F1")
    assert (table.task, table.reveals) == ("score", 0)


def test_owl_keeps_those_it_named() -> None:
    table = after(table_of(LATER, "1:play", "OEP/U/W", "O:-:-/O:-:-", "E2U2P3"), "O1")
    assert table.moves() == [f"name{bird}" for bird in LATER]
    size = len(table.discard_pile)
    table.play("nameU")
    assert (field(table, 6), by_bird(table.discard_pile[size:])) == ("U2:U2:-/O:-:-", list("EEPPP"))
    assert field(table, 15) == "nameU:1:-:E2P3U2:0:-:-:-"
    assert after(table_of(LATER, "1:play", "OEP/U/W", "O:-:-/rest:-:-", "-", "-"), "O1").task == "score"


def test_owl_turns_over_across_a_reshuffle() -> None:
    table = after(table_of(LATER, "1:play", "OEP/U/W", "O:-:-/rest:-:-", "E2", "U3"), "O1", "nameE")
    assert (field(table, 6).split(":")[0], table.discard_pile, table.draw_pile) == ("E2", list("UUU"), [])


def test_budgerigar_discards_then_draws_five() -> None:
    table = after(table_of(LATER, "1:play", "OEP/U/W", "UW:-:-/O:-:-", "E5"), "U1")
    assert (table.task, table.moves()) == ("pay", ["dropW"])
    table.play("dropW")
    assert (field(table, 6), field(table, 15)) == ("E5:-:-/O:-:-", "dropW:1:-:-:5:E5:-:-")
    assert table_of(LATER, "1:play", "OEP/U/W", "U:-:-/O:-:-", "E5").moves() == ["draw"]


def test_drawing_turns_the_discard_pile_over_when_needed() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "G:-:-/rest:-:-", "B", "K"), "G2")
    assert (field(table, 6).split(":")[0], table.draw_pile, table.discard_pile) == ("BK", [], [])
    assert (table.news.draws, table.reveals) == (2, 1)
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "G:-:-/rest:-:-", "B3", "K"), "G2")
    assert table.discard_pile == ["K"], "not before"


# Birds that visit other hands


def test_eagle_looks_and_takes() -> None:
    table = after(table_of(LATER, "1:play", "O/U/W", "E:-:-/PUW:U:-/O:-:-/-:-:-", "L9"), "E1")
    assert table.moves() == ["from2", "from3"], "nobody visits an empty hand"
    table.play("from2")
    assert (table.moves(), table.reveals) == (["stealP", "stealU", "stealW"], 1)
    assert field(table, 6) == "-:-:-/PUW:U:1=PUW/O:-:-/-:-:-"
    assert table.sight(3).split(" ")[5] == "-:-:-/U*2:U:-/O:-:-/-:-:-"
    assert table.sight(2).split(" ")[5].split("/")[1] == "PUW:U:1=PUW"
    table.play("stealP")
    assert field(table, 6) == "P:-:2=P/LUW:-:1=UW/O:-:-/-:-:-"
    assert (field(table, 15), table.task) == ("stealP:1:2:-:0:-:P:L", "score")


def test_what_was_stolen_is_told_to_two() -> None:
    table = after(table_of(LATER, "1:play", "O/U/W", "E:-:-/PUW:U:-/O:-:-", "L9"), "E1", "from2", "stealP")
    news = {seat: table.sight(seat).split(" ")[14] for seat in (0, 1, 2, 3)}
    assert news[0] == news[3] == "steal:1:2:-:0:-:-:-"
    assert (news[1], news[2]) == ("stealP:1:2:-:0:-:P:-", "stealP:1:2:-:0:-:P:L")
    hands = [table.sight(seat).split(" ")[5] for seat in (0, 1, 2, 3)]
    assert hands[0] == "*1:-:-/*3:-:-/*1:-:-"
    assert hands[1] == "P:-:2=P/UW*1:-:1=UW/*1:-:-"
    assert hands[2] == "P:-:2=P/LUW:-:1=UW/*1:-:-"
    assert hands[3] == "*1:-:-/*3:-:-/O:-:-"


def test_palm_cockatoo_takes_two_unseen() -> None:
    table = after(table_of(LATER, "1:play", "O/U/W", "P:-:-/U3:U:3=U2/O:-:-", "L2"), "P1", "from2")
    assert field(table, 6) == "U2:-:2=U2/L2U:-:-/O:-:-"
    assert field(table, 15) == "from2:1:2:-:0:-:U2:L2"
    table = after(table_of(LATER, "1:play", "O/U/W", "P:-:-/U:-:-/O:-:-", "L2"), "P1", "from2")
    assert field(table, 6) == "U:-:2=U/L2:-:-/O:-:-", "one card lost, two drawn"


def test_the_taker_still_knows_what_the_card_was_not() -> None:
    table = after(table_of(LATER, "1:play", "O/U/W", "P:-:-/U3W:U2:3=U3/O:-:-", "L2", seed=4), "P1", "from2")
    taken = Counter(table.news.passed)
    knows = by_bird((Counter({"U": 2}) - taken).elements())
    assert by_bird(table.known[1, 2]) == knows
    assert table.known[EVERYBODY, 2] == table.known[3, 2] == []


@pytest.mark.parametrize("bird", ["E", "P"])
def test_nobody_to_visit(bird: str) -> None:
    table = after(table_of(LATER, "1:play", "O/U/W", f"{bird}:-:-/-:-:-/-:-:-", "L2"), f"{bird}1")
    assert table.task == "score"


def test_what_is_known_of_a_hand_shrinks_with_what_leaves_it() -> None:
    table = table_of(FIRST, "1:play", "GBK/SSF/CRG", "G2K2:GK:2=GK2/C:-:-/C:-:-", "B3")
    table.play("G1")
    assert field(table, 6).split("/")[0] == "GB3K2:K:2=K2"
    assert table.sight(3).split(" ")[5].split("/")[0] == "K*5:K:-"


# Magpie and Rosella


def test_magpie_uses_a_bird_at_the_end_of_a_branch() -> None:
    table = after(table_of("GMBSKFO", "1:play", "BG/KM/SO", "M:-:-/B:-:-", "B3"), "M2")
    assert table.moves() == ["copy1", "copy3"], "no Magpie"
    table.play("copy1")
    assert (field(table, 6), table.task) == ("B3:-:-/B:-:-", "score")


def test_magpie_pays_what_the_bird_asks() -> None:
    table = after(table_of("GMCSKFO", "1:play", "GC/-/-", "MK:-:-/G:-:-"), "M2")
    table.play("copy1")
    assert (table.task, field(table, 11)) == ("pay", "2-1:0C")
    after(table, "dropK")
    assert table.moves() == ["take1-1", "take1-2"], "the bird that it copies can be taken"
    assert after(table_of("GMCSKFO", "1:play", "GC/-/-", "M:-:-/G:-:-"), "M2").task == "score"


def test_magpie_as_a_rosella() -> None:
    table = after(table_of("GMRSKFO", "1:play", "R/-/-", "MKS:-:-/G:-:-", "G3"), "M2", "copy1", "dropK")
    assert (table.task, table.moves()) == ("twice", ["S1", "S2", "S3"])
    table.play("S2")
    assert (field(table, 11), table.moves()) == ("2-1:0R,2-2:1", ["take1-1"])
    table.play("take1-1")
    assert (table.task, field(table, 5)) == ("score", "-/MS/-"), "nothing is left for the second use"


def test_rosella_uses_a_galah_twice() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "RGK:-:-/C:-:-", "B6"), "R1", "dropK")
    assert table.moves() == ["G1", "G2", "G3"]
    table.play("G1")
    assert (field(table, 6), field(table, 15)) == ("B6:-:-/C:-:-", "G1:1:-:-:6:B6:-:-")
    assert (field(table, 5), table.task) == ("GBKRG/SSF/CRG", "score")


def test_rosella_uses_a_rosella_twice() -> None:
    table = after(table_of(FIRST, "1:play", "-/-/SS", "R2G2K2B:-:-/C:-:-", "F9"), "R1", "dropB", "R2")
    assert (table.task, field(table, 11)) == ("pay", "1-1:0,2-1:1")
    after(table, "dropK", "G1")
    assert (table.task, field(table, 11), table.news.draws) == ("pay", "1-1:0,2-1:0", 6)
    after(table, "dropK", "F1", "keepF", "keepF")
    assert (table.task, field(table, 11)) == ("keep", "1-1:0,2-1:0,1-3:0")


def test_rosella_plays_what_can_be_paid_for() -> None:
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "RCK:-:-/C:-:-"), "R1", "dropK")
    assert (table.task, field(table, 11)) == ("score", "-"), "the Cockatoo could not be paid for"
    table = after(table_of(FIRST, "1:play", "GBK/SSF/CRG", "RC2K:-:-/C:-:-"), "R1", "dropK", "C2", "dropC", "take1-1")
    after(table, "take1-2", "done")
    assert table.task == "pay", "what it took may pay for its second use"


def test_a_second_use_that_cannot_be_paid_is_left_out() -> None:
    table = after(table_of("UROEPLM", "1:play", "O/E/P", "RUO2:-:-/rest:-:-", "-", "-"), "R1", "dropO", "U1", "dropO")
    assert table.task == "pay", "the Budgerigar drew the cards that were paid"
    table = after(table_of("WROEPLM", "1:play", "O/E/P", "RWO2:-:-/rest:-:-", "-", "-"), "R1", "dropO", "W1", "dropO")
    assert table.moves() == ["done"]
    assert after(table, "done").task == "score"


def test_cards_in_use_cannot_be_taken_and_cards_that_are_done_can() -> None:
    table = after(table_of("RSKMBFO", "1:play", "F/-/-", "R2S2K2B:-:-/F:-:-", "O9"), "R2", "dropB", "R3", "dropK")
    table.play("S2")
    assert table.moves() == ["take1-1"], "two Rosellas and the Spinebill are in use"
    after(table, "take1-1", "dropK", "S2")
    assert table.moves() == ["take2-2"], "the first Spinebill is done"


# Wren, the end, and what ends it


def test_wren_scores_four_and_then_five() -> None:
    table = after(table_of(LATER, "1:play", "O/E/P", "W6L5:-:-/O:-:-", "M"), "W1", "dropW")
    assert (table.task, table.moves()) == ("four", ["flyL", "flyW", "done"])
    table.play("flyW")
    assert (table.task, table.moves(), field(table, 7)) == ("score", ["flyL", "draw"], "6/0")
    table.play("flyL")
    assert (field(table, 6), field(table, 7), table.moves()) == ("-:-:-/O:-:-", "12/0", ["draw"])


def test_four_of_five_leave_one() -> None:
    table = after(table_of(LATER, "1:four", "OW/E/P", "L5:-:-/O:-:-", in_use="1-2:0 -"), "flyL")
    assert field(table, 6) == "L:-:-/O:-:-"


def test_the_last_token_ends_the_game_at_once() -> None:
    tokens, clock = "16/13 1:OEPM", "30.28.0.90.30"
    in_use = "1-1:0,1-3:1 -"
    table = table_of(
        f"{LATER[:5]}RW", "1:four", "R.W/-/M", "L4OP:-:-/E3:-:-", in_use=in_use, tokens=tokens, clock=clock
    )
    assert after(table, "flyL").ending() == "eggs-gone"
    assert (field(table, 5), field(table, 11), field(table, 12), table.moves()) == ("R.W/-/M", "-", "-", [])
    assert (table.scores(), table.reveals, table.turn) == ([18, 13], 31, 30)
    assert table.points() == [1, 0]


def test_ties_are_broken_by_cards_in_hand_and_then_shared() -> None:
    for hand, shares in (("E2", [1, 0]), ("E3", [Fraction(1, 2), Fraction(1, 2)]), ("E4", [0, 1])):
        table = table_of(LATER, "1:score", "O/W/M", f"L8:-:-/{hand}:-:-", tokens="14/16 1:OEP", clock="9.8.0.9.3")
        assert after(table, "flyL").points() == shares


def test_a_round_in_which_nothing_happened_ends_the_game() -> None:
    """Nobody can draw; the second of two quiet turns is the end. A card that was played counts as something."""
    line = table_of(LATER, "1:play", "O/W/M", "EP:-:-/rest:-:-", "-", "-").position()
    table = after(Table.read(line), "draw")
    assert (table.seat, table.idle, table.ending(), table.reveals) == (2, 1, None, 0)
    table.play("draw")
    assert (table.seat, table.idle, table.ending(), table.reveals) == (2, 2, "stalled", 1)
    assert table.points() == [0, 1], "no eggs, more cards"
    table = after(Table.read(line), "E1", "from2", "stealO", "draw")
    assert (table.seat, table.idle) == (2, 0)


def test_500_turns_without_a_flock_end_the_game() -> None:
    for turn, ending in ((506, None), (507, "stalled")):
        table = table_of(LATER, "1:play", "O/W/M", "E:-:-/P:-:-", tokens="6/0 7:OEPLMU", clock=f"{turn}.7.0.900.30")
        assert after(table, "draw").ending() == ending


# Stars


def test_stars_are_read_so_that_the_task_can_be_done() -> None:
    table = table_of(LATER, "1:put", ".U/L/W", "E2P:E2:-/O:-:-", in_use="2-1:0 1-1:E:3:-:-")
    assert table.sight(2).split(" ")[5] == "E2*1:E2:-/O:-:-"
    assert {Table.read(table.sight(2), seed).task for seed in range(50)} == {"put"}
    assert all(set(Table.read(table.sight(2), seed).hand) != {"E"} for seed in range(50))


def test_imagined_eagles_know_the_hand_that_they_see() -> None:
    table = after(table_of(LATER, "1:play", "O/U/W", "E:-:-/PUW:U:-/O:-:-"), "E1", "from2")
    world = Table.read(table.sight(3), 5)
    assert by_bird(world.known[1, 2]) == by_bird(world.hands[2])
    assert world.hands[3] == ["O"]


def test_short_positions_and_a_written_chance() -> None:
    tables = [Table.read("busybeaks 2 GBSKFRC 1:play GBK/SSF/CRG GKR*2/*5 0/0 8:GBSKFRC * -", seed) for seed in (1, 2)]
    assert tables[0].position().endswith(" -")
    assert field(tables[0], 13) == "1.0.0.0.0"
    assert tables[0].chance.state != tables[1].chance.state
    line = "busybeaks 2 GBSKFRC 1:play GBK/SSF/CRG *2/*5 0/0 8:GBSKFRC * - - - 1.0.0.0.0 00000001deadbeef -"
    assert {Table.read(line, seed).chance.state for seed in (1, 2)} == {0x00000001DEADBEEF}
    assert spell_pile(Table.read(line, 1).hands[2]) != spell_pile(Table.read(line, 2).hands[2])
