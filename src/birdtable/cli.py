"""The command `birdtable`. What needs a compiler is imported where it is used, so that `--help` answers at once."""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from birdtable.asked import (
    SEEDS,
    Seconds,
    check_range,
    game_argument,
    json_option,
    language_option,
    load_game,
    match_from,
    new_match,
    option,
    options_option,
    prepare,
    read_bots,
    read_match,
    read_options,
    seats_option,
    show,
    speak,
    star_seed_option,
    table_of,
)
from birdtable.errors import Refused
from birdtable.games import NAMES as GAMES


def main() -> None:
    """Run the command; whatever is wrong with what was typed is one line on stderr and exit code 2."""
    try:
        status = cli.main(prog_name="birdtable", standalone_mode=False)
    except click.Abort:
        status = 130
    except click.ClickException as problem:
        status = fail(problem.format_message())
    except BrokenPipeError:  # somebody had read enough: `birdtable moves ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except Refused as problem:
        status = fail(str(problem))
    except OSError as problem:
        status = fail(f"{problem.filename or 'file'}: {problem.strerror}")
    sys.exit(status if isinstance(status, int) else 0)


def fail(message: str) -> int:
    """Say in one line what was wrong."""
    click.echo("birdtable: " + " ".join(message.split()), err=True)
    return 2


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="birdtable", message="birdtable %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """The table for bird card games: play, look into positions, replay, simulate.

    Without a command: play CuBirds against a bot, right here. A GAME is cubirds.

    \b
      birdtable play cubirds --players human,greedy,greedy
      birdtable position cubirds --seats 2 --seed 7
      birdtable moves "$(birdtable position cubirds --seed 7)"
      birdtable simulate cubirds --games 10000 --bots greedy,uniform
    """
    if context.invoked_subcommand is None:
        context.invoke(play)


# ---------------------------------------------------------------------------- positions


@cli.command()
@game_argument
@seats_option
@option("--seed", type=SEEDS, metavar="S", help="The deal; by default a random one.")
@options_option
@json_option
def position(game: str, seats: int, seed: int | None, options: Sequence[str], as_json: bool) -> None:
    """Print the position of a new deal.

    The same seed gives the same deal everywhere. docs/notation.md describes the line.
    """
    match = new_match(game, seats, seed, options)
    text = match.game.notation.write_position(match.state)
    show(as_json, {"position": text, "seed": match.seed}, [text])


@cli.command()
@click.argument("position", metavar="POSITION")
@star_seed_option
@language_option
@json_option
def moves(position: str, seed: int | None, language: str | None, as_json: bool) -> None:
    """List the legal moves of a position: a word and what it would do.

    POSITION is one line in quotes, or - to read it from standard input.
    """
    match = match_from(position, seed)
    notation, words, seat = match.game.notation, match.game.words, int(match.state.seat)
    t = speak(language)
    sentences = {notation.write_move(m): words.foresee(match.sight(seat), m, t) for m in match.legal()}
    listed = [{"move": word, "sentence": sentence} for word, sentence in sentences.items()]
    show(as_json, listed, [f"{word:7} {sentence}" for word, sentence in sentences.items()])


@cli.command()
@click.argument("position", metavar="POSITION")
@click.argument("moves", nargs=-1, required=True, metavar="MOVE...")
@star_seed_option
@json_option
def apply(position: str, moves: Sequence[str], seed: int | None, as_json: bool) -> None:
    """Play moves from a position and print what results."""
    match = match_from(position, seed)
    for word in moves:
        match.play(match.game.notation.read_move(word))
    text = match.game.notation.write_position(match.state)
    show(as_json, {"position": text, "result": match.result() or None}, [text])


@cli.command()
@click.argument("position", metavar="POSITION")
@click.argument("depth", type=click.IntRange(1, 64))
@star_seed_option
@option("--divide", is_flag=True, help="Also print the count behind each first move.")
@json_option
def perft(position: str, depth: int, seed: int | None, divide: bool, as_json: bool) -> None:
    """Count the positions that lie DEPTH moves ahead.

    Chance is part of a position, so the count is exact: two programs that agree on it play by the same rules.
    """
    from birdtable.lab import perft as lab

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code would not notice a Ctrl-C
    match = match_from(position, seed)
    prepare(match.game, lab.jobs_of(match.game))
    parts = lab.divide(match.game, match.state, depth) if divide else {}
    total = sum(parts.values()) if parts else lab.perft(match.game, match.state, depth)
    found = {"depth": depth, "positions": total} | ({"divide": parts} if divide else {})
    show(as_json, found, [f"{word:7} {n}" for word, n in parts.items()] + [str(total)])


# ---------------------------------------------------------------------------- matches


@cli.command()
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


@cli.command()
@click.argument("game", type=click.Choice(GAMES), default=GAMES[0], metavar="[GAME]")
@option("--seats", type=int, metavar="N", help="How many people play; CuBirds: 1 is solo.  [default: 2]")
@option("--players", default="", metavar="A,B", help="Who plays: human, greedy or uniform for each seat.")
@option("--names", default="", metavar="A,B", help="Their names.")
@option("--seed", type=SEEDS, metavar="S", help="The deal; by default a random one.")
@options_option
@option("--file", type=click.Path(dir_okay=False, path_type=Path), help="Keep the match here; go on if it is there.")
@option("--pause", type=Seconds(0, 60), metavar="SECONDS", help="Time to look at each move of a bot.")
@language_option
def play(
    game: str = GAMES[0],
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
      birdtable play cubirds --players human,human,greedy --names Anna,Ben
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
        wishes, wanted = wishes or match.players, names.split(",") if names else match.names
    else:
        prepare(load_game(game), bots.jobs_of(load_game(game), bots.NAMES))
        match = new_match(game, seats or len(wishes) or 2, seed, options)
        wanted = names.split(",") if names else []
    chairs = seat_players(match, wishes, [name.strip() for name in wanted], t)
    match.names = [chair.name for chair in chairs]
    match.players = [chair.bot or "human" for chair in chairs][: match.people]
    prepare(match.game, bots.jobs_of(match.game, [chair.bot for chair in chairs if chair.bot]))
    Terminal(match, chairs, t, clear=screen, pause=(0.6 if screen else 0) if pause is None else pause, keep=file).run()


# ---------------------------------------------------------------------------- the lab


@cli.command()
@game_argument
@seats_option
@option("--games", default=1000, type=click.IntRange(1), metavar="N", help="How many games.")
@option("--bots", default="uniform", metavar="A,B", help="A bot for each seat, or one for all: uniform, greedy.")
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
    chosen = ready.notation.read_options(seats, read_options(options))
    prepare(ready, lab.jobs_of(ready, names))
    hands = new_match(game, seats, seed, options).seats
    driven = names + ["uniform"] * (hands - seats)  # a seat that the rules play has no choice: any bot will do
    quiet = not sys.stderr.isatty()
    with click.progressbar(length=games, label=f"{games} games", file=sys.stderr, hidden=quiet) as bar:
        found = lab.simulate(ready, chosen, driven, seed, games, cores, bar.update)
    show(as_json, {"game": game, "seats": seats, "bots": names, "seed": seed} | found, table_of(found))


@cli.command()
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


@cli.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what makes your shell complete birdtable's commands.

    \b
      bash   birdtable completion bash >> ~/.bashrc
      zsh    birdtable completion zsh  >> ~/.zshrc
      fish   birdtable completion fish > ~/.config/fish/completions/birdtable.fish
    """
    from click.shell_completion import get_completion_class

    made = get_completion_class(shell)
    assert made
    click.echo(made(cli, {}, "birdtable", "_BIRDTABLE_COMPLETE").source())
