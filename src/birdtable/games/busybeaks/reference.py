"""The reference card of each bird, in our own words: what its power does, and something true of the living bird."""

from gettext import NullTranslations as Translations


def power_of(bird: int, t: Translations) -> str:
    """What a bird's power does, in a few words."""
    powers = (
        t.gettext("draw 3 cards"),
        t.gettext("take a card of the tree, and the one above if you like"),
        t.gettext("take a card of the tree, and one beside it if you like"),
        t.gettext("take 2 cards of different birds from the tree"),
        t.gettext("turn over 4 cards and keep 2 of them"),
        t.gettext("name a bird, turn over 7 cards, keep those of that bird"),
        t.gettext("look at a hand and take a card; its owner draws 1"),
        t.gettext("take 2 cards unseen from a hand; its owner draws 2"),
        t.gettext("swap cards with the tree, as often as you like"),
        t.gettext("use the power of a bird at the end of a branch"),
        t.gettext("discard a card, then draw 5"),
        t.gettext("discard a card, then play one and use its power twice"),
        t.gettext("discard a card, then take up to 4 in a row from a branch"),
        t.gettext("discard a card, then you may score a flock of 4"),
    )
    return powers[bird]


def fact_of(bird: int, t: Translations) -> str:
    """One true sentence about the living bird that fits its power."""
    facts = (
        t.gettext("Galahs feed and drink together, in noisy flocks of up to a thousand."),
        t.gettext("A brolga is taller than a metre, and when it dances it leaps high into the air."),
        t.gettext("An eastern spinebill drinks nectar flower by flower, and sometimes hovers while it does."),
        t.gettext("A kookaburra eats whatever it can catch, from beetles to snakes."),
        t.gettext("A tawny frogmouth sits as still as a broken branch and lets its prey come by."),
        t.gettext("The powerful owl is the largest owl of Australia, and possums are its favourite prey."),
        t.gettext("A wedge-tailed eagle soars as high as two kilometres and sees everything below."),
        t.gettext("A male palm cockatoo makes himself a drumstick and beats it against a hollow tree."),
        t.gettext("A rainbow lorikeet goes from flower to flower and laps up nectar with a tongue like a brush."),
        t.gettext("An Australian magpie can imitate other birds, dogs, and even people."),
        t.gettext("Wild budgerigars follow the rain, in swarms of many thousands."),
        t.gettext("Eastern rosellas are often seen two by two, feeding on the ground."),
        t.gettext("In Sydney, sulphur-crested cockatoos learn from one another how to open dustbins."),
        t.gettext("Superb fairy wrens live in small families, in which all help to feed the young."),
    )
    return facts[bird]
