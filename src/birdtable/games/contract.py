"""The contract: a game is a record and seven functions, and everything else is a reader of that.

The laws, which `tests/laws` holds every registered game to at every number of seats:

1.  A state is one NumPy record of fixed size. Copying its bytes copies the game; nothing else remembers anything.
2.  Every record begins with the HEADER. No field is called like an attribute of `np.record`, since compiled code would
    read the field and plain Python the attribute.
3.  `deal` sets the table from options and a seed and reads nothing of what the record held before. The same options and
    seed give the same bytes, in every process and with compilation switched off.
4.  `legal` writes the numbers of the legal moves in ascending order and returns how many there are: at least one until
    the game is over, then none. It changes nothing.
5.  `play` makes a legal move, in place. All chance comes from `state.rng`, so a seed and a list of moves replay a game.
    Each move adds one to `ply`. What a number means never depends on the state.
6.  Random play ends.
7.  `points` gives 1, shared among the winners, when the game is over, and 0 for everybody before.
8.  `sight` blanks, in place, all that one seat cannot know. What is left is a record of the same kind, and all that
    this seat is shown is made from it. The sight of a sight is the same. The seat to move finds the same legal moves
    in it. NONE is a spectator's seat: it knows what is public.
9.  `imagine` makes, of a state or of a seat's sight of it, a whole state that this seat cannot tell from the real one:
    its sight is the same byte for byte, and future draws are new. It reads nothing but that sight and the seed, which
    must never be the seed of the deal: that would be the real future.
10. A move that brings hidden cards out adds one to `reveals`, and so does the end of the game. A move may be taken back
    exactly while `turn` and `reveals` are what they were.
11. `notation` turns positions, moves and options into text and back without loss, and refuses everything else with
    a `Malformed` that names the field and what was expected.
12. `words` is given sights, so what is told to a seat cannot hold more than it may know; whole states only when all
    hands lie open: after the game, and in a replay.
"""

from collections.abc import Callable, Mapping, Sequence
from gettext import NullTranslations
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

NONE = -1  # no seat, no move

if TYPE_CHECKING:

    class State:
        """One record of a game's `state` dtype: which fields it has is known to the game alone."""

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...

else:
    State = np.record

Options: TypeAlias = State  # one record of a game's `options` dtype
Moves: TypeAlias = npt.NDArray[np.int16]
Points: TypeAlias = npt.NDArray[np.float64]

HEADER = [
    ("over", "i8"),  # 0 while the game goes on, then 1 + the index of its ending in `Game.endings`
    ("seat", "i8"),  # whose move it is, from 0; when the game is over, whose it was
    ("phase", "i8"),  # what kind of decision it is: a number of the game's own; 0 when the game is over
    ("turn", "i8"),  # the number of the turn, from 1
    ("ply", "i8"),  # how many moves have been played
    ("reveals", "i8"),  # how many moves brought hidden cards out
    ("rng", "u8"),  # the generator; 0 in a sight, where nobody may know it
    ("seats", "i8"),  # hands at the table
    ("people", "i8"),  # how many of them, from the first, have choices; the rules play the others
]


class Option(NamedTuple):
    """One choice made before the deal: a field of the game's `options` dtype."""

    name: str
    default: str
    values: str  # what may be given, for people: "0 to 6"
    help: str


class Notation(Protocol):
    """A game as exact text, the same in all languages: docs/notation.md. A module is one."""

    CHOICES: tuple[Option, ...]
    EXAMPLES: tuple[str, ...]  # positions to try, the plainest first

    def read_options(self, seats: int, given: Mapping[str, str]) -> Options:
        """Options from their text; what is not given is at its default."""

    def write_options(self, options: Options) -> dict[str, str]:
        """The options that are not at their defaults, as text; seats are not among them."""

    def read_position(self, text: str, seed: int | None) -> State:
        """A state from its position; the seed stands behind the stars."""

    def write_position(self, state: State) -> str:
        """The position of a state, or of a sight, in one line."""

    def read_move(self, word: str) -> int:
        """The number of a move from its word."""

    def write_move(self, move: int) -> str:
        """The word of a move."""


class Words(Protocol):
    """A game in words for people; each function takes the translations to speak with. A module is one."""

    OPPONENT: str  # the name of an opponent whom the rules play; empty if there is none

    @property
    def COLORS(self) -> Mapping[str, tuple[int, int]]:
        """Background and ink of a card, by its letter, out of a terminal's 256 colours."""

    def foresee(self, sight: State, move: int, t: NullTranslations) -> str:
        """What a legal move would do, as far as its player can know, in words that follow a name."""

    def tell(self, before: State, after: State, names: list[str], t: NullTranslations) -> list[str]:
        """What the last move did, in sentences, from one viewer's sights before and after it."""

    def why_not(self, sight: State, move: int, t: NullTranslations) -> str:
        """Why this move is not legal now."""

    def task(self, sight: State, t: NullTranslations) -> str:
        """What the seat to move has to decide, in one sentence."""

    def menu(self, sight: State, moves: Sequence[int], t: NullTranslations) -> list[str]:
        """The legal moves, numbered from 1, laid out for a terminal; nothing if a plain list says it best."""

    def picture(self, sight: State, names: list[str], t: NullTranslations) -> str:
        """The table as one seat sees it, in lines of plain text; a card is its letter in square brackets."""

    def rules(self, sight: State, t: NullTranslations) -> str:
        """The rules of this table in a few lines, for somebody who sits down for the first time."""

    def ending(self, state: State, names: list[str], t: NullTranslations) -> str:
        """How the game ended and who won, in one sentence."""


def new_record(dtype: np.dtype[np.void]) -> Any:
    """An empty record that compiled code and plain Python both read and write by attribute."""
    return np.zeros(1, dtype).view(np.recarray)[0]


class Game(NamedTuple):
    """All there is to know of a game. The functions are compiled and take records; see the laws above."""

    name: str
    edition: int  # of the rules: raised by a change that alters any stored match
    seats: range  # how many people can play
    state: np.dtype[np.void]
    options: np.dtype[np.void]  # first field: seats
    moves: int  # how many move numbers there are
    endings: tuple[str, ...]
    deal: Callable[[State, Options, np.uint64], None]
    legal: Callable[[State, Moves], int]
    play: Callable[[State, int], None]
    points: Callable[[State, Points], None]  # into two rows: points by seat, and scores
    sight: Callable[[State, int], None]  # (state, seat), in place
    imagine: Callable[[State, int, np.uint64], None]  # (state, seat, seed), in place
    notation: Notation
    words: Words

    def new(self, dtype: np.dtype[np.void] | None = None) -> Any:
        """An empty state, or another record that belongs to the game."""
        return new_record(dtype or self.state)
