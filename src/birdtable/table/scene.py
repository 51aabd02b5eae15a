"""What one viewer may see of a match at one moment. Pages of a game are made from this and from nothing else."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from gettext import NullTranslations
from typing import Any

import numpy as np

from birdtable.games.contract import NONE, Game, State
from birdtable.match import Match
from birdtable.table.games import Components, components
from birdtable.table.rooms import Room
from birdtable.table.seats import Viewer

OPEN = -2  # a viewer's seat who sees all hands: after the end


@dataclass(frozen=True)
class Scene:
    """One viewer's table."""

    game: Game
    seat: int  # whose sight it is; NONE for a spectator, OPEN when all lies open
    sight: State
    before: State | None  # the same viewer's sight before the last move
    moves: Sequence[int]  # what the viewer may play now
    names: list[str]
    cards: Any
    card: Callable[[int], str]  # the name of a card on this viewer's page, which tells nobody else anything
    t: NullTranslations

    @property
    def components(self) -> Components:
        """What the game adds."""
        return components(self.game.name)

    @property
    def can_move(self) -> bool:
        """Whether the viewer has a decision."""
        return bool(self.moves)


def namer(salt: str, seat: int) -> Callable[[int], str]:
    """Names for cards: unguessable, and different for every viewer, so that two of them cannot compare."""
    key = hashlib.sha256(f"cards {salt} {seat}".encode()).digest()

    def name(number: int) -> str:
        return "c" + hashlib.blake2s(number.to_bytes(4, "little"), key=key, digest_size=4).hexdigest()

    return name


def view(match: Match, seat: int, ply: int) -> State:
    """What a viewer sees after so many moves: when the game is over, all hands lie open."""
    return match.view(None if seat == OPEN or match.states[ply].over else seat, ply)


def legal(game: Game, sight: State) -> list[int]:
    """What may be played, read from the mover's own sight."""
    moves = np.zeros(game.moves, np.int16)
    return [int(move) for move in moves[: game.legal(sight, moves)]]


def cards_at(room: Room, seat: int, ply: int) -> Any:
    """Which card is which for a viewer after so many moves; known from when they looked last, if that holds."""
    adds = components(room.match.game.name)
    known = room.cards.get(seat)
    if known and known[0] <= ply and known[1] is room.match.states[known[0]]:
        start, cards = known[0], known[2]
    else:
        start, cards = 0, adds.lay_out(view(room.match, seat, 0))
    for step in range(start, ply):
        cards = adds.follow(cards, view(room.match, seat, step), view(room.match, seat, step + 1))
    room.cards[seat] = (ply, room.match.states[ply], cards)
    return cards


def scene(room: Room, viewer: Viewer, t: NullTranslations, ply: int | None = None) -> Scene:
    """The table as a viewer sees it now, or after so many moves, when it can only be looked at."""
    match, now = room.match, len(room.match.moves)
    at = now if ply is None else ply
    sight = view(match, viewer.seat, at)
    mine = at == now and ply is None and room.started and viewer.seat == room.to_move and viewer.seat in viewer.own
    may = mine and not room.over and not room.driver(room.to_move)
    return Scene(
        game=match.game,
        seat=viewer.seat,
        sight=sight,
        before=view(match, viewer.seat, at - 1) if at else None,
        moves=legal(match.game, sight) if may else [],
        names=room.names,
        cards=cards_at(room, viewer.seat, at),
        card=namer(room.row.salt, viewer.seat),
        t=t,
    )


def spectator() -> Viewer:
    """Somebody who has no seat."""
    return Viewer(frozenset(), False, NONE)
