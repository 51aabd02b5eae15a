"""The arena: bots against each other over duplicate deals, until it is clear who is better or all has been played."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from birdtable.lab import cluster, outside, workers
from birdtable.lab.deals import Lost, Plan, Played, is_driven, play_deals, seatings
from birdtable.lab.ledger import Ledger
from birdtable.lab.scores import hands_of, questions_of, shares

DRIVEN_CHUNK = 100  # deals in a task for bots inside compiled code
CHUNK = 2  # and for all others


class Run:
    """A run of the arena: what has been played so far, judged deal after deal in order, whoever played it when."""

    def __init__(self, plan: Plan, deals: int, above: float | None = None, full: bool = False) -> None:
        self.plan, self.deals, self.above, self.full = plan, deals, above, full
        self.hands = hands_of(plan)
        self.questions = questions_of(plan, above)
        self.waiting: dict[int, Any] = {}  # rows of deals that were played before an earlier one
        self.rows: list[Any] = []  # of the deals that were judged
        self.shares: list[Any] = []
        self.judged = 0
        self.lost: dict[int, list[Lost]] = {}  # by deal
        self.clock: dict[str, tuple[int, float, float]] = {}
        self.state = "running"  # then clear, played or interrupted

    # ------------------------------------------------------------------------ playing

    def go(
        self,
        cores: int | None = None,
        address: str | None = None,
        file: Path | None = None,
        report: Callable[[int], None] | None = None,
    ) -> None:
        """Play what is missing, here or on a cluster; Ctrl-C keeps what was played."""
        ledger = Ledger(file, self.plan) if file else None
        for played in ledger.read() if ledger else ():
            self.take(played)
        if report:
            report(self.judged)
        played_now = self.spread(list(self.tasks()), cores or os.cpu_count() or 1, address)
        try:
            for played in played_now if not self.finished() else ():
                if ledger:
                    ledger.append(played)
                before = self.judged
                self.take(played)
                if report:
                    report(self.judged - before)
                if self.finished():
                    break
        except KeyboardInterrupt:
            self.state = "interrupted"
        finally:
            played_now.close()

    def spread(self, tasks: list[tuple[Plan, int, int]], cores: int, address: str | None) -> Any:
        """What the workers bring."""
        if address:
            return cluster.spread(play_deals, tasks, address)
        return workers.spread(play_deals, tasks, min(cores, max(1, len(tasks))))

    def tasks(self) -> Iterator[tuple[Plan, int, int]]:
        """The deals that are missing, in chunks. How they are cut changes nothing."""
        chunk = DRIVEN_CHUNK if is_driven(self.plan) else CHUNK
        deal = self.judged
        while deal < self.deals:
            end = deal
            while end < min(deal + chunk, self.deals) and end not in self.waiting:
                end += 1
            if end > deal:
                yield self.plan, deal, end - deal
            deal = max(end, deal + 1) if end == deal else end

    # ------------------------------------------------------------------------ judging

    def take(self, played: Played) -> None:
        """Note some deals; judge all that follow without a gap."""
        self.waiting |= {played.first + i: rows for i, rows in enumerate(played.rows)}
        for deal, lost in played.lost:
            self.lost.setdefault(deal, []).append(lost)
        self.clock = add_clocks(self.clock, played.clock)
        follow: list[Any] = []
        while self.judged + len(follow) in self.waiting and self.judged + len(follow) < self.deals:
            follow.append(self.waiting.pop(self.judged + len(follow)))
        if follow and not self.finished():
            self.judge(np.array(follow))

    def judge(self, rows: Any) -> None:
        """Bet on more deals, up to the one that makes everything clear."""
        found = shares(self.plan, self.judged, rows, self.hands)
        open_until = [question.bet.add(question.numbers(found)) for question in self.questions]
        clear = self.questions and all(question.bet.verdict for question in self.questions) and not self.full
        if clear:
            last = max(fell for fell in open_until if fell is not None)
            rows, found = rows[: last + 1], found[: last + 1]
        self.rows.append(rows)
        self.shares.append(found)
        self.judged += len(rows)
        if clear:
            self.state = "clear"
        elif self.judged == self.deals:
            self.state = "played"

    def finished(self) -> bool:
        """Whether there is no more to do."""
        return self.state in ("clear", "played")


def add_clocks(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two clocks as one."""
    found = dict(one)
    for name, (n, seconds, longest) in other.items():
        had = found.get(name, (0, 0.0, 0.0))
        found[name] = had[0] + n, had[1] + seconds, max(had[2], longest)
    return found


def deals_for(plan: Plan, games: int) -> int:
    """How many deals so many games are, rounded up: a deal is always played in all its seatings."""
    return -(-games // len(seatings(plan, 0)))


def check_programs(names: Iterable[str], plan: Plan) -> None:
    """Start each program once, so that one that is not there is refused before anything is played."""
    game, _ = plan.load()
    for name in names:
        if outside.is_outside(name):
            outside.check(name, game, plan.limit)
