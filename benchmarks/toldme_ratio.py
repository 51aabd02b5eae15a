"""Random play of The Bird Told Me beside CuBirds, timed in turns on the same core: moves a second, and their ratio.

    uv run python benchmarks/toldme_ratio.py [--seconds 1] [--rounds 5] [--at-least 0.04]

Prints JSON. With --at-least the exit status is 1 if for some number of seats the ratio is below and there are fewer
than a million moves a second: on a slow machine the ratio counts, on a fast one the million.
"""

import argparse
import json
import os
import sys

from birdtable import games
from birdtable.lab.bench import bench, cost

MILLION = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--at-least", type=float, default=0)
    wishes = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = {seats: compare(seats, wishes.rounds, wishes.seconds) for seats in games.load("toldme").seats}
    print(json.dumps({"seats": found, **cost(games.load("toldme"))}, indent=2))
    for seats, figures in found.items():
        if figures["ratio"] < wishes.at_least and figures["toldme"] < MILLION:
            sys.exit(f"{seats} seats: {figures['toldme']} moves a second, {figures['ratio']} of CuBirds'")


def compare(seats: int, rounds: int, seconds: float) -> dict[str, float]:
    """Moves a second of both, each in its best round, the rounds in turns."""
    pairs = [(speed("toldme", seats, seconds), speed("cubirds", 2, seconds)) for _ in range(rounds)]
    ours, theirs = (max(column) for column in zip(*pairs, strict=True))
    return {"toldme": ours, "cubirds": theirs, "ratio": round(ours / theirs, 4)}


def speed(name: str, seats: int, seconds: float) -> int:
    """Moves a second at random."""
    return int(bench(games.load(name), seats, seconds)["moves_per_second"])


if __name__ == "__main__":
    main()
