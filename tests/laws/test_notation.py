"""Law 11: positions, moves and options as text and back, without loss."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdtable.errors import Malformed
from birdtable.games.contract import Game
from tests.walks import (
    Start,
    every_game,
    every_start,
    every_table,
    few,
    imagined,
    seeds,
    sight,
    some,
    some_options,
    viewers,
    walk,
)


@every_game
def test_each_move_has_a_word_of_its_own(game: Game) -> None:
    words = [game.notation.write_move(move) for move in range(game.moves)]
    assert [game.notation.read_move(word) for word in words] == list(range(game.moves))
    assert len({word.lower() for word in words}) == game.moves  # they differ when spoken, too
    for word in words:
        assert re.fullmatch(r"[A-Za-z0-9+-]{2,12}", word)


@every_game
@pytest.mark.parametrize("word", ["", " ", "?", "0", "-1", "skip skip", "SKIP!", "é", "*"])
def test_what_is_no_move_is_refused(game: Game, word: str) -> None:
    with pytest.raises(Malformed, match=r"^move: expected "):
        game.notation.read_move(word)


@every_start
@few
@given(seed=seeds)
def test_a_position_holds_the_whole_state(start: Start, seed: int) -> None:
    notation = start.game.notation
    for state in walk(start, seed, 0.06):
        text = notation.write_position(state)
        assert text.isprintable()
        assert text.split(" ")[0] == start.game.name
        again = notation.read_position(text, None)
        assert again.tobytes() == state.tobytes()
        assert notation.write_position(again) == text


@every_start
@few
@given(seed=seeds)
def test_reading_a_sight_with_a_seed_is_imagining_with_that_seed(start: Start, seed: int) -> None:
    game = start.game
    for state in walk(start, seed, 0.03):
        for seat in viewers(state):
            seen = sight(game, state, seat)
            text = game.notation.write_position(seen)
            world = game.notation.read_position(text, seed)
            assert world.tobytes() == imagined(game, state, seat, seed).tobytes()
            assert game.notation.write_position(sight(game, world, seat)) == text


@every_start
@few
@given(seed=seeds)
def test_stars_need_a_seed(start: Start, seed: int) -> None:
    for state in walk(start, seed, 0.02):
        for seat in viewers(state):
            text = start.game.notation.write_position(sight(start.game, state, seat))
            assert "*" in text
            with pytest.raises(Malformed, match=r"^seed: expected "):
                start.game.notation.read_position(text, None)


@every_game
def test_examples_can_be_read(game: Game) -> None:
    assert game.notation.EXAMPLES
    for text in game.notation.EXAMPLES:
        state = game.notation.read_position(text, 1)
        assert game.notation.read_position(game.notation.write_position(state), None).tobytes() == state.tobytes()


@every_table
@some
@given(data=st.data())
def test_options_come_back_from_their_text(start: Start, data: st.DataObject) -> None:
    notation = start.game.notation
    options = notation.read_options(start.seats, data.draw(some_options(start.game, start.seats)))
    written = notation.write_options(options)
    assert options.seats == start.seats
    assert notation.read_options(start.seats, written).tobytes() == options.tobytes()
    assert set(written) <= {option.name for option in notation.CHOICES}


@every_table
def test_defaults_are_what_is_not_given(start: Start) -> None:
    notation = start.game.notation
    plain = notation.read_options(start.seats, {})
    assert notation.write_options(plain) == {}
    for option in notation.CHOICES:
        assert option.name
        assert option.values
        assert option.help
    with pytest.raises(Malformed, match=r"^option 'no-such-option': expected "):
        notation.read_options(start.seats, {"no-such-option": "1"})


@every_game
def test_no_other_number_of_seats_is_accepted(game: Game) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 99):
        with pytest.raises(Malformed, match=r"^seats: expected "):
            game.notation.read_options(seats, {})
