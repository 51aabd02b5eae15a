"""The Bird Told Me: the draw pile runs out, rounds and games end."""

import pytest

from tests.rules.toldme import GAME, Table, at, crosses, dealt, hearing, printed
from tests.walks import points


def won(table: Table) -> list[float]:
    return points(GAME, table.match.state)[0]


def test_the_first_shuffle() -> None:
    """T32 When a card is needed, and not before; all that is discarded until then comes back."""
    table = hearing(38, draw_pile="40", discard_pile="...", route="added:38,goal:38,boosts:1.0.0.0.0.0.0").play("hear")
    assert len(table.hand(1)) == 2
    assert table["discard pile"] == "-"
    assert table["clock"].endswith(".1")
    last = hearing(38, draw_pile="40", discard_pile="...").play("hear")
    assert (last["draw pile"], last["clock"][-1]) == ("-", "0")


def test_the_second_time() -> None:
    """T33 The turn stops, the round is scored, and the game is over."""
    fields = {"draw_pile": "40", "discard_pile": "...", "clock": "2.9.40.20.1", "plumage": "----2-"}
    table = hearing(38, route="added:38,goal:38,boosts:2.0.0.0.0.0.0", **fields).play("hear")
    assert table["turn"] == "1:second-exhaustion"
    assert (table.hand(1), table.score(2), table["branch"]) == (["40"], ["38"], "-")
    assert (table["route"], table["clock"]) == ("-", "3.9.41.21.1")
    assert won(table) == [0, 1]


@pytest.mark.parametrize("words", [["pass"], ["c26", "draw"]])
def test_exhaustion_in_the_add_phase(words: list[str]) -> None:
    """T33 Also while passing, or drawing after a card was added."""
    fields = {"draw_pile": "-", "discard_pile": "...", "clock": "2.9.40.20.1"}
    table = at("1:first", "48@E1", "26:-/41:-", **fields).play(*words)
    assert table["turn"] == "1:second-exhaustion"


def test_exhaustion_at_the_end_of_a_turn() -> None:
    """T33 Also for the card that ends the turn."""
    fields = {"draw_pile": "-", "discard_pile": "...", "clock": "2.9.40.20.1"}
    table = at("1:top", "26@E1", route="added:26,at:26,goal:26", **fields).play("top")
    assert table["turn"] == "1:second-exhaustion"


def test_nothing_to_shuffle() -> None:
    """T33 An empty discard pile the first time ends the game as well."""
    table = hearing(38, draw_pile="-", hands="...:-/-:-").play("hear")
    assert (table["turn"], table["clock"][-1]) == ("1:second-exhaustion", "0")


def test_everybody_passes() -> None:
    """T34 The round ends as the holder's turn comes; the holder has the first turn of the next."""
    table = at("1:first", "48@E1/38@E2", "41:-/42:-", plumage="-----2").play("pass", "pass")
    assert (table["turn"], table["branch"], table["pass card"]) == ("1:first", "-", "-")
    assert (table.score(2), table["plumage"], table["clock"]) == (["48"], "------", "2.3.2.2.0")
    on_empty = at("1:first", hands="41:-/42:-").play("pass", "pass", "pass")
    assert on_empty["clock"].startswith("1.4.")


def test_no_connection() -> None:
    """T35 A turn that leaves no available connection ends the round."""
    deck = printed(c1="4nw", c2="4sw", c3="4ew", c4="4es", c5="4ns", c6="4ne", c7="1nw")
    branch = "1@E1/2@E1N1/3@N1/4@W1N1/5@W1/6@W1S1/7@S1"
    table = at("1:top", branch, route="added:7,at:7,goal:7", deck=deck, plumage="2-----").play("top")
    assert table["turn"] == "2:first"
    assert table["branch"] == "-"
    assert table.score(2) == ["6", "5", "4", "3", "2", "1", "7"]


def test_the_award() -> None:
    """T36 The colour with the most visible birds; all that tie."""
    branch = "48@E1/38@E2/31@E3/26@E4"
    fields = {"deck": crosses(), "hands": "41:-/42:-"}
    tied = at("1:first", branch, plumage="---1-2", **fields).play("pass", "pass")
    assert (tied.score(1), tied.score(2)) == (["31", "26"], ["48"])
    covered = at("1:first", "48@E1/38@E2/31>45@E3", plumage="---1-2", **fields).play("pass", "pass")
    assert (covered.score(1), covered.score(2)) == ([], ["48"])


def test_the_order_in_the_pile() -> None:
    """T37 Highest value lowest, of equal values the lowest number on top; in both decks."""
    branch = "48@E1/46@E2/47@E3/44@E4/42@E5/41@E6"
    table = at("1:first", branch, plumage="-----1", deck=crosses(), hands="40:-/39:-").play("pass", "pass")
    assert table.score(1) == ["48", "47", "46", "44", "42", "41"]
    two = at("1:first", "48@E1/48b@E2/42@E3/42b@E4/41@E5", plumage="-----1", deck=crosses(), seats="4")
    assert two.play("pass", "pass", "pass", "pass").score(1) == ["48b", "48", "42b", "42", "41"]


def test_the_rest_is_discarded() -> None:
    """T38 Other colours, covered cards, and a leading colour whose plumage nobody has."""
    fields = {"deck": crosses(), "hands": "41:-/42:-", "draw_pile": "...", "discard_pile": "-"}
    table = at("1:first", "48>40@E1/38@E2", plumage="----1-", **fields).play("pass", "pass")
    assert (table["discard pile"], table.score(1)) == ("38.40.48", [])


def test_thirty_points() -> None:
    """T39 At the end of a turn, or when a round is scored; the unfinished round pays nothing."""
    rich = "8.16.24.32.40.6.4/-"  # 25 points
    late = at("1:top", "48@E1", route="added:48,at:48,goal:48", scores="8.16.24.32.40.6.7.4.5/-", plumage="-----2")
    assert late.play("top")["turn"] == "1:thirty-points"
    assert (late.score(2), won(late), late["branch"]) == ([], [1, 0], "48@E1")
    scored = at("1:first", "48@E1/46@E2", "41:-/42:-", scores=rich, plumage="-----1", deck=crosses()).play(
        "pass", "pass"
    )
    assert scored["turn"] == "2:thirty-points"
    assert won(scored) == [1, 0]
    short = at("1:first", "48@E1", "41:-/42:-", scores=rich, plumage="-----1").play("pass", "pass")
    assert short["turn"] == "1:first"


def test_a_finished_round_pays_before_the_game_ends() -> None:
    """T40 A turn that ends the round and finds somebody at 30."""
    deck = printed(c1="4nw", c2="4sw", c3="4ew", c4="4es", c5="4ns", c6="4ne", c7="1nw")
    branch = "1@E1/2@E1N1/3@N1/4@W1N1/5@W1/6@W1S1/7@S1"
    table = at(
        "1:top", branch, route="added:7,at:7,goal:7", deck=deck, plumage="2-----", scores="16.24.32.40.48.14.15.12.13/-"
    )
    assert table.play("top")["turn"] == "1:thirty-points"
    assert len(table.score(2)) == 7


def test_ties() -> None:
    """T41 The current player wins, else who comes next; after T34 the holder is the current one."""
    scores = {"seats": "3", "deck": crosses()}
    route = "added:41,at:41,goal:41"
    piles = "-/8.16.24.32.40.6.7.4.5/48.46.47.38.39.30.31.22.23.12"  # 30 each
    tied = at("1:top", "41@E1", route=route, scores=piles, **scores).play("top")
    assert won(tied) == [0, 1, 0]
    nobody = "8.16.24.32.40.6.7.4.5/-/48.46.47.38.39.30.31.22.23.12"
    assert won(at("2:top", "41@E1", route=route, scores=nobody, **scores).play("top")) == [0, 0, 1]
    alone = "8.16.24.32.40.6.7.4.5/-/-"
    assert won(at("2:top", "41@E1", route=route, scores=alone, **scores).play("top")) == [1, 0, 0]
    third = at("3:top", "41@E1", route=route, scores=piles, **scores).play("top")
    assert won(third) == [0, 0, 1]
    # Seats 1 and 2 come to 30 with the same award; seat 1 was the last to pass, and seat 2 has the pass card.
    piles = "46.47.30.31.22.23.38.39.12/8.16.24.32.6.7.14.1/-"  # 26 each
    start = {"scores": piles, "plumage": "----21", "pass_card": "2", **scores}
    table = at("1:first", "40@E1/48@E2", "41:-/42:-/43:-", **start).play("pass")
    assert (table["turn"], points(GAME, table.match.state)) == ("1:thirty-points", [[0, 1, 0], [30, 30, 0]])


def test_points_after_exhaustion() -> None:
    """T42 The player whose turn was stopped wins a tie."""
    fields = {"draw_pile": "-", "discard_pile": "...", "clock": "2.9.40.20.1", "scores": "26/27"}
    for seat in (1, 2):
        table = at(f"{seat}:top", "48@E1", route="added:48,at:48,goal:48", **fields).play("top")
        assert won(table) == [float(seat == 1), float(seat == 2)]


def test_two_decks() -> None:
    """T4 Four and five players have 96 cards, each number twice; one set of plumage."""
    for seats, number in ((2, 48), (3, 48), (4, 96), (5, 96)):
        table = dealt(seats, 3)
        assert table.match.state.cards == number
        assert len(table["draw pile"].split(".")) == number - 6 * seats
    assert len(dealt(4, 3)["plumage"]) == 6


def test_setup() -> None:
    """T5 The largest face-up card begins. T7 Six cards each. T8 All else is in its place."""
    for seats in (2, 3, 4, 5):
        for seed in range(10):
            table = dealt(seats, seed)
            state = table.match.state
            seen = [part.split(":")[1].split(".") for part in table["hands"].split("/")]
            assert all(len(table.hand(seat)) == 6 for seat in range(1, seats + 1))
            if all(len(cards) == 1 for cards in seen):
                values = [int(state.deck[int(cards[0].rstrip("b")) - 1]) >> 4 & 3 for cards in seen]
                assert values[state.seat] == max(values)
                assert values.count(max(values)) == 1
            assert (table["plumage"], table["pass card"], table["discard pile"]) == ("------", "-", "-")


def test_ties_at_setup() -> None:
    """T6 Who ties is dealt another card; with six cards each, chance decides."""
    counts = {tuple(part.count(".") for part in dealt(3, seed)["hands"].split("/")) for seed in range(40)}
    assert counts
    more = [len(part.split(":")[1].split(".")) for seed in range(60) for part in dealt(2, seed)["hands"].split("/")]
    assert max(more) > 1
    alike = crosses(**{f"c{n}": "1" for n in range(1, 49)})
    seats = {dealt(2, seed, deck=alike)["turn"] for seed in range(20)}
    assert seats == {"1:first", "2:first"}
    assert all(part.startswith("-:") for part in dealt(2, 1, deck=alike)["hands"].split("/"))
