"""Fit what a game's positions are worth (bots/value.py) to how games between greedy players end."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from birdtable import bots
from birdtable.bots import CHANCE
from birdtable.bots.thinking import Plan, Thought, think
from birdtable.bots.weights import weights_for
from birdtable.compiling import compiled_for
from birdtable.games.chance import below, start
from birdtable.games.contract import Game, Moves, Options, Points, State

deal: Any = None  # these are bound to a game's by compiled_for
legal: Any = None
play: Any = None
points: Any = None
likely: Any = None
features: Any = None

SHARE = 4  # one start of a turn in so many is kept
WILD = 4  # one move in so many is made by chance, by how likely it is; all others are the likeliest
HELD_OUT = 10  # one position in so many measures the fit and is no part of it
BATCH, EPOCHS, RATE, SHRINK = 4096, 12, 0.02, 1e-5

Array = npt.NDArray[np.float64]


class Positions(NamedTuple):
    """What was seen: by position and seat, its features and the points it then won."""

    features: npt.NDArray[np.float32]
    won: npt.NDArray[np.float32]


def record_games(
    table: Any,
    options: Options,
    seed: np.uint64,
    games: int,
    moves: Moves,
    odds: Array,
    rng: State,
    out: Points,
    now: Array,
    kept: Any,
    won: Any,
) -> int:
    """Play so many games and keep what some starts of turns look like; returns how many positions were kept."""
    state, n_kept = table[0], 0
    for game in range(games):
        deal(state, options, seed + np.uint64(game))
        start(rng, ~(seed + np.uint64(game)))
        first, turn = n_kept, 0
        while not state.over:
            if state.turn > turn and n_kept < len(kept) and below(rng, SHARE) == 0:
                features(state, now)
                kept[n_kept] = now
                n_kept += 1
            turn = state.turn
            n, pick = legal(state, moves), 0
            if n > 1:
                likely(state, moves, n, odds)
                pick = int(np.argmax(odds[:n]))
                if below(rng, WILD) == 0:
                    left = below(rng, 1 << 20) / (1 << 20)
                    for i in range(n):
                        if left >= 0:
                            pick = i
                        left -= odds[i]
            play(state, moves[pick])
        points(state, out)
        for i in range(first, n_kept):
            won[i] = out[0]
    return n_kept


@cache
def recorder(game: Game) -> Any:
    """The compiled recorder of a game."""
    parts = bots.parts(game)
    return compiled_for(game, record_games, likely=parts.LIKELY, features=parts.FEATURES)


def record(game: Game, options: Options, positions: int, seed: int) -> tuple[Positions, int]:
    """So many positions from games between greedy players who sometimes try something else; and how many games."""
    count, seats = len(bots.parts(game).FEATURE_NAMES), game.seats[-1]
    kept, won = np.zeros((positions, seats, count), np.float32), np.zeros((positions, seats), np.float32)
    table, out = np.zeros(1, game.state).view(np.recarray), np.zeros((2, seats))
    room = np.zeros(game.moves, np.int16), np.zeros(game.moves), game.new(CHANCE), out, np.zeros((seats, count))
    found, games, chunk = 0, 0, 20
    while found < positions:
        first = np.uint64((seed + games) % 2**64)
        found += recorder(game)(table, options, first, chunk, *room, kept[found:], won[found:])
        games += chunk
    hands = int(table[0].seats)
    return Positions(kept[:, :hands], won[:, :hands]), games


def record_thinking(game: Game, options: Options, games: int, seed: int, iterations: int) -> Positions:
    """The same from games between seats that think: nearer to what a search meets, and with what it makes of it.

    A position's shares are half the outcome, and half what the search found for the seat to move.
    """
    weights = weights_for(game, int(options.seats))
    with ThreadPoolExecutor() as pool:
        work = partial(one_game, game, options, weights, iterations)
        found = [row for rows in pool.map(work, range(seed, seed + games)) for row in rows]
    return Positions(*(np.array(part, np.float32) for part in zip(*found, strict=True)))


def one_game(game: Game, options: Options, weights: Array, iterations: int, seed: int) -> list[tuple[Array, Array]]:
    """The starts of turns of one game: features, and shares."""
    state, rng, moves = game.new(), game.new(CHANCE), np.zeros(game.moves, np.int16)
    game.deal(state, options, np.uint64(seed % 2**64))
    start(rng, ~np.uint64(seed % 2**64))
    hands, turn, plan = int(state.seats), 0, Plan(iterations, edges=2**15)
    out, now = np.zeros((2, game.seats[-1])), np.zeros((game.seats[-1], len(weights)))
    seen: list[tuple[Array, Array]] = []
    while not state.over:
        n = game.legal(state, moves)
        begins, turn, move = state.turn > turn, int(state.turn), int(moves[0])
        if n > 1:
            sight = state.copy()
            game.sight(sight, state.seat)
            thought = think(game, sight, below(rng, 1 << 30), plan, weights=weights)
            move = thought.move
            if begins:
                bots.parts(game).FEATURES(state, now)
                seen.append((now[:hands].copy(), believed(now, hands, weights, int(state.seat), thought)))
            if below(rng, WILD * 2) == 0:
                move = list(thought.visits)[below(rng, min(3, len(thought.visits)))]
        game.play(state, move)
    game.points(state, out)
    return [(features, (out[0, :hands] + share) / 2) for features, share in seen]


def believed(features: Array, hands: int, weights: Array, seat: int, thought: Thought) -> Array:
    """Shares with what a search found for one seat; the others divide the rest as before."""
    share = shares(features[None, :hands], weights)[0]
    found = thought.shares[thought.move]
    share *= (1 - found) / max(1e-9, 1 - share[seat])
    share[seat] = found
    return share


def shares(features: Any, weights: Array) -> Array:
    """What each seat's share of the win is taken to be: `value`, for many positions."""
    scores = features @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def log_loss(seen: Positions, weights: Array) -> float:
    """How much the outcomes surprise who believes in the shares, in nats a position."""
    return float(-(seen.won * np.log(shares(seen.features, weights) + 1e-12)).sum(axis=1).mean())


def adam(seen: Positions, seed: int) -> Array:
    """Weights that surprise least, by Adam (Kingma and Ba, 2015) with a rate that falls to nothing."""
    choice = np.random.default_rng(seed)
    weights = np.zeros(seen.features.shape[2])
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = max(600, EPOCHS * (len(seen.won) // BATCH))
    for step in range(1, steps + 1):
        rows = choice.integers(0, len(seen.won), BATCH)
        some = seen.features[rows].astype(np.float64)
        error = shares(some, weights) - seen.won[rows]
        slope = np.einsum("ps,psf->f", error, some) / BATCH + SHRINK * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE * (1 - step / (steps + 1))
        weights = weights - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def fit(
    game: Game, options: Options, positions: int, seed: int, games: int = 0, iterations: int = 100
) -> dict[str, Any]:
    """Weights for one number of seats, and how well they foretell games that they were not fitted to.

    With `games`, these are between seats that think, with the weights there are; else between greedy ones.
    """
    begun = time.perf_counter()
    if games:
        seen = record_thinking(game, options, games, seed, iterations)
    else:
        seen, games = record(game, options, positions, seed)
    cut = len(seen.won) // HELD_OUT * (HELD_OUT - 1)
    fitted, rest = (Positions(*(part[rows] for part in seen)) for rows in (slice(cut), slice(cut, None)))
    weights = adam(fitted, seed)
    even = np.full_like(rest.won, 1 / rest.won.shape[1])
    right = rest.won[np.arange(len(rest.won)), shares(rest.features, weights).argmax(axis=1)].mean()
    # The least possible is what the shares surprise with that are seen: more than nothing where those are no outcomes.
    least = float(-(rest.won * np.log(rest.won + 1e-12)).sum(axis=1).mean())
    return {
        "games": games,
        "positions": len(seen.won),
        "log_loss": round(log_loss(rest, weights), 4),
        "log_loss_of_even_shares": round(float(-(rest.won * np.log(even)).sum(axis=1).mean()), 4),
        "log_loss_at_least": round(least, 4),
        "winner_foretold": round(float(right), 4),
        "seconds": round(time.perf_counter() - begun, 1),
        "weights": [round(float(weight), 5) for weight in weights],
    }
