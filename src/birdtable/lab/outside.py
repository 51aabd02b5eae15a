"""Bots from outside: programs in any language, spoken to line by line as docs/protocol.md describes."""

import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from birdtable.errors import Refused
from birdtable.games.contract import Game, State
from birdtable.games.text import quoted

VERSION = 1
PREFIX = "exec:"
LONGEST = 4096  # bytes in a line of an answer
MOST_LINES = 1000  # that wait to be read: a program that floods us is stopped there


class SeatLost(Refused):
    """A program crashed, stalled or answered nonsense."""


def is_outside(name: str) -> bool:
    """Whether a bot is a program from outside."""
    return name.startswith(PREFIX)


class Bot:
    """A program, started when it is first needed and again after it lost a seat."""

    def __init__(self, name: str, game: Game, limit: float) -> None:
        self.command = shlex.split(name.removeprefix(PREFIX))
        self.name, self.game, self.limit = name, game, limit
        self.process: subprocess.Popen[bytes] | None = None
        self.news = ""  # a game that has not been announced yet
        self.complaints: Any = None  # where its standard error goes

    # ------------------------------------------------------------------------ a game

    def begin(self, seats: int, seat: int, chance: int, options: Mapping[str, str]) -> None:
        """Remember a new game; it is announced when the program must first decide in it."""
        given = "".join(f" {name}={value}" for name, value in options.items())
        self.news = f"game seats={seats} seat={seat + 1} chance={chance}{given}"

    def choose(self, sight: State, legal: Sequence[int]) -> int:
        """The program's move; SeatLost if it has none."""
        words = {self.game.notation.write_move(move): move for move in legal}
        try:
            self.start()
            if self.news:
                self.tell(self.news)
                self.news = ""
            self.expect_silence()
            self.tell(f"position {self.game.notation.write_position(sight)}")
            self.tell(f"choose {' '.join(words)}")
            answer = self.hear(self.limit)
            if answer not in words:
                raise SeatLost(f"answered {quoted(answer)}, which is not one of {len(words)} legal moves")
        except SeatLost:
            self.close()
            raise
        return words[answer]

    # ------------------------------------------------------------------------ the program

    def start(self) -> None:
        """Start the program, unless it runs, and greet it."""
        if self.process:
            return
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                bufsize=0,
                start_new_session=True,  # so that whatever it starts can be stopped with it
            )
        except OSError as problem:
            self.complaints.close()
            raise SeatLost(f"could not be started: {problem.strerror}") from None
        assert self.process.stdin
        os.set_blocking(self.process.stdin.fileno(), False)
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self.reader = threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True)
        self.reader.start()
        self.tell(f"hello birdtable {VERSION} {self.game.name} {self.game.edition} limit={self.limit:g}")
        answer = self.hear(max(self.limit, 10.0))
        if answer.split(" ")[0] != "ready":
            raise SeatLost(f"answered the greeting with {quoted(answer)}, not with ready")

    def tell(self, line: str) -> None:
        """Write a line."""
        assert self.process
        assert self.process.stdin
        data = line.encode() + b"\n"
        try:
            written = self.process.stdin.write(data)
        except OSError:
            raise SeatLost(self.obituary()) from None
        if written != len(data):
            raise SeatLost("does not read what it is told")

    def hear(self, seconds: float) -> str:
        """The next line that is not a remark, in time."""
        end = monotonic() + seconds
        with suppress(queue.Empty):
            while (left := end - monotonic()) > 0:
                line = self.lines.get(timeout=left)
                if not line:
                    raise SeatLost(self.obituary())
                if text := without_remark(line):
                    return text
        raise SeatLost(f"did not answer within {seconds:g} s")

    def expect_silence(self) -> None:
        """Refuse an answer to no question: it would be taken for the next one."""
        with suppress(queue.Empty):
            for _ in range(MOST_LINES):
                if text := without_remark(self.lines.get_nowait()):
                    raise SeatLost(f"said {quoted(text)} without being asked")

    def obituary(self) -> str:
        """How the program ended, with the last line that it complained in."""
        assert self.process
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        self.complaints.seek(max(0, self.complaints.seek(0, os.SEEK_END) - LONGEST))
        said = self.complaints.read().decode(errors="replace").strip().splitlines()
        last = f": {quoted(said[-1])}" if said else ""
        status = self.process.poll()
        return f"closed its output{last}" if status is None else f"ended with status {status}{last}"

    def close(self) -> None:
        """Stop the program and all that it started, and wait until it is gone."""
        process, self.process = self.process, None
        if not process:
            return
        stop_group(process)
        process.wait()
        self.reader.join(1)
        for pipe in (process.stdin, process.stdout, self.complaints):
            if pipe:
                with suppress(OSError):
                    pipe.close()


def stop_group(process: "subprocess.Popen[bytes]") -> None:
    """Kill a program and its children."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def without_remark(line: bytes) -> str:
    """What a line says; nothing if it is a remark."""
    text = line.decode(errors="replace").strip()
    return "" if text.startswith("#") else text


def listen(output: Any, lines: "queue.Queue[bytes]") -> None:
    """Put each line of a program in the queue, and an empty one when it says no more, or too much."""
    rest = b""
    with suppress(OSError, ValueError, queue.Full):
        while data := output.read(LONGEST):
            *whole, rest = (rest + data).split(b"\n")
            for line in whole:
                lines.put_nowait(line[:LONGEST] + b"\n")
            if len(rest) > LONGEST:
                lines.put_nowait(rest + b"\n")  # no answer is as long
                break
    with suppress(queue.Full):
        lines.put_nowait(b"")


def check(name: str, game: Game, limit: float) -> None:
    """Start a program and greet it; refuse one with which that does not work."""
    bot = Bot(name, game, limit)
    try:
        bot.start()
    except SeatLost as problem:
        raise Refused(f"--bots: {quoted(name)} {problem}") from None
    finally:
        bot.close()
