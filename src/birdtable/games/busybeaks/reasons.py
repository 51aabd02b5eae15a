"""What the seat to move has to decide in Busy Beaks, and why a move is not legal, in words for people."""

from gettext import NullTranslations as Translations

from birdtable.games.busybeaks.birds import BROLGA, COCKATOO, KOOKABURRA, LORIKEET, SPINEBILL
from birdtable.games.busybeaks.chain import is_in_use
from birdtable.games.busybeaks.choices import power
from birdtable.games.busybeaks.flocks import FLOCK, WREN_FLOCK
from birdtable.games.busybeaks.nouns import birds, species, title
from birdtable.games.busybeaks.powers import can_play
from birdtable.games.busybeaks.rules import kind_of
from birdtable.games.busybeaks.state import (
    BRANCHES,
    COPY,
    COPY_BRANCH,
    DONE,
    DRAW,
    DRAW_CARD,
    DROP,
    FLY,
    FOUR,
    FROM,
    FROM_SEAT,
    KEEP,
    KEEP_BIRD,
    NAME,
    NAME_BIRD,
    PAY,
    PLAY,
    PLAY_BIRD,
    PUT,
    PUT_BIRD,
    SCORE,
    STEAL,
    STEAL_BIRD,
    SWAP,
    TAKE,
    TAKE_CARD,
    TWICE,
)
from birdtable.games.busybeaks.tree import card_at
from birdtable.games.contract import NONE, State
from birdtable.games.piles import numbers

STEPS = (PLAY, SCORE, DRAW)
ASKED = {  # by the first number of a kind of moves: the tasks in which they can be legal
    DONE: (TAKE, SWAP, FOUR),
    COPY_BRANCH: (COPY,),
    STEAL_BIRD: (STEAL,),
    FROM_SEAT: (FROM,),
    NAME_BIRD: (NAME,),
    KEEP_BIRD: (KEEP,),
    PUT_BIRD: (PUT,),
    TAKE_CARD: (TAKE, SWAP),
    DROP: (PAY,),
    DRAW_CARD: STEPS,
    FLY: (PLAY, SCORE, FOUR),
    PLAY_BIRD: (PLAY, TWICE),
}


def task(sight: State, t: Translations) -> str:
    """What the seat to move has to decide, in one sentence."""
    if sight.over:
        return t.gettext("The game is over.")
    if sight.phase == PLAY:
        return t.gettext("Play a card, or score a flock, or draw a card to end the turn.")
    if sight.phase == SCORE:
        return t.gettext("Score a flock, or draw a card to end the turn.")
    if sight.phase == DRAW:
        return t.gettext("Draw a card to end the turn.")
    # Translators: a bird, and what its power asks for: "Budgerigar: first discard a card."
    return t.gettext("{bird}: {task}").format(bird=title(power(sight), t), task=task_of_power(sight, t))


def task_of_power(sight: State, t: Translations) -> str:
    """What a power asks for."""
    if sight.phase == TAKE:
        return card_to_take(sight, t)
    tasks = {
        PAY: t.gettext("discard a card for its power."),
        SWAP: t.gettext("take a card from the tree to swap it, or stop."),
        PUT: t.gettext("put another bird into the gap."),
        KEEP: t.ngettext("keep one more of these cards.", "keep {n} of these cards.", int(sight.left)),
        NAME: t.gettext("name a bird to look for."),
        FROM: t.gettext("choose an opponent."),
        STEAL: t.gettext("take a card from this hand."),
        COPY: t.gettext("choose the bird to copy."),
        TWICE: t.gettext("play a card; its power is used twice."),
        FOUR: t.gettext("score a flock of four, or not."),
    }
    return tasks[int(sight.phase)].format(n=sight.left)


def card_to_take(sight: State, t: Translations) -> str:
    """Which card a power asks for."""
    if sight.gap == NONE:
        return t.gettext("take a card from the tree.")
    next_ones = {
        BROLGA: t.gettext("take the card above it too, or stop."),
        SPINEBILL: t.gettext("take a card beside it too, or stop."),
        KOOKABURRA: t.gettext("take a card of another bird."),
        COCKATOO: t.ngettext(
            "take one more card next to these, or stop.",
            "take up to {n} more cards next to these, or stop.",
            int(sight.left),
        ),
    }
    return next_ones[power(sight)].format(n=sight.left)


# ---------------------------------------------------------------------------- why not


def why_not(sight: State, move: int, t: Translations) -> str:
    """Why this move is not legal now."""
    if sight.over:
        return t.gettext("The game is over.")
    first = next(number for number in ASKED if move >= number)
    if first in NOT_BY_BIRD:
        bird = NONE
    else:
        bird = (move - first) // (BRANCHES if first == PLAY_BIRD else 1)
        if kind_of(sight, bird) == NONE:
            return t.gettext("There is no {bird} in this game.").format(bird=species(bird, t))
    if sight.phase not in ASKED[first]:
        return not_asked(sight, first, t)
    if first in NOT_BY_BIRD:
        return not_chosen(sight, move, first, t)
    return no_such_bird(sight, bird, move, first, t)


NOT_BY_BIRD = (DONE, COPY_BRANCH, FROM_SEAT, TAKE_CARD, DRAW_CARD)


def not_asked(sight: State, first: int, t: Translations) -> str:
    """Why this kind of move does not come now."""
    if sight.phase not in STEPS:
        return t.gettext("The power in use comes first: {task}").format(task=task_of_power(sight, t))
    if first == PLAY_BIRD and sight.phase == SCORE:
        return t.gettext("A card has been played this turn.")
    if first == PLAY_BIRD:
        return t.gettext("Cards are played before a flock is scored.")
    if first == FLY:
        return t.gettext("A flock has been scored this turn.")
    return t.gettext("No power that asks for this is in use.")


def not_chosen(sight: State, move: int, first: int, t: Translations) -> str:
    """Why a place, a seat or a branch cannot be chosen."""
    if first == DONE:
        return t.gettext("A card must be taken first.")
    if first == FROM_SEAT:
        return t.gettext("Seat {n} is no opponent with cards.").format(n=move - FROM_SEAT + 1)
    if first == COPY_BRANCH:
        return t.gettext("Branch {n} does not end with a bird that can be copied now.").format(n=move - COPY_BRANCH + 1)
    return not_taken(sight, move - TAKE_CARD, t)


def not_taken(sight: State, at: int, t: Translations) -> str:
    """Why a card of the tree cannot be taken."""
    if card_at(sight, at) == NONE:
        return t.gettext("There is no card at this place.")
    if is_in_use(sight, at):
        return t.gettext("The power of this card is still being used.")
    reasons = {
        BROLGA: t.gettext("The second card must be directly above the first."),
        SPINEBILL: t.gettext("The second card must be directly beside the first."),
        KOOKABURRA: t.gettext("The second card must be of another bird than the first."),
        COCKATOO: t.gettext("The cards must lie side by side on one branch."),
        LORIKEET: t.gettext("There must be another bird in the hand to put back."),
    }
    return reasons[power(sight)]


def no_such_bird(sight: State, bird: int, move: int, first: int, t: Translations) -> str:
    """Why a bird cannot be chosen."""
    kind = kind_of(sight, bird)
    held = numbers(sight.hand[sight.seat])[kind]
    if first in (KEEP_BIRD, STEAL_BIRD):
        return t.gettext("There is no {bird} among these cards.").format(bird=species(bird, t))
    if held == 0:
        return t.gettext("There is no {bird} in the hand.").format(bird=species(bird, t))
    if first == PUT_BIRD:
        return t.gettext("It must be another bird than the one taken.")
    if first == FLY:
        text = t.gettext("A flock needs {needed}; the hand has only {held}.")
        size = WREN_FLOCK if sight.phase == FOUR else FLOCK
        return text.format(needed=birds(bird, size, t), held=birds(bird, held, t))
    if can_play(sight, kind):
        return t.gettext("Branch {n} is full.").format(n=move % BRANCHES + 1)
    return t.gettext("The {bird} needs another card in the hand to discard.").format(bird=species(bird, t))
