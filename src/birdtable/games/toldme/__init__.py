"""The Bird Told Me To Do It: grow a branch, and do what its birds say. Rules: docs/rules/toldme.md."""

from birdtable.games.contract import Game
from birdtable.games.toldme import notation, words
from birdtable.games.toldme.rounds import points
from birdtable.games.toldme.rules import legal, play
from birdtable.games.toldme.setup import deal
from birdtable.games.toldme.sight import imagine, sight
from birdtable.games.toldme.state import ENDINGS, MOST_SEATS, MOVES, OPTIONS, STATE

GAME = Game(
    name="toldme",
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
