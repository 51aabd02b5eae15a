"""The command that serves the table to browsers: serve."""

import os
import webbrowser
from pathlib import Path
from typing import Any

import click

from birdtable.commands.asked import Seconds, load_game, option, prepare


@click.command(context_settings={"auto_envvar_prefix": "BIRDTABLE", "show_default": True})
@option("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0: also for others in your network.")
@option("--port", default=8000, type=click.IntRange(0, 65535), metavar="N", help="The port; 0 is any free one.")
@option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help="Where matches are kept.")
@option(
    "--database",
    default="",
    metavar="URL",
    help="sqlite:///FILE or postgresql://...; by default in the folder.",
)
@option("--secret", default="", metavar="TEXT", help="Signs cookies; by default made once and kept in the data folder.")
@option("--pause", default=1.0, type=Seconds(0, 60), metavar="SECONDS", help="Between the moves of bots.")
@option("--requests", default=600, type=click.IntRange(1), metavar="N", help="That one address may make in a minute.")
@option("--streams", default=24, type=click.IntRange(1), metavar="N", help="Tables that one address may watch at once.")
@option("--viewers", default=5000, type=click.IntRange(1), metavar="N", help="That may watch in all.")
@option("--public", default="", metavar="URL", help="Where others reach the server, for links and QR codes.")
@option("--tls/--no-tls", "behind_tls", default=False, help="Behind a proxy that speaks https.")
@option("--browser/--no-browser", default=True, help="Open the browser.")
def serve(host: str, port: int, data: Path | None, browser: bool, **chosen: Any) -> None:
    """Serve the table to browsers: on this machine, or to your network.

    Each option may stand in the environment instead: BIRDTABLE_PORT=8080.

    \b
      birdtable serve                      play in your browser
      birdtable serve --host 0.0.0.0       with everybody in your network
    """
    from birdtable import bots
    from birdtable.table import server
    from birdtable.table.games import NAMES as GAMES
    from birdtable.table.settings import Settings

    for game in GAMES:
        prepare(load_game(game), bots.jobs_of(load_game(game), bots.NAMES))
    settings = Settings(data, **chosen) if data else Settings(**chosen)
    click.echo("birdtable: starting ...", err=True)
    if not server.run(settings, host, port, browse=browser and can_browse(), say=announce):
        raise click.ClickException(f"port {port} of {host} is taken or not allowed; expected a free one, or --port 0")


def announce(address: str, public: str) -> None:
    """Where the table is."""
    others = f", for others at {public}/" if public else ""
    click.echo(f"The table is at {address}{others} (Ctrl+C stops it)")


def can_browse() -> bool:
    """Whether there is a browser with a screen; one inside the terminal would take it over."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    return not isinstance(found, webbrowser.GenericBrowser) or bool(os.environ.get("DISPLAY"))


COMMANDS = (serve,)
