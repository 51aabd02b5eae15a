"""The search finds what there is to find: wins in one move and in two, and the only answer to a known hand."""

import pytest

from birdtable.bots.thinking import Plan, think
from birdtable.compiling import COMPILING
from birdtable.games import load
from birdtable.match import Match

PLAN = Plan(3000)
SIX = "OTDMWR"  # all but flamingo and parrot: either wins

# A position, then the moves that the seat must find one after the other: words, or the beginnings that will do.
FORCED = {
    "a flock of two wins at once, one of four does not": (
        "cubirds 2 1:flock FOT/DPM/WRF/ODP F2D4R2/*8 OTDPMW/R * -",
        "flyF",
    ),
    "a parrot on the right of row 1 brings the second flamingo": (
        f"cubirds 2 1:lay PFD/OTM/WRM/OTR FPW2R2/*8 {SIX}/R * -",
        "P1R flyF",
    ),
    "the last flock must be scored before the other seat scores it": (
        "busybeaks 2 GBSKFRC 1:play GB/SSF/CRG G5BR:-:-/S5C:S5C:- 15/15 1:GSK * - - - 60.51.0.300.100 * -",
        "flyG",
    ),
    "a Brolga takes the fifth Galah, which wins": (
        "busybeaks 2 GBSKFRC 1:play SB/SSF/GRR G4BR:-:-/S5C:S5C:- 15/15 1:GSK * - - - 60.51.0.300.100 * -",
        "B take3-1 any flyG",
    ),
    "ducks on the left of row 1 take away what the next seat would win with": (
        f"cubirds 2 1:lay PFD/OTM/WRM/OTR DR3M2/FP2W2:FP2W2 O/{SIX} * -",
        "D1L",
    ),
    "an Eagle breaks the flock that the next seat would win with": (
        "busybeaks 2 GBSKFEC 1:play BB/BBF/CKK G4E:-:-/S5C:S5C:- 15/15 1:GSK * - - - 60.51.0.300.100 * -",
        "E stealS",
    ),
}


@pytest.mark.skipif(not COMPILING, reason="some hundred imagined games for each move")
@pytest.mark.parametrize(("position", "words"), FORCED.values(), ids=FORCED)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_search_finds_it(position: str, words: str, seed: int) -> None:
    match = Match.start(load(position.split(maxsplit=1)[0]), position, seed)
    for word in words.split():
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        thought = think(match.game, match.sight(match.state.seat), seed, PLAN)
        found = match.game.notation.write_move(thought.move)
        assert word in (found, found[:-1], "any"), thought
        match.play(thought.move)
    if "fly" in words:
        assert match.state.over
        assert thought.shares[thought.move] == 1
