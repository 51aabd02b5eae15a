"""How fast the web table is, on loopback, with the server on the same machine.

    uv run python benchmarks/table_load.py --games 100 --viewers 2000 --seconds 20

It starts a server with an empty folder, lets people play many games at once, and measures what they wait for: the
first page, a move's answer, a table page's size; then a move's way to many spectators of one game; and the memory that
games and viewers take. It stops by itself.
"""

import argparse
import asyncio
import gzip
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

PORT = 8765
BASE = f"http://127.0.0.1:{PORT}"
HEADERS = {"accept-encoding": "gzip"}


def start(folder: str) -> tuple[subprocess.Popen[bytes], float]:
    """A server, and how long it took until its first page was there."""
    command = [sys.executable, "-m", "birdtable", "serve", "--no-browser", "--port", str(PORT), "--data", folder]
    command += ["--pause", "0", "--requests", "100000000", "--streams", "100000", "--viewers", "100000"]
    began = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while time.perf_counter() - began < 120:
        try:
            httpx.get(BASE + "/", timeout=5).raise_for_status()
            return server, time.perf_counter() - began
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def memory(server: subprocess.Popen[bytes]) -> float:
    """Resident memory in MB, as Linux counts it."""
    return int(re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.pid}/status").read_text())[0]) / 1e3


# ---------------------------------------------------------------------------- people who play


async def sit_down(guest: httpx.AsyncClient) -> str:
    """A new table for two, both seats at one screen, so that nobody waits for a bot."""
    answer = await guest.post("/tables", data={"game": "cubirds", "name": "A", "way": "hot-seat"})
    link = str(answer.headers["location"])
    await guest.post(f"{link}/start")
    return link


def decision(page: str) -> dict[str, str]:
    """The first thing that can be decided."""
    fields = {name: re.findall(rf'name="{name}" value="(\d+)"', page)[0] for name in ("entries", "show")}
    if birds := re.findall(r'name="bird" value="(\w)"', page):
        return fields | {"bird": birds[0], "place": "2L", "sure": "yes"}
    buttons = re.findall(r'<button(?![^>]*aria-disabled)[^>]* name="move" value="(\w+)"', page)
    return fields | {"move": buttons[0], "sure": "yes"}


async def play(games: int, seconds: float, think: float) -> tuple[list[float], list[float], list[int], int]:
    """Games at once; each person thinks a while. Times of moves and of pages, sizes of pages, and games over."""
    moves: list[float] = []
    pages: list[float] = []
    sizes: list[int] = []
    over = 0
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)

    async def person(number: int) -> None:
        nonlocal over
        async with httpx.AsyncClient(base_url=BASE, headers=HEADERS, limits=limits, timeout=30) as guest:
            link, turn = await sit_down(guest), ""
            await seated.wait()
            await asyncio.sleep(think * number / games)
            while time.perf_counter() < end:
                began = time.perf_counter()
                page = (await guest.get(f"{link}?show={turn or 0}")).text
                pages.append(time.perf_counter() - began)
                sizes.append(len(gzip.compress(page.encode(), 6)))
                if 'class="ending"' in page:
                    over += 1
                    link, turn = await sit_down(guest), ""
                elif 'class="curtain"' in page:
                    turn = re.findall(r"\?show=(\d+)", page)[-1]
                else:
                    began = time.perf_counter()
                    answer = await guest.post(f"{link}/move", data=decision(page), headers={"hx-request": "true"})
                    moves.append(time.perf_counter() - began)
                    assert answer.status_code == 204, answer.text
                    await asyncio.sleep(think)

    seated, end = asyncio.Barrier(games), time.perf_counter() + seconds + games / 20
    await asyncio.gather(*(person(number) for number in range(games)))
    return moves, pages, sizes, over


# ---------------------------------------------------------------------------- people who watch


async def watch(viewers: int, pushes: int) -> list[list[float]]:
    """Spectators of one game: how long after a move was sent each of them had the new table, for each push."""
    arrived: list[list[float]] = []
    async with httpx.AsyncClient(base_url=BASE, headers=HEADERS, timeout=30) as guest:
        link = await sit_down(guest)
        open_streams = [asyncio.open_connection("127.0.0.1", PORT) for _ in range(viewers)]
        streams = await asyncio.gather(*open_streams)
        request = f"GET {link}/stream?have=999999 HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nAccept-Language: en\r\n\r\n"
        for _, writer in streams:
            writer.write(request.encode())
        await asyncio.gather(*(reader.readuntil(b"id: ") for reader, _ in streams))
        await asyncio.sleep(1)
        for _ in range(pushes):
            page = (await guest.get(link)).text
            page = (await guest.get(f"{link}?show={re.findall(r'show=([0-9]+)', page)[-1]}")).text
            waiting = [asyncio.create_task(next_table(reader)) for reader, _ in streams]
            began = time.perf_counter()
            await guest.post(f"{link}/move", data=decision(page), headers={"hx-request": "true"})
            arrived.append([done - began for done in await asyncio.gather(*waiting)])
            await asyncio.sleep(0.2)
        for _, writer in streams:
            writer.close()
    return arrived


async def next_table(reader: asyncio.StreamReader) -> float:
    """When the next table is here."""
    await reader.readuntil(b"id: ")
    return time.perf_counter()


# ---------------------------------------------------------------------------- what it says


def spread(times: Sequence[float]) -> str:
    """Median, 99th of a hundred, and worst, in milliseconds."""
    ordered = sorted(times)
    worst = ordered[int(len(ordered) * 0.99)]
    return (
        f"median {statistics.median(ordered) * 1e3:.1f} ms, p99 {worst * 1e3:.1f} ms, worst {ordered[-1] * 1e3:.1f} ms"
    )


async def main() -> None:
    """Start, measure, stop."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--viewers", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=2, help="seconds between the moves of one game")
    parser.add_argument("--pushes", type=int, default=5)
    wanted = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 3 * wanted.viewers + 500)), hard))
    with tempfile.TemporaryDirectory() as folder:
        server, first = start(folder)
        try:
            await measure(wanted, server, first)
        finally:
            server.terminate()
            server.wait(20)


async def measure(wanted: argparse.Namespace, server: subprocess.Popen[bytes], first: float) -> None:
    """All figures, one line each."""
    empty = memory(server)
    print(f"first page            {first:.2f} s after the start")
    moves, pages, sizes, over = await play(wanted.games, wanted.seconds, wanted.think)
    playing = memory(server)
    print(f"moves                 {len(moves)} in {wanted.games} games at once ({over} games ended): {spread(moves)}")
    print(f"table pages           {len(pages)}: {spread(pages)}")
    print(
        f"size of a table page  median {statistics.median(sizes) / 1e3:.1f} kB, most {max(sizes) / 1e3:.1f} kB, by gzip"
    )
    print(f"memory                {empty:.0f} MB empty; {(playing - empty) / wanted.games * 1e3:.0f} kB for each game")
    arrived = await watch(wanted.viewers, wanted.pushes)
    watching = memory(server)
    for times in arrived:
        print(f"push to {len(times):5} viewers  {spread(times)}")
    print(f"memory                {(watching - playing) / wanted.viewers * 1e3:.0f} kB for each viewer")


if __name__ == "__main__":
    asyncio.run(main())
