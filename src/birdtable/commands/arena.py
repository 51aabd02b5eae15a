"""Commands that compare bots and look at games as a designer does: arena, balance."""

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from birdtable.commands.asked import (
    SEEDS,
    Seconds,
    game_argument,
    json_option,
    load_game,
    option,
    options_option,
    prepare,
    read_options,
    seats_option,
    show,
)

if TYPE_CHECKING:
    from birdtable.games.contract import Game
    from birdtable.lab.deals import Plan

FILE = click.Path(dir_okay=False, path_type=Path)
cores_option = option(
    "--cores", type=click.IntRange(1), metavar="N", help="How many cores; by default all. The result is the same."
)
html_option = option("--html", type=FILE, metavar="FILE", help="Write a report with plots there.")
ray_option = option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local starts one on this machine.")


def read_names(text: str) -> tuple[str, ...]:
    """Bots by name, or programs as exec:COMMAND."""
    from birdtable.bots import NAMES
    from birdtable.games.text import quoted
    from birdtable.lab.outside import PREFIX, is_outside

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if is_outside(name):
            check_command(name.removeprefix(PREFIX))
        elif name not in NAMES:
            expected = f"expected {', '.join(NAMES)} or {PREFIX}COMMAND, not {quoted(name)}"
            raise click.BadParameter(expected, param_hint="--bots")
    return names


def check_command(command: str) -> None:
    """Refuse what no shell could split."""
    from birdtable.games.text import quoted

    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise click.BadParameter(f"{quoted(command)}: {problem}", param_hint="--bots") from None
    if not words:
        raise click.BadParameter("expected a command after exec:", param_hint="--bots")


def check_writable(name: str, file: Path | None) -> None:
    """Refuse a file that could not be written when all has been played."""
    if file and not (file.parent.is_dir() and os.access(file if file.exists() else file.parent, os.W_OK)):
        raise click.BadParameter(f"{file}: expected a place where a file can be written", param_hint=name)


def plan_for(game: str, seats: int, bots: str, seed: int, options: Sequence[str], limit: float) -> "Plan":
    """What was asked for, checked as far as it can be without playing."""
    from birdtable.lab.deals import Plan

    ready = load_game(game)
    chosen = ready.notation.read_options(seats, read_options(ready, options))
    names = read_names(bots)
    if len(names) < seats:
        expected = f"expected at least {seats}, one for each seat; a name may be repeated"
        raise click.BadParameter(f"{expected}; found {len(names)}", param_hint="--bots")
    return Plan(game, seats, names, seed, tuple(ready.notation.write_options(chosen).items()), limit)


@click.command()
@game_argument
@option("--bots", required=True, metavar="A,B", help="Who plays: bots by name, or programs as exec:COMMAND.")
@seats_option
@option("--games", default=1000, type=click.IntRange(1), metavar="N", help="At most so many games, in whole deals.")
@option("--seed", default=1, type=SEEDS, metavar="S", help="The seed of the first deal; each next deal has the next.")
@options_option
@option("--above", type=click.FloatRange(0, 1, min_open=True, max_open=True), metavar="SHARE",
        help="Ask only whether the first bot wins more than this share.")  # fmt: skip
@option("--full", is_flag=True, help="Play all games, even when the answer is clear.")
@option("--limit", default=10.0, type=Seconds(0.01, 3600), metavar="S", help="Time that a program has for a move.")
@cores_option
@ray_option
@option("--resume", type=FILE, metavar="FILE", help="Keep what was played there; go on if it is there.")
@html_option
@json_option
def arena(
    game: str, bots: str, seats: int, games: int, seed: int, options: Sequence[str], above: float | None, full: bool,
    limit: float, cores: int | None, ray: str | None, resume: Path | None, html: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Let bots play each other on the same deals with the seats rotated, until it is clear who wins more.

    \b
      birdtable arena cubirds --bots greedy,uniform
      birdtable arena cubirds --bots greedy,uniform,uniform --seats 3 --html report.html
      birdtable arena busybeaks --bots "greedy,exec:python my_bot.py" --resume run.jsonl
    """
    from birdtable.lab import arena as lab
    from birdtable.lab import deals, report, summary

    plan = plan_for(game, seats, bots, seed, options, limit)
    for name, file in (("--html", html), ("--resume", resume)):
        check_writable(name, file)
    prepare(load_game(game), deals.jobs_of(plan))
    lab.check_programs(plan.bots, plan)
    run = lab.Run(plan, lab.deals_for(plan, games), above, full)
    per_deal = len(deals.seatings(plan, 0))
    quiet = not sys.stderr.isatty()
    with click.progressbar(length=run.deals * per_deal, label="games", file=sys.stderr, hidden=quiet) as bar:
        run.go(cores, ray, resume, lambda judged: bar.update(judged * per_deal))
    found = summary.summarize(run)
    if html:
        html.write_text(report.arena_page(found, run, shlex.join(["birdtable", *sys.argv[1:]])), encoding="utf-8")
    show(as_json, found, summary.lines_of(found))
    return 130 if run.state == "interrupted" else 0


@click.command()
@game_argument
@option("--bots", default="uniform,greedy", metavar="A,B", help="Bots; each plays against itself.")
@seats_option
@option("--games", default=4000, type=click.IntRange(2), metavar="N", help="How many games of each bot, and set.")
@option("--seed", default=1, type=SEEDS, metavar="S", help="The seed of the first game; each next game has the next.")
@options_option
@option("--sets", metavar="FILE", help="Sets of birds to compare, one in a line as the option birds names it; or all.")
@cores_option
@ray_option
@html_option
@json_option
def balance(
    game: str, bots: str, seats: int, games: int, seed: int, options: Sequence[str], sets: str | None,
    cores: int | None, ray: str | None, html: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Measure how games go when everybody plays alike: length, endings, order of play, what goes with winning.

    \b
      birdtable balance cubirds --seats 3 --html report.html
      birdtable balance busybeaks --bots greedy --sets all --games 100
    """
    from birdtable.lab import balance as lab
    from birdtable.lab import deals, report

    ready = load_game(game)
    chosen = ready.notation.write_options(ready.notation.read_options(seats, read_options(ready, options)))
    check_writable("--html", html)
    study = lab.Study(game, seats, read_names(bots), games, seed, tuple(chosen.items()), read_sets(ready, seats, sets))
    for name in study.bots:
        prepare(ready, deals.jobs_of(study.plan(name)))
    tasks, quiet = len(study.tasks()), not sys.stderr.isatty()
    with click.progressbar(length=tasks, label="blocks", file=sys.stderr, hidden=quiet) as bar:
        found = lab.summarize(study, lab.play_blocks(study, cores, ray, bar.update))
    if html:
        html.write_text(report.balance_page(found, shlex.join(["birdtable", *sys.argv[1:]])), encoding="utf-8")
    show(as_json, found, report.balance_lines(found))
    return 0 if found["complete"] else 130


def read_sets(game: "Game", seats: int, wanted: str | None) -> tuple[str, ...]:
    """Sets of birds from a file, or all there are."""
    from birdtable.errors import Refused
    from birdtable.lab.counted import all_sets

    if wanted is None:
        return ()
    every = all_sets(game)
    if not every:
        raise click.BadParameter(f"{game.name} has no sets of birds to choose from", param_hint="--sets")
    if wanted == "all":
        return tuple(every)
    lines = [line.strip() for line in read_text("--sets", Path(wanted)).splitlines()]
    found = [(number, line) for number, line in enumerate(lines, 1) if line and not line.startswith("#")]
    for number, line in found:
        try:
            game.notation.read_options(seats, {"birds": line})
        except Refused as problem:
            raise click.BadParameter(f"{wanted}, line {number}: {problem}", param_hint="--sets") from None
    if not found:
        raise click.BadParameter(f"{wanted}: expected at least one set of birds", param_hint="--sets")
    return tuple(line for _, line in found)


def read_text(name: str, file: Path) -> str:
    """A text file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise click.BadParameter(f"{file}: expected a text file in UTF-8 ({problem})", param_hint=name) from None


COMMANDS = (arena, balance)
