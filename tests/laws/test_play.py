"""Laws 4 to 7 and 10: legal moves, playing them, endings and points, and what may be taken back."""

import numpy as np
import pytest
from hypothesis import given

from birdtable.games.contract import NONE, Game
from tests.walks import (
    Start,
    every_game,
    every_start,
    every_table,
    few,
    imagined,
    legal,
    played,
    points,
    seeds,
    sight,
    starts,
    steps,
    walk,
)

GUARD = -77  # no move


@every_start
@few
@given(seed=seeds)
def test_legal_moves_are_ascending_numbers_of_moves(start: Start, seed: int) -> None:
    """At least one until the game is over, then none; and they are all that `legal` writes where others may read."""
    game = start.game
    for state in walk(start, seed):
        before = state.tobytes()
        buffer = np.full(game.moves + 16, GUARD, np.int16)
        n = game.legal(state, buffer[: game.moves])
        moves = [int(move) for move in buffer[:n]]
        assert state.tobytes() == before
        assert set(buffer[game.moves :]) == {GUARD}
        assert moves == sorted(set(moves))
        assert set(moves) <= set(range(game.moves))
        assert (n == 0) == bool(state.over)


@every_start
@few
@given(seed=seeds)
def test_a_move_adds_one_ply_and_replays_exactly(start: Start, seed: int) -> None:
    first = start.state(seed)
    taken = list(steps(start.game, first, seed))
    again = first.copy()
    for _, move, after in taken:
        start.game.play(again, move)
        assert again.tobytes() == after.tobytes()
        assert after.ply == first.ply + 1
        first = after


@every_start
@few
@given(seed=seeds)
def test_past_copies_never_change(start: Start, seed: int) -> None:
    states = [start.state(seed)]
    seen = [states[0].tobytes()]
    for *_, after in steps(start.game, states[0], seed):
        states.append(after)
        seen.append(after.tobytes())
    assert [state.tobytes() for state in states] == seen


@every_start
@few
@given(seed=seeds)
def test_random_play_ends(start: Start, seed: int) -> None:
    """`walk` gives up on a game without an end."""
    states = walk(start, seed)
    last = states[-1]
    assert not any(state.over for state in states[:-1])
    assert 1 <= last.over <= len(start.game.endings)
    assert last.phase == 0
    assert last.seat == (states[-2] if len(states) > 1 else last).seat


@every_start
@few
@given(seed=seeds)
def test_the_header_keeps_its_meaning(start: Start, seed: int) -> None:
    """A turn belongs to one seat, and turns only go forward."""
    for before, _, after in steps(start.game, start.state(seed), seed):
        assert 0 <= after.seat < after.seats
        assert after.turn >= before.turn >= 1
        assert after.turn > before.turn or after.seat == before.seat
        assert after.rng != 0


@every_start
@few
@given(seed=seeds)
def test_points_are_shared_by_the_winners_of_a_finished_game(start: Start, seed: int) -> None:
    for state in walk(start, seed, 0.3):
        before = state.tobytes()
        won, scores = points(start.game, state)
        assert state.tobytes() == before
        assert np.isfinite(scores).all()
        if not state.over:
            assert set(won) == {0}
            continue
        assert sum(won) == pytest.approx(1)
        assert len(set(won) - {0}) == 1  # all winners have the same


@every_start
@few
@given(seed=seeds)
def test_what_may_be_taken_back_has_shown_nothing_new(start: Start, seed: int) -> None:
    """As long as `reveals` stays, whoever moved could have foretold all that it sees afterwards."""
    game = start.game
    for before, move, after in steps(game, start.state(seed), seed):
        more = after.reveals - before.reveals
        assert more in (0, 1)
        assert more == 1 or not after.over
        if more == 0:
            seat = before.seat
            seen = sight(game, after, seat).tobytes()
            for world in (imagined(game, before, seat, seed), imagined(game, before, seat, ~seed % 2**64)):
                assert sight(game, played(game, world, move), seat).tobytes() == seen


@every_table
def test_some_moves_show_something_new(start: Start) -> None:
    """Else `reveals` would forbid too much: of moves that count as reveals most could not have been foretold."""
    game, foretold, reveals = start.game, 0, 0
    for before, move, after in steps(game, start.state(5), 5):
        if after.reveals > before.reveals and not after.over:
            worlds = [imagined(game, before, before.seat, seed) for seed in range(8)]
            seen = {sight(game, played(game, world, move), before.seat).tobytes() for world in worlds}
            reveals += 1
            foretold += len(seen) == 1
    assert reveals > 2 * foretold


@every_game
def test_every_move_number_and_every_ending_is_reached(game: Game) -> None:
    """A number that no game uses is a slip. Hand-made positions may be needed to reach rare endings."""
    moves: set[int] = set()
    endings: set[int] = set()
    for start in starts(game):
        for seed in range(12):
            for before, _, after in steps(game, start.state(seed), seed):
                moves.update(legal(game, before))
                endings.add(int(after.over))
    assert moves == set(range(game.moves))
    assert endings == set(range(len(game.endings) + 1))
    assert NONE not in moves
