"""The lab: simulations, bots, the benchmark and perft, on every game and number of seats."""

import json
from typing import Any

import numpy as np
import pytest

from birdtable import bots
from birdtable.bots import CHANCE
from birdtable.compiling import COMPILING, compiled_for, njit
from birdtable.games.chance import start as start_chance
from birdtable.games.contract import Game, State
from birdtable.lab import bench as bench_module
from birdtable.lab import simulate as simulate_module
from birdtable.lab.bench import bench, time_compiling
from birdtable.lab.perft import perft
from birdtable.lab.playing import ENDINGS, play_with_bots
from birdtable.lab.simulate import play_games, simulate
from tests.walks import Start, dealt, every_game, every_table, imagined, legal, played, points, sight, walk

MANY = 3000 if COMPILING else 12  # games
FEW = 300 if COMPILING else 2
SPEEDS = {"seconds", "moves_per_second", "games_per_second"}
KEYS = {"games", "moves", "turns", "points", "endings", *SPEEDS}


def hands(start: Start) -> int:
    """How many seats are played, one played by the rules included."""
    return int(start.state(0).seats)


def figures(start: Start, names: list[str], games: int, **how: Any) -> dict[str, Any]:
    """What a simulation found, but for its speed."""
    options = start.game.notation.read_options(start.seats, {})
    found = simulate(start.game, options, names, 5, games, **how)
    assert set(found) == KEYS
    return {key: value for key, value in found.items() if key not in SPEEDS}


def choose(game: Game, bot: str, seen: State, seed: int) -> int:
    """A bot's move, with a generator of its own."""
    rng = game.new(CHANCE)
    start_chance(rng, np.uint64(seed))
    moves = np.zeros(game.moves, np.int16)
    return int(bots.load(game, bot)(seen, moves, game.legal(seen, moves), rng))


# ---------------------------------------------------------------------------- simulations


@every_table
@pytest.mark.parametrize("bot", bots.NAMES)
def test_figures_do_not_depend_on_cores_or_chunks(start: Start, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names, games, chunk = [bot] * hands(start), FEW, 7 if COMPILING else 1
    once = figures(start, names, games, cores=1)
    assert once == figures(start, names, games, cores=3)
    monkeypatch.setattr(simulate_module, "CHUNK", chunk)
    reports: list[int] = []
    assert once == figures(start, names, games, cores=2, report=reports.append)
    assert sum(reports) == games
    assert set(reports) <= {chunk, games % chunk}


@every_table
def test_figures_add_up(start: Start) -> None:
    found = figures(start, ["uniform"] * hands(start), FEW)
    assert found["games"] == sum(found["endings"].values()) == FEW
    assert sum(found["points"]) == pytest.approx(found["games"], abs=1e-3)
    assert found["moves"] >= found["turns"] >= found["games"]
    assert list(found["endings"]) == list(start.game.endings)


@every_table
@pytest.mark.parametrize("bot", bots.NAMES)
def test_figures_are_those_of_single_games(start: Start, bot: str) -> None:
    """A simulation counts what the same games come to one by one: here with the same choices, made by hand.

    The bots' chance is begun at the complement of the deal's seed: at the seed itself, choices would tell the draws.
    """
    game, seat_count, games = start.game, hands(start), 5 if COMPILING else 2
    rng = game.new(CHANCE)
    moves = turns = 0
    endings = [0] * len(game.endings)
    shares = np.zeros(seat_count)
    for seed in range(5, 5 + games):
        state = dealt(game, start.seats, seed)
        start_chance(rng, ~np.uint64(seed))
        while not state.over:
            moves_now = np.array(legal(game, state), np.int16)
            seen, n = sight(game, state, state.seat), len(moves_now)
            move = bots.load(game, bot)(seen, moves_now, n, rng) if n > 1 else moves_now[0]
            state = played(game, state, int(move))
        moves, turns = moves + int(state.ply), turns + int(state.turn)
        endings[state.over - 1] += 1
        shares += points(game, state)[0]
    found = figures(start, [bot] * seat_count, games)
    assert (found["moves"], found["turns"], list(found["endings"].values())) == (moves, turns, endings)
    assert found["points"] == pytest.approx(shares, abs=1e-3)


@every_game
def test_no_games_at_all(game: Game) -> None:
    start = Start(game, game.seats[-1])
    found = figures(start, ["uniform"] * hands(start), 0)
    assert (found["games"], found["moves"], sum(found["points"])) == (0, 0, 0)


# ---------------------------------------------------------------------------- bots


@every_table
@pytest.mark.parametrize("bot", bots.NAMES)
def test_bots_make_legal_moves_and_leave_the_sight_alone(start: Start, bot: str) -> None:
    game = start.game
    for seed in range(3 if COMPILING else 1):
        state = start.state(seed)
        while not state.over:
            seen = sight(game, state, state.seat)
            before = seen.tobytes()
            move = choose(game, bot, seen, state.ply)
            assert seen.tobytes() == before
            assert move in legal(game, state)
            state = played(game, state, move)


@every_table
@pytest.mark.parametrize("bot", bots.NAMES)
def test_a_bot_moves_alike_in_all_worlds_that_its_seat_cannot_tell_apart(start: Start, bot: str) -> None:
    game = start.game
    for state in walk(start, 3, 0.1)[:-1]:
        worlds = [state, *(imagined(game, state, state.seat, seed) for seed in range(3))]
        assert len({choose(game, bot, sight(game, world, world.seat), 8) for world in worlds}) == 1


@njit
def first_if_blind(sight: Any, moves: Any, n: int, rng: Any) -> int:
    """The first move; the last if the future can be seen."""
    return int(moves[0] if sight.rng == 0 else moves[n - 1])


@every_table
def test_whoever_runs_a_bot_hands_it_a_sight(start: Start) -> None:
    """Else this bot would play differently than in games where it always makes the first move."""
    game, count, seed = start.game, hands(start), 4
    player = compiled_for(game, play_with_bots, greedy=first_if_blind)
    table = np.zeros(2, game.state).view(np.recarray)
    tally = np.zeros(ENDINGS + len(game.endings), np.int64)
    seats, out = np.ones(count, np.int64), np.zeros((2, 2, game.seats[-1]))
    options = game.notation.read_options(start.seats, {})
    state = dealt(game, start.seats, seed)
    for _ in range(20_000):
        if not state.over:
            state = played(game, state, legal(game, state)[0])
    assert state.over
    player(table, options, np.uint64(seed), 1, seats, np.zeros(game.moves, np.int16), game.new(CHANCE), out, tally)
    assert table[0].tobytes() == state.tobytes()


@every_table
def test_greedy_beats_uniform_by_far(start: Start) -> None:
    """One greedy seat at a table of others wins much more than its share; wherever it sits, and if a seat chooses."""
    count = hands(start)
    if start.seats == 1:
        options = start.game.notation.read_options(1, {})
        won = [play_games(start.game, options, [bot] * count, 1, MANY).points[0][0] for bot in ("greedy", "uniform")]
        assert won[0] > 1.5 * won[1]
        return
    for seat in {0, count - 1}:
        names = ["uniform"] * count
        names[seat] = "greedy"
        assert figures(start, names, MANY)["points"][seat] > 1.6 * MANY / count


# ---------------------------------------------------------------------------- benchmark and perft


@every_table
def test_bench_plays_for_about_as_long_as_asked(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "BATCH", 20 if COMPILING else 2)
    found = bench(start.game, start.seats, 0.02)
    assert set(found) == KEYS
    assert found["seconds"] >= 0.02
    assert found["games"] > 0
    assert found["games"] == sum(found["endings"].values())
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"], rel=0.01)


@every_game
def test_time_to_compile_is_printed(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    time_compiling(game.name)
    assert 0 <= json.loads(capsys.readouterr().out) < 600


def count_plainly(game: Game, state: State, depth: int) -> int:
    """Perft as everybody would write it."""
    if depth == 0 or state.over:
        return 1
    return sum(count_plainly(game, played(game, state, move), depth - 1) for move in legal(game, state))


@every_table
def test_perft_is_the_plain_recursion(start: Start) -> None:
    states = walk(start, 1, 0.05)
    for state in [*states[:2], *states[-3:]]:
        before = state.tobytes()
        for depth in range(4 if COMPILING else 3):
            assert perft(start.game, state, depth) == count_plainly(start.game, state, depth)
        assert state.tobytes() == before
