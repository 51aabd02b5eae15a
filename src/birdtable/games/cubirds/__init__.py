"""CuBirds: lay birds on fences, capture what they enclose, bring flocks home. Rules: docs/rules/cubirds.md."""

from birdtable.games.contract import Game
from birdtable.games.cubirds import notation, words
from birdtable.games.cubirds.rules import legal, play, points
from birdtable.games.cubirds.setup import deal
from birdtable.games.cubirds.sight import imagine, sight
from birdtable.games.cubirds.state import ENDINGS, MOST_SEATS, MOVES, OPTIONS, STATE

GAME = Game(
    name="cubirds",
    edition=1,
    seats=range(1, MOST_SEATS + 1),
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
