"""Law 12: words are made of sights, for every seat and a spectator, at every moment of a game."""

import re
from gettext import NullTranslations

from hypothesis import given

from birdtable.games.contract import State
from birdtable.languages import NAMES, speak
from tests.walks import Start, every_start, few, legal, seeds, sight, steps, viewers, walk

PEOPLE = ["Anna", "Ben", "Chloé", "Dan", "Eve", "Finn", "Gus"]
LEFT_OVER = re.compile(r"[{}\x00-\x1f\x7f]")  # French has spaces that do not count as printable
LANGUAGES = [speak(name) for name in NAMES]


def check_line(text: str) -> None:
    """One line for people, with nothing left to be filled in."""
    assert text
    assert not LEFT_OVER.search(text)
    assert text == text.strip()


def check_words(start: Start, before: State, after: State, t: NullTranslations) -> None:
    """What the words tell one viewer of a move and of the table it leaves."""
    words, names = start.game.words, PEOPLE[: after.seats]
    said = words.tell(before, after, names, t)
    assert said
    said.append(words.task(after, t))
    if after.over:
        said.append(words.ending(after, names, t))
    for line in said:
        check_line(line)
    picture = words.picture(after, names, t)
    for line in filter(None, picture.split("\n")):
        assert not LEFT_OVER.search(line)


@every_start
@few
@given(seed=seeds)
def test_all_that_happens_can_be_told_to_everybody(start: Start, seed: int) -> None:
    """The sights that it is told of stay as they are."""
    game = start.game
    for before, _, after in steps(game, start.state(seed), seed):
        if after.ply % 6 == seed % 6 or after.over:
            for seat in viewers(after):
                t = LANGUAGES[(after.ply + seat) % len(LANGUAGES)]
                sights = [sight(game, state, seat) for state in (before, after)]
                bytes_seen = [seen.tobytes() for seen in sights]
                check_words(start, sights[0], sights[1], t)
                assert [seen.tobytes() for seen in sights] == bytes_seen


@every_start
@few
@given(seed=seeds)
def test_every_legal_move_is_foreseen_and_every_other_explained(start: Start, seed: int) -> None:
    game, words = start.game, start.game.words
    for state in walk(start, seed, 0.06):
        seen = sight(game, state, state.seat)
        before = seen.tobytes()
        moves = legal(game, state)
        t = LANGUAGES[int(state.ply) % len(LANGUAGES)]
        foreseen = [words.foresee(seen, move, t) for move in moves]
        for text in foreseen:
            check_line(text)
        if menu := " ".join(words.menu(seen, moves, t)):
            assert not LEFT_OVER.search(menu)
            assert {str(number) for number in range(1, len(moves) + 1)} <= set(menu.split())
        assert len(set(foreseen)) == len(moves)  # nobody has to guess which of two is meant
        for move in set(range(game.moves)) - set(moves):
            check_line(words.why_not(seen, move, t))
        assert seen.tobytes() == before


@every_start
def test_the_rules_can_be_told(start: Start) -> None:
    for t in LANGUAGES:
        lines = start.game.words.rules(start.state(1), t).splitlines()
        assert lines
        for line in lines:
            check_line(line)
