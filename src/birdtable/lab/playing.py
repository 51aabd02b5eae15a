"""Whole games inside compiled code. Each template is compiled once for each game (`compiling.compiled_for`)."""

from typing import Any

import numpy as np
import numpy.typing as npt

from birdtable.compiling import njit
from birdtable.games.chance import below, start
from birdtable.games.contract import NONE, Moves, Options, Points, State

deal: Any = None  # these are bound to a game's by compiled_for
legal: Any = None
play: Any = None
points: Any = None
sight: Any = None
greedy: Any = None

States = Any  # an array of records
Counts = npt.NDArray[np.int64]
Seeds = npt.NDArray[np.uint64]

MOVES, TURNS, ENDINGS = 0, 1, 2  # where a tally counts: then by ending
UNIFORM, GREEDY = range(2)
# A game as a row: winners (a bit for each seat), how it ended (from 0), turns, moves, who began, changes of the lead.
WON, ENDING, LENGTH, PLIES, FIRST, LEADS, COLUMNS = range(7)


def play_at_random(
    table: States, options: Options, seed: np.uint64, games: int, moves: Moves, rng: State, out: Points, tally: Counts
) -> None:
    """Play so many games, the first with this seed, the next with the next; every legal move is alike."""
    state = table[0]
    for game in range(games):
        deal(state, options, seed + np.uint64(game))
        start(rng, ~(seed + np.uint64(game)))
        while not state.over:
            n = legal(state, moves)
            play(state, moves[0] if n == 1 else moves[below(rng, n)])
        points(state, out[1])
        count(state, out, tally)


def play_with_bots(
    table: States,
    options: Options,
    seed: np.uint64,
    games: int,
    bots: Counts,
    moves: Moves,
    rng: State,
    out: Points,
    tally: Counts,
) -> None:
    """The same with a bot in each seat. Whoever looks at cards is handed its sight, made in table[1]."""
    state = table[0]
    for game in range(games):
        deal(state, options, seed + np.uint64(game))
        start(rng, ~(seed + np.uint64(game)))
        while not state.over:
            n = legal(state, moves)
            move = moves[0]
            if n > 1 and bots[state.seat] == UNIFORM:
                move = moves[below(rng, n)]
            elif n > 1:  # GREEDY
                table[1] = state
                sight(table[1], state.seat)
                move = greedy(table[1], moves, n, rng)
            play(state, move)
        points(state, out[1])
        count(state, out, tally)


@njit
def count(state: State, out: Points, tally: Counts) -> None:
    """Add a finished game: its points to the sums in out[0], its length and its ending to the tally."""
    out[0] += out[1]
    tally[MOVES] += state.ply
    tally[TURNS] += state.turn
    tally[ENDINGS + state.over - 1] += 1


def play_each(
    table: States,
    options: Options,
    deals: Seeds,
    chances: Seeds,
    bots: Counts,
    counted: Counts,
    moves: Moves,
    rng: State,
    out: Points,
    rows: Counts,
    uses: Counts,
) -> None:
    """Play a game for each row: its deal, the bots' chance and its bots are given; what came of it is the row.

    uses[game, seat, item] counts the moves that are of an item: counted[move], or NONE.
    """
    state = table[0]
    for game in range(len(deals)):
        deal(state, options, deals[game])
        start(rng, chances[game])
        rows[game, FIRST], leader, turn = state.seat, NONE, state.turn
        while not state.over:
            n = legal(state, moves)
            move = moves[0]
            if n > 1 and bots[game, state.seat] == UNIFORM:
                move = moves[below(rng, n)]
            elif n > 1:  # GREEDY
                table[1] = state
                sight(table[1], state.seat)
                move = greedy(table[1], moves, n, rng)
            if counted[move] != NONE:
                uses[game, state.seat, counted[move]] += 1
            play(state, move)
            if state.turn != turn or state.over:
                turn = state.turn
                points(state, out)
                leader = note_lead(state, out, leader, rows[game])
        note_end(state, out, rows[game])


@njit
def note_lead(state: State, out: Points, leader: int, row: Counts) -> int:
    """Count it if another seat than before is alone in front; returns who was so last."""
    best, now = -1.0, NONE
    for seat in range(state.seats):
        if out[1, seat] > best:
            best, now = out[1, seat], seat
        elif out[1, seat] == best:
            now = NONE
    if now == NONE:
        return leader
    row[LEADS] += int(leader not in (NONE, now))
    return now


@njit
def note_end(state: State, out: Points, row: Counts) -> None:
    """Write down how a game ended."""
    for seat in range(state.seats):
        row[WON] |= int(out[0, seat] > 0) << seat
    row[ENDING], row[LENGTH], row[PLIES] = state.over - 1, state.turn, state.ply
