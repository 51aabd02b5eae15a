"""Bad input: the right status, a page that says what happened and how to go on, nothing lost, nothing leaked."""

import re
from pathlib import Path

import pytest

from birdtable.table.cookies import CHOICES, accepted, new_person, read, read_wishes, sign
from birdtable.table.problems import Stale
from tests.table.browsing import Guest, House, entries, first_choice, text_of

FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def anna(house: House) -> Guest:
    return house.guest()


def test_a_stale_a_doubled_and_a_late_move(house: House, anna: Guest) -> None:
    link = anna.sit()
    page = anna.wait(link)
    choice = first_choice(page)
    assert anna.move(link, page, choice).status_code == 303
    again = anna.move(link, page, choice)
    assert again.status_code in (403, 409)
    assert "table" in text_of(again)
    assert int(entries(anna.get(link).text)) >= int(entries(page)) + 1


def test_two_writers_of_one_entry(house: House, anna: Guest) -> None:
    """Whoever loses the race is told so; the log has one entry."""
    link = anna.sit("friends")
    anna.post(f"{link}/start")
    page = anna.wait(link)
    answers = [anna.move(link, page, first_choice(page)).status_code for _ in range(2)]
    assert answers[0] == 303
    assert answers[1] in (403, 409)
    assert Stale.status == 409


@pytest.mark.parametrize(
    ("choice", "status"),
    [
        ({"move": "flyF"}, 422),
        ({"move": "robin"}, 422),
        ({"move": "refill"}, 422),
        ({"move": "P9L"}, 422),
        ({"move": "<script>"}, 422),
        ({"place": "1L"}, 422),
        ({"bird": "X", "place": "1L"}, 422),
        ({"bird": "P" * 2000, "place": "1L"}, 422),
        ({}, 422),
        ({"move": "skip", "entries": "99"}, 409),
        ({"move": "skip", "entries": "-1"}, 400),
        ({"move": "skip", "entries": "1e9"}, 400),
        ({"move": "skip", "entries": "9" * 400}, 400),
    ],
)
def test_moves_that_are_none(house: House, anna: Guest, choice: dict[str, str], status: int) -> None:
    link = anna.sit()
    page = anna.wait(link)
    assert "pick-" in page
    answer = anna.move(link, page, choice)
    assert answer.status_code == status
    assert f'href="{link}"' in answer.text
    assert "<script>" not in answer.text
    assert entries(anna.get(link).text) == entries(page)


def test_others_may_not_do_what_is_the_hosts_or_the_players(house: House, anna: Guest) -> None:
    link = anna.sit()
    page = anna.wait(link)
    eve = house.guest()
    for path, form in {
        "move": {"entries": entries(page), **first_choice(page)}, "undo": {"entries": "0"},
        "seat": {"seat": "0", "bot": ""},
        "start": {}, "chat": {"on": ""}, "say": {"text": "hello"}, "rematch": {},
    }.items():  # fmt: skip
        assert eve.post(f"{link}/{path}", form).status_code == 403, path
    for path in ("replay", "match.txt"):
        assert anna.get(f"{link}/{path}").status_code == 403
    assert re.search(r"seed \d", text_of(anna.get(f"{link}/deal"))) is None


def test_dead_links(house: House, anna: Guest) -> None:
    for path in (
        "/t/nothing", "/t/nothing/replay", "/t/nothing/stream", "/nowhere", "/rules/chess", "/birds/chess",
        "/static/nothing.css", "/static/../app.py", "/static/%2e%2e/app.py", "/me/0123.4567", "/me",
    ):  # fmt: skip
        answer = anna.get(path)
        assert answer.status_code == 404, path
        assert 'href="/"' in answer.text
    assert anna.get("/tables").status_code == 405
    assert anna.post("/t/nothing/move", {"move": "skip"}).status_code == 404


def test_a_full_table(house: House, anna: Guest) -> None:
    link = anna.sit("friends")
    assert house.guest().post(f"{link}/sit", {"name": "Ben"}).status_code == 303
    assert house.guest().post(f"{link}/sit", {"name": "Cleo"}).status_code == 409


def test_a_wrong_cookie_is_nobody(house: House, anna: Guest) -> None:
    link = anna.sit()
    good = anna.cookies["birdtable"]
    other = "f" * 32
    for bad in (good[:-1] + "0" * (good[-1] != "0") + "1" * (good[-1] == "0"), other + good[32:], "", "x" * 5000, "é"):
        eve = house.guest()
        eve.cookies["birdtable"] = bad.encode("ascii", "ignore").decode()
        page = eve.get(link).text
        assert 'class="hand"' not in page
        assert eve.post(f"{link}/undo", {"entries": "0"}).status_code == 403


def test_huge_and_malformed_bodies(house: House, anna: Guest) -> None:
    link = anna.sit()
    assert anna.ask("POST", f"{link}/say", {"text": "x" * 100_000}).status_code == 413
    for body, kind in (
        (b"\xff\xfe\x00", FORM),
        (b"--x\r\nbroken", "multipart/form-data; boundary=x"),
        (b"{", "application/json"),
    ):
        answer = house.client.post(f"{link}/move", content=body, headers={"content-type": kind})
        assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    "form", [{"way": "sideways"}, {"game": "chess"}, {"seats": "99"}, {"seats": "x"}, {"bot": "x"}, {"way": ""}]
)
def test_tables_that_cannot_be_set(anna: Guest, form: dict[str, str]) -> None:
    answer = anna.post("/tables", {"game": "cubirds", "name": "Anna", "way": "bots"} | form)
    assert answer.status_code == 400
    assert "could not be read" in text_of(answer)


def test_what_people_type_is_shown_as_text(house: House, anna: Guest) -> None:
    link = anna.sit("friends", name="<b>A,\nna</b>" + "x" * 100)
    ben = house.guest()
    ben.post(f"{link}/sit", {"name": "<b>A, na</b>" + "x" * 100})
    anna.post(f"{link}/start")
    assert anna.post(f"{link}/say", {"text": "<img src=x onerror=alert(1)> \u202e\x00"}).status_code == 303
    page = ben.get(link).text
    assert "<img src=x" not in page
    assert "&lt;img src=x" in page
    assert "<b>A" not in page
    assert "&lt;b&gt;A na&lt;/b&gt;" in page


def test_chat_is_limited_and_switched_off(house: House, anna: Guest) -> None:
    link = anna.sit("friends")
    ben = house.guest("fr")
    ben.post(f"{link}/sit", {"name": "Ben"})
    anna.post(f"{link}/start")
    assert anna.post(f"{link}/say", {"text": ":well"}).status_code == 303
    assert "Bel envol" in ben.get(link).text
    assert anna.post(f"{link}/say", {"text": "  \n"}).status_code == 422
    assert anna.post(f"{link}/say", {"text": "y" * 3000}).status_code == 303
    assert "y" * 241 not in ben.get(link).text
    assert ben.post(f"{link}/chat", {"on": ""}).status_code == 403
    assert anna.post(f"{link}/chat", {"on": ""}).status_code == 303
    assert ben.post(f"{link}/say", {"text": "hello?"}).status_code == 403


# ---------------------------------------------------------------------------- other sites, headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "same-origin", "origin": "http://table.test"}, 303),
        ({"origin": "http://table.test"}, 303),
        ({}, 303),
    ],
)
def test_forms_of_other_sites(anna: Guest, headers: dict[str, str], status: int) -> None:
    answer = anna.ask("POST", "/tables", {"game": "cubirds", "name": "A", "way": "bots"}, headers)
    assert answer.status_code == status


def test_every_answer_is_protected(house: House, anna: Guest) -> None:
    link = anna.sit()
    for path in ("/", link, "/nowhere", "/static/table.js", "/birds"):
        answer = anna.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<script>|<style|\bstyle=|\bon\w+=", answer.text) or path.startswith("/static")


def test_cookies_are_not_for_scripts_nor_for_other_sites(anna: Guest) -> None:
    answer = anna.post("/tables", {"game": "cubirds", "name": "A", "way": "bots"})
    assert {"httponly", "samesite=lax"} <= set(answer.headers["set-cookie"].lower().split("; "))


@pytest.mark.parametrize("back", ["//evil.example", "/\\evil.example", "https://evil.example", "evil"])
def test_wishes_lead_back_to_this_site_only(anna: Guest, back: str) -> None:
    assert anna.post("/wishes", {"back": back, "theme": "dark"}).headers["location"] == "/"


def test_wishes_are_kept(anna: Guest) -> None:
    anna.post("/wishes", {"back": "/", "theme": "dark", "language": "fr", "motion": "off", "sound": "loud"})
    page = anna.get("/").text
    assert 'data-theme="dark"' in page
    assert 'lang="fr"' in page
    assert 'data-sound="off"' in page


# ---------------------------------------------------------------------------- pieces


def test_signatures() -> None:
    person = new_person()
    assert read(sign(person, "key"), "key") == person
    assert read(sign(person, "key"), "another") == ""
    assert read(person, "key") == ""


def test_wishes_read_anything() -> None:
    for text in ("", "theme=pink", "theme=dark&theme=light", "%%%", "a" * 9999, "sound=on&language=fr"):
        wishes = read_wishes(text)
        assert all(getattr(wishes, name) in choices for name, choices in CHOICES.items())


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de, fr;q=0.5, en;q=0.4", "fr"),
        ("en-US,en;q=0.9,fr;q=0.8", "en"),
        ("fr;q=0", "en"),
        (";;q=x,", "en"),
    ],
)
def test_the_language_of_the_browser(header: str, language: str) -> None:
    assert accepted(header) == language


def test_a_match_is_brought_along(house: House, anna: Guest) -> None:
    link = anna.sit("solo")
    anna.play(link)
    text = anna.get(f"{link}/match.txt").text
    ben = house.guest()
    answer = ben.post("/upload", {"text": text})
    assert answer.status_code == 303
    assert "Watch it again" in text_of(ben.get(answer.headers["location"]))
    unfinished = "\n".join(line for line in text.splitlines()[:-2] if not line.startswith("Result")) + "\n"
    answer = ben.post("/upload", {"text": unfinished})
    assert "whoever has the file knows the deal" in text_of(ben.get(answer.headers["location"]))
    for bad in ("", "Game: chess\n", "Game: cubirds\nSeats: 2\nSeed: 1\n\n1. 1 P9X\n", "x" * 300_000):
        assert ben.post("/upload", {"text": bad}).status_code in (400, 413), bad[:20]


def test_another_device(house: House, anna: Guest) -> None:
    link = anna.sit()
    token = re.findall(r"/me/([0-9a-f.]+)", anna.get("/me").text)[0]
    phone = house.guest()
    assert "Go on here" in text_of(phone.get(f"/me/{token}"))
    assert 'class="hand"' not in phone.get(link).text
    assert phone.post("/me", {"token": token}).status_code == 303
    assert 'class="hand"' in phone.get(link).text
    assert phone.post("/me", {"token": token + "0"}).status_code == 404


def test_secret_file_is_for_its_owner_only(tmp_path: Path) -> None:
    from birdtable.table.settings import make_secret

    first = make_secret(tmp_path)
    assert make_secret(tmp_path) == first
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_odd_addresses_get_an_answer(house: House) -> None:
    """What a browser says of hosts and origins may be anything."""
    for host in ("x:99999999", "x:abc", "x" * 3500):
        for path in ("/", "/nothing", "/me/qr.svg"):
            assert house.client.get(path, headers={"host": host}).status_code < 500
    for origin in ("http://[::1", "null", "x"):
        assert house.client.post("/tables", headers={"origin": origin}).status_code == 403


def test_a_match_from_elsewhere_is_played_by_bots_that_are_here(house: House) -> None:
    text = "Game: cubirds\nSeats: 2\nSeed: 7\nNames: A, A b\nPlayers: human, evil\n\n"
    answer = house.client.post("/upload", data={"text": text}, follow_redirects=True)
    assert answer.status_code == 200
    assert "vil" not in answer.text
