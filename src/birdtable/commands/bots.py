"""Commands about bots: bots, fit."""

import json
import sys
from collections.abc import Sequence

import click

from birdtable.commands.asked import (
    SEEDS,
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
from birdtable.games import NAMES as GAMES


@click.command()
@game_argument
@option("--seats", default="", metavar="N,N", help="For how many people; by default for any number.")
@option("--positions", default=400_000, type=click.IntRange(10_000), metavar="N", help="How many to fit to, for each.")
@option("--seed", default=1, type=SEEDS, metavar="S", help="The seed of the first game; each next game has the next.")
@options_option
def fit(game: str, seats: str, positions: int, seed: int, options: Sequence[str]) -> None:
    """Fit what the search takes positions to be worth, to games of its own making; print the file of weights.

    \b
      birdtable fit cubirds > src/birdtable/bots/weights/cubirds.json
    """
    from birdtable import bots
    from birdtable.lab import fit as lab

    ready = prepare(load_game(game))
    wanted = [int(n) for n in seats.split(",")] if seats else list(ready.seats)
    given = [word for text in options for word in ("--option", text)]
    command = " ".join(["birdtable fit", game, "--positions", str(positions), "--seed", str(seed), *given])
    found: dict[str, object] = {"command": command, "features": list(bots.parts(ready).FEATURE_NAMES), "seats": {}}
    fits = {}
    for n in wanted:
        fits[str(n)] = lab.fit(ready, ready.notation.read_options(n, read_options(ready, options)), positions, seed)
        figures = {name: value for name, value in fits[str(n)].items() if name != "weights"}
        click.echo(f"{n} seats: {json.dumps(figures)}", file=sys.stderr)
    click.echo(json.dumps(found | {"seats": fits}, indent=1))


@click.command("bots")
@click.argument("game", type=click.Choice(GAMES), default=GAMES[0], metavar="[GAME]")
@seats_option
@json_option
def list_bots(game: str, seats: int, as_json: bool) -> None:
    """List the bots from the weakest to the strongest: their thinking time on two slow cores, and their ratings.

    A bot with 400 points more than another wins ten games for each that it loses; greedy has 1000.
    """
    from birdtable.bots import DEFAULT, NAMES, levels

    measured = levels.ratings(game, seats)
    found = {name: {"seconds": 0.01, "rating": measured.get(name)} for name in NAMES}
    found |= {
        one.name: {"seconds": one.seconds, "rating": measured.get(one.name)} for one in levels.LEVELS.get(game, ())
    }
    ranked = dict(sorted(found.items(), key=lambda one: one[1]["rating"] or 0))
    lines = [
        f"{name:10} {about['seconds']:4} s  {about['rating'] or '-':>5}" + "  by default" * (name == DEFAULT)
        for name, about in ranked.items()
    ]
    show(as_json, {"game": game, "seats": seats, "bots": ranked}, lines)


COMMANDS = (list_bots, fit)
