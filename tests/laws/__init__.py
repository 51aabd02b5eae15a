"""The laws of birdtable.games.contract, for every registered game at every number of seats."""
