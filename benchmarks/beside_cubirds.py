"""Random play of a game beside that of CuBirds, timed in turns on the same core.

    uv run python benchmarks/beside_cubirds.py busybeaks [--seconds 1] [--rounds 5] [--at-least 0.15]

Prints JSON: for each number of seats the moves per second of both, each in its best round, and their ratio; then what
compiling and loading the game take, and the bytes of its record. With --at-least the exit status is 1 if a ratio is
below. CuBirds itself is measured beside a C program: cubirds_yardstick.py.
"""

import argparse
import json
import os
import sys
from typing import Any

from birdtable import games
from birdtable.lab.bench import bench, cost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES[1:])
    parser.add_argument("--seconds", type=float, default=1, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--at-least", type=float, default=0)
    wishes = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    game = games.load(wishes.game)
    seats = {n: compare(wishes.game, n, wishes.rounds, wishes.seconds) for n in game.seats}
    print(json.dumps({"seats": seats, **cost(game)}, indent=2))
    if min(figures["ratio"] for figures in seats.values()) < wishes.at_least:
        sys.exit(f"slower than {wishes.at_least} of CuBirds")


def compare(name: str, seats: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Moves per second of a game and of CuBirds, in turns, each in its best round."""
    pairs = [(moves_per_second(name, seats, seconds), moves_per_second("cubirds", 2, seconds)) for _ in range(rounds)]
    ours, theirs = (max(column) for column in zip(*pairs, strict=True))
    return {name: ours, "cubirds": theirs, "ratio": round(ours / theirs, 3)}


def moves_per_second(name: str, seats: int, seconds: float) -> int:
    """The speed of random play on one core."""
    return int(bench(games.load(name), seats, seconds)["moves_per_second"])


if __name__ == "__main__":
    main()
