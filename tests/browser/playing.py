"""What people do at a table with mouse, fingers and keys."""

import re

from playwright.sync_api import Page, expect

YOURS = "#table[data-yours=yes]"
OVER = ".ending"


def sit(page: Page, way: str = "bots", seats: int = 2, name: str = "Anna") -> str:
    """A new table; returns its path."""
    page.fill("[name=name] >> nth=0", name)
    page.locator(f"[name=seats][value='{seats}']").check(force=True)
    page.click(f"button[value={way}]")
    page.wait_for_selector("#table")
    return page.url


def wait(page: Page) -> bool:
    """Until it is this page's turn; False if the game is over."""
    page.wait_for_selector(f"{YOURS}, {OVER}", state="attached")
    return not page.locator(OVER).count()


def entries(page: Page) -> str:
    """For which moment of the game the page is."""
    return page.locator("#act > [name=entries]").input_value()


def after(page: Page, entry: str) -> None:
    """Until the page shows a later moment."""
    page.wait_for_selector(f"#act > [name=entries]:not([value='{entry}'])", state="attached")


def choose(page: Page) -> None:
    """The first decision that the page offers, with the mouse; the best flock if there is one."""
    if page.locator("[name=bird]").count():
        page.locator("[name=bird]").first.check()
        takes = page.locator("button.end:has(.takes:visible)")
        (takes if takes.count() else page.locator("button.end")).first.click()
    elif page.locator("button.fly:not(.quiet)").count():
        page.locator("button.fly:not(.quiet)").first.click()
    else:
        page.locator(".choices button").first.click()


def play(page: Page, moves: int = 10**6) -> None:
    """Play on, answering questions with yes."""
    for _ in range(moves):
        if not wait(page):
            return
        entry = entries(page)
        choose(page)
        page.wait_for_selector(f"#act > [name=entries]:not([value='{entry}']), .question", state="attached")
        if page.locator(".question").count():
            page.click(".question .primary")
            after(page, entry)


def expect_calm(page: Page) -> None:
    """Nothing wider than the screen, nothing that did not load."""
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    expect(page).to_have_title(re.compile("."))
