"""What the seat to move has to decide, and why another move is not legal now."""

from gettext import NullTranslations as Translations

from birdtable.games.contract import NONE, State
from birdtable.games.toldme import says
from birdtable.games.toldme.cards import color, in_hand, number_in_brackets
from birdtable.games.toldme.choices import SOURCE, is_optional, places_cards, says_now
from birdtable.games.toldme.nouns import bird, plumage, twig_name
from birdtable.games.toldme.placing import spots
from birdtable.games.toldme.sentences import sentence
from birdtable.games.toldme.state import (
    CHOOSE,
    DONE,
    DRAW_ONE,
    FIRST,
    HEAR,
    LEAF,
    LISTEN,
    OVER,
    PASS,
    PLUME,
    SEAT,
    SECOND,
    SIDE,
    SPOT,
    TOP,
    TURN_TOP,
    TWIG,
)


def task(sight: State, t: Translations) -> str:
    """What the seat to move has to decide, in one sentence."""
    if sight.over:
        return t.gettext("The game is over.")
    if sight.phase == FIRST:
        return t.gettext("Add a card to the branch, or draw two cards and pass.")
    if sight.phase == SECOND:
        return t.gettext("Add another card, take the plumage of the first if nobody has it, or draw a card.")
    if sight.phase == TWIG:
        return t.gettext("Where does {bird} go?").format(bird=bird(sight, int(sight.card), t))
    if sight.phase == SPOT:
        text = t.gettext("On which side of {twig} does {bird} go?")
        if spots(sight, int(sight.twig)) >> OVER:
            text = t.gettext("On which side of {twig} does {bird} go, or over it?")
        return text.format(twig=twig_name(sight, int(sight.twig), t), bird=bird(sight, int(sight.card), t))
    if sight.phase == LEAF:
        return t.gettext("To which end does the route lead?")
    if sight.phase == HEAR:
        return t.gettext("Listen to the next bird of the route.")
    if sight.phase == TOP:
        return t.gettext("The birds have spoken: discard the top card of the draw pile.")
    return choice_of_bird(sight, t)


def choice_of_bird(sight: State, t: Translations) -> str:
    """What a bird lets its seat choose: its own sentence, and how often."""
    name = bird(sight, int(sight.bird), t)
    said = sentence(sight, int(sight.bird), t, int(sight.number) - number_in_brackets(sight, int(sight.bird)))
    source = says_now(sight, SOURCE)
    if source == says.PLUMAGE:
        text = t.gettext("{bird} says: {sentence} Choose plumage, {left} to go.")
    elif source in (says.SCORES, says.RIVAL_SCORES, says.HANDS):
        text = t.gettext("{bird} says: {sentence} Choose a seat, {left} to go.")
    elif is_optional(sight):
        text = t.gettext("{bird} says: {sentence} Choose a card or “done”, {left} to go.")
    else:
        text = t.gettext("{bird} says: {sentence} Choose a card, {left} to go.")
    return text.format(bird=name, sentence=said, left=sight.left)


def why_not(sight: State, move: int, t: Translations) -> str:
    """Why this move is not legal now."""
    if sight.over:
        return t.gettext("The game is over.")
    if sight.phase == HEAR:
        return t.gettext("First listen to the next bird.")
    if sight.phase == TOP:
        return t.gettext("First discard the top card of the draw pile, which ends the turn.")
    if sight.phase == SPOT:
        return t.gettext("First choose a side of the twig on which the card fits, or over it.")
    if sight.phase == LEAF:
        return t.gettext("First choose an end of the branch for the route.")
    if sight.phase == TWIG:
        return why_not_there(sight, move, t)
    if sight.phase == CHOOSE:
        return why_not_chosen(sight, move, t)
    return why_not_added(sight, move, t)


def why_not_there(sight: State, move: int, t: Translations) -> str:
    """Why the card in the air cannot go there."""
    if move >= PLUME:
        return t.gettext("First choose the twig beside or over which the card goes.")
    text = t.gettext("{card} does not fit there: its connectors, or values that would rise outward, forbid it.")
    return text.format(card=bird(sight, int(sight.card), t))


def why_not_chosen(sight: State, move: int, t: Translations) -> str:
    """Why this is not what the bird asks for."""
    if move in (DONE, PASS, DRAW_ONE, LISTEN, TURN_TOP) or move >= SIDE:
        return t.gettext("First choose what the bird asks for.")
    source = says_now(sight, SOURCE)
    asks = {says.PLUMAGE: PLUME, says.SCORES: SEAT, says.RIVAL_SCORES: SEAT, says.HANDS: SEAT}.get(source, 0)
    given = SEAT if move >= SEAT else PLUME if move >= PLUME else 0
    if given != asks:
        return t.gettext("First choose what the bird asks for.")
    if source == says.HAND and not in_hand(sight, sight.seat, move):
        return t.gettext("There is no such card in the hand.")
    if source == says.HAND and places_cards(sight):
        return t.gettext("That card is not one that the bird asks for, or it fits nowhere.")
    return t.gettext("That is not one that the bird asks for, or it cannot be moved.")


def why_not_added(sight: State, move: int, t: Translations) -> str:
    """Why a move is not legal in the Add Phase."""
    if move == PASS and sight.phase == SECOND:
        return t.gettext("Who has added a card does not pass.")
    if move == DRAW_ONE and sight.phase == FIRST:
        return t.gettext("A card may be drawn after one was added; before that, two, by passing.")
    if move < PLUME and in_hand(sight, sight.seat, move):
        text = t.gettext("{card} fits nowhere: it must connect to one twig only, of no smaller value.")
        return text.format(card=bird(sight, move, t))
    if move < PLUME:
        return t.gettext("There is no such card in the hand.")
    if PLUME <= move < SEAT:
        return why_not_taken(sight, move - PLUME, t)
    return t.gettext("No bird speaks yet.")


def why_not_taken(sight: State, a_color: int, t: Translations) -> str:
    """Why plumage cannot be taken in the Add Phase."""
    if sight.phase == FIRST or color(sight, int(sight.added[0])) != a_color:
        return t.gettext("Plumage may be taken after a card of its colour was added.")
    assert sight.plumage[a_color] != NONE
    text = t.gettext("Somebody has {plumage}.")
    return text.format(plumage=plumage(a_color, t))
