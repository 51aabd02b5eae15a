"""Whole games by plain forms, as without scripts."""

import re

import pytest

from birdtable.match import Match
from tests.table.browsing import House, first_choice, is_over, text_of

SAVED = "name=entries"


@pytest.mark.parametrize("form", [{"way": "bots", "seats": "3"}, {"way": "solo"}], ids=["bots", "solo"])
def test_a_whole_game(house: House, form: dict[str, str]) -> None:
    anna = house.guest()
    link = anna.sit(**form)
    page = anna.play(link)
    assert is_over(page)
    match = Match.read(anna.get(f"{link}/match.txt").text)
    assert match.result()
    assert match.names[0] == "Anna"
    assert str(match.seed) in anna.get(f"{link}/deal").text


def test_two_people_and_a_spectator(house: House) -> None:
    anna, ben, eve = house.guest(), house.guest("fr"), house.guest()
    link = anna.sit("friends")
    assert "free" in text_of(anna.get(link))
    assert ben.post(f"{link}/sit", {"name": "Ben"}).status_code == 303
    assert anna.post(f"{link}/start").status_code == 303
    for _ in range(40):
        pages = {who: who.get(link).text for who in (anna, ben)}
        mover = next(who for who, page in pages.items() if 'data-yours="yes"' in page)
        other = ben if mover is anna else anna
        assert 'data-yours="no"' in pages[other]
        assert other.move(link, pages[other], {"bird": "R", "place": "1L"}).status_code == 403
        assert mover.move(link, pages[mover], first_choice(pages[mover])).status_code == 303
        watched = eve.get(link).text
        assert 'data-yours="no"' in watched
        assert "<button" not in re.sub(r"<header.*?</header>", "", watched, flags=re.S)
    assert "À vous" in ben.get(link).text or "On attend" in ben.get(link).text


def test_hot_seat_hides_each_hand_behind_a_curtain(house: House) -> None:
    anna = house.guest()
    link = anna.sit("hot-seat")
    assert anna.post(f"{link}/seat", {"seat": "1", "bot": "", "name": "Ben"}).status_code == 303
    anna.post(f"{link}/start")
    for _ in range(25):
        page = anna.get(link).text
        assert 'class="curtain"' in page
        assert 'name="bird"' not in page
        show = re.findall(r"\?show=(\d+)", page)[-1]
        page = anna.get(f"{link}?show={show}").text
        while 'class="curtain"' not in page:
            answer = anna.move(link, page, first_choice(page))
            assert answer.status_code == 303
            page = anna.get(answer.headers["location"]).text
    assert "Ben" in page


def test_a_move_is_taken_back_until_hidden_cards_come_out(house: House) -> None:
    anna = house.guest()
    link = anna.sit()
    before = anna.wait(link)
    assert anna.move(link, before, first_choice(before)).status_code == 303
    after = anna.get(link).text
    answer = anna.post(f"{link}/undo", {"entries": entries_in(after)})
    assert answer.status_code == 303
    again = anna.get(link).text
    assert cards_in(again) == cards_in(before)
    assert anna.post(f"{link}/undo", {"entries": entries_in(again)}).status_code == 422


def entries_in(page: str) -> str:
    return re.findall(r'name="entries" value="(\d+)"', page)[0]


def cards_in(page: str) -> list[str]:
    return re.findall(r'id="(c[0-9a-f]{8})"', page)


def test_a_bot_stands_in_and_goes(house: House) -> None:
    anna, ben = house.guest(), house.guest()
    link = anna.sit("friends", seats="3")
    ben.post(f"{link}/sit", {"name": "Ben"})
    anna.post(f"{link}/start")
    assert ben.post(f"{link}/seat", {"seat": "1", "bot": "greedy"}).status_code == 303
    anna.play(link, 6)
    assert "a bot plays" in text_of(anna.get(link))
    assert anna.post(f"{link}/seat", {"seat": "1", "bot": ""}).status_code == 403
    assert ben.post(f"{link}/seat", {"seat": "1", "bot": ""}).status_code == 303
    assert "a bot plays" not in text_of(anna.get(link))


def test_a_person_sits_down_for_a_bot_in_mid_game(house: House) -> None:
    anna, ben = house.guest(), house.guest()
    link = anna.sit()
    anna.play(link, 3)
    assert ben.post(f"{link}/sit", {"name": "Ben"}).status_code == 409
    assert anna.post(f"{link}/seat", {"seat": "1", "bot": ""}).status_code == 303
    assert "A seat is free" in text_of(ben.get(link))
    assert ben.post(f"{link}/sit", {"name": "Ben"}).status_code == 303
    assert 'class="hand"' in ben.get(link).text


def test_rematch_leads_everybody_to_the_same_table(house: House) -> None:
    anna, ben = house.guest(), house.guest()
    link = anna.sit("friends")
    ben.post(f"{link}/sit", {"name": "Ben"})
    anna.post(f"{link}/start")
    for who, seat in ((anna, "0"), (ben, "1")):
        who.post(f"{link}/seat", {"seat": seat, "bot": "greedy"})
    page = anna.wait_over(link)
    assert "Play again" in text_of(page)
    first, second = (who.post(f"{link}/rematch") for who in (ben, anna))
    assert first.headers["location"] == second.headers["location"] != link
    assert "To the next game" in text_of(anna.get(link))
