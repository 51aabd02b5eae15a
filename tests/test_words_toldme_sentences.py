"""What each of the 48 birds of The Bird Told Me should say, written by hand; the engine prints it from its clauses."""

import re

import pytest

from birdtable.games import load
from birdtable.games.toldme.sentences import sentence
from birdtable.languages import speak
from tests.walks import dealt

GAME = load("toldme")

ENGLISH = """
1 Discard a card from your hand, then perform it with its number raised by [2].
2 Boost the next card of value 1 by [2].
3 Boost the next card by [1].
4 Boost the next card in a colour of your plumage by [2].
5 Boost the last card by [2].
6 Draw and reveal a card, then boost the next card of its value by [1].
7 Draw and discard a card, then perform it with its number raised by [1].
8 Boost the next card of value [1] by 2.
9 Return all your plumage, then take [1] plumage of other players.
10 Score [1] twig of a colour, then take the plumage of that colour.
11 Discard [1] card from your hand and take the plumage of its colour.
12 Take [2] plumage of colours that are not on the branch.
13 Swap [1] plumage of yours for plumage of other players.
14 Draw and reveal [1] card, then take the plumage of each revealed colour.
15 Return the plumage of all players, then take [1] unclaimed plumage.
16 Take [1] unclaimed plumage.
17 Draw 2 cards and place each over a twig of value [1] or less.
18 Discard [1] card from any scores.
19 Discard [2] twigs whose plumage nobody has.
20 Draw [1] card and place it over a twig.
21 Discard [1] card at random from any hands.
22 You may swap [1] twig with a card from your hand.
23 Return [1] plumage of any players.
24 Draw and reveal a card, then discard [1] twig of its colour.
25 You may score [2] cards of value 1 from your hand.
26 Score [1] twig.
27 Score [1] card from the scores of other players.
28 Draw [2] cards: score those whose plumage is another player’s, discard the others.
29 You may score [2] cards from your hand whose plumage is another player’s.
30 Score [1] card from your hand.
31 You may score up to 2 cards of value [1] or less from your hand.
32 Score [1] card from the draw pile.
33 Take [2] twigs of a colour into your hand.
34 Discard your hand, then draw [2] cards.
35 Draw and reveal [2] cards, discard those whose colour is not on the branch.
36 Draw and reveal [2] cards, discard those whose plumage is not yours.
37 Take [1] card from any scores into your hand.
38 Draw [1] card.
39 Take [1] twig into your hand.
40 Draw until you have [4] cards.
41 You may place [2] cards from your hand whose plumage is not yours.
42 You may place [2] cards of value 1 from your hand.
43 Draw and add [2] cards.
44 Draw and place [1] card.
45 You may place up to 2 cards of value [1] or less from your hand.
46 You may add [2] cards from your hand.
47 You may place [2] cards from your hand over twigs.
48 You may place [1] card from your hand.
"""

FRENCH = """
1 Défausser une carte de sa main, puis l’exécuter, son nombre augmenté de [2].
4 Renforcer la prochaine carte d’une couleur dont on a le plumage de [2].
8 Renforcer la prochaine carte de valeur [1] de 2.
10 Marquer [1] brindille d’une couleur, puis prendre le plumage de cette couleur.
13 Échanger [1] de ses plumages contre des plumages d’autres joueurs.
17 Piocher 2 cartes et les poser chacune sur une brindille de valeur [1] ou moins.
19 Défausser [2] brindilles dont personne n’a le plumage.
22 Au choix, échanger [1] brindille avec une carte de sa main.
24 Piocher et révéler une carte, puis défausser [1] brindille de sa couleur.
28 Piocher [2] cartes : marquer celles dont un autre joueur a le plumage, défausser les autres.
31 Au choix, marquer jusqu’à 2 cartes de valeur [1] ou moins de sa main.
35 Piocher et révéler [2] cartes, défausser celles dont la couleur n’est pas sur la branche.
40 Piocher jusqu’à avoir [4] cartes.
43 Piocher et ajouter [2] cartes.
48 Au choix, placer [1] carte de sa main.
"""

RAISED = """
10 Score [3] twigs of a colour, then take the plumage of that colour.
11 Discard [3] cards from your hand and take the plumage of each.
17 Draw 2 cards and place each over a twig of value [3] or less.
20 Draw [3] cards and place each over a twig.
26 Score [3] twigs.
34 Discard your hand, then draw [4] cards.
48 You may place [3] cards from your hand.
"""


def lines(text: str) -> list[tuple[int, str]]:
    return [(int(number), said) for number, said in re.findall(r"^([0-9]+) (.+)$", text, flags=re.MULTILINE)]


@pytest.mark.parametrize(("number", "said"), lines(ENGLISH))
def test_english(number: int, said: str) -> None:
    assert sentence(dealt(GAME, 2, 1), number - 1, speak("en")) == said


@pytest.mark.parametrize(("number", "said"), lines(FRENCH))
def test_french(number: int, said: str) -> None:
    assert sentence(dealt(GAME, 2, 1), number - 1, speak("fr")).replace("\xa0", " ") == said


@pytest.mark.parametrize(("number", "said"), lines(RAISED))
def test_raised(number: int, said: str) -> None:
    """With the number as it is right now, here raised by two."""
    assert sentence(dealt(GAME, 2, 1), number - 1, speak("en"), 2) == said


def test_all_are_there() -> None:
    assert [number for number, _ in lines(ENGLISH)] == list(range(1, 49))
    for number in range(48):
        for language in ("en", "fr"):
            for more in (0, 1, 5):
                text = sentence(dealt(GAME, 2, 1), number, speak(language), more)
                assert len(re.findall(r"\[[0-9]+\]", text)) == 1  # each has exactly one number that can be raised
                assert text.endswith(".")
