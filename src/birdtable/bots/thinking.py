"""A search as a program uses it: by iterations or by time, in one tree or several at once, until it is told to stop."""

import math
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from birdtable import bots
from birdtable.bots.ismcts import SETTINGS, search
from birdtable.bots.tree import EDGES, Room, clear, new_room
from birdtable.bots.value import Weights
from birdtable.bots.weights import weights_for
from birdtable.compiling import compiled_for
from birdtable.games.contract import NONE, Game, State

CHUNK = 128  # iterations between two looks at the clock
SEED_STEP = 2**40  # between the seeds of two trees, so that they never imagine the same world

Stop = npt.NDArray[np.int64]


class Plan(NamedTuple):
    """How a seat is to think."""

    iterations: int  # at most, in each tree
    seconds: float = math.inf  # at most; a search that may run out of time cannot be repeated move for move
    trees: int = 1  # each in a thread of its own: two use two cores
    explore: float = 0.5
    others: float = 0.5
    turns: int = 3
    edges: int = EDGES  # of each tree


class Thought(NamedTuple):
    """What came of it."""

    move: int  # the one visited most
    visits: dict[int, int]  # by move, most visited first
    shares: dict[int, float]  # by move, the mean of its seat's points
    iterations: int
    seconds: float


@cache
def searcher(game: Game) -> Any:
    """The compiled search of a game."""
    parts = bots.parts(game)
    return compiled_for(game, search, likely=parts.LIKELY, features=parts.FEATURES)


def never() -> Stop:
    """A flag that may be set from another thread: then the search ends at once with what it has."""
    return np.zeros(1, np.int64)


def think(
    game: Game, sight: State, seed: int, plan: Plan, stop: Stop | None = None, weights: Weights | None = None
) -> Thought:
    """Search from what a seat may know. The same sight, seed and plan give the same thought, but for the clock."""
    begun = time.perf_counter()
    flag = never() if stop is None else stop
    seeds = [(seed + tree * SEED_STEP) % 2**64 for tree in range(plan.trees)]
    rooms = [new_room(game, len(bots.parts(game).FEATURE_NAMES), plan.edges) for _ in seeds]
    worth = weights_for(game, int(sight.people)) if weights is None else weights
    if len(rooms) == 1:
        done = run(game, sight, rooms[0], seeds[0], plan, flag, worth)
    else:
        with ThreadPoolExecutor(len(rooms)) as pool:
            work = [pool.submit(run, game, sight, *tree, plan, flag, worth) for tree in zip(rooms, seeds, strict=True)]
            done = sum(one.result() for one in work)
    visits, won = harvest(rooms)
    moves = sorted(visits, key=lambda move: (-visits[move], -won[move], move))
    shares = {move: won[move] / visits[move] for move in moves if visits[move]}
    return Thought(moves[0], {m: visits[m] for m in moves}, shares, done, time.perf_counter() - begun)


def run(game: Game, sight: State, room: Room, seed: int, plan: Plan, stop: Stop, weights: Weights) -> int:
    """Search in one tree until the plan ends or nothing can change any more; returns how many iterations that took."""
    settings = game.new(SETTINGS)
    settings.explore, settings.others, settings.turns = plan.explore, plan.others, plan.turns
    clear(room)
    done, begun = 0, time.perf_counter()
    while done == 0 or (done < plan.iterations and not stop[0]):
        chunk = min(CHUNK, plan.iterations - done) if done else 1  # one in any case: there must be something to play
        flag = stop if done else never()
        done += searcher(game)(sight, room, np.uint64((seed + done) % 2**64), chunk, settings, weights, flag)
        spent = time.perf_counter() - begun
        if spent >= plan.seconds or lead([room]) > still_to_come(done, spent, plan):
            break
    return done


def still_to_come(done: int, spent: float, plan: Plan) -> float:
    """How many iterations there may still be; by time only as an estimate, and not at all before it can be one."""
    left: float = plan.iterations - done
    if plan.seconds < math.inf and done > CHUNK:
        left = min(left, 1.2 * (plan.seconds - spent) * done / spent)
    return left


def lead(rooms: Sequence[Room]) -> int:
    """By how many visits the first move leads."""
    visits = sorted(harvest(rooms)[0].values(), reverse=True)
    return visits[0] - (visits[1] if len(visits) > 1 else 0) if visits else 0


def harvest(rooms: Sequence[Room]) -> tuple[Counter[int], dict[int, float]]:
    """How often each move was visited at the roots, and the points it won there."""
    visits: Counter[int] = Counter()
    won: defaultdict[int, float] = defaultdict(float)
    for room in rooms:
        at = int(room.edges[0].child)
        while at != NONE:
            edge = room.edges[at]
            visits[int(edge.move)] += int(edge.visits)
            won[int(edge.move)] += float(edge.won)
            at = int(edge.sibling)
    return visits, won


def compile_search(game: Game) -> None:
    """Compile the search, or load it from the cache: by searching for nothing."""
    state = game.new()
    game.deal(state, game.notation.read_options(game.seats[-1], {}), np.uint64(1))
    game.sight(state, state.seat)
    room = new_room(game, len(bots.parts(game).FEATURE_NAMES), 1)
    run(game, state, room, 1, Plan(1), never(), weights_for(game, int(state.people)))
