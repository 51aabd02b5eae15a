"""The Bird Told Me: what the 48 birds say, each from a small table; `hearing` puts one alone on the branch.

The deck of these tests connects every card to the east, the south and the west, so that any card fits beside another of
no smaller value; colours and values are ours: 8, 16, 24, 32, 40, 48 are 4s.
"""

import random
from typing import Any

import pytest

from birdtable.games.contract import NONE
from birdtable.games.toldme.position import pile_from
from birdtable.games.toldme.state import AIR, BRANCH, COVERED, DRAWS, HIDDEN, SCORED, SEEN
from tests.rules.toldme import GAME, Table, at, crosses, hearing

B2 = "boosts:2.0.0.0.0.0.0"  # the next card is boosted by 2


def boosted(bird: int, **fields: Any) -> Table:
    return hearing(bird, route=f"added:{bird},goal:{bird},{B2}", **fields)


def numbers(table: Table) -> list[int]:
    return list(map(int, table.route("boosts").split("."))) if table.route("boosts") else [0] * 7


def flying(table: Table) -> Table:
    """The bird has spoken."""
    assert table["turn"] == "1:top"
    assert table.route("bird") == ""
    return table


# ---------------------------------------------------------------------------- numbers


def test_colors_of_the_route_raise_numbers() -> None:
    """T43 By one for each other card of the colour on the route, before or behind; no other card, no other place."""
    route = "added:26,goal:26"
    table = at("1:hear", "32@E1/31@E2/26@E3", "41.42:-/-:-", route=route, deck=crosses()).play("hear")
    assert table.route("number") == ""  # 32 scores from the deck at once
    assert len(table.score(1)) == 3
    beside = at("1:hear", "32@E1/31@E1S1/40@E2/26@E3", route="added:26,goal:26", deck=crosses("31")).play("hear")
    assert len(beside.score(1)) == 2  # 31 is not on the route


def test_boosts_add_up_and_are_used_once() -> None:
    """T44 What fits the card is used up as it begins; the rest waits."""
    route = "added:26,goal:26,boosts:2.1.0.0.3.0.0"
    table = at("1:hear", "32@E1/38@E2/26@E3", "-:-/-:-", route=route, deck=crosses()).play("hear")
    assert len(table.score(1)) == 1 + 1 + 2 + 3  # its own, 26, next, next of value 4
    assert numbers(table) == [0, 1, 0, 0, 0, 0, 0]
    assert len(table.play("hear").hand(1)) == 1  # 38, of value 3, is not boosted


def test_boosts_end_with_the_turn() -> None:
    """T44 Nothing waits for the next turn."""
    assert hearing(3).play("hear", "top")["route"] == "-"


def test_the_number_is_fixed_when_the_card_begins() -> None:
    """T45 A card that takes its kin from the route keeps its number."""
    table = at("1:hear", "26@E1/25@E2", "41.42:-/-:-", route="added:25,goal:25", deck=crosses()).play("hear")
    assert (table.score(1), table.route("number")) == (["25", "26"], "")
    assert table["branch"] == "-"


# ---------------------------------------------------------------------------- must and may


def test_as_far_as_possible() -> None:
    """T46 What cannot be done is left out; with one way nobody is asked."""
    assert flying(boosted(26).play("hear")).score(1) == ["26"]  # three twigs, but there is one
    assert flying(hearing(30).play("hear")).score(1) == []
    assert flying(hearing(30, hands="41:-/-:-").play("hear")).score(1) == ["41"]
    assert hearing(30, hands="41.42:-/-:-").play("hear").legal == ["c41", "c42"]


@pytest.mark.parametrize("bird", [22, 25, 29, 31, 41, 42, 45, 46, 47, 48])
def test_may(bird: int) -> None:
    """T47 Ends by "done", also if nothing fits; with an empty hand there is no question."""
    nothing = hearing(bird, hands="40:-/-:-", plumage="------").play("hear")
    assert nothing.legal[-1] == "done"
    assert flying(nothing.play("done")).hand(1) == ["40"]
    flying(hearing(bird).play("hear"))


@pytest.mark.parametrize("bird", [1, 11, 30])
def test_must(bird: int) -> None:
    """T47 These are not optional: any card will do."""
    assert hearing(bird, hands="40.41:-/-:-").play("hear").legal == ["c40", "c41"]


def test_the_current_player_chooses() -> None:
    """T48 Also whose cards are discarded, and where a card goes."""
    table = hearing(21, hands="41:-/42.43:-").play("hear")
    assert (table["turn"], table.legal) == ("1:choose", ["seat1", "seat2"])
    placed = hearing(48, hands="41:-/-:-").play("hear", "c41")
    assert (placed["turn"], placed.legal) == ("1:spot", ["east", "over"])


# ---------------------------------------------------------------------------- boosts and performing


@pytest.mark.parametrize(
    ("bird", "waits", "more"),
    [
        (2, [0, 2, 0, 0, 0, 0, 0], [0, 4, 0, 0, 0, 0, 0]),
        (3, [1, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0]),
        (4, [0, 0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 4, 0]),
        (8, [0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0]),
    ],
)
def test_boosting_birds(bird: int, waits: list[int], more: list[int]) -> None:
    """T49 2 value 1, 3 the next, 4 the next of one's plumage, 8 value [1]: raised, exactly value 3."""
    assert numbers(hearing(bird).play("hear")) == waits
    assert numbers(boosted(bird).play("hear")) == more


def test_a_boost_for_no_card() -> None:
    """T49 No card has value 5: nothing waits."""
    table = hearing(8, route="added:8,goal:8,boosts:4.0.0.0.0.0.0").play("hear")
    assert numbers(table) == [0] * 7


def test_boost_of_a_revealed_value() -> None:
    """T49 6: a card is drawn and kept for all to see, its value is boosted."""
    table = hearing(6, draw_pile="40", discard_pile="...").play("hear")
    assert numbers(table) == [0, 0, 0, 0, 1, 0, 0]
    assert table["hands"] == "-:40/-:-"


def test_boost_by_plumage() -> None:
    """T49 4: what plumage one has when the card begins."""
    route = "added:38,goal:38,boosts:0.0.0.0.0.2.0"
    fields = {"branch": "38@E1", "route": route, "deck": crosses()}
    assert len(at("1:hear", plumage="----1-", **fields).play("hear").hand(1)) == 3
    for plumage in ("----2-", "---1--", "------"):
        other = at("1:hear", plumage=plumage, **fields).play("hear")
        assert len(other.hand(1)) == 1
        assert numbers(other) == [0, 0, 0, 0, 0, 2, 0]


def test_boost_of_the_last_card() -> None:
    """T50 5 waits for the leaf; as the leaf itself it has no effect."""
    deck = crosses(c5="4")
    table = at("1:hear", "5@E1/38@E2/37@E3", route="added:37,goal:37", deck=deck, scores="26.25.27.28/-").play("hear")
    assert numbers(table) == [0, 0, 0, 0, 0, 0, 2]
    assert len(table.play("hear").hand(1)) == 1 + 1  # 37 is of its colour
    assert len(table.play("hear").hand(1)) == 2 + 1 + 1 + 2
    assert numbers(flying(hearing(5).play("hear"))) == [0, 0, 0, 0, 0, 0, 2]


def test_boost_of_the_bonus_card() -> None:
    """T50 In the bonus variant 5 waits for the bonus card."""
    deck = crosses(c5="4")
    fields = {"seats": "2+bonus", "deck": deck, "draw_pile": "32", "discard_pile": "..."}
    table = at("1:hear", "5@E1/38@E2", route="added:38,goal:38", **fields | {"draw_pile": "...", "discard_pile": "-"})
    assert len(table.play("hear", "hear").hand(1)) == 1  # the leaf is not boosted
    bonus = at("1:top", "5@E1", route="added:5,at:5,goal:5,boosts:0.0.0.0.0.0.2", **fields).play("top")
    assert len(bonus.score(1)) == 3


def test_perform_from_hand() -> None:
    """T51 1: discard a card, which speaks with its number raised by [2], and by nothing else."""
    table = hearing(1, hands="38:-/-:-").play("hear")
    assert (table["discard pile"], len(table.hand(1))) == ("38", 3)
    route = "added:38,goal:37,boosts:0.0.0.5.0.0.0"
    kin = at("1:hear", "1@E1/37@E2", "38:-/-:-", route=route, deck=crosses(c37="1")).play("hear")
    assert len(kin.hand(1)) == 3  # neither the 37 on the route nor the boost of value 3 counts
    assert flying(hearing(1).play("hear"))["discard pile"] == "-"
    assert len(boosted(1, hands="38:-/-:-").play("hear").hand(1)) == 1 + 4


def test_perform_from_the_draw_pile() -> None:
    """T51 7: the card drawn is discarded and speaks; it may perform another."""
    table = hearing(7, draw_pile="40", discard_pile="...", hands="26.27.28:-/-:-").play("hear")
    assert len(table.hand(1)) == 5
    chain = hearing(7, draw_pile="1", discard_pile="38", hands="32:-/...:-").play("hear")
    assert len(chain.score(1)) > 1  # 7 performs 1 with 3, 1 performs 32 with 1 + 3


# ---------------------------------------------------------------------------- plumage


def test_take_claimed_plumage() -> None:
    """T52 9 returns one's own, then takes others'."""
    table = hearing(9, plumage="1-22--").play("hear")
    assert (table["plumage"], table.legal) == ("--22--", ["plumeR", "plumeG"])
    assert flying(table.play("plumeG"))["plumage"] == "--21--"
    assert flying(boosted(9, plumage="1-22--").play("hear", "plumeR"))["plumage"] == "--11--"
    assert flying(hearing(9, plumage="1-----").play("hear"))["plumage"] == "------"


def test_take_plumage_not_on_the_branch() -> None:
    """T52 12: from anybody, but not what one has."""
    assert hearing(12, plumage="12--1-").play("hear").legal == ["plumeR", "plumeG", "plumeK"]
    assert flying(boosted(12, plumage="2--11-").play("hear", "plumeY", "plumeR"))["plumage"] == "1-1111"


def test_take_plumage_of_revealed_cards() -> None:
    """T52 14: all cards first, then all their plumage."""
    table = hearing(14, draw_pile="40", discard_pile="...", plumage="----2-").play("hear")
    assert (table["plumage"], table["hands"]) == ("----1-", "-:40/-:-")
    many = boosted(14, draw_pile="40.48.26", discard_pile="...").play("hear")
    assert flying(many)["plumage"] == "---111"


def test_return_all_and_take() -> None:
    """T52 15: everybody's plumage, then any."""
    table = hearing(15, plumage="12-2--").play("hear")
    assert (table["plumage"], len(table.legal)) == ("------", 6)
    assert boosted(15).play("hear", "plumeY", "plumeK", "plumeR")["plumage"] == "1-1--1"


def test_take_unclaimed_plumage() -> None:
    """T52 16: what nobody has."""
    assert hearing(16, plumage="12-2--").play("hear").legal == ["plumeR", "plumeB", "plumeK"]
    assert flying(boosted(16, plumage="122-22").play("hear"))["plumage"] == "122122"


def test_score_twigs_and_take_plumage() -> None:
    """T53 10: the first sets the colour; its plumage comes once, from others too; with no twig there is none."""
    table = at("1:hear", "10@E1/26@E2/27@E1S1", route=f"added:10,goal:26,{B2}", deck=crosses("27"), plumage="---2--")
    assert table.play("hear").legal == ["c26", "c27"]
    assert table.play("c26").score(1) == ["26", "27"]
    assert table["plumage"] == "---1--"


def test_discard_and_take_plumage() -> None:
    """T53 11: a card and its plumage, as often as the number says."""
    table = boosted(11, hands="26.41.42.8:-/-:-", plumage="---2--").play("hear", "c26")
    assert (table["plumage"], table["discard pile"], table.route("left")) == ("---1--", "26", "2")
    assert table.play("c41", "c8")["plumage"] == "1--1-1"
    assert flying(hearing(11).play("hear"))["plumage"] == "------"


def test_swap_plumage() -> None:
    """T54 13: one's own for another's; each takes part once."""
    table = hearing(13, plumage="11-22-").play("hear")
    assert table.legal == ["plumeY", "plumeW"]
    assert table.play("plumeW").legal == ["plumeG", "plumeB"]
    assert table.route("that") == "W"
    text = GAME.notation.write_position(table.match.state)
    assert GAME.notation.read_position(text, None).tobytes() == table.match.state.tobytes()
    assert flying(table.play("plumeB"))["plumage"] == "12-21-"
    twice = boosted(13, plumage="11-22-").play("hear", "plumeY", "plumeG")
    assert flying(twice)["plumage"] == "22-11-"
    for plumage in ("11----", "22----", "------"):
        assert flying(hearing(13, plumage=plumage).play("hear"))["plumage"] == plumage


def test_return_plumage() -> None:
    """T55 23: anybody's."""
    assert hearing(23, plumage="12----").play("hear").legal == ["plumeY", "plumeW"]
    assert flying(boosted(23, plumage="12----").play("hear", "plumeW"))["plumage"] == "------"


# ---------------------------------------------------------------------------- the branch disturbed


def test_discard_twigs_of_unclaimed_color() -> None:
    """T56 19: only those whose plumage nobody has."""
    branch = {"branch": "24@E1/26@E2/41@E1S1/19@E3", "route": "added:19,at:26,goal:19", "deck": crosses("41")}
    table = at("1:hear", plumage="-----1", **branch).play("hear")
    assert (table["discard pile"], table["branch"]) == ("19.26", "24@E1/41@E1S1")  # one after the other, as ends
    assert (table.route("at"), table.route("goal")) == ("24", "24")


def test_discard_twigs_of_a_revealed_color() -> None:
    """T56 24: a card is kept, twigs of its colour go."""
    branch = {"branch": "24@E1/40@E2/38@E1S1", "route": "added:38,goal:38", "deck": crosses("38")}
    table = at("1:hear", draw_pile="33", discard_pile="...", **branch).play("hear")
    assert (table["turn"], table.legal, table.hand(1)) == ("1:choose", ["c38", "c40"], ["33"])
    assert table.play("c40")["branch"] == "24@E1/38@E1S1"


def test_draw_and_cover() -> None:
    """T57 17 covers small twigs only, 20 any; what does not fit goes to the hand, seen."""
    branch = {"branch": "24@E1/26@E2/17@E3", "route": "added:17,at:26,goal:17", "deck": crosses()}
    table = at("1:hear", draw_pile="27", discard_pile="...", seed=3, **branch).play("hear")
    assert (table["turn"], table.legal) == ("1:twig", ["c17", "c26"])
    assert table.play("c26")["branch"].startswith("24@E1/27>26@E2/")
    fields = {"draw_pile": "48", "discard_pile": "..."}
    assert hearing(20, **fields).play("hear")["branch"] == "48>20@E1"  # the trunk takes any value
    big = at("1:hear", "26@E1/20@E1S1", route="added:20,at:26,goal:20", deck=crosses("20", c20="1"), **fields).play(
        "hear"
    )
    assert (big["branch"], big["hands"]) == ("48>26@E1/20@E1S1", "-:-/-:-")


def test_draw_and_add() -> None:
    """T57 43 adds each card before the next is drawn, or keeps it."""
    table = hearing(43, draw_pile="48.42", discard_pile="...").play("hear")
    assert (table.hand(1), table["branch"]) == (["48"], "43@E1/42@E2")
    assert (table["turn"], table.route("goal")) == ("1:hear", "42")
    kept = hearing(43, draw_pile="48.40", discard_pile="...").play("hear")
    assert sorted(kept.hand(1)) == ["40", "48"]


def test_draw_and_place() -> None:
    """T57 44 places where the player likes."""
    table = hearing(44, draw_pile="42", discard_pile="...").play("hear")
    assert (table["turn"], table.legal) == ("1:spot", ["east", "over"])
    assert table.play("over")["branch"] == "42>44@E1"


# ---------------------------------------------------------------------------- score piles and hands


def test_score_piles() -> None:
    """T58 18 and 37 from anybody, 27 from others only, one top card at a time."""
    scores = {"scores": "41.42/43.45"}
    assert hearing(18, **scores).play("hear").legal == ["seat1", "seat2"]
    assert hearing(18, **scores).play("hear", "seat2")["discard pile"] == "45"
    assert boosted(18, **scores).play("hear", "seat1", "seat1")["scores"] == "-/43"
    assert hearing(37, **scores).play("hear", "seat2")["hands"] == "-:45/-:-"
    assert flying(hearing(27, **scores).play("hear"))["scores"] == "41.42.45/43"
    assert flying(boosted(27, **scores).play("hear"))["scores"] == "41.42.45.43/-"


def test_random_discards() -> None:
    """T59 21: any hand that has cards, the card by chance."""
    table = hearing(21, hands="41:-/42.43:45").play("hear", "seat2")
    assert table["discard pile"] in ("42", "43", "45")
    found = {hearing(21, hands="-:-/42.43:45", seed=seed).play("hear")["discard pile"] for seed in range(20)}
    assert found == {"42", "43", "45"}
    assert flying(hearing(21).play("hear"))["discard pile"] == "-"


def test_swap_twigs() -> None:
    """T60 22: over a twig, which comes to the hand, seen by all; the card beneath it stays there."""
    table = at("1:hear", "22>24@E1", "38.41:-/-:-", route="added:22,goal:22", deck=crosses()).play("hear", "c38")
    assert (table["branch"], table["hands"]) == ("38>24@E1", "41:22/-:-")
    assert (table.route("at"), table.route("goal")) == ("38", "38")


def test_score_from_hand() -> None:
    """T61 25 of value 1, 29 of others' plumage, 31 up to a value, 30 any."""
    hands = "5.26.40.41:-/-:-"
    assert hearing(25, hands=hands).play("hear").legal == ["c26", "c41", "done"]
    assert hearing(29, hands=hands, plumage="2---1-").play("hear").legal == ["c5", "done"]
    assert hearing(31, hands=hands).play("hear").legal == ["c26", "c41", "done"]
    assert boosted(31, hands=hands).play("hear").legal == ["c5", "c26", "c41", "done"]
    assert boosted(31, hands=hands).play("hear", "c5", "c26").score(1) == ["5", "26"]  # two, whatever the number
    assert hearing(30, hands=hands).play("hear", "c40").score(1) == ["40"]


def test_score_from_the_draw_pile() -> None:
    """T62 32 any; 28 those of others' plumage, else they are discarded."""
    assert hearing(32, draw_pile="40", discard_pile="...").play("hear").score(1) == ["40"]
    fields = {"draw_pile": "40.41", "discard_pile": "-", "hands": "...:-/-:-", "plumage": "----2-"}
    table = hearing(28, **fields).play("hear")
    assert (table.score(1), table["discard pile"]) == (["40"], "41")


def test_draw_and_reveal() -> None:
    """T63 35 keeps colours on the branch, 36 those of one's plumage."""
    fields = {"draw_pile": "40.41", "discard_pile": "-", "hands": "...:-/-:-"}
    table = hearing(35, **fields).play("hear")
    assert (table["hands"].split("/")[0].split(":")[1], table["discard pile"]) == ("40", "41")
    table = hearing(36, plumage="-----1", **fields).play("hear")
    assert (table["hands"].split("/")[0].split(":")[1], table["discard pile"]) == ("41", "40")
    assert flying(table)["draw pile"] == "-"


def test_draw() -> None:
    """T64 33 twigs of one colour, 39 any, 38 cards, 34 after discarding the hand, 40 until the hand has so many."""
    branch = {"branch": "40@E1/26@E2/27@E1S1/33@E3", "route": "added:33,at:26,goal:33", "deck": crosses("27")}
    assert at("1:hear", **branch).play("hear").legal == ["c27", "c33"]
    assert at("1:hear", **branch).play("hear", "c27").hand(1) == ["27"]  # 26 is of its colour, but 33 hangs on it
    assert at("1:hear", **branch).play("hear", "c33").hand(1) == ["33"]
    assert hearing(39).play("hear").hand(1) == ["39"]
    assert len(hearing(38).play("hear").hand(1)) == 1
    table = hearing(34, hands="41.42.43:44/-:-").play("hear")
    assert (table["discard pile"], len(table.hand(1))) == ("41.42.43.44", 2)
    assert len(hearing(40, hands="41:-/-:-").play("hear").hand(1)) == 4
    assert len(hearing(40, hands="41.42.43.44.45:-/-:-").play("hear").hand(1)) == 5
    assert len(boosted(40, hands="41.42.43.44.45:-/-:-").play("hear").hand(1)) == 6


def test_from_hand_to_branch() -> None:
    """T65 41 not of one's plumage, 42 of value 1, 45 up to a value, 46 adds, 47 covers, 48 any."""
    hands = "5.26.33.30:-/-:-"
    assert hearing(41, hands=hands, plumage="---1--").play("hear").legal == ["c5", "c33", "done"]
    assert hearing(42, hands=hands).play("hear").legal == ["c26", "c33", "done"]
    assert hearing(45, hands=hands).play("hear").legal == ["c26", "c33", "done"]
    assert boosted(45, hands=hands).play("hear").legal == ["c5", "c26", "c30", "c33", "done"]
    assert hearing(46, hands=hands).play("hear").legal == ["c5", "c26", "c30", "c33", "done"]
    assert hearing(47, hands=hands).play("hear", "c26")["branch"] == "26>47@E1"
    assert hearing(48, hands=hands).play("hear", "c5", "over").legal == ["top"]
    assert hearing(46, hands=hands).play("hear", "c5").legal == ["c26", "c33", "done"]  # 30 is more than 5's value


# ---------------------------------------------------------------------------- conservation


@pytest.mark.parametrize("bird", range(1, 49))
def test_no_card_is_lost(bird: int) -> None:
    """T46 Under every instruction, raised and not, each card lies in one place, and all counts are right."""
    others = [str(n) for n in range(2, 49) if n != bird]
    under, over = others[:2]
    hands = f"{'.'.join(others[2:5])}:{others[5]}/{'.'.join(others[6:9])}:{others[9]}"
    scores = f"{others[10]}.{others[11]}/{others[12]}.{others[13]}"
    deck = crosses(**{f"c{bird}": "4"})
    for seed in range(4):
        route = f"added:{over},goal:{over}" + (",boosts:2.0.0.0.0.0.0" if seed % 2 else "")
        fields = {"route": route, "plumage": "1-2-12", "scores": scores, "deck": deck, "seed": seed}
        table = at("1:hear", f"{bird}@E1/{over}>{under}@E2", hands, **fields)
        choice = random.Random(seed)
        while table["turn"] not in ("2:first", "1:top"):
            table.play(choice.choice(table.legal))
            check_counts(table)


def check_counts(table: Table) -> None:
    state = table.match.state
    places = [int(place) for place in state.where[: state.cards]]
    assert places.count(DRAWS) == state.pile
    assert places.count(AIR) == int(state.card != NONE)
    assert places.count(BRANCH) == state.twigs
    stacks = [len(pile_from(state, int(twig))) for twig in state.branch[: state.twigs]]
    assert places.count(BRANCH) + places.count(COVERED) == sum(stacks)
    for seat in range(state.seats):
        assert places.count(HIDDEN + seat) == state.unseen[seat]
        assert places.count(HIDDEN + seat) + places.count(SEEN + seat) == state.held[seat]
        assert places.count(SCORED + seat) == len(pile_from(state, int(state.top[seat])))
