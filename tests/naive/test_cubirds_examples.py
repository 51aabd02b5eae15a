"""The rulebook's examples, and the corners of our rulings, on the naive CuBirds."""

from fractions import Fraction

from tests.naive.cubirds import BIRDS, PATIENCE, Table, by_bird, lay_beside, spell_pile
from tests.naive.cubirds_tables import table_of


def news_of(position: str) -> str:
    return position.split(" ")[10]


def test_marys_parrots() -> None:
    """She surrounds a flamingo and an owl; only parrots are left, and the refill is a parrot and a toucan."""
    ends = set()
    for seed in range(20):
        table = table_of("2", "1:lay", "FOP/DM/DM/DM", "P2WR:-:-/W8:-:-", "O/O", "PT", seed=seed)
        table.play("P1L")
        assert table.position().split(" ")[2:5] == ["1:refill1", "P3/DM/DM/DM", "FOWR:FO:P0/W8:-:-"]
        assert news_of(table.position()) == "P1L:P2:FO:-"
        assert (table.moves(), table.reveals) == (["refill"], 0)
        table.play("refill")
        assert (table.task, table.moves(), table.reveals) == ("flock", ["skip"], 1)
        ends.add("".join(table.rows[0]) + " " + news_of(table.position()))
    assert ends == {"PPPPT refill:TP:-:-", "PPPT refill:T:-:-"}


def test_mary_encloses_nothing() -> None:
    table = table_of("2", "1:lay", "FOP/DM/DM/DM", "P2MR:-:-/W8:-:-", "O/O", "rest", "-", seed=5)
    table.play("M1L")
    assert table.rows[0] == list("MFOP")
    assert table.moves() == ["draw", "nodraw"]
    table.play("draw")
    hand = table.hands[0]
    assert (len(hand.cards), hand.unknown()) == (5, 5)
    assert hand.limits == {**dict.fromkeys(BIRDS, 5), "M": 2}
    assert table.sight(2).endswith(" draw:-:-:-")
    assert table.sight(1).endswith(f" draw:-:-:{spell_pile(table.news.drawn if table.news else [])}")


def test_fred_flies_six_magpies() -> None:
    table = table_of("2", "1:flock", "FOP/DM/DM/DM", "M6W2:-:-/W8:-:-", "O/O", clock="1.1.5.0.9.0")
    assert table.moves() == ["flyM", "skip"]
    table.play("flyM")
    assert table.collections[0] == ["O", "M"]
    assert table.discard_pile.count("M") == 8 + 5
    assert (table.grown, table.turn, table.seat) == (5, 6, 2)
    assert table.hands[0].spell(True) == "W2:-:M0"
    assert news_of(table.position()) == "flyM:M6:-:-"


def test_a_big_flock_keeps_two() -> None:
    table = table_of("2", "1:flock", "TOP/DM/DM/DM", "F7:-:-/W8:-:-", "O/O")
    table.play("flyF")
    assert by_bird(table.collections[0]) == ["F", "F", "O"]
    assert table.round == 2


def test_seb_wins_before_his_empty_hand_is_looked_at() -> None:
    table = table_of("3", "2:flock", "DOP/DM/DM/DM", "W8:-:-/T3:-:-/W8:-:-", "O/T2F3/O")
    table.play("flyT")
    assert (table.ending(), table.seat, table.round) == ("two-threes", 2, 1)
    assert table.points() == [Fraction(0), Fraction(1), Fraction(0)]
    assert (table.reveals, table.turn) == (1, 1)


def test_seven_species_are_named_first() -> None:
    table = table_of("2", "1:flock", "TOP/DM/DM/DM", "F3:-:-/W8:-:-", "FO3TDPMW/O")
    table.play("flyF")
    assert table.ending() == "seven-species"


def test_enclosing() -> None:
    assert lay_beside(list("DPPOF"), ["P"], "L") == (list("PPPOF"), ["D"])
    assert lay_beside(list("DPPOF"), ["P"], "R") == (list("DPPP"), ["F", "O"])
    assert lay_beside(list("PPOF"), ["P"], "L") == (list("PPPOF"), [])
    assert lay_beside(list("DOF"), ["P", "P"], "R") == (list("DOFPP"), [])


def test_last_birds_may_still_draw_and_declining_ends_the_round() -> None:
    table = table_of("2", "2:lay", "FOT/DM/DM/DM", "W8:-:-/P2:-:-", "O/O", "rest", "R3", clock="1.1.2.0.5.0")
    table.play("P1R")
    assert table.moves() == ["draw", "nodraw"]
    other = Table.read(table.position())
    other.play("draw")
    assert (other.task, len(other.hands[1].cards)) == ("flock", 2)
    table.play("nodraw")
    assert (table.round, table.dealer, table.seat, table.turn, table.reveals) == (2, 2, 2, 3, 1)
    assert [len(hand.cards) for hand in table.hands] == [8, 8]


def test_last_birds_with_nothing_to_draw_end_the_round_at_once() -> None:
    table = table_of("2", "2:lay", "OTD/TDP/DPM/OPM", "rest:-:-/R3:-:-", "O/T", "-", "-")
    table.play("R1L")
    assert (table.round, table.dealer, table.turn, table.ply, table.reveals) == (2, 2, 2, 1, 1)


def test_two_cards_drawn_across_a_reshuffle() -> None:
    table = table_of("2", "1:draw", "FOT/DM/DM/DM", "W8:-:-/W8:-:-", "O/O", "F", "rest")
    size = len(table.discard_pile)
    table.play("draw")
    assert (len(table.draw_pile), table.discard_pile) == (size - 1, [])
    assert table.hands[0].cards.count("F") >= 1


def test_one_card_is_all_there_is() -> None:
    table = table_of("2", "1:draw", "FOT/DM/DM/DM", "rest:-:R18/P:-:-", "O/R", "R", "-")
    size = len(table.hands[0].cards)
    table.play("draw")
    assert (table.hands[0].limits["R"], len(table.hands[0].cards)) == (19, size + 1)
    assert (table.reveals, table.sight(2).split(":")[-1]) == (1, "-")


def test_no_confirmation_with_nothing_left_to_refill() -> None:
    table = table_of("2", "1:lay", "FOP/DM/DM/DM", "rest:-:-/R:-:-", "O/T", "-", "-")
    table.play("P1L")
    assert (table.task, table.rows[0], table.reveals) == ("flock", ["P"] * 13, 0)


def test_a_refill_stops_when_nothing_is_left() -> None:
    table = table_of("2", "1:lay", "FOP/DM/DM/DM", "rest:-:-/R:-:-", "O/T", "-", "P")
    table.play("P1L")
    assert table.moves() == ["refill"]
    table.play("refill")
    assert (table.task, table.rows[0], table.reveals) == ("flock", ["P"] * 13, 1)


def test_out_of_cards_counts_all_old_hands() -> None:
    """15 cards are too few for two seats, 16 are enough; the last birds laid may end the game by a declined draw."""
    for hand, ending in (("F3W2", "out-of-cards"), ("F3W3", None)):
        table = table_of("2", "2:draw", "rest/T/R/W", f"{hand}:-:-/-:-:-", "O/O2", "D5", "P5")
        table.play("nodraw")
        assert table.ending() == ending
        assert table.reveals == 1
        if ending:
            assert table.points() == [Fraction(0), Fraction(1)]
            assert table.position().split(" ")[2:5] == ["2:out-of-cards", table.position().split(" ")[3], "-:-:-/-:-:-"]
            assert (table.round, table.turn, len(table.discard_pile)) == (1, 1, 10)
        else:
            assert not table.cards_left()


def test_ties_share() -> None:
    table = table_of("3", "2:flock", "DOP/DM/DM/DM", "W8:-:-/R:-:-/W:-:-", "O2/T2/F", clock="1.1.500.0.9.0")
    table.play("skip")
    assert (table.ending(), table.points()) == ("stalled", [Fraction(1, 2), Fraction(1, 2), Fraction(0)])


def test_stalled_after_500_turns_and_not_before() -> None:
    for turn, ending in ((506, None), (507, "stalled")):
        clock = f"1.1.{turn}.7.9.0"
        table = table_of("2", "1:flock", "DOP/DM/DM/DM", "W7:-:-/R:-:-", "O/T", clock=clock)
        table.play("skip")
        assert table.ending() == ending
    table = table_of("2", "1:flock", "DOP/DM/DM/DM", "W7:-:-/R:-:-", "O/T", clock="1.1.500.0.9.0")
    table.play("flyW")
    assert (table.grown, table.ending(), PATIENCE) == (500, None, 500)


def test_robinbird_prefers_the_left_only_if_it_brings_more() -> None:
    for rows, word in (("FPO", "P1R"), ("FOPT", "P1L"), ("FPOT", "P1R"), ("FOT", "P1R"), ("PFO", "P1R")):
        table = table_of("solo", "2:robin1", f"{rows}/DM/DM/DM", "W7:-:-/R:R:-", "O/T", "P", "W")
        assert table.moves() == ["robin"]
        table.play("robin")
        assert news_of(table.position()).startswith(f"{word}:P:")
        assert table.reveals == 1


def test_robinbird_refills_before_her_next_row() -> None:
    table = table_of("solo", "2:robin1", "FOP/DM/DM/DM", "W7:-:-/R:R:-", "O/T", "P", "rest")
    table.play("robin")
    assert (table.task, table.seat, table.hands[1].spell(False)) == ("refill1", 2, "FOR:FOR:-")
    table.play("refill")
    assert (table.task, len(set(table.rows[0])), table.reveals) == ("robin2", 2, 2)


def test_robinbird_flies_all_her_flocks_and_starts_the_next_round() -> None:
    hands = "W7:-:-/F2O4P3:F2O4P3:-"
    table = table_of("solo", "2:robin4", "FOP/DM/DM/P", hands, "O/T", "P", "rest", clock="1.1.2.0.5.0")
    table.play("robin")
    assert (table.rows[3], table.moves()) == (["P", "P"], ["flyF"])
    table.play("flyF")
    assert table.moves() == ["flyO"]
    table.play("flyO")
    assert by_bird(table.collections[1]) == ["F", "O", "O", "T"]
    assert (table.seat, table.turn, table.grown) == (1, 3, 2)
    table = table_of("solo", "2:flock", "FOP/DM/DM/P", "W7:-:-/F2:F2:-", "O/T", "P", "rest", clock="1.1.2.0.5.0")
    table.play("flyF")
    assert (table.seat, table.dealer, table.round, table.turn, table.task) == (2, 2, 2, 3, "robin1")
    assert table.hands[1].known == table.hands[1].cards


def test_robinbird_has_no_step_when_nothing_is_left() -> None:
    for robin, left in (("R3:R3:-", "skip"), ("F2R3:F2R3:-", "flyF")):
        table = table_of("solo", "1:flock", "FOT/DM/DM/DM", f"rest:-:-/{robin}", "O/T", "-", "-")
        table.play("skip")
        if left == "flyF":
            assert (table.seat, table.moves()) == (2, ["flyF"])
            table.play("flyF")
        assert (table.seat, table.task, table.turn) == (1, "lay", 3)


def test_robinbird_skips_the_rows_that_are_left_when_nothing_is_left() -> None:
    table = table_of("solo", "2:robin2", "FOT/DM/DM/DM", "rest:-:-/R3:R3:-", "O/T", "-", "P")
    table.play("robin")
    assert (table.seat, table.task, table.turn, table.ply) == (1, "lay", 2, 1)
