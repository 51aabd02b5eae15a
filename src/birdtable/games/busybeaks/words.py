"""Busy Beaks in words for people, in every language: moves, what happened, how a game ends.

A message is a whole sentence, or a whole phrase that stands in one by its name. What stands for birds begins with an
article or a number ("an owl", "3 owls"): a translation must not put a word before it that would have to merge with it.
"""

from gettext import NullTranslations as Translations

from birdtable.games.busybeaks.deeds import deed, foresee
from birdtable.games.busybeaks.menu import COLORS, menu, rules
from birdtable.games.busybeaks.nouns import birds, named
from birdtable.games.busybeaks.picture import picture
from birdtable.games.busybeaks.reasons import task, why_not
from birdtable.games.busybeaks.rules import kind_of
from birdtable.games.busybeaks.state import (
    BRANCHES,
    DRAW_CARD,
    EGGS_GONE,
    FROM_SEAT,
    KEEP_BIRD,
    NAME_BIRD,
    PLACES,
    QUIET_TURNS,
    STEAL_BIRD,
    STEAL_UNSEEN,
)
from birdtable.games.busybeaks.tree import FULL, card_at
from birdtable.games.contract import NONE, State
from birdtable.games.piles import numbers, some
from birdtable.games.text import listed

__all__ = ["COLORS", "OPPONENT", "ending", "foresee", "menu", "picture", "rules", "task", "tell", "why_not"]

OPPONENT = ""  # the rules play no seat

# ---------------------------------------------------------------------------- what happened


def tell(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """What the last move did, in sentences, from one viewer's sights before and after it."""
    name, move = names[before.seat], int(after.moved)
    if move == DRAW_CARD and after.drawn:
        does = t.gettext("draws {birds}").format(birds=named(after, after.drawn, t))
    elif move == STEAL_UNSEEN:
        does = t.gettext("takes a card from the hand of {name}").format(name=names[before.robbed])
    else:
        does = deed(before, move, names, t)
    sentences = [t.gettext("{name} {does}.").format(name=name, does=does)]
    sentences += cards_of_hands(before, after, names, t) + turned_over(before, after, name, t)
    if move == DRAW_CARD:
        sentences += tidied(before, after, t)
    elif after.draws:
        drawn = named(after, after.drawn, t) if after.drawn else cards(int(after.draws), t)
        sentences.append(t.gettext("{name} draws {birds}.").format(name=name, birds=drawn))
    if after.over:
        sentences.append(ending(after, names, t))
    return sentences


def cards(n: int, t: Translations) -> str:
    """'a card', '3 cards'"""
    return t.ngettext("a card", "{n} cards", n).format(n=n)


def cards_of_hands(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """What went from hand to hand, and what the victim drew in return."""
    victim = after.victim
    if victim == NONE:
        return []
    sentences = []
    lost = 1
    if after.moved < STEAL_BIRD:  # the Palm Cockatoo's visit; the Eagle's card is told by its move
        lost = min(2, int(before.cards[victim]))
        taken = named(after, after.passed, t) if after.passed else cards(lost, t)
        sentences.append(t.gettext("{name} loses {birds}.").format(name=names[victim], birds=taken))
    drawn = int(after.cards[victim] - before.cards[victim]) + lost
    if drawn:
        new = named(after, after.repaid, t) if after.repaid else cards(drawn, t)
        sentences.append(t.gettext("{name} draws {birds} in return.").format(name=names[victim], birds=new))
    return sentences


def turned_over(before: State, after: State, name: str, t: Translations) -> list[str]:
    """The cards of Owl and Frogmouth."""
    sentences = []
    if KEEP_BIRD <= after.moved < NAME_BIRD:
        rest = before.revealed - some(1, kind_of(before, int(after.moved) - KEEP_BIRD))
        if rest and before.left == 1:
            sentences.append(t.gettext("{name} discards {birds}.").format(name=name, birds=named(before, rest, t)))
    if after.shown:
        sentences.append(t.gettext("Turned over: {birds}.").format(birds=named(after, after.shown, t)))
    if NAME_BIRD <= after.moved < FROM_SEAT:
        bird = int(after.moved) - NAME_BIRD
        found = numbers(after.shown)[kind_of(before, bird)]
        text = t.gettext("{name} takes {birds}.") if found else t.gettext("{name} takes none of them.")
        sentences.append(text.format(name=name, birds=birds(bird, found, t)))
    return sentences


def tidied(before: State, after: State, t: Translations) -> list[str]:
    """What became of the branches at the end of a turn."""
    sentences = []
    for branch in range(BRANCHES):
        first = branch * PLACES
        had = [card_at(before, at) for at in range(first, first + int(before.ends[branch]))]
        has = [int(after.birds[card_at(after, at)]) for at in range(first, first + int(after.ends[branch]))]
        if not had and has:
            new = listed([birds(bird, 1, t) for bird in has], t)
            sentences.append(t.gettext("Branch {branch} is filled with {birds}.").format(branch=branch + 1, birds=new))
        elif sum(kind != NONE for kind in had) >= FULL:
            text = t.gettext("Branch {branch} is too long: its last three cards stay, the others are discarded.")
            sentences.append(text.format(branch=branch + 1))
    return sentences


# ---------------------------------------------------------------------------- the end


def ending(state: State, names: list[str], t: Translations) -> str:
    """How the game ended and who won, in one sentence."""
    standings = [(int(state.eggs[seat]), int(state.cards[seat])) for seat in range(state.seats)]
    best = max(standings)
    winners = [name for name, standing in zip(names, standings) if standing == best]
    tied = len({standing for standing in standings if standing[0] == best[0]}) > 1
    if state.over == EGGS_GONE:
        why = t.gettext("The eggs are gone.")
    elif state.idle >= state.seats:
        why = t.gettext("Nobody could do anything for a whole round.")
    else:
        why = t.gettext("{turns} turns have passed without a flock.").format(turns=QUIET_TURNS)
    eggs = t.ngettext("{n} egg", "{n} eggs", best[0]).format(n=best[0])
    if tied:
        text = t.ngettext(
            "{names} wins with {eggs} and the most cards in hand.",
            "{names} share the win with {eggs} and the most cards in hand.",
            len(winners),
        )
    else:
        text = t.ngettext("{names} wins with {eggs}.", "{names} share the win with {eggs}.", len(winners))
    return f"{why} {text.format(names=listed(winners, t), eggs=eggs)}"
