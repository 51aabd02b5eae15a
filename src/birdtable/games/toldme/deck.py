"""A deck as text, read and written: what an owner of the printed game corrects. docs/notation.md describes it.

A card is five words: number, colour, value, connectors, instruction. In a file each card has its line; in an option,
a match or a position the words are joined by `.` and the cards by `/`.
"""

import re
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from birdtable.errors import Malformed
from birdtable.games.text import quoted, read_number, split
from birdtable.games.toldme.cards import COLOR, FIXED, INSTRUCTION, NUMBER, VALUE
from birdtable.games.toldme.says import WORDS
from birdtable.games.toldme.state import DECK

LETTERS = "YWRGBK"  # Sunbirds yellow, Snowbirds white, Firebirds red, Silverbirds grey, Seabirds blue, Nightbirds black
SIDES = "nesw"
MOST = 9  # of a number on a card
Cards = npt.NDArray[np.uint32]


def patterns() -> list[re.Pattern[str]]:
    """By instruction: its words with its numbers, one in brackets, perhaps one in parentheses."""
    digits = {"[n]": r"\[([1-9])\]", "(m)": r"\(([1-9])\)"}
    found = []
    for words in WORDS:
        parts = re.split(r"(\[n\]|\(m\))", words)
        found.append(re.compile("".join(digits.get(part, re.escape(part)) for part in parts)))
    return found


PATTERNS = patterns()


def read_instruction(text: str, field: str) -> tuple[int, int, int]:
    """The instruction, its number in brackets, and the other one or 0."""
    for instruction, pattern in enumerate(PATTERNS):
        if found := pattern.fullmatch(text):
            numbers = [int(number) for number in found.groups()] + [0]
            if "(m)" in WORDS[instruction] and WORDS[instruction].index("(m)") < WORDS[instruction].index("[n]"):
                numbers[:2] = numbers[1::-1]
            return instruction, numbers[0], numbers[1]
    raise Malformed(f"{field}: expected the clauses of one of the 48 instructions, not {quoted(text)}")


def write_instruction(instruction: int, number: int, fixed: int) -> str:
    """'score-twigs[1]'"""
    return WORDS[instruction].replace("[n]", f"[{number}]").replace("(m)", f"({fixed})")


def read_deck(text: str) -> Cards:
    """A deck as numbers, from its cards in one line, in any order."""
    deck = np.zeros(DECK, np.uint32)
    for card in split(text, "/", DECK, "option deck"):
        number, packed = read_card(card)
        if deck[number - 1]:
            raise Malformed(f"option deck, card {number}: expected once")
        deck[number - 1] = packed
    return deck


def read_card(text: str) -> tuple[int, int]:
    """A card's number, and what is printed on it as one number."""
    words = text.split(".")
    if len(words) != 5:
        raise Malformed(f"option deck: expected a card like 26.G.1.ne.score-twigs[1], not {quoted(text)}")
    number = read_number(words[0], "option deck, number of a card", 1, DECK)
    field = f"option deck, card {number}"
    if words[1] not in tuple(LETTERS):
        raise Malformed(f"{field}, colour: expected one of {', '.join(LETTERS)}, not {quoted(words[1])}")
    worth = read_number(words[2], f"{field}, value", 1, 4)
    sides = [side for side in SIDES if side in words[3]]
    if "".join(sides) != words[3] or not 2 <= len(sides) <= 3:
        raise Malformed(f"{field}, connectors: expected 2 or 3 of {SIDES}, in this order, not {quoted(words[3])}")
    instruction, in_brackets, fixed = read_instruction(words[4], field)
    packed = sum(1 << SIDES.index(side) for side in sides) | worth - 1 << VALUE | LETTERS.index(words[1]) << COLOR
    return number, packed | instruction << INSTRUCTION | in_brackets << NUMBER | fixed << FIXED


def write_deck(deck: Cards) -> str:
    """A deck in one line, its cards by number."""
    return "/".join(write_card(number, int(packed)) for number, packed in enumerate(deck, 1))


def write_card(number: int, packed: int) -> str:
    """A card in its five words."""
    sides = "".join(side for i, side in enumerate(SIDES) if packed >> i & 1)
    words = write_instruction(packed >> INSTRUCTION & 63, packed >> NUMBER & 15, packed >> FIXED & 15)
    return f"{number}.{LETTERS[packed >> COLOR & 7]}.{(packed >> VALUE & 3) + 1}.{sides}.{words}"


def joined(lines: Sequence[str]) -> str:
    """A deck in one line, from the lines of a file; what follows a # is a remark."""
    cards = [line.partition("#")[0].split() for line in lines]
    return "/".join(".".join(words) for words in cards if words)
