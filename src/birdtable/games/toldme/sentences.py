"""What a bird says, printed from its clauses: the sentence that people read is the one that the engine obeys.

The number that can be raised stands in [brackets], as high as it is right now.
"""

from gettext import NullTranslations as Translations

from birdtable.games.contract import State
from birdtable.games.toldme import says
from birdtable.games.toldme.cards import fixed_number, instruction, number_in_brackets
from birdtable.games.toldme.says import (
    ADD,
    BOOST,
    COVER,
    DISCARD,
    DRAW,
    PERFORM,
    PLACE,
    PLUMAGE,
    RETURN,
    REVEAL,
    SCORE,
    SILENCE,
    SWAP,
    TAKE,
)

Rest = tuple[int, int, int]  # count, source, which: what follows the verb of a clause


def sentence(state: State, card: int, t: Translations, more: int = 0) -> str:
    """'Draw and reveal a card, then discard [2] twigs of its colour.', with the number raised by so much."""
    (verb, *first), (verb_2, *second) = says.SAYS[instruction(state, card)].tolist()
    n, m = number_in_brackets(state, card) + more, fixed_number(state, card)
    text = phrase(verb, (first[0], first[1], first[2]), n, m, t)
    if verb_2 != SILENCE:
        # Translators: what a bird says in two steps: "{discard your hand}, then {draw [2] cards}"
        text = t.gettext("{first}, then {second}").format(
            first=text, second=phrase(verb_2, (second[0], second[1], second[2]), n, m, t)
        )
    return f"{text[0].upper()}{text[1:]}."


def phrase(verb: int, rest: Rest, n: int, m: int, t: Translations) -> str:
    """'score [2] twigs'"""
    if verb == BOOST:
        text = boosting(rest[2], t)
    elif verb == PERFORM:
        text = t.gettext("perform it with its number raised by [{n}]")
    elif rest[1] == PLUMAGE:
        text = plumage(verb, rest, n, t)
    elif verb == SCORE:
        text = scoring(rest, n, t)
    elif verb == DISCARD:
        text = discarding(rest, n, t)
    elif verb in (DRAW, REVEAL):
        text = revealing(rest, n, t) if verb == REVEAL else drawing(rest, n, t)
    else:
        text = placing(verb, rest, n, t)
    return text.format(n=n, m=m)


def boosting(which: int, t: Translations) -> str:
    """Boosts of the next or the last card."""
    texts = {
        says.NEXT_OF_FIXED: t.gettext("boost the next card of value {m} by [{n}]"),
        says.NEXT_OF_NUMBER: t.gettext("boost the next card of value [{n}] by {m}"),
        says.NEXT_OF_THAT_VALUE: t.gettext("boost the next card of its value by [{n}]"),
        says.NEXT: t.gettext("boost the next card by [{n}]"),
        says.NEXT_OF_PLUMAGE: t.gettext("boost the next card in a colour of your plumage by [{n}]"),
        says.LAST: t.gettext("boost the last card by [{n}]"),
    }
    return texts[which]


def plumage(verb: int, rest: Rest, n: int, t: Translations) -> str:
    """Plumage taken, returned or swapped."""
    texts = {
        (TAKE, says.NUMBER, says.RIVALS): t.gettext("take [{n}] plumage of other players"),
        (TAKE, says.NUMBER, says.UNCLAIMED): t.gettext("take [{n}] unclaimed plumage"),
        (TAKE, says.NUMBER, says.OFF_BRANCH): t.gettext("take [{n}] plumage of colours that are not on the branch"),
        (TAKE, says.ONE, says.THAT_COLOR): t.gettext("take the plumage of that colour"),
        (TAKE, says.ALL, says.THOSE_COLORS): t.gettext("take the plumage of each revealed colour"),
        (RETURN, says.ALL, says.YOURS): t.gettext("return all your plumage"),
        (RETURN, says.ALL, says.CLAIMED): t.gettext("return the plumage of all players"),
        (RETURN, says.NUMBER, says.CLAIMED): t.gettext("return [{n}] plumage of any players"),
        (SWAP, says.NUMBER, says.CLAIMED): t.gettext("swap [{n}] plumage of yours for plumage of other players"),
    }
    return texts[verb, rest[0], rest[2]]


def scoring(rest: Rest, n: int, t: Translations) -> str:
    """Cards scored."""
    _, source, which = rest
    texts = {
        (says.TWIG, says.ANY): t.ngettext("score [{n}] twig", "score [{n}] twigs", n),
        (says.TWIG, says.ONE_COLOR): t.ngettext("score [{n}] twig of a colour", "score [{n}] twigs of a colour", n),
        (says.DECK, says.ANY): t.ngettext(
            "score [{n}] card from the draw pile", "score [{n}] cards from the draw pile", n
        ),
        (says.DECK, says.RIVALS): t.ngettext(
            "draw [{n}] card: score it if its plumage is another player’s, else discard it",
            "draw [{n}] cards: score those whose plumage is another player’s, discard the others",
            n,
        ),
        (says.RIVAL_SCORES, says.ANY): t.ngettext(
            "score [{n}] card from the scores of other players", "score [{n}] cards from the scores of other players", n
        ),
        (says.HAND, says.ANY): t.ngettext("score [{n}] card from your hand", "score [{n}] cards from your hand", n),
        (says.HAND, says.VALUE_IS_FIXED): t.ngettext(
            "you may score [{n}] card of value {m} from your hand",
            "you may score [{n}] cards of value {m} from your hand",
            n,
        ),
        (says.HAND, says.VALUE_UP_TO): t.gettext("you may score up to {m} cards of value [{n}] or less from your hand"),
        (says.HAND, says.RIVALS): t.ngettext(
            "you may score [{n}] card from your hand whose plumage is another player’s",
            "you may score [{n}] cards from your hand whose plumage is another player’s",
            n,
        ),
    }
    return texts[source, which]


def discarding(rest: Rest, n: int, t: Translations) -> str:
    """Cards discarded."""
    texts = {
        (says.ONE, says.HAND, says.ANY): t.gettext("discard a card from your hand"),
        (says.ONE, says.DECK, says.ANY): t.gettext("draw and discard a card"),
        (says.ALL, says.HAND, says.ANY): t.gettext("discard your hand"),
        (says.NUMBER, says.HAND, says.TAKE_ITS_PLUMAGE): t.ngettext(
            "discard [{n}] card from your hand and take the plumage of its colour",
            "discard [{n}] cards from your hand and take the plumage of each",
            n,
        ),
        (says.NUMBER, says.SCORES, says.ANY): t.ngettext(
            "discard [{n}] card from any scores", "discard [{n}] cards from any scores", n
        ),
        (says.NUMBER, says.TWIG, says.UNCLAIMED): t.ngettext(
            "discard [{n}] twig whose plumage nobody has", "discard [{n}] twigs whose plumage nobody has", n
        ),
        (says.NUMBER, says.TWIG, says.THAT_COLOR): t.ngettext(
            "discard [{n}] twig of its colour", "discard [{n}] twigs of its colour", n
        ),
        (says.NUMBER, says.HANDS, says.ANY): t.ngettext(
            "discard [{n}] card at random from any hands", "discard [{n}] cards at random from any hands", n
        ),
    }
    return texts[rest]


def drawing(rest: Rest, n: int, t: Translations) -> str:
    """Cards that come to the hand, from anywhere."""
    texts = {
        (says.NUMBER, says.DECK, says.ANY): t.ngettext("draw [{n}] card", "draw [{n}] cards", n),
        (says.UNTIL, says.DECK, says.ANY): t.ngettext(
            "draw until you have [{n}] card", "draw until you have [{n}] cards", n
        ),
        (says.NUMBER, says.TWIG, says.ANY): t.ngettext(
            "take [{n}] twig into your hand", "take [{n}] twigs into your hand", n
        ),
        (says.NUMBER, says.TWIG, says.ONE_COLOR): t.ngettext(
            "take [{n}] twig of a colour into your hand", "take [{n}] twigs of a colour into your hand", n
        ),
        (says.NUMBER, says.SCORES, says.ANY): t.ngettext(
            "take [{n}] card from any scores into your hand", "take [{n}] cards from any scores into your hand", n
        ),
    }
    return texts[rest]


def revealing(rest: Rest, n: int, t: Translations) -> str:
    """Cards drawn for all to see."""
    texts = {
        (says.ONE, says.ANY): t.gettext("draw and reveal a card"),
        (says.NUMBER, says.ANY): t.ngettext("draw and reveal [{n}] card", "draw and reveal [{n}] cards", n),
        (says.NUMBER, says.ON_BRANCH): t.ngettext(
            "draw and reveal [{n}] card, discard it if its colour is not on the branch",
            "draw and reveal [{n}] cards, discard those whose colour is not on the branch",
            n,
        ),
        (says.NUMBER, says.YOURS): t.ngettext(
            "draw and reveal [{n}] card, discard it if its plumage is not yours",
            "draw and reveal [{n}] cards, discard those whose plumage is not yours",
            n,
        ),
    }
    return texts[rest[0], rest[2]]


def placing(verb: int, rest: Rest, n: int, t: Translations) -> str:
    """Cards added to the branch, placed over twigs, or either."""
    _, source, which = rest
    texts = {
        (PLACE, says.HAND, says.ANY): t.ngettext(
            "you may place [{n}] card from your hand", "you may place [{n}] cards from your hand", n
        ),
        (PLACE, says.HAND, says.NOT_YOURS): t.ngettext(
            "you may place [{n}] card from your hand whose plumage is not yours",
            "you may place [{n}] cards from your hand whose plumage is not yours",
            n,
        ),
        (PLACE, says.HAND, says.VALUE_IS_FIXED): t.ngettext(
            "you may place [{n}] card of value {m} from your hand",
            "you may place [{n}] cards of value {m} from your hand",
            n,
        ),
        (PLACE, says.HAND, says.VALUE_UP_TO): t.gettext(
            "you may place up to {m} cards of value [{n}] or less from your hand"
        ),
        (PLACE, says.DECK, says.ANY): t.ngettext("draw and place [{n}] card", "draw and place [{n}] cards", n),
        (ADD, says.DECK, says.ANY): t.ngettext("draw and add [{n}] card", "draw and add [{n}] cards", n),
        (ADD, says.HAND, says.ANY): t.ngettext(
            "you may add [{n}] card from your hand", "you may add [{n}] cards from your hand", n
        ),
        (COVER, says.HAND, says.ANY): t.ngettext(
            "you may place [{n}] card from your hand over a twig",
            "you may place [{n}] cards from your hand over twigs",
            n,
        ),
        (COVER, says.DECK, says.ANY): t.ngettext(
            "draw [{n}] card and place it over a twig", "draw [{n}] cards and place each over a twig", n
        ),
        (COVER, says.DECK, says.OVER_VALUE_UP_TO): t.gettext(
            "draw {m} cards and place each over a twig of value [{n}] or less"
        ),
        (SWAP, says.HAND, says.ANY): t.ngettext(
            "you may swap [{n}] twig with a card from your hand",
            "you may swap [{n}] twigs with cards from your hand",
            n,
        ),
    }
    return texts[verb, source, which]
