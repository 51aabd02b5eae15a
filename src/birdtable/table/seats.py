"""Who sits where, and who may do what."""

from dataclasses import dataclass

from birdtable.games.contract import NONE
from birdtable.table.problems import N_, NotYours
from birdtable.table.rooms import Room


@dataclass(frozen=True)
class Viewer:
    """One viewer of one table: which seats are theirs, and with whose eyes they look."""

    own: frozenset[int]  # the seats they hold
    host: bool
    seat: int  # whose sight they are shown; NONE: a spectator's
    curtain: bool = False  # at a shared screen: the next person has not said yet that only they can see

    @property
    def plays(self) -> bool:
        """Whether they sit at the table."""
        return bool(self.own)


def viewer_of(room: Room, person: str, shown: int = 0) -> Viewer:
    """How somebody looks at a table; `shown` is the turn for which a shared screen shows a hand."""
    own = frozenset(seat.seat for seat in room.seats if person and seat.holder == person)
    host = bool(person) and room.row.host == person
    playing = [seat for seat in sorted(own) if not room.seats[seat].bot]
    if len(playing) <= 1:
        return Viewer(own, host, next(iter(playing or sorted(own)), NONE))
    if not room.started or room.over:
        return Viewer(own, host, NONE)
    if room.to_move in playing and room.match.state.turn == shown:
        return Viewer(own, host, room.to_move)
    return Viewer(own, host, NONE, curtain=room.to_move in playing)


def check_may_move(room: Room, viewer: Viewer) -> None:
    """Only who holds the seat to move may move, and only while no bot plays for them."""
    if not room.started:
        raise NotYours(N_("The game has not begun."))
    if room.over:
        raise NotYours(N_("The game is over."))
    if room.to_move not in viewer.own:
        raise NotYours(N_("It is not your turn."))
    if room.seats[room.to_move].bot:
        raise NotYours(N_("A bot plays for you; take your seat back first."))


def check_host(viewer: Viewer) -> None:
    """Only who made the table may change how it is set."""
    if not viewer.host:
        raise NotYours(N_("Only the host of this table may do that."))
