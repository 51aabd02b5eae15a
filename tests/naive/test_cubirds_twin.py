"""CuBirds, compiled and naive: both play the same games, letter by letter, and know the same of each other's hands."""

import random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from birdtable.compiling import COMPILING
from birdtable.games import load
from birdtable.games.contract import State
from tests.naive.both import check, check_perft, check_worlds
from tests.naive.cubirds import Table
from tests.naive.cubirds_tables import random_position
from tests.test_perft import CASES, Case
from tests.walks import dealt, played, seeds

GAME = load("cubirds")


def write(state: State) -> str:
    return GAME.notation.write_position(state)


def play_both(state: State, table: Table, choice: random.Random, plies: int) -> None:
    """Random moves, made by both."""
    fly = choice.random()  # how eager the players are to complete flocks
    for _ in range(plies):
        words = check(GAME, state, table)
        if choice.random() < 0.05:
            check_worlds(GAME, state, table, choice.getrandbits(64))
        if not words:
            break
        flocks = [word for word in words if word.startswith("fly")]
        word = choice.choice(flocks if flocks and choice.random() < fly else words)
        table.play(word)
        state = played(GAME, state, GAME.notation.read_move(word))


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, str]]:
    """A number of seats, and options."""
    seats = draw(st.integers(1, 5))
    given = {}
    if draw(st.booleans()):
        given["dealer"] = str(draw(st.integers(1, seats)))
    if seats == 1:
        given["handicap"] = str(draw(st.integers(0, 6)))
    return seats, given


@settings(max_examples=16 if COMPILING else 8)
@given(tables=tables(), seed=seeds, moves=seeds)
def test_whole_games(tables: tuple[int, dict[str, str]], seed: int, moves: int) -> None:
    seats, options = tables
    state = dealt(GAME, seats, seed, GAME.notation.read_options(seats, options))
    table = Table.deal(seats, seed, int(options.get("dealer", 0)), int(options.get("handicap", 0)))
    check_worlds(GAME, state, table, moves)
    play_both(state, table, random.Random(moves), 10_000)


@pytest.mark.parametrize("seats", range(1, 6))
def test_deals(seats: int) -> None:
    for handicap in range(7) if seats == 1 else [0]:
        options = GAME.notation.read_options(seats, {"handicap": str(handicap)} if seats == 1 else {})
        for seed in range(60):
            state = dealt(GAME, seats, seed, options)
            assert write(state) == Table.deal(seats, seed, handicap=handicap).position()


@settings(max_examples=150 if COMPILING else 60)
@given(place=seeds, moves=seeds)
def test_from_positions_late_in_a_game(place: int, moves: int) -> None:
    text = random_position(random.Random(place))
    note(text)
    state, table = GAME.notation.read_position(text, None), Table.read(text)
    assert write(state) == text
    check_worlds(GAME, state, table, moves)
    play_both(state, table, random.Random(moves), 25)


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "cubirds"], ids=str)
def test_perft(case: Case) -> None:
    check_perft(GAME, Table, case)
