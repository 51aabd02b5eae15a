"""What the tests of words share: hand-made CuBirds positions, random games, both languages."""

import random
import re

from birdtable.games import load
from birdtable.games.contract import NONE
from birdtable.games.cubirds.birds import COPIES, LETTERS
from birdtable.languages import speak
from birdtable.match import Match

GAME = load("cubirds")
ENGLISH, FRENCH = speak("en"), speak("fr")
NAMES = ["Anna", "Émile", "Olga", "Hugo", "Ève"]  # French would elide before each of them
ROWS = "FOP/DRM/PR3MW/ODP2"


def start(text: str) -> Match:
    """A match from a position in which ~ stands for all cards that are not named."""
    fields = text.split()
    cards = [*fields[3].split("/"), *(hand.split(":")[0] for hand in fields[4].split("/")), *fields[5].split("/")]
    left = dict(zip(LETTERS, COPIES, strict=True))
    for letter, number in re.findall("([A-Z])([0-9]*)", " ".join([*cards, *fields[6:8]])):
        left[letter] -= int(number or 1)
    rest = "".join(letter + (str(n) if n > 1 else "") for letter, n in left.items() if n)
    return Match.start(GAME, text.replace("~", rest), seed=1)


def names(match: Match) -> list[str]:
    """A name for each seat."""
    return ["Anna", "RobinBird"] if match.people == 1 else NAMES[: match.seats]


def viewers(match: Match) -> list[int]:
    """Everybody who looks on: the seats and a spectator."""
    return [NONE, *range(match.seats)]


def at_random(seats: int, seed: int, plies: int) -> Match:
    """A game played at random, over or not."""
    match = Match.deal(GAME, seats, seed)
    chance = random.Random(seed)
    while match.legal() and len(match.moves) < plies:
        match.play(chance.choice(match.legal()))
    return match
