"""What birdtable refuses. Each message is one line that names what was wrong and what was expected."""


class Refused(ValueError):
    """Somebody asked for what cannot be done; it is no fault of the program."""


class Malformed(Refused):
    """Text that cannot be read."""


class IllegalMove(Refused):
    """A move that the rules do not allow now."""
