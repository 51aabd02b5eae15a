"""How the deck of The Bird Told Me plays: the figures of docs/rules/toldme-deck.md.

    uv run python benchmarks/toldme_deck.py [--games 2000] [--bots uniform|greedy] [--deck FILE]

Prints JSON by number of seats: how often a seat is stuck (no card of its hand can be added), how long rounds and games
last, how many cells the branch has when a round ends, and for each colour and each bird what it brought.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from birdtable import bots, games
from birdtable.bots import CHANCE
from birdtable.compiling import compiled_for
from birdtable.games.chance import below, start
from birdtable.games.toldme.cards import score_of
from birdtable.games.toldme.deck import joined
from birdtable.games.toldme.route import next_on_route
from birdtable.games.toldme.state import CARDS, COLORS, DECK, FIRST, HEAR, PASS, PLUME, SCORED, SECOND

TURNS, STUCK, PASSES, ROUNDS, PASSED, CELLS, LONGEST, THIRTY, MOVES, POINTS, FIRST_WINS, WINNER = range(12)
HEARD, GAINED = range(2)  # of birds: how often heard, and points of the hearer while they spoke
AWARDS, PLUMES = range(2)  # of colours: cards paid at the end of rounds, plumage taken in the Add Phase

deal: Any = None  # these are bound to the game's by compiled_for
legal: Any = None
play: Any = None
points: Any = None
sight: Any = None
greedy: Any = None


def watch(
    table: Any,
    options: Any,
    seeds: Any,
    clever: int,
    moves: Any,
    rng: Any,
    out: Any,
    tally: Any,
    birds: Any,
    colors: Any,
) -> None:
    """Play games and count."""
    state = table[0]
    for game in range(seeds):
        deal(state, options, np.uint64(game + 1))
        start(rng, ~np.uint64(game + 1))
        while not state.over:
            n = legal(state, moves)
            move = int(moves[0])
            if n > 1 and clever:
                table[1] = state
                sight(table[1], state.seat)
                move = greedy(table[1], moves, n, rng)
            elif n > 1:
                move = int(moves[below(rng, n)])
            note_before(state, move, n, tally, birds, colors)
            phase, seat, heard = int(state.phase), int(state.seat), int(state.bird)
            if phase == HEAR:
                heard = next_on_route(state)
            score, rounds, cells = score_of(state, seat), int(state.rounds), int(state.twigs)
            table[1] = state
            play(state, move)
            if heard >= 0 and state.rounds == rounds:
                birds[GAINED, heard % DECK] += score_of(state, seat) - score
            if state.rounds > rounds and state.over != 2:
                note_round(table[1], state, move, cells, tally, colors)
        points(state, out)
        note_game(state, out, tally)


def note_before(state: Any, move: int, n: int, tally: Any, birds: Any, colors: Any) -> None:
    """What is seen before a move."""
    if state.phase == FIRST:
        tally[TURNS] += 1
        tally[STUCK] += n == 1
        tally[PASSES] += move == PASS
    if state.phase == HEAR:
        birds[HEARD, next_on_route(state) % DECK] += 1
    if state.phase == SECOND and PLUME <= move < PLUME + COLORS:
        colors[PLUMES, move - PLUME] += 1


def note_round(before: Any, after: Any, move: int, cells: int, tally: Any, colors: Any) -> None:
    """What is seen when a round ends."""
    tally[ROUNDS] += 1
    tally[PASSED] += move == PASS
    tally[CELLS] += cells
    tally[LONGEST] = max(tally[LONGEST], cells)
    for card in range(CARDS):
        if before.where[card] == 3 and after.where[card] >= SCORED and after.where[card] != before.where[card]:
            colors[AWARDS, (before.deck[card % DECK] >> 6) & 7] += ((before.deck[card % DECK] >> 4) & 3) + 1


def note_game(state: Any, out: Any, tally: Any) -> None:
    """What is seen when a game ends."""
    tally[THIRTY] += state.over == 1
    tally[MOVES] += state.ply
    best = 0.0
    for seat in range(state.seats):
        best = max(best, out[1, seat])
    tally[WINNER] += best
    tally[FIRST_WINS] += out[0, 0] > 0


def figures(seats: int, count: int, bot: str, deck: str) -> dict[str, Any]:
    """The figures of some games."""
    game = games.load("toldme")
    helpers = {f.__name__: compiled_for(game, f) for f in (note_before, note_round, note_game)}
    player = compiled_for(game, watch, greedy=bots.load(game, "greedy"), **helpers)
    table = np.zeros(2, game.state).view(np.recarray)
    tally, birds, colors = np.zeros(12, np.int64), np.zeros((2, DECK), np.int64), np.zeros((2, COLORS), np.int64)
    options = game.notation.read_options(seats, {"deck": deck})
    rest = np.zeros(game.moves, np.int16), game.new(CHANCE), np.zeros((2, game.seats[-1]))
    player(table, options, count, int(bot == "greedy"), *rest, tally, birds, colors)
    gains = {str(n + 1): round(float(birds[GAINED, n] / max(1, birds[HEARD, n])), 2) for n in range(DECK)}
    return {
        "games": count,
        "turns a game": round(tally[TURNS] / count, 1),
        "moves a game": round(tally[MOVES] / count, 1),
        "stuck turns": round(tally[STUCK] / tally[TURNS], 3),
        "passes": round(tally[PASSES] / tally[TURNS], 3),
        "rounds a game": round(tally[ROUNDS] / count, 2),
        "turns a round": round(tally[TURNS] / max(1, tally[ROUNDS]), 1),
        "rounds that end by passing": round(tally[PASSED] / max(1, tally[ROUNDS]), 3),
        "cells at the end of a round": round(tally[CELLS] / max(1, tally[ROUNDS]), 1),
        "most cells": int(tally[LONGEST]),
        "games that end with thirty points": round(tally[THIRTY] / count, 3),
        "points of the winner": round(tally[WINNER] / count, 1),
        "wins of the first seat": round(tally[FIRST_WINS] / count, 3),
        "points paid by colour": dict(zip("YWRGBK", map(int, colors[AWARDS]), strict=True)),
        "plumage taken by colour": dict(zip("YWRGBK", map(int, colors[PLUMES]), strict=True)),
        "heard by bird": {str(n + 1): int(birds[HEARD, n]) for n in range(DECK)},
        "points of the hearer by bird": gains,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", choices=["uniform", "greedy"], default="uniform")
    parser.add_argument("--deck", type=Path)
    wishes = parser.parse_args()
    deck = joined(wishes.deck.read_text(encoding="utf-8").splitlines()) if wishes.deck else "ours"
    seats = {n: figures(n, wishes.games, wishes.bots, deck) for n in games.load("toldme").seats}
    print(json.dumps({"bots": wishes.bots, "seats": seats}, indent=1))


if __name__ == "__main__":
    main()
