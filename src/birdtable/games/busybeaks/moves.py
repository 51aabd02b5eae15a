"""The words of Busy Beaks' moves, by number: G1, flyG, draw, dropG, take2-5, putG, keepG, nameG, from2, and so on."""

from birdtable.errors import Malformed
from birdtable.games.busybeaks.birds import LETTERS
from birdtable.games.busybeaks.state import BRANCHES, MOST_SEATS, PLACES
from birdtable.games.text import quoted


def write_move(move: int) -> str:
    """The word of a move."""
    return WORDS[move]


def read_move(word: str) -> int:
    """The number of a move from its word."""
    if word not in NUMBERS:
        raise Malformed(
            "move: expected a word like G1, flyG, draw, dropG, take2-5, putG, keepG, nameG, from2, stealG, copy2 or "
            f"done, not {quoted(word)}"
        )
    return NUMBERS[word]


def write_place(at: int) -> str:
    """A place in the tree: '2-5' is place 5 of branch 2."""
    return f"{at // PLACES + 1}-{at % PLACES + 1}"


def move_words() -> list[str]:
    """The words of all moves, by number."""
    branches = range(1, BRANCHES + 1)
    words = [f"{bird}{branch}" for bird in LETTERS for branch in branches]
    words += [f"fly{bird}" for bird in LETTERS]
    words += ["draw"]
    words += [f"drop{bird}" for bird in LETTERS]
    words += [f"take{write_place(at)}" for at in range(BRANCHES * PLACES)]
    words += [verb + bird for verb in ("put", "keep", "name") for bird in LETTERS]
    words += [f"from{seat}" for seat in range(1, MOST_SEATS + 1)]
    words += [f"steal{bird}" for bird in LETTERS]
    words += [f"copy{branch}" for branch in branches]
    return [*words, "done"]


WORDS = move_words()
NUMBERS = {word: move for move, word in enumerate(WORDS)}
TOLD = [*WORDS, "steal"]  # by number, as news: a theft by an Eagle, told to those who did not see which card it was
