"""Commands of the lab: simulate, bench."""

import sys
from collections.abc import Sequence

import click

from birdtable.commands.asked import (
    SEEDS,
    Seconds,
    game_argument,
    json_option,
    load_game,
    new_match,
    option,
    options_option,
    prepare,
    read_bots,
    read_options,
    seats_option,
    show,
    table_of,
)
from birdtable.games import NAMES as GAMES


@click.command()
@game_argument
@seats_option
@option("--games", default=1000, type=click.IntRange(1), metavar="N", help="How many games.")
@option("--bots", default="uniform", metavar="A,B", help="A bot for each seat, or one for all: see `bots`.")
@option("--seed", default=1, type=SEEDS, metavar="S", help="The seed of the first game; each next game has the next.")
@options_option
@option("--cores", type=click.IntRange(1), metavar="N", help="How many cores; by default all. The result is the same.")
@json_option
def simulate(
    game: str, seats: int, games: int, bots: str, seed: int, options: Sequence[str], cores: int | None, as_json: bool
) -> None:
    """Let bots play many games and print what came of them."""
    from birdtable.lab import simulate as lab

    names = read_bots(bots, seats)
    ready = load_game(game)
    chosen = ready.notation.read_options(seats, read_options(ready, options))
    prepare(ready, lab.jobs_of(ready, names))
    hands = new_match(game, seats, seed, options).seats
    driven = names + ["uniform"] * (hands - seats)  # a seat that the rules play has no choice: any bot will do
    quiet = not sys.stderr.isatty()
    with click.progressbar(length=games, label=f"{games} games", file=sys.stderr, hidden=quiet) as bar:
        found = lab.simulate(ready, chosen, driven, seed, games, cores, bar.update)
    show(as_json, {"game": game, "seats": seats, "bots": names, "seed": seed} | found, table_of(found))


@click.command()
@click.argument("game", type=click.Choice(GAMES), default=GAMES[0], metavar="[GAME]")
@seats_option
@option("--seconds", default=2.0, type=Seconds(0.01, 3600), metavar="S", help="How long to play.")
@json_option
def bench(game: str, seats: int, seconds: float, as_json: bool) -> None:
    """Measure random play on one core, and what compiling and loading a game takes."""
    from birdtable.lab import bench as lab

    ready = prepare(load_game(game))
    found = lab.bench(ready, seats, seconds) | lab.cost(ready)
    show(as_json, {"game": game, "seats": seats} | found, table_of(found))


COMMANDS = (simulate, bench)
