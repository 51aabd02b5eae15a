"""A question exactly where hidden cards would come out without one; and limits."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from birdtable.table.app import build
from birdtable.table.settings import Settings
from birdtable.table.storage import migrate
from tests.table.browsing import Guest, House, entries, text_of

LAST_FLOCK = "cubirds 2 1:flock FOT/DPM/WRF/ODP P4/*8 O/R * -"
WINNING_FLOCK = "cubirds 2 1:flock FOT/DPM/WRF/ODP P4/*8 FOTDMW/R * -"
KEEPS_CARDS = "cubirds 2 1:flock FOT/DPM/WRF/ODP P4D/*8 O/R * -"


def at(guest: Guest, position: str) -> str:
    """A table that goes on from a position; the guest has seat 1."""
    text = f"Game: cubirds\nPosition: {position}\nSeed: 5\n\n"
    link: str = guest.post("/upload", {"text": text}).headers["location"]
    assert guest.post(f"{link}/sit", {"name": "Anna"}).status_code == 303
    assert guest.post(f"{link}/start").status_code == 303
    return link


def test_a_flock_that_ends_the_round_is_asked_about(house: House) -> None:
    anna = house.guest()
    link = at(anna, LAST_FLOCK)
    form = {"move": "flyP", "entries": entries(anna.get(link).text)}
    answer = anna.post(f"{link}/move", form)
    assert answer.status_code == 200
    assert "ends the round" in text_of(answer)
    assert 'name="sure"' in answer.text
    assert entries(anna.get(link).text) == form["entries"]
    part = anna.ask("POST", f"{link}/move", form, {"hx-request": "true"})
    assert part.status_code == 200
    assert part.text.startswith("<form")
    assert anna.post(f"{link}/move", form | {"sure": "yes"}).status_code == 303
    assert "Round 2" in text_of(anna.get(link)) or "deals round 2" in text_of(anna.get(link))


@pytest.mark.parametrize("position", [WINNING_FLOCK, KEEPS_CARDS], ids=["winning", "keeps cards"])
def test_other_flocks_are_not(house: House, position: str) -> None:
    anna = house.guest()
    link = at(anna, position)
    answer = anna.post(f"{link}/move", {"move": "flyP", "entries": entries(anna.get(link).text)})
    assert answer.status_code == 303


def test_who_is_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(tmp_path, requests=4)
    migrate(settings)
    with TestClient(build(settings), base_url="http://table.test") as client:
        guest = House(client).guest()
        answers = [guest.get("/") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert "too fast" in text_of(answers[-1])
        assert guest.get("/static/table.js").status_code == 200
