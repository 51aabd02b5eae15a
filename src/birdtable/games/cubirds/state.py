"""The record of a CuBirds game, its phases and its move numbers.

Hands, collections and the like are piles (games/piles.py). A row holds each species as one run (C9), so it is two
piles: how many birds of each species, and where its run stands.
"""

import numpy as np

from birdtable.games.contract import HEADER

ROWS = 4
HAND = 8  # cards dealt to each seat at the start of a round
MOST_SEATS = 5
QUIET_TURNS = 500

# What the seat to move has to decide. TURN_DONE is no decision: it never outlasts a move.
LAY, REFILL, TWO, FLOCK, ROBINBIRD, TURN_DONE = range(6)
# Endings.
SEVEN_SPECIES, TWO_THREES, OUT_OF_CARDS, STALLED = range(1, 5)
ENDINGS = ("seven-species", "two-threes", "out-of-cards", "stalled")

# Moves: lay by species, row and end; then fly by species; then the rest.
LEFT, RIGHT = range(2)
FLY = 64
SKIP, DRAW_TWO, DRAW_NONE, REFILL_ROW, ROBIN_LAYS = range(72, 77)
MOVES = 77

OPTIONS = np.dtype(
    [
        ("seats", "i8"),  # people at the table; 1 is solo against RobinBird
        ("dealer", "i8"),  # the seat, from 1, that deals the first round; 0: by chance
        ("handicap", "i8"),  # RobinBird's extra birds
    ]
)

STATE = np.dtype(
    [
        *HEADER,
        ("dealer", "i8"),  # who dealt this round
        ("row", "i8"),  # the row to refill, or RobinBird's next; else 0
        ("rounds", "i8"),  # the number of this round, from 1
        ("grown", "i8"),  # the turn in which a flock last added to a collection; 0: none yet
        ("runs", "i8", ROWS),  # how many species stand in each row
        ("birds", "u8", ROWS),  # how many birds of each: a pile
        ("place", "u8", ROWS),  # where each species stands, counted from the left: a byte each, 0 if it does not
        ("hand", "u8", MOST_SEATS),
        ("known", "u8", MOST_SEATS),  # the part of the hand that everybody saw go there
        ("limit", "u8", MOST_SEATS),  # for each species: at most so many of the unknown cards are of it
        ("unknown", "i8", MOST_SEATS),  # how many cards of the hand are not known
        ("collection", "u8", MOST_SEATS),
        ("draw", "u8"),  # the draw pile; in a sight, with all cards in hands that the seat has not seen
        ("discard", "u8"),
        # What the last move did, for all to see.
        ("moved", "i8"),  # the move; RobinBird's laying as the laying it came to; NONE before the first
        ("shown", "u8"),  # birds laid, revealed or turned over
        ("taken", "u8"),  # birds captured
        ("drawn", "u8"),  # two cards drawn: only their drawer sees them
    ],
    align=True,
)
