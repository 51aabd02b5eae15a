"""What birds can say: each of the 48 instructions is one or two clauses, rows of numbers that obey.py obeys.

A clause is (verb, count, source, which). An instruction is named by its words in a deck: `[n]` is the number in
brackets, which can be raised (T43), `(m)` a number that cannot. An instruction never has a clause behind "perform".
"""

import numpy as np

# Verbs: where a card goes, what happens to plumage, or what happens to the next bird.
DISCARD, SCORE, DRAW, REVEAL, ADD, PLACE, COVER, SWAP, TAKE, RETURN, BOOST, PERFORM = range(12)
SILENCE = -1  # no clause

# Counts.
ONE, NUMBER, FIXED, ALL, UNTIL = range(5)

# Sources.
NOWHERE, HAND, TWIG, DECK, SCORES, RIVAL_SCORES, HANDS, PLUMAGE = range(8)

# Which ones: of cards by value or by colour, of plumage by colour.
ANY, VALUE_IS_FIXED, VALUE_UP_TO = range(3)
ONE_COLOR, THAT_COLOR, THOSE_COLORS, UNCLAIMED, CLAIMED, YOURS, NOT_YOURS, RIVALS, ON_BRANCH, OFF_BRANCH = range(3, 13)
TAKE_ITS_PLUMAGE, OVER_VALUE_UP_TO = range(13, 15)
# Which next bird is boosted, and the boosts that wait (T44): by value 1 to 4, then the others.
NEXT_OF_FIXED, NEXT_OF_NUMBER, NEXT_OF_THAT_VALUE, NEXT, NEXT_OF_PLUMAGE, LAST = range(6)
WAITING_NEXT, WAITING_PLUMAGE, WAITING_LAST = 0, 5, 6  # beside 1 to 4
BOOSTS = 7

Clause = tuple[int, int, int, int]

# The numbers in comments are those of the birds that say it.
INSTRUCTIONS: dict[str, tuple[Clause, ...]] = {
    "discard-card+perform[n]": ((DISCARD, ONE, HAND, ANY), (PERFORM, NUMBER, NOWHERE, ANY)),  # 1
    "boost-next-value-(m)[n]": ((BOOST, NUMBER, NOWHERE, NEXT_OF_FIXED),),  # 2
    "boost-next[n]": ((BOOST, NUMBER, NOWHERE, NEXT),),  # 3
    "boost-next-of-your-plumage[n]": ((BOOST, NUMBER, NOWHERE, NEXT_OF_PLUMAGE),),  # 4
    "boost-last[n]": ((BOOST, NUMBER, NOWHERE, LAST),),  # 5
    "reveal-card+boost-next-of-its-value[n]": (
        (REVEAL, ONE, DECK, ANY), (BOOST, NUMBER, NOWHERE, NEXT_OF_THAT_VALUE),
    ),  # 6
    "discard-from-deck+perform[n]": ((DISCARD, ONE, DECK, ANY), (PERFORM, NUMBER, NOWHERE, ANY)),  # 7
    "boost-next-value-[n](m)": ((BOOST, FIXED, NOWHERE, NEXT_OF_NUMBER),),  # 8
    "return-your-plumage+take-claimed[n]": ((RETURN, ALL, PLUMAGE, YOURS), (TAKE, NUMBER, PLUMAGE, RIVALS)),  # 9
    "score-twigs-of-a-color[n]+take-its-plumage": (
        (SCORE, NUMBER, TWIG, ONE_COLOR), (TAKE, ONE, PLUMAGE, THAT_COLOR),
    ),  # 10
    "discard-cards-and-take-their-plumage[n]": ((DISCARD, NUMBER, HAND, TAKE_ITS_PLUMAGE),),  # 11
    "take-plumage-not-on-branch[n]": ((TAKE, NUMBER, PLUMAGE, OFF_BRANCH),),  # 12
    "swap-plumage[n]": ((SWAP, NUMBER, PLUMAGE, CLAIMED),),  # 13
    "reveal-cards[n]+take-their-plumage": ((REVEAL, NUMBER, DECK, ANY), (TAKE, ALL, PLUMAGE, THOSE_COLORS)),  # 14
    "return-all-plumage+take-plumage[n]": ((RETURN, ALL, PLUMAGE, CLAIMED), (TAKE, NUMBER, PLUMAGE, UNCLAIMED)),  # 15
    "take-unclaimed-plumage[n]": ((TAKE, NUMBER, PLUMAGE, UNCLAIMED),),  # 16
    "draw-and-cover-(m)-twigs-up-to-value[n]": ((COVER, FIXED, DECK, OVER_VALUE_UP_TO),),  # 17
    "discard-from-scores[n]": ((DISCARD, NUMBER, SCORES, ANY),),  # 18
    "discard-twigs-of-unclaimed-color[n]": ((DISCARD, NUMBER, TWIG, UNCLAIMED),),  # 19
    "draw-and-cover-twigs[n]": ((COVER, NUMBER, DECK, ANY),),  # 20
    "discard-at-random-from-hands[n]": ((DISCARD, NUMBER, HANDS, ANY),),  # 21
    "swap-twigs-with-hand[n]": ((SWAP, NUMBER, HAND, ANY),),  # 22
    "return-plumage[n]": ((RETURN, NUMBER, PLUMAGE, CLAIMED),),  # 23
    "reveal-card+discard-twigs-of-its-color[n]": (
        (REVEAL, ONE, DECK, ANY), (DISCARD, NUMBER, TWIG, THAT_COLOR),
    ),  # 24
    "score-from-hand-value-(m)[n]": ((SCORE, NUMBER, HAND, VALUE_IS_FIXED),),  # 25
    "score-twigs[n]": ((SCORE, NUMBER, TWIG, ANY),),  # 26
    "score-from-rivals-scores[n]": ((SCORE, NUMBER, RIVAL_SCORES, ANY),),  # 27
    "score-from-deck-of-rivals-plumage[n]": ((SCORE, NUMBER, DECK, RIVALS),),  # 28
    "score-from-hand-of-rivals-plumage[n]": ((SCORE, NUMBER, HAND, RIVALS),),  # 29
    "score-from-hand[n]": ((SCORE, NUMBER, HAND, ANY),),  # 30
    "score-(m)-from-hand-up-to-value[n]": ((SCORE, FIXED, HAND, VALUE_UP_TO),),  # 31
    "score-from-deck[n]": ((SCORE, NUMBER, DECK, ANY),),  # 32
    "draw-twigs-of-a-color[n]": ((DRAW, NUMBER, TWIG, ONE_COLOR),),  # 33
    "discard-hand+draw-cards[n]": ((DISCARD, ALL, HAND, ANY), (DRAW, NUMBER, DECK, ANY)),  # 34
    "reveal-cards-keep-colors-on-branch[n]": ((REVEAL, NUMBER, DECK, ON_BRANCH),),  # 35
    "reveal-cards-keep-your-plumage[n]": ((REVEAL, NUMBER, DECK, YOURS),),  # 36
    "draw-from-scores[n]": ((DRAW, NUMBER, SCORES, ANY),),  # 37
    "draw-cards[n]": ((DRAW, NUMBER, DECK, ANY),),  # 38
    "draw-twigs[n]": ((DRAW, NUMBER, TWIG, ANY),),  # 39
    "draw-until[n]": ((DRAW, UNTIL, DECK, ANY),),  # 40
    "place-from-hand-not-your-plumage[n]": ((PLACE, NUMBER, HAND, NOT_YOURS),),  # 41
    "place-from-hand-value-(m)[n]": ((PLACE, NUMBER, HAND, VALUE_IS_FIXED),),  # 42
    "draw-and-add[n]": ((ADD, NUMBER, DECK, ANY),),  # 43
    "draw-and-place[n]": ((PLACE, NUMBER, DECK, ANY),),  # 44
    "place-(m)-from-hand-up-to-value[n]": ((PLACE, FIXED, HAND, VALUE_UP_TO),),  # 45
    "add-from-hand[n]": ((ADD, NUMBER, HAND, ANY),),  # 46
    "cover-twigs-from-hand[n]": ((COVER, NUMBER, HAND, ANY),),  # 47
    "place-from-hand[n]": ((PLACE, NUMBER, HAND, ANY),),  # 48
}  # fmt: skip
WORDS = tuple(INSTRUCTIONS)


def table() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """SAYS[instruction, clause]: the clauses as numbers; a clause that is not there is silence."""
    rows = np.full((len(INSTRUCTIONS), 2, 4), SILENCE, np.int64)
    for instruction, clauses in enumerate(INSTRUCTIONS.values()):
        for i, clause in enumerate(clauses):
            rows[instruction, i] = clause
    return rows


SAYS = table()
