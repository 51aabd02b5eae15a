"""The record of a game of The Bird Told Me, its phases and its move numbers.

A card is a number: 0 to 47 for the cards 1 to 48 of the first deck, 48 to 95 for those of the second. Where each card
lies is a byte; so the record is the table, and a sight is the table with some cards put back into the draw pile.
"""

import numpy as np

from birdtable.games.contract import HEADER
from birdtable.games.toldme.says import BOOSTS

DECK = 48  # cards of one deck
CARDS = 2 * DECK
TRUNK = CARDS  # where a card's number may stand
MOST_SEATS = 5
ONE_DECK_SEATS = 3  # more players need two decks
FIRST_HAND = 6
COLORS = 6
GOAL = 30  # points that end the game

# What the seat to move has to decide. The last three are no decisions: they never outlast a move.
FIRST, SECOND, TWIG, SPOT, LEAF, HEAR, CHOOSE, TOP, GO_ON, TURN_DONE, STOPPED = range(11)
# Endings.
THIRTY_POINTS, SECOND_EXHAUSTION = 1, 2
ENDINGS = ("thirty-points", "second-exhaustion")

# Where a card lies: DRAWS to COVERED; HIDDEN, SEEN and SCORED are for seat 0, the next seats follow.
DRAWS, DISCARDS, AIR, BRANCH, COVERED = range(5)  # AIR: shown to all, on its way
HIDDEN = 5  # in a hand, seen by its owner only
SEEN = HIDDEN + MOST_SEATS  # in a hand, and everybody saw it go there
SCORED = SEEN + MOST_SEATS
PLACES = SCORED + MOST_SEATS

# Moves: a card, a plumage, a seat, a spot beside or over a twig, and then the rest.
PLUME = CARDS
SEAT = PLUME + COLORS
SIDE = SEAT + MOST_SEATS
NORTH, EAST, SOUTH, WEST, OVER = range(5)
PASS, DRAW_ONE, DONE, LISTEN, TURN_TOP = range(SIDE + 5, SIDE + 10)
MOVES = SIDE + 10

OPTIONS = np.dtype(
    [
        ("seats", "i8"),
        ("bonus", "i8"),  # 1: the bonus-card variant
        ("deck", "u4", DECK),  # as in the state
    ]
)

STATE = np.dtype(
    [
        *HEADER,
        ("rounds", "i8"),  # the number of this round, from 1
        ("cards", "i8"),  # 48, or 96 with two decks
        ("bonus", "i8"),  # 1: the top card that is discarded at the end of a turn speaks too
        ("pile", "i8"),  # how many cards the draw pile has
        ("shuffles", "i8"),  # how often the discard pile became the draw pile: 0 or 1
        ("holder", "i8"),  # who has the pass card, or NONE
        # The turn.
        ("added", "i8", 2),  # the cards added in the Add Phase, or NONE
        ("at", "i8"),  # the visible card of the cell that spoke last; TRUNK before the first
        ("goal", "i8"),  # the visible card of the last cell of the route; TRUNK if none is left
        ("grown", "i8"),  # 1: the bird that speaks has added to the last cell
        ("finale", "i8"),  # 1: the bonus card speaks
        # The bird that speaks.
        ("bird", "i8"),  # or NONE
        ("clause", "i8"),  # which of its clauses: 0 or 1
        ("left", "i8"),  # how often the clause is still to be obeyed
        ("number", "i8"),  # its number in brackets as raised when it began
        ("color", "i8"),  # the colour it is about, or NONE
        ("colors", "i8"),  # several colours, a bit each: those revealed; in a swap those swapped
        ("that", "i8"),  # the card it is about, or NONE; in a swap the colour of one's own plumage
        ("card", "i8"),  # the card in the air, or NONE
        ("twig", "i8"),  # beside or over which the card in the air goes, or NONE
        ("moved", "i8"),  # the last move, or NONE
        ("drew", "i8"),  # how many cards it brought to a hand unseen
        ("boost", "i8", BOOSTS),  # what waits for the next card, for the next of value 1 to 4, ...: says.py
        ("plumage", "i8", COLORS),  # who has it, or NONE
        ("held", "i8", MOST_SEATS),  # cards in each hand
        ("unseen", "i8", MOST_SEATS),  # how many of them only their owner has seen
        ("top", "i8", MOST_SEATS),  # the top card of each score pile, or NONE
        # By card.
        ("deck", "u4", DECK),  # what is printed on it: cards.py
        ("where", "i1", CARDS),
        ("x", "i1", CARDS),  # its cell on the branch, columns to the east of the trunk; else 0
        ("y", "i1", CARDS),  # rows to the south of the trunk
        ("below", "i1", CARDS),  # the card beneath it, on the branch or in a score pile, or NONE
        ("parent", "i1", CARDS),  # of a visible card of the branch: what it hangs on, a card or TRUNK; else NONE
        # The visible cards of the branch, in the order in which their cells came; then NONE.
        ("twigs", "i8"),
        ("branch", "i1", CARDS),
    ],
    align=True,
)
