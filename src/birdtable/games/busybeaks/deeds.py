"""What moves of Busy Beaks do, in words that follow a name."""

from gettext import NullTranslations as Translations

from birdtable.games.busybeaks.birds import EAGLE
from birdtable.games.busybeaks.choices import power
from birdtable.games.busybeaks.flocks import FLOCK, WREN_FLOCK, token_value
from birdtable.games.busybeaks.nouns import birds, species
from birdtable.games.busybeaks.powers import bird_at
from birdtable.games.busybeaks.reference import power_of
from birdtable.games.busybeaks.rules import kind_of
from birdtable.games.busybeaks.state import (
    BRANCHES,
    COPY_BRANCH,
    DONE,
    DRAW_CARD,
    DROP,
    FLY,
    FOUR,
    FROM_SEAT,
    KEEP_BIRD,
    NAME_BIRD,
    PLACES,
    PLAY_BIRD,
    PUT_BIRD,
    STEAL_BIRD,
    SWAP,
    TAKE_CARD,
)
from birdtable.games.busybeaks.tree import end_card
from birdtable.games.contract import NONE, State
from birdtable.games.piles import left_to_draw, numbers


def foresee(sight: State, move: int, t: Translations) -> str:
    """What a legal move would do, as far as its player can know, in words that follow a name."""
    seats = [t.gettext("seat {n}").format(n=seat + 1) for seat in range(sight.seats)]
    does = deed(sight, move, seats, t)
    if move < FLY:
        bird = (move - PLAY_BIRD) // BRANCHES
    elif COPY_BRANCH <= move < DONE:
        bird = bird_at(sight, end_card(sight, move - COPY_BRANCH))
    else:
        return does
    return t.gettext("{does} ({power})").format(does=does, power=power_of(bird, t))


def deed(sight: State, move: int, names: list[str], t: Translations) -> str:
    """What a move does, in words that follow a name; what it brings out is told apart."""
    if FLY <= move < DRAW_CARD:
        return fly(sight, move - FLY, t)
    if move == DRAW_CARD:
        return t.gettext("draws a card") if left_to_draw(sight) else t.gettext("finds no card to draw")
    if move == DONE:
        return no_more(sight, t)
    if TAKE_CARD <= move < PUT_BIRD:
        at = move - TAKE_CARD
        text = t.gettext("takes the {bird} at place {place} of branch {branch}")
        bird = species(bird_at(sight, at), t)
        return text.format(bird=bird, place=at % PLACES + 1, branch=at // PLACES + 1)
    if FROM_SEAT <= move < STEAL_BIRD:
        looks = power(sight) == EAGLE
        text = t.gettext("looks at the hand of {name}") if looks else t.gettext("takes cards from the hand of {name}")
        return text.format(name=names[move - FROM_SEAT])
    if COPY_BRANCH <= move < DONE:
        branch = move - COPY_BRANCH
        text = t.gettext("copies the {bird} at the end of branch {branch}")
        return text.format(bird=species(bird_at(sight, end_card(sight, branch)), t), branch=branch + 1)
    return with_bird(sight, move, names, t)


def with_bird(sight: State, move: int, names: list[str], t: Translations) -> str:
    """The moves of which there is one for each bird."""
    if move < FLY:
        bird, branch = divmod(move - PLAY_BIRD, BRANCHES)
        return t.gettext("plays {bird} to branch {branch}").format(bird=birds(bird, 1, t), branch=branch + 1)
    robbed = names[sight.robbed] if sight.robbed != NONE else ""
    texts = {
        STEAL_BIRD: t.gettext("takes {bird} from the hand of {name}"),
        NAME_BIRD: t.gettext("looks for {bird}"),
        KEEP_BIRD: t.gettext("keeps {bird}"),
        PUT_BIRD: t.gettext("puts {bird} into the gap"),
        DROP: t.gettext("discards {bird}"),
    }
    first = next(number for number in texts if move >= number)
    return texts[first].format(bird=birds(move - first, 1, t), name=robbed)


def fly(sight: State, bird: int, t: Translations) -> str:
    """'scores a flock of 5 galahs for 6 eggs'"""
    size = WREN_FLOCK if sight.phase == FOUR else FLOCK
    eggs = token_value(int(sight.tokens), int(sight.seats)) + numbers(sight.bonus)[kind_of(sight, bird)]
    text = t.gettext("scores a flock of {birds} for {eggs} eggs")
    return text.format(birds=birds(bird, size, t), eggs=eggs)


def no_more(sight: State, t: Translations) -> str:
    """What 'done' leaves out."""
    if sight.phase == FOUR:
        return t.gettext("scores no flock of four")
    return t.gettext("swaps no more cards") if sight.phase == SWAP else t.gettext("takes no more cards")
