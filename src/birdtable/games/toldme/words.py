"""The Bird Told Me in words for people, in every language: what each file beside this one says."""

from gettext import NullTranslations as Translations

import numpy as np

from birdtable.games.contract import Points, State
from birdtable.games.toldme.foresight import foresee
from birdtable.games.toldme.menu import COLORS, menu, rules
from birdtable.games.toldme.news import tell as tell_news
from birdtable.games.toldme.picture import picture
from birdtable.games.toldme.reasons import task, why_not
from birdtable.games.toldme.rounds import points
from birdtable.games.toldme.state import GOAL, MOST_SEATS, THIRTY_POINTS

__all__ = ["COLORS", "OPPONENT", "ending", "foresee", "menu", "picture", "rules", "task", "tell", "why_not"]

OPPONENT = ""


def tell(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """What the last move did, in sentences, from one viewer's sights before and after it."""
    sentences = tell_news(before, after, names, t)
    return [*sentences, ending(after, names, t)] if after.over else sentences


def ending(state: State, names: list[str], t: Translations) -> str:
    """How the game ended and who won, in one sentence."""
    out: Points = np.zeros((2, MOST_SEATS))
    points(state, out)
    winner = int(np.argmax(out[0]))
    most = int(out[1, winner])
    tied = [seat for seat in range(state.seats) if out[1, seat] == most]
    if state.over == THIRTY_POINTS:
        text = t.gettext("{name} wins with {points} points, {goal} being the goal.")
    else:
        text = t.gettext("The draw pile has run out again: {name} wins with {points} points.")
    if len(tied) > 1:
        text = t.gettext(
            "{name} wins with {points} points: others have as many, but this turn or the next comes first."
        )
    return text.format(name=names[winner], points=most, goal=GOAL)
