"""What every naive twin is held to: the same text as the engine, at every step, for everybody who looks on."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol, Self

from birdtable.compiling import COMPILING
from birdtable.games.contract import Game, State
from tests.test_perft import Case
from tests.walks import imagined, legal, points, sight, viewers

MOST = 1200 if COMPILING else 300  # positions that a twin counts in one go


class Twin(Protocol):
    """A game in slow, obvious Python; seats are numbers from 1, and 0 is a spectator."""

    @classmethod
    def read(cls, position: str, seed: int = 0, /) -> Self: ...
    def position(self) -> str: ...
    def sight(self, seat: int) -> str: ...
    def moves(self) -> list[str]: ...
    def play(self, word: str) -> None: ...
    def ending(self) -> str | None: ...
    def points(self) -> Sequence[Fraction]: ...
    def scores(self) -> Sequence[int]: ...


def check(game: Game, state: State, table: Twin) -> list[str]:
    """Engine and twin agree on the position, the legal moves, every sight, the ending, points and scores."""
    notation = game.notation
    assert notation.write_position(state) == table.position()
    words = [notation.write_move(move) for move in legal(game, state)]
    assert words == table.moves()
    for seat in viewers(state):
        assert notation.write_position(sight(game, state, seat)) == table.sight(seat + 1)
    assert (game.endings[state.over - 1] if state.over else None) == table.ending()
    won, scores = points(game, state)
    assert won == [float(share) for share in table.points()]
    assert scores == table.scores()
    return words


def check_worlds(game: Game, state: State, table: Twin, seed: int) -> None:
    """What a seat imagines is what the twin reads from that seat's sight with the same seed."""
    for seat in viewers(state):
        world = game.notation.write_position(imagined(game, state, seat, seed))
        assert world == table.read(table.sight(seat + 1), seed).position()


def check_perft(game: Game, twin: type[Twin], case: Case) -> None:
    """The stored counts are those of two programs that share nothing."""
    position = game.notation.write_position(case.state())
    for depth, number in case.counts.items():
        if number <= MOST:
            assert leaves(twin, position, depth) == number


def leaves(twin: type[Twin], position: str, depth: int) -> int:
    """Positions so many plies ahead."""
    words = twin.read(position).moves()
    if depth == 0 or not words:
        return 1
    found = 0
    for word in words:
        table = twin.read(position)
        table.play(word)
        found += leaves(twin, table.position(), depth - 1)
    return found
