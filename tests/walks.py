"""What the tests play on: every registered game at every number of seats, and random walks through it."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from birdtable.compiling import COMPILING
from birdtable.errors import Malformed
from birdtable.games import NAMES, load
from birdtable.games.contract import NONE, Game, Options, State

PERFT = Path(__file__).parent / "perft"
NO_END = 20_000  # plies after which a random game is taken to be endless

seeds = st.integers(0, 2**64 - 1)
few = settings(max_examples=2 if COMPILING else 1)  # of whole games, each looked at in every ply
some = settings(max_examples=20 if COMPILING else 3)  # of quick things


class Start(NamedTuple):
    """Where games begin: dealt for so many seats, or at a position."""

    game: Game
    seats: int
    position: str = ""

    def __str__(self) -> str:
        if self.position:
            return f"{self.game.name}-position-{positions(self.game.name).index(self.position) + 1}"
        return f"{self.game.name}-{self.seats}"

    def state(self, seed: int) -> State:
        """The first state of a game from here."""
        if self.position:
            return self.game.notation.read_position(self.position, seed)
        return dealt(self.game, self.seats, seed)


def positions(name: str) -> list[str]:
    """The hand-made positions of a game: its examples, and those of its perft file."""
    lines = (PERFT / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    written = [line.removeprefix("position ") for line in lines if line.startswith("position ")]
    return [*load(name).notation.EXAMPLES, *written]


def tables(game: Game) -> list[Start]:
    """A game at every number of seats."""
    return [Start(game, seats) for seats in game.seats]


def starts(game: Game) -> list[Start]:
    """A game at every number of seats, and from its hand-made positions."""
    return tables(game) + [Start(game, 0, position) for position in positions(game.name)]


GAMES = [load(name) for name in NAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=NAMES)
every_table = pytest.mark.parametrize("start", [start for game in GAMES for start in tables(game)], ids=str)
every_start = pytest.mark.parametrize("start", [start for game in GAMES for start in starts(game)], ids=str)


# ---------------------------------------------------------------------------- the functions of a game


def dealt(game: Game, seats: int, seed: int, options: Options | None = None) -> State:
    """A new game."""
    state = game.new()
    game.deal(state, game.notation.read_options(seats, {}) if options is None else options, np.uint64(seed))
    return state


def legal(game: Game, state: State) -> list[int]:
    """The legal moves."""
    moves = np.full(game.moves, NONE, np.int16)
    n = game.legal(state, moves)
    return [int(move) for move in moves[:n]]


def played(game: Game, state: State, move: int) -> State:
    """The state after a move."""
    after = state.copy()
    game.play(after, move)
    return after


def sight(game: Game, state: State, seat: int) -> State:
    """What a seat may know of a state."""
    seen = state.copy()
    game.sight(seen, seat)
    return seen


def imagined(game: Game, state: State, seat: int, seed: int) -> State:
    """A world that the seat cannot tell from this one."""
    world = state.copy()
    game.imagine(world, seat, np.uint64(seed))
    return world


def points(game: Game, state: State) -> list[list[float]]:
    """Points, and scores, of the seats at this table."""
    out = np.full((2, game.seats[-1]), np.nan)
    game.points(state, out)
    return [[float(n) for n in row[: state.seats]] for row in out]


def viewers(state: State) -> list[int]:
    """Who may look: a spectator, and every seat."""
    return [NONE, *range(state.seats)]


# ---------------------------------------------------------------------------- walks


def steps(game: Game, state: State, seed: int) -> Iterator[tuple[State, int, State]]:
    """A random game to its end: each move with the states before and after it."""
    choice = random.Random(seed)
    for _ in range(NO_END):
        if state.over:
            return
        move = choice.choice(legal(game, state))
        after = played(game, state, move)
        yield state, move, after
        state = after
    raise AssertionError(f"no end after {NO_END} moves: {game.notation.write_position(state)}")


def end(game: Game, state: State, seed: int) -> State:
    """Where a random game ends."""
    for *_, after in steps(game, state, seed):
        state = after
    return state


def walk(start: Start, seed: int, share: float = 1.0) -> list[State]:
    """The states of a random game, the first and the last among them, or about this share of those between."""
    choice = random.Random(~seed)
    state = start.state(seed)
    states = [state]
    for _, _, after in steps(start.game, state, seed):
        if after.over or choice.random() < share:
            states.append(after)
    return states


@cache
def option_values(game: Game, seats: int) -> dict[str, list[str]]:
    """By option what may be given with so many seats: its default, and numbers and words that it accepts."""
    found: dict[str, list[str]] = {}
    for option in game.notation.CHOICES:
        tries = [option.default, *map(str, range(17)), *option.values.replace(",", " ").split()]
        found[option.name] = [text for text in dict.fromkeys(tries) if accepts(game, seats, {option.name: text})]
    return found


def accepts(game: Game, seats: int, given: dict[str, str]) -> bool:
    """Whether options can be read."""
    try:
        game.notation.read_options(seats, given)
    except Malformed:
        return False
    return True


@st.composite
def some_options(draw: st.DrawFn, game: Game, seats: int) -> dict[str, str]:
    """Options as text, some of them given."""
    given = {}
    for name, texts in option_values(game, seats).items():
        text = draw(st.none() | st.sampled_from(texts)) if texts else None
        if text is not None:
            given[name] = text
    return given if accepts(game, seats, given) else {}
