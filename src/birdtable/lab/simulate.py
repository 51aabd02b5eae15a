"""Many games between bots, on one core or several: the same seeds give the same figures."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from birdtable import bots
from birdtable.bots import CHANCE
from birdtable.compiling import Job, compiled_for
from birdtable.games.chance import start
from birdtable.games.contract import Game, Options
from birdtable.lab.playing import ENDINGS, GREEDY, MOVES, TURNS, UNIFORM, count, play_at_random, play_with_bots

DRIVEN = {"uniform": UNIFORM, "greedy": GREEDY}  # the bots that the driver knows
BATCH = 16  # chunks for each core that are handed out at once
CHUNK = 500  # games between two looks at the clock


class Tally(NamedTuple):
    """What a number of games came to."""

    counts: Any  # moves, turns, then games by ending
    points: Any  # by seat: sums of points, and of scores

    def __add__(self, other: object) -> "Tally":
        assert isinstance(other, Tally)
        return Tally(self.counts + other.counts, self.points + other.points)


def empty_tally(game: Game) -> Tally:
    """Nothing played yet."""
    return Tally(np.zeros(ENDINGS + len(game.endings), np.int64), np.zeros((2, game.seats[-1])))


@cache
def random_player(game: Game) -> Any:
    """The compiled driver of random games."""
    return compiled_for(game, play_at_random)


@cache
def bot_player(game: Game) -> Any:
    """The compiled driver of games between bots."""
    return compiled_for(game, play_with_bots, greedy=bots.load(game, "greedy"))


def play_games(game: Game, options: Options, names: Sequence[str], seed: int, games: int) -> Tally:
    """Play games with the seeds from `seed` on, in one thread; compiled code lets the others run."""
    table = np.zeros(2, game.state).view(np.recarray)
    moves, rng = np.zeros(game.moves, np.int16), game.new(CHANCE)
    out, tally = np.zeros((2, 2, game.seats[-1])), empty_tally(game)
    first = np.uint64(seed % 2**64)
    if not set(names) <= set(DRIVEN):
        play_one_by_one(game, options, names, seed, games, out, tally)
    elif all(name == "uniform" for name in names):
        random_player(game)(table, options, first, games, moves, rng, out, tally.counts)
    else:
        numbers = np.array([DRIVEN[name] for name in names])
        bot_player(game)(table, options, first, games, numbers, moves, rng, out, tally.counts)
    return Tally(tally.counts, out[0])


def play_one_by_one(
    game: Game, options: Options, names: Sequence[str], seed: int, games: int, out: Any, tally: Tally
) -> None:
    """The same for bots that think ahead, without their clocks: the same seeds give the same games."""
    state, moves, rng = game.new(), np.zeros(game.moves, np.int16), game.new(CHANCE)
    for one in range(games):
        game.deal(state, options, np.uint64((seed + one) % 2**64))
        start(rng, ~np.uint64((seed + one) % 2**64))
        while not state.over:
            legal = [int(move) for move in moves[: game.legal(state, moves)]]
            sight = state.copy()
            game.sight(sight, state.seat)
            game.play(state, bots.decide(game, names[state.seat], sight, legal, rng, clock=False))
        game.points(state, out[1])
        count(state, out, tally.counts)


def play_nothing(game: Game, names: Sequence[str]) -> None:
    """No game at all: enough to compile the driver."""
    play_games(game, game.new(game.options), names, 0, 0)


def jobs_of(game: Game, names: Sequence[str]) -> dict[str, Job]:
    """What must be compiled before these bots can play many games, by name."""
    if not set(names) <= set(DRIVEN):
        return bots.jobs_of(game, names)
    driver = "random-games" if all(name == "uniform" for name in names) else "bot-games"
    return {driver: lambda: play_nothing(game, names)}


def simulate(
    game: Game,
    options: Options,
    names: Sequence[str],
    seed: int,
    games: int,
    cores: int | None = None,
    report: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play games with a bot by name in each seat; `report` is told of each so many that are done."""
    for job in jobs_of(game, names).values():
        job()  # before the clock runs
    size = CHUNK if set(names) <= set(DRIVEN) else 1
    chunks = ((first, min(size, games - first)) for first in range(0, games, size))
    cores = cores or os.cpu_count() or 1
    begun = time.perf_counter()
    total = empty_tally(game)
    with ThreadPoolExecutor(cores) as pool:
        while batch := list(islice(chunks, BATCH * cores)):
            done = pool.map(lambda chunk: play_games(game, options, names, seed + chunk[0], chunk[1]), batch)
            for (_, n), tally in zip(batch, done, strict=True):
                total += tally
                if report:
                    report(n)
    return summary(game, total, games, time.perf_counter() - begun, len(names))


def summary(game: Game, tally: Tally, games: int, seconds: float, hands: int) -> dict[str, Any]:
    """The figures of some games, in names that a program may read."""
    moves = int(tally.counts[MOVES])
    return {
        "games": games,
        "moves": moves,
        "turns": int(tally.counts[TURNS]),
        "seconds": round(seconds, 6),
        "moves_per_second": round(moves / seconds) if seconds else 0,
        "games_per_second": round(games / seconds, 1) if seconds else 0,
        "points": [round(float(n), 4) for n in tally.points[0][:hands]],
        "endings": {name: int(n) for name, n in zip(game.endings, tally.counts[ENDINGS:], strict=True)},
    }
