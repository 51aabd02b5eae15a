"""What the 48 birds of The Bird Told Me say, each as a generator that reads like its paragraph in the rulebook.

`n` is the number in brackets as raised, `m` one that is not in brackets. Those who ask, yield.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.naive.toldme import COLORS, Asking, Table


def speak(t: Table, card: str, n: int) -> Asking:
    """A card speaks with this number."""
    bird = int(card.rstrip("b"))
    yield from BIRDS[bird](t, card, n, t.faces[card].number("("))


# Sunbirds


def sun_1(t: Table, card: str, n: int, m: int) -> Asking:
    if hand := t.hand(t.seat):
        word = yield from t.choose("choose", t.words(hand))
        t.leave_hand(word[1:])
        t.discards.append(word[1:])
        yield from speak(t, word[1:], t.faces[word[1:]].number("[") + n)


def sun_2(t: Table, card: str, n: int, m: int) -> Asking:
    t.boosts.append((f"value {m}", n))
    yield from ()


def sun_3(t: Table, card: str, n: int, m: int) -> Asking:
    t.boosts.append(("next", n))
    yield from ()


def sun_4(t: Table, card: str, n: int, m: int) -> Asking:
    t.boosts.append(("plumage", n))
    yield from ()


def sun_5(t: Table, card: str, n: int, m: int) -> Asking:
    t.boosts.append(("last", n))
    yield from ()


def sun_6(t: Table, card: str, n: int, m: int) -> Asking:
    drawn = t.draw()
    t.seen[t.seat].append(drawn)
    t.boosts.append((f"value {t.faces[drawn].value}", n))
    yield from ()


def sun_7(t: Table, card: str, n: int, m: int) -> Asking:
    drawn = t.draw()
    t.discards.append(drawn)
    yield from speak(t, drawn, t.faces[drawn].number("[") + n)


def sun_8(t: Table, card: str, n: int, m: int) -> Asking:
    t.boosts.append((f"value {n}", m))
    yield from ()


# Snowbirds


def take_plumage(t: Table, n: int, which: Callable[[str], bool]) -> Asking:
    """Take n plumage cards that fit and that one does not have."""
    for _ in range(n):
        if choices := [f"plume{color}" for color in COLORS if which(color) and t.plumage[color] != t.seat]:
            word = yield from t.choose("choose", choices)
            t.plumage[word[5]] = t.seat


def is_rivals(t: Table, color: str) -> bool:
    return t.plumage[color] not in (None, t.seat)


def on_branch(t: Table, color: str) -> bool:
    return any(t.faces[card].color == color for card in t.branch.visible())


def snow_9(t: Table, card: str, n: int, m: int) -> Asking:
    for color in COLORS:
        if t.plumage[color] == t.seat:
            t.plumage[color] = None
    yield from take_plumage(t, n, lambda color: is_rivals(t, color))


def snow_10(t: Table, card: str, n: int, m: int) -> Asking:
    color = yield from move_twigs(t, n, lambda card: True, one_color=True, to=t.scores[t.seat])
    if color:
        t.plumage[color] = t.seat


def snow_11(t: Table, card: str, n: int, m: int) -> Asking:
    for _ in range(n):
        if hand := t.hand(t.seat):
            word = yield from t.choose("choose", t.words(hand))
            t.leave_hand(word[1:])
            t.discards.append(word[1:])
            t.plumage[t.faces[word[1:]].color] = t.seat


def snow_12(t: Table, card: str, n: int, m: int) -> Asking:
    yield from take_plumage(t, n, lambda color: not on_branch(t, color))


def snow_13(t: Table, card: str, n: int, m: int) -> Asking:
    used = set[str]()
    for _ in range(n):
        mine = [color for color in COLORS if t.plumage[color] == t.seat and color not in used]
        others = [color for color in COLORS if is_rivals(t, color) and color not in used]
        if mine and others:
            given = (yield from t.choose("choose", [f"plume{color}" for color in mine]))[5]
            got = (yield from t.choose("choose", [f"plume{color}" for color in others]))[5]
            t.plumage[given], t.plumage[got] = t.plumage[got], t.seat
            used |= {given, got}


def snow_14(t: Table, card: str, n: int, m: int) -> Asking:
    colors = set()
    for _ in range(n):
        drawn = t.draw()
        t.seen[t.seat].append(drawn)
        colors.add(t.faces[drawn].color)
    for color in colors:
        t.plumage[color] = t.seat
    yield from ()


def snow_15(t: Table, card: str, n: int, m: int) -> Asking:
    t.plumage = dict.fromkeys(COLORS)
    yield from take_plumage(t, n, lambda color: True)


def snow_16(t: Table, card: str, n: int, m: int) -> Asking:
    yield from take_plumage(t, n, lambda color: t.plumage[color] is None)


# Firebirds


def draw_and_put(t: Table, n: int, ways: tuple[str, ...], most: int = 9) -> Asking:
    """Draw and reveal a card, put it on the branch if that can be done, else keep it; n times."""
    for _ in range(n):
        drawn = t.draw()
        if t.places(drawn, ways, most):
            yield from t.put(drawn, ways, most)
        else:
            t.seen[t.seat].append(drawn)


def move_twigs(t: Table, n: int, which: Callable[[str], bool], to: list[str], one_color: bool = False):  # type: ignore[no-untyped-def]
    """Take n twigs that fit from anywhere on the branch, one at a time; returns the colour of the last."""
    color = ""
    for _ in range(n):
        twigs = [card for card in t.branch.visible() if which(card) and t.branch.can_take(t.branch.cell_of(card))]
        if one_color and color:
            twigs = [card for card in twigs if t.faces[card].color == color]
        if twigs:
            word = yield from t.choose("choose", t.words(twigs))
            t.take_twig(word[1:])
            to.append(word[1:])
            color = t.faces[word[1:]].color
    return color


def fire_17(t: Table, card: str, n: int, m: int) -> Asking:
    yield from draw_and_put(t, m, ("cover",), n)


def fire_18(t: Table, card: str, n: int, m: int) -> Asking:
    yield from move_tops(t, n, range(t.seats), t.discards)


def fire_19(t: Table, card: str, n: int, m: int) -> Asking:
    yield from move_twigs(t, n, lambda card: t.plumage[t.faces[card].color] is None, to=t.discards)


def fire_20(t: Table, card: str, n: int, m: int) -> Asking:
    yield from draw_and_put(t, n, ("cover",))


def fire_21(t: Table, card: str, n: int, m: int) -> Asking:
    for _ in range(n):
        if choices := [f"seat{seat + 1}" for seat in range(t.seats) if t.hand(seat)]:
            seat = int((yield from t.choose("choose", choices))[4]) - 1
            hand = [word[1:] for word in t.words(t.hand(seat))]
            found = hand[t.chance.below(len(hand))]
            t.revealed = True
            t.leave_hand(found, seat)
            t.discards.append(found)


def fire_22(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, n, ("cover",), lambda card: True, swapping=True)


def fire_23(t: Table, card: str, n: int, m: int) -> Asking:
    for _ in range(n):
        if choices := [f"plume{color}" for color in COLORS if t.plumage[color] is not None]:
            t.plumage[(yield from t.choose("choose", choices))[5]] = None


def fire_24(t: Table, card: str, n: int, m: int) -> Asking:
    drawn = t.draw()
    t.seen[t.seat].append(drawn)
    yield from move_twigs(t, n, lambda card: t.faces[card].color == t.faces[drawn].color, to=t.discards)


# Silverbirds


def score_from_hand(t: Table, n: int, which: Callable[[str], bool], must: bool = False) -> Asking:
    """Score n cards of the hand that fit; "done" ends it, unless it must be done."""
    for _ in range(n):
        if not t.hand(t.seat):
            return
        words = t.words([card for card in t.hand(t.seat) if which(card)])
        if must:
            word = yield from t.choose("choose", words)
        else:
            word = yield "choose", [*words, "done"]
        if word == "done":
            return
        t.leave_hand(word[1:])
        t.scores[t.seat].append(word[1:])


def move_tops(t: Table, n: int, seats: range | list[int], to: list[str]) -> Asking:
    """Move the top cards of score piles, chosen anew each time."""
    for _ in range(n):
        if choices := [f"seat{seat + 1}" for seat in seats if t.scores[seat]]:
            seat = int((yield from t.choose("choose", choices))[4]) - 1
            to.append(t.scores[seat].pop())


def silver_25(t: Table, card: str, n: int, m: int) -> Asking:
    yield from score_from_hand(t, n, lambda card: t.faces[card].value == m)


def silver_26(t: Table, card: str, n: int, m: int) -> Asking:
    yield from move_twigs(t, n, lambda card: True, to=t.scores[t.seat])


def silver_27(t: Table, card: str, n: int, m: int) -> Asking:
    others = [seat for seat in range(t.seats) if seat != t.seat]
    yield from move_tops(t, n, others, t.scores[t.seat])


def silver_28(t: Table, card: str, n: int, m: int) -> Asking:
    for _ in range(n):
        drawn = t.draw()
        (t.scores[t.seat] if is_rivals(t, t.faces[drawn].color) else t.discards).append(drawn)
    yield from ()


def silver_29(t: Table, card: str, n: int, m: int) -> Asking:
    yield from score_from_hand(t, n, lambda card: is_rivals(t, t.faces[card].color))


def silver_30(t: Table, card: str, n: int, m: int) -> Asking:
    yield from score_from_hand(t, n, lambda card: True, must=True)


def silver_31(t: Table, card: str, n: int, m: int) -> Asking:
    yield from score_from_hand(t, m, lambda card: t.faces[card].value <= n)


def silver_32(t: Table, card: str, n: int, m: int) -> Asking:
    for _ in range(n):
        t.scores[t.seat].append(t.draw())
    yield from ()


# Seabirds


def sea_33(t: Table, card: str, n: int, m: int) -> Asking:
    yield from move_twigs(t, n, lambda card: True, one_color=True, to=t.seen[t.seat])


def sea_34(t: Table, card: str, n: int, m: int) -> Asking:
    t.discards += t.hand(t.seat)
    t.hidden[t.seat], t.seen[t.seat] = [], []
    yield from sea_38(t, card, n, m)


def draw_and_keep(t: Table, n: int, which: Callable[[str], bool]) -> Asking:
    """Draw and reveal n cards, one at a time; keep those that fit, discard the others."""
    for _ in range(n):
        drawn = t.draw()
        (t.seen[t.seat] if which(t.faces[drawn].color) else t.discards).append(drawn)
    yield from ()


def sea_35(t: Table, card: str, n: int, m: int) -> Asking:
    yield from draw_and_keep(t, n, lambda color: on_branch(t, color))


def sea_36(t: Table, card: str, n: int, m: int) -> Asking:
    yield from draw_and_keep(t, n, lambda color: t.plumage[color] == t.seat)


def sea_37(t: Table, card: str, n: int, m: int) -> Asking:
    yield from move_tops(t, n, range(t.seats), t.seen[t.seat])


def sea_38(t: Table, card: str, n: int, m: int) -> Asking:
    for _ in range(n):
        t.draw_unseen()
    yield from ()


def sea_39(t: Table, card: str, n: int, m: int) -> Asking:
    yield from move_twigs(t, n, lambda card: True, to=t.seen[t.seat])


def sea_40(t: Table, card: str, n: int, m: int) -> Asking:
    while len(t.hand(t.seat)) < n:
        t.draw_unseen()
    yield from ()


# Nightbirds


def put_from_hand(
    t: Table, n: int, ways: tuple[str, ...], which: Callable[[str], bool], swapping: bool = False
) -> Asking:
    """Put up to n cards of the hand that fit on the branch; "done" ends it."""
    for _ in range(n):
        if not t.hand(t.seat):
            return
        cards = [card for card in t.hand(t.seat) if which(card) and t.places(card, ways)]
        word = yield "choose", [*t.words(cards), "done"]
        if word == "done":
            return
        t.leave_hand(word[1:])
        cell = yield from t.put(word[1:], ways)
        if swapping:
            t.seen[t.seat].append(t.branch.stacks[cell].pop(1))


PLACE = ("add", "cover")


def night_41(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, n, PLACE, lambda card: t.plumage[t.faces[card].color] != t.seat)


def night_42(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, n, PLACE, lambda card: t.faces[card].value == m)


def night_43(t: Table, card: str, n: int, m: int) -> Asking:
    yield from draw_and_put(t, n, ("add",))


def night_44(t: Table, card: str, n: int, m: int) -> Asking:
    yield from draw_and_put(t, n, PLACE)


def night_45(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, m, PLACE, lambda card: t.faces[card].value <= n)


def night_46(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, n, ("add",), lambda card: True)


def night_47(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, n, ("cover",), lambda card: True)


def night_48(t: Table, card: str, n: int, m: int) -> Asking:
    yield from put_from_hand(t, n, PLACE, lambda card: True)


BIRDS: dict[int, Callable[[Table, str, int, int], Asking]] = {
    int(name.split("_")[1]): bird
    for name, bird in list(globals().items())
    if name.split("_")[0] in ("sun", "snow", "fire", "silver", "sea", "night")
}
