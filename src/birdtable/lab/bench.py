"""How fast a game is: random play on one core, and how long compiling and loading it take."""

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

import numpy as np

from birdtable import compiling, games
from birdtable.games.contract import Game
from birdtable.lab.simulate import play_games, summary

BATCH = 200  # games between two looks at the clock


def bench(game: Game, seats: int, seconds: float, seed: int = 1) -> dict[str, Any]:
    """Random games inside compiled code for about so many seconds, on one core."""
    options = game.notation.read_options(seats, {})
    state = game.new()
    game.deal(state, options, np.uint64(seed))
    names = ["uniform"] * int(state.seats)
    total = play_games(game, options, names, seed, BATCH)  # compiles, and warms up
    total.counts[:] = 0
    total.points[:] = 0
    played = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        total += play_games(game, options, names, seed + played, BATCH)
        played += BATCH
    return summary(game, total, played, spent, len(names))


def cost(game: Game) -> dict[str, Any]:
    """Seconds to compile a game in a fresh process without a cache, seconds to load it with one, bytes of a record."""
    with tempfile.TemporaryDirectory() as folder:
        first, second = time_in_new_process(game.name, folder), time_in_new_process(game.name, folder)
    return {"compile_seconds": first, "load_seconds": second, "record_bytes": game.state.itemsize}


def time_in_new_process(name: str, folder: str) -> float:
    """Seconds that compiling or loading takes in a fresh process, after NumPy and Numba are imported."""
    code = f"from birdtable.lab.bench import time_compiling; time_compiling({name!r})"
    environment = os.environ | {"NUMBA_CACHE_DIR": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # else Numba's own source is compiled anew each time
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def time_compiling(name: str) -> None:
    """Print how long a game takes to be ready."""
    begun = time.perf_counter()
    for job in compiling.jobs_of(games.load(name)).values():
        job()
    print(json.dumps(round(time.perf_counter() - begun, 3)))
