"""Whether a position that somebody wrote can stand on a table. Every refusal names the field and what was expected."""

from birdtable.errors import Malformed
from birdtable.games.busybeaks.birds import (
    BROLGA,
    BUDGERIGAR,
    COCKATOO,
    COPIES,
    EAGLE,
    FROGMOUTH,
    KOOKABURRA,
    LETTERS,
    LORIKEET,
    MAGPIE,
    OWL,
    PALM_COCKATOO,
    ROSELLA,
    SPINEBILL,
    TYPES,
    WREN,
)
from birdtable.games.busybeaks.flocks import token_value
from birdtable.games.busybeaks.powers import (
    can_copy_any,
    can_take_any,
    can_visit,
    must_pay,
    somebody_has_cards,
)
from birdtable.games.busybeaks.state import (
    BRANCHES,
    COPY,
    DRAW,
    EGGS_GONE,
    FOUR,
    FROM,
    KEEP,
    NAME,
    PAY,
    PLACES,
    PLAY,
    PUT,
    QUIET_TURNS,
    SCORE,
    STALLED,
    STEAL,
    SWAP,
    TAKE,
    TWICE,
)
from birdtable.games.busybeaks.tree import FULL, card_at, cards_in_tree, has_room
from birdtable.games.contract import NONE, State
from birdtable.games.piles import left_to_draw, numbers, pile_of

STEPS = (PLAY, SCORE, DRAW)  # no power is in use
POWERS = {  # whose power can ask for what
    PAY: (BUDGERIGAR, ROSELLA, COCKATOO, WREN),
    TAKE: (BROLGA, SPINEBILL, KOOKABURRA, COCKATOO),
    SWAP: (LORIKEET,),
    PUT: (LORIKEET,),
    KEEP: (FROGMOUTH,),
    NAME: (OWL,),
    FROM: (EAGLE, PALM_COCKATOO),
    STEAL: (EAGLE,),
    COPY: (MAGPIE,),
    TWICE: (ROSELLA,),
    FOUR: (WREN,),
}


def check(state: State, letters: str, has_star: bool) -> None:
    """Refuse what play could not go on from; with a star, the draw pile gets the cards that are not named."""
    for seat in range(state.seats):
        check_knowledge(state, seat, letters)
    check_cards(state, letters, has_star)
    check_eggs(state)
    check_clock(state)
    check_tree(state)
    check_powers(state)
    if state.over:
        check_ending(state)
    elif state.phase not in STEPS:
        check_progress(state)
        check_task(state)


def check_cards(state: State, letters: str, has_star: bool) -> None:
    """All cards together are the cards of the game; what is not named is behind a star."""
    named = [sum(of_kind) for of_kind in zip(*map(numbers, [*state.hand, state.draw, state.discard, state.revealed]))]
    for card in state.tree:
        if card:
            named[card - 1] += 1
    left = [COPIES - n for n in named[:TYPES]]
    unnamed = [int(n) - sum(numbers(hand)) for n, hand in zip(state.cards, state.hand)]
    if not has_star and any(unnamed):
        raise Malformed("draw pile: expected *, since cards in a hand are not named")
    wrong = [
        f"{abs(n)} {letter} too {'many' if n < 0 else 'few'}"
        for letter, n in zip(letters, left, strict=True)
        if n < 0 or (n > 0 and not has_star)
    ]
    if wrong:
        raise Malformed(f"cards: expected {COPIES} of each bird, found {', '.join(wrong)}")
    if sum(unnamed) > sum(left):
        raise Malformed(f"hands: expected at most {sum(left)} unnamed cards, found {sum(unnamed)}")
    if has_star:
        state.draw = pile_of([*left, 0])


def check_knowledge(state: State, seat: int, letters: str) -> None:
    """What is known of a hand is in it, and nobody knows less of it than everybody."""
    hand, known = numbers(state.hand[seat]), numbers(state.seen[seat, seat])
    for viewer in range(state.seats):
        field = f"hand of seat {seat + 1}, known" + ("" if viewer == seat else f" to seat {viewer + 1}")
        seen = numbers(state.seen[viewer, seat])
        for letter, n, low, high in zip(letters, seen, known, hand):
            if n > high:
                raise Malformed(f"{field}: expected at most {high} {letter}, as the hand names, found {n}")
            if n < low:
                raise Malformed(f"{field}: expected at least {low} {letter}, as everybody knows, found {n}")


def check_eggs(state: State) -> None:
    """The eggs of all seats are those on the tokens that are gone."""
    seats, bonus = int(state.seats), numbers(state.bonus)
    gone = 4 * seats - int(state.tokens)
    first = sum(n == 0 for n in bonus[:TYPES])
    if max(bonus) > 1:
        raise Malformed("tokens, birds: expected each letter once")
    if not min(gone, 1) <= first <= gone:
        raise Malformed(f"tokens, birds: expected {min(gone, 1)} to {min(gone, TYPES)} birds to be gone, found {first}")
    eggs = first + sum(token_value(token, seats) for token in range(int(state.tokens) + 1, 4 * seats + 1))
    if sum(state.eggs) != eggs:
        raise Malformed(f"eggs: expected {eggs} in all, on the tokens that are gone, found {sum(state.eggs)}")
    if (state.tokens == 0) != (state.over == EGGS_GONE):
        raise Malformed("tokens: expected some as long as the game goes on, and none when they are gone")


def check_clock(state: State) -> None:
    """The numbers of the clock fit each other."""
    if state.scored > state.turn:
        raise Malformed(f"clock, scored: expected at most the turn, {state.turn}, found {state.scored}")
    if (state.scored == 0) != (state.tokens == 4 * state.seats):
        raise Malformed("clock, scored: expected a turn exactly when tokens are gone")
    if state.reveals > state.ply:
        raise Malformed(f"clock, reveals: expected at most the ply, {state.ply}, found {state.reveals}")
    if state.turn - state.scored > QUIET_TURNS:
        raise Malformed(f"clock, scored: expected within {QUIET_TURNS} turns of turn {state.turn}")
    most = int(state.seats) - (not state.over)
    if state.idle > most:
        raise Malformed(f"clock, idle: expected at most {most}, found {state.idle}")


def check_tree(state: State) -> None:
    """Between turns, and until a card is played, branches have no gaps and are short."""
    if state.phase != PLAY or state.over == EGGS_GONE:
        return
    for branch in range(BRANCHES):
        cards = [card_at(state, branch * PLACES + place) for place in range(state.ends[branch])]
        if NONE in cards:
            raise Malformed(f"branch {branch + 1}: expected no gap before a card is played")
        if len(cards) >= FULL:
            raise Malformed(f"branch {branch + 1}: expected at most {FULL - 1} cards before one is played")


def check_powers(state: State) -> None:
    """Powers in use are those that can be: each but the innermost plays a card, as a Rosella does."""
    if state.over or state.phase in STEPS:
        if state.depth:
            raise Malformed("powers: expected none in use")
        if (state.gap, state.took, state.left, state.revealed, state.robbed) != (NONE, NONE, 0, 0, NONE):
            raise Malformed("progress: expected none, since no power is in use")
        return
    if not state.depth:
        raise Malformed("powers: expected one in use")
    *outer, inner = state.chain_power[: state.depth]
    if any(bird != ROSELLA for bird in outer):
        raise Malformed("powers: expected only the last one to be no Rosella's")
    if inner not in POWERS[state.phase]:
        expected = " or ".join(LETTERS[bird] for bird in POWERS[state.phase])
        raise Malformed(f"powers: expected the last one to be that of {expected}, not {LETTERS[inner]}")
    if inner not in list(state.birds):
        raise Malformed(f"powers: expected a bird in the game, not {LETTERS[inner]}")
    if len(set(state.chain_at[: state.depth])) < state.depth:
        raise Malformed("powers: expected each place once")


# ---------------------------------------------------------------------------- the power in use


def check_progress(state: State) -> None:
    """What the power in use has done fits what it asks for now."""
    phase, power = state.phase, state.chain_power[state.depth - 1]
    has_taken = phase == PUT or (phase == TAKE and state.gap != NONE)
    if (state.gap != NONE) != has_taken or (state.took != NONE) != has_taken:
        raise Malformed("progress: expected the gap and the bird of a card taken, exactly when one was")
    most = 4 if power == COCKATOO else 2
    low, high = 0, 0
    if phase == TAKE:
        low, high = (1, most - 1) if has_taken else (most, most)
    elif phase in (SWAP, PUT):
        low, high = 1, cards_in_tree(state) + (phase == PUT)
        high += high // 2
    elif phase == KEEP:
        low, high = 1, 2
    if not low <= state.left <= high:
        raise Malformed(f"progress, left: expected {low} to {high}, found {state.left}")
    if has_taken:
        check_gap(state, most - int(state.left) if power == COCKATOO else 1)
    revealed = sum(numbers(state.revealed))
    if phase == KEEP and not 1 <= revealed <= 2 + state.left:
        raise Malformed(f"progress, revealed: expected 1 to {2 + state.left} cards, found {revealed}")
    if phase != KEEP and revealed:
        raise Malformed("progress, revealed: expected no cards but a Frogmouth's")
    if (state.robbed != NONE) != (phase == STEAL):
        raise Malformed("progress, robbed: expected a seat exactly when the Eagle sees its hand")


def check_gap(state: State, length: int) -> None:
    """The places that a power has emptied are empty."""
    for at in range(state.gap, state.gap + length):
        if at // PLACES != state.gap // PLACES or card_at(state, at) != NONE:
            raise Malformed(f"progress, gap: expected {length} free places there")


def check_task(state: State) -> None:
    """There is something to choose from."""
    seat, power = int(state.seat), int(state.chain_power[state.depth - 1])
    cards = int(state.cards[seat])
    # What the hand may hold once its unnamed cards are dealt: its own, and all that are left.
    has_star = cards > sum(numbers(state.hand[seat]))
    held = numbers(state.hand[seat] + (state.draw if has_star else 0))
    room = any(has_room(state, branch) for branch in range(BRANCHES))
    possible = {
        PAY: cards > 0,
        TAKE: can_take_any(state, power),
        PUT: any(n for kind, n in enumerate(held) if kind != state.took),
        NAME: left_to_draw(state) > 0,
        FROM: somebody_has_cards(state),
        STEAL: state.robbed != NONE and can_visit(state, int(state.robbed)),
        COPY: can_copy_any(state),
        TWICE: room
        and any(n and (cards > 1 or not must_pay(bird)) for n, bird in zip(held, [int(b) for b in state.birds])),
    }
    if not possible.get(int(state.phase), True):
        raise Malformed("turn: expected a task with something to choose from")


def check_ending(state: State) -> None:
    """The ending follows from the table."""
    quiet = state.turn - state.scored >= QUIET_TURNS
    if state.over == STALLED and not quiet and state.idle < state.seats:
        raise Malformed(f"turn: expected {QUIET_TURNS} turns without a flock, or a round in which nothing moved")
