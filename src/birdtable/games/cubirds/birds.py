"""C1 The birds of CuBirds: eight species, 110 cards, in the order in which piles are sorted and moves are listed."""

from birdtable.games.piles import pile_of

FLAMINGO, OWL, TOUCAN, DUCK, PARROT, MAGPIE, REED_WARBLER, ROBIN = SPECIES = range(8)
LETTERS = "FOTDPMWR"

COPIES = (7, 10, 10, 13, 13, 17, 20, 20)
SMALL_FLOCK = (2, 3, 3, 4, 4, 5, 6, 6)
BIG_FLOCK = (3, 4, 4, 6, 6, 7, 9, 9)


ALL_BIRDS = pile_of(COPIES)
SMALL_FLOCKS = pile_of(SMALL_FLOCK)
BIG_FLOCKS = pile_of(BIG_FLOCK)
THREES = pile_of((3,) * 8)
