"""CuBirds beside a plain C program that plays the same random games, timed in turns on the same core.

    uv run python benchmarks/cubirds_yardstick.py [--seconds 1] [--rounds 5] [--at-least 0.7]

Prints JSON: for each number of seats the games per second of both, each in its best round, and their ratio: what
else the machine does only ever slows a round down, so the best one says most about the program. With --at-least the
exit status is 1 if a ratio is below. Needs a C compiler (cc, or what CC names).
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from birdtable import games
from birdtable.lab.bench import bench, cost

SOURCE = Path(__file__).parent / "yardstick" / "cubirds.c"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--at-least", type=float, default=0)
    wishes = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "cubirds"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", "-march=native", "-w", str(SOURCE), "-o", str(program)], check=True)
        seats = {n: compare(program, n, wishes.rounds, wishes.seconds) for n in (2, 3, 4, 5)}
    print(json.dumps({"seats": seats, **cost(games.load("cubirds"))}, indent=2))
    if min(figures["ratio"] for figures in seats.values()) < wishes.at_least:
        sys.exit(f"slower than {wishes.at_least} of the yardstick")


def compare(program: Path, seats: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Games per second of engine and yardstick, in turns, each in its best round."""
    pairs = [(engine(seats, seconds), yardstick(program, seats, seconds, i + 1)) for i in range(rounds)]
    ours, theirs = (max(column) for column in zip(*pairs, strict=True))
    return {"engine": round(ours), "yardstick": round(theirs), "ratio": round(ours / theirs, 3)}


def engine(seats: int, seconds: float) -> float:
    """Games per second of the compiled rules."""
    return float(bench(games.load("cubirds"), seats, seconds)["games_per_second"])


def yardstick(program: Path, seats: int, seconds: float, seed: int) -> float:
    """Games per second of the C program."""
    done = subprocess.run([program, str(seats), str(seconds), str(seed)], capture_output=True, text=True, check=True)
    found = re.search(r"games/s=(\d+)", done.stdout)
    assert found, done.stdout
    return float(found[1])


if __name__ == "__main__":
    main()
