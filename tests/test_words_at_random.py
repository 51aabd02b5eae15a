"""Whatever happens, words are whole sentences in good French, and tell a viewer nothing that it cannot know."""

import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdtable.games.contract import State
from birdtable.languages import NAMES as LANGUAGES
from birdtable.languages import speak
from birdtable.match import Match
from tests.spoken import GAME, at_random, names, viewers

SEATS = st.integers(1, 5)
SEEDS = st.integers(0, 2**32)
PLIES = st.integers(1, 200)

# Merged before a vowel in French: "de owl", "que un", "la Envolée".
UNMERGED = re.compile(r"\b(?:de|du|que|ne|se|le|la|au) (?=[aeiouyhéèêâîô])", re.IGNORECASE)


def sentences(match: Match, viewer: int, language: str) -> list[str]:
    """All that can be said to a viewer now."""
    t, sight, said = speak(language), match.sight(viewer), []
    said += match.tell(len(match.moves), viewer, names(match), t) if match.moves else []
    said += [GAME.words.task(sight, t)]
    if viewer == match.state.seat:
        legal = match.legal()
        said += [GAME.words.foresee(sight, move, t) for move in legal[:: max(1, len(legal) // 4)]]
        said += [GAME.words.why_not(sight, move, t) for move in range(GAME.moves) if move not in legal]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@given(seats=SEATS, seed=SEEDS, plies=PLIES)
def test_sentences_are_whole(language: str, seats: int, seed: int, plies: int) -> None:
    match = at_random(seats, seed, plies)
    for viewer in viewers(match):
        for sentence in sentences(match, viewer, language):
            assert not re.search(r"[{}]|  | [.,]|^ | $", sentence), sentence
            assert language != "fr" or not UNMERGED.search(sentence), sentence


def test_unmerged_french_is_found() -> None:
    assert all(UNMERGED.search(text) for text in ("Envolée de owl", "que un canard", "la Envolée", "donne de Anna"))
    assert not UNMERGED.search("une Envolée de 11 pies de la pioche")


def twin_worlds(match: Match, viewer: int, seed: int) -> tuple[State, State] | None:
    """Sights before and after the last move in another world that looked the same before it, if the move fits there."""
    before = match.states[-2].copy()
    GAME.imagine(before, viewer, np.uint64(seed))
    moves = np.zeros(GAME.moves, np.int16)
    if match.moves[-1] not in moves[: GAME.legal(before, moves)]:
        return None
    after = before.copy()
    GAME.play(after, match.moves[-1])
    for state in (before, after):
        GAME.sight(state, viewer)
    return before, after


@given(seats=SEATS, seed=SEEDS, plies=PLIES, other=SEEDS)
def test_what_looks_the_same_is_told_the_same(seats: int, seed: int, plies: int, other: int) -> None:
    match = at_random(seats, seed, plies)
    for viewer in viewers(match):
        if worlds := twin_worlds(match, viewer, other):
            before, after = worlds
            seen = len(match.moves)
            assert before.tobytes() == match.sight(viewer, seen - 1).tobytes()
            if after.tobytes() == match.sight(viewer).tobytes():
                for language in LANGUAGES:
                    t = speak(language)
                    told = GAME.words.tell(before, after, names(match), t)
                    assert told == match.tell(seen, viewer, names(match), t)
                    picture = GAME.words.picture(after, names(match), t)
                    assert picture == GAME.words.picture(match.sight(viewer), names(match), t)


@given(seats=SEATS, seed=SEEDS, plies=PLIES)
def test_others_are_told_of_seen_birds_only(seats: int, seed: int, plies: int) -> None:
    """Nobody but who drew them is told which birds were drawn."""
    match = at_random(seats, seed, plies)
    drew = GAME.notation.write_move(match.moves[-1]) == "draw"
    mover = int(match.states[-2].seat)
    for viewer in viewers(match):
        if drew and viewer != mover:
            first = match.tell(len(match.moves), viewer, names(match), speak("en"))[0]
            assert first.endswith((" draws two cards.", " draws the last card."))
