"""The command `birdtable`. What needs a compiler is imported where it is used, so that `--help` answers at once."""

import os
import sys

import click

from birdtable.commands import arena, bots, lab, matches, positions, serve
from birdtable.errors import Refused


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

    Without a command: serve the table to your browser, and open it. A GAME is cubirds, busybeaks or toldme.

    \b
      birdtable serve --host 0.0.0.0
      birdtable play cubirds --players human,greedy,greedy
      birdtable position cubirds --seats 2 --seed 7
      birdtable moves "$(birdtable position cubirds --seed 7)"
      birdtable play busybeaks --option birds=surprise
      birdtable simulate cubirds --games 10000 --bots greedy,uniform
    """
    if context.invoked_subcommand is None:
        context.invoke(serve.serve)


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


GROUPS = (serve, matches, positions, bots, lab, arena)
for command in [command for group in GROUPS for command in group.COMMANDS]:
    cli.add_command(command)
