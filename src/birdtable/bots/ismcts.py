"""Information-set Monte Carlo tree search, over the contract: it is compiled once for each game.

Each iteration imagines a world that the seat cannot tell from the real one, follows the tree through it, goes on for a
few turns as a greedy player would, and asks what the world is then worth to each seat. A game supplies `likely`, how
likely a good player makes each legal move, and `features`, from which the worth is made (value.py).
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from birdtable.bots.tree import DEPTH, Room, back_up, best_edge, count_known, grow
from birdtable.bots.value import value
from birdtable.games.contract import NONE, State

legal: Any = None  # these are bound to a game's by compiled_for
play: Any = None
points: Any = None
imagine: Any = None
likely: Any = None
features: Any = None

NEVER = 2**40

SETTINGS = np.dtype(
    [
        ("explore", "f8"),  # how much a move that is likely, or was seldom tried, counts beside its mean
        ("others", "f8"),  # the same for other seats, which in truth do not know the hand of the seat that thinks
        ("turns", "i8"),  # how many turns, the running one included, are played on from a new node
    ]
)


def search(
    sight: State,
    room: Room,
    seed: np.uint64,
    iterations: int,
    settings: State,
    weights: npt.NDArray[np.float64],
    stop: npt.NDArray[np.int64],
) -> int:
    """Search on for so many iterations, or until stop[0] is set; returns how many were done."""
    state = room.world[0]
    for i in range(iterations):
        if stop[0]:
            return i
        room.world[0] = sight
        imagine(state, sight.seat, seed + np.uint64(i))
        node, depth, until = 0, 0, NEVER
        while not state.over and state.turn < until:
            n, pick = legal(state, room.moves), 0
            if n > 1:  # else the move is forced, and needs no edge
                known = count_known(room, node, state.seat, n) if node != NONE else 0
                if known < n:
                    likely(state, room.moves, n, room.odds)
                if node != NONE and (known == n or grow(room, node, state.seat, n)):
                    explore = settings.explore if state.seat == sight.seat else settings.others
                    edge = best_edge(room, node, state.seat, explore)
                    room.path[depth] = edge
                    depth += 1
                    room.moves[0] = room.edges[edge].move
                    node = edge if room.edges[edge].visits and depth < DEPTH else NONE
                else:
                    node, pick = NONE, int(np.argmax(room.odds[:n]))
            if node == NONE and until == NEVER:
                until = state.turn + settings.turns
            play(state, room.moves[pick])
        if state.over:
            points(state, room.points)
        else:
            features(state, room.features)
            value(room.features, state.seats, weights, room.points)
        back_up(room, depth)
    return iterations
