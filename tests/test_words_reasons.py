"""CuBirds in words, in English and French: what is to be decided, and why a move is not legal."""

import pytest

from tests.spoken import ENGLISH, FRENCH, GAME, ROWS, start, viewers

LAYING = f"cubirds 2 1:lay {ROWS} DP4/R O/R ~ -"
REFILLING = "cubirds 2 1:refill3 FOP/DRM/P4/ODP2 R/R O/R ~ -"
DRAWING = f"cubirds 2 1:draw {ROWS} R/R O/R ~ -"
FLYING = f"cubirds 2 1:flock {ROWS} DP3/R O/R ~ -"
OVER = f"cubirds 2 1:two-threes {ROWS} R/R O3T3/R ~ -"
ROBIN_LAYS = f"cubirds solo 2:robin2 {ROWS} R/R:R O/R ~ -"
ROBIN_FLIES = f"cubirds solo 2:flock {ROWS} R/F2T3:F2T3 O/R ~ -"

TASKS = {
    LAYING: (
        "Lay all birds of one species at an end of a row.",
        "Poser tous les oiseaux d’une espèce au bout d’une rangée.",
    ),
    REFILLING: (
        "Only one species is left in row 3: refill it.",
        "Il ne reste qu’une espèce dans la rangée 3\xa0: la compléter.",
    ),
    DRAWING: (
        "No bird was taken: draw two cards, or none.",
        "Aucun oiseau pris\xa0: piocher deux cartes, ou aucune.",
    ),
    f"cubirds 2 1:draw {ROWS} -/~ O/R M -": (
        "No bird was taken: draw the last card, or not.",
        "Aucun oiseau pris\xa0: piocher la dernière carte, ou non.",
    ),
    FLYING: ("Complete a flock, or skip.", "Faire une Envolée, ou passer."),
    ROBIN_LAYS: ("RobinBird draws a bird for row 2.", "RobinBird pioche un oiseau pour la rangée 2."),
    ROBIN_FLIES: ("RobinBird completes a flock.", "RobinBird fait une Envolée."),
    OVER: ("The game is over.", "La partie est terminée."),
}


@pytest.mark.parametrize("position", TASKS)
def test_a_task(position: str) -> None:
    match = start(position)
    for viewer in viewers(match):
        assert tuple(GAME.words.task(match.sight(viewer), t) for t in (ENGLISH, FRENCH)) == TASKS[position]


NO_OWL = ("There is no owl in the hand.", "Espèce absente de la main\xa0: chouette.")
NO_REFILL = ("No row needs a refill.", "Aucune rangée n’est à compléter.")
NOT_ROBINBIRD = ("It is not RobinBird's turn.", "Ce n’est pas le tour de RobinBird.")
LAY_FIRST = ("Birds must be laid first.", "Il faut d’abord poser des oiseaux.")
TOO_LATE = (
    "Cards are drawn only right after laying, if no bird was taken.",
    "On ne pioche que juste après avoir posé des oiseaux sans en prendre.",
)

REASONS = [
    (LAYING, "O2L", NO_OWL),
    (LAYING, "flyP", LAY_FIRST),
    (LAYING, "skip", LAY_FIRST),
    (LAYING, "draw", LAY_FIRST),
    (LAYING, "nodraw", LAY_FIRST),
    (LAYING, "refill", NO_REFILL),
    (LAYING, "robin", NOT_ROBINBIRD),
    (REFILLING, "skip", ("Row 3 must be refilled first.", "Il faut d’abord compléter la rangée 3.")),
    (DRAWING, "skip", ("First choose whether to draw cards.", "Il faut d’abord décider de piocher ou non.")),
    (FLYING, "flyO", NO_OWL),
    (FLYING, "flyD", (
        "A flock needs at least 4 ducks; the hand has only a duck.",
        "Une Envolée demande au moins 4 canards\xa0; en main, seulement un canard.",
    )),
    (FLYING, "flyP", (
        "A flock needs at least 4 parrots; the hand has only 3 parrots.",
        "Une Envolée demande au moins 4 perroquets\xa0; en main, seulement 3 perroquets.",
    )),
    (FLYING, "D1L", (
        "Birds have been laid this turn: complete a flock, or skip.",
        "Des oiseaux ont déjà été posés ce tour-ci\xa0: faire une Envolée, ou passer.",
    )),
    (FLYING, "draw", TOO_LATE),
    (FLYING, "nodraw", TOO_LATE),
    (FLYING, "refill", NO_REFILL),
    (FLYING, "robin", NOT_ROBINBIRD),
    (ROBIN_LAYS, "refill", (
        "First RobinBird draws a bird for row 2.",
        "RobinBird pioche d’abord un oiseau pour la rangée 2.",
    )),
    (ROBIN_FLIES, "flyT", (
        "RobinBird completes every flock she can, in the order of the birds.",
        "RobinBird fait toutes les Envolées possibles, dans l’ordre des oiseaux.",
    )),
    (OVER, "skip", ("The game is over.", "La partie est terminée.")),
]  # fmt: skip


@pytest.mark.parametrize(("position", "word", "reasons"), REASONS)
def test_why_a_move_is_not_legal(position: str, word: str, reasons: tuple[str, str]) -> None:
    match, move = start(position), GAME.notation.read_move(word)
    assert move not in match.legal()
    assert (match.why_not(move, ENGLISH), match.why_not(move, FRENCH)) == reasons
