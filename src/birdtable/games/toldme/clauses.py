"""A bird begins, goes from clause to clause, and has spoken."""

from birdtable.compiling import called
from birdtable.games.contract import NONE, State
from birdtable.games.toldme import says
from birdtable.games.toldme.cards import fixed_number, instruction, number_in_brackets
from birdtable.games.toldme.choices import COUNT, VERB, says_now
from birdtable.games.toldme.route import go_on_along_route, raised, use_boosts
from birdtable.games.toldme.says import SAYS, SILENCE
from birdtable.games.toldme.state import GO_ON, TURN_DONE


@called
def hear(state: State, card: int) -> None:
    """T43 A bird of the route, or the bonus card (T31), begins: its number is fixed (T45), the boosts are used up."""
    more = raised(state, card)
    use_boosts(state, card)
    begin(state, card, number_in_brackets(state, card) + more)


@called
def begin(state: State, card: int, number: int) -> None:
    """A card begins to speak with this number."""
    state.bird, state.number, state.clause = card, number, 0
    state.color, state.colors, state.that = NONE, 0, NONE
    state.phase = GO_ON
    begin_clause(state)


@called
def begin_clause(state: State) -> None:
    """How often the clause is to be obeyed. T64 Until there are n in hand: as often as cards are missing."""
    count = says_now(state, COUNT)
    state.left = 1
    if count == says.NUMBER:
        state.left = state.number
    elif count == says.FIXED:
        state.left = fixed_number(state, state.bird)
    elif count == says.UNTIL:
        state.left = max(0, state.number - state.held[state.seat])
    if says_now(state, VERB) in (says.BOOST, says.PERFORM):
        state.left = 1


@called
def next_clause(state: State) -> None:
    """The second clause, if there is one and the first was the first; else the bird has spoken."""
    if state.clause == 0 and SAYS[instruction(state, state.bird), 1, VERB] != SILENCE:
        state.clause = 1
        begin_clause(state)
    else:
        fall_silent(state)


@called
def fall_silent(state: State) -> None:
    """T27 A bird has spoken, wherever it is by now: the route goes on, or after the bonus card (T31) the turn ends."""
    forget_bird(state)
    if state.finale:
        state.phase = TURN_DONE
    else:
        go_on_along_route(state)


@called
def forget_bird(state: State) -> None:
    """Nobody speaks."""
    state.bird, state.number, state.clause, state.left = NONE, 0, 0, 0
    state.color, state.colors, state.that = NONE, 0, NONE
