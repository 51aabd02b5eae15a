"""Busy Beaks in words, in English and French: moves, what is told of them and to whom, tasks, reasons, endings."""

from typing import NamedTuple

import pytest

from birdtable.languages import speak
from tests.rules.busybeaks import ENGLISH, FIRST, GAME, OTHERS, table

FRENCH = speak("fr")
NAMES = ["Anna", "Émile", "Olga", "Hugo"]  # French would elide before each of them


class Deed(NamedTuple):
    """A move: what its player foresees, and what is told of it: to its player, and to a spectator who sees less."""

    position: str
    move: str
    foreseen: tuple[str, str]
    told: tuple[str, str]
    told_others: tuple[str, str] | None = None


DEEDS = {
    "play": Deed(
        f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "G1",
        ("plays a galah to branch 1 (draw 3 cards)", "joue un cacatoès rosalbin sur la branche 1 (piocher 3 cartes)"),
        (
            "Anna plays a galah to branch 1. Anna draws 2 eastern spinebills and a kookaburra.",
            "Anna joue un cacatoès rosalbin sur la branche 1. Anna pioche 2 méliphages à bec grêle et un martin-chasseur géant.",
        ),
        (
            "Anna plays a galah to branch 1. Anna draws 3 cards.",
            "Anna joue un cacatoès rosalbin sur la branche 1. Anna pioche 3 cartes.",
        ),
    ),
    "flock": Deed(
        f"2 {FIRST} 1:play GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... -",
        "flyG",
        ("scores a flock of 5 galahs for 6 eggs", "marque une volée de 5 cacatoès rosalbins pour 6 œufs"),
        ("Anna scores a flock of 5 galahs for 6 eggs.", "Anna marque une volée de 5 cacatoès rosalbins pour 6 œufs."),
    ),
    "draw": Deed(
        f"2 {FIRST} 1:play GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... -",
        "draw",
        ("draws a card", "pioche une carte"),
        ("Anna draws an eastern spinebill.", "Anna pioche un méliphage à bec grêle."),
        ("Anna draws a card.", "Anna pioche une carte."),
    ),
    "nothing to draw": Deed(
        f"2 {FIRST} 1:play GBK/SSF/CRG G8B11S10K11F11R5C/G2R6C10 0/0 8:{FIRST} - -",
        "draw",
        ("draws a card", "pioche une carte"),
        ("Anna draws a card.", "Anna pioche une carte."),
    ),
    "fill and cut": Deed(
        f"2 {FIRST} 1:score -/SF/GBKSFRC G5K/B2 0/0 8:{FIRST} ... -",
        "draw",
        ("draws a card", "pioche une carte"),
        (
            "Anna draws an eastern spinebill. Branch 1 is filled with a kookaburra, an eastern spinebill and a kookaburra. Branch 3 is too long: its last three cards stay, the others are discarded.",
            "Anna pioche un méliphage à bec grêle. La branche 1 se remplit\xa0: un martin-chasseur géant, un méliphage à bec grêle et un martin-chasseur géant. La branche 3 est trop longue\xa0: ses trois dernières cartes restent, les autres sont défaussées.",
        ),
        (
            "Anna draws a card. Branch 1 is filled with a kookaburra, an eastern spinebill and a kookaburra. Branch 3 is too long: its last three cards stay, the others are discarded.",
            "Anna pioche une carte. La branche 1 se remplit\xa0: un martin-chasseur géant, un méliphage à bec grêle et un martin-chasseur géant. La branche 3 est trop longue\xa0: ses trois dernières cartes restent, les autres sont défaussées.",
        ),
    ),
    "discard": Deed(
        f"2 {FIRST} 1:pay GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 3-2:0",
        "dropG",
        ("discards a galah", "défausse un cacatoès rosalbin"),
        ("Anna discards a galah.", "Anna défausse un cacatoès rosalbin."),
    ),
    "take": Deed(
        f"2 {FIRST} 1:take GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 1-2:0 -:-:2:-:-",
        "take2-3",
        ("takes the tawny frogmouth at place 3 of branch 2", "prend la carte 3 de la branche 2 (podarge gris)"),
        (
            "Anna takes the tawny frogmouth at place 3 of branch 2.",
            "Anna prend la carte 3 de la branche 2 (podarge gris).",
        ),
    ),
    "take no more": Deed(
        f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 1-2:0 3-3:G:1:-:-",
        "done",
        ("takes no more cards", "ne prend plus de cartes"),
        ("Anna takes no more cards.", "Anna ne prend plus de cartes."),
    ),
    "owl": Deed(
        f"2 {OTHERS} 1:name OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 1-1:0",
        "nameL",
        ("looks for a rainbow lorikeet", "cherche un loriquet arc-en-ciel"),
        (
            "Anna looks for a rainbow lorikeet. Turned over: a wedge-tailed eagle, 2 palm cockatoos, 2 rainbow lorikeets, a magpie and a superb fairy wren. Anna takes 2 rainbow lorikeets.",
            "Anna cherche un loriquet arc-en-ciel. Retournées\xa0: un aigle d’Australie, 2 cacatoès noirs, 2 loriquets arc-en-ciel, un cassican flûteur et un mérion superbe. Anna prend 2 loriquets arc-en-ciel.",
        ),
    ),
    "owl in vain": Deed(
        f"2 {OTHERS} 1:name OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 1-1:0",
        "nameU",
        ("looks for a budgerigar", "cherche une perruche ondulée"),
        (
            "Anna looks for a budgerigar. Turned over: a wedge-tailed eagle, 2 palm cockatoos, 2 rainbow lorikeets, a magpie and a superb fairy wren. Anna takes none of them.",
            "Anna cherche une perruche ondulée. Retournées\xa0: un aigle d’Australie, 2 cacatoès noirs, 2 loriquets arc-en-ciel, un cassican flûteur et un mérion superbe. Anna n’en prend aucune.",
        ),
    ),
    "frogmouth": Deed(
        f"2 {FIRST} 1:play GBK/SSF/CRG F/B2 0/0 8:{FIRST} ... -",
        "F1",
        (
            "plays a tawny frogmouth to branch 1 (turn over 4 cards and keep 2 of them)",
            "joue un podarge gris sur la branche 1 (retourner 4 cartes et en garder 2)",
        ),
        (
            "Anna plays a tawny frogmouth to branch 1. Turned over: 2 eastern spinebills and 2 kookaburras.",
            "Anna joue un podarge gris sur la branche 1. Retournées\xa0: 2 méliphages à bec grêle et 2 martins-chasseurs géants.",
        ),
    ),
    "keep the last": Deed(
        f"2 {FIRST} 1:keep GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 2-3:0 -:-:1:G2C:-",
        "keepC",
        ("keeps a sulphur-crested cockatoo", "garde un cacatoès à huppe jaune"),
        (
            "Anna keeps a sulphur-crested cockatoo. Anna discards 2 galahs.",
            "Anna garde un cacatoès à huppe jaune. Anna défausse 2 cacatoès rosalbins.",
        ),
    ),
    "keep the first": Deed(
        f"2 {FIRST} 1:keep GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 2-3:0 -:-:2:G2C:-",
        "keepC",
        ("keeps a sulphur-crested cockatoo", "garde un cacatoès à huppe jaune"),
        ("Anna keeps a sulphur-crested cockatoo.", "Anna garde un cacatoès à huppe jaune."),
    ),
    "eagle": Deed(
        f"3 {OTHERS} 1:from OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0",
        "from2",
        ("looks at the hand of seat 2", "regarde une main (place 2)"),
        ("Anna looks at the hand of Émile.", "Anna regarde une main (Émile)."),
    ),
    "steal": Deed(
        f"3 {OTHERS} 1:steal OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0 -:-:0:-:2",
        "stealP",
        ("takes a palm cockatoo from the hand of seat 2", "prend un cacatoès noir dans une main (place 2)"),
        (
            "Anna takes a palm cockatoo from the hand of Émile. Émile draws a card in return.",
            "Anna prend un cacatoès noir dans une main (Émile). Émile pioche une carte en échange.",
        ),
        (
            "Anna takes a card from the hand of Émile. Émile draws a card in return.",
            "Anna prend une carte dans une main (Émile). Émile pioche une carte en échange.",
        ),
    ),
    "steal when no card is left to draw": Deed(
        f"2 {OTHERS} 1:steal OEP/LMU/WOE O10P10L11M11U11W11/PE10 0/0 8:{OTHERS} - - 1-2:0 -:-:0:-:2",
        "stealP",
        ("takes a palm cockatoo from the hand of seat 2", "prend un cacatoès noir dans une main (place 2)"),
        ("Anna takes a palm cockatoo from the hand of Émile.", "Anna prend un cacatoès noir dans une main (Émile)."),
        ("Anna takes a card from the hand of Émile.", "Anna prend une carte dans une main (Émile)."),
    ),
    "palm cockatoo": Deed(
        f"3 {OTHERS} 1:from OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-3:0",
        "from3",
        ("takes cards from the hand of seat 3", "prend des cartes dans une main (place 3)"),
        (
            "Anna takes cards from the hand of Olga. Olga loses 2 budgerigars. Olga draws 2 cards in return.",
            "Anna prend des cartes dans une main (Olga). Olga perd 2 perruches ondulées. Olga pioche 2 cartes en échange.",
        ),
        (
            "Anna takes cards from the hand of Olga. Olga loses 2 cards. Olga draws 2 cards in return.",
            "Anna prend des cartes dans une main (Olga). Olga perd 2 cartes. Olga pioche 2 cartes en échange.",
        ),
    ),
    "copy": Deed(
        f"2 {OTHERS} 1:copy OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 2-2:0",
        "copy2",
        (
            "copies the budgerigar at the end of branch 2 (discard a card, then draw 5)",
            "copie l’oiseau au bout de la branche 2, perruche ondulée (défausser une carte, puis en piocher 5)",
        ),
        (
            "Anna copies the budgerigar at the end of branch 2.",
            "Anna copie l’oiseau au bout de la branche 2, perruche ondulée.",
        ),
    ),
    "swap no more": Deed(
        f"2 {OTHERS} 1:swap OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 2-1:0 -:-:4:-:-",
        "done",
        ("swaps no more cards", "n’échange plus de cartes"),
        ("Anna swaps no more cards.", "Anna n’échange plus de cartes."),
    ),
    "put": Deed(
        f"2 {OTHERS} 1:put OEP/LMU/W.E O3/P2 0/0 8:{OTHERS} ... - 2-1:0 3-2:U:4:-:-",
        "putO",
        ("puts a powerful owl into the gap", "met une ninoxe puissante à la place libre"),
        ("Anna puts a powerful owl into the gap.", "Anna met une ninoxe puissante à la place libre."),
    ),
    "flock of four": Deed(
        f"2 {OTHERS} 1:four OEP/LMU/WOE O4/P2 0/0 8:{OTHERS} ... - 3-1:0",
        "flyO",
        ("scores a flock of 4 powerful owls for 6 eggs", "marque une volée de 4 ninoxes puissantes pour 6 œufs"),
        (
            "Anna scores a flock of 4 powerful owls for 6 eggs.",
            "Anna marque une volée de 4 ninoxes puissantes pour 6 œufs.",
        ),
    ),
    "no flock of four": Deed(
        f"2 {OTHERS} 1:four OEP/LMU/WOE O4/P2 0/0 8:{OTHERS} ... - 3-1:0",
        "done",
        ("scores no flock of four", "ne marque pas de volée de quatre"),
        ("Anna scores no flock of four.", "Anna ne marque pas de volée de quatre."),
    ),
}

TASKS = {
    f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -": (
        "Play a card, or score a flock, or draw a card to end the turn.",
        "Jouer une carte, marquer une volée, ou piocher une carte pour finir le tour.",
    ),
    f"2 {FIRST} 1:score GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -": (
        "Score a flock, or draw a card to end the turn.",
        "Marquer une volée, ou piocher une carte pour finir le tour.",
    ),
    f"2 {FIRST} 1:draw GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -": (
        "Draw a card to end the turn.",
        "Piocher une carte pour finir le tour.",
    ),
    f"2 {FIRST} 1:pay GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 3-2:0": (
        "Eastern rosella: discard a card for its power.",
        "Perruche omnicolore\xa0: défausser une carte pour son pouvoir.",
    ),
    f"2 {FIRST} 1:take GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 1-2:0 -:-:2:-:-": (
        "Brolga: take a card from the tree.",
        "Grue brolga\xa0: prendre une carte de l’arbre.",
    ),
    f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 1-2:0 3-3:G:1:-:-": (
        "Brolga: take the card above it too, or stop.",
        "Grue brolga\xa0: prendre aussi la carte au-dessus, ou s’arrêter.",
    ),
    f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 2-2:0 1-4:G:1:-:-": (
        "Eastern spinebill: take a card beside it too, or stop.",
        "Méliphage à bec grêle\xa0: prendre aussi une carte à côté, ou s’arrêter.",
    ),
    f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 1-3:0 1-4:G:1:-:-": (
        "Kookaburra: take a card of another bird.",
        "Martin-chasseur géant\xa0: prendre une carte d’un autre oiseau.",
    ),
    f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 3-1:0 1-4:G:3:-:-": (
        "Sulphur-crested cockatoo: take up to 3 more cards next to these, or stop.",
        "Cacatoès à huppe jaune\xa0: prendre jusqu’à 3 cartes de plus à côté, ou s’arrêter.",
    ),
    f"2 {OTHERS} 1:name OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 1-1:0": (
        "Powerful owl: name a bird to look for.",
        "Ninoxe puissante\xa0: nommer l’oiseau à chercher.",
    ),
    f"2 {FIRST} 1:keep GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 2-3:0 -:-:1:G2C:-": (
        "Tawny frogmouth: keep one more of these cards.",
        "Podarge gris\xa0: garder encore une de ces cartes.",
    ),
    f"2 {FIRST} 1:keep GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 2-3:0 -:-:2:G2C:-": (
        "Tawny frogmouth: keep 2 of these cards.",
        "Podarge gris\xa0: garder 2 de ces cartes.",
    ),
    f"3 {OTHERS} 1:from OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0": (
        "Wedge-tailed eagle: choose an opponent.",
        "Aigle d’Australie\xa0: choisir un adversaire.",
    ),
    f"3 {OTHERS} 1:steal OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0 -:-:0:-:2": (
        "Wedge-tailed eagle: take a card from this hand.",
        "Aigle d’Australie\xa0: prendre une carte de cette main.",
    ),
    f"2 {OTHERS} 1:copy OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 2-2:0": (
        "Magpie: choose the bird to copy.",
        "Cassican flûteur\xa0: choisir l’oiseau à copier.",
    ),
    f"2 {OTHERS} 1:swap OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 2-1:0 -:-:4:-:-": (
        "Rainbow lorikeet: take a card from the tree to swap it, or stop.",
        "Loriquet arc-en-ciel\xa0: prendre une carte de l’arbre pour l’échanger, ou s’arrêter.",
    ),
    f"2 {OTHERS} 1:put OEP/LMU/W.E O3/P2 0/0 8:{OTHERS} ... - 2-1:0 3-2:U:4:-:-": (
        "Rainbow lorikeet: put another bird into the gap.",
        "Loriquet arc-en-ciel\xa0: mettre un autre oiseau à la place libre.",
    ),
    f"2 {OTHERS} 1:four OEP/LMU/WOE O4/P2 0/0 8:{OTHERS} ... - 3-1:0": (
        "Superb fairy wren: score a flock of four, or not.",
        "Mérion superbe\xa0: marquer une volée de quatre, ou non.",
    ),
    f"2 {FIRST} 1:twice GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... - 3-2:0": (
        "Eastern rosella: play a card; its power is used twice.",
        "Perruche omnicolore\xa0: jouer une carte, dont le pouvoir sert deux fois.",
    ),
    f"2 {FIRST} 1:stalled GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... - - - 500.0.0.900.9": (
        "The game is over.",
        "La partie est terminée.",
    ),
}

REASONS = [
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "O1",
        ("There is no powerful owl in this game.", "Cet oiseau n’est pas dans la partie\xa0: ninoxe puissante."),
    ),
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "B1",
        ("There is no brolga in the hand.", "Espèce absente de la main\xa0: grue brolga."),
    ),
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG C/B2 0/0 8:{FIRST} ... -",
        "C1",
        (
            "The sulphur-crested cockatoo needs another card in the hand to discard.",
            "Il faut en main une autre carte à défausser\xa0: cacatoès à huppe jaune.",
        ),
    ),
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "flyG",
        (
            "A flock needs 5 galahs; the hand has only a galah.",
            "Il faut pour une volée 5 cacatoès rosalbins\xa0; dans la main\xa0: un cacatoès rosalbin.",
        ),
    ),
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "dropG",
        ("No power that asks for this is in use.", "Aucun pouvoir en cours ne le demande."),
    ),
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "done",
        ("No power that asks for this is in use.", "Aucun pouvoir en cours ne le demande."),
    ),
    (
        f"2 {FIRST} 1:score GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "G1",
        ("A card has been played this turn.", "Une carte a déjà été jouée ce tour."),
    ),
    (
        f"2 {FIRST} 1:draw GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "G1",
        ("Cards are played before a flock is scored.", "Les cartes se jouent avant de marquer une volée."),
    ),
    (
        f"2 {FIRST} 1:draw GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... -",
        "flyG",
        ("A flock has been scored this turn.", "Une volée a déjà été marquée ce tour."),
    ),
    (
        f"2 {FIRST} 1:pay GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 3-2:0",
        "draw",
        (
            "The power in use comes first: discard a card for its power.",
            "D’abord le pouvoir en cours\xa0: défausser une carte pour son pouvoir.",
        ),
    ),
    (
        f"2 {FIRST} 1:pay GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 3-2:0",
        "dropB",
        ("There is no brolga in the hand.", "Espèce absente de la main\xa0: grue brolga."),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 1-2:0 -:-:2:-:-",
        "done",
        ("A card must be taken first.", "Il faut d’abord prendre une carte."),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 1-2:0 -:-:2:-:-",
        "take1-2",
        ("The power of this card is still being used.", "Le pouvoir de cette carte est encore en cours."),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 1-2:0 -:-:2:-:-",
        "take1-9",
        ("There is no card at this place.", "Il n’y a pas de carte à cet endroit."),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 1-2:0 3-3:G:1:-:-",
        "take1-1",
        (
            "The second card must be directly above the first.",
            "La deuxième carte doit être juste au-dessus de la première.",
        ),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 2-2:0 1-4:G:1:-:-",
        "take3-1",
        (
            "The second card must be directly beside the first.",
            "La deuxième carte doit être juste à côté de la première.",
        ),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 1-3:0 1-4:G:1:-:-",
        "take1-1",
        (
            "The second card must be of another bird than the first.",
            "La deuxième carte doit montrer un autre oiseau que la première.",
        ),
    ),
    (
        f"2 {FIRST} 1:take GBK/SSF/CR GF/B2 0/0 8:{FIRST} ... - 3-1:0 1-4:G:3:-:-",
        "take2-1",
        ("The cards must lie side by side on one branch.", "Les cartes doivent se suivre sur une branche."),
    ),
    (
        f"3 {OTHERS} 1:from OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0",
        "from1",
        ("Seat 1 is no opponent with cards.", "La place 1 n’est pas celle d’un adversaire qui a des cartes."),
    ),
    (
        f"3 {OTHERS} 1:from OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0",
        "from4",
        ("Seat 4 is no opponent with cards.", "La place 4 n’est pas celle d’un adversaire qui a des cartes."),
    ),
    (
        f"3 {OTHERS} 1:steal OEP/LMU/WOE O2/P2/U3 0/0/0 12:{OTHERS} ... - 1-2:0 -:-:0:-:2",
        "stealU",
        ("There is no budgerigar among these cards.", "Cet oiseau n’est pas parmi ces cartes\xa0: perruche ondulée."),
    ),
    (
        f"2 {FIRST} 1:keep GBK/SSF/CRG G5K/B2 0/0 8:{FIRST} ... - 2-3:0 -:-:1:G2C:-",
        "keepS",
        (
            "There is no eastern spinebill among these cards.",
            "Cet oiseau n’est pas parmi ces cartes\xa0: méliphage à bec grêle.",
        ),
    ),
    (
        f"2 {OTHERS} 1:copy OEP/LM/WOE O2/P2 0/0 8:{OTHERS} ... - 2-2:0",
        "copy2",
        (
            "Branch 2 does not end with a bird that can be copied now.",
            "La branche 2 ne finit pas par un oiseau que l’on peut copier maintenant.",
        ),
    ),
    (
        f"2 {OTHERS} 1:swap OEP/LMU/WOE O2/P2 0/0 8:{OTHERS} ... - 2-1:0 -:-:4:-:-",
        "take1-1",
        ("There must be another bird in the hand to put back.", "Il faut en main un autre oiseau à mettre à la place."),
    ),
    (
        f"2 {OTHERS} 1:put OEP/LMU/W.E O3U/P2 0/0 8:{OTHERS} ... - 2-1:0 3-2:U:4:-:-",
        "putU",
        ("It must be another bird than the one taken.", "Il faut un autre oiseau que celui qui a été pris."),
    ),
    (
        f"2 {OTHERS} 1:four OEP/LMU/WOE O4/P2 0/0 8:{OTHERS} ... - 3-1:0",
        "flyU",
        ("There is no budgerigar in the hand.", "Espèce absente de la main\xa0: perruche ondulée."),
    ),
    (
        f"2 {FIRST} 1:twice GBKFGBKFGBKFGBKFGBKFGBKF/SR/C SC/S2 0/0 8:{FIRST} ... - 2-2:0",
        "S1",
        ("Branch 1 is full.", "La branche 1 est pleine."),
    ),
    (
        f"2 {FIRST} 1:stalled GBK/SSF/CRG GK/B2 0/0 8:{FIRST} ... - - - 500.0.0.900.9",
        "draw",
        ("The game is over.", "La partie est terminée."),
    ),
]

ENDINGS = [
    (
        f"2 {FIRST} 1:play GBK/SSF/CRG K5R/B2 13/17 1:GSK ... - - - 60.51.0.300.100",
        "flyK",
        ("The eggs are gone. Émile wins with 17 eggs.", "Il n’y a plus d’œufs. Émile remporte la partie avec 17 œufs."),
    ),
    (
        f"3 {FIRST} 1:play GBK/SSF/CRG K5R/B2/S 14/17/14 1:GK ... - - - 60.51.0.300.100",
        "flyK",
        (
            "The eggs are gone. Émile wins with 17 eggs and the most cards in hand.",
            "Il n’y a plus d’œufs. Émile remporte la partie avec 17 œufs et le plus de cartes en main.",
        ),
    ),
    (
        f"3 {FIRST} 1:play GBK/SSF/CRG K5R2/B2/S 14/17/14 1:GK ... - - - 60.51.0.300.100",
        "flyK",
        (
            "The eggs are gone. Anna and Émile share the win with 17 eggs.",
            "Il n’y a plus d’œufs. Anna et Émile se partagent la victoire avec 17 œufs.",
        ),
    ),
    (
        f"2 {FIRST} 2:play GBK/SSF/CRG G2K/B2 0/0 8:{FIRST} ... - - - 500.0.0.900.9",
        "draw",
        (
            "500 turns have passed without a flock. Anna and Émile share the win with 0 eggs.",
            "500 tours ont passé sans volée. Anna et Émile se partagent la victoire avec 0 œuf.",
        ),
    ),
    (
        f"2 {FIRST} 2:play GBK/SSF/CRG G8B11S10K11F11R5C/G2R6C10 0/0 8:{FIRST} - - - - 9.0.1.20.9",
        "draw",
        (
            "Nobody could do anything for a whole round. Anna wins with 0 eggs and the most cards in hand.",
            "Personne n’a rien pu faire pendant tout un tour de table. Anna remporte la partie avec 0 œuf et le plus de cartes en main.",
        ),
    ),
]


@pytest.mark.parametrize("name", DEEDS)
def test_a_move_in_words(name: str) -> None:
    """What is foreseen is not what comes out: a card to be drawn is told only when it has been drawn."""
    deed = DEEDS[name]
    match = table(deed.position).match
    seat, move = int(match.state.seat), GAME.notation.read_move(deed.move)
    assert tuple(GAME.words.foresee(match.sight(seat), move, t) for t in (ENGLISH, FRENCH)) == deed.foreseen
    match.play(move)
    for viewer, expected in ((seat, deed.told), (-1, deed.told_others or deed.told)):
        told = [" ".join(match.tell(1, viewer, NAMES[: match.seats], t)) for t in (ENGLISH, FRENCH)]
        assert tuple(told) == expected


@pytest.mark.parametrize("position", TASKS)
def test_a_task_in_words(position: str) -> None:
    match = table(position).match
    sight = match.sight(int(match.state.seat))
    assert tuple(GAME.words.task(sight, t) for t in (ENGLISH, FRENCH)) == TASKS[position]


@pytest.mark.parametrize(("position", "word", "expected"), REASONS)
def test_why_a_move_is_not_legal(position: str, word: str, expected: tuple[str, str]) -> None:
    match = table(position).match
    move = GAME.notation.read_move(word)
    assert move not in match.legal()
    assert tuple(match.why_not(move, t) for t in (ENGLISH, FRENCH)) == expected


@pytest.mark.parametrize(("position", "word", "expected"), ENDINGS)
def test_an_ending_in_words(position: str, word: str, expected: tuple[str, str]) -> None:
    match = table(position, word).match
    assert tuple(GAME.words.ending(match.state, NAMES[: match.seats], t) for t in (ENGLISH, FRENCH)) == expected
