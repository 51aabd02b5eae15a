"""Y1 The birds of Busy Beaks: fourteen, of which seven are in a game, with twelve cards each.

In the record a bird of the game is a kind, its place (0 to 6) on the table's list of seven; moves and text name birds.
"""

from birdtable.games.piles import pile_of

(
    GALAH,
    BROLGA,
    SPINEBILL,
    KOOKABURRA,
    FROGMOUTH,
    OWL,
    EAGLE,
    PALM_COCKATOO,
    LORIKEET,
    MAGPIE,
    BUDGERIGAR,
    ROSELLA,
    COCKATOO,
    WREN,
) = BIRDS = range(14)
LETTERS = "GBSKFOEPLMURCW"

TYPES = 7  # birds in a game
COPIES = 12  # cards of each
CARDS = TYPES * COPIES
ALL_CARDS = pile_of([COPIES] * TYPES + [0])
ONE_OF_EACH = pile_of([1] * TYPES + [0])

FIRST_TO_PAY = BUDGERIGAR  # Y8 from this one on, a power begins with a discard: Budgerigar, Rosella, Cockatoo, Wren


def set_of(*birds: int) -> int:
    """A set of birds as one number, a bit for each."""
    return sum(1 << bird for bird in birds)


FIRST_PLAY = set_of(BROLGA, ROSELLA, SPINEBILL, GALAH, KOOKABURRA, FROGMOUTH, COCKATOO)
TAKERS = set_of(BROLGA, SPINEBILL, KOOKABURRA, LORIKEET, COCKATOO)  # they take cards from the tree
