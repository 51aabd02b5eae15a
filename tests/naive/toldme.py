"""The Bird Told Me, played slowly and plainly: cards are names in lists, the branch is cells with stacks of cards.

It follows the rulebook paragraph by paragraph, and our rulings where the book is silent. A game is a generator that
asks and is told; running out of cards is an exception. Whether a branch is legal is looked up from the whole branch,
each time anew. It shares nothing with the engine but the text of decks, and chance with CuBirds' twin.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.naive.cubirds import Chance

COLORS = "YWRGBK"
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
SPOTS = {"n": "north", "e": "east", "s": "south", "w": "west"}
TRUNK = (0, 0)
Cell = tuple[int, int]
Asking = Generator[tuple[str, list[str]], str, None]
Answer = Generator[tuple[str, list[str]], str, str]


class Exhausted(Exception):
    """The draw pile has run out for good."""


@dataclass(frozen=True)
class Card:
    color: str
    value: int
    sides: str
    says: str

    def number(self, marks: str) -> int:
        """The number in brackets, or that in parentheses."""
        inside = self.says.split(marks[0])
        return int(inside[1][0]) if len(inside) > 1 else 0


def order(word: str) -> tuple[int, int, int]:
    """The order of moves: cards, plumage, seats, spots, then the rest."""
    if word[0] == "c" and word[1].isdigit():
        return 0, word.endswith("b"), int(word[1:].rstrip("b"))
    if word.startswith("plume"):
        return 1, COLORS.index(word[5]), 0
    rest = ["north", "east", "south", "west", "over", "pass", "draw", "done"]
    return (2, int(word[4]), 0) if word.startswith("seat") else (3, rest.index(word), 0)


def by_number(card: str) -> tuple[bool, int]:
    return card.endswith("b"), int(card.rstrip("b"))


@dataclass
class Branch:
    """Cells in the order in which they came, each with its stack, the visible card first."""

    faces: dict[str, Card]
    stacks: dict[Cell, list[str]] = field(default_factory=dict)

    def face(self, cell: Cell) -> Card:
        return self.faces[self.stacks[cell][0]]

    def sides(self, cell: Cell) -> str:
        return "ew" if cell == TRUNK else self.face(cell).sides if cell in self.stacks else ""

    def links(self) -> set[frozenset[Cell]]:
        """The pairs of cells that are connected."""
        found = set()
        for cell in self.stacks:
            for side in self.sides(cell):
                other = beside(cell, side)
                if OPPOSITE[side] in self.sides(other):
                    found.add(frozenset({cell, other}))
        return found

    def parents(self) -> dict[Cell, Cell]:
        """Each cell's parent, by walking outward from the trunk."""
        beyond: dict[Cell, set[Cell]] = {}
        for one, other in map(tuple, self.links()):
            beyond.setdefault(one, set()).add(other)
            beyond.setdefault(other, set()).add(one)
        found, edge = dict[Cell, Cell](), [TRUNK]
        while edge:
            cell = edge.pop()
            for other in beyond.get(cell, set()) - {TRUNK, *found}:
                found[other] = cell
                edge.append(other)
        return found

    def is_legal(self) -> bool:
        """One tree on one side of the trunk, in which no value rises outward."""
        links = self.links()
        if len(links) != len(self.stacks):
            return False
        parents = self.parents()
        if set(parents) != set(self.stacks):
            return False
        if sum(TRUNK in link for link in links) > 1:
            return False
        return all(up == TRUNK or self.face(up).value >= self.face(cell).value for cell, up in parents.items())

    def with_stack(self, cell: Cell, stack: list[str]) -> Branch:
        """The branch with other cards in a cell, or with none."""
        stacks = {**self.stacks, cell: stack}
        return Branch(self.faces, {cell: stack for cell, stack in stacks.items() if stack})

    def can_add(self, card: str, cell: Cell) -> bool:
        return cell != TRUNK and cell not in self.stacks and self.with_stack(cell, [card]).is_legal()

    def can_cover(self, card: str, cell: Cell) -> bool:
        after = self.with_stack(cell, [card, *self.stacks[cell]])
        return after.links() == self.links() and after.is_legal()

    def can_take(self, cell: Cell) -> bool:
        after = self.with_stack(cell, self.stacks[cell][1:])
        return after.is_legal() and (after.links() == self.links() or len(self.stacks[cell]) == 1)

    def route(self, cell: Cell) -> list[Cell]:
        """The cells from the trunk to this one."""
        parents, found = self.parents(), list[Cell]()
        while cell != TRUNK:
            found.insert(0, cell)
            cell = parents[cell]
        return found

    def cell_of(self, card: str) -> Cell:
        return next(cell for cell, stack in self.stacks.items() if stack[0] == card)

    def visible(self) -> list[str]:
        return [stack[0] for stack in self.stacks.values()]

    def birds(self, color: str) -> int:
        return sum(self.faces[card].value for card in self.visible() if self.faces[card].color == color)

    def has_connection(self) -> bool:
        """A connector that faces an empty cell; on the empty branch the trunk's."""
        full = {TRUNK, *self.stacks}
        return not self.stacks or any(
            beside(cell, side) not in full for cell in self.stacks for side in self.sides(cell)
        )


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def name_of(cell: Cell) -> str:
    column = f"{'E' if cell[0] > 0 else 'W'}{abs(cell[0])}" if cell[0] else ""
    return column + (f"{'S' if cell[1] > 0 else 'N'}{abs(cell[1])}" if cell[1] else "")


class Table:
    """A table just set; `asked` is the task and the legal words, `play` answers."""

    def __init__(self, seats: int, seed: int, bonus: bool, deck: str) -> None:
        self.seats, self.bonus = seats, bonus
        printed = {
            words[0]: Card(words[1], int(words[2]), words[3], words[4]) for words in map(split_card, deck.split("/"))
        }
        self.faces = printed | ({f"{number}b": face for number, face in printed.items()} if seats > 3 else {})
        self.chance = Chance.from_seed(seed)
        self.draw_pile, self.discards = sorted(self.faces, key=by_number), list[str]()
        self.hidden = [list[str]() for _ in range(seats)]
        self.seen = [list[str]() for _ in range(seats)]
        self.scores = [list[str]() for _ in range(seats)]
        self.plumage: dict[str, int | None] = dict.fromkeys(COLORS)
        self.holder: int | None = None
        self.branch = Branch(self.faces)
        self.shuffles, self.ply, self.reveals, self.turn, self.rounds = 0, 0, 0, 1, 1
        self.news, self.drew, self.revealed, self.ending = "-", 0, False, ""
        self.boosts: list[tuple[str, int]] = []
        self.goal, self.spoken, self.grown = TRUNK, set[Cell](), False
        self.shown = ""  # the card in the air
        self.set_up()
        self.revealed = False
        self.game = self.whole_game()
        self.asked = next(self.game)

    # Setting the table

    def set_up(self) -> None:
        """A card face up for everybody, more for those who tie; then face down up to six."""
        tied = list(range(self.seats))
        for _ in range(6):
            values = []
            for seat in tied:
                self.seen[seat].append(self.draw())
                values.append(self.faces[self.seen[seat][-1]].value)
            tied = [seat for seat, value in zip(tied, values, strict=True) if value == max(values)]
            if len(tied) == 1:
                break
        self.seat = tied[0] if len(tied) == 1 else tied[self.chance.below(len(tied))]
        for seat in range(self.seats):
            while len(self.hand(seat)) < 6:
                self.hidden[seat].append(self.draw())

    def draw(self) -> str:
        """A card from the draw pile; the discard pile is shuffled once."""
        if not self.draw_pile:
            if self.shuffles or not self.discards:
                raise Exhausted
            self.draw_pile, self.discards, self.shuffles = self.discards, [], 1
        self.draw_pile.sort(key=by_number)
        self.revealed = True
        return self.draw_pile.pop(self.chance.below(len(self.draw_pile)))

    def hand(self, seat: int) -> list[str]:
        return self.hidden[seat] + self.seen[seat]

    def play(self, word: str) -> None:
        """Answer what was asked."""
        assert word in self.asked[1]
        self.ply, self.news, self.drew, self.revealed = self.ply + 1, word, 0, False
        try:
            self.asked = self.game.send(word)
        except StopIteration:
            self.asked = (self.ending, [])
            self.revealed = True
        self.reveals += self.revealed

    # The course of a game

    def whole_game(self) -> Asking:
        """Turn after turn, until somebody has thirty points or the cards run out again."""
        try:
            while True:
                yield from self.one_turn()
                if not self.branch.has_connection():
                    self.award()
                if self.thirty():
                    return
                following = (self.seat + 1) % self.seats
                if self.holder == following and self.branch.stacks:
                    self.award()
                    if self.thirty():
                        return
                self.seat, self.turn = following, self.turn + 1
                if not self.branch.stacks:
                    self.plumage, self.holder = dict.fromkeys(COLORS), None
        except Exhausted:
            self.award()
            self.ending = "second-exhaustion"

    def thirty(self) -> bool:
        if any(self.points(seat) >= 30 for seat in range(self.seats)):
            self.ending = "thirty-points"
        return bool(self.ending)

    def points(self, seat: int) -> int:
        return sum(self.faces[card].value for card in self.scores[seat])

    def winner(self) -> int:
        """The most points; ties go to the current player, or to who comes next."""
        current = self.seat
        if self.ending == "thirty-points" and self.holder is not None:
            current = self.holder
        turns = [(current + i) % self.seats for i in range(self.seats)]
        return max(turns, key=self.points)

    def one_turn(self) -> Asking:
        self.boosts, self.goal, self.spoken, self.grown = [], TRUNK, set(), False
        first = yield "first", [*self.words(self.addable()), "pass"]
        if first == "pass":
            for _ in range(2):
                self.draw_unseen()
            self.holder = self.seat if self.holder is None else self.holder
            return
        self.holder = None
        added = [(yield from self.add_from_hand(first[1:]))]
        plume = self.faces[added[0]].color
        free = [f"plume{plume}"] if self.plumage[plume] is None else []
        second = yield "second", self.words(self.addable()) + free + ["draw"]
        if second == "draw":
            self.draw_unseen()
        elif second.startswith("plume"):
            self.plumage[plume] = self.seat
        else:
            added.append((yield from self.add_from_hand(second[1:])))
        leaves = [card for card in added if not self.children(self.branch.cell_of(card))]
        self.goal = self.branch.cell_of((yield from self.choose("leaf", self.words(leaves)))[1:])
        yield from self.branch_phase()

    def branch_phase(self) -> Asking:
        """Bird after bird, wherever the route leads by then; and the top card of the draw pile."""
        while ahead := [cell for cell in self.branch.route(self.goal) if cell not in self.spoken]:
            yield "hear", ["hear"]
            self.spoken.add(ahead[0])
            yield from self.listen(self.branch.stacks[ahead[0]][0], ahead[0] == self.goal and not self.bonus)
            if self.grown and self.children(self.goal):
                ends = [cell for cell in self.branch.stacks if not self.children(cell)]
                past = [self.branch.stacks[cell][0] for cell in ends if self.goal in self.branch.route(cell)]
                self.goal = self.branch.cell_of((yield from self.choose("leaf", self.words(past)))[1:])
            self.grown = False
        yield "top", ["top"]
        top = self.draw()
        self.discards.append(top)
        if self.bonus:
            yield from self.listen(top, True)

    def listen(self, card: str, last: bool) -> Asking:
        """A bird speaks, its number raised by its colour on the route and by the boosts that it uses up."""
        from tests.naive.toldme_birds import speak

        face, number = self.faces[card], self.faces[card].number("[")
        route = [self.branch.stacks[cell][0] for cell in self.branch.route(self.goal)]
        number += sum(self.faces[other].color == face.color for other in route if other != card)
        fitting = {"next", f"value {face.value}"} | ({"last"} if last else set())
        if self.plumage[face.color] == self.seat:
            fitting.add("plumage")
        number += sum(by for what, by in self.boosts if what in fitting)
        self.boosts = [(what, by) for what, by in self.boosts if what not in fitting]
        yield from speak(self, card, number)

    def award(self) -> None:
        """The end of a round: the colours with the most birds pay their holders; the rest is discarded."""
        most = max(self.branch.birds(color) for color in COLORS)
        paid = []
        for card in self.branch.visible():
            color = self.faces[card].color
            if self.branch.birds(color) == most and self.plumage[color] is not None:
                paid.append(card)
        for stack in self.branch.stacks.values():
            self.discards += [card for card in stack if card not in paid]
        low_first = sorted(paid, key=lambda card: (-self.faces[card].value, -by_number(card)[1], -by_number(card)[0]))
        for card in low_first:
            owner = self.plumage[self.faces[card].color]
            assert owner is not None
            self.scores[owner].append(card)
        self.branch = Branch(self.faces)
        self.rounds += 1

    # What birds and players do

    def choose(self, task: str, words: list[str]) -> Answer:
        """Ask, unless there is one answer only."""
        words = sorted(set(words), key=order)
        return words[0] if len(words) == 1 else (yield task, words)

    def words(self, cards: list[str]) -> list[str]:
        return [f"c{card}" for card in sorted(cards, key=by_number)]

    def children(self, cell: Cell) -> list[Cell]:
        return [child for child, parent in self.branch.parents().items() if parent == cell]

    def addable(self) -> list[str]:
        return [card for card in self.hand(self.seat) if self.places(card, ("add",))]

    def places(self, card: str, ways: tuple[str, ...], most: int = 9) -> list[tuple[str, str, Cell]]:
        """Where a card may go: the twig, the spot beside or over it, and the cell."""
        found = []
        for cell in self.branch.stacks or [TRUNK]:
            twig = self.branch.stacks[cell][0] if cell != TRUNK else "trunk"
            for side in self.branch.sides(cell) if "add" in ways else "":
                there = beside(cell, side)
                if OPPOSITE[side] in self.faces[card].sides and self.branch.can_add(card, there):
                    found.append((twig, SPOTS[side], there))
            if (
                "cover" in ways
                and cell != TRUNK
                and self.branch.face(cell).value <= most
                and self.branch.can_cover(card, cell)
            ):
                found.append((twig, "over", cell))
        return found

    def put(self, card: str, ways: tuple[str, ...], most: int = 9) -> Generator[tuple[str, list[str]], str, Cell]:
        """Ask where a card goes, first which twig, and lay it there."""
        self.shown = card
        places = self.places(card, ways, most)
        twig = places[0][0]
        if twig != "trunk":
            twig = (yield from self.choose("twig", [f"c{place[0]}" for place in places]))[1:]
        spot = yield from self.choose("spot", [place[1] for place in places if place[0] == twig])
        cell = next(place[2] for place in places if place[:2] == (twig, spot))
        stack = self.branch.stacks.get(cell, [])
        if not stack:
            self.grown |= self.goal != TRUNK and twig == self.branch.stacks[self.goal][0]
        self.branch.stacks[cell] = [card, *stack]
        self.shown = ""
        return cell

    def add_from_hand(self, card: str) -> Answer:
        self.leave_hand(card)
        yield from self.put(card, ("add",))
        return card

    def leave_hand(self, card: str, seat: int | None = None) -> None:
        for part in (self.hidden, self.seen):
            if card in part[self.seat if seat is None else seat]:
                part[self.seat if seat is None else seat].remove(card)

    def draw_unseen(self) -> None:
        self.hidden[self.seat].append(self.draw())
        self.drew += 1

    def take_twig(self, card: str) -> None:
        """The visible card leaves its cell; a route that ended there ends one cell before."""
        cell = self.branch.cell_of(card)
        parent = self.branch.parents()[cell]
        self.branch.stacks[cell].pop(0)
        if not self.branch.stacks[cell]:
            del self.branch.stacks[cell]
            if self.goal == cell:
                self.goal = parent

    # As text

    def fields(self, viewer: int | None = None) -> dict[str, str]:
        """The fields of the position that both programs have, as everybody or one seat (-1: nobody) sees them."""
        hands = []
        for seat in range(self.seats):
            hidden = listed(self.hidden[seat])
            if viewer is not None and seat != viewer and self.hidden[seat]:
                hidden = f"*{len(self.hidden[seat])}"
            hands.append(f"{hidden}:{listed(self.seen[seat])}")
        starred = any("*" in hand for hand in hands)
        return {
            "seats": f"{self.seats}{'+bonus' if self.bonus else ''}",
            "turn": f"{self.seat + 1}:{self.asked[0]}",
            "branch": "/".join(f"{'>'.join(stack)}@{name_of(cell)}" for cell, stack in self.branch.stacks.items())
            or "-",
            "hands": "/".join(hands),
            "plumage": "".join("-" if owner is None else str(owner + 1) for owner in self.plumage.values()),
            "pass card": "-" if self.holder is None else str(self.holder + 1),
            "scores": "/".join(".".join(score) or "-" for score in self.scores),
            "draw pile": "*" if starred else listed(self.draw_pile),
            "discard pile": listed(self.discards),
            "clock": f"{self.rounds}.{self.turn}.{self.ply}.{self.reveals}.{self.shuffles}",
            "chance": "*" if viewer is not None else f"{self.chance.state:016x}",
            "last move": self.news + (f":{self.drew}" if self.drew else ""),
        }


def split_card(text: str) -> list[str]:
    return text.split(".")


def listed(cards: list[str]) -> str:
    return ".".join(sorted(cards, key=by_number)) or "-"
