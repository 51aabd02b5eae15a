"""What each game adds to the web table: a module of its name, which is a Components."""

from collections.abc import Mapping
from functools import cache
from gettext import NullTranslations
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from htpy import Node

from birdtable.errors import Malformed
from birdtable.games import NAMES as GAMES
from birdtable.games.contract import State

if TYPE_CHECKING:
    from birdtable.table.scene import Scene


class Components(Protocol):
    """A game on a page; each function makes HTML from what one viewer may see. A module is one."""

    STYLE: str  # its style sheet, in static/
    SPRITE: str  # its drawings, in static/

    def title(self, t: NullTranslations) -> str:
        """What the game is called."""

    def pitch(self, t: NullTranslations) -> str:
        """What it is about, in one sentence."""

    def rules(self, t: NullTranslations) -> list[str]:
        """The rules in short, in paragraphs, and what the marks on the page mean."""

    def drawings(self, t: NullTranslations) -> list[tuple[str, str, str]]:
        """Each drawing of SPRITE: its symbol, the name of what it shows, and a remark."""

    def lay_out(self, sight: State) -> Any:
        """Which card is which, for one viewer, on a table that they see for the first time."""

    def follow(self, cards: Any, before: State, after: State) -> Any:
        """Which card is which after a move: the cards that this viewer saw move keep their names."""

    def read_choice(self, form: Mapping[str, str]) -> str:
        """The word of the move that a form means; empty if something was not chosen."""

    def place(self, scene: "Scene", seat: int) -> Node:
        """What everybody sees at a seat."""

    def board(self, scene: "Scene") -> Node:
        """The common table, with places to play to if the viewer is to move."""

    def choices(self, scene: "Scene") -> Node:
        """Buttons for the choices that are neither places on the table nor cards in the hand."""

    def hand(self, scene: "Scene") -> Node:
        """The viewer's hand."""

    def asks(self, scene: "Scene", move: int) -> str:
        """A question before a move that brings hidden cards out, unless the move asks by itself; mostly empty."""


# The games that have components, and so can be played in a browser.
NAMES = tuple(game for game in GAMES if find_spec(f"{__name__}.{game}"))


@cache
def components(game: str) -> Components:
    """What a game adds."""
    if game not in NAMES:
        raise Malformed(f"game: expected {' or '.join(NAMES)}, which have a table here, not {game}")
    return cast(Components, import_module(f"birdtable.table.games.{game}"))
