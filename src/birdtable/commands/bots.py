"""Commands about bots: fit."""

import json
import sys
from collections.abc import Sequence

import click

from birdtable.commands.asked import SEEDS, game_argument, load_game, option, options_option, prepare, read_options


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
        fits[str(n)] = lab.fit(ready, ready.notation.read_options(n, read_options(options)), positions, seed)
        figures = {name: value for name, value in fits[str(n)].items() if name != "weights"}
        click.echo(f"{n} seats: {json.dumps(figures)}", file=sys.stderr)
    click.echo(json.dumps(found | {"seats": fits}, indent=1))


COMMANDS = (fit,)
