"""A bot for `birdtable arena`, spoken to as docs/protocol.md describes: it completes a flock whenever it can.

birdtable arena cubirds --bots "exec:python examples/first_flock.py,uniform"
"""

import random
import sys


def choose(position: str, moves: list[str]) -> str:
    """One of the legal moves; this bot does not even look at the position."""
    flocks = [move for move in moves if move.startswith("fly")]
    return random.choice(flocks or moves)


position = ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("ready first-flock", flush=True)
    elif word == "game":  # "seats=2 seat=1 chance=1234": the same chance, the same moves
        random.seed(rest)
    elif word == "position":
        position = rest
    elif word == "choose":
        print(choose(position, rest.split()), flush=True)
