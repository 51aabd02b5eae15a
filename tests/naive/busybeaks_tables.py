"""Hand-made and random Busy Beaks tables for the twin's tests: positions late in a game and in the middle of powers."""

import random
import re
from collections import Counter
from itertools import product

from tests.naive.busybeaks import (
    ASKS_FOR_DISCARD,
    BIRDS,
    COPIES,
    EVERYBODY,
    ROOM,
    InUse,
    Place,
    Progress,
    Table,
    by_bird,
    read_pile,
    spell_pile,
)
from tests.naive.cubirds import Chance

SIZES = (0, 0, 0, 1, 1, 2, 3, 5, 9, 20)  # of draw pile and discard pile: few cards left, mostly
TASKS = {  # what a power may be asking for, after its discard
    "B": ["take"],
    "S": ["take"],
    "K": ["take"],
    "C": ["take"],
    "F": ["keep"],
    "O": ["name"],
    "E": ["from", "steal"],
    "P": ["from"],
    "L": ["swap", "put"],
    "M": ["copy"],
    "R": ["twice"],
    "W": ["four"],
    "G": [],
    "U": [],
}


def table_of(
    birds: str,
    turn: str,
    tree: str,
    hands: str,
    draw_pile: str = "-",
    discard_pile: str = "rest",
    in_use: str = "- -",
    tokens: str = "",
    clock: str = "1.0.0.0.0",
    seed: int = 0,
) -> Table:
    """A table with some cards placed by hand; the one place called "rest" gets all others."""
    birds = "".join(by_bird(birds))
    seats = len(hands.split("/"))
    tokens = tokens or f"{'/'.join('0' * seats)} {4 * seats}:{birds}"
    revealed = "" if in_use.endswith("-") and in_use.count(":") < 3 else in_use.split(":")[-2]
    cards = " ".join([tree, re.sub(r":[^/ ]*", "", hands), draw_pile, discard_pile, revealed])
    left = Counter(birds * COPIES)
    left.subtract(read_pile(cards.replace("rest", "")))
    assert min(left.values()) >= 0
    rest = spell_pile(left.elements())
    hands, draw_pile, discard_pile = (text.replace("rest", rest) for text in (hands, draw_pile, discard_pile))
    line = f"busybeaks {seats} {birds} {turn} {tree} {hands} {tokens} {draw_pile} {discard_pile} {in_use} {clock}"
    return Table.read(line, seed)


def random_position(choice: random.Random) -> str:
    """A position in which most cards lie in a few places, often in the middle of a power."""
    while True:
        table = random_table(choice)
        text = table.position()
        table = Table.read(text)
        if table.position() == text and table.moves():  # the task has something to choose from
            return text


def random_table(choice: random.Random) -> Table:
    """Cards, powers and knowledge as they come; whether the task can be asked is not looked at."""
    seats = choice.randint(2, 4)
    birds = "".join(by_bird(choice.sample(BIRDS, 7)))
    table = Table(seats, birds, Chance.from_seed(choice.getrandbits(64)))
    left = list(birds * COPIES)
    choice.shuffle(left)
    table.seat = choice.randint(1, seats)
    table.task = choice.choice(("play", "score", "draw", *["power"] * 5))
    if table.task == "power":
        table.task = random_power(choice, table, left)
    plant(choice, table, left)
    if table.task in ("swap", "put"):
        table.progress.left = min(table.progress.left, len(table.tree) + len(table.tree) // 2)
    if table.progress.took:
        table.gain_openly([pull(left, table.progress.took)])
    for hand in table.hands.values():
        hand.extend(random_hand(choice, birds, left))
    heaps = list(table.hands.values())
    if choice.random() < 0.8:  # else there is nothing to draw
        table.draw_pile, table.discard_pile = [pop(left, choice.choice(SIZES)) for _ in range(2)]
        heaps += [table.draw_pile, table.discard_pile] * choice.randint(0, 3)
    for heap in choice.sample(heaps, 2):
        heap.extend(pop(left, choice.choice((len(left), len(left) // 2))))
    choice.choice(heaps).extend(left)
    remember(choice, table)
    score(choice, table)
    return table


def pull(left: list[str], bird: str) -> str:
    left.remove(bird)
    return bird


def pop(left: list[str], number: int) -> list[str]:
    return [left.pop() for _ in range(min(number, len(left)))]


def random_hand(choice: random.Random, birds: str, left: list[str]) -> list[str]:
    """Sometimes with many of a bird."""
    hand = pop(left, choice.choice((0, 0, 1, 1, 2, 3, 6)))
    bird = choice.choice(birds)
    number = choice.choice((0, 0, 2, 3, 4, 5))
    return hand + [pull(left, bird) for _ in range(min(number, left.count(bird)))]


def random_power(choice: random.Random, table: Table, left: list[str]) -> str:
    """Put cards in use, the innermost with some progress; the task that it asks for."""
    bird = choice.choice([bird for bird in table.birds if TASKS[bird] or bird in ASKS_FOR_DISCARD])
    task = choice.choice([*TASKS[bird], *["pay"][: bird in ASKS_FOR_DISCARD]])
    chain = [("M", bird) if bird != "M" and choice.random() < 0.3 else (bird, "")]
    while choice.random() < 0.5 and len(chain) < 5:
        chain.insert(0, choice.choice([("R", ""), ("R", ""), ("M", "R")]))
    chain = [card for card in chain if card[0] in table.birds and card[1] in table.birds]
    if not chain or chain[-1] not in [(bird, ""), ("M", bird)]:
        chain = [*[card for card in chain if card[0] == "R" or card[1] == "R"], (bird, "")]
    places = choice.sample(list(product((1, 2, 3), range(1, 9))), len(chain))
    for number, ((card, copies), place) in enumerate(zip(chain, places, strict=True)):
        table.tree[place] = pull(left, card)
        table.powers.append(InUse(place, choice.randint(0, 1) if number else 0, copies))
    table.progress = random_progress(choice, table, bird, task)
    table.progress.revealed = [pull(left, card) for card in table.progress.revealed]
    return task


def random_progress(choice: random.Random, table: Table, bird: str, task: str) -> Progress:
    progress = Progress()
    others = table.opponents()
    if task == "take":
        most = 4 if bird == "C" else 2
        progress.left = choice.randint(1, most)
        if progress.left < most:
            progress.gap = random_gap(choice, table, most - progress.left)
    elif task in ("swap", "put"):
        progress.left = choice.choice((1, 1, 2, 5))
        progress.gap = random_gap(choice, table, 1) if task == "put" else None
    elif task == "keep":
        progress.left = choice.randint(1, 2)
        progress.revealed = choice.choices(table.birds, k=choice.randint(1, 2 + progress.left))
    elif task == "steal":
        progress.robbed = choice.choice(others)
    if progress.gap:
        progress.took = choice.choice(table.birds)
    return progress


def random_gap(choice: random.Random, table: Table, number: int) -> Place:
    """The left-most of so many places beside each other without a card."""
    starts = [(branch, place) for branch in (1, 2, 3) for place in range(1, 9)]
    return choice.choice([start for start in starts if not set(run(start, number)) & set(table.tree)])


def run(start: Place, number: int) -> list[Place]:
    return [(start[0], start[1] + i) for i in range(number)]


def plant(choice: random.Random, table: Table, left: list[str]) -> None:
    """Fill the tree, with gaps only in the middle of a turn, and none of them where a card was just taken."""
    progress = table.progress
    emptied = run(progress.gap, 4 - progress.left if progress.left < 4 else 1) if progress.gap else []
    for branch in (1, 2, 3):
        if table.task == "play":
            length, share = choice.choice((0, 1, 2, 3, 3, 3, 4, 5, 6)), 1.0
        else:
            length, share = choice.choice((0, 1, 2, 3, 3, 4, 6, 9, ROOM - 1, ROOM)), choice.choice((0.2, 0.6, 1.0))
        for place in run((branch, 1), length):
            filled = (choice.random() < share or place[1] == length) and len(left) > 35
            if filled and place not in table.tree and place not in emptied:
                table.tree[place] = left.pop()


def remember(choice: random.Random, table: Table) -> None:
    """Somebody knows some of the cards; for the Eagle the whole hand."""
    for (viewer, owner), known in table.known.items():
        public = table.known[EVERYBODY, owner]
        hand = Counter(table.hands[owner]) - Counter(public)
        share = choice.choice((0.0, 0.0, 0.3, 1.0))
        if viewer == EVERYBODY:
            public += [bird for bird in hand.elements() if choice.random() < share]
        else:
            known[:] = public + [bird for bird in hand.elements() if choice.random() < share]
    if table.progress.robbed:
        table.known[table.seat, table.progress.robbed] = list(table.hands[table.progress.robbed])


def score(choice: random.Random, table: Table) -> None:
    """Some flocks were scored, up to the last token but one; often the game is near to being stalled."""
    flocks = choice.choice((0, 1, 4, len(table.column) - 2, len(table.column) - 1))
    for _ in range(flocks):
        seat, bird = choice.choice(table.seats), choice.choice(table.birds)
        table.eggs[seat] += table.column.pop(0)
        if bird in table.one_eggs:
            table.one_eggs.remove(bird)
            table.eggs[seat] += 1
    quiet = choice.choice((0, 1, 5, 480, 495, 498, 499))
    table.turn = quiet + (choice.choice((20, 70)) if flocks else 0)
    table.turn = max(table.turn, 1)
    table.scored = table.turn - quiet if flocks else 0
    table.idle = min(choice.choice((0, 0, 1, 2, 3)), len(table.seats) - 1, quiet, table.turn - 1)
    table.ply = 3 * table.turn
    table.reveals = choice.randint(0, table.turn)
