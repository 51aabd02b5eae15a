"""The record of a Busy Beaks game, its phases and its move numbers.

Hands and the like are piles (games/piles.py) of kinds: a kind is a bird's place on the table's list of seven. A place
in the tree is one number: branch * PLACES + place, both counted from 0, the place from the left.
"""

import numpy as np

from birdtable.games.busybeaks.birds import TYPES
from birdtable.games.contract import HEADER

MOST_SEATS = 4
BRANCHES = 3
PLACES = 24  # Y18 room for cards on a branch, gaps included
TREE = BRANCHES * PLACES
CHAIN = 32  # powers in use at once: twelve Rosellas, twelve Magpies and one more would be 25
QUIET_TURNS = 500

# What the seat to move has to decide. USED is no decision: a use of a power is over, and never outlasts a move.
PLAY, SCORE, DRAW, PAY, TAKE, SWAP, PUT, KEEP, NAME, FROM, STEAL, COPY, TWICE, FOUR, USED = range(15)
# Endings.
EGGS_GONE, STALLED = range(1, 3)
ENDINGS = ("eggs-gone", "stalled")

# Moves. Birds count from 0 to 13, whether they are in the game or not.
PLAY_BIRD = 0  # by bird, then branch
FLY = 42  # by bird: score a flock
DRAW_CARD = 56  # and end the turn
DROP = 57  # by bird: pay for a power
TAKE_CARD = 71  # by place in the tree
PUT_BIRD = 143  # by bird: the Lorikeet's other hand
KEEP_BIRD = 157  # by bird: what the Frogmouth found
NAME_BIRD = 171  # by bird: what the Owl looks for
FROM_SEAT = 185  # by seat: whom Eagle and Palm Cockatoo visit
STEAL_BIRD = 189  # by bird: what the Eagle carries off
COPY_BRANCH = 203  # by branch: which bird the Magpie copies
DONE = 206
MOVES = 207
STEAL_UNSEEN = MOVES  # no move, but how a theft is told to those who did not see which card it was

OPTIONS = np.dtype(
    [
        ("seats", "i8"),
        ("first", "i8"),  # the seat, from 1, that starts
        ("birds", "i8"),  # which birds, a bit for each; 0: a surprise
    ]
)

STATE = np.dtype(
    [
        *HEADER,
        ("birds", "i8", TYPES),  # the seven birds in the game, in ascending order
        ("scored", "i8"),  # the turn in which the last flock was scored; 0: none yet
        ("idle", "i8"),  # turns in a row in which nothing was played, scored or drawn
        ("tree", "i1", TREE),  # 1 + kind of the card at each place; 0: none, or a gap
        ("ends", "i8", BRANCHES),  # the end of each branch: the place right of its right-most card
        ("hand", "u8", MOST_SEATS),
        ("cards", "i8", MOST_SEATS),  # how many cards a hand has, seen or not
        # [viewer, seat]: what a viewer knows of another hand; [seat, seat]: what everybody knows of it.
        ("seen", "u8", (MOST_SEATS, MOST_SEATS)),
        ("eggs", "i8", MOST_SEATS),
        ("tokens", "i8"),  # tokens of two to five eggs that are left, the least valuable at the bottom
        ("bonus", "u8"),  # the birds whose one-egg token is left: a pile
        ("draw", "u8"),  # the draw pile; in a sight, with all cards in hands that the seat has not seen
        ("discard", "u8"),
        # The powers in use, the innermost last: a card in the tree, the uses it still has, the bird whose power it is.
        ("depth", "i8"),  # how many
        ("chain_at", "i1", CHAIN),
        ("chain_uses", "i1", CHAIN),
        ("chain_power", "i1", CHAIN),  # of a Magpie that has chosen, the bird that it copies
        # How far the innermost use has come.
        ("gap", "i8"),  # where it took a card (the Cockatoo: its left-most one); NONE: nothing taken yet
        ("took", "i8"),  # the kind of the card it took last; NONE: nothing taken yet
        ("left", "i8"),  # how many cards it may still take or keep, or the Lorikeet's swaps
        ("revealed", "u8"),  # the cards that the Frogmouth found
        ("robbed", "i8"),  # the seat whose hand the Eagle sees; NONE: nobody's
        # What the last move did, for all to see, but for what only those see who were there.
        ("moved", "i8"),  # the move; NONE before the first
        ("mover", "i8"),  # whose it was; NONE before the first
        ("victim", "i8"),  # the seat from which it took a card; NONE: nobody
        ("shown", "u8"),  # cards it revealed
        ("draws", "i8"),  # how many cards its mover drew
        ("drawn", "u8"),  # these cards: their drawer sees them
        ("passed", "u8"),  # cards it took from the victim: both see them
        ("repaid", "u8"),  # cards that the victim drew in return: the victim sees them
    ],
    align=True,
)
