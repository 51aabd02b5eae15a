"""Playing a script, and writing down what happens."""

from collections.abc import Mapping
from gettext import NullTranslations
from pathlib import Path
from typing import NamedTuple

import numpy as np

from birdtable import bots
from birdtable.bots import CHANCE
from birdtable.errors import Malformed
from birdtable.games import load
from birdtable.games.chance import start
from birdtable.games.contract import NONE, Game
from birdtable.match import Match

HERE = Path(__file__).parent
ENGLISH = NullTranslations()
PEOPLE = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal"]
GREEDY = "greedy"  # bots play until the end
PLY = "--- "  # how the heading of a ply begins


class Script(NamedTuple):
    """A game to be written down: dealt, or from a position."""

    name: str
    title: str
    moves: str  # words, or GREEDY
    seats: int = 0
    seed: int | None = None
    options: Mapping[str, str] = {}
    position: str = ""


def scripts(name: str) -> list[Script]:
    """The scripts of a game; none if nobody wrote them."""
    path = HERE / f"{name}.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    blocks = [[line for line in block.splitlines() if not line.startswith("#")] for block in text.split("\n\n")]
    return [read_script(block) for block in blocks if block]


def read_script(lines: list[str]) -> Script:
    """A block of a file of scripts."""
    fields = dict(line.split(" ", 1) for line in lines)
    moves = "" if fields["moves"] == "-" else fields["moves"]
    if "position" in fields:
        return Script(fields["name"], fields["title"], moves, position=fields["position"])
    seats, seed, *options = fields["deal"].split()
    given = dict(option.split("=") for option in options)
    return Script(fields["name"], fields["title"], moves, int(seats), int(seed), given)


def file_of(game: str, script: Script) -> Path:
    """Where a playthrough is stored."""
    return HERE / game / f"{script.name}.txt"


def set_up(game: Game, script: Script) -> Match:
    """The match before its first move."""
    if script.position:
        match = Match.start(game, script.position, script.seed)
    else:
        assert script.seed is not None
        match = Match.deal(game, script.seats, script.seed, script.options)
    match.names = PEOPLE[: match.seats]
    match.note = script.title
    return match


def play(game: Game, script: Script) -> Match:
    """The match that a script describes, played."""
    match = set_up(game, script)
    if script.moves != GREEDY:
        for word in script.moves.split():
            match.play(game.notation.read_move(word))
        return match
    choose, rng = bots.load(game, "greedy"), game.new(CHANCE)
    start(rng, np.uint64(0))
    while moves := match.legal():
        match.play(int(choose(match.sight(match.state.seat), np.array(moves, np.int16), len(moves), rng)))
    return match


def stored(game: Game, script: Script) -> Match | None:
    """The match that the file holds; None if there is none, or if it does not follow from the script any more."""
    path = file_of(game.name, script)
    if not path.exists():
        return None
    head = path.read_text(encoding="utf-8").split("\n" + PLY, 1)[0]
    try:
        match = Match.read(head)
    except Malformed:
        return None
    match.note = script.title
    same_start = match.states[0].tobytes() == set_up(game, script).states[0].tobytes()
    as_told = script.moves == GREEDY or script.moves.split() == list(map(game.notation.write_move, match.moves))
    return match if same_start and as_told and (match.state.over or script.moves != GREEDY) else None


def text_of(game: str, script: Script, *, anew: bool = False) -> str:
    """What the file of a script should hold."""
    rules = load(game)
    match = (None if anew else stored(rules, script)) or play(rules, script)
    short = script.moves == GREEDY
    lines = match.write().rstrip().splitlines()
    for ply, state in enumerate(match.states):
        whose = "the end" if state.over else f"turn {state.turn}, {match.names[state.seat]} (seat {state.seat + 1})"
        lines += ["", f"{PLY}{ply}: {whose}", *look(match, ply)]
        if ply < len(match.moves):
            lines += [*choices(match, ply, short), *news(match, ply + 1)]
    scores = np.zeros((2, rules.seats[-1]))
    rules.points(match.state, scores)
    lines += ["scores: " + " ".join(f"{score:g}" for score in scores[1, : match.seats])]
    return "\n".join(lines) + "\n"


def viewers(match: Match) -> list[tuple[str, int]]:
    """Who looks on."""
    return [*((f"seat {seat + 1}", seat) for seat in range(match.seats)), ("others", NONE)]


def look(match: Match, ply: int) -> list[str]:
    """The position, and how each seat and a spectator see it."""
    position = match.game.notation.write_position(match.states[ply])
    lines = [position]
    for who, seat in viewers(match):
        seen = match.game.notation.write_position(match.sight(seat, ply)).split(" ")
        fields = zip(seen, position.split(" "), strict=True)
        lines.append(f"{who}: " + " ".join(what_differs(mine, real) for mine, real in fields))
    return lines


def what_differs(mine: str, real: str) -> str:
    """A field of a sight, with '=' for it, or for those of its parts, that are as in the position."""
    if mine == real:
        return "="
    parts, real_parts = mine.split("/"), real.split("/")
    if len(parts) != len(real_parts):
        return mine
    return "/".join("=" if part == real_part else part for part, real_part in zip(parts, real_parts, strict=True))


def choices(match: Match, ply: int, short: bool) -> list[str]:
    """The legal moves: as words, or each with its sentence."""
    game, state = match.game, match.states[ply]
    moves = np.zeros(game.moves, np.int16)
    numbers = [int(move) for move in moves[: game.legal(state, moves)]]
    words = [game.notation.write_move(move) for move in numbers]
    if short:
        return ["moves: " + " ".join(words)]
    sight = match.sight(state.seat, ply)
    said = [f"  {word}  {game.words.foresee(sight, move, ENGLISH)}" for word, move in zip(words, numbers, strict=True)]
    return [game.words.task(sight, ENGLISH), *said]


def news(match: Match, ply: int) -> list[str]:
    """The move that led to a ply, and what was told of it."""
    before, after = match.states[ply - 1 : ply + 1]
    word = match.game.notation.write_move(match.moves[ply - 1])
    told = " ".join(match.tell(ply, before.seat, match.names, ENGLISH))
    lines = [f"> {word}: {told}"]
    for who, seat in viewers(match):
        if (heard := " ".join(match.tell(ply, seat, match.names, ENGLISH))) != told:
            lines.append(f"  to {who}: {heard}")
    back = before.turn == after.turn and before.reveals == after.reveals
    return [*lines, *(["  (may be taken back)"] if back else [])]
