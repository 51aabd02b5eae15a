"""The words of the moves by number, and of cards: c5 is card 5, c5b that of the second deck."""

import re

from birdtable.errors import Malformed
from birdtable.games.text import quoted
from birdtable.games.toldme.deck import LETTERS
from birdtable.games.toldme.state import CARDS, DECK, MOST_SEATS

SPOTS = ("north", "east", "south", "west", "over")


def write_card_number(card: int) -> str:
    """'5', '5b'"""
    return f"{card % DECK + 1}{'b' if card >= DECK else ''}"


def read_card_number(text: str, field: str, cards: int) -> int:
    """A card from its number; '5b' only where there are two decks."""
    found = re.fullmatch(r"([1-9][0-9]?)(b?)", text)
    if not found or int(found[1]) > DECK or (found[2] and cards == DECK):
        expected = "1 to 48" if cards == DECK else "1 to 48 or 1b to 48b"
        raise Malformed(f"{field}: expected a card's number, {expected}, not {quoted(text)}")
    return int(found[1]) - 1 + (DECK if found[2] else 0)


def move_words() -> list[str]:
    """The words of all moves, by number."""
    words = [f"c{write_card_number(card)}" for card in range(CARDS)]
    words += [f"plume{letter}" for letter in LETTERS]
    words += [f"seat{seat}" for seat in range(1, MOST_SEATS + 1)]
    return [*words, *SPOTS, "pass", "draw", "done", "hear", "top"]


WORDS = move_words()
NUMBERS = {word: move for move, word in enumerate(WORDS)}


def write_move(move: int) -> str:
    """The word of a move."""
    return WORDS[move]


def read_move(word: str) -> int:
    """The number of a move from its word."""
    if word not in NUMBERS:
        some = f"c5, plumeY, seat1, {', '.join(SPOTS)}, pass, draw, done, hear or top"
        raise Malformed(f"move: expected a word like {some}, not {quoted(word)}")
    return NUMBERS[word]
