"""Busy Beaks: play birds to a tree, use their powers, collect flocks of five. Rules: docs/rules/busybeaks.md."""

from birdtable.games.busybeaks import notation, words
from birdtable.games.busybeaks.rules import legal, play, points
from birdtable.games.busybeaks.setup import deal
from birdtable.games.busybeaks.sight import imagine, sight
from birdtable.games.busybeaks.state import ENDINGS, MOST_SEATS, MOVES, OPTIONS, STATE
from birdtable.games.contract import Game

GAME = Game(
    name="busybeaks",
    edition=1,
    seats=range(2, MOST_SEATS + 1),
    state=STATE,
    options=OPTIONS,
    moves=MOVES,
    endings=ENDINGS,
    deal=deal,
    legal=legal,
    play=play,
    points=points,
    sight=sight,
    imagine=imagine,
    notation=notation,
    words=words,
)
