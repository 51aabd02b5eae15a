"""The words of CuBirds' moves, by number: P3L, flyP, skip, draw, nodraw, refill, robin."""

from birdtable.errors import Malformed
from birdtable.games.cubirds.birds import LETTERS
from birdtable.games.cubirds.state import ROWS
from birdtable.games.text import quoted


def write_move(move: int) -> str:
    """The word of a move."""
    return WORDS[move]


def read_move(word: str) -> int:
    """The number of a move from its word."""
    if word not in NUMBERS:
        raise Malformed(
            f"move: expected a word like P3L, flyP, skip, draw, nodraw, refill or robin, not {quoted(word)}"
        )
    return NUMBERS[word]


def move_words() -> list[str]:
    """The words of all moves, by number."""
    words = [f"{bird}{row}{end}" for bird in LETTERS for row in range(1, ROWS + 1) for end in "LR"]
    words += [f"fly{bird}" for bird in LETTERS]
    return [*words, "skip", "draw", "nodraw", "refill", "robin"]


WORDS = move_words()
NUMBERS = {word: move for move, word in enumerate(WORDS)}
