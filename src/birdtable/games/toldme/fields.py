"""The fields of a position: their names, their order, and what they are when left out."""

from birdtable.games.toldme.state import CHOOSE, FIRST, HEAR, LEAF, SECOND, SPOT, TOP, TWIG

FIELDS = (
    "game", "seats", "turn", "branch", "hands", "plumage", "pass card", "scores", "draw pile", "discard pile", "route",
    "clock", "chance", "last move", "deck",
)  # fmt: skip
LEAVE_OUT = {"route": "-", "clock": "1.1.0.0.0", "chance": "*", "last move": "-", "deck": "-"}
CLOCK = ("rounds", "turn", "ply", "reveals", "shuffles")
PHASES = {
    FIRST: "first", SECOND: "second", TWIG: "twig", SPOT: "spot", LEAF: "leaf", HEAR: "hear", CHOOSE: "choose",
    TOP: "top",
}  # fmt: skip
ROUTE = (
    "added", "at", "goal", "grown", "bonus", "bird", "clause", "left", "number", "color", "colors", "that", "card",
    "twig", "boosts",
)  # fmt: skip
MOST = 2**31  # of what a clock may count
MOST_NUMBER = 9999  # of what a bird's number may have been raised to
