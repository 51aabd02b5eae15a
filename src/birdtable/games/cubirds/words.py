"""CuBirds in words for people, in every language: moves, what happened, what may be done, how a game ends.

A message is a whole sentence, or a whole phrase that stands in one by its name. What stands for birds begins with an
article or a number ("an owl", "3 owls"): a translation must not put a word before it that would have to merge with it.
"""

from gettext import NullTranslations as Translations

import numpy as np

from birdtable.games.contract import State
from birdtable.games.cubirds.birds import BIG_FLOCK, SMALL_FLOCK
from birdtable.games.cubirds.hands import cards_left
from birdtable.games.cubirds.menu import COLORS, menu, rules
from birdtable.games.cubirds.nouns import birds, named, species
from birdtable.games.cubirds.picture import picture
from birdtable.games.cubirds.rows import bird_row_end
from birdtable.games.cubirds.rules import play
from birdtable.games.cubirds.sight import imagine
from birdtable.games.cubirds.state import (
    DRAW_NONE,
    DRAW_TWO,
    FLOCK,
    FLY,
    LAY,
    LEFT,
    QUIET_TURNS,
    REFILL,
    REFILL_ROW,
    ROBIN_LAYS,
    ROBINBIRD,
    SEVEN_SPECIES,
    SKIP,
    STALLED,
    TWO,
    TWO_THREES,
)
from birdtable.games.piles import numbers
from birdtable.games.text import listed

__all__ = ["COLORS", "OPPONENT", "ending", "foresee", "menu", "picture", "rules", "task", "tell", "why_not"]

OPPONENT = "RobinBird"

# ---------------------------------------------------------------------------- what moves do


def foresee(sight: State, move: int, t: Translations) -> str:
    """What a legal move would do, as far as its player can know, in words that follow a name."""
    if move == ROBIN_LAYS:
        return t.gettext("draws a bird for row {row}").format(row=sight.row + 1)
    after = sight.copy()
    imagine(after, sight.seat, np.uint64(0))
    play(after, move)
    if move in (DRAW_TWO, REFILL_ROW):  # the cards it brought are imagined
        after.shown, after.drawn = 0, 0
    return deed(sight, after, t)


def tell(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """What the last move did, in sentences, from one viewer's sights before and after it."""
    name = names[before.seat]
    sentences = [t.gettext("{name} {does}.").format(name=name, does=deed(before, after, t))]
    if after.rounds > before.rounds:
        text = t.gettext("{name} has no cards left, deals round {round} and begins.")
        sentences.append(text.format(name=name, round=after.rounds))
    if after.over:
        sentences.append(ending(after, names, t))
    return sentences


def deed(before: State, after: State, t: Translations) -> str:
    """What a move did, in words that follow a name; birds that the news do not show are not told."""
    move = after.moved
    if move < FLY:
        return lay(move, before.phase == ROBINBIRD, after, t)
    if move < SKIP:
        return fly(move - FLY, after, t)
    if move == SKIP:
        return t.gettext("completes no flock")
    if move == DRAW_NONE:
        return t.gettext("draws no cards")
    if move == DRAW_TWO:
        return draw(before, after, t)
    text = t.gettext("refills row {row} with {birds}") if after.shown else t.gettext("refills row {row}")
    return text.format(row=before.row + 1, birds=named(after.shown, t))


def lay(move: int, from_draw_pile: bool, after: State, t: Translations) -> str:
    """'lays 2 parrots left of row 3 and takes a duck'"""
    _, row, end = bird_row_end(move)
    place = t.gettext("left of row {row}") if end == LEFT else t.gettext("right of row {row}")
    if from_draw_pile and after.taken:
        text = t.gettext("lays {birds} from the draw pile {where} and takes {taken}")
    elif from_draw_pile:
        text = t.gettext("lays {birds} from the draw pile {where}")
    elif after.taken:
        text = t.gettext("lays {birds} {where} and takes {taken}")
    else:
        text = t.gettext("lays {birds} {where}")
    where = place.format(row=row + 1)
    return text.format(birds=named(after.shown, t), where=where, taken=named(after.taken, t))


def draw(before: State, after: State, t: Translations) -> str:
    """'draws two cards', and if they are seen: 'draws a duck and a robin'"""
    if after.drawn:
        return t.gettext("draws {birds}").format(birds=named(after.drawn, t))
    return t.ngettext("draws the last card", "draws two cards", min(2, cards_left(before)))


def fly(bird: int, after: State, t: Translations) -> str:
    """'completes a small flock of 4 parrots and keeps one'"""
    if numbers(after.shown)[bird] >= BIG_FLOCK[bird]:
        text = t.gettext("completes a big flock of {birds} and keeps two")
    else:
        text = t.gettext("completes a small flock of {birds} and keeps one")
    return text.format(birds=named(after.shown, t))


# ---------------------------------------------------------------------------- the end


def ending(state: State, names: list[str], t: Translations) -> str:
    """How the game ended and who won, in one sentence."""
    name, collection = names[state.seat], numbers(state.collection[state.seat])
    if state.over == SEVEN_SPECIES:
        n = sum(count > 0 for count in collection)  # RobinBird may get an eighth with the seventh
        return t.gettext("{name} wins with {n} species.").format(name=name, n=n)
    if state.over == TWO_THREES:
        threes = listed([birds(bird, n, t) for bird, n in enumerate(collection) if n >= 3], t)
        return t.gettext("{name} wins with {birds}.").format(name=name, birds=threes)
    return most_birds(state, names, t)


def most_birds(state: State, names: list[str], t: Translations) -> str:
    """The endings without a winning collection."""
    sizes = [sum(numbers(state.collection[seat])) for seat in range(state.seats)]
    winners = [names[seat] for seat, size in enumerate(sizes) if size == max(sizes)]
    if state.over == STALLED:
        text = t.ngettext(
            "After {turns} turns without a flock, {names} wins with the largest collection, {birds}.",
            "After {turns} turns without a flock, {names} share the win with {birds} each.",
            len(winners),
        )
    else:
        text = t.ngettext(
            "Too few cards are left for another round: {names} wins with the largest collection, {birds}.",
            "Too few cards are left for another round: {names} share the win with {birds} each.",
            len(winners),
        )
    count = t.ngettext("{n} bird", "{n} birds", max(sizes)).format(n=max(sizes))
    return text.format(turns=QUIET_TURNS, names=listed(winners, t), birds=count)


# ---------------------------------------------------------------------------- what may be done


def task(sight: State, t: Translations) -> str:
    """What the seat to move has to decide, in one sentence."""
    if sight.over:
        return t.gettext("The game is over.")
    if sight.phase == LAY:
        return t.gettext("Lay all birds of one species at an end of a row.")
    if sight.phase == REFILL:
        return t.gettext("Only one species is left in row {row}: refill it.").format(row=sight.row + 1)
    if sight.phase == TWO:
        return t.ngettext(
            "No bird was taken: draw the last card, or not.",
            "No bird was taken: draw two cards, or none.",
            min(2, cards_left(sight)),
        )
    if sight.phase == ROBINBIRD:
        return t.gettext("RobinBird draws a bird for row {row}.").format(row=sight.row + 1)
    if robinbird(sight):
        return t.gettext("RobinBird completes a flock.")
    return t.gettext("Complete a flock, or skip.")


def why_not(sight: State, move: int, t: Translations) -> str:
    """Why this move is not legal now."""
    if sight.over:
        return t.gettext("The game is over.")
    if sight.phase == REFILL:
        return t.gettext("Row {row} must be refilled first.").format(row=sight.row + 1)
    if sight.phase == ROBINBIRD:
        return t.gettext("First RobinBird draws a bird for row {row}.").format(row=sight.row + 1)
    if sight.phase == TWO:
        return t.gettext("First choose whether to draw cards.")
    if robinbird(sight):
        return t.gettext("RobinBird completes every flock she can, in the order of the birds.")
    if move == REFILL_ROW:
        return t.gettext("No row needs a refill.")
    if move == ROBIN_LAYS:
        return t.gettext("It is not RobinBird's turn.")
    if sight.phase == LAY:
        return no_such_bird(bird_row_end(move)[0], t) if move < FLY else t.gettext("Birds must be laid first.")
    return not_flown(sight, move, t)


def not_flown(sight: State, move: int, t: Translations) -> str:
    """Why a move is not legal when a flock may be completed."""
    if move < FLY:
        return t.gettext("Birds have been laid this turn: complete a flock, or skip.")
    if move in (DRAW_TWO, DRAW_NONE):
        return t.gettext("Cards are drawn only right after laying, if no bird was taken.")
    bird = move - FLY
    held = numbers(sight.hand[sight.seat])[bird]
    if not held:
        return no_such_bird(bird, t)
    text = t.gettext("A flock needs at least {needed}; the hand has only {held}.")
    return text.format(needed=birds(bird, SMALL_FLOCK[bird], t), held=birds(bird, held, t))


def no_such_bird(bird: int, t: Translations) -> str:
    """Why birds cannot leave the hand."""
    return t.gettext("There is no {bird} in the hand.").format(bird=species(bird, t))


def robinbird(sight: State) -> bool:
    """Whether RobinBird completes flocks now."""
    return bool(sight.seat >= sight.people and sight.phase == FLOCK)
