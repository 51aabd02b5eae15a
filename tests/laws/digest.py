"""A hash over whole games, printed as JSON: what a seed comes to must not depend on process or compiler.

python -m tests.laws.digest cubirds
"""

import hashlib
import json
import sys
from gettext import NullTranslations

from birdtable.games import load
from birdtable.games.contract import Game
from tests.walks import dealt, imagined, sight, steps, viewers

GAMES = 2  # for each number of seats


def digest(game: Game) -> dict[str, str]:
    """By number of seats a hash over states, sights, imagined worlds and words of some random games."""
    return {str(seats): digest_of_table(game, seats) for seats in game.seats}


def digest_of_table(game: Game, seats: int) -> str:
    found = hashlib.sha256()
    for seed in range(GAMES):
        for before, move, after in steps(game, dealt(game, seats, seed), seed):
            found.update(after.tobytes())
            seat = viewers(after)[after.ply % len(viewers(after))]
            found.update(sight(game, after, seat).tobytes())
            found.update(imagined(game, after, seat, seed).tobytes())
            found.update(game.words.foresee(sight(game, before, before.seat), move, NullTranslations()).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(json.dumps(digest(load(sys.argv[1]))))
