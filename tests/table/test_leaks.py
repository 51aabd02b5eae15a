"""No page and no push tells what its viewer's seat cannot see: change what is hidden, and the bytes are the same."""

import copy
import random
import re
from datetime import UTC, datetime

import numpy as np
import pytest

from birdtable.games import load
from birdtable.games.contract import NONE
from birdtable.match import Match
from birdtable.table.cookies import Wishes
from birdtable.table.games import NAMES
from birdtable.table.guest import Guest
from birdtable.table.models import LineRow, MatchRow, SeatRow
from birdtable.table.pages.table import frame, table_page
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer

NOW = datetime(2026, 11, 19, tzinfo=UTC)
GUEST = Guest("p", Wishes(), "en", "/", "http://table.test", False, "", False)


def room_of(match: Match, to_move: int) -> Room:
    """A table in play, without a database."""
    row = MatchRow(
        id="x", game=match.game.name, edition=1, people=match.people, options={}, position="", seed=str(match.seed),
        salt="00" * 16, host="p", hot_seat=False, listed=False, chat=True, version=3, entries=len(match.moves),
        waiting=to_move, created=NOW, changed=NOW, started=NOW, ended=None, rematch="",
    )  # fmt: skip
    seats = [
        SeatRow(match="x", seat=seat, name=f"N{seat}", holder=f"h{seat}", bot="", vacant=False)
        for seat in range(match.people)
    ]
    lines = [LineRow(match="x", number=2, seat=0, text=":hello", at=NOW)]
    return Room(row, seats, lines, match, {})


def disguised(match: Match, seat: int, chance: random.Random) -> Match:
    """Another match that this seat cannot tell from the real one: each state is imagined anew from its sight."""
    other = copy.copy(match)
    other.seed = chance.getrandbits(64)
    other.states = []
    for state in match.states:
        imagined = state.copy()
        match.game.imagine(imagined, seat, np.uint64(chance.getrandbits(64)))
        other.states.append(imagined)
    return other


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("people", [1, 2, 3, 5])
def test_what_is_hidden_changes_no_byte(name: str, people: int) -> None:
    game = load(name)
    chance = random.Random(people)
    for seed in range(3):
        match = Match.deal(game, people if people in game.seats else 2, seed)
        for _ in range(chance.randrange(60)):
            before = copy.copy(match.moves), copy.copy(match.states)
            match.play(chance.choice(match.legal()))
            if match.state.over:  # then all hands lie open
                match.moves, match.states = before
                break
        for seat in [*range(match.people), NONE]:
            viewer = Viewer(frozenset() if seat == NONE else frozenset({seat}), False, seat)
            pages = []
            for shown in (match, disguised(match, seat, chance), disguised(match, seat, chance)):
                room = room_of(shown, int(match.state.seat))
                pages.append((str(frame(GUEST, room, viewer)), table_page(GUEST, room, viewer, 0)))
            assert pages[0] == pages[1] == pages[2]


def test_a_page_does_change_with_what_its_viewer_sees() -> None:
    """The test above is worth something only if pages differ at all."""
    match = Match.deal(load("cubirds"), 2, 1)
    other = Match.deal(load("cubirds"), 2, 2)
    viewer = Viewer(frozenset({0}), False, 0)
    assert str(frame(GUEST, room_of(match, 0), viewer)) != str(frame(GUEST, room_of(other, 0), viewer))


def test_two_viewers_cannot_compare_the_names_of_cards() -> None:
    match = Match.deal(load("cubirds"), 2, 1)
    pages = [str(frame(GUEST, room_of(match, 0), Viewer(frozenset({seat}), False, seat))) for seat in (0, 1)]
    names = [set(re.findall(r'id="c([0-9a-f]{8})"', page)) for page in pages]
    assert len(names[0]) > 20
    assert not names[0] & names[1]
