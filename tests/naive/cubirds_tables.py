"""Hand-made and random CuBirds tables for the twin's tests: positions as they come late in a game, or never."""

import random
import re
from collections import Counter

from tests.naive.cubirds import (
    BIRDS,
    ROBINBIRD,
    Chance,
    Table,
    all_cards,
    flocks_in,
    read_cards,
    spell_pile,
    spell_row,
    winning,
)

SIZES = (0, 0, 0, 1, 1, 2, 3, 5, 9, 20, 40)  # of draw pile and discard pile: few cards left, mostly


def table_of(
    seats: str,
    turn: str,
    rows: str,
    hands: str,
    collections: str,
    draw_pile: str = "-",
    discard_pile: str = "rest",
    clock: str = "1.1.1.0.0.0",
    seed: int = 0,
) -> Table:
    """A table with some cards placed by hand; the one place called "rest" gets all others."""
    places = " ".join([rows, hands, collections, draw_pile, discard_pile])
    left = Counter(all_cards())
    left.subtract(read_cards(re.sub(":[^/ ]*", "", places).replace("rest", "")))
    assert min(left.values()) >= 0
    places = places.replace("rest", spell_pile(list(left.elements())))
    return Table.read(f"cubirds {seats} {turn} {places} {clock}", seed)


def random_position(choice: random.Random) -> str:
    """A position in which most cards lie in a few places, collections are near to winning and hands are small."""
    solo = choice.random() < 0.25
    seats = 2 if solo else choice.randint(2, 5)
    left = all_cards()
    choice.shuffle(left)
    rows = [random_row(choice, left) for _ in range(4)]
    hands = [random_hand(choice, left) for _ in range(seats)]
    collections = [random_collection(choice, left) for _ in range(seats)]
    draw_pile, discard_pile = [[left.pop() for _ in range(min(len(left), choice.choice(SIZES)))] for _ in range(2)]
    choice.choice([*[row for row in rows for _ in range(3)], hands[0], draw_pile, discard_pile]).extend(left)
    rows = [grouped(row) for row in rows]
    tasks = possible_tasks(solo, rows, hands, bool(draw_pile or discard_pile))
    turn = choice.choice(tasks)
    if turn.endswith("draw") and choice.random() < 0.3:
        discard_pile += hands[int(turn[0]) - 1]
        hands[int(turn[0]) - 1] = []
    told = [spell_hand(choice, hand, solo and seat == ROBINBIRD) for seat, hand in enumerate(hands, 1)]
    fields = [
        "cubirds",
        "solo" if solo else str(seats),
        turn,
        "/".join(map(spell_row, rows)),
        "/".join(told),
        "/".join(map(spell_pile, collections)),
        spell_pile(draw_pile),
        spell_pile(discard_pile),
        random_clock(choice, seats),
        f"{Chance.from_seed(choice.getrandbits(64)).state:016x}",
        "-",
    ]
    return " ".join(fields)


def random_row(choice: random.Random, left: list[str]) -> list[str]:
    """One to four species."""
    return [left.pop() for _ in range(choice.choice((1, 1, 2, 3, 4)))]


def grouped(row: list[str]) -> list[str]:
    """Each species in one run, in the order in which they came."""
    order = list(dict.fromkeys(row))
    return sorted(row, key=order.index)


def random_hand(choice: random.Random, left: list[str]) -> list[str]:
    """At least one card, sometimes with many of a species."""
    hand = [left.pop() for _ in range(choice.choice((1, 1, 2, 3, 6)))]
    bird = choice.choice(BIRDS)
    for _ in range(choice.choice((0, 0, 2, 4, 9))):
        if bird in left:
            left.remove(bird)
            hand.append(bird)
    return hand


def random_collection(choice: random.Random, left: list[str]) -> list[str]:
    """Some birds, as many as do not win."""
    collection: list[str] = []
    for bird in choice.sample(BIRDS, choice.randint(0, 6)):
        for _ in range(choice.choice((1, 1, 2, 2, 3))):
            if bird in left and not winning([*collection, bird]):
                left.remove(bird)
                collection.append(bird)
    return collection


def possible_tasks(solo: bool, rows: list[list[str]], hands: list[list[str]], cards_left: bool) -> list[str]:
    """Whose turn it can be, and for what."""
    refills = [f"refill{row}" for row in range(1, 5) if cards_left and len(set(rows[row - 1])) == 1]
    tasks = []
    for seat, hand in enumerate(hands, 1):
        mine = ["lay", "flock", *(["draw"] if cards_left else []), *refills]
        if solo and seat == ROBINBIRD:
            robins = [f"robin{row}" for row in range(1, 5) if cards_left]
            mine = [*robins, *refills, *(["flock"] if flocks_in(hand) else [])]
        tasks += [f"{seat}:{task}" for task in mine]
    return tasks


def spell_hand(choice: random.Random, hand: list[str], is_open: bool) -> str:
    """A hand of which some cards, and some limits, are known."""
    share = choice.choice((0.0, 0.3, 1.0))
    known = hand if is_open else [card for card in hand if choice.random() < share]
    unknown = Counter(hand) - Counter(known)
    limits = ""
    for bird in BIRDS:
        limit = choice.randint(unknown[bird], unknown.total())
        if limit < unknown.total() and choice.random() < 0.5:
            limits += bird if limit == 1 else f"{bird}{limit}"
    return f"{spell_pile(hand)}:{spell_pile(known)}:{limits or '-'}"


def random_clock(choice: random.Random, seats: int) -> str:
    """Often some turns before the game is stalled."""
    quiet = choice.choice((0, 1, 5, 480, 495, 498, 499, 500))
    turn = quiet + choice.choice((1, 7, 30))
    numbers = [choice.randint(1, 9), choice.randint(1, seats), turn, turn - quiet, choice.randint(50, 90)]
    return ".".join(map(str, [*numbers, choice.randint(0, 50)]))
