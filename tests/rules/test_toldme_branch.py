"""The Bird Told Me: the branch, its geometry, adding, covering, taking away.

Connectors in our deck: 8 nes, 16 esw, 24 nes, 32 esw, 40 nes, 48 esw are the 4s; 26 ew 1, 30 new 3, 38 nsw 3, 46 new 3.
"""

from gettext import NullTranslations

import pytest

from birdtable.games.contract import NONE
from birdtable.games.toldme.birds import OUR_DECK
from birdtable.games.toldme.branch import has_connection
from birdtable.games.toldme.cards import color, connectors, value
from tests.rules.toldme import GAME, at, dealt, printed, refused
from tests.walks import points

HANDS = "{}:-/47:-"


def places(branch: str, card: str, **fields: str) -> list[str]:
    """Where a card of the hand can be added, as the branch is afterwards; each twig is tried that may be chosen."""
    found = []
    start = {"branch": branch, "hands": HANDS.format(card)} | fields
    if f"c{card}" not in at(**start).legal:
        return []
    first = at(**start).play(f"c{card}")
    ways = [[word] for word in first.legal] if first["turn"].endswith(("twig", "spot")) else [[]]
    for way in ways:
        table = at(**start).play(f"c{card}", *way)
        sides = [[word] for word in table.legal] if table["turn"].endswith("spot") else [[]]
        for side in sides:
            table = at(**start).play(f"c{card}", *way, *side)
            found += [twig for twig in table["branch"].split("/") if twig.startswith((f"{card}@", f"{card}>"))]
    return sorted(found)


def test_the_deck() -> None:
    """T1 Eight cards of each colour, numbered through. T2 Values and connectors of our reconstruction."""
    state = dealt(2, 1).match.state
    assert len(OUR_DECK) == 48
    shapes = [connectors(state, card) for card in range(48)]
    assert [color(state, card) for card in range(48)] == [n // 8 for n in range(48)]
    for first in range(0, 48, 8):
        assert [value(state, card) for card in range(first, first + 8)] == [1, 1, 1, 2, 2, 3, 3, 4]
        pairs = [shape for shape in shapes[first : first + 8] if shape.bit_count() == 2]
        assert sorted(pairs) == [3, 5, 6, 9, 10, 12]
    for shape in (7, 11, 13, 14):
        assert shapes.count(shape) == 3


def test_the_trunk() -> None:
    """T9 T10 The first card connects to the trunk's east or west side; any value may. Then the trunk offers nothing."""
    assert places("-", "26") == ["26@E1", "26@W1"]
    assert places("-", "25") == ["25@W1"]  # es
    assert places("-", "2") == []  # ns
    assert places("-", "48") == ["48@E1", "48@W1"]
    assert places("26@E1", "19") == ["19@E2"]  # not on the west side


def test_adding() -> None:
    """T11 An empty cell beside one twig, both with a connector there; the trunk's cell is not empty."""
    assert places("48@E1", "26") == ["26@E2"]
    assert places("48@E1", "9") == ["9@E1S1"]
    assert places("40@W1", "43") == ["43@W1N1", "43@W1S1"]
    assert places("48@E1", "5") == ["5@E2"]
    assert places("32@W1/12@W2", "19") == ["19@W3"]


def test_values_never_rise() -> None:
    """T12 At most the parent's value."""
    assert places("12@E1", "19") == ["19@E2"]  # 1 on 2
    assert places("12@E1", "5") == ["5@E2"]  # 2 on 2
    assert places("12@E1", "30") == []  # 3 on 2
    assert places("26@E1", "5") == []


def test_no_loops() -> None:
    """T13 A card that would connect to two twigs, or to the trunk's other side, cannot be added."""
    deck = printed(c1="4esw", c2="4esw", c3="3nes", c4="1nw", c5="1ns")
    branch = "1@E1/2@E2/3@E1S1"  # a cell lies below 2 and to the east of 3, and both have a connector there
    assert places(branch, "4", deck=deck) == ["4@E1S2", "4@E3"]
    assert places(branch, "5", deck=deck) == ["5@E1S2", "5@E2S1"]
    assert "expected one connection, found a loop" in refused(branch=f"{branch}/4@E2S1", deck=deck)
    assert "trunk" in refused(branch="16@E1/12@W1")


def test_the_other_side_of_the_trunk() -> None:
    """T13 The branch may grow around the trunk, but not close the ring there."""
    deck = printed(c1="4nw", c2="4sw", c3="4ew", c4="4es", c5="4ne", c6="4ns")
    ring = "1@E1/2@E1N1/3@N1/4@W1N1"
    assert places(ring, "5", deck=deck) == []  # 5 would connect to 4 above it and to the trunk beside it
    assert places(ring, "6", deck=deck) == ["6@W1"]
    assert "loop" in refused(branch=f"{ring}/5@W1", deck=deck)


def test_dead_ends() -> None:
    """T14 A connector may face a side that has none, of a twig or of the trunk."""
    deck = printed(c1="4esw", c2="4esw", c3="3ns", c4="1nw", c5="4nw")
    assert places("1@E1/2@E2/3@E1S1", "4", deck=deck) == ["4@E1S2", "4@E2S1", "4@E3"]  # 3 has no connector to the east
    assert places("1@E1/5@E2", "3", deck=deck) == ["3@E1S1", "3@E2N1"]  # 5 has no connector to the south


def test_covering() -> None:
    """T15 The card that covers connects to parent and children, values in order, and to nothing else."""
    route = "added:48,at:48,goal:48,bird:48,clause:1,left:1,number:1"

    def covers(branch: str, card: str, twig: str) -> bool:
        table = at("1:choose", branch, HANDS.format(f"{card}.41"), route=route)
        if f"c{card}" not in table.legal:
            return False
        table.play(f"c{card}")
        if table["turn"] == "1:twig":
            table.play(f"c{twig}") if f"c{twig}" in table.legal else None
        if table["turn"] == "1:spot":
            table.play("over") if "over" in table.legal else None
        return f"{card}>{twig}@" in table["branch"]

    assert covers("48@E1/12@E2/26@E3", "5", "12")  # ew 2 between 4 and 1
    assert covers("48@E1/12@E2/26@E3", "19", "12")  # ew 1: the child is 1, too
    assert not covers("48@E1/12@E2/5@E3", "19", "12")  # 1 is less than the child's 2
    assert not covers("48@E1/12@E2/26@E3", "15", "12")  # ne: no connector to the parent
    assert not covers("48@E1/12@E2/26@E3", "45", "12")  # es: none to the parent
    assert covers("48@E1/12@E2/26@E3", "14", "12")  # new 3: all links, and a new open end
    assert covers("48@E1/12@E2/26@E3", "16", "48")  # esw 4 over the first card, west to the trunk
    assert not covers("48@E1/12@E2/26@E3", "40", "48")  # nes: not to the trunk


def test_place_is_add_or_cover() -> None:
    """T16 Both are offered; only the visible card counts afterwards."""
    route = "added:48,at:48,goal:48,bird:48,clause:1,left:1,number:1"
    table = at("1:choose", "48@E1/26@E2", "19.1:-/2:-", route=route).play("c19")
    assert table.legal == ["c26", "c48"]
    assert table.play("c26").legal == ["east", "over"]
    assert table.play("over")["branch"] == "48@E1/19>26@E2"
    assert places("48@E1/19>12@E2", "5") == []  # 12 would take a value of 2; 19, which lies on it, does not
    assert at(branch="48@E1/19>12@E2").match.state.twigs == 2


def test_taking_away() -> None:
    """T17 An end, or a twig with a card beneath it that fits its place; the one beneath is in play again."""

    def takes(branch: str) -> list[str]:
        route = "added:39,at:16,goal:16,bird:39,clause:1,left:1,number:1"
        return at("1:choose", branch, "41:-/1:-", route=route, discard_pile="39").legal

    assert takes("16@E1/12@E2/19@E3/9@E1S1") == ["c9", "c19"]
    assert takes("16@E1/19>12@E2/26@E3/9@E1S1") == ["c9", "c19", "c26"]  # 12 can stand in for 19
    assert takes("16@E1/12>15@E2/26@E3/9@E1S1") == ["c9", "c26"]  # 15 ne would lose the parent
    route = "added:39,at:16,goal:16,bird:39,clause:1,left:1,number:1"
    table = at("1:choose", "16@E1/19>12@E2/26@E3/9@E1S1", "41:-/1:-", route=route, discard_pile="39").play("c19")
    assert table["branch"] == "16@E1/12@E2/26@E3/9@E1S1"
    assert table.hand(1) == ["41", "19"]


def test_available_connections() -> None:
    """T18 Of a twig that faces an empty cell, or of the unused trunk; a dead end is none."""

    def available(branch: str, deck: str = "-") -> bool:
        return bool(has_connection(at(branch=branch, deck=deck).match.state))

    assert available("-")
    assert available("26@E1")
    deck = printed(c1="4nw", c2="4sw", c3="4ew", c4="4es", c5="4ns", c6="4ne", c7="4nw")
    ring = "1@E1/2@E1N1/3@N1/4@W1N1/5@W1/6@W1S1"
    assert available(ring, deck)
    closed = f"{ring}/7@S1"  # it faces the trunk, which has no connector there
    assert not available(closed, deck)
    assert not at("1:hear", closed, route="added:7,at:6,goal:7", deck=deck).match.state.over


def test_value_is_one_number() -> None:
    """T19 A score pile is worth its values; only its top is taken."""
    table = at(branch="26@E1", scores="8.7.3/-")
    assert points(GAME, table.match.state)[1] == [8, 0]
    assert "8 points ([Y]3)" in GAME.words.picture(table.match.sight(NONE), ["Anna", "Ben"], NullTranslations())


@pytest.mark.parametrize(
    ("branch", "says"),
    [
        ("26@E2", "expected a connection"),
        ("26@E1/28@E3", "expected a connection"),
        ("26@E1/12@E2", "expected a value of at most 1"),
        ("26@E1/19@E1", "expected an empty cell"),
        ("26@E1/26@E2", "expected each card once"),
        ("26@E1>", "expected a twig"),
        ("26", "expected a twig"),
        ("26@", "expected a twig"),
        ("26@E0", "expected a twig"),
        ("49@E1", "expected a card's number"),
        ("26b@E1", "expected a card's number"),
    ],
)
def test_branches_that_cannot_be(branch: str, says: str) -> None:
    """T11 T12 T13 What no play could have led to is refused."""
    assert says in refused(branch=branch)
