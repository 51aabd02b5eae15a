"""The Bird Told Me: what may be known, taking back, and decks that owners hand in."""

import numpy as np
import pytest

from birdtable.errors import Malformed
from birdtable.games.contract import NONE
from birdtable.games.toldme.birds import OUR_DECK, PRINTED
from birdtable.games.toldme.deck import joined, read_deck, write_deck
from tests.rules.toldme import GAME, Table, at, crosses, hearing


def seen(table: Table, seat: int) -> list[str]:
    return GAME.notation.write_position(table.match.sight(seat - 1)).split()


def test_what_lies_open() -> None:
    """T66 All but unseen cards in other hands, the draw pile and chance; T68 a spectator sees no hand."""
    table = at("1:first", "48@E1", "26.27:31/28:32", scores="1/2")
    mine, theirs, nobody = seen(table, 1), seen(table, 2), seen(table, 0)
    assert mine[4] == "26.27:31/*1:32"
    assert theirs[4] == "*2:31/28:32"
    assert nobody[4] == "*2:31/*1:32"
    for sight in (mine, theirs, nobody):
        assert (sight[8], sight[12]) == ("*", "*")
        assert (sight[3], sight[7]) == ("48@E1", "1/2")


def test_cards_that_were_seen_stay_known() -> None:
    """T67 From the branch, from a score pile, drawn for all to see; until they leave."""
    assert hearing(39).play("hear")["hands"] == "-:39/-:-"
    assert hearing(37, scores="-/41").play("hear")["hands"] == "-:41/-:-"
    assert hearing(14, draw_pile="40", discard_pile="...").play("hear")["hands"] == "-:40/-:-"
    table = at("1:first", "48@E1", "-:26/41:-").play("c26", "draw")
    assert table["hands"].split("/")[0].split(":")[1] == "-"


def test_cards_drawn_unseen() -> None:
    """T68 Their drawer sees them; the others hear how many."""
    table = at("1:first", "48@E1", "41:-/42:-").play("pass")
    assert len(table.sentences(1)[1].split(" and ")) == 2
    assert table.sentences(2)[1] == "Anna draws 2 cards."
    assert table.sentences(0)[1] == "Anna draws 2 cards."
    assert table["last move"] == "pass:2"


def test_imagined_worlds() -> None:
    """T69 Hidden cards are dealt anew, what is seen stays."""
    table = at("1:first", "48@E1", "26.27:31/28.29:32")
    worlds = set()
    for seed in range(20):
        world = table.match.state.copy()
        GAME.imagine(world, 0, np.uint64(seed))
        hands = GAME.notation.write_position(world).split()[4]
        assert hands.startswith("26.27:31/")
        assert hands.endswith(":32")
        worlds.add(hands)
    assert len(worlds) > 15


def test_taking_back() -> None:
    """T70 Until a hidden card came out or the turn has passed."""
    table = at("1:first", "48@E1", "26.12:31/28.29:32").play("c12")
    assert table.match.can_take_back()
    assert table.play("plumeW").match.can_take_back()
    assert table.play("hear").match.can_take_back()
    assert not hearing(38).play("hear").match.can_take_back()
    assert not at("1:first", "48@E1", "26.12:31/28.29:32").play("c12", "draw").match.can_take_back()
    assert not hearing(21, hands="-:-/41.42:-").play("hear").match.can_take_back()
    assert not at("1:first", "48@E1", "26:-/28:-").play("pass").match.can_take_back()


# ---------------------------------------------------------------------------- decks


def test_an_owners_deck() -> None:
    """T3 A deck is text: read, kept by the match, and written again."""
    text = write_deck(OUR_DECK)
    assert np.array_equal(read_deck(text), OUR_DECK)
    assert joined(PRINTED.splitlines()) == text.replace("..", ".")
    assert read_deck(crosses(c26="3"))[25] != OUR_DECK[25]
    options = GAME.notation.read_options(2, {"deck": crosses()})
    assert GAME.notation.write_options(options) == {"deck": crosses()}


def test_a_deck_in_a_file_may_have_remarks() -> None:
    """T3 Blank lines and what follows a # are left out; the order of the cards is free."""
    lines = [f"{line}   # as printed" for line in PRINTED.splitlines() if line and not line.startswith("#")]
    assert np.array_equal(read_deck(joined(["# my deck", "", *reversed(lines)])), OUR_DECK)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("26.G.1.ew.", "25.G.1.ew.", "option deck, card 25: expected once"),
        ("26.G.1.ew.", "49.G.1.ew.", "option deck, number of a card: expected"),
        ("26.G.1.ew.", "26.X.1.ew.", "option deck, card 26, colour: expected"),
        ("26.G.1.ew.", "26.G.5.ew.", "option deck, card 26, value: expected"),
        ("26.G.1.ew.", "26.G.0.ew.", "option deck, card 26, value: expected"),
        ("26.G.1.ew.", "26.G.1.e.", "option deck, card 26, connectors: expected"),
        ("26.G.1.ew.", "26.G.1.nesw.", "option deck, card 26, connectors: expected"),
        ("26.G.1.ew.", "26.G.1.we.", "option deck, card 26, connectors: expected"),
        ("score-twigs[1]/", "sing-loudly[1]/", "option deck, card 26: expected the clauses"),
        ("score-twigs[1]/", "score-twigs[0]/", "option deck, card 26: expected the clauses"),
        ("score-twigs[1]/", "score-twigs/", "option deck, card 26: expected the clauses"),
        ("26.G.1.ew.score-twigs[1]/", "", "option deck: expected 48 parts"),
        ("26.G.1.ew.score-twigs[1]", "26.G.1.ew", "option deck: expected a card"),
    ],
)
def test_decks_that_are_refused(old: str, new: str, says: str) -> None:
    """T3 The card is named, and what was expected."""
    text = write_deck(OUR_DECK)
    assert old in text
    with pytest.raises(Malformed) as refused:
        read_deck(text.replace(old, new, 1))
    assert str(refused.value).startswith(says)


def test_spectators_are_nobody() -> None:
    """T68 NONE is no seat."""
    assert NONE == -1
