"""The command `birdtable`."""

import click


@click.group()
@click.version_option(package_name="birdtable")
def main() -> None:
    """The table for three bird card games."""
