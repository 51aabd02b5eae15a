"""What a move did, in sentences: read off two sights, the one before it and the one after it."""

from gettext import NullTranslations as Translations

from birdtable.games.contract import NONE, State
from birdtable.games.text import listed
from birdtable.games.toldme.nouns import bird, birds, family, plumage, spot
from birdtable.games.toldme.rounds import birds_of
from birdtable.games.toldme.route import next_on_route, raised
from birdtable.games.toldme.sentences import sentence
from birdtable.games.toldme.state import (
    AIR,
    BRANCH,
    COLORS,
    COVERED,
    DISCARDS,
    DONE,
    DRAWS,
    HEAR,
    HIDDEN,
    LEAF,
    MOST_SEATS,
    OVER,
    PASS,
    SCORED,
    SEEN,
    TRUNK,
)


def tell(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """What the last move did, in sentences, from one viewer's sights before and after it."""
    name = names[before.seat]
    sentences = [*opening(before, after, name, t), *cards_told(before, after, names, t)]
    sentences += plumage_told(before, after, names, t)
    if after.holder == before.seat and before.holder == NONE:
        sentences.append(t.gettext("{name} takes the pass card.").format(name=name))
    if after.shuffles > before.shuffles:
        sentences.append(t.gettext("The discard pile is shuffled: it is the draw pile now."))
    sentences += boosts_told(before, after, t)
    if after.rounds > before.rounds:
        sentences += round_told(before, after, names, t)
    if not sentences or (before.phase == HEAR and len(sentences) == 1 and after.bird == NONE):
        sentences.append(t.gettext("Nothing happens."))
    return sentences


def opening(before: State, after: State, name: str, t: Translations) -> list[str]:
    """What was decided, where the table does not show it."""
    if after.moved == PASS:
        return [t.gettext("{name} passes.").format(name=name)]
    if after.moved == DONE:
        return [t.gettext("{name} chooses nothing more.").format(name=name)]
    if before.phase == LEAF:
        text = t.gettext("{name} leads the route to {bird}.")
        return [text.format(name=name, bird=bird(before, int(after.moved), t))]
    if before.phase == HEAR:
        card = next_on_route(before)
        standing = before.copy()
        standing.at = card
        text = t.gettext("{name} listens to {bird}: {sentence}")
        said = sentence(before, card, t, raised(standing, card))
        return [text.format(name=name, bird=bird(before, card, t), sentence=said)]
    return []


# ---------------------------------------------------------------------------- cards


def moved(before: State, after: State, came: range, went: range) -> list[int]:
    """The cards that lay in one range of places and lie in another."""
    places = zip(before.where[: after.cards].tolist(), after.where[: after.cards].tolist())
    return [card for card, (was, now) in enumerate(places) if was != now and was in came and now in went]


def cards_told(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """Where cards went, but for those that the end of a round moved from the branch."""
    name, seat, anywhere = names[before.seat], int(before.seat), range(SCORED + MOST_SEATS)
    over = after.rounds > before.rounds
    found = placed_told(before, after, name, t) if not over else []
    hand = range(SEEN + seat, SEEN + seat + 1)
    deeds = (
        (t.gettext("{name} shows {birds}."), moved(before, after, anywhere, range(AIR, AIR + 1))),
        (t.gettext("{name} reveals and keeps {birds}."), moved(before, after, range(DRAWS, DRAWS + 1), hand)),
        (
            t.gettext("{name} takes {birds} into the hand."),
            moved(before, after, range(DISCARDS, SCORED + MOST_SEATS), hand),
        ),
        (t.gettext("{name} discards {birds}."), discarded(before, after, over)),
        (t.gettext("{name} scores {birds}."), scored(before, after, over)),
    )
    found += [text.format(name=name, birds=birds(after, cards, t)) for text, cards in deeds if cards]
    return found + drawn_told(before, after, name, t)


def discarded(before: State, after: State, over: bool) -> list[int]:
    """The cards that were discarded, but for those of a round that is over."""
    cards = moved(before, after, range(SCORED + MOST_SEATS), range(DISCARDS, DISCARDS + 1))
    return [card for card in cards if not over or before.where[card] not in (BRANCH, COVERED)]


def scored(before: State, after: State, over: bool) -> list[int]:
    """The cards that were scored by the seat to move, but for those of a round that is over."""
    places = range(SCORED + before.seat, SCORED + before.seat + 1)
    cards = moved(before, after, range(SCORED + MOST_SEATS), places)
    return [card for card in cards if not over or before.where[card] not in (BRANCH, COVERED)]


def placed_told(before: State, after: State, name: str, t: Translations) -> list[str]:
    """Cards that came to the branch, and those in play again."""
    found = []
    for card in moved(before, after, range(SCORED + MOST_SEATS), range(BRANCH, BRANCH + 1)):
        if before.where[card] == COVERED:
            found.append(t.gettext("{bird} is in play again.").format(bird=bird(after, card, t)))
        else:
            where = place_of(before, after, card, t)
            text = t.gettext("{name} puts {bird} {where}.")
            found.append(text.format(name=name, bird=bird(after, card, t), where=where))
    return found


def place_of(before: State, after: State, card: int, t: Translations) -> str:
    """'north of Firebird 18', 'over Seabird 38'"""
    for other in range(after.cards):
        if before.where[other] == BRANCH and (before.x[other], before.y[other]) == (after.x[card], after.y[card]):
            return spot(after, other, OVER, t)
    parent = int(after.parent[card])
    x, y = (0, 0) if parent == TRUNK else (int(after.x[parent]), int(after.y[parent]))
    dx, dy = int(after.x[card]) - x, int(after.y[card]) - y
    return spot(after, parent, {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}[dx, dy], t)


def drawn_told(before: State, after: State, name: str, t: Translations) -> list[str]:
    """Cards drawn unseen: by name for who sees them, else by number."""
    if not after.drew:
        return []
    hand = range(HIDDEN + before.seat, HIDDEN + before.seat + 1)
    cards = moved(before, after, range(SCORED + MOST_SEATS), hand)
    if len(cards) == after.drew:
        return [t.gettext("{name} draws {birds}.").format(name=name, birds=birds(after, cards, t))]
    text = t.ngettext("{name} draws a card.", "{name} draws {n} cards.", int(after.drew))
    return [text.format(name=name, n=after.drew)]


# ---------------------------------------------------------------------------- plumage, boosts, the end of a round


def plumage_told(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """Plumage that was taken or returned; what goes back with a new branch is not told."""
    found = []
    for a_color in range(COLORS):
        was, now = int(before.plumage[a_color]), int(after.plumage[a_color])
        if was == now or (now == NONE and after.turn > before.turn and not after.twigs):
            continue
        if now == NONE:
            text = t.gettext("{owner} returns {plumage}.")
        elif was == NONE:
            text = t.gettext("{name} takes {plumage}.")
        else:
            text = t.gettext("{name} takes {plumage}, which {owner} had.")
        owner, taker = names[was] if was != NONE else "", names[now] if now != NONE else ""
        found.append(text.format(name=taker, owner=owner, plumage=plumage(a_color, t)))
    return found


def boosts_told(before: State, after: State, t: Translations) -> list[str]:
    """Boosts that wait now."""
    if after.turn > before.turn or not (after.boost > before.boost).any():
        return []
    texts = (
        t.gettext("The next card is boosted by {n}."),
        *[t.gettext("The next card of value {value} is boosted by {n}.")] * 4,
        t.gettext("The next card in a colour of this player’s plumage is boosted by {n}."),
        t.gettext("The last card is boosted by {n}."),
    )
    return [text.format(n=after.boost[i], value=i) for i, text in enumerate(texts) if after.boost[i] > before.boost[i]]


def round_told(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """The award of a round."""
    if not before.twigs:
        return [t.gettext("The round is over, and the branch is empty.")]
    counts = [birds_of(before, a_color) for a_color in range(COLORS)]
    found = [t.gettext("The round is over.")]
    lead = [family(a_color, t) for a_color in range(COLORS) if counts[a_color] == max(counts)]
    if after.moved == PASS:  # else the last bird may have changed the branch
        text = t.gettext("Most birds, {n}, are {families}.")
        found.append(text.format(n=max(counts), families=listed(lead, t)))
    for seat in range(after.seats):
        cards = moved(before, after, range(BRANCH, COVERED + 1), range(SCORED + seat, SCORED + seat + 1))
        if cards:
            text = t.gettext("{name} scores {birds} from the branch.")
            found.append(text.format(name=names[seat], birds=birds(after, cards, t)))
    return found
