"""The golden playthroughs still come out as stored. If a change is meant: `just bless`, and read the diff."""

import difflib

import pytest

from birdtable.games import NAMES, load
from birdtable.match import Match
from tests.golden.playthrough import GREEDY, HERE, PLY, Script, file_of, play, scripts, set_up, stored, text_of

CASES = [(name, script) for name in NAMES for script in scripts(name)]
SHOWN = 40  # lines of a difference


@pytest.mark.parametrize(("game", "script"), CASES, ids=lambda value: getattr(value, "name", value))
def test_playthrough(game: str, script: Script) -> None:
    path = file_of(game, script)
    assert path.exists(), "just bless"
    was, now = path.read_text(encoding="utf-8"), text_of(game, script)
    if was != now:
        changes = difflib.unified_diff(was.splitlines(), now.splitlines(), "stored", "now", lineterm="", n=1)
        pytest.fail("\n".join(["just bless, if this is meant:", *list(changes)[:SHOWN]]))


@pytest.mark.parametrize(("game", "script"), CASES, ids=lambda value: getattr(value, "name", value))
def test_stored_match_replays(game: str, script: Script) -> None:
    """The first lines of a file are a match; that of a bot stays as it is, so it guards the edition of the rules."""
    assert stored(load(game), script) is not None
    head = file_of(game, script).read_text(encoding="utf-8").split("\n" + PLY, 1)[0]
    assert Match.read(head).write().rstrip() == head.rstrip()


@pytest.mark.parametrize("game", NAMES)
def test_every_table_and_every_ending_has_a_playthrough(game: str) -> None:
    """A new game needs a file of scripts: a whole game for each number of seats, and each way to end."""
    rules = load(game)
    whole = {script.seats for script in scripts(game) if script.moves == GREEDY and not script.position}
    assert whole == set(rules.seats)
    matches = [stored(rules, script) for script in scripts(game)]
    assert {match.state.over for match in matches if match} >= set(range(1, len(rules.endings) + 1))


@pytest.mark.parametrize("game", NAMES)
def test_no_file_without_a_script(game: str) -> None:
    assert {path.name for path in (HERE / game).glob("*.txt")} == {f"{script.name}.txt" for script in scripts(game)}
    assert len({script.name for script in scripts(game)}) == len(scripts(game))


def test_a_script_that_changed_is_played_anew() -> None:
    """Neither other moves nor another start are taken from the file."""
    game, script = CASES[0]
    rules = load(game)
    assert script.moves == GREEDY
    assert stored(rules, script._replace(seed=(script.seed or 0) + 1)) is None
    assert stored(rules, script._replace(moves="")) is None
    assert not set_up(rules, script).moves
    assert play(rules, script).state.over
