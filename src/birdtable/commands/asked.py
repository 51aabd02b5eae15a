"""What the commands share: their options, how what was typed becomes games and matches, how results are shown."""

import json
import math
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from birdtable import languages
from birdtable.games import NAMES as GAMES

if TYPE_CHECKING:
    from birdtable.compiling import Job
    from birdtable.games.contract import Game
    from birdtable.match import Match

Command = TypeVar("Command", bound=Callable[..., Any])
SEEDS = click.IntRange(0, 2**64 - 1)
LONGEST = 1_000_000  # characters of a file that is read


class Seconds(click.FloatRange):
    """A time; unlike its parent it refuses nan, which no comparison does."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a number of seconds.", param, ctx)
        return seconds


# ---------------------------------------------------------------------------- options that commands share


def option(*names: str, **settings: Any) -> Callable[[Command], Command]:
    """An option whose default is shown."""
    return click.option(*names, **{"show_default": True} | settings)


game_argument = click.argument("game", type=click.Choice(GAMES), metavar="GAME")
json_option = option("--json", "as_json", is_flag=True, help="Print JSON, for a program to read.")
language_option = option(
    "--lang", "language", type=click.Choice(list(languages.NAMES)), help="Language; by default your system's."
)
seats_option = option("--seats", default=2, metavar="N", help="How many people play; CuBirds: 1 is solo.")
options_option = option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
star_seed_option = option("--seed", type=SEEDS, metavar="S", help="What stands behind the stars of the position.")


# ---------------------------------------------------------------------------- from what was typed to what is shown


def show(as_json: bool, found: Any, lines: Sequence[str]) -> None:
    """Print a result, for a program or for a person."""
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for line in lines:
            click.echo(line)


def table_of(found: dict[str, Any]) -> list[str]:
    """A result as lines of names and values."""
    return [f"{name.replace('_', ' '):18} {plain(value)}" for name, value in found.items()]


def plain(value: Any) -> str:
    """A value as text, lists and tables of them in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {n}" for name, n in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def check_range(name: str, value: int | None, high: int) -> None:
    """Refuse a number that the match does not reach."""
    if value is not None and value > high:
        raise click.BadParameter(f"expected 0 to {high}, not {value}", param_hint=name)


def speak(language: str | None) -> Any:
    """The translations to speak with."""
    return languages.speak(language or languages.preferred())


def load_game(name: str) -> "Game":
    """A game, not yet compiled."""
    from birdtable import games

    return games.load(name)


def prepare(game: "Game", more: Mapping[str, "Job"] | None = None) -> "Game":
    """A game, compiled; the first time on a machine this takes some seconds, and says so."""
    from birdtable import compiling

    jobs = compiling.jobs_of(game) | dict(more or {})
    if missing := {name: job for name, job in jobs.items() if not compiling.is_compiled(game, name)}:
        what = game.name if "deal" in missing else f"more of {game.name}"
        label = f"Compiling {what} for this computer" + (", once" if compiling.KEEPING else "")
        if not compiling.KEEPING and "deal" in missing:
            click.echo(f"Compiling each time anew, since {compiling.CACHE} cannot be written.", err=True)
        if not sys.stderr.isatty():
            click.echo(f"{label} ...", err=True)
        with click.progressbar(
            missing.items(), label=label, width=16, show_eta=False, file=sys.stderr, hidden=not sys.stderr.isatty()
        ) as bar:
            for name, job in bar:
                job()
                compiling.mark_compiled(game, name)
    return game


def read_options(game: "Game", options: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE pairs; a value that is kept in a file is read from it."""
    files = {choice.name: choice for choice in game.notation.CHOICES if choice.from_file}
    given = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.BadParameter(f"expected NAME=VALUE, not {text!r}", param_hint="--option")
        choice = files.get(name)
        if choice and choice.from_file and value != choice.default:
            value = choice.from_file(read_file(Path(value), "--option").splitlines())
        given[name] = value
    return given


def read_bots(text: str, seats: int) -> list[str]:
    """A bot for each seat."""
    from birdtable.bots import ALL_NAMES

    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in ALL_NAMES:
            raise click.BadParameter(f"expected {' or '.join(ALL_NAMES)}, not {name!r}", param_hint="--bots")
    if len(names) not in (1, seats):
        expected = f"expected 1 or {seats}" if seats > 1 else "expected 1"
        raise click.BadParameter(f"{expected}, found {len(names)}", param_hint="--bots")
    return names * seats if len(names) == 1 else names


def new_match(game: str, seats: int, seed: int | None, options: Sequence[str]) -> "Match":
    """A new deal."""
    from birdtable.match import Match

    ready = prepare(load_game(game))
    return Match.deal(ready, seats, secrets.randbits(64) if seed is None else seed, read_options(ready, options))


def match_from(position: str, seed: int | None) -> "Match":
    """A match that starts from a position, or from the one on standard input."""
    from birdtable.games.text import quoted
    from birdtable.match import Match

    text = sys.stdin.read(LONGEST).strip() if position == "-" else position.strip()
    name = text.split(" ")[0]
    if name not in GAMES:
        expected = f"expected a position in quotes that begins with {' or '.join(GAMES)}, not {quoted(text)}"
        raise click.BadParameter(expected, param_hint="POSITION")
    return Match.start(prepare(load_game(name)), text, seed)


def read_file(file: Path, hint: str) -> str:
    """The text of a file."""
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(LONGEST + 1)
    except (OSError, UnicodeDecodeError) as problem:
        raise click.BadParameter(f"{file}: expected a text file in UTF-8 ({problem})", param_hint=hint) from None
    if len(text) > LONGEST:
        raise click.BadParameter(f"{file}: expected at most {LONGEST} characters", param_hint=hint)
    return text


def read_match(file: Path) -> "Match":
    """A match from its file."""
    from birdtable.match import Match, game_named

    text = read_file(file, "file")
    if name := game_named(text):
        prepare(load_game(name))
    return Match.read(text)
