"""A real server in a process of its own, and a real Chromium: Debian's, or one that Playwright has installed."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]  # as root, in a container


class Server:
    """A server that can be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.data = data
        self.link = f"http://localhost:{self.port}"
        self.start()

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "birdtable", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.data), "--pause", "0.02", "--requests", "1000000", "--streams", "100"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.link}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As Ctrl+C would."""
        self.process.terminate()
        self.process.wait(15)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture(scope="package")  # ended before other tests: Playwright keeps a running loop
def chromium() -> Iterator[Browser]:
    """A Chromium; without one the tests are skipped, but not where REQUIRE_CHROMIUM is set, as .ci/run does."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        except Error as problem:
            if os.environ.get("REQUIRE_CHROMIUM"):
                raise
            pytest.skip(f"no Chromium: {problem.message.splitlines()[0]}")
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A new visitor: `visit(width=360)` is the home page in a browser of their own; what goes wrong there fails."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(width: int = 1280, height: int = 800, at: str = "/", motion: str = "reduce", **more: object) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": width, "height": height}, "reduced_motion": motion} | more
        context = chromium.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("crash", lambda _: wrong.append("the page crashed"))
        page.on("console", lambda message: wrong.append(message.text) if is_wrong(message.text) else None)
        page.goto(server.link + at)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong


def is_wrong(text: str) -> bool:
    """What a browser may not say: the policy forbids what a page does."""
    return "Content Security Policy" in text
