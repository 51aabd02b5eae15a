"""The position line of The Bird Told Me, read: docs/notation.md. check.py refuses what play could not go on from."""

import re

import numpy as np

from birdtable.errors import Malformed
from birdtable.games.chance import STATES, start
from birdtable.games.contract import NONE, State, new_record
from birdtable.games.text import quoted, read_number, split
from birdtable.games.toldme.birds import OUR_DECK
from birdtable.games.toldme.check import check, check_moves
from birdtable.games.toldme.deck import LETTERS, read_deck
from birdtable.games.toldme.fields import CLOCK, FIELDS, LEAVE_OUT, MOST, PHASES
from birdtable.games.toldme.growing import grow
from birdtable.games.toldme.moves import read_card_number, read_move, write_card_number
from birdtable.games.toldme.reading_route import read_route
from birdtable.games.toldme.setup import clear
from birdtable.games.toldme.sight import fill_hands, missing
from birdtable.games.toldme.state import (
    AIR,
    CARDS,
    COLORS,
    DECK,
    DISCARDS,
    DRAWS,
    ENDINGS,
    HIDDEN,
    MOST_SEATS,
    ONE_DECK_SEATS,
    PLACES,
    SCORED,
    SEEN,
    STATE,
)

NOWHERE = PLACES  # a card that no field has named yet


def read_position(text: str, seed: int | None = None) -> State:
    """A state from its position; the seed stands behind the stars."""
    fields = split_fields(text)
    state: State = new_record(STATE)
    read_seats(state, fields["seats"])
    clear(state)
    state.deck[:] = OUR_DECK if fields["deck"] == "-" else read_deck(fields["deck"])
    state.where[: state.cards] = NOWHERE
    read_turn(state, fields["turn"])
    for place, stack in enumerate([] if fields["branch"] == "-" else fields["branch"].split("/")):
        read_twig(state, place, stack)
    for seat, hand in enumerate(split(fields["hands"], "/", state.seats, "hands")):
        read_hand(state, seat, hand)
    read_plumage(state, fields["plumage"])
    state.holder = read_seat(state, fields["pass card"], "pass card")
    for seat, pile in enumerate(split(fields["scores"], "/", state.seats, "scores")):
        read_score(state, seat, pile)
    put_cards(state, fields["discard pile"], DISCARDS, "discard pile")
    read_route(state, fields["route"])
    if state.card != NONE:
        put_card(state, int(state.card), AIR, "route, card")
    unnamed = read_draw_pile(state, fields["draw pile"])
    read_clock(state, fields["clock"])
    read_last_move(state, fields["last move"])
    check(state)
    return read_chance(state, fields["chance"], seed, unnamed)


def split_fields(text: str) -> dict[str, str]:
    """The fields of a position by name."""
    parts = text.split()
    needed = len(FIELDS) - len(LEAVE_OUT)
    if not needed <= len(parts) <= len(FIELDS):
        raise Malformed(
            f"position: expected {needed} to {len(FIELDS)} fields ({', '.join(FIELDS)}), found {len(parts)}"
        )
    if parts[0] != "toldme":
        raise Malformed(f"game: expected toldme, not {quoted(parts[0])}")
    return LEAVE_OUT | dict(zip(FIELDS, parts, strict=False))


def read_seats(state: State, text: str) -> None:
    """'2', '3+bonus'"""
    seats, plus, bonus = text.partition("+")
    if plus and bonus != "bonus":
        raise Malformed(f"seats: expected a number, perhaps with +bonus, not {quoted(text)}")
    state.seats = state.people = read_number(seats, "seats", 2, MOST_SEATS)
    state.cards = DECK if state.seats <= ONE_DECK_SEATS else CARDS
    state.bonus = int(bool(plus))


def read_turn(state: State, text: str) -> None:
    """'1:choose', or '1:thirty-points' when the game is over."""
    seat, task = split(text, ":", 2, "turn")
    state.seat = read_number(seat, "turn, seat", 1, state.seats) - 1
    phases = {word: phase for phase, word in PHASES.items()}
    if task in ENDINGS:
        state.over = ENDINGS.index(task) + 1
    elif task in phases:
        state.phase = phases[task]
    else:
        raise Malformed(f"turn: expected {', '.join(phases)} or an ending ({', '.join(ENDINGS)}), not {quoted(task)}")


# ---------------------------------------------------------------------------- cards


def put_card(state: State, card: int, place: int, field: str) -> None:
    """A card lies in a place, and in no other."""
    if state.where[card] != NOWHERE:
        raise Malformed(f"{field}: expected each card once, found {write_card_number(card)} twice")
    state.where[card] = place


def put_cards(state: State, text: str, place: int, field: str) -> list[int]:
    """The cards of '3.12.40b', or none of '-'."""
    words = [] if text == "-" else text.split(".")
    cards = [read_card_number(word, field, state.cards) for word in words]
    for card in cards:
        put_card(state, card, place, field)
    return cards


def read_twig(state: State, place: int, text: str) -> None:
    """'12>3@E2N1'"""
    stack, at, cell = text.partition("@")
    found = re.fullmatch(r"(?:([EW])([1-9][0-9]?))?(?:([NS])([1-9][0-9]?))?", cell)
    if not at or not cell or not found:
        raise Malformed(f"branch: expected a twig like 12@E2N1 or 12>3@W1, not {quoted(text)}")
    x = int(found[2] or 0) * (-1 if found[1] == "W" else 1)
    y = int(found[4] or 0) * (-1 if found[3] == "N" else 1)
    cards = [read_card_number(word, "branch", state.cards) for word in stack.split(">")]
    for card in cards:
        put_card(state, card, AIR, "branch")
    grow(state, cards, x, y, cell)


def read_hand(state: State, seat: int, text: str) -> None:
    """unseen:seen, of which the second may be left out."""
    field = f"hand of seat {seat + 1}"
    unseen, _, seen = text.partition(":")
    named, star, number = unseen.partition("*")
    cards = put_cards(state, named or ("-" if star else ""), HIDDEN + seat, field)
    unnamed = read_number(number, f"{field}, number of unnamed cards", 1, state.cards) if star else 0
    state.unseen[seat] = len(cards) + unnamed
    state.held[seat] = state.unseen[seat] + len(put_cards(state, seen or "-", SEEN + seat, f"{field}, seen"))


def read_score(state: State, seat: int, text: str) -> None:
    """A score pile from the bottom to the top."""
    for card in put_cards(state, text, SCORED + seat, f"score of seat {seat + 1}"):
        state.below[card], state.top[seat] = state.top[seat], card


def read_draw_pile(state: State, text: str) -> bool:
    """All cards that are nowhere else: named one by one, or behind a star; whether behind a star."""
    starred = [seat for seat in range(state.seats) if missing(state, seat)]
    left = [card for card in range(state.cards) if state.where[card] == NOWHERE]
    if text != "*":
        if starred:
            raise Malformed("draw pile: expected *, since cards in a hand are not named")
        put_cards(state, text, DRAWS, "draw pile")
        if lost := [card for card in left if state.where[card] == NOWHERE]:
            raise Malformed(f"cards: expected all {state.cards}, missing {write_card_number(lost[0])}")
    state.where[left] = DRAWS
    state.pile = len(left) - sum(missing(state, seat) for seat in starred)
    if state.pile < 0:
        raise Malformed(f"hands: expected at most {len(left)} unnamed cards, found {len(left) - state.pile}")
    return text == "*"


# ---------------------------------------------------------------------------- the rest


def read_seat(state: State, text: str, field: str) -> int:
    """A seat, from 1, or '-' for nobody."""
    return NONE if text == "-" else read_number(text, field, 1, state.seats) - 1


def read_plumage(state: State, text: str) -> None:
    """'1--2--': by colour who has the plumage."""
    if len(text) != COLORS:
        raise Malformed(f"plumage: expected {COLORS} seats or -, for {LETTERS}, not {quoted(text)}")
    for a_color, owner in enumerate(text):
        state.plumage[a_color] = read_seat(state, owner, f"plumage {LETTERS[a_color]}")


def read_clock(state: State, text: str) -> None:
    """Five numbers."""
    for field, number in zip(CLOCK, split(text, ".", len(CLOCK), "clock"), strict=True):
        low = 1 if field in {"rounds", "turn"} else 0
        state[field] = read_number(number, f"clock, {field}", low, 1 if field == "shuffles" else MOST)


def read_last_move(state: State, text: str) -> None:
    """A move's word, and how many cards it brought to a hand unseen."""
    if text == "-":
        return
    word, colon, drew = text.partition(":")
    try:
        state.moved = read_move(word)
    except Malformed as problem:
        raise Malformed(f"last {problem}") from None
    state.drew = read_number(drew, "last move, cards drawn", 1, state.cards) if colon else 0


def read_chance(state: State, text: str, seed: int | None, unnamed: bool) -> State:
    """Deal the cards behind the stars from the seed, and set the generator."""
    if seed is None and (unnamed or text == "*"):
        raise Malformed("seed: expected one, since the position has a *")
    given = int(text, 16) if re.fullmatch("[0-9a-fA-F]{16}", text) else 0
    if text != "*" and not 1 <= given <= int(STATES):
        raise Malformed(f"chance: expected 16 hexadecimal digits of a generator's state, or *, not {quoted(text)}")
    start(state, np.uint64(seed or 0))
    fill_hands(state)
    check_moves(state)
    if given:
        state.rng = np.uint64(given)
    return state
