"""What a legal move would do, in words that follow a name; each of the legal moves in words of its own."""

from gettext import NullTranslations as Translations

import numpy as np

from birdtable.games.contract import NONE, State
from birdtable.games.text import listed
from birdtable.games.toldme import says
from birdtable.games.toldme.choices import SOURCE, VERB, says_now
from birdtable.games.toldme.news import place_of
from birdtable.games.toldme.nouns import bird, plumage, spot
from birdtable.games.toldme.placing import spots
from birdtable.games.toldme.route import next_on_route, raised
from birdtable.games.toldme.rules import play
from birdtable.games.toldme.sentences import sentence
from birdtable.games.toldme.sight import imagine
from birdtable.games.toldme.state import (
    BRANCH,
    CHOOSE,
    DONE,
    DRAW_ONE,
    HEAR,
    LEAF,
    PASS,
    PLUME,
    SEAT,
    SIDE,
    TRUNK,
    TURN_TOP,
    TWIG,
)


def foresee(sight: State, move: int, t: Translations) -> str:
    """What a legal move would do, as far as its player can know, in words that follow a name."""
    if move == PASS:
        return t.gettext("draws two cards and passes")
    if move == DRAW_ONE:
        return t.gettext("draws a card")
    if move == DONE:
        return t.gettext("chooses nothing more")
    if move == TURN_TOP:
        return top(sight, t)
    if sight.phase == HEAR:
        return hear(sight, t)
    if sight.phase == LEAF:
        text = t.gettext("leads the route to {bird}, by way of {route}")
        return text.format(bird=bird(sight, move, t), route=listed(route_to(sight, move, t), t))
    if sight.phase == TWIG:
        return places(sight, move, t)
    if move >= SIDE:
        return t.gettext("puts it {where}").format(where=spot(sight, int(sight.twig), move - SIDE, t))
    if sight.phase == CHOOSE:
        return chooses(sight, move, t)
    if move >= PLUME:
        return t.gettext("takes {plumage}").format(plumage=plumage(move - PLUME, t))
    text = t.gettext("adds {bird} {where}") if (where := landing(sight, move, t)) else t.gettext("adds {bird}")
    return text.format(bird=bird(sight, move, t), where=where)


def landing(sight: State, card: int, t: Translations) -> str:
    """Where a card of the hand will lie, if there is one place only; else nothing."""
    after = sight.copy()
    imagine(after, sight.seat, np.uint64(0))
    play(after, card)
    return place_of(sight, after, card, t) if after.where[card] == BRANCH else ""


def top(sight: State, t: Translations) -> str:
    """The end of a turn."""
    if sight.bonus:
        return t.gettext("turns over the top card of the draw pile, which speaks and is discarded")
    return t.gettext("discards the top card of the draw pile")


def hear(sight: State, t: Translations) -> str:
    """The next bird, and what it says with its number as raised right now."""
    card = next_on_route(sight)
    before = sight.copy()
    before.at = card
    text = t.gettext("listens to {bird}: {sentence}")
    said = sentence(sight, card, t, raised(before, card)).removesuffix(".")
    return text.format(bird=bird(sight, card, t), sentence=said)


def route_to(sight: State, card: int, t: Translations) -> list[str]:
    """The birds on the way from the trunk to a card, by name."""
    names: list[str] = []
    while card != TRUNK:
        names.insert(0, bird(sight, card, t))
        card = int(sight.parent[card])
    return names


def places(sight: State, twig: int, t: Translations) -> str:
    """Where the card in the air comes down, or that one more choice is to be made."""
    found = spots(sight, twig)
    if found & (found - 1) == 0:
        where = spot(sight, twig, found.bit_length() - 1, t)
        return t.gettext("puts it {where}").format(where=where)
    if found >> 4:
        return t.gettext("puts it beside {bird} or over it").format(bird=bird(sight, twig, t))
    return t.gettext("puts it on a side of {bird}").format(bird=bird(sight, twig, t))


def chooses(sight: State, move: int, t: Translations) -> str:
    """What the bird that speaks does with a choice."""
    verb, source = says_now(sight, VERB), says_now(sight, SOURCE)
    if source == says.PLUMAGE:
        return chooses_plumage(sight, verb, move - PLUME, t)
    if source in (says.SCORES, says.RIVAL_SCORES, says.HANDS):
        return chooses_seat(sight, verb, move - SEAT, t)
    name = bird(sight, move, t)
    if verb == says.SCORE:
        return t.gettext("scores {bird}").format(bird=name)
    if verb == says.DISCARD:
        return t.gettext("discards {bird}").format(bird=name)
    if verb == says.DRAW:
        return t.gettext("takes {bird} into the hand").format(bird=name)
    where = landing(sight, move, t)
    if where:
        text = t.gettext("lays {bird} {where}")
    elif verb in (says.COVER, says.SWAP):
        text = t.gettext("lays {bird} over a twig")
    else:
        text = t.gettext("places {bird}")
    return text.format(bird=name, where=where)


def chooses_seat(sight: State, verb: int, seat: int, t: Translations) -> str:
    """A score pile or a hand."""
    if says_now(sight, SOURCE) == says.HANDS:
        return t.gettext("discards a card at random from the hand of seat {seat}").format(seat=seat + 1)
    name = bird(sight, int(sight.top[seat]), t)
    texts = {
        says.SCORE: t.gettext("scores {bird} from the score of seat {seat}"),
        says.DISCARD: t.gettext("discards {bird} from the score of seat {seat}"),
        says.DRAW: t.gettext("takes {bird} from the score of seat {seat}"),
    }
    return texts[verb].format(bird=name, seat=seat + 1)


def chooses_plumage(sight: State, verb: int, a_color: int, t: Translations) -> str:
    """Plumage taken, returned, or one half of a swap."""
    owner = int(sight.plumage[a_color])
    if verb == says.RETURN:
        text = t.gettext("returns {plumage}, which seat {seat} has")
    elif verb == says.SWAP and sight.that == NONE:
        text = t.gettext("gives away {plumage}")
    elif owner != NONE:
        text = t.gettext("takes {plumage}, which seat {seat} has")
    else:
        text = t.gettext("takes {plumage}")
    return text.format(plumage=plumage(a_color, t), seat=owner + 1)
