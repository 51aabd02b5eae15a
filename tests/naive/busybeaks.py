"""Busy Beaks, played slowly and plainly: every card is a letter in a list, as cards lie on a real table.

It follows the rulebook paragraph by paragraph and the project's notation letter by letter, and shares nothing with the
engine. Each of the fourteen powers is a generator that reads like its reference card: it offers a task and the words
that answer it, is sent one of them, and goes on. A position in the middle of a power is entered by running the same
generators again: they leave out what its task says has been done.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from tests.naive.cubirds import Chance, spell_row

BIRDS = "GBSKFOEPLMURCW"
FIRST_PLAY = "GBSKFRC"
FROM_THE_TREE = "BSKLC"  # birds that take cards from the tree; a surprise has two of them
ASKS_FOR_DISCARD = "URCW"
COPIES = 12
ROOM = 24  # places of a branch, gaps included
PATIENCE = 500  # turns in a row without a flock
EVERYBODY = 0  # whoever looks on knows what everybody knows
GAP = "."
UNNAMED = "*"
ENDINGS = ("eggs-gone", "stalled")

Place = tuple[int, int]  # branch and place in it, both from 1
Asking = Generator[tuple[str, list[str]], str, None]


# Cards and their spelling


def by_bird(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=(BIRDS + UNNAMED).index)


def kinds(cards: list[str]) -> list[str]:
    """The birds among these cards, each once, in their order."""
    return [bird for bird in BIRDS if bird in cards]


def strike(cards: list[str], gone: list[str]) -> None:
    """Remove cards, as far as they are there."""
    for bird in gone:
        if bird in cards:
            cards.remove(bird)


def spell_pile(cards: Iterable[str]) -> str:
    return spell_row(by_bird(cards))


def read_pile(text: str) -> list[str]:
    cards = []
    for bird, number in re.findall(r"([A-Z*])(\d*)", text):
        cards += [bird] * int(number or "1")
    return cards


def spell_place(place: Place | None) -> str:
    return f"{place[0]}-{place[1]}" if place else "-"


def read_place(text: str) -> Place:
    branch, number = text.split("-")
    return int(branch), int(number)


def read_number(text: str) -> int:
    return 0 if text == "-" else int(text)


# What is going on in the middle of a turn


@dataclass
class InUse:
    """A card whose power is being used."""

    place: Place
    uses: int  # after this one
    copies: str = ""  # the bird that a Magpie has chosen

    def spell(self) -> str:
        return f"{spell_place(self.place)}:{self.uses}{self.copies}"

    @classmethod
    def read(cls, text: str) -> InUse:
        place, use = text.split(":")
        return cls(read_place(place), int(use[0]), use[1:])


@dataclass
class Progress:
    """How far the innermost power has come."""

    gap: Place | None = None  # where it took a card, the left-most if there are several
    took: str = ""  # the bird that it took last
    left: int = 0  # cards that it may still take or keep, or swaps
    revealed: list[str] = field(default_factory=list)
    robbed: int = 0  # the seat whose hand the Eagle sees

    def spell(self) -> str:
        parts = [spell_place(self.gap), self.took or "-", self.left, spell_pile(self.revealed), self.robbed or "-"]
        return "-" if self == Progress() else ":".join(map(str, parts))

    @classmethod
    def read(cls, text: str) -> Progress:
        if text == "-":
            return cls()
        gap, took, left, revealed, robbed = text.split(":")
        place = None if gap == "-" else read_place(gap)
        return cls(place, took.strip("-"), int(left), read_pile(revealed), read_number(robbed))


@dataclass
class News:
    """What the last move did."""

    move: str = ""
    mover: int = 0
    victim: int = 0
    shown: list[str] = field(default_factory=list)
    draws: int = 0
    drawn: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    repaid: list[str] = field(default_factory=list)

    def spell(self, viewer: int | None) -> str:
        """As told to one seat, to those who look on, or, for None, in full."""
        if not self.move:
            return "-"
        drawn = spell_pile(self.drawn) if viewer in (None, self.mover) else "-"
        passed = spell_pile(self.passed) if viewer in (None, self.mover, self.victim or None) else "-"
        repaid = spell_pile(self.repaid) if viewer in (None, self.victim or None) else "-"
        move = "steal" if self.passed and passed == "-" and self.move.startswith("steal") else self.move
        parts = [move, self.mover, self.victim or "-", spell_pile(self.shown), self.draws, drawn, passed, repaid]
        return ":".join(map(str, parts))

    @classmethod
    def read(cls, text: str) -> News:
        if text == "-":
            return cls()
        move, mover, victim, shown, draws, *hidden = text.split(":")
        return cls(move, int(mover), read_number(victim), read_pile(shown), int(draws), *map(read_pile, hidden))


class Ended(Exception):
    """The game is over at once."""


# The table


class Table:
    """One game in progress."""

    def __init__(self, seats: int, birds: str, chance: Chance) -> None:
        self.seats = list(range(1, seats + 1))
        self.birds = birds
        self.chance = chance
        self.seat = 1
        self.task = "play"
        self.words: list[str] = []  # what may be answered to the task
        self.tree: dict[Place, str] = {}
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.known: dict[tuple[int, int], list[str]] = {  # by viewer and owner: what the viewer knows of the hand
            (viewer, owner): [] for viewer in [EVERYBODY, *self.seats] for owner in self.seats if viewer != owner
        }
        self.eggs = dict.fromkeys(self.seats, 0)
        self.column = [eggs for eggs in (5, 4, 3, 2) for _ in self.seats]  # the top token first
        self.one_eggs = list(birds)
        self.draw_pile: list[str] = []
        self.discard_pile: list[str] = []
        self.powers: list[InUse] = []  # the innermost last
        self.entering: list[InUse] = []  # cards whose power is about to be used, or gone on with; the outermost first
        self.progress = Progress()
        self.turn = 1
        self.scored = 0  # the turn of the last flock
        self.idle = 0
        self.ply = 0
        self.reveals = 0
        self.revealing = False  # has the move being played brought hidden cards out?
        self.news = News()
        self.game = self.turns()

    # Setting the table

    @classmethod
    def deal(cls, seats: int, seed: int, birds: str = "first-play", first: int = 1) -> Table:
        chance = Chance.from_seed(seed)
        if birds == "surprise":
            birds = surprise(chance)
        table = cls(seats, "".join(by_bird(FIRST_PLAY if birds == "first-play" else birds)), chance)
        table.draw_pile = list(table.birds * COPIES)
        table.seat = first
        for later in range(seats):
            table.hands[table.seat_after(first, later)] = table.draw(2 + later)
        table.tree = planted([table.draw(3) for _ in range(3)])
        table.go_on(None)
        return table

    def seat_after(self, seat: int, later: int = 1) -> int:
        return (seat - 1 + later) % len(self.seats) + 1

    def opponents(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.seat]

    # Cards that go to a hand and leave it

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    def draw(self, number: int) -> list[str]:
        """So many cards, or what there is; an empty draw pile is made of the discard pile when a card must be drawn."""
        drawn: list[str] = []
        while len(drawn) < number and (self.draw_pile or self.discard_pile):
            if not self.draw_pile:
                self.draw_pile, self.discard_pile = self.discard_pile, []
            drawn.append(self.draw_from(self.draw_pile))
        return drawn

    def draw_from(self, pile: list[str]) -> str:
        bird = by_bird(pile)[self.chance.below(len(pile))]
        pile.remove(bird)
        return bird

    def draw_to_hand(self, number: int) -> list[str]:
        drawn = self.draw(number)
        self.hand.extend(drawn)
        self.news.draws += len(drawn)
        self.news.drawn += drawn
        return drawn

    def gain_openly(self, birds: list[str]) -> None:
        self.hand.extend(birds)
        for viewer in [EVERYBODY, *self.opponents()]:
            self.known[viewer, self.seat] += birds

    def lose_openly(self, birds: list[str]) -> None:
        """A card that leaves a hand counts as the one that is known to be there, if one like it is."""
        strike(self.hand, birds)
        for viewer in [EVERYBODY, *self.opponents()]:
            strike(self.known[viewer, self.seat], birds)

    def discard(self, birds: list[str]) -> None:
        self.lose_openly(birds)
        self.discard_pile += birds

    def carry_off(self, bird: str, victim: int) -> None:
        """Only these two see the card; the others know nothing more of the hand that it left."""
        self.hand.append(bird)
        self.known[victim, self.seat].append(bird)
        strike(self.known[self.seat, victim], [bird])
        for viewer in [EVERYBODY, *self.seats]:
            if viewer not in (self.seat, victim):
                self.known[viewer, victim] = []
        self.news.victim = victim
        self.news.passed.append(bird)

    def repay(self, victim: int, number: int) -> None:
        drawn = self.draw(number)
        self.hands[victim] += drawn
        self.news.repaid += drawn

    # The tree

    def branch(self, number: int) -> list[str]:
        """From left to right, gaps included, up to the right-most card."""
        end = max((place for branch, place in self.tree if branch == number), default=0)
        return [self.tree.get((number, place), GAP) for place in range(1, end + 1)]

    def takeable(self) -> list[Place]:
        """Every card but those in use."""
        return [place for place in sorted(self.tree) if place not in [card.place for card in self.powers]]

    def take(self, word: str) -> None:
        """Take a card from the tree, and leave a gap."""
        place = read_place(word.removeprefix("take"))
        progress = self.progress
        progress.gap = min(place, progress.gap or place)
        progress.took = self.tree.pop(place)
        self.gain_openly([progress.took])

    def lay(self, word: str, uses: int) -> InUse:
        """Play a card to the end of a branch."""
        bird, branch = word[0], int(word[1])
        place = (branch, len(self.branch(branch)) + 1)
        self.lose_openly([bird])
        self.tree[place] = bird
        return InUse(place, uses)

    def tidy(self) -> None:
        """All branches slide; those without cards get 3; those of 7 or more keep their right-most 3."""
        branches = [[bird for bird in self.branch(number) if bird != GAP] for number in (1, 2, 3)]
        for birds in branches:
            if not birds:
                birds.extend(self.draw(3))
        for birds in branches:
            if len(birds) >= 7:
                self.discard_pile += birds[:-3]
                del birds[:-3]
        self.tree = planted(branches)

    # The turn

    def turns(self) -> Asking:
        while True:
            yield from self.take_turn()
            self.turn += 1
            self.seat = self.seat_after(self.seat)
            self.task = "play"

    def take_turn(self) -> Asking:
        """1. You may play 1 bird card. 2. You may score 1 flock. 3. You must draw 1 card. 4. The tree is tidied."""
        task, word = self.task, ""
        if task == "play":
            word = yield task, [*self.plays(), *self.flocks(5), "draw"]
            if word[0] in BIRDS:
                self.entering = [self.lay(word, uses=0)]
        if self.entering:
            yield from self.use_card(self.entering.pop(0))
            task = "score"
        if task == "score":
            word = yield task, [*self.flocks(5), "draw"]
        if word.startswith("fly"):
            self.score_flock(word[-1], 5)
            task = "draw"
        if task == "draw":
            yield task, ["draw"]
        drawn = self.draw_to_hand(1)
        self.tidy()
        self.idle = self.idle + 1 if task == "play" and not drawn else 0
        if self.idle == len(self.seats) or self.turn - self.scored >= PATIENCE:
            raise Ended("stalled")

    def plays(self) -> list[str]:
        """A bird that asks for a discard needs another card in the hand."""
        birds = [bird for bird in kinds(self.hand) if bird not in ASKS_FOR_DISCARD or len(self.hand) > 1]
        return [f"{bird}{branch}" for bird in birds for branch in (1, 2, 3) if len(self.branch(branch)) < ROOM]

    def flocks(self, number: int) -> list[str]:
        return [f"fly{bird}" for bird in kinds(self.hand) if self.hand.count(bird) >= number]

    def score_flock(self, bird: str, number: int) -> None:
        """The top token, and the one egg of the bird if it is still there."""
        self.discard([bird] * number)
        self.scored = self.turn
        self.eggs[self.seat] += self.column.pop(0)
        if bird in self.one_eggs:
            self.one_eggs.remove(bird)
            self.eggs[self.seat] += 1
        if not self.column:
            raise Ended("eggs-gone")

    # Powers

    def use_card(self, card: InUse) -> Asking:
        """Use the power of a card in the tree, again and again if it has uses left."""
        self.powers.append(card)
        while True:
            yield from self.use_power(self.tree[card.place])
            self.task, self.progress = "", Progress()
            if not card.uses:
                break
            card.uses -= 1
            card.copies = ""
        self.powers.pop()

    def use_power(self, bird: str) -> Asking:
        """Some powers ask for a discard first, unless it was paid before the position was written."""
        powers: dict[str, Callable[[], Asking]] = {
            "G": self.galah,
            "B": self.brolga,
            "S": self.eastern_spinebill,
            "K": self.kookaburra,
            "F": self.tawny_frogmouth,
            "O": self.powerful_owl,
            "E": self.wedge_tailed_eagle,
            "P": self.palm_cockatoo,
            "L": self.rainbow_lorikeet,
            "M": self.magpie,
            "U": self.budgerigar,
            "R": self.eastern_rosella,
            "C": self.sulphur_crested_cockatoo,
            "W": self.superb_fairy_wren,
        }
        if bird in ASKS_FOR_DISCARD and not self.entering and self.task not in ("take", "twice", "four"):
            if not self.hand:
                return
            word = yield "pay", [f"drop{bird}" for bird in kinds(self.hand)]
            self.discard([word[-1]])
        yield from powers[bird]()

    def galah(self) -> Asking:
        """Draw 3 cards."""
        self.draw_to_hand(3)
        yield from ()

    def budgerigar(self) -> Asking:
        """Draw 5 cards."""
        self.draw_to_hand(5)
        yield from ()

    def brolga(self) -> Asking:
        """Take any card, and perhaps the one directly above it."""
        yield from self.take_cards(2, lambda branch, place: [(branch - 1, place)])

    def eastern_spinebill(self) -> Asking:
        """Take any card, and perhaps the one directly to its left or right."""
        yield from self.take_cards(2, lambda branch, place: [(branch, place - 1), (branch, place + 1)])

    def kookaburra(self) -> Asking:
        """Take 2 cards of 2 different types."""
        progress = self.progress
        yield from self.take_cards(
            2, lambda *_: [place for place, bird in self.tree.items() if bird != progress.took], may_stop=False
        )

    def sulphur_crested_cockatoo(self) -> Asking:
        """Take up to 4 cards in a row on 1 branch: each next one left or right of the gap that grows."""
        progress = self.progress
        yield from self.take_cards(4, lambda branch, place: [(branch, place - 1), (branch, place + 4 - progress.left)])

    def take_cards(self, number: int, further: Callable[[int, int], list[Place]], may_stop: bool = True) -> Asking:
        """Take any card, then others from the further places, which depend on the gap."""
        progress = self.progress
        if self.task != "take":
            progress.left = number
        while progress.left:
            places = self.takeable()
            if progress.gap:
                places = [place for place in places if place in further(*progress.gap)]
            if not places:
                return
            words = [f"take{spell_place(place)}" for place in places]
            word = yield "take", [*words, "done"] if progress.gap and may_stop else words
            if word == "done":
                return
            self.take(word)
            progress.left -= 1

    def rainbow_lorikeet(self) -> Asking:
        """Take a card, then fill the gap with a card of another type from the hand; as often as you like."""
        progress = self.progress
        if self.task not in ("swap", "put"):
            progress.left = len(self.tree) + len(self.tree) // 2
        while progress.left:
            if not progress.gap:
                places = [place for place in self.takeable() if {*self.hand} - {self.tree[place]}]
                word = yield "swap", [*(f"take{spell_place(place)}" for place in places), "done"]
                if word == "done":
                    return
                self.take(word)
            assert progress.gap
            word = yield "put", [f"put{bird}" for bird in kinds(self.hand) if bird != progress.took]
            self.lose_openly([word[-1]])
            self.tree[progress.gap] = word[-1]
            progress.gap, progress.took = None, ""
            progress.left -= 1

    def tawny_frogmouth(self) -> Asking:
        """Reveal 4 cards, keep 2 and discard the others."""
        progress = self.progress
        if self.task != "keep":
            progress.revealed = self.turn_over(4)
            progress.left = 2
        while progress.left and progress.revealed:
            word = yield "keep", [f"keep{bird}" for bird in kinds(progress.revealed)]
            progress.revealed.remove(word[-1])
            progress.left -= 1
            self.gain_openly([word[-1]])
        self.discard_pile += progress.revealed

    def powerful_owl(self) -> Asking:
        """Name a bird, reveal 7 cards, keep those that match and discard the others."""
        if self.draw_pile or self.discard_pile:
            word = yield "name", [f"name{bird}" for bird in self.birds]
            revealed = self.turn_over(7)
            self.gain_openly([bird for bird in revealed if bird == word[-1]])
            self.discard_pile += [bird for bird in revealed if bird != word[-1]]

    def turn_over(self, number: int) -> list[str]:
        revealed = self.draw(number)
        self.news.shown += revealed
        return revealed

    def wedge_tailed_eagle(self) -> Asking:
        """Look at the hand of an opponent and take a card; its owner draws 1."""
        if self.task != "steal":
            if not self.visits():
                return
            word = yield "from", self.visits()
            self.progress.robbed = int(word[-1])
            self.known[self.seat, self.progress.robbed] = list(self.hands[self.progress.robbed])
            self.revealing = True
        victim = self.progress.robbed
        word = yield "steal", [f"steal{bird}" for bird in kinds(self.hands[victim])]
        self.hands[victim].remove(word[-1])
        self.carry_off(word[-1], victim)
        self.repay(victim, 1)

    def palm_cockatoo(self) -> Asking:
        """Take 2 cards of an opponent without seeing what they are; their owner draws 2."""
        if self.visits():
            word = yield "from", self.visits()
            victim = int(word[-1])
            for _ in range(min(2, len(self.hands[victim]))):
                self.carry_off(self.draw_from(self.hands[victim]), victim)
            self.repay(victim, 2)

    def visits(self) -> list[str]:
        return [f"from{seat}" for seat in self.opponents() if self.hands[seat]]

    def magpie(self) -> Asking:
        """Choose a bird at the end of any branch, but no Magpie, and use its power."""
        card = self.powers[-1]
        if not card.copies:
            ends = {number: self.branch(number)[-1] for number in (1, 2, 3) if self.branch(number)}
            usable = [bird for bird in BIRDS if bird != "M" and (self.hand or bird not in ASKS_FOR_DISCARD)]
            choices = [f"copy{number}" for number, bird in ends.items() if bird in usable]
            if not choices:
                return
            word = yield "copy", choices
            card.copies = ends[int(word[-1])]
        yield from self.use_power(card.copies)

    def eastern_rosella(self) -> Asking:
        """Play any card from the hand and use its power two times."""
        if not self.entering:
            if not self.plays():
                return
            word = yield "twice", self.plays()
            self.entering = [self.lay(word, uses=1)]
            self.task = ""
        yield from self.use_card(self.entering.pop(0))

    def superb_fairy_wren(self) -> Asking:
        """Score a flock of 4, or not."""
        word = yield "four", [*self.flocks(4), "done"]
        if word != "done":
            self.score_flock(word[-1], 4)

    # Moves and endings

    def moves(self) -> list[str]:
        return self.words

    def play(self, word: str) -> None:
        if word not in self.words:
            raise ValueError(f"{word} is not one of {self.words}")
        self.ply += 1
        self.news = News(word, self.seat)
        self.revealing = False
        chance = self.chance.state
        self.go_on(word)
        if self.revealing or self.chance.state != chance:
            self.reveals += 1

    def go_on(self, word: str | None) -> None:
        """Run the game up to its next question; without a word, from the position as it lies there."""
        try:
            self.task, self.words = next(self.game) if word is None else self.game.send(word)
        except Ended as ending:
            self.task, self.words = str(ending), []
            self.powers, self.progress = [], Progress()
            self.revealing = True

    def ending(self) -> str | None:
        return self.task if self.task in ENDINGS else None

    def scores(self) -> list[int]:
        return list(self.eggs.values())

    def points(self) -> list[Fraction]:
        """Most eggs win, then most cards in hand; who still ties shares."""
        if not self.ending():
            return [Fraction(0) for _ in self.seats]
        merits = [(self.eggs[seat], len(self.hands[seat])) for seat in self.seats]
        return [Fraction(merit == max(merits), merits.count(max(merits))) for merit in merits]

    # The text

    def position(self) -> str:
        return self.spell(None, spell_pile(self.draw_pile), f"{self.chance.state:016x}")

    def sight(self, viewer: int) -> str:
        """What one seat may know, or, for 0, everybody; whoever knows every hand can work the draw pile out."""
        hidden = UNNAMED in "".join(self.spell_hand(owner, viewer) for owner in self.seats)
        return self.spell(viewer, UNNAMED if hidden else spell_pile(self.draw_pile), UNNAMED)

    def spell(self, viewer: int | None, draw_pile: str, chance: str) -> str:
        """The position line for one viewer, or, for None, in full."""
        clock = (self.turn, self.scored, self.idle, self.ply, self.reveals)
        fields = [
            "busybeaks",
            str(len(self.seats)),
            self.birds,
            f"{self.seat}:{self.task}",
            "/".join("".join(self.branch(number)) or "-" for number in (1, 2, 3)),
            "/".join(self.spell_hand(owner, viewer) for owner in self.seats),
            "/".join(map(str, self.scores())),
            f"{len(self.column)}:{spell_pile(self.one_eggs)}",
            draw_pile,
            spell_pile(self.discard_pile),
            ",".join(card.spell() for card in self.powers) or "-",
            self.progress.spell(),
            ".".join(map(str, clock)),
            chance,
            self.news.spell(viewer),
        ]
        return " ".join(fields)

    def spell_hand(self, owner: int, viewer: int | None) -> str:
        """The cards, what everybody knows of them, and what single seats know, told to these seats and to the owner."""
        named = self.hands[owner] if viewer in (None, owner) else self.known[viewer or EVERYBODY, owner]
        hidden = len(self.hands[owner]) - len(named)
        cards = f"{spell_pile(named)}{UNNAMED}{hidden}".removeprefix("-") if hidden else spell_pile(named)
        public = self.known[EVERYBODY, owner]
        knowing = {seat: self.known[seat, owner] for seat in self.seats if seat != owner}
        told = [
            f"{seat}={spell_pile(known)}"
            for seat, known in knowing.items()
            if len(known) > len(public) and viewer in (None, seat, owner)
        ]
        return f"{cards}:{spell_pile(public)}:{','.join(told) or '-'}"

    @classmethod
    def read(cls, position: str, seed: int | None = None) -> Table:
        fields = position.split(" ")
        fields += ["-", "-", "1.0.0.0.0", "*", "-"][len(fields) - 10 :]
        _, seats, birds, turn, tree, hands, eggs, tokens, draw_pile, discard_pile, *rest = fields
        powers, progress, clock, chance, news = rest
        table = cls(int(seats), birds, Chance.from_seed(seed or 0))
        seat, table.task = turn.split(":")
        table.seat = int(seat)
        table.tree = planted([list(branch.strip("-")) for branch in tree.split("/")])
        for owner, hand in enumerate(hands.split("/"), 1):
            table.read_hand(owner, hand)
        table.eggs = dict(zip(table.seats, map(int, eggs.split("/")), strict=True))
        tokens, one_eggs = tokens.split(":")
        table.column = table.column[len(table.column) - int(tokens) :]
        table.one_eggs = read_pile(one_eggs)
        table.draw_pile = [] if draw_pile == UNNAMED else read_pile(draw_pile)
        table.discard_pile = read_pile(discard_pile)
        table.entering = [] if powers == "-" else [InUse.read(card) for card in powers.split(",")]
        table.progress = Progress.read(progress)
        table.turn, table.scored, table.idle, table.ply, table.reveals = map(int, clock.split("."))
        table.news = News.read(news)
        remaining = table.name_all_cards()
        if draw_pile == UNNAMED:
            table.draw_pile = remaining
        if chance != UNNAMED:
            table.chance = Chance(int(chance, 16))
        if not table.ending():
            table.go_on(None)
        return table

    def read_hand(self, owner: int, text: str) -> None:
        cards, public, told = [*text.split(":"), "-", "-"][:3]
        self.hands[owner] = read_pile(cards)
        piles = {int(seat): pile for seat, pile in re.findall(r"(\d)=(\w+)", told)}
        for viewer in [EVERYBODY, *self.seats]:
            if viewer != owner:
                self.known[viewer, owner] = read_pile(piles.get(viewer, public))

    def name_all_cards(self) -> list[str]:
        """Give every hand its unnamed cards; what remains of the cards left is returned."""
        named = {seat: [bird for bird in hand if bird != UNNAMED] for seat, hand in self.hands.items()}
        missing = {seat: hand.count(UNNAMED) for seat, hand in self.hands.items()}
        while True:
            self.hands = {seat: list(hand) for seat, hand in named.items()}
            left = self.unplaced_cards()
            for seat in self.seats:
                self.hands[seat] += [self.draw_from(left) for _ in range(missing[seat])]
            if self.can_answer() or not any(missing.values()):
                break
        if self.task == "steal":
            self.known[self.seat, self.progress.robbed] = list(self.hands[self.progress.robbed])
        return left

    def can_answer(self) -> bool:
        """Two tasks need certain cards in the hand of the seat to move."""
        if self.task == "put":
            return any(bird != self.progress.took for bird in self.hand)
        return self.task != "twice" or bool(self.plays())

    def placed_cards(self) -> list[str]:
        """Every named card of the table, wherever it lies."""
        piles = [self.tree.values(), *self.hands.values(), self.draw_pile, self.discard_pile, self.progress.revealed]
        return [bird for pile in piles for bird in pile]

    def unplaced_cards(self) -> list[str]:
        left = list(self.birds * COPIES)
        for bird in self.placed_cards():
            left.remove(bird)
        return left


def planted(branches: list[list[str]]) -> dict[Place, str]:
    """A tree of these branches."""
    numbered = [(branch, enumerate(birds, 1)) for branch, birds in enumerate(branches, 1)]
    return {(branch, place): bird for branch, birds in numbered for place, bird in birds if bird != GAP}


def surprise(chance: Chance) -> str:
    """Seven birds by chance, with at least two that take cards from the tree."""
    while True:
        birds = ""
        for looked_at, bird in enumerate(BIRDS):
            if chance.below(len(BIRDS) - looked_at) < 7 - len(birds):
                birds += bird
        if len(set(birds) & set(FROM_THE_TREE)) >= 2:
            return birds
