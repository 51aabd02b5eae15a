"""Who sits in the seats of a match: people, or bots by name."""

from collections.abc import Sequence
from gettext import NullTranslations
from typing import NamedTuple

from birdtable import bots
from birdtable.errors import Malformed
from birdtable.games.text import quoted
from birdtable.match import Match

BOT_NAMES = ("Wren", "Lark", "Finch", "Swift", "Heron")


class Chair(NamedTuple):
    """Who sits in a seat: a person, or a bot by name."""

    name: str
    bot: str | None


def seat_players(match: Match, players: Sequence[str], names: Sequence[str], t: NullTranslations) -> list[Chair]:
    """A chair for each seat: `players` are 'human' or bots by name; by default one person plays against bots.

    A seat that the rules play has no choices: the simplest bot makes its moves.
    """
    wanted = list(players) or ["human"] + [bots.default_for(match.game)] * (match.people - 1)
    if len(wanted) != match.people:
        raise Malformed(f"players: expected {match.people}, found {len(wanted)}")
    known = bots.names_for(match.game)
    for player in wanted:
        if player != "human" and player not in known:
            raise Malformed(f"players: expected human, {' or '.join(known)}, not {quoted(player)}")
    if len(names) > match.seats:
        raise Malformed(f"names: expected at most {match.seats}, found {len(names)}")
    called = default_names(match, wanted, t)
    for seat, name in enumerate(names):
        called[seat] = name or called[seat]
    if len(set(called)) < len(called):
        raise Malformed(f"names: expected a different one for each seat, found {', '.join(called)}")
    wanted += ["uniform"] * (match.seats - match.people)
    return [Chair(name, None if player == "human" else player) for name, player in zip(called, wanted, strict=True)]


def default_names(match: Match, players: Sequence[str], t: NullTranslations) -> list[str]:
    """A name for each seat."""
    names = []
    for seat, player in enumerate(players):
        if player != "human":
            names.append(BOT_NAMES[seat])
        elif players.count("human") == 1:
            names.append(t.gettext("Player"))
        else:
            names.append(t.gettext("Player {n}").format(n=seat + 1))
    return names + [match.game.words.OPPONENT] * (match.seats - match.people)
