"""Work spread over processes of this machine. A worker may be killed at any time: its task is given to a new one."""

import multiprocessing as mp
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import Any

from birdtable.errors import Refused

TRIES = 3  # for a task whose worker dies


def spread(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], cores: int) -> Iterator[Any]:
    """The result of each task, in any order. One core needs no other process."""
    if cores == 1:
        yield from (work(*task) for task in tasks)
        return
    crew = Crew(work, iter(tasks))
    try:
        yield from crew.run(cores)
    finally:
        crew.dismiss()


class Crew:
    """Processes that work on tasks, one each at a time."""

    def __init__(self, work: Callable[..., Any], tasks: Iterator[tuple[Any, ...]]) -> None:
        self.work, self.tasks = work, tasks
        self.again: list[tuple[tuple[Any, ...], int]] = []  # tasks whose worker died, and how often they were tried
        self.busy: dict[Any, tuple[Any, tuple[Any, ...], int]] = {}  # by connection: process, task, tries

    def run(self, cores: int) -> Iterator[Any]:
        """Hand out tasks and collect results."""
        for _ in range(cores):
            self.hire()
        while self.busy:
            ready: list[Any] = wait(list(self.busy))
            for connection in ready:
                process, task, tries = self.busy.pop(connection)
                try:
                    result, problem = connection.recv()
                except (EOFError, OSError):
                    process.join()
                    self.lose(task, tries, process.exitcode)
                    continue
                if problem:
                    connection.close()
                    raise problem
                self.hand_out(process, connection)
                yield result

    def next_task(self) -> tuple[tuple[Any, ...], int] | None:
        """A task to be done, and how often it was tried; None if there is none."""
        if self.again:
            return self.again.pop()
        task = next(self.tasks, None)
        return None if task is None else (task, 0)

    def hire(self) -> None:
        """Start a worker, if there is something to do."""
        if following := self.next_task():
            ours, theirs = mp.get_context("spawn").Pipe()
            process = mp.get_context("spawn").Process(target=serve, args=(self.work, theirs), daemon=True)
            with no_interrupt():
                process.start()
            theirs.close()
            self.give(process, ours, *following)

    def hand_out(self, process: Any, connection: Any) -> None:
        """Give a worker its next task, or let it go."""
        if following := self.next_task():
            self.give(process, connection, *following)
        else:
            connection.close()
            process.join()

    def give(self, process: Any, connection: Any, task: tuple[Any, ...], tries: int) -> None:
        """Give a worker a task. If it is dead already, that is noticed when its answer is awaited."""
        with suppress(OSError):
            connection.send(task)
        self.busy[connection] = process, task, tries

    def lose(self, task: tuple[Any, ...], tries: int, status: int | None) -> None:
        """A worker died: its task comes first, with a new worker."""
        if tries + 1 == TRIES:
            raise Refused(f"worker: died {TRIES} times at the same games, the last time with status {status}")
        self.again.append((task, tries + 1))
        self.hire()

    def dismiss(self) -> None:
        """Stop all workers; each closes what it has opened."""
        for process, _, _ in self.busy.values():
            process.terminate()
        for connection, (process, _, _) in self.busy.items():
            process.join(5)
            process.kill()
            connection.close()
        self.busy.clear()


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(work: Callable[..., Any], connection: Any) -> None:
    """A worker: do tasks until there are no more. Ctrl-C is for whoever hands them out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        answer: tuple[Any, Exception | None]
        try:
            answer = work(*task), None
        except Exception as problem:  # told where the tasks come from
            answer = None, problem
        try:
            connection.send(answer)
        except OSError:  # nobody is left to hear it
            return
