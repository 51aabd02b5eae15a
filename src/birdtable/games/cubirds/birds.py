"""C1 The birds of CuBirds: eight species, 110 cards, in the order in which piles are sorted and moves are listed."""

import numpy as np

from birdtable.games.piles import Pile

FLAMINGO, OWL, TOUCAN, DUCK, PARROT, MAGPIE, REED_WARBLER, ROBIN = SPECIES = range(8)
LETTERS = "FOTDPMWR"

COPIES = (7, 10, 10, 13, 13, 17, 20, 20)
SMALL_FLOCK = (2, 3, 3, 4, 4, 5, 6, 6)
BIG_FLOCK = (3, 4, 4, 6, 6, 7, 9, 9)


def pile(counts: tuple[int, ...]) -> Pile:
    """A pile with these numbers of the eight species."""
    return np.uint64(int.from_bytes(bytes(counts), "little"))


ALL_BIRDS = pile(COPIES)
SMALL_FLOCKS = pile(SMALL_FLOCK)
BIG_FLOCKS = pile(BIG_FLOCK)
THREES = pile((3,) * 8)
