"""Commands about whole matches: play, replay."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from birdtable.commands.asked import (
    SEEDS,
    Seconds,
    check_range,
    json_option,
    language_option,
    load_game,
    new_match,
    option,
    options_option,
    prepare,
    read_match,
    show,
    speak,
)
from birdtable.games import NAMES as GAMES


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@option("--ply", type=click.IntRange(0), metavar="N", help="Show the table after so many moves, not the whole story.")
@option("--seat", type=click.IntRange(0), metavar="N", help="As this seat saw it; 0: a spectator. Default: open hands.")
@language_option
@json_option
def replay(file: Path, ply: int | None, seat: int | None, language: str | None, as_json: bool) -> None:
    """Tell a match from its FILE, move by move, or show its table at one move."""
    from birdtable.chairs import default_names
    from birdtable.terminal import colored

    match, t = read_match(file), speak(language)
    viewer = None if seat is None else seat - 1
    check_range("--seat", seat, match.seats)
    check_range("--ply", ply, len(match.moves))
    names = match.names or default_names(match, ["human"] * match.people, t)
    if ply is not None:
        view = match.view(viewer, ply)
        text = match.game.notation.write_position(view)
        picture = colored(match.game.words.picture(view, names, t), match.game.words.COLORS)
        show(as_json, {"position": text, "ply": ply}, [picture, "", text])
        return
    story: list[dict[str, Any]] = [
        {
            "ply": i,
            "turn": int(match.states[i - 1].turn),
            "seat": int(match.states[i - 1].seat) + 1,
            "move": match.game.notation.write_move(move),
            "sentences": match.tell(i, viewer, names, t),
        }
        for i, move in enumerate(match.moves, 1)
    ]
    lines = [f"{entry['turn']:4}  {sentence}" for entry in story for sentence in entry["sentences"]]
    show(as_json, {"result": match.result() or None, "moves": story}, lines)


@click.command()
@click.argument("game", type=click.Choice(GAMES), default=None, required=False, metavar="[GAME]")
@option("--seats", type=int, metavar="N", help="How many people play; CuBirds: 1 is solo.  [default: 2]")
@option("--players", default="", metavar="A,B", help="Who plays in each seat: human, or a bot (see `bots`).")
@option("--names", default="", metavar="A,B", help="Their names.")
@option("--seed", type=SEEDS, metavar="S", help="The deal; by default a random one.")
@options_option
@option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Keep the match here; go on if it is there.")
@option("--pause", type=Seconds(0, 60), metavar="SECONDS", help="Time to look at each move of a bot.")
@language_option
def play(
    game: str | None = None,
    seats: int | None = None,
    players: str = "",
    names: str = "",
    seed: int | None = None,
    options: Sequence[str] = (),
    file: Path | None = None,
    pause: float | None = None,
    language: str | None = None,
) -> None:
    """Play at this terminal: against bots, against each other, or solo.

    \b
      birdtable play cubirds                              you against one bot
      birdtable play cubirds --seats 1                    solo against RobinBird
      birdtable play cubirds --players human,raven        against the strongest
      birdtable play cubirds --players human,human,rook --names Anna,Ben
      birdtable play busybeaks --seats 3 --option birds=surprise
    """
    from birdtable import bots
    from birdtable.chairs import seat_players
    from birdtable.terminal import Terminal

    wishes = [player.strip() for player in players.split(",")] if players else []
    t, screen = speak(language), sys.stdout.isatty()
    if file and file.exists():
        if seats is not None or seed is not None or options:
            raise click.UsageError(f"--file: {file} is there and goes on; expected no --seats, --seed or --option")
        match = read_match(file)
        if game not in (None, match.game.name):
            raise click.UsageError(f"--file: expected a match of {game} in {file}, found one of {match.game.name}")
        wishes, wanted = wishes or match.players, names.split(",") if names else match.names
    else:
        game = game or GAMES[0]
        prepare(load_game(game), bots.jobs_of(load_game(game), bots.NAMES))
        match = new_match(game, seats or len(wishes) or 2, seed, options)
        wanted = names.split(",") if names else []
    chairs = seat_players(match, wishes, [name.strip() for name in wanted], t)
    match.names = [chair.name for chair in chairs]
    match.players = [chair.bot or "human" for chair in chairs][: match.people]
    prepare(match.game, bots.jobs_of(match.game, [chair.bot for chair in chairs if chair.bot]))
    Terminal(match, chairs, t, clear=screen, pause=(0.6 if screen else 0) if pause is None else pause, keep=file).run()


COMMANDS = (play, replay)
