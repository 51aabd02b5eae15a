"""The route field of a position, read: what the turn has come to."""

from birdtable.errors import Malformed
from birdtable.games.contract import NONE, State
from birdtable.games.text import quoted, read_number
from birdtable.games.toldme.cards import instruction
from birdtable.games.toldme.choices import swaps_plumage
from birdtable.games.toldme.deck import LETTERS
from birdtable.games.toldme.fields import MOST_NUMBER, ROUTE
from birdtable.games.toldme.moves import read_card_number
from birdtable.games.toldme.says import BOOSTS, SAYS, SILENCE
from birdtable.games.toldme.state import TRUNK


def read_route(state: State, text: str) -> None:
    """name:value pairs in their order, those that say nothing left out."""
    parts = [] if text == "-" else [part.partition(":") for part in text.split(",")]
    given = {name: value for name, _, value in parts}
    if list(given) != [name for name in ROUTE if name in given] or len(given) < len(parts):
        raise Malformed(f"route: expected name:value pairs of {', '.join(ROUTE)}, in this order, not {quoted(text)}")
    added = [card_in(state, word, "added") for word in given["added"].split(".")] if "added" in given else []
    if len(added) > 2:
        raise Malformed(f"route, added: expected at most 2 cards, found {len(added)}")
    state.added[: len(added)] = added
    for name in ("at", "goal", "card", "twig"):
        if name in given:
            trunk = name == "twig" and given[name] == "trunk"
            state[name] = TRUNK if trunk else card_in(state, given[name], name)
    state.grown, state.finale = (yes(given, name) for name in ("grown", "bonus"))
    read_bird(state, given)
    if "boosts" in given:
        boosts = given["boosts"].split(".")
        if len(boosts) != BOOSTS:
            raise Malformed(f"route, boosts: expected {BOOSTS} numbers, found {len(boosts)}")
        state.boost[:] = [read_number(boost, "route, boosts", 0, MOST_NUMBER) for boost in boosts]


def card_in(state: State, text: str, name: str) -> int:
    """A card named in the route."""
    return read_card_number(text, f"route, {name}", state.cards)


def yes(given: dict[str, str], name: str) -> int:
    """A word that is only ever yes."""
    if given.get(name, "yes") != "yes":
        raise Malformed(f"route, {name}: expected yes, or nothing at all, not {quoted(given[name])}")
    return int(name in given)


def read_bird(state: State, given: dict[str, str]) -> None:
    """The bird that speaks, and how far it has come."""
    speaking = ("bird", "clause", "left", "number")
    if present := [name for name in speaking if name in given]:
        if len(present) < len(speaking):
            raise Malformed(f"route: expected {', '.join(speaking)} together, found {', '.join(present)} only")
        state.bird = card_in(state, given["bird"], "bird")
        clauses = int((SAYS[instruction(state, state.bird), :, 0] != SILENCE).sum())
        state.clause = read_number(given["clause"], "route, clause", 1, clauses) - 1
        state.left = read_number(given["left"], "route, left", 0, MOST_NUMBER)
        state.number = read_number(given["number"], "route, number", 0, MOST_NUMBER)
    elif found := {"color", "colors", "that"} & set(given):
        raise Malformed(f"route, {min(found)}: expected only beside a bird that speaks")
    state.color = NONE
    for name in ("color", "colors"):
        letters = given.get(name, "")
        if letters != "".join(letter for letter in LETTERS if letter in letters) or (name in given and not letters):
            raise Malformed(f"route, {name}: expected letters of {LETTERS}, in this order, not {quoted(letters)}")
    if "color" in given:
        if len(given["color"]) != 1:
            raise Malformed(f"route, color: expected one of {LETTERS}, not {quoted(given['color'])}")
        state.color = LETTERS.index(given["color"])
    state.colors = sum(1 << LETTERS.index(letter) for letter in given.get("colors", ""))
    if "that" in given:
        read_that(state, given["that"])


def read_that(state: State, text: str) -> None:
    """The card that the bird is about; in a swap of plumage the colour that is given."""
    if not swaps_plumage(state):
        state.that = card_in(state, text, "that")
    elif text in tuple(LETTERS):
        state.that = LETTERS.index(text)
    else:
        raise Malformed(f"route, that: expected one of {LETTERS}, the plumage to be given, not {quoted(text)}")
