"""The position line of The Bird Told Me, written: docs/notation.md. reading.py reads it."""

import numpy as np

from birdtable.games.contract import NONE, State
from birdtable.games.toldme.birds import OUR_DECK
from birdtable.games.toldme.choices import swaps_plumage
from birdtable.games.toldme.deck import LETTERS, write_deck
from birdtable.games.toldme.fields import CLOCK, PHASES
from birdtable.games.toldme.moves import WORDS, write_card_number
from birdtable.games.toldme.reading import read_position
from birdtable.games.toldme.sight import missing
from birdtable.games.toldme.state import DISCARDS, DRAWS, ENDINGS, HIDDEN, SEEN, TRUNK

__all__ = ["read_position", "write_position"]


def write_position(state: State) -> str:
    """The position of a state, or of a sight, in one line."""
    seats = range(state.seats)
    starred = any(missing(state, seat) for seat in seats)
    return " ".join(
        [
            "toldme",
            f"{state.seats}{'+bonus' if state.bonus else ''}",
            f"{state.seat + 1}:{ENDINGS[state.over - 1] if state.over else PHASES[state.phase]}",
            write_branch(state),
            "/".join(write_hand(state, seat) for seat in seats),
            "".join(write_seat(owner) for owner in state.plumage),
            write_seat(state.holder),
            "/".join(write_score(state, seat) for seat in seats),
            "*" if starred else write_cards(lying(state, DRAWS)),
            write_cards(lying(state, DISCARDS)),
            write_route(state),
            ".".join(str(state[field]) for field in CLOCK),
            f"{state.rng:016x}" if state.rng else "*",
            write_last_move(state),
            "-" if np.array_equal(state.deck, OUR_DECK) else write_deck(state.deck),
        ]
    )


def lying(state: State, place: int) -> list[int]:
    """The cards in a place, by number."""
    found: list[int] = np.flatnonzero(state.where[: state.cards] == place).tolist()
    return found


def write_cards(cards: list[int]) -> str:
    """'3.12.40b'"""
    return ".".join(write_card_number(card) for card in cards) or "-"


def write_seat(seat: int) -> str:
    """A seat, from 1, or nobody."""
    return "-" if seat == NONE else str(seat + 1)


def pile_from(state: State, card: int) -> list[int]:
    """A card and those beneath it."""
    cards = []
    while card != NONE:
        cards.append(card)
        card = int(state.below[card])
    return cards


def write_branch(state: State) -> str:
    """'48@E1/12>3@E2N1': the twigs in the order in which their cells came, each with the cards beneath it."""
    twigs = [int(twig) for twig in state.branch[: state.twigs]]
    return (
        "/".join(f"{'>'.join(map(write_card_number, pile_from(state, t)))}@{write_cell(state, t)}" for t in twigs)
        or "-"
    )


def write_cell(state: State, card: int) -> str:
    """'E2N1': two columns to the east of the trunk, one row to the north."""
    x, y = int(state.x[card]), int(state.y[card])
    column = f"{'E' if x > 0 else 'W'}{abs(x)}" if x else ""
    return column + (f"{'S' if y > 0 else 'N'}{abs(y)}" if y else "")


def write_hand(state: State, seat: int) -> str:
    """unseen:seen"""
    unseen = write_cards(lying(state, HIDDEN + seat))
    if lacking := missing(state, seat):
        unseen = unseen.removeprefix("-") + f"*{lacking}"
    return f"{unseen}:{write_cards(lying(state, SEEN + seat))}"


def write_score(state: State, seat: int) -> str:
    """A score pile from the bottom to the top."""
    return write_cards(pile_from(state, int(state.top[seat]))[::-1])


def write_route(state: State) -> str:
    """What the turn has come to: name:value, separated by commas; what says nothing is left out."""
    parts = {
        "added": write_cards([int(card) for card in state.added if card != NONE]).strip("-"),
        "at": "" if state.at == TRUNK else write_card_number(state.at),
        "goal": "" if state.goal == TRUNK else write_card_number(state.goal),
        "grown": "yes" if state.grown else "",
        "bonus": "yes" if state.finale else "",
        "bird": "" if state.bird == NONE else write_card_number(state.bird),
        "clause": "" if state.bird == NONE else str(state.clause + 1),
        "left": "" if state.bird == NONE else str(state.left),
        "number": "" if state.bird == NONE else str(state.number),
        "color": "" if state.color == NONE else LETTERS[state.color],
        "colors": "".join(letter for i, letter in enumerate(LETTERS) if state.colors >> i & 1),
        "that": write_that(state),
        "card": "" if state.card == NONE else write_card_number(state.card),
        "twig": "" if state.twig == NONE else "trunk" if state.twig == TRUNK else write_card_number(state.twig),
        "boosts": ".".join(map(str, state.boost)) if any(state.boost) else "",
    }
    return ",".join(f"{name}:{text}" for name, text in parts.items() if text) or "-"


def write_that(state: State) -> str:
    """The card that the bird is about; in a swap of plumage the colour that is given."""
    if state.that == NONE:
        return ""
    return LETTERS[state.that] if swaps_plumage(state) else write_card_number(state.that)


def write_last_move(state: State) -> str:
    """'pass:2': the move, and how many cards it brought to a hand unseen, if any."""
    if state.moved == NONE:
        return "-"
    return WORDS[state.moved] + (f":{state.drew}" if state.drew else "")
