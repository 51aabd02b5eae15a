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
ALL_BIRDS = len(BIRDS)
LETTERS = "GBSKFOEPLMURCW"

TYPES = 7  # birds in a game
COPIES = 12  # cards of each
CARDS = TYPES * COPIES
ALL_CARDS = pile_of([COPIES] * TYPES + [0])
ONE_OF_EACH = pile_of([1] * TYPES + [0])

GALAH_DRAWS, BUDGERIGAR_DRAWS = 3, 5
FROGMOUTH_TURNS, FROGMOUTH_KEEPS = 4, 2
OWL_TURNS = 7
EAGLE_TAKES, PALM_COCKATOO_TAKES = 1, 2
TAKES, COCKATOO_TAKES = 2, 4  # cards of the tree: Brolga, Spinebill and Kookaburra two at the most


def set_of(*birds: int) -> int:
    """A set of birds as one number, a bit for each."""
    return sum(1 << bird for bird in birds)


FIRST_PLAY = set_of(BROLGA, ROSELLA, SPINEBILL, GALAH, KOOKABURRA, FROGMOUTH, COCKATOO)
PAYERS = set_of(BUDGERIGAR, ROSELLA, COCKATOO, WREN)  # Y8 a discard comes first
TAKERS = set_of(BROLGA, SPINEBILL, KOOKABURRA, LORIKEET, COCKATOO)  # they take cards from the tree
