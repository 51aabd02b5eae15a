"""Levels: bots for people to choose from, named after birds, each cleverer than the one before.

What they are worth was measured (docs/bots.md); `ratings.json` holds the figures.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from birdtable import bots
from birdtable.bots.thinking import Plan, Stop, think
from birdtable.games.chance import below
from birdtable.games.contract import Game, State

RATINGS = Path(__file__).parent / "ratings.json"
WORD = 1 << 16


class Level(NamedTuple):
    """How a level chooses its moves."""

    name: str  # one of `bots.LEVEL_NAMES`
    seconds: float  # what it takes for a move at most, on two slow cores
    whim: float = 0.0  # the share of its moves that are any move
    plan: Plan | None = None  # how it searches; None: it takes what looks best at once


# For any number of seats. A search ends with its iterations or after its seconds, whichever comes first.
LEVELS: dict[str, tuple[Level, ...]] = {
    "cubirds": (
        Level("pigeon", 0.01, whim=0.4),
        Level("sparrow", 0.01, whim=0.22),
        Level("starling", 0.01, whim=0.1),
        Level("jackdaw", 0.05, plan=Plan(70)),
        Level("rook", 0.3, plan=Plan(1000, 0.28)),
        Level("raven", 1.0, plan=Plan(12_000, 0.95, trees=2, explore=0.6, others=0.6)),
    ),
    "busybeaks": (
        Level("pigeon", 0.01, whim=0.4),
        Level("sparrow", 0.01, whim=0.2),
        Level("starling", 0.01, whim=0.06),
        Level("jackdaw", 0.05, plan=Plan(12)),
        Level("rook", 0.3, plan=Plan(70, 0.28)),
        Level("crow", 0.3, plan=Plan(300, 0.28)),
        Level("raven", 1.0, plan=Plan(6000, 0.95, trees=2)),
    ),
}


def level(game: Game, name: str) -> Level:
    """A level of a game by its name."""
    return next(one for one in LEVELS[game.name] if one.name == name)


def decide(
    game: Game, one: Level, sight: State, legal: Sequence[int], rng: State, clock: bool = True, stop: Stop | None = None
) -> int:
    """What a level plays; without the clock, the same generator always gives the same move."""
    if one.whim and below(rng, WORD) < one.whim * WORD:
        return legal[below(rng, len(legal))]
    if one.plan is None:
        return bots.decide(game, "greedy", sight, legal, rng)
    seed = sum(below(rng, WORD) << 16 * i for i in range(4))
    plan = one.plan if clock else one.plan._replace(seconds=float("inf"))
    return think(game, sight, seed, plan, stop).move


def ratings(game: str, seats: int) -> dict[str, int]:
    """What was measured of the bots of a game with so many people, by name; empty if nothing was."""
    found = json.loads(RATINGS.read_text(encoding="utf-8"))
    measured: dict[str, int] = found.get(game, {}).get(str(seats), {}).get("ratings", {})
    return measured
