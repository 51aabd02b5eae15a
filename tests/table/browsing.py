"""People with browsers, without a browser: cookies, links, forms."""

import html
import re
import time
from collections.abc import Mapping

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

Client = TestClient[Litestar]


class House:
    """A server and its guests."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def guest(self, language: str = "en") -> "Guest":
        """Somebody who comes for the first time."""
        return Guest(self.client, language)


class Guest:
    """One browser with its cookies."""

    def __init__(self, client: Client, language: str = "en") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.language = language

    def ask(
        self, method: str, path: str, form: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None
    ) -> Response:
        """One request; redirects are not followed."""
        self.client.cookies.clear()
        self.client.cookies.update(self.cookies)
        sent = {"accept-language": self.language, **(headers or {})}
        answer = self.client.request(method, path, data=form, headers=sent, follow_redirects=False)
        self.cookies |= dict(answer.cookies)
        return answer

    def get(self, path: str) -> Response:
        """A page."""
        return self.ask("GET", path)

    def post(self, path: str, form: Mapping[str, str] | None = None) -> Response:
        """A form."""
        return self.ask("POST", path, form or {})

    def sit(self, way: str = "bots", **form: str) -> str:
        """A new table; returns its link."""
        answer = self.post("/tables", {"game": "cubirds", "name": "Anna", "way": way} | form)
        assert answer.status_code == 303, text_of(answer)
        return answer.headers["location"]

    def wait(self, link: str) -> str:
        """The page of a table as soon as the guest is to move, or the game is over."""
        for _ in range(2000):
            page = self.get(link).text
            if 'data-yours="yes"' in page or is_over(page):
                return page
            time.sleep(0.005)
        raise AssertionError("the bots do not play")

    def wait_over(self, link: str) -> str:
        """The page of a table when its bots have played to the end."""
        for _ in range(4000):
            page = self.get(link).text
            if is_over(page):
                return page
            time.sleep(0.005)
        raise AssertionError("the bots do not play")

    def move(self, link: str, page: str, choice: Mapping[str, str]) -> Response:
        """Send a decision."""
        form = {"entries": entries(page), "show": shown(page), "sure": "yes", **choice}
        return self.post(f"{link}/move", form)

    def play(self, link: str, moves: int = 10**6) -> str:
        """Play the first choice that a page offers, again and again; returns the last page."""
        page = self.wait(link)
        for _ in range(moves):
            if is_over(page):
                return page
            answer = self.move(link, page, first_choice(page))
            assert answer.status_code == 303, text_of(answer)
            page = self.wait(link)
        return page


# ---------------------------------------------------------------------------- reading pages


def entries(page: str) -> str:
    """For which moment of the game the form is."""
    return re.findall(r'name="entries" value="(\d+)"', page)[0]


def shown(page: str) -> str:
    """For which turn the hand is shown."""
    return re.findall(r'name="show" value="(\d+)"', page)[0]


def is_over(page: str) -> bool:
    """Whether the game has ended."""
    return 'class="ending"' in page


def first_choice(page: str) -> dict[str, str]:
    """A decision that the page offers."""
    if birds := re.findall(r'name="bird" value="(\w)"', page):
        return {"bird": birds[0], "place": "1L"}
    buttons = re.findall(r'<button(?![^>]*aria-disabled)[^>]* name="move" value="(\w+)"', page)
    return {"move": buttons[0]}


def text_of(answer: Response | str) -> str:
    """A page as words, without its markup."""
    page = answer if isinstance(answer, str) else answer.text
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())
