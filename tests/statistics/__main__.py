"""Measure the yardstick of CuBirds anew and store its figures in cubirds.json. Needs gcc, or what CC names.

python -m tests.statistics
"""

import json
import os
import re
import statistics
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parent.parent / "benchmarks" / "yardstick" / "cubirds.c"
RUNS = 20  # of a second each, with the seeds 1, 2 ...: their spread gives the standard errors
KEYS = {  # ours: theirs
    "turns": "turns/game",
    "decisions": "dec/game",
    "redeals": "redeals/game",
    "seven-species": "win7",
    "two-threes": "win2x3",
    "out-of-cards": "exhausted",
    "shared": "tie",
}


def run(program: Path, seats: int, seed: int) -> dict[str, float]:
    """The figures of one run of about a second."""
    done = subprocess.run([program, str(seats), "1", str(seed)], capture_output=True, text=True, check=True)
    return {key: float(value) for key, value in re.findall(r"([\w/]+)=([\d.]+)", done.stdout)}


def figures(program: Path, seats: int) -> dict[str, object]:
    """Means over all runs, with their standard errors."""
    runs = [run(program, seats, seed) for seed in range(1, RUNS + 1)]
    found: dict[str, object] = {"games": round(sum(one["games"] for one in runs))}
    for ours, theirs in KEYS.items():
        values = [one[theirs] for one in runs]
        error = statistics.stdev(values) / len(values) ** 0.5
        found[ours] = {"mean": round(statistics.fmean(values), 6), "error": round(error, 6)}
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "cubirds"
        compiler = os.environ.get("CC", "gcc")
        subprocess.run([compiler, "-O3", "-w", str(SOURCE), "-o", str(program)], check=True)
        seats = {str(n): figures(program, n) for n in (2, 3, 4, 5)}
    command = f"gcc -O3 benchmarks/yardstick/cubirds.c && for seed in 1 ... {RUNS}: a.out SEATS 1 seed"
    text = json.dumps({"command": command, "seats": seats}, indent=1)
    (HERE / "cubirds.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
