"""From the rows of games to numbers from 0 to 1, one for each deal: what intervals and verdicts are made of."""

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from birdtable.lab.deals import Plan, seatings, tables_of
from birdtable.lab.evidence import ERROR, Bet
from birdtable.lab.playing import FIRST, WON


def names_of(plan: Plan) -> list[str]:
    """The bots by name, each once."""
    return list(dict.fromkeys(plan.bots))


def hands_of(plan: Plan) -> int:
    """How many seats are played, those that the rules play included."""
    game, options = plan.load()
    state = game.new()
    game.deal(state, options, np.uint64(0))
    return int(state.seats)


def points_by_seat(rows: Any, hands: int) -> Any:
    """Games by seats: 1 shared among the winners."""
    won = rows[..., WON, None] >> np.arange(hands) & 1
    return won / won.sum(axis=-1, keepdims=True)


def shares(plan: Plan, first: int, rows: Any, hands: int) -> Any:
    """By deal, table and name: the mean of its points over the seats it has there; nan where it does not sit."""
    names, tables = names_of(plan), tables_of(plan)
    numbers = np.array([names.index(name) for name in plan.bots])
    seats = numbers[np.array([seatings(plan, first + i) for i in range(len(rows))])]  # deals, games, seats
    sits = seats[..., None] == np.arange(len(names))
    points = points_by_seat(rows, hands)[..., : plan.seats, None] * sits
    shape = (len(rows), len(tables), -1, len(names))
    with np.errstate(invalid="ignore"):
        return points.reshape(shape).sum(axis=2) / sits.reshape(shape).sum(axis=2)


def by_place(rows: Any, hands: int) -> Any:
    """By deal and place in the order of play: the mean of the points of whoever sat there."""
    points, seats = points_by_seat(rows, hands), (rows[..., FIRST, None] + np.arange(hands)) % hands
    return np.take_along_axis(points, seats, axis=-1).mean(axis=1)


def over_tables(found: Any) -> Any:
    """By deal and name: the mean over the tables at which it sits."""
    return np.nanmean(found, axis=1)


def compared(found: Any, one: int, other: int) -> Any:
    """By deal: 1/2 and half of what one wins more than another, at the tables where both sit, if there are any."""
    both = ~np.isnan(found[0, :, [one, other]]).any(axis=0) if len(found) else np.array([True])
    if both.any():
        mine, theirs = found[:, both, one].mean(axis=1), found[:, both, other].mean(axis=1)
    else:  # solo: each against the game
        mine, theirs = over_tables(found)[:, one], over_tables(found)[:, other]
    return (1 + mine - theirs) / 2


class Question(NamedTuple):
    """Does one bot win more than another, or than a share that was named?"""

    one: int
    other: int | None
    bet: Bet

    def numbers(self, found: Any) -> Any:
        """What the bet is on, by deal."""
        return over_tables(found)[:, self.one] if self.other is None else compared(found, self.one, self.other)


def questions_of(plan: Plan, above: float | None) -> list[Question]:
    """What a run is to find out; the chance of a wrong verdict is shared among the questions."""
    if above is not None:
        return [Question(0, None, Bet(above))]
    pairs = list(combinations(range(len(names_of(plan))), 2))
    return [Question(one, other, Bet(0.5, ERROR / len(pairs))) for one, other in pairs]
