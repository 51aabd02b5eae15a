"""Laws 1 to 3: the record, and the deal that fills it."""

import json
import os
import subprocess
import sys

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdtable.compiling import COMPILING
from birdtable.games.contract import HEADER, Game
from tests.laws.digest import digest
from tests.walks import Start, dealt, every_game, every_start, every_table, few, seeds, some, some_options, steps, walk


@every_game
def test_a_state_begins_with_the_header(game: Game) -> None:
    assert [(name, game.state[name].str[1:]) for name in game.state.names or ()][: len(HEADER)] == HEADER


@every_game
def test_no_field_is_called_like_an_attribute_of_a_record(game: Game) -> None:
    """Compiled code would read the field, and plain Python the attribute."""
    for dtype in (game.state, game.options):
        assert not set(dtype.names or ()) & set(dir(np.record))


@every_game
def test_a_record_is_whole_numbers_without_gaps(game: Game) -> None:
    """Bytes that no field owns could differ between equal states; and a bot's clone should take nanoseconds."""
    for dtype in (game.state, game.options):
        assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
        assert {dtype[name].base.kind for name in dtype.names or ()} <= {"i", "u"}
    assert game.state.itemsize <= 1536


@every_game
def test_seats_are_the_first_option_and_known_to_the_state(game: Game) -> None:
    assert (game.options.names or ())[0] == "seats"
    assert "seats" in (game.state.names or ())
    assert len(game.seats) >= 1


@every_start
@few
@given(seed=seeds)
def test_bytes_are_the_whole_game(start: Start, seed: int) -> None:
    """A game taken up from its bytes goes on as the first one did, whatever was played in between."""
    game = start.game
    for state in walk(start, seed, 0.02):
        copy = np.frombuffer(state.tobytes(), game.state).view(np.recarray)[0].copy()
        assert copy.tobytes() == state.tobytes()
        ends = [[after.tobytes() for *_, after in steps(game, first, seed)] for first in (state, copy)]
        assert ends[0] == ends[1]


@every_table
@some
@given(seed=seeds, data=st.data())
def test_deal_reads_nothing_of_what_was_there(start: Start, seed: int, data: st.DataObject) -> None:
    game = start.game
    options = game.notation.read_options(start.seats, data.draw(some_options(game, start.seats)))
    asked = options.tobytes()
    new = dealt(game, start.seats, seed, options)
    for used in (walk(start, 0, 0.01)[-1].tobytes(), b"\xff" * game.state.itemsize):
        dirty = np.frombuffer(used, game.state).view(np.recarray)[0].copy()
        game.deal(dirty, options, np.uint64(seed))
        assert dirty.tobytes() == new.tobytes()
    assert options.tobytes() == asked


@every_table
def test_other_seeds_are_other_games(start: Start) -> None:
    assert len({dealt(start.game, start.seats, seed).tobytes() for seed in range(50)}) == 50


@every_game
def test_compiled_code_and_plain_python_play_the_same_games(game: Game) -> None:
    other = os.environ | {"NUMBA_DISABLE_JIT": "1" if COMPILING else "0"}
    command = [sys.executable, "-m", "tests.laws.digest", game.name]
    done = subprocess.run(command, env=other, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == digest(game)
