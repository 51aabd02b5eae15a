"""The position line of CuBirds, written and read: docs/notation.md."""

import numpy as np

from birdtable.errors import Malformed
from birdtable.games.contract import NONE, State, new_record
from birdtable.games.cubirds.birds import COPIES, LETTERS
from birdtable.games.cubirds.check import check
from birdtable.games.cubirds.hands import unnamed_cards
from birdtable.games.cubirds.moves import WORDS, read_move
from birdtable.games.cubirds.sight import fill_hands
from birdtable.games.cubirds.state import ENDINGS, FLOCK, LAY, MOST_SEATS, REFILL, ROBINBIRD, ROWS, STATE, TWO
from birdtable.games.piles import Pile, numbers, pile_of
from birdtable.games.text import (
    MOST,
    counts,
    numbered,
    quoted,
    read_chance,
    read_fields,
    read_number,
    read_pile,
    split,
    write_pile,
)

FIELDS = (
    "game", "seats", "turn", "rows", "hands", "collections", "draw pile", "discard pile", "clock", "chance", "news",
)  # fmt: skip
LEAVE_OUT = {"clock": "1.1.1.0.0.0", "chance": "*", "news": "-"}
CLOCK = ("rounds", "dealer", "turn", "grown", "ply", "reveals")
NEWS = ("shown", "taken", "drawn")
PHASES = {LAY: "lay", REFILL: "refill", TWO: "draw", FLOCK: "flock", ROBINBIRD: "robin"}
WITH_ROW = (REFILL, ROBINBIRD)

# ---------------------------------------------------------------------------- writing positions


def write_position(state: State) -> str:
    """The position of a state, or of a sight, in one line."""
    seats = range(state.seats)
    return " ".join(
        [
            "cubirds",
            "solo" if state.people < state.seats else str(state.seats),
            write_turn(state),
            "/".join(write_row(state, row) for row in range(ROWS)),
            "/".join(write_hand(state, seat) for seat in seats),
            "/".join(write_pile(state.collection[seat], LETTERS) for seat in seats),
            "*" if any(unnamed_cards(state, seat) for seat in seats) else write_pile(state.draw, LETTERS),
            write_pile(state.discard, LETTERS),
            ".".join(str(state[field] + (field == "dealer")) for field in CLOCK),
            f"{state.rng:016x}" if state.rng else "*",
            write_news(state),
        ]
    )


def write_turn(state: State) -> str:
    """Seat and what it must do: '1:refill3'."""
    task = ENDINGS[state.over - 1] if state.over else PHASES[state.phase]
    row = state.row + 1 if state.phase in WITH_ROW else ""
    return f"{state.seat + 1}:{task}{row}"


def write_row(state: State, row: int) -> str:
    """The runs of a row from left to right."""
    return "".join(LETTERS[bird] + numbered(number) for bird, number in row_runs(state, row))


def row_runs(state: State, row: int) -> list[tuple[int, int]]:
    """The species of a row and the number of their birds, from left to right."""
    birds, places = numbers(state.birds[row]), numbers(state.place[row])
    return sorted(((bird, n) for bird, n in enumerate(birds) if n), key=lambda run: places[run[0]])


def write_hand(state: State, seat: int) -> str:
    """cards:known:limits"""
    cards = write_pile(state.hand[seat], LETTERS)
    if unnamed_cards(state, seat):
        cards = cards.removeprefix("-") + f"*{unnamed_cards(state, seat)}"
    limits = "".join(
        LETTERS[bird] + numbered(limit)
        for bird, limit in enumerate(numbers(state.limit[seat]))
        if limit < state.unknown[seat]
    )
    return f"{cards}:{write_pile(state.known[seat], LETTERS)}:{limits or '-'}"


def write_news(state: State) -> str:
    """What the last move did."""
    if state.moved == NONE:
        return "-"
    return ":".join([WORDS[state.moved], *(write_pile(state[field], LETTERS) for field in NEWS)])


# ---------------------------------------------------------------------------- reading positions


def read_position(text: str, seed: int | None = None) -> State:
    """A state from its position; the seed stands behind the stars."""
    fields = read_fields(text, "cubirds", FIELDS, LEAVE_OUT)
    state: State = new_record(STATE)
    if fields["seats"] == "solo":
        state.seats, state.people = 2, 1
    else:
        state.seats = state.people = read_number(fields["seats"], "seats (solo, or)", 2, MOST_SEATS)
    read_turn(state, fields["turn"])
    for row, runs in enumerate(split(fields["rows"], "/", ROWS, "rows")):
        read_row(state, row, runs)
    for seat, hand in enumerate(split(fields["hands"], "/", state.seats, "hands")):
        read_hand(state, seat, hand)
    for seat, birds in enumerate(split(fields["collections"], "/", state.seats, "collections")):
        state.collection[seat] = read_pile(birds, LETTERS, f"collection of seat {seat + 1}")
    state.discard = read_pile(fields["discard pile"], LETTERS, "discard pile")
    read_clock(state, fields["clock"])
    read_news(state, fields["news"])
    unnamed = fields["draw pile"] == "*"
    state.draw = Pile(0) if unnamed else read_pile(fields["draw pile"], LETTERS, "draw pile")
    check(state, unnamed)
    return read_chance(state, fields["chance"], seed, unnamed, fill_hands)


def read_turn(state: State, text: str) -> None:
    """'1:refill3', or '1:stalled' when the game is over."""
    seat, task = split(text, ":", 2, "turn")
    state.seat = read_number(seat, "turn, seat", 1, state.seats) - 1
    if task in ENDINGS:
        state.over = ENDINGS.index(task) + 1
        return
    for phase, word in PHASES.items():
        if phase in WITH_ROW and task.startswith(word):
            state.phase = phase
            state.row = read_number(task.removeprefix(word), f"turn, row to {word}", 1, ROWS) - 1
            return
        if task == word:
            state.phase = phase
            return
    tasks = ", ".join(word + ("1-4" if phase in WITH_ROW else "") for phase, word in PHASES.items())
    raise Malformed(f"turn: expected {tasks} or an ending ({', '.join(ENDINGS)}), not {quoted(task)}")


def read_row(state: State, row: int, text: str) -> None:
    """A row from its runs."""
    runs = counts(text, LETTERS, f"row {row + 1}")
    if not runs:
        raise Malformed(f"row {row + 1}: expected at least one bird")
    state.birds[row] = read_pile(text, LETTERS, f"row {row + 1}")
    state.runs[row] = len(runs)
    for place, (bird, _) in enumerate(runs):
        state.place[row] += np.uint64(place << 8 * bird)


def read_hand(state: State, seat: int, text: str) -> None:
    """cards:known:limits, of which the later ones may be left out."""
    field = f"hand of seat {seat + 1}"
    parts = text.split(":")
    if len(parts) > 3:
        raise Malformed(f"{field}: expected cards:known:limits, found {len(parts)} parts")
    cards, known, limits = (*parts, "-", "-")[:3]
    named, star, number = cards.partition("*")
    state.hand[seat] = read_pile(named or ("-" if star else ""), LETTERS, field)
    state.known[seat] = read_pile(known, LETTERS, f"{field}, known")
    unnamed = read_number(number, f"{field}, number of unnamed cards", 1, sum(COPIES)) if star else 0
    unknown = str(max(0, named_unknown(state, seat) + unnamed))
    bounds = [read_number(unknown, f"{field}, cards not known", 0, sum(COPIES))] * 8
    state.unknown[seat] = bounds[0]
    for bird, limit in counts(limits, LETTERS, f"{field}, limits"):
        bounds[bird] = read_number(str(limit), f"{field}, limit of {LETTERS[bird]}", 0, bounds[bird])
    state.limit[seat] = pile_of(bounds)


def named_unknown(state: State, seat: int) -> int:
    """How many named cards of a hand are not known to all."""
    return sum(numbers(state.hand[seat])) - sum(numbers(state.known[seat]))


def read_clock(state: State, text: str) -> None:
    """Six numbers."""
    for field, number in zip(CLOCK, split(text, ".", len(CLOCK), "clock"), strict=True):
        low = 1 if field in {"rounds", "dealer", "turn"} else 0
        high = int(state.seats) if field == "dealer" else MOST
        state[field] = read_number(number, f"clock, {field}", low, high) - (field == "dealer")


def read_news(state: State, text: str) -> None:
    """What the last move did."""
    state.moved = NONE
    if text != "-":
        word, *piles = split(text, ":", 1 + len(NEWS), "news")
        state.moved = read_move(word)
        for field, pile in zip(NEWS, piles, strict=True):
            state[field] = read_pile(pile, LETTERS, f"news, {field}")
