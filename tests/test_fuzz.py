"""Whatever is read is either valid, and then can be played, or refused in one line: nothing else ever happens."""

import random
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from birdtable.compiling import COMPILING
from birdtable.errors import Malformed
from birdtable.games import NAMES
from birdtable.games.contract import Game
from birdtable.match import Match
from tests.walks import GAMES, Start, every_game, imagined, legal, played, sight, starts, steps, viewers, walk

LONGEST = 300  # characters of a message
Read = TypeVar("Read")
many = settings(
    max_examples=200 if COMPILING else 60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def read_or_refuse(read: Callable[[], Read]) -> Read | None:
    """What was read; None if it was refused as it should be."""
    try:
        return read()
    except Malformed as refused:
        message = str(refused)
        note(message)
        assert message.isprintable()
        assert 0 < len(message) <= LONGEST
        assert "expected" in message
        return None


def check_position(game: Game, text: str, seed: int | None) -> None:
    """If it can be read, it is written again, and a few moves of it can be played."""
    state = read_or_refuse(lambda: game.notation.read_position(text, seed))
    if state is None:
        return
    for ply in range(6):
        written = game.notation.write_position(state)
        assert game.notation.read_position(written, None).tobytes() == state.tobytes()
        seat = viewers(state)[ply % len(viewers(state))]
        seen = game.notation.write_position(sight(game, state, seat))
        assert game.notation.read_position(seen, 5).tobytes() == imagined(game, state, seat, 5).tobytes()
        moves = legal(game, state)
        assert bool(moves) == (not state.over)
        if not moves:
            break
        state = played(game, state, moves[(ply * 7) % len(moves)])


def some_texts(game: Game, name: str) -> list[str]:
    """Valid positions, or matches: of deals and of random games, whole and as seats see them."""
    found = []
    for number, start in enumerate(starts(game)):
        states = walk(start, number, 0.03)
        for state in random.Random(number).sample(states, min(3, len(states))):
            found.append(game.notation.write_position(state))
            found.append(game.notation.write_position(sight(game, state, viewers(state)[number % 2])))
    return found if name == "position" else [match_text(start, number) for number, start in enumerate(starts(game))]


def match_text(start: Start, number: int) -> str:
    """Some moves of a match, or all."""
    match = Match.start(start.game, start.position, 1) if start.position else Match.deal(start.game, start.seats, 1)
    for _, move, _ in list(steps(start.game, match.state, number))[: number * 3 or None]:
        match.play(move)
    match.names, match.note = ["x"] * match.seats, "a note"
    return match.write()


POSITIONS = {game.name: some_texts(game, "position") for game in GAMES}
MATCHES = {game.name: some_texts(game, "match") for game in GAMES}
PIECES = [
    "",
    "-",
    "*",
    "*6",
    "*99",
    "/",
    ":",
    "0",
    "1",
    "99",
    "128",
    "256",
    "4294967296",
    "-1",
    "F",
    "F127",
    "W20",
    " ",
    "\t",
    "é",
    "\x1b[",
    "\U000e0001",
    "\uff11",
]


def one_of(draw: Callable[[st.SearchStrategy[int]], int], texts: list[str]) -> str:
    """One of many texts, by its number: a failing example prints that, and not all of them."""
    return texts[draw(st.integers(0, len(texts) - 1))]


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A valid text with some pieces cut out, doubled, swapped with those of another, or replaced."""
    text = one_of(draw, texts)
    for _ in range(draw(st.integers(1, 3))):
        separator = draw(st.sampled_from([" ", "/", ":", ".", "\n", ""]))
        parts = text.split(separator) if separator else list(text)
        other = one_of(draw, texts)
        others = other.split(separator) if separator else list(other)
        place = draw(st.integers(0, max(0, len(parts) - 1)))
        source = draw(
            st.sampled_from([*PIECES, *(part * 2 for part in parts[place : place + 1]), *others[place : place + 1]])
        )
        parts[place : place + draw(st.integers(0, 2))] = [source] * draw(st.integers(0, 2))
        text = separator.join(parts)
    return text


seeds_or_none = st.none() | st.integers(0, 2**64 - 1)


@every_game
@many
@given(data=st.data(), seed=seeds_or_none)
def test_mutated_positions(game: Game, data: st.DataObject, seed: int | None) -> None:
    check_position(game, data.draw(mutated(POSITIONS[game.name])), seed)


@every_game
@many
@given(data=st.data(), seed=seeds_or_none)
def test_positions_with_one_field_of_another(game: Game, data: st.DataObject, seed: int | None) -> None:
    """So that more of them pass all but the last checks."""
    fields, others = (one_of(data.draw, POSITIONS[game.name]).split(" ") for _ in range(2))
    place = data.draw(st.integers(0, len(fields) - 1))
    fields[place] = others[place]
    if data.draw(st.booleans()):
        fields = [part for part in fields if part != "*"] if place == 0 else [*fields[:6], "*", *fields[7:]]
    check_position(game, " ".join(fields), seed)


@every_game
@many
@given(text=st.text(max_size=200), seed=seeds_or_none)
def test_any_text_as_a_position(game: Game, text: str, seed: int | None) -> None:
    check_position(game, text, seed)
    check_position(game, f"{game.name} {text}", seed)


@every_game
@many
@given(text=st.text(max_size=100) | st.sampled_from(PIECES))
def test_any_text_as_a_move(game: Game, text: str) -> None:
    move = read_or_refuse(lambda: game.notation.read_move(text))
    if move is not None:
        assert game.notation.write_move(move) == text


@every_game
@many
@given(
    seats=st.integers(-2, 12),
    options=st.data(),
)
def test_any_text_as_an_option(game: Game, seats: int, options: st.DataObject) -> None:
    names = st.text(max_size=60) | st.sampled_from([option.name for option in game.notation.CHOICES] or [""])
    values = st.text(max_size=60) | st.integers(-3, 12).map(str) | st.sampled_from(PIECES)
    texts = options.draw(st.dictionaries(names, values, max_size=2))
    read = read_or_refuse(lambda: game.notation.read_options(seats, texts))
    if read is not None:
        again = game.notation.read_options(seats, game.notation.write_options(read))
        assert again.tobytes() == read.tobytes()


def check_match(text: str) -> None:
    """If it can be read, it is written again."""
    match = read_or_refuse(lambda: Match.read(text))
    if match is not None:
        again = Match.read(match.write())
        assert again.write() == match.write()
        assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("name", NAMES)
@many
@given(data=st.data())
def test_mutated_matches(name: str, data: st.DataObject) -> None:
    check_match(data.draw(mutated(MATCHES[name])))


@many
@given(text=st.text(max_size=200), lines=st.lists(st.text(max_size=50), max_size=5))
def test_any_text_as_a_match(text: str, lines: list[str]) -> None:
    check_match(text)
    check_match("\n".join([f"Game: {NAMES[0]}", "Seats: 2", "Seed: 7", *lines]))
