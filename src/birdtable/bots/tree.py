"""The tree of a search: edges in one array, which never grows, and what is chosen among them.

A node is the edge that leads to it; edge 0 leads to the root. The children of a node are a list, since each imagined
world offers others of them: an edge is known by its move and by the seat that makes it.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from birdtable.compiling import njit
from birdtable.games.contract import NONE, Game, Moves, Points

DEPTH = 64  # edges from the root to the deepest node
EDGES = 2**18  # of a tree: at 32 bytes, 8 MB; a full tree is still searched, but no more nodes are added

EDGE = np.dtype(
    [
        ("won", "f8"),  # the sum of its seat's points over all visits
        ("visits", "i4"),
        ("offered", "i4"),  # how often it could have been chosen
        ("odds", "f4"),  # how likely a good player is to choose it, before any search
        ("child", "i4"),  # the first edge from its node; NONE: there is none yet
        ("sibling", "i4"),  # the next edge from the node that it leaves; NONE: it is the last
        ("move", "i2"),
        ("seat", "i2"),
    ],
    align=True,
)

Edges = Any  # an array of records


class Room(NamedTuple):
    """All the memory that one tree is searched in."""

    edges: Edges
    used: npt.NDArray[np.int64]  # [0]: how many edges; [1]: the mark of the last list of legal moves
    world: Any  # [0]: the world that is played on
    marks: npt.NDArray[np.int64]  # by move: the mark of the last list in which it was legal
    moves: Moves
    odds: npt.NDArray[np.float64]  # by place in `moves`
    path: npt.NDArray[np.int64]  # the edges that were chosen
    points: Points
    features: npt.NDArray[np.float64]  # by seat


def new_room(game: Game, features: int, edges: int = EDGES) -> Room:
    """An empty tree, with room for so many edges."""
    return Room(
        np.zeros(edges, EDGE).view(np.recarray),
        np.zeros(2, np.int64),
        np.zeros(1, game.state).view(np.recarray),
        np.zeros(game.moves, np.int64),
        np.zeros(game.moves, np.int16),
        np.zeros(game.moves),
        np.zeros(DEPTH, np.int64),
        np.zeros((2, game.seats[-1])),
        np.zeros((game.seats[-1], features)),
    )


def clear(room: Room) -> None:
    """Forget all but the root."""
    room.used[:] = 1, 0
    room.marks[:] = 0
    room.edges[0] = (0.0, 0, 0, 0.0, NONE, NONE, NONE, NONE)


@njit
def count_known(room: Room, node: int, seat: int, n: int) -> int:
    """How many of the n legal moves a node has edges for; marks the moves that are legal."""
    room.used[1] += 1
    mark = room.used[1]
    for i in range(n):
        room.marks[room.moves[i]] = mark
    known, at = 0, room.edges[node].child
    while at != NONE:
        edge = room.edges[at]
        if edge.seat == seat and room.marks[edge.move] == mark:
            known += 1
        at = edge.sibling
    return known


@njit
def grow(room: Room, node: int, seat: int, n: int) -> bool:
    """Give a node the edges that it lacks for the n legal moves; False if there is no room for them."""
    if room.used[0] + n > len(room.edges):
        return False
    mark, at = room.used[1], room.edges[node].child
    while at != NONE:
        edge = room.edges[at]
        if edge.seat == seat and room.marks[edge.move] == mark:
            room.marks[edge.move] = -mark  # there is one
        at = edge.sibling
    for i in range(n):
        move = room.moves[i]
        if room.marks[move] == mark:
            add_edge(room, node, seat, move, room.odds[i])
        room.marks[move] = mark
    return True


@njit
def add_edge(room: Room, node: int, seat: int, move: int, odds: float) -> None:
    """One more edge from a node."""
    new = room.used[0]
    room.used[0] += 1
    edge = room.edges[new]
    edge.won, edge.visits, edge.offered, edge.odds = 0.0, 0, 0, odds
    edge.child, edge.sibling, edge.move, edge.seat = NONE, room.edges[node].child, move, seat
    room.edges[node].child = new


@njit
def best_edge(room: Room, node: int, seat: int, explore: float) -> int:
    """The marked edge with the best mean for its seat, and the more so the likelier and the less visited it is.

    What was never visited is taken to be as good as the mean of what was.
    """
    mark = room.used[1]
    visits, won, at = 0, 0.0, room.edges[node].child
    while at != NONE:
        edge = room.edges[at]
        if edge.seat == seat and room.marks[edge.move] == mark:
            visits += edge.visits
            won += edge.won
            edge.offered += 1
        at = edge.sibling
    unknown = won / visits if visits else 0.0
    best, best_score, at = NONE, -np.inf, room.edges[node].child
    while at != NONE:
        edge = room.edges[at]
        if edge.seat == seat and room.marks[edge.move] == mark:
            mean = edge.won / edge.visits if edge.visits else unknown
            score = mean + explore * edge.odds * np.sqrt(float(edge.offered)) / (1 + edge.visits)
            if score > best_score:
                best, best_score = at, score
        at = edge.sibling
    return int(best)


@njit
def back_up(room: Room, depth: int) -> None:
    """Count the points of a world that was played for each edge that led there."""
    for i in range(depth):
        edge = room.edges[room.path[i]]
        edge.visits += 1
        edge.won += room.points[0, edge.seat]
