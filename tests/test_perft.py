"""Perft: with the generator in the state a deal is a fixed tree, so the positions some plies ahead can be counted.

tests/perft/<game>.txt holds counts by depth and the order of the first moves, which are numbers that others store.
"""

from typing import NamedTuple

import pytest

from birdtable.compiling import COMPILING
from birdtable.games import NAMES, load
from birdtable.games.contract import Game, State
from birdtable.lab.perft import divide, perft
from tests.walks import PERFT, dealt, legal

MOST = 10**7 if COMPILING else 400  # positions that are counted in one go


class Case(NamedTuple):
    """A state, the words of its legal moves, and counts by depth."""

    game: str
    start: str
    moves: list[str]
    counts: dict[int, int]

    def __str__(self) -> str:
        return f"{self.game}-{self.start[:60]}"

    def state(self) -> State:
        game = load(self.game)
        what, _, rest = self.start.partition(" ")
        if what == "position":
            return game.notation.read_position(rest, 1)
        seats, seed = map(int, rest.split())
        return dealt(game, seats, seed)


def read_cases(name: str) -> list[Case]:
    """The blocks of a perft file."""
    cases = []
    for block in (PERFT / f"{name}.txt").read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            start, moves, *counts = lines
            pairs = [line.removeprefix("perft ").split() for line in counts]
            by_depth = {int(depth): int(count) for depth, count in pairs}
            cases.append(Case(name, start, moves.removeprefix("moves ").split(), by_depth))
    return cases


CASES = [case for name in NAMES for case in read_cases(name)]


def shown(game: Game, state: State, depth: int) -> str:
    """The counts by first move, to be compared with those of another program or commit."""
    counts = [f"{word} {count}" for word, count in divide(game, state, depth).items()]
    return "\n".join(["divide:", *counts])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_first_moves_and_their_order(case: Case) -> None:
    game = load(case.game)
    assert [game.notation.write_move(move) for move in legal(game, case.state())] == case.moves


@pytest.mark.parametrize("case", CASES, ids=str)
def test_counts(case: Case) -> None:
    game, state = load(case.game), case.state()
    for depth, count in case.counts.items():
        if count > MOST:
            break
        found = perft(game, state, depth)
        if found != count:
            pytest.fail(f"{case.start}\nperft {depth}: expected {count}, found {found}\n{shown(game, state, depth)}")


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_seats_is_counted(name: str) -> None:
    dealt_for = {int(case.start.split()[1]) for case in read_cases(name) if case.start.startswith("deal ")}
    assert dealt_for == set(load(name).seats)


def test_divide_adds_up() -> None:
    for case in CASES[:: len(CASES) // 5]:
        game, state = load(case.game), case.state()
        assert sum(divide(game, state, 2).values()) == perft(game, state, 2) == case.counts[2]
