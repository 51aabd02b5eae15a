"""Commands that look into a position: position, moves, apply, perft."""

import signal
from collections.abc import Sequence

import click

from birdtable.commands.asked import (
    SEEDS,
    game_argument,
    json_option,
    language_option,
    match_from,
    new_match,
    option,
    options_option,
    prepare,
    seats_option,
    show,
    speak,
    star_seed_option,
)


@click.command()
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


@click.command()
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


@click.command()
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


@click.command()
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


COMMANDS = (position, moves, apply, perft)
