"""CuBirds in words, in English and French: what each kind of move does, without what a viewer may not see; endings."""

from typing import NamedTuple

import pytest

from tests.spoken import ENGLISH, FRENCH, GAME, ROWS, names, start, viewers


class Deed(NamedTuple):
    """A move: what its player foresees, and what is told of it: to its player, and to all others if they see less."""

    position: str
    move: str
    foreseen: tuple[str, str]
    told: tuple[str, str]
    told_others: tuple[str, str] | None = None


DEEDS = {
    "lay": Deed(
        f"cubirds 2 1:lay {ROWS} T/R O/R ~ -",
        "T2R",
        ("lays a toucan right of row 2", "pose un toucan à droite de la rangée 2"),
        ("Anna lays a toucan right of row 2.", "Anna pose un toucan à droite de la rangée 2."),
    ),
    "capture on the left": Deed(
        f"cubirds 2 1:lay {ROWS} P2R/R O/R ~ -",
        "P1L",
        (
            "lays 2 parrots left of row 1 and takes a flamingo and an owl",
            "pose 2 perroquets à gauche de la rangée 1 et prend un flamant rose et une chouette",
        ),
        (
            "Anna lays 2 parrots left of row 1 and takes a flamingo and an owl.",
            "Anna pose 2 perroquets à gauche de la rangée 1 et prend un flamant rose et une chouette.",
        ),
    ),
    "capture on the right": Deed(
        f"cubirds 3 2:lay {ROWS} R/P3R/R O/R/M ~ -",
        "P3R",
        (
            "lays 3 parrots right of row 3 and takes a magpie, a reed warbler and 3 robins",
            "pose 3 perroquets à droite de la rangée 3 et prend une pie, une rousserolle et 3 rouges-gorges",
        ),
        (
            "Émile lays 3 parrots right of row 3 and takes a magpie, a reed warbler and 3 robins.",
            "Émile pose 3 perroquets à droite de la rangée 3 et prend une pie, une rousserolle et 3 rouges-gorges.",
        ),
    ),
    "refill": Deed(
        "cubirds 2 1:refill3 FOP/DRM/P4/ODP R/~ O/R T3 -",
        "refill",
        ("refills row 3", "complète la rangée 3"),
        ("Anna refills row 3 with a toucan.", "Anna complète la rangée 3 avec un toucan."),
    ),
    "draw": Deed(
        f"cubirds 3 1:draw {ROWS} R/R/~ O/R/M DW -",
        "draw",
        ("draws two cards", "pioche deux cartes"),
        ("Anna draws a duck and a reed warbler.", "Anna pioche un canard et une rousserolle."),
        ("Anna draws two cards.", "Anna pioche deux cartes."),
    ),
    "draw two alike": Deed(
        f"cubirds 2 2:draw {ROWS} ~/R O/R - O2",
        "draw",
        ("draws two cards", "pioche deux cartes"),
        ("Émile draws 2 owls.", "Émile pioche 2 chouettes."),
        ("Émile draws two cards.", "Émile pioche deux cartes."),
    ),
    "draw the last": Deed(
        f"cubirds 2 1:draw {ROWS} -/~ O/R M -",
        "draw",
        ("draws the last card", "pioche la dernière carte"),
        ("Anna draws a magpie.", "Anna pioche une pie."),
        ("Anna draws the last card.", "Anna pioche la dernière carte."),
    ),
    "draw none": Deed(
        f"cubirds 2 1:draw {ROWS} R/R O/R ~ -",
        "nodraw",
        ("draws no cards", "ne pioche pas"),
        ("Anna draws no cards.", "Anna ne pioche pas."),
    ),
    "skip": Deed(
        f"cubirds 2 2:flock {ROWS} R/O3 O/R ~ -",
        "skip",
        ("completes no flock", "ne fait pas d’Envolée"),
        ("Émile completes no flock.", "Émile ne fait pas d’Envolée."),
    ),
    "small flock": Deed(
        f"cubirds 2 1:flock {ROWS} F2R/R O/R ~ -",
        "flyF",
        (
            "completes a small flock of 2 flamingos and keeps one",
            "fait une petite Envolée de 2 flamants roses et garde un oiseau",
        ),
        (
            "Anna completes a small flock of 2 flamingos and keeps one.",
            "Anna fait une petite Envolée de 2 flamants roses et garde un oiseau.",
        ),
    ),
    "big flock": Deed(
        f"cubirds 2 1:flock {ROWS} W11R/R O/R ~ -",
        "flyW",
        (
            "completes a big flock of 11 reed warblers and keeps two",
            "fait une grande Envolée de 11 rousserolles et garde deux oiseaux",
        ),
        (
            "Anna completes a big flock of 11 reed warblers and keeps two.",
            "Anna fait une grande Envolée de 11 rousserolles et garde deux oiseaux.",
        ),
    ),
    "a new round": Deed(
        f"cubirds 2 1:draw {ROWS} -/R O/R ~ -",
        "nodraw",
        ("draws no cards", "ne pioche pas"),
        (
            "Anna draws no cards. Anna has no cards left, deals round 2 and begins.",
            "Anna ne pioche pas. Anna n’a plus de cartes en main, distribue pour la manche 2 et commence.",
        ),
    ),
    "a win": Deed(
        f"cubirds 2 2:flock {ROWS} R/T3 O/F3T2M ~ -",
        "flyT",
        (
            "completes a small flock of 3 toucans and keeps one",
            "fait une petite Envolée de 3 toucans et garde un oiseau",
        ),
        (
            "Émile completes a small flock of 3 toucans and keeps one. Émile wins with 3 flamingos and 3 toucans.",
            "Émile fait une petite Envolée de 3 toucans et garde un oiseau."
            " Émile remporte la partie avec 3 flamants roses et 3 toucans.",
        ),
    ),
    "RobinBird": Deed(
        "cubirds solo 2:robin1 FOP/DRM/PR3MW/ODP ~/R:R O/R T2 -",
        "robin",
        ("draws a bird for row 1", "pioche un oiseau pour la rangée 1"),
        (
            "RobinBird lays a toucan from the draw pile right of row 1.",
            "RobinBird pose un toucan de la pioche à droite de la rangée 1.",
        ),
    ),
    "RobinBird captures": Deed(
        "cubirds solo 2:robin3 FOP/DRM/TMWD/ODP ~/R:R O/R T2 -",
        "robin",
        ("draws a bird for row 3", "pioche un oiseau pour la rangée 3"),
        (
            "RobinBird lays a toucan from the draw pile right of row 3 and takes a duck, a magpie and a reed warbler.",
            "RobinBird pose un toucan de la pioche à droite de la rangée 3"
            " et prend un canard, une pie et une rousserolle.",
        ),
    ),
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_a_move_is_foreseen_and_told(deed: Deed) -> None:
    match = start(deed.position)
    mover, move = int(match.state.seat), GAME.notation.read_move(deed.move)
    sight = match.sight(mover)
    assert (GAME.words.foresee(sight, move, ENGLISH), GAME.words.foresee(sight, move, FRENCH)) == deed.foreseen
    assert sight == match.sight(mover)  # nobody's sight is changed by looking ahead
    match.play(move)
    for viewer in viewers(match):
        told = tuple(" ".join(match.tell(1, viewer, names(match), t)) for t in (ENGLISH, FRENCH))
        assert told == (deed.told if viewer == mover else deed.told_others or deed.told), viewer


ENDINGS = {
    f"cubirds 2 2:seven-species {ROWS} R/R O/FOTDPMW ~ -": (
        "Émile wins with 7 species.",
        "Émile remporte la partie avec 7 espèces.",
    ),
    f"cubirds solo 2:seven-species {ROWS} R/R:R O/FOTDPMWR ~ -": (
        "RobinBird wins with 8 species.",
        "RobinBird remporte la partie avec 8 espèces.",
    ),
    f"cubirds 2 1:two-threes {ROWS} R/R O3TD4/R ~ -": (
        "Anna wins with 3 owls and 4 ducks.",
        "Anna remporte la partie avec 3 chouettes et 4 canards.",
    ),
    "cubirds 3 1:out-of-cards FOP/DRM/MW/~ -/-/- O2/D2T/P R5 -": (
        "Too few cards are left for another round: Émile wins with the largest collection, 3 birds.",
        "Il reste trop peu de cartes pour une nouvelle manche\xa0:"
        " Émile remporte la partie avec la plus grande collection, 3 oiseaux.",
    ),
    "cubirds solo 2:out-of-cards FOP/DRM/MW/~ -/- O/R - R5": (
        "Too few cards are left for another round: Anna and RobinBird share the win with 1 bird each.",
        "Il reste trop peu de cartes pour une nouvelle manche\xa0:"
        " Anna et RobinBird se partagent la victoire, avec 1 oiseau dans chaque collection.",
    ),
    f"cubirds 2 1:stalled {ROWS} R/R O2/R ~ - 9.1.501.1.900.100": (
        "After 500 turns without a flock, Anna wins with the largest collection, 2 birds.",
        "Après 500 tours sans Envolée, Anna remporte la partie avec la plus grande collection, 2 oiseaux.",
    ),
    f"cubirds 5 1:stalled {ROWS} R/R/R/R/R O2/R/D2/M2/M2 ~ - 9.1.501.1.900.100": (
        "After 500 turns without a flock, Anna, Olga, Hugo and Ève share the win with 2 birds each.",
        "Après 500 tours sans Envolée, Anna, Olga, Hugo et Ève se partagent la victoire,"
        " avec 2 oiseaux dans chaque collection.",
    ),
}


@pytest.mark.parametrize("position", ENDINGS)
def test_an_ending(position: str) -> None:
    match = start(position)
    told = [GAME.words.ending(match.sight(0), names(match), t) for t in (ENGLISH, FRENCH)]
    assert tuple(told) == ENDINGS[position]
