"""A match: how the table was set, and a list of moves. Everything else about it follows from those two."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from gettext import NullTranslations

import numpy as np

from birdtable.errors import IllegalMove, Malformed
from birdtable.games import NAMES, load
from birdtable.games.contract import Game, State
from birdtable.games.text import quoted, read_number, read_seed

HEADERS = (
    "Game",
    "Edition",
    "Seats",
    "Seed",
    "Position",
    "Names",
    "Players",
    "Note",
    "Result",
)  # all others are options
TURN = re.compile(r"([0-9]{1,20})\. +([0-9]) *(.*)")


class Match:
    """A game in progress, or finished. Made by `deal` or `start`."""

    def __init__(self, game: Game, first: State, seed: int | None, options: Mapping[str, str]) -> None:
        self.game = game
        self.seed = seed
        self.options = dict(options)  # those not at their defaults, as text
        self.position = ""  # what the match started from, if it was not dealt
        self.moves: list[int] = []
        self._names: list[str] = []
        self._players: list[str] = []
        self._note = ""
        self.states = [first]  # before the first move, and after each

    @classmethod
    def deal(cls, game: Game, seats: int, seed: int, options: Mapping[str, str] | None = None) -> "Match":
        """A new match."""
        chosen = game.notation.read_options(seats, options or {})
        state = game.new()
        game.deal(state, chosen, np.uint64(seed))
        return cls(game, state, seed, game.notation.write_options(chosen))

    @classmethod
    def start(cls, game: Game, position: str, seed: int | None = None) -> "Match":
        """A match that starts from a position."""
        match = cls(game, game.notation.read_position(position, seed), seed, {})
        match.position = " ".join(position.split())
        return match

    @property
    def state(self) -> State:
        """The state now; never to be changed."""
        return self.states[-1]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.state.seats)

    @property
    def people(self) -> int:
        """How many of them, from the first, have choices; the rules play the others."""
        return int(self.state.people)

    @property
    def names(self) -> list[str]:
        """Who plays, by seat; empty if nobody has said."""
        return self._names

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        self._names = one_for_each("Names", names, self.seats)

    @property
    def players(self) -> list[str]:
        """What plays, by seat that has choices: human, or a bot by name; empty if nobody has said."""
        return self._players

    @players.setter
    def players(self, players: Sequence[str]) -> None:
        self._players = one_for_each("Players", players, self.people)

    @property
    def note(self) -> str:
        """A remark."""
        return self._note

    @note.setter
    def note(self, note: str) -> None:
        if note and not note.isprintable():
            raise Malformed(f"Note: expected text in one line, not {quoted(note)}")
        self._note = note.strip()

    # ------------------------------------------------------------------------ moves

    def legal(self) -> list[int]:
        """The numbers of the legal moves, in ascending order."""
        moves = np.zeros(self.game.moves, np.int16)
        n = self.game.legal(self.state, moves)
        return [int(move) for move in moves[:n]]

    def play(self, move: int) -> None:
        """Make a move."""
        if move not in range(self.game.moves):
            raise IllegalMove(f"move: expected a number from 0 to {self.game.moves - 1}, not {move}")
        if move not in self.legal():
            raise IllegalMove(f"{self.game.notation.write_move(move)}: {self.why_not(move)}")
        state = self.state.copy()
        self.game.play(state, move)
        self.states.append(state)
        self.moves.append(move)

    def can_take_back(self) -> bool:
        """Whether the last move brought nothing hidden out and left the turn where it was."""
        if not self.moves:
            return False
        before, after = self.states[-2:]
        return bool(before.turn == after.turn and before.reveals == after.reveals)

    def take_back(self) -> None:
        """Undo the last move."""
        if not self.can_take_back():
            raise IllegalMove("nothing can be taken back")
        self.moves.pop()
        self.states.pop()

    # ------------------------------------------------------------------------ looking

    def view(self, seat: int | None, ply: int) -> State:
        """What a seat saw after so many moves; None is everything."""
        return self.states[ply] if seat is None else self.sight(seat, ply)

    def sight(self, seat: int, ply: int | None = None) -> State:
        """What a seat, or with NONE a spectator, may know: now, or after so many moves."""
        sight = self.states[-1 if ply is None else ply].copy()
        self.game.sight(sight, seat)
        return sight

    def tell(self, ply: int, seat: int | None, names: list[str], t: NullTranslations) -> list[str]:
        """What the move that led to a ply did, as a seat saw it."""
        return self.game.words.tell(self.view(seat, ply - 1), self.view(seat, ply), names, t)

    def points(self) -> list[Fraction]:
        """By seat: 1 shared among the winners."""
        out = np.zeros((2, self.game.seats[-1]))
        self.game.points(self.state, out)
        winners = int(np.count_nonzero(out[0]))
        return [Fraction(bool(point), winners or 1) for point in out[0, : self.seats]]

    def result(self) -> str:
        """'two-threes 0 1', or nothing while the game goes on."""
        if not self.state.over:
            return ""
        return " ".join([self.game.endings[self.state.over - 1], *map(str, self.points())])

    # ------------------------------------------------------------------------ text

    def write(self) -> str:
        """The match as a text file: docs/notation.md, "Matches"."""
        headers = {"Game": self.game.name, "Edition": str(self.game.edition)}
        headers |= {"Position": self.position} if self.position else {"Seats": str(self.people)}
        headers |= {} if self.seed is None else {"Seed": str(self.seed)}
        headers |= self.options
        headers |= {"Names": ", ".join(self.names), "Players": ", ".join(self.players)}
        headers |= {"Note": self.note, "Result": self.result()}
        lines = [f"{name}: {value}" for name, value in headers.items() if value]
        return "\n".join([*lines, "", *self.write_turns()]) + "\n"

    def write_turns(self) -> list[str]:
        """A line for each turn: its number, its seat, its moves."""
        lines: list[str] = []
        turn = None
        for before, move in zip(self.states, self.moves, strict=False):
            if before.turn != turn:
                turn = before.turn
                lines.append(f"{turn}. {before.seat + 1}")
            lines[-1] += f" {self.game.notation.write_move(move)}"
        return lines

    @classmethod
    def read(cls, text: str) -> "Match":
        """A match from its text file."""
        lines = [(number, line.strip()) for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
        turns = next((i for i, (_, line) in enumerate(lines) if TURN.match(line)), len(lines))
        headers = read_headers(lines[:turns])
        match = from_headers(cls, headers)
        for number, line in lines[turns:]:
            match.read_turn(number, line)
        if headers.get("Result", match.result()) != match.result():
            found = match.result() or "that the game goes on"
            raise Malformed(f"Result: expected what follows from the moves, {found}, not {quoted(headers['Result'])}")
        return match

    def read_turn(self, number: int, line: str) -> None:
        """Play the moves of one line."""
        if not (found := TURN.match(line)):
            raise Malformed(f"line {number}: expected a turn like '1. 1 P3L skip', not {quoted(line)}")
        turn, seat, words = found[1], found[2], found[3].split()
        if not words:
            raise Malformed(f"line {number}: expected moves after the seat")
        for i, word in enumerate(words):
            if i == 0 and (int(turn), int(seat)) != (self.state.turn, self.state.seat + 1):
                expected = f"turn {self.state.turn} of seat {self.state.seat + 1}"
                raise Malformed(f"line {number}: expected {expected}, found turn {turn} of seat {seat}")
            if i > 0 and int(turn) != self.state.turn:
                raise Malformed(f"line {number}: expected no move after the end of turn {turn}, found {quoted(word)}")
            try:
                move = self.game.notation.read_move(word)
            except Malformed as problem:
                raise Malformed(f"line {number}, {problem}") from None
            if move not in self.legal():
                raise Malformed(f"line {number}: expected a legal move, not {quoted(word)}: {self.why_not(move)}")
            self.play(move)

    def why_not(self, move: int, t: NullTranslations | None = None) -> str:
        """Why a move is not legal now."""
        return self.game.words.why_not(self.sight(self.state.seat), move, t or NullTranslations())


def one_for_each(header: str, words: Sequence[str], seats: int) -> list[str]:
    """Words for the seats, checked to be such that they can be written and read again."""
    if words and len(words) != seats:
        raise Malformed(f"{header}: expected {seats}, separated by commas, found {len(words)}")
    for word in words:
        if not word.strip() or "," in word or not word.isprintable():
            raise Malformed(f"{header}: expected words in one line, without commas, not {quoted(word)}")
    return [word.strip() for word in words]


def game_named(text: str) -> str | None:
    """The game of a match file, before the match is read; None if it names none that there is."""
    found = re.search(r"^\s*Game:\s*(\S+)", text, flags=re.MULTILINE)
    return found[1] if found and found[1] in NAMES else None


def read_headers(lines: list[tuple[int, str]]) -> dict[str, str]:
    """The headers of a match by name."""
    headers: dict[str, str] = {}
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon or not name or " " in name:
            raise Malformed(f"line {number}: expected a header like 'Seats: 2', or a turn, not {quoted(line)}")
        if name in headers:
            raise Malformed(f"line {number}: expected the header {quoted(name)} once")
        headers[name] = value.strip()
    return headers


def from_headers(cls: type[Match], headers: Mapping[str, str]) -> Match:
    """The match that the headers describe, before its first move."""
    if next(iter(headers), "") != "Game":
        raise Malformed("Game: expected as the first header")
    if headers["Game"] not in NAMES:
        raise Malformed(f"Game: expected {' or '.join(NAMES)}, not {quoted(headers['Game'])}")
    game = load(headers["Game"])
    if (edition := headers.get("Edition", "1")) != str(game.edition):
        raise Malformed(f"Edition: expected {game.edition}, not {quoted(edition)}")
    seed = read_seed(headers["Seed"]) if "Seed" in headers else None
    options = {name: value for name, value in headers.items() if name not in HEADERS}
    for name in options:
        if name not in [choice.name for choice in game.notation.CHOICES]:
            raise Malformed(f"header {quoted(name)}: expected {', '.join(HEADERS)} or an option of {game.name}")
    if "Position" in headers:
        if unwanted := [*options, *({"Seats"} & set(headers))]:
            raise Malformed(f"{quoted(unwanted[0])}: expected no such header beside Position")
        try:
            match = cls.start(game, headers["Position"], seed)
        except Malformed as problem:
            raise Malformed(f"Position, {problem}") from None
    else:
        if seed is None:
            raise Malformed("Seed: expected a header, since the match is dealt")
        seats = read_number(headers.get("Seats", ""), "Seats", game.seats[0], game.seats[-1])
        match = cls.deal(game, seats, seed, options)
    match.note = headers.get("Note", "")
    match.names = headers["Names"].split(",") if "Names" in headers else []
    match.players = headers["Players"].split(",") if "Players" in headers else []
    return match
