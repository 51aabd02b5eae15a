"""Duplicate deals: the same cards once for each way of seating the bots round the table.

What comes of a deal depends on the plan and on its number, and on nothing else: not on the core or the machine that
plays it, nor on what was played before. So any number of workers give the same rows.
"""

import hashlib
import random
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from birdtable import bots, games
from birdtable.bots import CHANCE
from birdtable.compiling import Job, compiled_for
from birdtable.games.chance import start
from birdtable.games.contract import NONE, Game, Options, State
from birdtable.lab import outside
from birdtable.lab.counted import items_by_move
from birdtable.lab.playing import COLUMNS, ENDING, FIRST, LENGTH, PLIES, WON, note_end, note_lead, play_each
from birdtable.lab.simulate import DRIVEN

WHOLE = 2**64


class Plan(NamedTuple):
    """What is to be played. Plain values only: it travels to other processes and machines, and into files."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 1  # of the first deal; each next deal has the next
    options: tuple[tuple[str, str], ...] = ()
    limit: float = 10.0  # seconds that a program from outside may think about a move
    rotated: bool = True  # each deal once for each seat; else once

    def load(self) -> tuple[Game, Options]:
        """The game and its options."""
        game = games.load(self.game)
        return game, game.notation.read_options(self.seats, dict(self.options))


class Lost(NamedTuple):
    """A seat that a program lost in the middle of a game."""

    game: int  # its row within the deal
    seat: int
    why: str


class Played(NamedTuple):
    """What came of some deals, one after the other."""

    first: int  # the number of the first deal
    rows: Any  # deals x games x COLUMNS
    lost: tuple[tuple[int, Lost], ...]  # with the number of the deal
    clock: dict[str, tuple[int, float, float]]  # by bot: decisions, seconds, the longest of them
    uses: Any = None  # deals x games x seats x items


# ---------------------------------------------------------------------------- who sits where


def tables_of(plan: Plan) -> list[tuple[int, ...]]:
    """Which bots, by number, play together: all of them, or every choice of as many as there are seats."""
    return list(combinations(range(len(plan.bots)), plan.seats))


def seatings(plan: Plan, deal: int) -> list[tuple[int, ...]]:
    """The bots by seat for each game of a deal: at each table in an order by chance, moved on by a seat each time."""
    found = []
    for table in tables_of(plan):
        order = list(table)
        random.Random(f"{plan.seed}:{deal}:{table}").shuffle(order)
        found += [tuple(order[turn:] + order[:turn]) for turn in range(plan.seats if plan.rotated else 1)]
    return found


def seed_of(plan: Plan, deal: int) -> np.uint64:
    """The seed of a deal."""
    return np.uint64((plan.seed + deal) % WHOLE)


def chance_of(plan: Plan, deal: int, game: int) -> np.uint64:
    """The seed of the bots' own chance, which is never that of the deal."""
    return np.uint64(WHOLE - 1 - (plan.seed + deal + game * 0x9E3779B97F4A7C16) % WHOLE)


# ---------------------------------------------------------------------------- playing them


def is_driven(plan: Plan) -> bool:
    """Whether the compiled driver knows all bots."""
    return all(name in DRIVEN for name in plan.bots)


def play_deals(plan: Plan, first: int, count: int, clocked: bool = True) -> Played:
    """Play deals, from a number on; `clocked` asks how long each bot thinks."""
    if not is_driven(plan):
        return play_by_hand(plan, first, count)
    game, options = plan.load()
    per_deal = len(seatings(plan, first))
    deals = np.array([seed_of(plan, first + i // per_deal) for i in range(count * per_deal)], np.uint64)
    chances = [chance_of(plan, first + i // per_deal, i % per_deal) for i in range(len(deals))]
    rows, uses = drive(game, options, deals, np.array(chances, np.uint64), drivers(plan, first, count))
    clock = play_by_hand(plan, first, 1, step=plan.seats).clock if clocked else {}  # one more game of each table
    shape = (count, per_deal)
    return Played(first, rows.reshape(*shape, -1), (), clock, uses.reshape(*shape, *uses.shape[1:]))


def drivers(plan: Plan, first: int, count: int) -> Any:
    """For each game the driver's numbers of its bots; a seat that the rules play has no choice: any bot will do."""
    numbers = [DRIVEN[name] for name in plan.bots]
    seats = [[numbers[bot] for bot in seating] for i in range(count) for seating in seatings(plan, first + i)]
    widest = games.load(plan.game).seats[-1]
    return np.array([row + [0] * (max(2, widest) - len(row)) for row in seats], np.int64).reshape(len(seats), -1)


def drive(game: Game, options: Options, deals: Any, chances: Any, seats: Any) -> tuple[Any, Any]:
    """Games inside compiled code: their rows and uses."""
    counted, items = items_by_move(game)
    table, out = np.zeros(2, game.state).view(np.recarray), np.zeros((2, game.seats[-1]))
    moves, rng = np.zeros(game.moves, np.int16), game.new(CHANCE)
    rows = np.zeros((len(deals), COLUMNS), np.int64)
    uses = np.zeros((len(deals), game.seats[-1], len(items)), np.int64)
    driver(game)(table, options, deals, chances, seats, counted, moves, rng, out, rows, uses)
    return rows, uses


@cache
def driver(game: Game) -> Any:
    """The compiled driver."""
    return compiled_for(game, play_each, greedy=bots.load(game, "greedy"))


def play_nothing(game: Game) -> None:
    """No game at all: enough to compile the driver."""
    nothing = np.zeros(0, np.uint64)
    drive(game, game.new(game.options), nothing, nothing, np.zeros((0, game.seats[-1]), np.int64))


def jobs_of(plan: Plan) -> dict[str, Job]:
    """What must be compiled before these deals can be played, by name."""
    game = games.load(plan.game)
    jobs = bots.jobs_of(game, [name for name in plan.bots if not outside.is_outside(name)])
    return jobs | ({"each-game": lambda: play_nothing(game)} if is_driven(plan) else {})


# ---------------------------------------------------------------------------- move by move


def play_by_hand(plan: Plan, first: int, count: int, step: int = 1) -> Played:
    """The same games, or every so many of a deal, move by move, with a clock, for bots of any kind."""
    rows, uses, lost = [], [], []
    for job in jobs_of(plan).values():
        job()  # before the clock runs
    with closing(Table(plan)) as table:
        for deal in range(first, first + count):
            for i, seating in list(enumerate(seatings(plan, deal)))[::step]:
                row, used, gone = table.play([plan.bots[bot] for bot in seating], deal, i)
                rows.append(row)
                uses.append(used)
                lost += [(deal, Lost(i, *gone))] if gone else []
    shape = (count, len(rows) // count)
    shaped = np.array(uses).reshape(*shape, *uses[0].shape)
    return Played(first, np.array(rows).reshape(*shape, -1), tuple(lost), dict(table.clock), shaped)


class Table:
    """Where games are played move by move."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game, self.options = plan.load()
        self.counted, self.items = items_by_move(self.game)
        self.programs: dict[tuple[str, int], outside.Bot] = {}  # a process for each seat that a program has at once
        self.clock: dict[str, tuple[int, float, float]] = {}
        self.moves, self.rng = np.zeros(self.game.moves, np.int16), self.game.new(CHANCE)
        self.out = np.zeros((2, self.game.seats[-1]))

    def close(self) -> None:
        """Stop all programs."""
        for program in self.programs.values():
            program.close()

    def play(self, names: Sequence[str], deal: int, number: int) -> tuple[Any, Any, tuple[int, str] | None]:
        """A game of a deal: its row, its uses, and who lost a seat and why."""
        row, state = np.zeros(COLUMNS, np.int64), self.game.new()
        uses = np.zeros((self.game.seats[-1], len(self.items)), np.int64)
        self.game.deal(state, self.options, seed_of(self.plan, deal))
        start(self.rng, chance_of(self.plan, deal, number))
        seated = self.seat_programs(names, deal, number)
        row[FIRST], leader, turn = state.seat, NONE, int(state.turn)
        while not state.over:
            seat = int(state.seat)
            try:
                move = self.decide(state, names, seated)
            except outside.SeatLost as problem:
                return forfeited(self.game, state, row), uses, (seat, str(problem))
            if self.counted[move] != NONE:
                uses[seat, self.counted[move]] += 1
            self.game.play(state, move)
            if state.turn != turn or state.over:
                turn = int(state.turn)
                self.game.points(state, self.out)
                leader = note_lead(state, self.out, leader, row)
        note_end(state, self.out, row)
        return row, uses, None

    def seat_programs(self, names: Sequence[str], deal: int, number: int) -> list[outside.Bot | None]:
        """The program in each seat, told that a game begins."""
        seated: list[outside.Bot | None] = []
        for seat, name in enumerate(names):
            seated.append(None)
            if outside.is_outside(name):
                key = (name, names[:seat].count(name))
                program = self.programs.setdefault(key, outside.Bot(name, self.game, self.plan.limit))
                told = hashlib.sha256(f"{self.plan.seed}:{deal}:{number}:{seat}".encode()).digest()
                chance = int.from_bytes(told[:8], "big")  # tells nothing of the deal's seed
                program.begin(len(names), seat, chance, dict(self.plan.options))
                seated[seat] = program
        return seated

    def decide(self, state: State, names: Sequence[str], seated: Sequence[outside.Bot | None]) -> int:
        """A move for the seat to move, from its sight; the clock runs only if there is something to decide."""
        n, seat = self.game.legal(state, self.moves), int(state.seat)
        if n == 1:
            return int(self.moves[0])
        legal = [int(move) for move in self.moves[:n]]
        sight = state.copy()
        self.game.sight(sight, seat)
        if program := seated[seat]:
            program.start()
        begun = perf_counter()
        move = program.choose(sight, legal) if program else bots.decide(self.game, names[seat], sight, legal, self.rng)
        spent = perf_counter() - begun
        decisions, seconds, longest = self.clock.get(names[seat], (0, 0.0, 0.0))
        self.clock[names[seat]] = decisions + 1, seconds + spent, max(longest, spent)
        return move


def forfeited(game: Game, state: State, row: Any) -> Any:
    """A game that ends because a seat was lost: all others share the point."""
    row[WON] = ((1 << int(state.seats)) - 1) ^ (1 << int(state.seat))
    row[ENDING], row[LENGTH], row[PLIES] = len(game.endings), state.turn, state.ply
    return row
