"""The search: it never peeks, can be repeated and stopped, keeps to its memory, and finds what there is to find."""

import math
import threading
import time

import numpy as np
import pytest

from birdtable.bots.ismcts import SETTINGS
from birdtable.bots.levels import LEVELS
from birdtable.bots.thinking import Plan, lead, never, searcher, think
from birdtable.bots.tree import DEPTH, EDGE, clear, new_room
from birdtable.bots.weights import weights_for
from birdtable.compiling import COMPILING
from birdtable.games.contract import Game, State
from tests.walks import GAMES, Start, dealt, imagined, legal, sight, tables, walk

SEARCHED = [game for game in GAMES if game.name in LEVELS]  # what a search needs, not every game has
every_game = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
every_table = pytest.mark.parametrize("start", [start for game in SEARCHED for start in tables(game)], ids=str)

SHORT = Plan(150 if COMPILING else 5)


def to_decide(start: Start, seed: int) -> list[State]:
    """States of a random game in which there is something to decide."""
    states = walk(start, seed, 0.1)
    return [state for state in states if not state.over and len(legal(start.game, state)) > 1][:6]


@every_table
def test_a_search_makes_a_legal_move_and_leaves_the_sight_alone(start: Start) -> None:
    for state in to_decide(start, 1):
        seen = sight(start.game, state, state.seat)
        before = seen.tobytes()
        thought = think(start.game, seen, 5, SHORT)
        assert seen.tobytes() == before
        assert sorted(thought.visits) == legal(start.game, state)
        assert 0 < sum(thought.visits.values()) == thought.iterations <= SHORT.iterations
        assert all(0 <= share <= 1 for share in thought.shares.values())


@every_table
def test_the_same_seat_in_worlds_with_the_same_sight_thinks_the_same(start: Start) -> None:
    """Other hands, what others drew and all future draws differ: visits and shares do not, to the last bit."""
    for state in to_decide(start, 2):
        worlds = [state, *(imagined(start.game, state, state.seat, seed) for seed in range(3))]
        assert len({world.tobytes() for world in worlds}) > 1
        thoughts = [think(start.game, sight(start.game, world, world.seat), 7, SHORT)[:4] for world in worlds]
        assert all(thought == thoughts[0] for thought in thoughts)


@every_game
def test_the_same_seed_gives_the_same_thought_in_any_number_of_trees(game: Game) -> None:
    start = Start(game, game.seats[-1])
    state = to_decide(start, 3)[0]
    seen = sight(game, state, state.seat)
    for trees in (1, 2):
        plan = SHORT._replace(trees=trees)
        assert think(game, seen, 1, plan)[:4] == think(game, seen, 1, plan)[:4]
        assert think(game, seen, 1, plan).shares != think(game, seen, 2, plan).shares


@every_game
def test_a_search_by_time_ends_in_time(game: Game) -> None:
    state = to_decide(Start(game, 2), 4)[0]
    think(game, sight(game, state, state.seat), 1, SHORT)  # compiles
    thought = think(game, sight(game, state, state.seat), 1, Plan(10**9, seconds=0.05, trees=2))
    assert thought.iterations > 0
    assert thought.seconds < 5  # on a machine that does ten other things


@every_game
def test_a_search_can_be_cancelled(game: Game) -> None:
    state = to_decide(Start(game, 2), 5)[0]
    seen = sight(game, state, state.seat)
    think(game, seen, 1, SHORT)
    stop = never()
    timer = threading.Timer(0.05, stop.fill, (1,))
    timer.start()
    begun = time.perf_counter()
    thought = think(game, seen, 1, Plan(10**7), stop)
    assert time.perf_counter() - begun < 20
    assert thought.iterations < 10**7
    assert thought.move in legal(game, state)
    timer.join()


@every_game
def test_memory_is_bounded(game: Game) -> None:
    """A tree that is full is searched on, and no edge is written behind its end."""
    state = to_decide(Start(game, 2), 6)[0]
    n = len(legal(game, state))
    room = new_room(game, len(weights_for(game, 2)), edges=n + 5)
    clear(room)
    settings = game.new(SETTINGS)
    settings.explore, settings.others, settings.turns = 0.5, 0.5, 1
    many = 400 if COMPILING else 6
    seen = sight(game, state, state.seat)
    assert searcher(game)(seen, room, np.uint64(1), many, settings, weights_for(game, 2), never()) == many
    assert n < room.used[0] <= n + 5
    assert sum(int(room.edges[i].visits) for i in range(1, n + 1)) == many
    assert lead([room]) <= many
    assert EDGE.itemsize == 32
    assert len(room.path) == DEPTH


def test_a_search_stops_when_its_move_cannot_change_any_more() -> None:
    game = GAMES[0]
    state = dealt(game, 2, 3)
    thought = think(game, sight(game, state, state.seat), 1, Plan(4000 if COMPILING else 40))
    first, second, *_ = [*thought.visits.values(), 0]
    left = (4000 if COMPILING else 40) - thought.iterations
    assert left == 0 or first - second > left
    assert math.isfinite(thought.seconds)
    if COMPILING:
        assert pytest.approx(1, abs=1e-9) == sum(thought.visits.values()) / thought.iterations
