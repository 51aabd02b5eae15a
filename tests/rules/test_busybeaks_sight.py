"""Busy Beaks: what may be known, by whom, and for how long."""

from collections import Counter

from hypothesis import given

from birdtable.games.contract import State
from tests.rules.busybeaks import FIRST, GAME, OTHERS, Table, seen, size, table, then
from tests.walks import imagined, played, seeds, sight, some

THREE = f"3 {OTHERS} 1:play OEP/LMU/WOE"
ZERO = f"0/0/0 12:{OTHERS}"


def test_the_table_lies_open() -> None:
    """Y36"""
    at = table(f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2R 0/0 8:{FIRST} ... SF")
    for seat in (0, 1, 2):
        mine = seen(at, seat)
        for field in ("tree", "eggs", "tokens", "discard pile", "powers", "progress", "clock"):
            fields = dict(zip(mine, GAME.notation.write_position(at.match.state).split(), strict=True))
            assert mine[field] == fields[field]
    assert seen(at, 0)["hands"] == "*2:-:-/*3:-:-"
    assert seen(at, 1)["hands"] == "GK:-:-/*3:-:-"


def test_what_the_frogmouth_turned_over_lies_open() -> None:
    """Y36"""
    at = table(f"2 {FIRST} 1:play GBK/SSF/CRG FK/B2R 0/0 8:{FIRST} ... -", "F1")
    assert seen(at, 2)["progress"] == at.progress
    assert size(at.progress.split(":")[3]) == 4


def test_cards_from_the_tree_stay_known() -> None:
    """Y37"""
    at = table(f"2 {FIRST} 1:play GBK/SSF/CRG KGB/B2R 0/0 8:{FIRST} ... -", "K1", "take2-1", "take2-3", "draw")
    assert at.known(1) == "SF"
    assert seen(at, 2)["hands"].startswith("SF*3:SF:-/")


def test_a_card_that_leaves_is_taken_for_a_known_one() -> None:
    """Y37"""
    at = table(f"2 {FIRST} 1:play GBK/SSF/CRG G2K:G/B2R 0/0 8:{FIRST} ... -", "G1")
    assert at.known(1) == "-"
    at = table(f"2 {FIRST} 1:play GBK/SSF/CRG G2K:K/B2R 0/0 8:{FIRST} ... -", "G1")
    assert at.known(1) == "K"
    at = table(f"2 {FIRST} 1:play GBK/SSF/CRG G7K:G6/B2R 0/0 8:{FIRST} ... -", "flyG")
    assert at.known(1) == "G"


def test_the_eagle_alone_remembers() -> None:
    """Y38"""
    at = table(f"{THREE} E2P/L2M/U3 {ZERO} ... -", "E1", "from2")
    assert at.known_to(2) == "1=L2M"
    assert seen(at, 1)["hands"].split("/")[1] == "L2M:-:1=L2M"
    assert seen(at, 3)["hands"].split("/")[1] == "*3:-:-"
    assert seen(at, 0)["hands"].split("/")[1] == "*3:-:-"
    at = then(at, "stealM", "draw")
    assert at.known_to(2) == "1=L2"
    assert seen(at, 1)["hands"].split("/")[1] == "L2*1:-:1=L2"
    assert seen(at, 3)["hands"].split("/")[1] == "*3:-:-"


def test_the_owner_knows_who_has_looked() -> None:
    """Y38"""
    at = table(f"{THREE} E2P/L2M/U3 {ZERO} ... -", "E1", "from2")
    assert seen(at, 2)["hands"].split("/")[1] == "L2M:-:1=L2M"


def test_two_hands_know_which_card_was_carried_off() -> None:
    """Y39"""
    at = table(f"{THREE} E2P/L2M/U3 {ZERO} ... -", "E1", "from2", "stealM")
    assert at.known_to(1) == "2=M"
    assert seen(at, 2)["hands"].split("/")[0] == "M*2:-:2=M"
    assert seen(at, 3)["hands"].split("/")[0] == "*3:-:-"
    assert [seen(at, seat)["news"].split(":")[0] for seat in (1, 2, 3, 0)] == ["stealM", "stealM", "steal", "steal"]
    assert [seen(at, seat)["news"].split(":")[6] for seat in (1, 2, 3, 0)] == ["M", "M", "-", "-"]


def test_the_palm_cockatoos_cards_are_known_to_two_seats() -> None:
    """Y39"""
    at = table(f"{THREE} P3/L4/U3 {ZERO} ... -", "P1", "from2")
    assert at.known_to(1) == "2=L2"
    assert [seen(at, seat)["news"].split(":")[6] for seat in (1, 2, 3, 0)] == ["L2", "L2", "-", "-"]
    new = at.news.split(":")[7]
    assert [seen(at, seat)["news"].split(":")[7] for seat in (1, 2, 3, 0)] == ["-", new, "-", "-"]
    assert size(new, OTHERS) == 2


def test_who_did_not_see_the_card_knows_nothing_more() -> None:
    """Y40"""
    at = table(f"{THREE} E2P/L2M:M:3=LM/U3 {ZERO} ... -", "E1", "from2", "stealL")
    assert (at.known(2), at.known_to(2)) == ("-", "1=LM")
    at = table(f"{THREE} P2/L2M:M:1=LM,3=LM/U3 {ZERO} ... -", "P1", "from2")
    assert at.known(2) == "-"
    assert "3=" not in at.known_to(2)


def test_a_drawn_card_is_its_drawers_secret() -> None:
    """Y41"""
    at = table(f"{THREE} E2P/L2M/U3 {ZERO} ... -", "draw")
    drawn = at.news.split(":")[5]
    assert size(drawn, OTHERS) == 1
    assert [seen(at, seat)["news"].split(":")[5] for seat in (1, 2, 3, 0)] == [drawn, "-", "-", "-"]
    assert [seen(at, seat)["chance"] for seat in range(4)] == ["*"] * 4
    assert [seen(at, seat)["draw pile"] for seat in range(4)] == ["*"] * 4


def test_worlds_differ_in_what_a_seat_has_not_seen() -> None:
    """Y42"""
    at = table(f"{THREE} E2P/L2M:M/U3 {ZERO} ... -")
    worlds = [GAME.notation.write_position(imagined(GAME, at.match.state, 0, seed)).split() for seed in range(100)]
    assert {world[5].split("/")[0] for world in worlds} == {"E2P:-:-"}
    assert all("M" in world[5].split("/")[1].split(":")[0] for world in worlds)
    assert len({world[5] for world in worlds}) > 50


def test_worlds_have_what_the_task_asks_for() -> None:
    """Y42"""
    put = table(f"3 {OTHERS} 1:put L.E/PPE/OMM WL5/E4/P6 {ZERO} ... - 1-1:0 1-2:L:3:-:-")
    twice = table("2 OEPLMUR 1:twice LOE/PPR/OMM M/U9 0/0 8:OEPLMUR ... - 2-3:0")
    for at in (put, twice):
        for seed in range(60):
            world = imagined(GAME, at.match.state, 1, seed)
            assert GAME.notation.read_position(GAME.notation.write_position(world), None).tobytes() == world.tobytes()


def test_what_may_be_taken_back() -> None:
    """Y43"""

    def may_be_taken_back(at: Table, word: str) -> bool:
        return then(at, word).match.can_take_back()

    at = table(f"3 {OTHERS} 1:play OEP/LMU/WOO EPOLMUW/L2M/U3 {ZERO} ... -")
    assert [word[:2] for word in at.legal if may_be_taken_back(at, word) and word[1] == "1"] == [
        "O1", "E1", "P1", "L1", "M1", "U1", "W1",
    ]  # fmt: skip
    assert not may_be_taken_back(at, "draw")
    assert not may_be_taken_back(then(at, "O1"), "nameW")
    assert not may_be_taken_back(then(at, "E1"), "from2")
    assert not may_be_taken_back(then(at, "P1"), "from2")
    assert not may_be_taken_back(then(at, "E1", "from2"), "stealL")
    assert may_be_taken_back(then(at, "L1"), "take2-1")
    assert may_be_taken_back(then(at, "L1", "take2-1"), "putM")
    assert not may_be_taken_back(then(at, "U1"), "dropM")
    assert may_be_taken_back(then(at, "W1"), "dropM")
    galah = table(f"2 {FIRST} 1:play GBK/SSF/CRG GF5/B2R 0/0 8:{FIRST} ... -")
    assert not may_be_taken_back(galah, "G1")
    assert not may_be_taken_back(galah, "F1")
    assert may_be_taken_back(galah, "flyF")


# ---------------------------------------------------------------------------- nothing leaks


@some
@given(seed=seeds)
def test_a_third_seat_learns_nothing_from_visits(seed: int) -> None:
    """Y38 Y39 Worlds that differ only in cards that a seat does not see are one to it, whatever is carried off."""
    at = table(f"{THREE} E2P2/L2M/U3 {ZERO} ... -", "E1", "from2")
    told: Counter[tuple[int, str]] = Counter()
    for word in at.legal:
        after = played(GAME, at.match.state, GAME.notation.read_move(word))
        for viewer in (2, -1):
            told[viewer, hidden(sight(GAME, after, viewer))] += 1
    assert len(told) == 2  # for each viewer the same, whichever card it was
    first = table(f"{THREE} P2/L2M/U3 {ZERO} ... -", "P1")
    worlds = [imagined(GAME, first.match.state, 2, seed ^ i) for i in range(4)]
    after_visit = [played(GAME, world, GAME.notation.read_move("from2")) for world in worlds]
    assert len({hidden(sight(GAME, after, 2)) for after in after_visit}) == 1


def hidden(seen_state: State) -> str:
    """A sight as text: all that a seat is shown is made from it."""
    return GAME.notation.write_position(seen_state)


@some
@given(seed=seeds)
def test_the_taker_cannot_choose_by_what_it_does_not_see(seed: int) -> None:
    """Y42 The moves, and what they are said to do, are the same in every world that a seat imagines."""
    at = table(f"{THREE} E2P2/L2M/U3 {ZERO} ... -")
    world = imagined(GAME, at.match.state, 0, seed)
    for word in ("E1", "P2"):
        one, two = (played(GAME, state, GAME.notation.read_move(word)) for state in (at.match.state, world))
        assert hidden(sight(GAME, one, 0)) == hidden(sight(GAME, two, 0))
