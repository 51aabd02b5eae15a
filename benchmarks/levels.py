"""How strong the bots of a game are: neighbours play duplicate deals, the same ones with the seats changed.

    uv run python benchmarks/levels.py cubirds --games 200

writes `benchmarks/levels-cubirds-2.json` with every match, its interval and the time for a move, and the ratings that
follow from them to `src/birdtable/bots/ratings.json`; greedy has 1000. Each bot plays against the next of the list.
"""

import argparse
import itertools
import json
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from birdtable import bots, games
from birdtable.bots import CHANCE
from birdtable.bots.levels import LEVELS, RATINGS
from birdtable.compiling import mark_compiled
from birdtable.games.chance import start
from birdtable.games.contract import Game, Options

HERE = Path(__file__).parent


class Result(NamedTuple):
    """A match of one bot against others of another kind."""

    games: int
    share: float  # of the wins, ties split
    interval: float  # half of the 95 % interval, over deals
    milliseconds: tuple[float, float]  # for a move of each, where there was something to decide


def play(game: Game, options: Options, names: list[str], deal: int, times: dict[str, list[float]]) -> list[float]:
    """One game: each seat's points."""
    state, moves, rng = game.new(), np.zeros(game.moves, np.int16), game.new(CHANCE)
    game.deal(state, options, np.uint64(deal))
    start(rng, np.uint64(2**63 + deal * 5 + names.index(min(names))))
    while not state.over:
        legal = [int(move) for move in moves[: game.legal(state, moves)]]
        name, sight = names[state.seat], state.copy()
        game.sight(sight, state.seat)
        begun = time.perf_counter()
        move = bots.decide(game, name, sight, legal, rng, clock=False)
        if len(legal) > 1:
            times[name].append(time.perf_counter() - begun)
        game.play(state, move)
    out = np.zeros((2, game.seats[-1]))
    game.points(state, out)
    return [float(n) for n in out[0, : state.seats]]


def match(game: Game, options: Options, one: str, others: str, wanted: int, seconds: float, seed: int = 0) -> Result:
    """One bot among others: as many games as wanted, or as there is time for, in whole deals."""
    seats, shares, begun = int(options.seats), [], time.perf_counter()
    times: dict[str, list[float]] = {one: [], others: []}
    for deal in itertools.count(seed):
        won = 0.0
        for seat in range(seats):
            names = [others] * seats
            names[seat] = one
            won += play(game, options, names, deal, times)[seat]
        shares.append(won / seats)
        if len(shares) * seats >= wanted or (len(shares) > 9 and time.perf_counter() - begun > seconds):
            break
    spread = 1.96 * float(np.std(shares)) / math.sqrt(len(shares))
    mean = [round(1000 * float(np.mean(times[name] or [0])), 2) for name in (one, others)]
    return Result(len(shares) * seats, round(float(np.mean(shares)), 4), round(spread, 4), (mean[0], mean[1]))


def points(share: float, seats: int) -> float:
    """The difference in rating that a share means; 400 points are odds of ten to one."""
    share = min(max(share, 0.002), 0.998)
    return 400 * math.log10(share / (1 - share) * (seats - 1))


def measure(name: str, seats: int, wanted: int, seconds: float, order: list[str], given: dict[str, str]) -> None:
    """Play all neighbours, print and keep what came of it."""
    game = games.load(name)
    options = game.notation.read_options(seats, given)
    for job, compile_it in bots.jobs_of(game, order).items():
        compile_it()
        mark_compiled(game, job)
    found: dict[str, Any] = {}
    ratings = {order[0]: 0.0}
    for weaker, stronger in itertools.pairwise(order):
        result = match(game, options, stronger, weaker, wanted, seconds)
        found[f"{stronger} - {weaker}"] = result._asdict()
        ratings[stronger] = ratings[weaker] + points(result.share, seats)
        print(f"{stronger} - {weaker}: {result}", flush=True)
    if "greedy" in ratings:
        ratings = {bot: round(1000 + rating - ratings["greedy"]) for bot, rating in ratings.items()}
    command = f"uv run python benchmarks/levels.py {name} --seats {seats} --games {wanted} --seconds {seconds:g}"
    about = {"command": command, "bots": order, "matches": found, "ratings": ratings}
    (HERE / f"levels-{name}-{seats}.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    kept = json.loads(RATINGS.read_text(encoding="utf-8"))
    kept.setdefault(name, {})[str(seats)] = {"command": command, "ratings": ratings}
    RATINGS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def ranked(name: str, chosen: str) -> list[str]:
    """The bots to be measured, from the weakest: by default all, with greedy where the search begins."""
    if chosen:
        return chosen.split(",")
    known = LEVELS[name]
    simple, thinking = ([one.name for one in known if (one.plan is None) == plain] for plain in (True, False))
    return ["uniform", *simple, "greedy", *thinking]


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for each match at most, after ten deals")
    parser.add_argument("--bots", default="")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    given = dict(text.split("=", 1) for text in asked.option)
    measure(asked.game, asked.seats, asked.games, asked.seconds, ranked(asked.game, asked.bots), given)


if __name__ == "__main__":
    main()
