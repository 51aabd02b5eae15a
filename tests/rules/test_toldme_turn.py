"""The Bird Told Me: the turn, from the Add Phase along the route to the card that ends it."""

import pytest

from tests.rules.toldme import at, crosses, hearing

# ---------------------------------------------------------------------------- the Add Phase


def test_an_empty_branch_sends_all_back() -> None:
    """T20 Plumage and pass card go back as the next turn begins, and not before."""
    table = hearing(39, plumage="12----").play("hear")
    assert (table["branch"], table["plumage"]) == ("-", "12----")
    assert table.play("top")["plumage"] == "------"
    passed = at("1:first", hands="41:-/42:-").play("pass")
    assert (passed["turn"], passed["pass card"]) == ("2:first", "-")


@pytest.mark.parametrize(("seat", "following"), [(1, 2), (2, 3), (3, 1)])
def test_clockwise(seat: int, following: int) -> None:
    """T21 Two cards and a pass, then the seat to the left."""
    table = at(f"{seat}:first", "26@E1", "41:-/42:-/43:-", seats="3").play("pass")
    assert table["turn"] == f"{following}:first"
    assert len(table.hand(seat)) == 3
    assert table["clock"] == "1.2.1.1.0"
    assert table["last move"] == "pass:2"


def test_the_second_action() -> None:
    """T22 Another card, unclaimed plumage of the first card's colour, or a card."""
    start = {"branch": "48@E1", "hands": "26.12.45:-/42:-"}
    assert at("1:first", **start).legal == ["c12", "c26", "pass"]
    table = at("1:first", **start).play("c12")
    assert (table["turn"], table.legal) == ("1:second", ["c26", "plumeW", "draw"])
    assert at("1:first", **start).play("c12", "plumeW")["plumage"] == "-1----"
    assert len(at("1:first", **start).play("c12", "draw").hand(1)) == 3
    assert at("1:first", **start).play("c12", "c26")["branch"] == "48@E1/12@E2/26@E3"
    assert "plumeW" not in at("1:first", plumage="-2----", **start).play("c12").legal


def test_no_card_to_add() -> None:
    """T23 Then there is only the pass; with a card to add it is there as well."""
    assert at("1:first", "26@E1", "40.48:-/41:-").legal == ["pass"]
    assert at("1:first", "26@E1", "40.19:-/41:-").legal == ["c19", "pass"]


def test_the_pass_card() -> None:
    """T24 To the first who passes; back with an addition."""
    table = at("1:first", "26@E1", "41:-/19:-/43:-", seats="3").play("pass")
    assert table["pass card"] == "1"
    added = table.play("c19")
    assert added["pass card"] == "-"
    again = at("1:first", "26@E1", "41:-/19:-/43:-", seats="3").play("pass", "pass")
    assert (again["pass card"], again["turn"]) == ("1", "3:first")


# ---------------------------------------------------------------------------- the route


def test_the_leaf() -> None:
    """T25 Of two ends just added one is chosen; if the second hangs on the first, there is no choice."""
    deck = crosses("27")
    start = {"branch": "48@E1", "hands": "26.27.28:-/41:-", "deck": deck}
    table = at("1:first", **start).play("c26", "c27")
    if table["turn"] == "1:twig":
        table.play("c48")
    assert (table["turn"], table.legal) == ("1:leaf", ["c26", "c27"])
    assert table.play("c27").route("goal") == "27"
    chain = at("1:first", **start).play("c28", "c26")
    assert (chain["turn"], chain.route("goal")) == ("1:hear", "26")
    alone = at("1:first", **start).play("c26", "draw")
    assert alone.route("goal") == "26"


def test_what_is_visible_speaks() -> None:
    """T26 From the trunk outward; a card that was laid over a cell before its turn speaks for it."""
    route = "added:26,goal:26"
    table = at("1:hear", "48@E1/38@E2/26@E3", "37.31:-/41:-", route=route, deck=crosses())
    table.play("hear", "c31", "c38")
    assert table["branch"] == "48@E1/31>38@E2/26@E3"
    table.play("hear")
    assert (table.route("at"), table.route("bird")) == ("31", "31")


def test_no_cell_speaks_twice() -> None:
    """T27 A card laid over the cell that speaks is not listened to, and the card beneath finishes."""
    table = at("1:hear", "48@E1", "16.46:-/41:-", route="added:48,goal:48,boosts:1.0.0.0.0.0.0", deck=crosses())
    table.play("hear", "c16", "over")
    assert (table["branch"], table.route("left")) == ("16>48@E1", "1")  # 48 goes on though it is covered
    table.play("done")
    assert table["turn"] == "1:top"


def test_a_bird_that_is_taken_finishes() -> None:
    """T27 26 scores itself, and then goes on."""
    table = at("1:hear", "24@E1/26@E2", route="added:26,at:24,goal:26,boosts:1.0.0.0.0.0.0", deck=crosses()).play(
        "hear"
    )
    assert table.score(1) == ["26", "24"]
    assert (table["turn"], table["branch"], table["route"]) == ("1:top", "-", "added:26")


def test_the_route_is_cut() -> None:
    """T28 It ends at the last cell left, whatever else hangs there."""
    deck = crosses("27")
    table = at("1:hear", "39@E1/26@E2/27@E1S1", route="added:26,goal:26", deck=deck).play("hear")
    assert table.legal == ["c26", "c27"]
    table.play("c26")
    assert (table["turn"], table.route("goal"), table["branch"]) == ("1:top", "39", "39@E1/27@E1S1")


def test_the_route_grows() -> None:
    """T29 What is added to the last cell is listened to; with several ends past it one is chosen."""
    start = {"branch": "46@E1", "route": "added:46,goal:46", "deck": crosses("27")}
    table = at("1:hear", hands="26.27:-/41:-", **start).play("hear", "c26")
    assert table["turn"] == "1:choose"
    table.play("c27")
    if table["turn"] == "1:twig":
        table.play("c46")
    assert (table["turn"], table.legal) == ("1:leaf", ["c26", "c27"])
    assert table.play("c27")["turn"] == "1:hear"
    one = at("1:hear", hands="26:-/41:-", **start).play("hear", "c26")
    assert (one["turn"], one.route("goal"), one.route("at")) == ("1:hear", "26", "46")


def test_what_grows_elsewhere_is_not_listened_to() -> None:
    """T29 Only what hangs past the last cell."""
    start = {"branch": "48@E1/46@E2", "route": "added:46,at:48,goal:46", "deck": crosses("27")}
    table = at("1:hear", hands="27:-/41:-", **start).play("hear", "c27")
    if table["turn"] == "1:twig":
        table.play("c48")
    assert "27@E1S1" in table["branch"]
    assert table["turn"] == "1:top"


# ---------------------------------------------------------------------------- the end of the turn


def test_the_top_card() -> None:
    """T30 Discarded face up, and the turn is over."""
    table = at("1:top", "26@E1", route="added:26,at:26,goal:26", draw_pile="40", discard_pile="...")
    assert table.legal == ["top"]
    table.play("top")
    assert "40" in table["discard pile"].split(".")
    assert (table["turn"], table["route"], table["draw pile"]) == ("2:first", "-", "-")


def test_the_bonus_card() -> None:
    """T31 It speaks, raised by boosts and by its colour on the route; what it adds is not listened to."""
    fields = {"seats": "2+bonus", "deck": crosses(), "draw_pile": "32.41.42", "discard_pile": "..."}
    route = "added:26,at:26,goal:26,boosts:0.0.0.0.1.0.0"
    found = set()
    for seed in range(20):
        table = at("1:top", "26@E1", route=route, seed=seed, **fields).play("top")
        found.add(len(table.score(1)))
    assert found == {0, 3}  # its own, one for 26, one for the boost
    adding = {"seats": "2+bonus", "deck": crosses(), "draw_pile": "46", "discard_pile": "...", "hands": "19:-/41:-"}
    table = at("1:top", "26@E1", route="added:26,at:26,goal:26", **adding).play("top")
    assert (table["turn"], table.route("bonus"), table.legal) == ("1:choose", "yes", ["c19", "done"])
    table.play("c19")
    assert (table["turn"], table["branch"]) == ("2:first", "26@E1/19@E2")  # 46 may go on, but the hand is empty


def test_the_bonus_card_raises_no_other() -> None:
    """T31 It is not on the route: no card that speaks afterwards, and none performed, is raised by it."""
    fields = {"seats": "2+bonus", "deck": crosses(), "draw_pile": "1", "discard_pile": "...", "hands": "8:-/41:-"}
    table = at("1:top", "26@E1", route="added:26,at:26,goal:26", **fields).play("top")
    assert (table["turn"], table.hand(1)) == ("2:first", [])  # 1 performs 8, which boosts nobody any more
    fields["hands"] = "38:-/41:-"
    table = at("1:top", "48@E1", route="added:48,at:48,goal:48", **fields).play("top")
    assert len(table.hand(1)) == 3  # 38 performed with 1 + 2
