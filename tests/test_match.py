"""Matches: taking back, looking back, and the text file, for every game."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdtable.errors import IllegalMove, Malformed
from birdtable.games import NAMES, load
from birdtable.games.contract import NONE, Game
from birdtable.languages import speak
from birdtable.match import Match
from tests.walks import (
    Start,
    every_game,
    every_start,
    every_table,
    few,
    points,
    seeds,
    sight,
    some,
    some_options,
    steps,
)

PEOPLE = ["Anna", "Ben", "Chloé", "Dan", "Eve"]
text_of_people = st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters=","), min_size=1, max_size=12)


def match_at(start: Start, seed: int, plies: int | None = None) -> Match:
    """A random match, or so many plies of one."""
    game = start.game
    match = Match.start(game, start.position, seed) if start.position else Match.deal(game, start.seats, seed)
    for _, move, _ in steps(game, match.state, seed):
        if plies is not None and len(match.moves) == plies:
            break
        match.play(move)
    return match


def same(one: Match, other: Match) -> bool:
    """Whether two matches are the same, state by state."""
    told = [(match.moves, match.seed, match.options, match.position, match.names, match.note) for match in (one, other)]
    states = [[state.tobytes() for state in match.states] for match in (one, other)]
    return told[0] == told[1] and states[0] == states[1] and one.game is other.game


# ---------------------------------------------------------------------------- playing


@every_start
@few
@given(seed=seeds)
def test_a_move_is_taken_back_exactly_while_it_showed_nothing(start: Start, seed: int) -> None:
    match = match_at(start, seed, 0)
    assert not match.can_take_back()
    for before, move, after in steps(start.game, match.state, seed):
        match.play(move)
        allowed = (before.turn, before.reveals) == (after.turn, after.reveals)
        assert match.can_take_back() == allowed
        if not allowed:
            with pytest.raises(IllegalMove):
                match.take_back()
            continue
        match.take_back()
        assert match.state.tobytes() == before.tobytes()
        match.play(move)
    assert not match.can_take_back()  # the end of the game is told


@every_table
@few
@given(seed=seeds)
def test_all_moves_of_a_turn_are_taken_back_one_by_one(start: Start, seed: int) -> None:
    match = match_at(start, seed)
    for plies in range(len(match.moves)):
        other = match_at(start, seed, plies)
        turn, shown = other.state.turn, other.state.reveals
        while other.can_take_back():
            other.take_back()
        first = next(i for i, s in enumerate(match.states) if (s.turn, s.reveals) == (turn, shown))
        assert len(other.moves) == first
        assert other.state.tobytes() == match.states[first].tobytes()
        if plies > 40:
            break


@every_table
def test_an_illegal_move_is_refused_and_changes_nothing(start: Start) -> None:
    match = match_at(start, 3, 6)
    before = match.write()
    for move in sorted(set(range(start.game.moves)) - set(match.legal())):
        with pytest.raises(IllegalMove, match=rf"^{start.game.notation.write_move(move)}: .+"):
            match.play(move)
    assert match.write() == before


@every_start
@few
@given(seed=seeds)
def test_every_ply_can_be_seen_again(start: Start, seed: int) -> None:
    """A match keeps all its states; they are those that its moves lead to, and the sights are theirs."""
    game, match = start.game, match_at(start, seed)
    state = match.states[0].copy()
    for ply, move in enumerate([*match.moves, None]):
        assert match.states[ply].tobytes() == state.tobytes()
        for seat in (NONE, ply % match.seats):
            assert match.sight(seat, ply).tobytes() == sight(game, state, seat).tobytes()
        if move is not None:
            game.play(state, move)
    names = PEOPLE[: match.seats]
    assert all(match.tell(ply, NONE, names, speak("en")) for ply in range(1, len(match.states), 7))


@every_table
def test_result_names_the_ending_and_shares_the_points(start: Start) -> None:
    assert match_at(start, 1, 3).result() == ""
    for seed in range(20):
        match = match_at(start, seed)
        ending, *shares = match.result().split(" ")
        assert ending == start.game.endings[match.state.over - 1]
        assert sum(map(Fraction, shares)) == 1
        assert [float(share) for share in match.points()] == pytest.approx(points(start.game, match.state)[0])


# ---------------------------------------------------------------------------- the text file


@every_start
@some
@given(seed=seeds, plies=st.none() | st.integers(0, 60), note=st.text(max_size=30), data=st.data())
def test_a_match_comes_back_from_its_text(
    start: Start, seed: int, plies: int | None, note: str, data: st.DataObject
) -> None:
    """Unfinished or not, with names and a note, with blank lines and comments between."""
    match = match_at(start, seed, plies)
    match.names = data.draw(st.just([]) | st.lists(text_of_people, min_size=match.seats, max_size=match.seats))
    match.note = " ".join("".join(c if c.isprintable() else " " for c in note).split())
    text = match.write()
    again = Match.read(text)
    assert same(match, again)
    assert again.write() == text
    lines = text.splitlines()
    place = data.draw(st.integers(0, len(lines)))
    commented = [*lines[:place], "# a comment", "", "   ", *lines[place:]]
    assert same(match, Match.read("\ufeff" + "\r\n".join(commented)))


@every_table
@some
@given(seed=seeds, data=st.data())
def test_options_are_headers(start: Start, seed: int, data: st.DataObject) -> None:
    given_options = data.draw(some_options(start.game, start.seats))
    match = Match.deal(start.game, start.seats, seed, given_options)
    assert same(match, Match.read(match.write()))
    for name, value in match.options.items():
        assert f"\n{name}: {value}\n" in match.write()


@every_table
def test_a_longer_match_begins_like_a_shorter_one(start: Start) -> None:
    whole = match_at(start, 4).write_turns()
    for plies in range(1, 30):
        *full, last = match_at(start, 4, plies).write_turns()
        assert whole[: len(full)] == full
        assert whole[len(full)].startswith(last)


@every_game
def test_names_and_notes_are_such_that_they_can_be_read_again(game: Game) -> None:
    match = match_at(Start(game, game.seats[-1]), 7, 0)
    match.note = " a note "
    assert match.note == "a note"
    for name in ("Anna, the first", " ", "a\tb"):
        with pytest.raises(Malformed, match=r"^Names: expected"):
            match.names = [name, *PEOPLE[1 : match.seats]]
    with pytest.raises(Malformed, match=r"^Note: expected"):
        match.note = "two\nlines"


def plain(game: Game) -> str:
    """A short match, for spoiling."""
    match = match_at(Start(game, game.seats[-1]), 7, 30)
    match.names = PEOPLE[: match.seats]
    match.note = "a note"
    return match.write()


def spoilt(text: str) -> dict[str, tuple[str, str]]:
    """By what is wrong: a malformed text, and how its message begins."""
    lines = text.splitlines()
    blank = lines.index("")
    first = lines[blank + 1]
    number, seat, word = first.split()[:3]

    def put(old: str, new: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    def without(name: str) -> str:
        return "\n".join(line for line in lines if not line.startswith(name))

    return {
        "nothing": ("", "Game: expected"),
        "only a comment": ("# nothing\n", "Game: expected"),
        "no game": (without("Game"), "Game: expected"),
        "game not first": ("Seed: 1\n" + without("Seed"), "Game: expected"),
        "another game": (put("Game: ", "Game: not-"), "Game: expected"),
        "another edition": (put("Edition: ", "Edition: 9"), "Edition: expected"),
        "no seed": (without("Seed"), "Seed: expected"),
        "seed too big": (put("Seed: 7", f"Seed: {2**64}"), "seed: expected"),
        "seed no number": (put("Seed: 7", "Seed: seven"), "seed: expected"),
        "seed negative": (put("Seed: 7", "Seed: -7"), "seed: expected"),
        "no seats": (without("Seats"), "Seats: expected"),
        "too many seats": (put("Seats: ", "Seats: 1"), "Seats: expected"),
        "seats and position": (put("Seed:", "Position: x\nSeed:"), "'Seats': expected no such header"),
        "bad position": (without("Seats").replace("Seed:", "Position: x\nSeed:"), "Position, position: expected"),
        "option beside position": (
            without("Seats").replace("Seed:", "Position: x\nfoo: 1\nSeed:"),
            "header 'foo': expected",
        ),
        "unknown option": (put("Seed:", "colour: blue\nSeed:"), "header 'colour': expected"),
        "header twice": (put("Seed: 7", "Seed: 7\nSeed: 7"), f"line {lines.index('Seed: 7') + 2}: expected"),
        "no header": (put("Seed: 7", "Seed 7"), f"line {lines.index('Seed: 7') + 1}: expected a header"),
        "header after a blank": (
            put("Seed: 7", "The seed: 7"),
            f"line {lines.index('Seed: 7') + 1}: expected a header",
        ),
        "players": (put("Names:", "Players: human, a\tb\nNames:"), "Players: expected"),
        "one name": (put("Names: Anna,", "Names: Anna, Zoe,"), "Names: expected"),
        "header between turns": (text + "Note: late\n", f"line {len(lines) + 1}: expected a turn"),
        "prose between turns": (text + "and so on\n", f"line {len(lines) + 1}: expected a turn"),
        "another turn": (put(f"{number} {seat}", f"8{number} {seat}"), f"line {blank + 2}: expected turn"),
        "another seat": (put(f"{number} {seat}", f"{number} 9"), f"line {blank + 2}: expected turn"),
        "a huge turn": (put(f"{number} {seat}", f"{'9' * 50}. {seat}"), f"line {blank + 2}: expected"),
        "no moves": (put(first, f"{number} {seat}"), f"line {blank + 2}: expected"),
        "no word": (put(f" {word}", " ?!"), f"line {blank + 2}, move: expected"),
        "word twice": (put(f" {word}", f" {word} {word}"), f"line {blank + 2}: expected"),
        "a turn that goes on": (put(first, first + " " + " ".join(lines[blank + 2].split()[2:])), f"line {blank + 2}:"),
        "early result": (put("Note:", "Result: stalled 1\nNote:"), "Result: expected what follows"),
    }


CASES = [(name, what) for name in NAMES for what in spoilt(plain(load(name)))]


@pytest.mark.parametrize(("game", "what"), CASES)
def test_what_is_malformed_is_refused_in_one_line(game: str, what: str) -> None:
    text, message = spoilt(plain(load(game)))[what]
    with pytest.raises(Malformed) as refused:
        Match.read(text)
    assert str(refused.value).startswith(message)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) <= 300


@every_table
def test_a_wrong_result_is_refused(start: Start) -> None:
    text = match_at(start, 2).write()
    header = next(line for line in text.splitlines() if line.startswith("Result: "))
    assert Match.read(text.replace(header + "\n", "")).result() == header.removeprefix("Result: ")
    with pytest.raises(Malformed, match=r"^Result: expected what follows"):
        Match.read(text.replace(header, header + " 1/2"))
    with pytest.raises(Malformed, match=r"^line [0-9]+: expected a legal move"):
        Match.read(text.rstrip() + " " + text.split()[-1])
