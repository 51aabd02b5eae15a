"""Busy Beaks, compiled and naive: both play the same games, letter by letter, and know the same of all hands."""

import random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from birdtable.compiling import COMPILING
from birdtable.games import load
from birdtable.games.contract import State
from tests.naive.both import check, check_perft, check_worlds
from tests.naive.busybeaks import BIRDS, Table
from tests.naive.busybeaks_tables import random_position
from tests.test_perft import CASES, Case
from tests.walks import dealt, played, seeds

GAME = load("busybeaks")


def write(state: State) -> str:
    return GAME.notation.write_position(state)


def play_both(state: State, table: Table, choice: random.Random, plies: int) -> None:
    """Random moves, made by both."""
    fly, play = choice.random(), choice.random()  # how eager the players are to score flocks, or to play birds
    for _ in range(plies):
        words = check(GAME, state, table)
        if choice.random() < 0.05:
            check_worlds(GAME, state, table, choice.getrandbits(64))
        if not words:
            break
        flocks = [word for word in words if word.startswith("fly")]
        if flocks and choice.random() < fly:
            word = choice.choice(flocks)
        elif "draw" in words and choice.random() > play:
            word = "draw"
        else:
            word = choice.choice(words)
        table.play(word)
        state = played(GAME, state, GAME.notation.read_move(word))


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, str, int]:
    """A number of seats, birds, and who starts."""
    seats = draw(st.integers(2, 4))
    letters = st.lists(st.sampled_from(BIRDS), min_size=7, max_size=7, unique=True).map("".join)
    birds = draw(st.sampled_from(["first-play", "surprise"]) | letters)
    return seats, birds, draw(st.integers(1, seats))


def begin(seats: int, seed: int, birds: str, first: int) -> tuple[State, Table]:
    """The same game, for both."""
    options = GAME.notation.read_options(seats, {"birds": birds, "first": str(first)})
    return dealt(GAME, seats, seed, options), Table.deal(seats, seed, birds, first)


@settings(max_examples=12 if COMPILING else 5)
@given(tables=tables(), seed=seeds, moves=seeds)
def test_whole_games(tables: tuple[int, str, int], seed: int, moves: int) -> None:
    seats, birds, first = tables
    state, table = begin(seats, seed, birds, first)
    note(table.position())
    check_worlds(GAME, state, table, moves)
    play_both(state, table, random.Random(moves), 10_000)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals(seats: int) -> None:
    for first in range(1, seats + 1):
        for birds in ("first-play", "surprise", "OEPLMUW", "WCRUMLP"):
            for seed in range(20):
                state, table = begin(seats, seed, birds, first)
                assert write(state) == table.position()


@settings(max_examples=120 if COMPILING else 50)
@given(place=seeds, moves=seeds)
def test_from_positions_late_in_a_game(place: int, moves: int) -> None:
    text = random_position(random.Random(place))
    note(text)
    state, table = GAME.notation.read_position(text, None), Table.read(text)
    assert write(state) == text
    check_worlds(GAME, state, table, moves)
    play_both(state, table, random.Random(moves), 25)


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "busybeaks"], ids=str)
def test_perft(case: Case) -> None:
    check_perft(GAME, Table, case)
