"""The Bird Told Me in words, in English and French: what moves do, what is told of them, reasons, the picture."""

import re
from typing import Any

import pytest

from birdtable.games.contract import NONE
from birdtable.languages import speak
from tests.rules.toldme import GAME, Table, at, crosses, dealt, hearing, printed

ENGLISH, FRENCH = speak("en"), speak("fr")
NAMES = ["Anna", "Émile", "Olga", "Hugo", "Ève"]
R48 = "added:48,at:48,goal:48,bird:48,clause:1,left:1,number:1"


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def foreseen(table: Table, word: str) -> tuple[str, str]:
    sight, move = table.match.sight(table.match.state.seat), GAME.notation.read_move(word)
    english, french = (GAME.words.foresee(sight, move, t) for t in (ENGLISH, FRENCH))
    return english, plain(french)


def told(table: Table, word: str, viewer: int) -> str:
    """What a seat, or with -1 a spectator, is told of a move."""
    table.play(word)
    return " ".join(table.match.tell(len(table.match.moves), viewer, NAMES[: table.match.seats], ENGLISH))


def task(table: Table) -> str:
    return GAME.words.task(table.match.sight(table.match.state.seat), ENGLISH)


def why_not(table: Table, word: str) -> str:
    return GAME.words.why_not(table.match.sight(table.match.state.seat), GAME.notation.read_move(word), ENGLISH)


def hand(cards: str, **more: Any) -> dict[str, Any]:
    return {"branch": "48@E1", "hands": f"{cards}:-/43:-", **more}


FORESEEN = {
    "add": (
        at(**hand("12")),
        "c12",
        "adds Snowbird 12 east of Nightbird 48",
        "ajoute l’oiseau de neige 12 à l’est de l’oiseau de nuit 48",
    ),
    "pass": (at(**hand("12")), "pass", "draws two cards and passes", "pioche deux cartes et passe"),
    "draw": (at(**hand("12")).play("c12"), "draw", "draws a card", "pioche une carte"),
    "plumage": (
        at(**hand("12")).play("c12"),
        "plumeW",
        "takes the plumage of the Snowbirds",
        "prend le plumage des oiseaux de neige",
    ),
    "place": (at("1:choose", **hand("19", route=R48)), "c19", "places Firebird 19", "place l’oiseau de feu 19"),
    "done": (at("1:choose", **hand("19", route=R48)), "done", "chooses nothing more", "ne choisit plus rien"),
    "beside or over": (
        at("1:choose", "48@E1/26@E2", "19.1:-/2:-", route=R48).play("c19"),
        "c26",
        "puts it beside Silverbird 26 or over it",
        "la met à côté de l’oiseau d’argent 26 ou par-dessus",
    ),
    "over": (
        at("1:choose", "48@E1/26@E2", "19.1:-/2:-", route=R48).play("c19"),
        "c48",
        "puts it over Nightbird 48",
        "la met sur l’oiseau de nuit 48",
    ),
    "a side": (
        at("1:first", "1@E1/3@E1S1", "2:-/4:-", deck=printed(c1="4esw", c3="4nes", c2="1nw")).play("c2"),
        "c3",
        "puts it on a side of Sunbird 3",
        "la met sur un côté de l’oiseau-soleil 3",
    ),
    "trunk": (
        at("1:first", "-", "26:-/43:-").play("c26"),
        "west",
        "puts it west of the trunk",
        "la met à l’ouest de la carte Tronc",
    ),
    "leaf": (
        at("1:leaf", "48@E1/26@E2/27@E1S1", route="added:26.27", deck=crosses("27")),
        "c27",
        "leads the route to Silverbird 27, by way of Nightbird 48 and Silverbird 27",
        "mène le chemin jusqu’à l’oiseau d’argent 27, en passant par l’oiseau de nuit 48 et l’oiseau d’argent 27",
    ),
    "hear": (
        hearing(26, route="added:26,goal:26,boosts:1.0.0.0.0.0.0"),
        "hear",
        "listens to Silverbird 26: Score [2] twigs",
        "écoute l’oiseau d’argent 26 : Marquer [2] brindilles",
    ),
    "top": (
        at("1:top", "26@E1", route="added:26,at:26,goal:26"),
        "top",
        "discards the top card of the draw pile",
        "défausse la première carte de la pioche",
    ),
    "bonus": (
        at("1:top", "26@E1", route="added:26,at:26,goal:26", seats="2+bonus"),
        "top",
        "turns over the top card of the draw pile, which speaks and is discarded",
        "retourne la première carte de la pioche, qui parle et est défaussée",
    ),
    "score": (
        hearing(30, hands="41.42:-/-:-").play("hear"),
        "c41",
        "scores Nightbird 41",
        "marque l’oiseau de nuit 41",
    ),
    "discard": (
        hearing(11, hands="41.42:-/-:-").play("hear"),
        "c41",
        "discards Nightbird 41",
        "défausse l’oiseau de nuit 41",
    ),
    "twig": (
        at("1:hear", "39@E1/26@E2/27@E1S1", route="added:26,goal:26", deck=crosses("27")).play("hear"),
        "c26",
        "takes Silverbird 26 into the hand",
        "prend l’oiseau d’argent 26 en main",
    ),
    "cover": (
        hearing(22, hands="41.42:-/-:-").play("hear"),
        "c41",
        "lays Nightbird 41 over Firebird 22",
        "pose l’oiseau de nuit 41 sur l’oiseau de feu 22",
    ),
    "cover one of two": (
        at("1:hear", "48@E1/22@E2", "41.42:-/-:-", route="added:22,at:48,goal:22", deck=crosses(c22="1")).play("hear"),
        "c41",
        "lays Nightbird 41 over a twig",
        "pose l’oiseau de nuit 41 sur une brindille",
    ),
    "add one of two": (at("1:first", "-", "26:-/43:-"), "c26", "adds Silverbird 26", "ajoute l’oiseau d’argent 26"),
    "random": (
        hearing(21, hands="41:-/42:-").play("hear"),
        "seat2",
        "discards a card at random from the hand of seat 2",
        "défausse une carte au hasard de la main du siège 2",
    ),
    "scores": (
        hearing(18, scores="41/42").play("hear"),
        "seat2",
        "discards Nightbird 42 from the score of seat 2",
        "défausse l’oiseau de nuit 42 du score du siège 2",
    ),
    "return": (
        hearing(23, plumage="12----").play("hear"),
        "plumeW",
        "returns the plumage of the Snowbirds, which seat 2 has",
        "rend le plumage des oiseaux de neige, que détient le siège 2",
    ),
    "give": (
        hearing(13, plumage="112---").play("hear"),
        "plumeW",
        "gives away the plumage of the Snowbirds",
        "cède le plumage des oiseaux de neige",
    ),
    "take": (
        hearing(12, plumage="-12---").play("hear"),
        "plumeR",
        "takes the plumage of the Firebirds, which seat 2 has",
        "prend le plumage des oiseaux de feu, que détient le siège 2",
    ),
    "unclaimed": (
        hearing(16).play("hear"),
        "plumeR",
        "takes the plumage of the Firebirds",
        "prend le plumage des oiseaux de feu",
    ),
}


@pytest.mark.parametrize("case", FORESEEN)
def test_what_is_foreseen(case: str) -> None:
    table, word, english, french = FORESEEN[case]
    assert word in table.legal
    assert foreseen(table, word) == (english, french)


TOLD = {
    "add": (at(**hand("12")), "c12", "Anna puts Snowbird 12 east of Nightbird 48."),
    "trunk": (at("1:first", "-", "25:-/43:-"), "c25", "Anna puts Silverbird 25 west of the trunk."),
    "show": (at("1:first", "-", "26:-/43:-"), "c26", "Anna shows Silverbird 26."),
    "plumage": (at(**hand("12")).play("c12"), "plumeW", "Anna takes the plumage of the Snowbirds."),
    "leaf": (
        at("1:leaf", "48@E1/26@E2/27@E1S1", route="added:26.27", deck=crosses("27")),
        "c27",
        "Anna leads the route to Silverbird 27.",
    ),
    "boost": (
        hearing(3),
        "hear",
        "Anna listens to Sunbird 3: Boost the next card by [1]. The next card is boosted by 1.",
    ),
    "take": (
        hearing(39),
        "hear",
        "Anna listens to Seabird 39: Take [1] twig into your hand. Anna takes Seabird 39 into the hand.",
    ),
    "uncover": (
        hearing(26, branch="26>39@E1"),
        "hear",
        "Anna listens to Silverbird 26: Score [1] twig. Seabird 39 is in play again. Anna scores Silverbird 26.",
    ),
    "reveal": (
        hearing(14, draw_pile="40", discard_pile="...", plumage="----2-"),
        "hear",
        "Anna listens to Snowbird 14: Draw and reveal [1] card, then take the plumage of each revealed colour. "
        "Anna reveals and keeps Seabird 40. Anna takes the plumage of the Seabirds, which Émile had.",
    ),
    "return": (
        hearing(9, plumage="1-2---"),
        "hear",
        "Anna listens to Snowbird 9: Return all your plumage, then take [1] plumage of other players. "
        "Anna returns the plumage of the Sunbirds. Anna takes the plumage of the Firebirds, which Émile had.",
    ),
    "swap": (
        hearing(22, hands="41:-/42:-").play("hear"),
        "c41",
        "Anna puts Nightbird 41 over Firebird 22. Anna takes Firebird 22 into the hand.",
    ),
    "done": (hearing(22, hands="41:-/42:-").play("hear"), "done", "Anna chooses nothing more."),
    "swap, first half": (hearing(13, plumage="11-22-").play("hear"), "plumeW", "Nothing happens."),
    "shuffle": (
        at("1:top", "26@E1", route="added:26,at:26,goal:26", draw_pile="-", discard_pile="1", hands="...:-/-:-"),
        "top",
        "The discard pile is shuffled: it is the draw pile now.",
    ),
    "empty round": (
        at("1:top", "-", route="added:26", draw_pile="-", discard_pile="...", clock="2.9.40.20.1"),
        "top",
        "The round is over, and the branch is empty. The draw pile has run out again: Anna wins with 0 points: "
        "others have as many, but this turn or the next comes first.",
    ),
    "award": (
        at("1:first", "48@E1/38@E2", "41:-/42:-", plumage="-----2", **{"pass_card": "2"}),
        "pass",
        "The round is over. Most birds, 4, are Nightbirds. Émile scores Nightbird 48 from the branch.",
    ),
}


@pytest.mark.parametrize("case", TOLD)
def test_what_is_told(case: str) -> None:
    table, word, said = TOLD[case]
    heard = told(table, word, 0)
    if case == "empty round":
        said = said.replace("The draw pile has run out again: ", "").replace(" 0 points: ", " 0 points: ")
    assert heard == said or heard.endswith(said)


def test_what_only_the_drawer_sees() -> None:
    table = at("1:first", "26@E1", "41:-/42:-")
    table.play("pass")
    mine, theirs = ([*table.match.tell(1, seat, NAMES[:2], ENGLISH)] for seat in (0, 1))
    assert re.fullmatch(r"Anna draws \w+ [0-9]+ and \w+ [0-9]+\.", mine[1])
    assert theirs[1] == "Anna draws 2 cards."


def test_tasks() -> None:
    trunk = at("1:first", "-", "26:-/43:-").play("c26")
    assert task(trunk) == "On which side of the trunk does Silverbird 26 go?"
    over = at("1:choose", "48@E1/26@E2", "19.1:-/2:-", route=R48).play("c19", "c26")
    assert task(over) == "On which side of Silverbird 26 does Firebird 19 go, or over it?"
    choosing = "Choose a card or “done”, 1 to go."
    assert task(at("1:choose", **hand("19", route=R48))).endswith(choosing)
    assert task(hearing(26)) == "Listen to the next bird of the route."
    assert "Choose plumage" in task(hearing(16).play("hear"))
    assert "Choose a seat" in task(hearing(18, scores="1/2").play("hear"))
    assert task(hearing(30, hands="1.2:-/-:-").play("hear")).endswith(
        "Score [1] card from your hand. Choose a card, 1 to go."
    )


def test_reasons() -> None:
    start = at(**hand("12.40"))
    assert "fits" in why_not(at(**hand("44.45")), "c45")
    assert "no such card" in why_not(start, "c1")
    assert "after one was added" in why_not(start, "draw")
    assert "Plumage" in why_not(start, "plumeW")
    assert why_not(start, "done") == "No bird speaks yet."
    second = at(**hand("12.40", plumage="-2----")).play("c12")
    assert why_not(second, "pass") == "Who has added a card does not pass."
    assert why_not(second, "plumeW") == "Somebody has the plumage of the Snowbirds."
    choosing = at("1:choose", **hand("19.40", route=R48))
    assert why_not(choosing, "seat1") == why_not(choosing, "pass") == "First choose what the bird asks for."
    assert "no such card" in why_not(choosing, "c1")
    twig = at("1:choose", "48@E1/26@E2", "19.1:-/2:-", route=R48).play("c19")
    assert "does not fit there" in why_not(twig, "c5")
    assert "twig" in why_not(twig, "pass")


def test_the_picture() -> None:
    """The branch with its links, open ends and dead ends; players; the route; the hand with its sentences."""
    table = at(
        "1:hear",
        "48@E1/12>5@E2/38@E1S1",
        "26.27:31/28:-",
        route="added:12,goal:12",
        scores="8/-",
        plumage="---12-",
        deck=crosses("38"),
    )
    shown = GAME.words.picture(table.match.sight(0), ["Anna", "Ben"], ENGLISH).splitlines()
    assert " TRUNK────[K]48·4──[W]12·2+╴" in [line.rstrip() for line in shown]
    assert "[B]38·3" in "\n".join(shown)
    assert "> Anna  4 points ([Y]8) · 3 cards · plumage [G]" in shown
    assert "  Ben   0 points · 1 card · plumage [B]" in shown
    assert "Birds on the branch: [W]×2 [B]×3 [K]×4" in shown
    assert "> [K]48·4   ┬  You may place [1] card from your hand." in shown
    assert "Hand (Anna):" in shown
    spectator = GAME.words.picture(table.match.sight(NONE), ["Anna", "Ben"], FRENCH)
    assert "Main" not in spectator
    assert "[G]31" in spectator  # a card that everybody saw


def test_a_wide_branch_is_drawn_small() -> None:
    branch = "/".join(f"{card}@E{i}" for i, card in enumerate((8, 16, 24, 32, 40, 48, 6, 7, 14), 1))
    table = at("1:first", branch, "1:-/2:-", deck=crosses())
    shown = GAME.words.picture(table.match.sight(0), ["Anna", "Ben"], ENGLISH)
    assert max(map(len, shown.splitlines())) <= 80
    assert "[Y]8──" in shown


def test_tables_of_two_decks_fit() -> None:
    for seed in range(3):
        table = dealt(5, seed)
        for seat in range(5):
            text = GAME.words.picture(table.match.sight(seat), NAMES, FRENCH)
            assert max(map(len, text.splitlines())) <= 80
