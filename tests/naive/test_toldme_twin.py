"""The Bird Told Me, compiled and naive: both play the same games, letter by letter, with our deck and with others."""

import random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from birdtable.compiling import COMPILING
from birdtable.games import load
from birdtable.games.contract import State
from birdtable.games.toldme.birds import OUR_DECK
from birdtable.games.toldme.deck import write_deck
from birdtable.games.toldme.fields import FIELDS
from tests.naive.toldme import Table
from tests.naive.toldme_birds import BIRDS
from tests.test_perft import CASES, Case
from tests.walks import dealt, legal, played, points, seeds, sight, viewers

GAME = load("toldme")
MOST = 300  # positions that the twin counts in one go


def fields(state: State) -> dict[str, str]:
    return dict(zip(FIELDS, GAME.notation.write_position(state).split(), strict=True))


def check(state: State, table: Table) -> list[str]:
    """Both agree on the table, the legal moves, what each seat sees, the ending and the winner."""
    words = [GAME.notation.write_move(move) for move in legal(GAME, state)]
    assert same(fields(state), table.fields())
    assert words == table.asked[1]
    for seat in viewers(state):
        assert same(fields(sight(GAME, state, seat)), table.fields(seat))
    if state.over:
        won, scores = points(GAME, state)
        assert won == [float(seat == table.winner()) for seat in range(table.seats)]
        assert scores == [table.points(seat) for seat in range(table.seats)]
    return words


def same(ours: dict[str, str], theirs: dict[str, str]) -> bool:
    """Whether the fields that both write are alike; a card in the air lies nowhere else."""
    assert {name: ours[name] for name in theirs} == theirs
    return True


def play_both(state: State, table: Table, choice: random.Random, plies: int) -> None:
    """Random moves, made by both; passes and "done" are rare, so that much happens."""
    for _ in range(plies):
        note(f"{table.news}: {GAME.notation.write_position(state)}")
        words = check(state, table)
        if not words:
            return
        busy = [word for word in words if word not in ("pass", "done")]
        word = choice.choice(busy if busy and choice.random() < 0.8 else words)
        table.play(word)
        state = played(GAME, state, GAME.notation.read_move(word))


def some_deck(choice: random.Random) -> str:
    """A deck with other values, connectors and numbers; the printed colours and instructions."""
    cards = []
    shapes = ["ne", "ns", "nw", "es", "ew", "sw", "nes", "nsw", "new", "esw"]
    for card in write_deck(OUR_DECK).split("/"):
        number, color, _, _, says = card.split(".")
        inside = says.replace("[1]", f"[{choice.choice([1, 1, 2, 3])}]").replace("(2)", f"({choice.randint(1, 3)})")
        cards.append(f"{number}.{color}.{choice.choice([1, 1, 1, 2, 2, 3, 4])}.{choice.choice(shapes)}.{inside}")
    return "/".join(cards)


@settings(max_examples=10 if COMPILING else 4)
@given(seats=st.integers(2, 5), bonus=st.booleans(), own=st.booleans(), seed=seeds, moves=seeds)
def test_whole_games(seats: int, bonus: bool, own: bool, seed: int, moves: int) -> None:
    choice = random.Random(moves)
    deck = some_deck(choice) if own else write_deck(OUR_DECK)
    options = GAME.notation.read_options(seats, {"bonus": "yes" if bonus else "no", "deck": deck})
    state, table = dealt(GAME, seats, seed, options), Table(seats, seed, bonus, deck)
    play_both(state, table, choice, 10_000)


@pytest.mark.parametrize("seats", range(2, 6))
def test_deals(seats: int) -> None:
    deck = write_deck(OUR_DECK)
    for seed in range(60):
        check(dealt(GAME, seats, seed), Table(seats, seed, False, deck))


def test_all_birds_are_there() -> None:
    assert sorted(BIRDS) == list(range(1, 49))


@pytest.mark.parametrize("case", [c for c in CASES if c.game == "toldme" and c.start.startswith("deal ")], ids=str)
def test_perft(case: Case) -> None:
    """The stored counts are those of two programs that share nothing."""
    seats, seed = map(int, case.start.split()[1:])
    for depth, number in case.counts.items():
        if number <= MOST:
            assert leaves(seats, seed, [], depth) == number


def leaves(seats: int, seed: int, words: list[str], depth: int) -> int:
    """Positions so many plies behind these moves from a deal."""
    table = Table(seats, seed, False, write_deck(OUR_DECK))
    for word in words:
        table.play(word)
    if depth == 0 or not table.asked[1]:
        return 1
    return sum(leaves(seats, seed, [*words, word], depth - 1) for word in table.asked[1])
