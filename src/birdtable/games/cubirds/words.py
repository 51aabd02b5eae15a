"""CuBirds in words for people, in every language: species, moves, what happened, what a seat sees, how a game ends."""

from gettext import NullTranslations as Translations

import numpy as np

from birdtable.games.contract import State
from birdtable.games.cubirds.birds import BIG_FLOCK, LETTERS, SMALL_FLOCK, SPECIES
from birdtable.games.cubirds.check import cards_left, size_of_hand
from birdtable.games.cubirds.menu import menu, rules
from birdtable.games.cubirds.notation import row_runs
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
    ROWS,
    SEVEN_SPECIES,
    SKIP,
    STALLED,
    TWO,
    TWO_THREES,
)
from birdtable.games.piles import Pile
from birdtable.games.text import listed, numbers

__all__ = ["OPPONENT", "ending", "foresee", "menu", "picture", "rules", "task", "tell", "why_not"]

OPPONENT = "RobinBird"

# ---------------------------------------------------------------------------- nouns


def birds(bird: int, n: int, t: Translations) -> str:
    """'a parrot', '2 parrots'."""
    forms = (
        t.ngettext("a flamingo", "{n} flamingos", n),
        t.ngettext("an owl", "{n} owls", n),
        t.ngettext("a toucan", "{n} toucans", n),
        t.ngettext("a duck", "{n} ducks", n),
        t.ngettext("a parrot", "{n} parrots", n),
        t.ngettext("a magpie", "{n} magpies", n),
        t.ngettext("a reed warbler", "{n} reed warblers", n),
        t.ngettext("a robin", "{n} robins", n),
    )
    return forms[bird].format(n=n)


def species(bird: int, t: Translations) -> str:
    """'parrot'"""
    names = (
        t.gettext("flamingo"),
        t.gettext("owl"),
        t.gettext("toucan"),
        t.gettext("duck"),
        t.gettext("parrot"),
        t.gettext("magpie"),
        t.gettext("reed warbler"),
        t.gettext("robin"),
    )
    return names[bird]


def named(pile: Pile, t: Translations) -> str:
    """The birds of a pile: '2 parrots and a duck'."""
    return listed([birds(bird, n, t) for bird, n in enumerate(numbers(pile)) if n], t)


def cards(n: int, t: Translations) -> str:
    """'a card', '3 cards'"""
    return t.ngettext("a card", "{n} cards", n).format(n=n)


# ---------------------------------------------------------------------------- what moves do


def foresee(sight: State, move: int, t: Translations) -> str:
    """What a legal move would do, as far as its player can know, in words that follow a name."""
    after = sight.copy()
    imagine(after, sight.seat, np.uint64(0))
    play(after, move)
    if move in (DRAW_TWO, REFILL_ROW, ROBIN_LAYS):
        after.moved, after.shown, after.taken, after.drawn = move, 0, 0, 0
    return deed(sight, after, t)


def tell(before: State, after: State, names: list[str], t: Translations) -> list[str]:
    """What the last move did, in sentences, from one viewer's sights before and after it."""
    name = names[before.seat]
    sentences = [f"{name} {deed(before, after, t)}."]
    if after.rounds > before.rounds:
        text = t.gettext("{name} has no cards left: the round is over. {name} deals round {round} and begins.")
        sentences.append(text.format(name=name, round=after.rounds))
    if after.over:
        sentences.append(ending(after, names, t))
    return sentences


def deed(before: State, after: State, t: Translations) -> str:
    """What a move did, in words that follow a name; birds that the news do not show are not told."""
    move, row = after.moved, before.row + 1
    if move in (SKIP, DRAW_NONE):
        return t.gettext("completes no flock") if move == SKIP else t.gettext("draws no cards")
    if move == REFILL_ROW:
        text = t.gettext("refills row {row} with {birds}") if after.shown else t.gettext("refills row {row}")
        return text.format(row=row, birds=named(after.shown, t))
    if move == DRAW_TWO:
        n = min(2, cards_left(before))
        return t.gettext("draws {cards}").format(cards=named(after.drawn, t) or cards(n, t))
    if move == ROBIN_LAYS:
        return t.gettext("turns over a bird for row {row}").format(row=row)
    if move >= FLY:
        return fly(move - FLY, after, t)
    return lay(move, before.phase == ROBINBIRD, after, t)


def lay(move: int, turned_over: bool, after: State, t: Translations) -> str:
    """'lays 2 parrots left of row 3 and takes a duck'"""
    row, left = move // 2 % ROWS + 1, move % 2 == LEFT
    if turned_over:
        left_text, right_text = (
            t.gettext("turns over {birds} and lays left of row {row}"),
            t.gettext("turns over {birds} and lays right of row {row}"),
        )
    else:
        left_text, right_text = (
            t.gettext("lays {birds} left of row {row}"),
            t.gettext("lays {birds} right of row {row}"),
        )
    laid = (left_text if left else right_text).format(birds=named(after.shown, t), row=row)
    if not after.taken:
        return laid
    return t.gettext("{lays} and takes {birds}").format(lays=laid, birds=named(after.taken, t))


def fly(bird: int, after: State, t: Translations) -> str:
    """'completes a small flock of 4 parrots and keeps one'"""
    birds_shown = named(after.shown, t)
    if numbers(after.shown)[bird] >= BIG_FLOCK[bird]:
        return t.gettext("completes a big flock with {birds} and keeps two").format(birds=birds_shown)
    return t.gettext("completes a small flock with {birds} and keeps one").format(birds=birds_shown)


def ending(state: State, names: list[str], t: Translations) -> str:
    """How the game ended and who won, in one sentence."""
    if state.over == SEVEN_SPECIES:
        return t.gettext("{name} wins with seven species.").format(name=names[state.seat])
    if state.over == TWO_THREES:
        return t.gettext("{name} wins with three birds each of two species.").format(name=names[state.seat])
    sizes = [sum(numbers(state.collection[seat])) for seat in range(state.seats)]
    winners = [names[seat] for seat, n in enumerate(sizes) if n == max(sizes)]
    if state.over == STALLED:
        reason = t.gettext("Nobody has added a bird for {n} turns.").format(n=QUIET_TURNS)
    else:
        reason = t.gettext("There are too few cards for another round.")
    text = t.ngettext(
        "{reason} {names} wins with the most birds, {n}.",
        "{reason} {names} share the win with {n} birds each.",
        len(winners),
    )
    return text.format(reason=reason, names=listed(winners, t), n=max(sizes))


# ---------------------------------------------------------------------------- what may be done


def task(sight: State, t: Translations) -> str:
    """What the seat to move has to decide, in one sentence."""
    row = sight.row + 1
    texts = {
        LAY: t.gettext("Lay all birds of one species at an end of a row."),
        REFILL: t.gettext("Only one species is left in row {row}: refill it."),
        TWO: t.gettext("Nothing captured: draw two cards, or none."),
        FLOCK: t.gettext("Complete a flock, or skip."),
        ROBINBIRD: t.gettext("RobinBird turns over a bird for row {row}."),
    }
    return texts[sight.phase].format(row=row)


def why_not(sight: State, move: int, t: Translations) -> str:
    """Why this move is not legal now."""
    if sight.over:
        return t.gettext("The game is over.")
    if sight.phase == REFILL:
        return t.gettext("Row {row} must be refilled first.").format(row=sight.row + 1)
    if sight.phase == ROBINBIRD:
        return t.gettext("RobinBird has to turn over a bird first.")
    if sight.phase == TWO:
        return t.gettext("First it must be decided whether to draw two cards.")
    if sight.seat >= sight.people:
        return t.gettext("RobinBird completes every flock she can, in the order of the birds.")
    return not_laid(sight, move, t) if sight.phase == LAY else not_flown(sight, move, t)


def not_laid(sight: State, move: int, t: Translations) -> str:
    """Why a move is not legal at the start of a turn."""
    if move < FLY:
        return t.gettext("There is no {bird} in the hand.").format(bird=species(move // (2 * ROWS), t))
    if move in (REFILL_ROW, ROBIN_LAYS):
        return t.gettext("No row is waiting for birds.")
    return t.gettext("Birds must be laid first.")


def not_flown(sight: State, move: int, t: Translations) -> str:
    """Why a move is not legal when a flock may be completed."""
    if FLY <= move < SKIP:
        bird = move - FLY
        return t.gettext("A small flock of this species ({bird}) needs {n} birds; the hand has {held}.").format(
            bird=species(bird, t), n=SMALL_FLOCK[bird], held=numbers(sight.hand[sight.seat])[bird]
        )
    if move < FLY:
        return t.gettext("Birds have been laid this turn: complete a flock, or skip.")
    if move in (DRAW_TWO, DRAW_NONE):
        return t.gettext("Cards are drawn only right after a laying that captured nothing.")
    return t.gettext("No row is waiting for birds.")


# ---------------------------------------------------------------------------- the table


def picture(sight: State, names: list[str], t: Translations) -> str:
    """The table as one seat sees it, in lines of plain text; a card is its letter in square brackets."""
    lines = [heading(sight, names, t), ""]
    lines += [f"  {row + 1}  {tokens(row_runs(sight, row))}" for row in range(ROWS)]
    width = max(len(name) for name in names)
    for seat in range(sight.seats):
        lines += ["", *seat_lines(sight, seat, names[seat].ljust(width), t)]
    return "\n".join(lines)


def heading(sight: State, names: list[str], t: Translations) -> str:
    """Round, turn and piles."""
    discard = sum(numbers(sight.discard))
    text = t.gettext("Round {round}, dealt by {name} · turn {turn} · draw pile {left} · discard pile {discard}")
    left = cards_left(sight) - discard
    return text.format(round=sight.rounds, name=names[sight.dealer], turn=sight.turn, left=left, discard=discard)


def seat_lines(sight: State, seat: int, name: str, t: Translations) -> list[str]:
    """A seat's collection and hand: named cards, and how many more there are."""
    collection = numbers(sight.collection[seat])
    mark = ">" if seat == sight.seat and not sight.over else " "
    goals = t.gettext("{species} of 7 species, {threes} of 2 threes").format(
        species=sum(n > 0 for n in collection), threes=sum(n >= 3 for n in collection)
    )
    collected = tokens([(bird, n) for bird, n in enumerate(collection) if n])
    in_hand = size_of_hand(sight, seat)
    held = [f"[{LETTERS[bird]}]x{n}" for bird, n in enumerate(numbers(sight.hand[seat])) if n]
    more = in_hand - sum(numbers(sight.hand[seat]))
    if more:
        held.append(t.gettext("{n} unknown").format(n=more))
    never = [LETTERS[bird] for bird in cannot_hold(sight, seat)] if more else []
    if never:
        held.append(t.gettext("no {letters}").format(letters=" ".join(never)))
    hand = t.ngettext("hand, {n} card", "hand, {n} cards", in_hand).format(n=in_hand)
    return [f"{mark} {name}  {collected}  {goals}", f"  {' ' * len(name)}  {hand}: {'  '.join(held)}".rstrip(": ")]


def cannot_hold(sight: State, seat: int) -> list[int]:
    """The species of which no unknown card of a hand can be."""
    limits, known = numbers(sight.limit[seat]), numbers(sight.known[seat])
    return [bird for bird in SPECIES if limits[bird] == 0 and known[bird] == 0]


def tokens(runs: list[tuple[int, int]]) -> str:
    """Cards side by side, the species apart."""
    return " ".join(f"[{LETTERS[bird]}]" * n for bird, n in runs)
