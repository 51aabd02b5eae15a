"""The CuBirds table as plain text: it fits a terminal, its columns stand in line, and hidden hands stay hidden."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdtable.games.contract import NONE
from birdtable.games.cubirds.birds import LETTERS
from birdtable.games.cubirds.hands import unnamed_cards
from birdtable.games.piles import numbers
from birdtable.languages import NAMES as LANGUAGES
from birdtable.languages import speak
from birdtable.match import Match
from tests.spoken import ENGLISH, FRENCH, GAME, at_random, start

LONG = ["Maximilienne-Charlotte", "Ben", "Bartholomew-Christopher", "Anne-Sophie", "Wolfgang Amadeus"]

# Row 2 is too long to be drawn; Olga's hand is crowded; of the other hands something is known.
CROWDED = (
    "cubirds 3 3:flock FR5M/O3T3D3P3M3W4R3F/D2W5/M4T"
    " OW*6:OW:F0R2/R5P*2:R5P:-/O2T3D3P4M5W2R:O2T3D3P4:F0 FO/OTD2/F2W2 * FM2 3.2.44.40.120.30"
)


def lines(match: Match, viewer: int, language: str, names: list[str]) -> list[str]:
    """The picture."""
    return GAME.words.picture(match.sight(viewer), names, speak(language)).splitlines()


IN_ENGLISH = """\
Round 3, dealt by Ben · turn 44 · draw pile 19 · discard pile 3

                        Maximilienne-…    Ben        > Bartholomew-Christ…
     small/big flock    kept hand         kept hand    kept hand need
[F] flamingo     2/3       1    ·            ·    ?       2    ·  2/3
[O] owl          3/4       1   1+            1    ?       ·    2  1/2
[T] toucan       3/4       ·    ?            1    ?       ·    3  ✓/1
[D] duck         4/6       ·    ?            2    ?       ·    3  1/3
[P] parrot       4/6       ·    ?            ·   1+       ·    4  ✓/2
[M] magpie       5/7       ·    ?            ·    ?       ·    5  ✓/2
[W] reed warbler 6/9       ·   1+            ·    ?       2    2  4/7
[R] robin        6/9       ·  0–2            ·   5+       ·    1  5/8
    cards                  2    8            4    8       4   20
    unknown                     6                 2            ·
    species              2/7               3/7          2/7
    threes               0/2               0/2          0/2

  1  [F] [R]×5 [M]
  2  [O]×3 [T]×3 [D]×3 [P]×3 [M]×3 [W]×4 [R]×3 [F]
  3  [D][D] [W]×5
  4  [M][M][M][M] [T]"""

IN_FRENCH = """\
Manche 3, donnée par Ben · tour 44 · pioche 19 · défausse 3

                         Maximilienne-C…    Ben       > Bartholomew-Ch…
petite/grande Envolée    nid main           nid main    nid main
[F] flamant rose  2/3      1    ·             ·    ?      2    ·
[O] chouette      3/4      1   1+             1    ?      ·   2+
[T] toucan        3/4      ·    ?             1    ?      ·   3+
[D] canard        4/6      ·    ?             2    ?      ·   3+
[P] perroquet     4/6      ·    ?             ·   1+      ·   4+
[M] pie           5/7      ·    ?             ·    ?      ·    ?
[W] rousserolle   6/9      ·   1+             ·    ?      2    ?
[R] rouge-gorge   6/9      ·  0–2             ·   5+      ·    ?
    cartes                 2    8             4    8      4   20
    inconnues                   6                  2           8
    espèces              2/7                3/7         2/7
    trios                0/2                0/2         0/2

  1  [F] [R]×5 [M]
  2  [O]×3 [T]×3 [D]×3 [P]×3 [M]×3 [W]×4 [R]×3 [F]
  3  [D][D] [W]×5
  4  [M][M][M][M] [T]"""


def test_the_seat_to_move_sees_its_own_hand() -> None:
    assert "\n".join(lines(start(CROWDED), 2, "en", LONG[:3])) == IN_ENGLISH


def test_a_spectator_sees_what_all_know() -> None:
    assert "\n".join(lines(start(CROWDED), NONE, "fr", LONG[:3])) == IN_FRENCH


def test_when_the_game_is_over_nobody_is_to_move() -> None:
    match = start("cubirds 2 1:two-threes FOP/DRM/PR3MW/ODP2 F2/R:R O3T3/F ~ -")
    picture = GAME.words.picture(match.sight(0), LONG[:2], ENGLISH)
    assert not re.search("> |need", picture)
    assert "  threes               2/2" in picture


def test_no_more_is_counted_than_wins() -> None:
    """RobinBird's last flocks may bring an eighth species and a third three."""
    match = start("cubirds solo 2:seven-species FOP/DRM/PR3MW/ODP2 F2/R:R O/FOTDPM3W3R3 ~ -")
    picture = GAME.words.picture(match.sight(0), LONG[:2], ENGLISH)
    assert re.search(r"^ +species +1/7 +7/7$", picture, re.MULTILINE)
    assert re.search(r"^ +threes +0/2 +2/2$", picture, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@given(seats=st.integers(1, 5), seed=st.integers(0, 2**32), plies=st.integers(0, 300))
def test_it_fits_a_terminal(language: str, seats: int, seed: int, plies: int) -> None:
    match = at_random(seats, seed, plies)
    for viewer in [NONE, *range(match.seats)]:
        for line in lines(match, viewer, language, LONG[: match.seats]):
            assert len(line) <= 80, line
            assert line == line.rstrip()


def hands(picture: list[str]) -> list[list[str]]:
    """By seat, the cells of its column "hand", one for each species: they end where the heading does."""
    top = next(i for i, line in enumerate(picture) if "small/big flock" in line)
    ends = [found.end() for found in re.finditer(r"\bhand\b", picture[top])]
    rows = picture[top + 1 : top + 1 + len(LETTERS)]
    return [[row[:end].split()[-1] for row in rows] for end in ends]


def bounds(cell: str) -> tuple[int, int]:
    """The fewest and the most birds that a cell admits: '2+', '2–4', '?'."""
    low, *high = re.split("[–+]", cell.replace("?", "0+").replace("·", "0"))
    return int(low), int(low) if not high else int(high[0] or 110)


@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32), plies=st.integers(0, 300))
def test_hidden_hands_stay_hidden(seats: int, seed: int, plies: int) -> None:
    """A cell never says more of another's hand than what is known to all, and that is true."""
    match = at_random(seats, seed, plies)
    for viewer in [NONE, *range(match.seats)]:
        sight = match.sight(viewer)
        for seat, cells in enumerate(hands(lines(match, viewer, "en", LONG[: match.seats]))):
            facts = map(numbers, (match.state.hand[seat], match.state.known[seat], match.state.limit[seat]))
            for cell, held, known, limit in zip(cells, *facts, strict=True):
                low, high = bounds(cell)
                if not unnamed_cards(sight, seat):
                    assert (low, high) == (held, held)
                else:
                    assert low == known
                    assert high == 110 if limit == match.state.unknown[seat] else high == known + limit
                    assert low <= held <= high


def test_a_name_that_does_not_fit_is_shortened() -> None:
    picture = GAME.words.picture(at_random(5, 1, 60).sight(0), LONG, FRENCH)
    assert "Maximi" in picture
    assert LONG[0] not in picture
    assert "Ben " in picture


def test_the_numbers_of_the_menu_are_those_of_the_moves() -> None:
    """Bird by bird, the left end of each row, then the right end, and what the laying captures."""
    match = start("cubirds 2 1:lay FOP/DRM/PR3MW/ODP2 P3W/R4 O/T ~ -")
    _, _, parrots, warblers = GAME.words.menu(match.sight(0), match.legal(), ENGLISH)
    assert " ".join(parrots.split()) == "[P] x3 1 +2 3 5 7 +2 2 4 6 +5 8"
    assert " ".join(warblers.split()) == "[W] x1 9 11 13 +5 15 10 12 14 16"
    words = [GAME.notation.write_move(move) for move in match.legal()]
    assert [words[number - 1] for number in (1, 2, 7, 13)] == ["P1L", "P1R", "P4L", "W3L"]
