"""Which card is which: every card keeps its name while a viewer can see it, and has a new one after a reshuffle."""

import random

import pytest

from birdtable.games import load
from birdtable.games.contract import NONE
from birdtable.match import Match
from birdtable.table.games.cubirds.cards import DISCARD, HAND, ROW, Cards, follow, lay_out, layout


def walk(seats: int, seed: int, viewer: int) -> list[tuple[Match, Cards]]:
    """The cards of a viewer after each move of a random game."""
    chance = random.Random(seed)
    match = Match.deal(load("cubirds"), seats, seed)
    cards = lay_out(match.sight(viewer))
    story = [(match, cards)]
    for ply in range(1, 400):
        if match.state.over:
            break
        match.play(chance.choice(match.legal()))
        cards = follow(cards, match.sight(viewer, ply - 1), match.sight(viewer, ply))
        story.append((match, cards))
    return story


@pytest.mark.parametrize("viewer", [NONE, 0, 1])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_card_lies_in_one_place(seats: int, viewer: int) -> None:
    for ply, (match, cards) in enumerate(walk(seats, seats, viewer)):
        names = [name for there in cards.at.values() for name in there]
        assert len(names) == len(set(names))
        assert max(names) < cards.next
        assert {spot: len(there) for spot, there in cards.at.items()} == layout(match.sight(viewer, ply))


def test_laid_birds_come_from_the_hand_and_captured_ones_go_to_it() -> None:
    match = Match.start(load("cubirds"), "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -", 1)
    before = lay_out(match.sight(0))
    match.play(match.game.notation.read_move("P4L"))
    after = follow(before, match.sight(0, 0), match.sight(0, 1))
    parrot, owl, duck = 4, 1, 3
    assert after.of(ROW, 3, parrot) == before.of(HAND, 0, parrot) + before.of(ROW, 3, parrot)
    assert after.of(HAND, 0, owl) == before.of(ROW, 3, owl)
    assert set(after.of(HAND, 0, duck)) == {*before.of(HAND, 0, duck), *before.of(ROW, 3, duck)}


def test_names_are_new_after_a_reshuffle() -> None:
    reshuffles = 0
    for seed in range(12):
        story = walk(2, seed, NONE)
        for ply in range(1, len(story)):
            match, (before, after) = story[ply][0], (story[ply - 1][1], story[ply][1])
            if match.states[ply].discard == 0 and match.states[ply - 1].discard:
                reshuffles += 1
                gone = {name for spot, there in before.at.items() if spot[0] == DISCARD for name in there}
                assert not gone & {name for there in after.at.values() for name in there}
    assert reshuffles
