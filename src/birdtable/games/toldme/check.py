"""Whether a position that somebody wrote can stand on a table. Every refusal names the field and what was expected."""

import numpy as np

from birdtable.errors import Malformed
from birdtable.games.contract import NONE, State
from birdtable.games.toldme.branch import is_end
from birdtable.games.toldme.cards import score_of
from birdtable.games.toldme.choices import SOURCE, is_optional, places_cards, says_now
from birdtable.games.toldme.moves import write_card_number
from birdtable.games.toldme.rounds import has_thirty
from birdtable.games.toldme.route import climbs_to
from birdtable.games.toldme.rules import legal
from birdtable.games.toldme.says import DECK, HAND
from birdtable.games.toldme.state import (
    BRANCH,
    CHOOSE,
    FIRST,
    GOAL,
    HEAR,
    LEAF,
    MOVES,
    SECOND,
    SECOND_EXHAUSTION,
    SPOT,
    THIRTY_POINTS,
    TOP,
    TRUNK,
    TWIG,
)


def check(state: State) -> None:
    """Refuse what play could not go on from."""
    if state.reveals > state.ply:
        raise Malformed(f"clock, reveals: expected at most the ply, {state.ply}, found {state.reveals}")
    check_route(state)
    check_bird(state)
    if state.over:
        check_ending(state)
        return
    check_task(state)
    check_start(state)


def check_route(state: State) -> None:
    """The route is on the branch, and the bird that spoke last is on the route."""
    for name, card in (("at", state.at), ("goal", state.goal), ("twig", state.twig)):
        if card not in (NONE, TRUNK) and state.where[card] != BRANCH:
            raise Malformed(f"route, {name}: expected a visible twig, not {write_card_number(card)}")
    if not climbs_to(state, state.goal, state.at):
        raise Malformed("route, at: expected a twig between the trunk and the goal")
    if state.grown and (state.goal == TRUNK or state.bird == NONE):
        raise Malformed("route, grown: expected only with a goal, while a bird speaks")
    if state.added[0] != NONE and state.added[0] == state.added[1]:
        raise Malformed("route, added: expected two different cards")


def check_bird(state: State) -> None:
    """A bird speaks when a choice of its own is to be made, and only then."""
    speaks, phase = state.bird != NONE, state.phase
    if speaks != (phase == CHOOSE) and phase not in (TWIG, SPOT):
        raise Malformed("route, bird: expected one exactly while it lets its seat choose")
    if state.finale and not (speaks and state.bonus and state.goal == state.at):
        raise Malformed(
            "route, bonus: expected only in the bonus variant, while its card speaks at the end of the route"
        )
    if (state.card != NONE) != (phase in (TWIG, SPOT)):
        raise Malformed("route, card: expected one exactly while its place is to be chosen")
    if (state.twig != NONE) != (phase == SPOT):
        raise Malformed("route, twig: expected one exactly while a side of it is to be chosen")
    if speaks and phase in (TWIG, SPOT) and not (places_cards(state) and says_now(state, SOURCE) in (HAND, DECK)):
        raise Malformed("route, bird: expected one that places cards while a place is to be chosen")
    if not speaks and phase in (TWIG, SPOT) and (state.goal != TRUNK or state.added[1] != NONE):
        raise Malformed("route: expected no goal and at most one card added while another is being added")


def check_task(state: State) -> None:
    """The phase has what it needs."""
    phase = state.phase
    if phase == FIRST and (state.added[0] != NONE or state.goal != TRUNK or state.boost.any()):
        raise Malformed("route: expected nothing before the first card is added")
    if phase in (SECOND, LEAF) and state.goal == TRUNK:
        for card in state.added[: 1 if phase == SECOND else 2]:
            if card == NONE or state.where[card] != BRANCH or not is_end(state, card):
                raise Malformed("route, added: expected twigs on which nothing hangs, before the route is chosen")
    if phase == SECOND and (state.goal != TRUNK or state.added[1] != NONE):
        raise Malformed("route: expected one card added and no goal before the second choice of the Add Phase")
    if phase == HEAR and state.goal == state.at:
        raise Malformed("route, goal: expected a twig behind the one that spoke last")
    if phase == TOP and state.goal != state.at:
        raise Malformed("route, goal: expected the twig that spoke last, at the end of a turn")
    if phase == CHOOSE and not state.left:
        raise Malformed("route, left: expected at least 1 while a choice is to be made")


def check_start(state: State) -> None:
    """Before the first bird of a turn speaks nobody has won, and what lies in the middle lies there."""
    if state.at != TRUNK or state.bird != NONE or state.phase == TOP:
        return
    for seat in range(state.seats):
        if score_of(state, seat) >= GOAL:
            raise Malformed(
                f"score of seat {seat + 1}: expected fewer than {GOAL} points, found {score_of(state, seat)}"
            )
    if state.phase != FIRST and state.holder != NONE:
        raise Malformed("pass card: expected in the middle once a card was added")
    if state.phase == FIRST and not state.twigs and (state.holder != NONE or (state.plumage != NONE).any()):
        raise Malformed("plumage and pass card: expected in the middle before the first card of a branch is added")


def check_moves(state: State) -> None:
    """There is something to choose, once all hands are dealt: what leaves no choice would have been done."""
    if state.over:
        return
    moves = np.zeros(MOVES, np.int16)
    n = legal(state, moves)
    if state.phase == CHOOSE and is_optional(state):
        if state.held[state.seat] == 0:
            raise Malformed(f"hand of seat {state.seat + 1}: expected a card, since it is to be chosen")
    elif state.phase in (TWIG, SPOT, LEAF, CHOOSE) and n < 2:
        raise Malformed(f"turn: expected a task with at least 2 choices, found {n}")


def check_ending(state: State) -> None:
    """The ending follows from the table."""
    if state.added[0] != NONE or state.goal != TRUNK or state.boost.any():
        raise Malformed("route: expected nothing after the end of the game")
    if state.over == THIRTY_POINTS and not has_thirty(state):
        raise Malformed(f"turn: expected a score of {GOAL} points for this ending")
    if state.over == SECOND_EXHAUSTION and (state.pile or state.twigs):
        raise Malformed("turn: expected an empty draw pile and an empty branch for this ending")
