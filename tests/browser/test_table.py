"""Games in a real browser: every way to play, live for all who watch."""

import random
import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.playing import after, choose, entries, expect_calm, play, sit, wait


def test_two_people_and_a_spectator_play_a_whole_game(visit: Visit) -> None:
    anna, ben, eve = visit(), visit(locale="fr-FR"), visit()
    link = sit(anna, "friends")
    ben.goto(link)
    ben.fill("[name=name]", "Ben")
    ben.click("text=S’asseoir")
    anna.wait_for_selector("#seat-2 >> text=Ben")
    eve.goto(link)
    anna.click("text=Begin the game")
    for page in (ben, eve):
        page.wait_for_selector("#act")
    for _ in range(600):
        both = "#table[data-yours=yes], .ending"
        mover = next((page for page in (anna, ben) if page.locator(both).count()), None)
        if mover is None:
            time.sleep(0.01)
            continue
        if mover.locator(".ending").count():
            break
        play(mover, 1)
        for page in (anna, ben, eve):
            page.wait_for_selector(f"#act > [name=entries][value='{entries(mover)}']", state="attached")
    for page in (anna, ben, eve):
        expect(page.locator(".ending")).to_be_visible()
    assert "wins" in eve.locator("#task").inner_text()
    ben.click("text=Rejouer")
    anna.click("text=To the next game")
    anna.wait_for_selector("#act")
    assert anna.url == ben.url != link


def test_spectators_see_public_cards_only(visit: Visit) -> None:
    anna, eve = visit(), visit()
    link = sit(anna)
    wait(anna)
    eve.goto(link)
    assert eve.locator("[name=bird], .hand, button.end").count() == 0
    mine = set(re.findall(r'id="(c[0-9a-f]{8})"', anna.content()))
    theirs = set(re.findall(r'id="(c[0-9a-f]{8})"', eve.content()))
    assert mine
    assert not mine & theirs


def test_solo(visit: Visit) -> None:
    page = visit()
    page.fill("[name=name]", "Anna")
    page.click("button[value=solo]")
    play(page, 12)
    assert "RobinBird" in page.locator(".story").inner_text()


def test_hot_seat_with_a_curtain(visit: Visit) -> None:
    page = visit()
    sit(page, "hot-seat")
    page.fill("#seat-2 [name=name]", "Ben")
    page.click("#seat-2 >> text=Change")
    page.click("text=Begin the game")
    for _ in range(6):
        page.wait_for_selector(".curtain")
        assert page.locator("[name=bird]").count() == 0
        page.click(".curtain a")
        page.wait_for_selector("[name=bird]")
        while not page.locator(".curtain").count():
            entry = entries(page)
            choose(page)
            after(page, entry)
    assert "Ben" in page.locator(".seats").inner_text()


def test_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.focus("[name=name]")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("#act")
    wait(page)
    entry = entries(page)
    letter = page.locator("[name=bird]").first.get_attribute("value") or ""
    page.keyboard.press(letter.lower())
    expect(page.locator("[name=bird]").first).to_be_checked()
    page.keyboard.press("5")
    after(page, entry)
    entry = entries(page)
    page.keyboard.press("u")
    after(page, entry)
    page.locator("[name=bird]").first.focus()
    page.keyboard.press("Space")
    for _ in range(3):  # past the discard pile, which can be unfolded
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.className").startswith("end"):
            break
    entry = entries(page)
    page.keyboard.press("Enter")
    after(page, entry)
    assert page.locator("#said").inner_text().startswith("Anna lays")


def test_without_scripts(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    sit(page)
    for _ in range(10):
        while not page.locator("#table[data-yours=yes]").count():
            time.sleep(0.05)
            page.reload()
        entry = entries(page)
        choose(page)
        assert page.locator(".question").count() or entries(page) != entry


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_and_a_wide_screen_in_french(visit: Visit, width: int, scheme: str) -> None:
    page = visit(width=width, locale="fr-FR", color_scheme=scheme)
    expect_calm(page)
    sit(page, seats=5, name="Wilhelmine-Antoinette B.")
    play(page, 4)
    wait(page)
    expect_calm(page)
    assert "À vous" in page.title()
    for path in ("/birds", "/rules/cubirds"):
        page.goto(path if "://" in path else page.url.split("/t/")[0] + path)
        expect_calm(page)


def test_cards_fly(visit: Visit) -> None:
    """With motion, cards are animated; the card that was in the hand is the one that stands in the row."""
    page = visit(motion="no-preference")
    sit(page)
    wait(page)
    page.locator("[name=bird]").first.check()
    card = page.locator(".group:has(:checked) .card").first.get_attribute("id")
    page.evaluate(
        """() => { window.flights = 0; const start = document.startViewTransition.bind(document);
        document.startViewTransition = (swap) => { const flight = start(swap);
        flight.ready.then(() => { window.flights += document.getAnimations().length; }); return flight; }; }"""
    )
    page.locator("button.end").last.click()
    page.wait_for_selector(f".wire #{card}")
    page.wait_for_timeout(300)
    assert page.evaluate("window.flights") > 0


def test_reduced_motion_has_no_flights(visit: Visit) -> None:
    page = visit()
    sit(page)
    wait(page)
    page.evaluate("() => { document.startViewTransition = () => { throw new Error('flew'); }; }")
    play(page, 2)


def test_a_choice_survives_what_others_do(visit: Visit) -> None:
    anna, ben = visit(), visit()
    link = sit(anna, "friends")
    ben.goto(link)
    ben.fill("[name=name]", "Ben")
    ben.click("text=Sit down")
    anna.click("text=Begin the game")
    for page in (anna, ben):
        page.wait_for_selector("#act")
    mover, other = (anna, ben) if anna.locator("#table[data-yours=yes]").count() else (ben, anna)
    mover.locator("[name=bird]").last.check()
    mover.fill("#words", "half a sent")
    other.click("text=Well flown!")
    mover.wait_for_selector(".lines >> text=Well flown!")
    expect(mover.locator("[name=bird]").last).to_be_checked()
    assert mover.locator("#words").input_value() == "half a sent"
    mover.click("#speak button")
    other.wait_for_selector(".lines >> text=half a sent")
    expect(mover.locator("#words")).to_have_value("")


def test_birds_are_dragged_to_a_row(visit: Visit) -> None:
    page = visit()
    sit(page)
    wait(page)
    entry = entries(page)
    hand = page.locator(".group").first.bounding_box()
    end = page.locator("button.end.right").first.bounding_box()
    assert hand
    assert end
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 10, steps=8)
    expect(page.locator("button.end.right").first).to_have_class(re.compile("aimed"))
    page.mouse.up()
    after(page, entry)
    assert "right of row 1" in page.locator("#said").inner_text()


def test_an_illegal_move_is_explained_in_place(visit: Visit) -> None:
    page = visit()
    sit(page)
    for _ in range(30):
        wait(page)
        if page.locator(".fly.quiet").count():
            break
        play(page, 1)
    page.locator(".fly.quiet").first.click(force=True)
    expect(page.locator("#notice")).to_contain_text("A flock needs at least")


def test_a_bot_takes_over_and_gives_back(visit: Visit) -> None:
    page = visit()
    sit(page)
    wait(page)
    page.click("text=Let a bot play for me")
    page.wait_for_selector("text=Take back the seat")
    page.click("text=Take back the seat")
    wait(page)
    play(page, 1)


def test_replay(visit: Visit) -> None:
    page = visit()
    link = sit(page)
    wait(page)
    page.click("text=Let a bot play for me")
    page.wait_for_selector(".ending", timeout=60_000)
    page.click("text=Watch it again")
    page.wait_for_selector("#slider")
    page.click("[aria-label='One move on']")
    page.wait_for_selector("output >> text=/^1.[0-9]+$/")
    page.locator("#slider").fill("5")
    page.wait_for_selector("output >> text=/^5.[0-9]+$/")
    page.select_option("[name=seat]", "0")
    page.wait_for_selector(".hand")
    page.click("text=Link to this step")
    assert "at=5&seat=0" in page.url
    page.goto(f"{link}/deal")
    assert "sha256sum" in page.content()


def test_sound_motion_and_chat_are_the_viewers_choice(visit: Visit) -> None:
    page = visit()
    page.click("#wishes > summary")
    page.select_option("[name=motion]", "off")
    page.select_option("[name=sound]", "on")
    page.click("text=Keep")
    assert page.locator("html").get_attribute("data-motion") == "off"
    assert page.locator("html").get_attribute("data-sound") == "on"


# ---------------------------------------------------------------------------- the server goes and comes


def test_a_killed_server_loses_nothing(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("killed"))
    page = visit()
    page.goto(server.link)
    sit(page, seats=3)
    for _ in range(4):
        play(page, 2)
        entry = int(entries(page))
        time.sleep(random.random() / 20)
        server.kill()
        server.start()
        wait(page)
        assert int(entries(page)) >= entry
        play(page, 1)
    server.stop()


# ---------------------------------------------------------------------------- accessibility


def serious(page: Page) -> list[str]:
    """What axe finds and calls serious."""
    found = Axe().run(page).response["violations"]
    return [
        f"{page.url}: {each['id']}: {each['nodes'][0]['html'][:200]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_findings_of_axe(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme, bypass_csp=True)  # axe itself is put into the page as a script
    found = serious(page)
    for path in ("/birds", "/rules/cubirds", "/nowhere"):
        page.goto(page.url.split("/birds")[0].split("/rules")[0].rstrip("/") + path)
        found += serious(page)
        page.go_back()
    page.goto("/".join(page.url.split("/")[:3]))
    sit(page, "friends")
    found += serious(page)
    page.click("text=Begin the game")
    wait(page)
    found += serious(page)
    page.locator("[name=bird]").first.check()
    found += serious(page)
    play(page, 5)
    found += serious(page)
    assert not found


# ---------------------------------------------------------------------------- odd moments


CROWDED = "cubirds 5 1:lay R9W5/W9/M4P3D3O2F2/T3O2 R4W3M3P4D4T2/*8/*8/*8/*8 O/R/F/D/W * -"


@pytest.mark.parametrize("width", [360, 1280])
def test_a_crowded_table_fits(visit: Visit, width: int) -> None:
    page = visit(width=width)
    page.click("#upload > summary")
    page.fill("#upload textarea", f"Game: cubirds\nPosition: {CROWDED}\nSeed: 5\n\n")
    page.click("#upload button")
    page.fill("[name=name]", "Wilhelmine-Antoinette B.")
    page.click("text=Sit down")
    page.click("text=Begin the game")
    wait(page)
    page.locator("[name=bird]").first.check()
    expect_calm(page)
    rows = page.locator(".wire").all()
    for row in rows:
        box, last = row.bounding_box(), row.locator(".card").last.bounding_box()
        assert box
        assert last
        assert last["x"] + last["width"] <= box["x"] + box["width"] + 2


def test_a_lost_connection_comes_back_to_the_same_decision(visit: Visit) -> None:
    anna, ben = visit(), visit()
    link = sit(anna, "friends")
    ben.goto(link)
    ben.fill("[name=name]", "Ben")
    ben.click("text=Sit down")
    anna.click("text=Begin the game")
    for page in (anna, ben):
        page.wait_for_selector("#act")
    mover, other = (anna, ben) if anna.locator("#table[data-yours=yes]").count() else (ben, anna)
    other.context.set_offline(True)
    entry = entries(mover)
    play(mover, 1)
    other.context.set_offline(False)
    after(other, entry)
    assert entries(other) == entries(mover)


def test_no_serious_findings_after_the_game_and_in_settings(visit: Visit) -> None:
    page = visit(bypass_csp=True, locale="fr-FR")
    link = sit(page, "solo")
    wait(page)
    page.click("text=Laisser un robot")
    page.wait_for_selector(".ending", timeout=120_000)
    found = serious(page)
    for path in ("/replay?at=7&seat=0", "/deal"):
        page.goto(link + path)
        found += serious(page)
    root = "/".join(link.split("/")[:3])
    for path in ("/me", "/"):
        page.goto(root + path)
        page.click("#wishes > summary")
        found += serious(page)
    assert not found
