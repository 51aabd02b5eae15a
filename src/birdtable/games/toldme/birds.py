"""T1 The deck as data: what the rulebook says of it, and our reconstruction of what it does not print.

The rulebook's: the number, the colour and the instruction of each card. T2 Ours: the values, 1, 1, 1, 2, 2, 3, 3, 4 in
each colour, and the connectors: in each colour the six pairs of sides once, and two cards with three sides, which are
the 4 and one of the 3s. An owner of the printed game may hand in a corrected deck (T3).
"""

from birdtable.games.toldme.deck import joined, read_deck

# number, colour, value, connectors, instruction: deck.py
PRINTED = """
# Sunbirds: boost
 1 Y 1 ne  discard-card+perform[2]
 2 Y 1 ns  boost-next-value-(1)[2]
 3 Y 1 nw  boost-next[1]
 4 Y 2 es  boost-next-of-your-plumage[2]
 5 Y 2 ew  boost-last[2]
 6 Y 3 nsw reveal-card+boost-next-of-its-value[1]
 7 Y 3 sw  discard-from-deck+perform[1]
 8 Y 4 nes boost-next-value-[1](2)
# Snowbirds: plumage
 9 W 1 ns  return-your-plumage+take-claimed[1]
10 W 1 nw  score-twigs-of-a-color[1]+take-its-plumage
11 W 1 es  discard-cards-and-take-their-plumage[1]
12 W 2 ew  take-plumage-not-on-branch[2]
13 W 2 sw  swap-plumage[1]
14 W 3 new reveal-cards[1]+take-their-plumage
15 W 3 ne  return-all-plumage+take-plumage[1]
16 W 4 esw take-unclaimed-plumage[1]
# Firebirds: disturb
17 R 1 nw  draw-and-cover-(2)-twigs-up-to-value[1]
18 R 1 es  discard-from-scores[1]
19 R 1 ew  discard-twigs-of-unclaimed-color[2]
20 R 2 sw  draw-and-cover-twigs[1]
21 R 2 ne  discard-at-random-from-hands[1]
22 R 3 nsw swap-twigs-with-hand[1]
23 R 3 ns  return-plumage[1]
24 R 4 nes reveal-card+discard-twigs-of-its-color[1]
# Silverbirds: score
25 G 1 es  score-from-hand-value-(1)[2]
26 G 1 ew  score-twigs[1]
27 G 1 sw  score-from-rivals-scores[1]
28 G 2 ne  score-from-deck-of-rivals-plumage[2]
29 G 2 ns  score-from-hand-of-rivals-plumage[2]
30 G 3 new score-from-hand[1]
31 G 3 nw  score-(2)-from-hand-up-to-value[1]
32 G 4 esw score-from-deck[1]
# Seabirds: draw
33 B 1 ew  draw-twigs-of-a-color[2]
34 B 1 sw  discard-hand+draw-cards[2]
35 B 1 ne  reveal-cards-keep-colors-on-branch[2]
36 B 2 ns  reveal-cards-keep-your-plumage[2]
37 B 2 nw  draw-from-scores[1]
38 B 3 nsw draw-cards[1]
39 B 3 es  draw-twigs[1]
40 B 4 nes draw-until[4]
# Nightbirds: place
41 K 1 sw  place-from-hand-not-your-plumage[2]
42 K 1 ne  place-from-hand-value-(1)[2]
43 K 1 ns  draw-and-add[2]
44 K 2 nw  draw-and-place[1]
45 K 2 es  place-(2)-from-hand-up-to-value[1]
46 K 3 new add-from-hand[2]
47 K 3 ew  cover-twigs-from-hand[2]
48 K 4 esw place-from-hand[1]
"""

OUR_DECK = read_deck(joined(PRINTED.splitlines()))
