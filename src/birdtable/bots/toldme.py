"""Greedy play in The Bird Told Me: try each move in a few imagined worlds to the end of one's turn, and look.

In each world the turn goes on at random, the same for all moves. What counts is the mean of how the table then looks to
the seat, and the best of it, since a player who goes on choosing does better than chance.
"""

from typing import Any

import numpy as np

from birdtable.compiling import COMPILING, called
from birdtable.games.chance import below
from birdtable.games.contract import Moves, State
from birdtable.games.toldme.cards import score_of
from birdtable.games.toldme.rounds import birds_of
from birdtable.games.toldme.rules import legal, play
from birdtable.games.toldme.sight import imagine
from birdtable.games.toldme.state import COLORS, MOVES, STATE

WORLDS = 8  # in which each move is tried
BEST = 0.5  # how much the best of them counts, beside their mean
WIN = 50.0
LEADING, BEHIND = 0.6, 0.15  # a bird of a colour whose plumage one has, if the colour leads the branch, or not
CARD = 0.4  # a card in hand
ENOUGH = 9  # cards; more are worth nothing


@called
def choose(sight: State, moves: Moves, n: int, rng: State) -> int:
    """The move after which the table looks best."""
    worlds = room()
    buffer = np.zeros(MOVES, np.int16)
    seed = np.uint64(below(rng, 2**31))
    best, best_score = int(moves[0]), -np.inf
    for i in range(n):
        total, most = 0.0, -np.inf
        for world in range(WORLDS):
            worlds[0] = sight
            score = outcome(worlds[0], int(moves[i]), seed + np.uint64(world), buffer)
            total += score
            most = max(most, score)
        score = total / WORLDS + BEST * most
        if score > best_score:
            best, best_score = int(moves[i]), score
    return best


if COMPILING:

    @called
    def room() -> Any:
        """A record to play in."""
        return np.zeros(1, STATE)

else:

    def room() -> Any:
        """A record to play in, whose fields plain Python reads by name."""
        return np.zeros(1, STATE).view(np.recarray)


@called
def outcome(world: State, move: int, seed: np.uint64, buffer: Moves) -> float:
    """How the table looks to the seat to move after its turn, if it goes on at random."""
    seat, turn = int(world.seat), int(world.turn)
    imagine(world, seat, seed)
    play(world, move)
    while world.turn == turn and not world.over:
        n = legal(world, buffer)
        play(world, int(buffer[below(world, n)]))
    return worth(world, seat)


@called
def worth(state: State, seat: int) -> float:
    """How far a seat is ahead of the others, on the mean."""
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += prospects(state, other)
    own = prospects(state, seat)
    if state.over:
        own += WIN if own * (state.seats - 1) > total else -WIN
    return own - total / (state.seats - 1)


@called
def prospects(state: State, seat: int) -> float:
    """The points of a seat, the cards of its hand, and what the branch may bring it."""
    most = 0
    for color in range(COLORS):
        most = max(most, birds_of(state, color))
    found = score_of(state, seat) + CARD * min(ENOUGH, state.held[seat])
    for color in range(COLORS):
        if state.plumage[color] == seat:
            birds = birds_of(state, color)
            found += birds * (LEADING if birds == most else BEHIND)
    return float(found)


BOTS: dict[str, Any] = {"greedy": choose}
