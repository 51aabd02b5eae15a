"""CuBirds, played slowly and plainly: every card is a letter in a list, as cards lie on a real table.

It follows the rulebook paragraph by paragraph and the project's notation letter by letter, and shares nothing with the
engine. Our rulings where the book is silent: no forced "skip" with an empty hand; refilled birds go to the right; two
cards are offered only while there is something to draw; the game is stalled after 500 turns without a new bird.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

BIRDS = "FOTDPMWR"  # flamingo, owl, toucan, duck, parrot, magpie, reed warbler, robin
COPIES = {"F": 7, "O": 10, "T": 10, "D": 13, "P": 13, "M": 17, "W": 20, "R": 20}
SMALL_FLOCK = {"F": 2, "O": 3, "T": 3, "D": 4, "P": 4, "M": 5, "W": 6, "R": 6}
BIG_FLOCK = {"F": 3, "O": 4, "T": 4, "D": 6, "P": 6, "M": 7, "W": 9, "R": 9}
HAND_SIZE = 8
PATIENCE = 500  # turns in a row without a new bird in a collection
ROBINBIRD = 2  # her seat in a solo game
UNNAMED = "*"
ENDINGS = ("seven-species", "two-threes", "out-of-cards", "stalled")


# Chance


class Chance:
    """The generator of the notation: a 64-bit number, low half x, high half c."""

    FACTOR = 4294883355

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        left, right = seed % 2**32, seed // 2**32
        for i in (1, 2, 3, 4):
            h = (left + i * 0x9E3779B9) % 2**32
            h ^= h >> 16
            h = h * 0x85EBCA6B % 2**32
            h ^= h >> 13
            h = h * 0xC2B2AE35 % 2**32
            h ^= h >> 16
            left, right = right ^ h, left
        return cls((left + 2**32 * right) % (cls.FACTOR * 2**32 - 2) + 1)

    def below(self, n: int) -> int:
        x, c = self.state % 2**32, self.state // 2**32
        self.state = self.FACTOR * x + c
        return (x ^ c) * n // 2**32


# Cards and their spelling


def all_cards() -> list[str]:
    return [bird for bird in BIRDS for _ in range(COPIES[bird])]


def by_bird(cards: list[str]) -> list[str]:
    return sorted(cards, key=(BIRDS + UNNAMED).index)


def spell_row(cards: list[str]) -> str:
    """Letters with their numbers, from left to right."""
    text = ""
    for bird, run in groupby(cards):
        number = len(list(run))
        text += bird if number == 1 else f"{bird}{number}"
    return text or "-"


def spell_pile(cards: list[str]) -> str:
    return spell_row(by_bird(cards))


def read_cards(text: str) -> list[str]:
    cards = []
    for bird, number in re.findall(r"([FOTDPMWR*])(\d*)", text):
        cards += [bird] * int(number or "1")
    return cards


# Rows, flocks and collections


def lay_left(row: list[str], laid: list[str]) -> tuple[list[str], list[str]]:
    """The row after laying birds of one species at its left end, and the birds they enclose."""
    bird = laid[0]
    if bird not in row:
        return laid + row, []
    nearest = row.index(bird)
    return laid + row[nearest:], row[:nearest]


def lay_beside(row: list[str], laid: list[str], side: str) -> tuple[list[str], list[str]]:
    if side == "L":
        return lay_left(row, laid)
    mirrored, taken = lay_left(row[::-1], laid)
    return mirrored[::-1], taken


def flocks_in(cards: list[str]) -> list[str]:
    """The birds of which these cards make a flock."""
    return [bird for bird in BIRDS if cards.count(bird) >= SMALL_FLOCK[bird]]


def winning(collection: list[str]) -> str | None:
    """How this collection wins, if it does: 7 species are named before 2 species of 3 birds."""
    if len(set(collection)) >= 7:
        return "seven-species"
    if len([bird for bird in BIRDS if collection.count(bird) >= 3]) >= 2:
        return "two-threes"
    return None


# Hands, and what everybody knows of them


@dataclass
class Hand:
    cards: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)  # cards that everybody saw go there and that are still there
    limits: dict[str, int] = field(default_factory=lambda: dict.fromkeys(BIRDS, 0))  # most unknown cards of a species

    def unknown(self) -> int:
        return len(self.cards) - len(self.known)

    def gain_openly(self, birds: list[str]) -> None:
        self.cards += birds
        self.known += birds

    def gain_secretly(self, birds: list[str]) -> None:
        """Each card might be of any species, so each limit rises with each card."""
        self.cards += birds
        for bird in BIRDS:
            self.limits[bird] += len(birds)

    def part_with(self, bird: str) -> list[str]:
        """All birds of a species leave the hand, and everybody learns that no more are in it."""
        gone = [card for card in self.cards if card == bird]
        self.cards = [card for card in self.cards if card != bird]
        self.known = [card for card in self.known if card != bird]
        self.limits[bird] = 0
        self.cap_limits()
        return gone

    def cap_limits(self) -> None:
        """There cannot be more unknown cards of one species than unknown cards."""
        for bird in BIRDS:
            self.limits[bird] = min(self.limits[bird], self.unknown())

    def spell(self, seen: bool) -> str:
        cards = spell_pile(self.cards)
        if not seen and self.unknown():
            cards = f"{spell_pile(self.known)}{UNNAMED}{self.unknown()}".removeprefix("-")
        limits = ""
        for bird in BIRDS:
            limit = self.limits[bird]
            if limit < self.unknown():
                limits += bird if limit == 1 else f"{bird}{limit}"
        return f"{cards}:{spell_pile(self.known)}:{limits or '-'}"

    @classmethod
    def read(cls, text: str) -> Hand:
        cards, known, limits = text.split(":")
        hand = cls(read_cards(cards), read_cards(known))
        hand.limits = dict.fromkeys(BIRDS, hand.unknown())
        for bird, number in re.findall(r"([FOTDPMWR])(\d*)", limits):
            hand.limits[bird] = int(number or "1")
        return hand

    def name_cards(self, pool: list[str], chance: Chance) -> list[str] | None:
        """The hand with its unnamed cards drawn from the pool within the limits; None if it is stuck."""
        cards = [card for card in self.cards if card != UNNAMED]
        for _ in range(self.cards.count(UNNAMED)):
            fitting = [card for card in by_bird(pool) if cards.count(card) - self.known.count(card) < self.limits[card]]
            if not fitting:
                return None
            bird = fitting[chance.below(len(fitting))]
            pool.remove(bird)
            cards.append(bird)
        return cards


def name_all_cards(hands: list[Hand], left: list[str], chance: Chance) -> list[str]:
    """Give every hand its unnamed cards; what remains of the cards left is returned."""
    while True:
        pool = list(left)
        named: list[list[str]] = []
        for hand in hands:
            cards = hand.name_cards(pool, chance)
            if cards is None:
                break
            named.append(cards)
        if len(named) == len(hands):
            for hand, cards in zip(hands, named, strict=True):
                hand.cards = cards
            return pool


@dataclass
class News:
    """What the last move did."""

    move: str
    shown: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)

    def spell(self, seen: bool) -> str:
        drawn = self.drawn if seen else []
        return f"{self.move}:{spell_pile(self.shown)}:{spell_pile(self.taken)}:{spell_pile(drawn)}"


# The table


class Table:
    """One game in progress."""

    def __init__(self, seats: int, solo: bool, chance: Chance) -> None:
        self.seats = seats
        self.solo = solo
        self.chance = chance
        self.seat = 1
        self.task = "lay"  # lay, refill1 to 4, draw, flock, robin1 to 4, or how the game ended
        self.rows: list[list[str]] = [[], [], [], []]
        self.hands = [Hand() for _ in range(seats)]
        self.collections: list[list[str]] = [[] for _ in range(seats)]
        self.draw_pile: list[str] = []
        self.discard_pile: list[str] = []
        self.round = 1
        self.dealer = 1
        self.turn = 1
        self.grown = 0  # the turn in which a flock last added a bird to a collection
        self.ply = 0
        self.reveals = 0
        self.revealing = False  # does the move being played bring hidden cards out?
        self.news: News | None = None

    # Setup

    @classmethod
    def deal(cls, seats: int, seed: int, dealer: int = 0, handicap: int = 0) -> Table:
        solo = seats == 1
        table = cls(2 if solo else seats, solo, Chance.from_seed(seed))
        table.draw_pile = all_cards()
        if solo:
            table.dealer = 1
        else:
            table.dealer = dealer or table.chance.below(seats) + 1
        for row in table.rows:
            table.lay_out(row)
        table.deal_hands()
        for seat in table.seats_from_dealer():
            table.collections[seat - 1] += table.draw(1)
        for _ in range(handicap if solo else 0):
            table.help_robinbird()
        table.seat = table.dealer
        return table

    def lay_out(self, row: list[str]) -> None:
        """Three birds of three species; extra birds of a species are discarded."""
        while len(row) < 3:
            for bird in self.draw(1):
                if bird in row:
                    self.discard_pile.append(bird)
                else:
                    row.append(bird)

    def deal_hands(self) -> None:
        """8 cards for each seat from the dealer on; RobinBird's lie open."""
        for seat in self.seats_from_dealer():
            hand = self.hands[seat - 1] = Hand()
            if self.is_robinbird(seat):
                hand.gain_openly(self.draw(HAND_SIZE))
            else:
                hand.gain_secretly(self.draw(HAND_SIZE))

    def help_robinbird(self) -> None:
        """The bigger challenge: one more bird for her collection, but not one that would win at once."""
        collection = self.collections[ROBINBIRD - 1]
        size = len(collection)
        while len(collection) == size:
            for bird in self.draw(1):
                if winning([*collection, bird]):
                    self.discard_pile.append(bird)
                else:
                    collection.append(bird)

    def seats_from_dealer(self) -> list[int]:
        return [(self.dealer - 1 + i) % self.seats + 1 for i in range(self.seats)]

    def is_robinbird(self, seat: int) -> bool:
        return self.solo and seat == ROBINBIRD

    # Drawing

    def cards_left(self) -> bool:
        return bool(self.draw_pile or self.discard_pile)

    def draw(self, number: int) -> list[str]:
        """Draw so many cards, or what there is; an empty draw pile is made of the discard pile when it is needed."""
        drawn: list[str] = []
        while len(drawn) < number and self.cards_left():
            if not self.draw_pile:
                self.draw_pile, self.discard_pile = self.discard_pile, []
            self.draw_pile = by_bird(self.draw_pile)
            drawn.append(self.draw_pile.pop(self.chance.below(len(self.draw_pile))))
        return drawn

    # Moves

    def moves(self) -> list[str]:
        hand = self.hands[self.seat - 1].cards
        if self.task in ENDINGS:
            return []
        if self.task == "lay":
            return [f"{bird}{row}{side}" for bird in BIRDS if bird in hand for row in (1, 2, 3, 4) for side in "LR"]
        if self.task == "draw":
            return ["draw", "nodraw"]
        if self.task == "flock":
            flocks = [f"fly{bird}" for bird in flocks_in(hand)]
            return flocks[:1] if self.is_robinbird(self.seat) else [*flocks, "skip"]
        return [self.task[:-1]]  # refill or robin, without the row

    def play(self, word: str) -> None:
        if word not in self.moves():
            raise ValueError(f"{word} is not one of {self.moves()}")
        self.ply += 1
        self.news = News(word)
        self.revealing = word in ("draw", "refill", "robin")
        if word == "refill":
            self.play_refill(int(self.task[-1]))
        elif word == "robin":
            self.play_robin(int(self.task[-1]))
        elif word == "draw":
            self.play_draw()
        elif word == "nodraw":
            self.go_to_flock()
        elif word == "skip":
            self.end_turn()
        elif word.startswith("fly"):
            self.play_flock(word[-1])
        else:
            self.play_lay(word[0], int(word[1]), word[2])
        if self.revealing:
            self.reveals += 1

    def play_lay(self, bird: str, row: int, side: str) -> None:
        """All birds of one species go to one end of one row."""
        taken = self.lay(self.hands[self.seat - 1].part_with(bird), row, side)
        if taken and self.needs_refill(row):
            self.task = f"refill{row}"
        elif not taken and self.cards_left():
            self.task = "draw"
        else:
            self.go_to_flock()

    def lay(self, laid: list[str], row: int, side: str) -> list[str]:
        """Lay the birds, take what they enclose, close the gap."""
        self.rows[row - 1], taken = lay_beside(self.rows[row - 1], laid, side)
        self.hands[self.seat - 1].gain_openly(taken)
        self.news = News(f"{laid[0]}{row}{side}", shown=laid, taken=taken)
        return taken

    def needs_refill(self, row: int) -> bool:
        """Asked right after a capture only."""
        return len(set(self.rows[row - 1])) == 1 and self.cards_left()

    def play_refill(self, row: int) -> None:
        """One bird after the other, until there are two species or nothing is left."""
        added: list[str] = []
        while self.needs_refill(row):
            bird = self.draw(1)
            self.rows[row - 1] += bird
            added += bird
        self.news = News("refill", shown=added)
        if self.is_robinbird(self.seat):
            self.go_to_row(row + 1)
        else:
            self.go_to_flock()

    def play_draw(self) -> None:
        drawn = self.draw(2)
        self.hands[self.seat - 1].gain_secretly(drawn)
        self.news = News("draw", drawn=drawn)
        self.go_to_flock()

    def go_to_flock(self) -> None:
        """A seat may fly or skip; RobinBird flies while she can."""
        hand = self.hands[self.seat - 1].cards
        choice = flocks_in(hand) if self.is_robinbird(self.seat) else hand
        if choice:
            self.task = "flock"
        else:
            self.end_turn()

    def play_flock(self, bird: str) -> None:
        """One bird of a small flock, two of a big one, are kept; the others are discarded."""
        flock = self.hands[self.seat - 1].part_with(bird)
        kept = 2 if len(flock) >= BIG_FLOCK[bird] else 1
        self.collections[self.seat - 1] += flock[:kept]
        self.discard_pile += flock[kept:]
        self.grown = self.turn
        self.news = News(f"fly{bird}", shown=flock)
        if self.is_robinbird(self.seat):
            self.go_to_flock()
        else:
            self.end_turn()

    # RobinBird

    def go_to_row(self, row: int) -> None:
        """Row after row, as long as there is a card for it; then her flocks."""
        if row <= 4 and self.cards_left():
            self.task = f"robin{row}"
        else:
            self.go_to_flock()

    def play_robin(self, row: int) -> None:
        """She lays on the right, unless the left brings her more."""
        laid = self.draw(1)
        on_left = lay_beside(self.rows[row - 1], laid, "L")[1]
        on_right = lay_beside(self.rows[row - 1], laid, "R")[1]
        taken = self.lay(laid, row, "L" if len(on_left) > len(on_right) else "R")
        if taken and self.needs_refill(row):
            self.task = f"refill{row}"
        else:
            self.go_to_row(row + 1)

    # Turns, rounds and endings

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turn += 1
        self.task = "lay"
        if self.is_robinbird(seat):
            self.go_to_row(1)

    def end_turn(self) -> None:
        """A win comes first, then the stall, then the empty hand."""
        won = winning(self.collections[self.seat - 1])
        if won:
            self.end_game(won)
        elif self.turn - self.grown >= PATIENCE:
            self.end_game("stalled")
        elif not self.hands[self.seat - 1].cards:
            self.end_round()
        else:
            self.begin_turn(self.seat % self.seats + 1)

    def end_round(self) -> None:
        """All hands are discarded; who emptied theirs deals anew and starts, if there are cards enough."""
        for hand in self.hands:
            self.discard_pile += hand.cards
        self.hands = [Hand() for _ in range(self.seats)]
        if len(self.draw_pile) + len(self.discard_pile) < HAND_SIZE * self.seats:
            self.end_game("out-of-cards")
            return
        self.revealing = True
        self.round += 1
        self.dealer = self.seat
        self.deal_hands()
        self.begin_turn(self.dealer)

    def end_game(self, ending: str) -> None:
        self.revealing = True
        self.task = ending

    def ending(self) -> str | None:
        return self.task if self.task in ENDINGS else None

    def scores(self) -> list[int]:
        return [len(collection) for collection in self.collections]

    def points(self) -> list[Fraction]:
        """1 for the winner, shared by the seats with the most birds if nobody's collection won."""
        winners: list[int] = []
        if self.task in ("seven-species", "two-threes"):
            winners = [self.seat]
        elif self.task in ENDINGS:
            winners = [seat for seat, score in enumerate(self.scores(), 1) if score == max(self.scores())]
        return [Fraction(1, len(winners)) if seat in winners else Fraction(0) for seat in range(1, self.seats + 1)]

    # The text

    def position(self) -> str:
        draw_pile, chance = spell_pile(self.draw_pile), f"{self.chance.state:016x}"
        return self.spell(set(range(1, self.seats + 1)), draw_pile, chance)

    def sight(self, seat: int) -> str:
        """What one seat may know; if it knows every hand, it can work the draw pile out."""
        hidden = sum(hand.unknown() for other, hand in enumerate(self.hands, 1) if other != seat)
        return self.spell({seat}, UNNAMED if hidden else spell_pile(self.draw_pile), UNNAMED)

    def spell(self, seen: set[int], draw_pile: str, chance: str) -> str:
        """The position line, for somebody who sees the hands of these seats; the mover alone saw the cards drawn."""
        clock = (self.round, self.dealer, self.turn, self.grown, self.ply, self.reveals)
        fields = [
            "cubirds",
            "solo" if self.solo else str(self.seats),
            f"{self.seat}:{self.task}",
            "/".join(spell_row(row) for row in self.rows),
            "/".join(hand.spell(seat in seen) for seat, hand in enumerate(self.hands, 1)),
            "/".join(spell_pile(collection) for collection in self.collections),
            draw_pile,
            spell_pile(self.discard_pile),
            ".".join(str(number) for number in clock),
            chance,
            self.news.spell(self.seat in seen) if self.news else "-",
        ]
        return " ".join(fields)

    @classmethod
    def read(cls, position: str, seed: int = 0) -> Table:
        fields = position.split(" ")
        fields += ["1.1.1.0.0.0", "*", "-"][len(fields) - 8 :]
        _, seats, turn, rows, hands, collections, draw_pile, discard_pile, clock, chance, news = fields
        solo = seats == "solo"
        table = cls(2 if solo else int(seats), solo, Chance.from_seed(seed))
        seat, table.task = turn.split(":")
        table.seat = int(seat)
        table.rows = [read_cards(row) for row in rows.split("/")]
        table.hands = [Hand.read(hand) for hand in hands.split("/")]
        table.collections = [read_cards(collection) for collection in collections.split("/")]
        table.draw_pile = [] if draw_pile == UNNAMED else read_cards(draw_pile)
        table.discard_pile = read_cards(discard_pile)
        numbers = [int(number) for number in clock.split(".")]
        table.round, table.dealer, table.turn, table.grown, table.ply, table.reveals = numbers
        remaining = name_all_cards(table.hands, table.unplaced_cards(), table.chance)
        if draw_pile == UNNAMED:
            table.draw_pile = remaining
        if chance != UNNAMED:
            table.chance = Chance(int(chance, 16))
        if news != "-":
            move, shown, taken, drawn = news.split(":")
            table.news = News(move, read_cards(shown), read_cards(taken), read_cards(drawn))
        return table

    def placed_cards(self) -> list[str]:
        """Every named card of the table, wherever it lies."""
        places = [*self.rows, *self.collections, self.draw_pile, self.discard_pile]
        cards = [card for place in places for card in place]
        return cards + [card for hand in self.hands for card in hand.cards if card != UNNAMED]

    def unplaced_cards(self) -> list[str]:
        left = all_cards()
        for card in self.placed_cards():
            left.remove(card)
        return left
