"""What a run has played, in a file that is only ever appended to: a broken run goes on where it stopped.

The first line is the plan, each other one some deals. A line that the break cut off is dropped when the run goes on.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from birdtable.errors import Malformed
from birdtable.lab.deals import Lost, Plan, Played, seatings
from birdtable.lab.playing import COLUMNS

FORMAT = 1


class Ledger:
    """The file of a run."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file, self.plan = file, plan
        self.head = {"birdtable arena": FORMAT, **describe(plan)}
        if not file.exists() or not file.stat().st_size:
            file.write_text(json.dumps(self.head) + "\n", encoding="utf-8")

    def read(self) -> Iterator[Played]:
        """What has been played, and nothing after the last whole line."""
        with self.file.open("rb+") as opened:
            self.check(opened.readline())
            end = opened.tell()
            for number, line in enumerate(opened, 2):
                if not line.endswith(b"\n"):
                    break
                yield self.read_line(number, line)
                end += len(line)
            opened.truncate(end)

    def check(self, line: bytes) -> None:
        """Refuse the file of another run."""
        head = parsed(self.file, 1, line)
        if "birdtable arena" not in head:
            raise Malformed(f"{self.file}, line 1: expected the results of an arena")
        for name, value in self.head.items():
            if head.get(name) != value:
                raise Malformed(f"{self.file}, {name}: expected {value}, as asked for now, not {head.get(name)}")

    def read_line(self, number: int, line: bytes) -> Played:
        """Some deals."""
        try:
            found = parsed(self.file, number, line)
            rows = np.array(found["rows"], np.int64)
            lost = tuple((int(deal), Lost(int(game), int(seat), str(why))) for deal, game, seat, why in found["lost"])
            clock = {str(bot): (int(n), float(s), float(most)) for bot, (n, s, most) in found["clock"].items()}
            first = int(found["first"])
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Malformed(f"{self.file}, line {number}: expected deals that were played") from None
        if rows.ndim != 3 or rows.shape[1:] != (len(seatings(self.plan, 0)), COLUMNS) or first < 0:
            raise Malformed(f"{self.file}, line {number}: expected rows of {COLUMNS} numbers for each game of a deal")
        return Played(first, rows, lost, clock)

    def append(self, played: Played) -> None:
        """Add some deals, in one write."""
        line = {
            "first": played.first,
            "rows": played.rows.tolist(),
            "lost": [[deal, *lost] for deal, lost in played.lost],
            "clock": {bot: [n, round(s, 6), round(most, 6)] for bot, (n, s, most) in played.clock.items()},
        }
        with self.file.open("ab") as opened:
            opened.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")


def describe(plan: Plan) -> dict[str, Any]:
    """A plan as it stands in files; how long programs may think is part of it."""
    game, _ = plan.load()
    found = {"game": plan.game, "edition": game.edition, "seats": plan.seats, "bots": list(plan.bots)}
    return found | {"seed": plan.seed, "options": dict(plan.options), "limit": plan.limit}


def parsed(file: Path, number: int, line: bytes) -> Any:
    """A line as JSON."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Malformed(f"{file}, line {number}: expected a line of JSON")
    return found
