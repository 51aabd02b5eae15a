"""The command line: what it prints, and how it refuses."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from birdtable import cli
from birdtable.games.toldme.birds import OUR_DECK
from birdtable.games.toldme.deck import write_deck

Run = Callable[..., tuple[int, str, str]]
POSITION = "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: exit code, output, errors."""

    def command(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["birdtable", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as stopped:
            cli.main()
        out, err = capsys.readouterr()
        told = [line for line in err.splitlines() if not line.startswith("Compiling")]  # on the first use
        return int(stopped.value.code or 0), out, "\n".join(told)

    return command


# ---------------------------------------------------------------------------- what it prints


def test_help_names_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in cli.cli.commands:
        assert f"\n  {name} " in out
        assert run(name, "--help")[0] == 0


def test_the_same_seed_is_the_same_position(run: Run) -> None:
    assert run("position", "cubirds", "--seed", "7") == run("position", "cubirds", "--seed", "7")
    found = json.loads(run("position", "cubirds", "--seats", "3", "--seed", "7", "--json")[1])
    assert found["seed"] == 7
    assert found["position"].startswith("cubirds 3 ")


def test_options_reach_the_deal(run: Run) -> None:
    assert " 2:lay " in run("position", "cubirds", "--seats", "4", "--seed", "1", "--option", "dealer=2")[1]
    assert run("position", "cubirds", "--seats", "1", "--seed", "1", "--option", "handicap=3")[1].startswith(
        "cubirds solo"
    )


def test_moves_in_both_languages(run: Run) -> None:
    english = run("moves", POSITION, "--seed", "1", "--lang", "en")[1]
    french = run("moves", POSITION, "--seed", "1", "--lang", "fr")[1]
    assert [line.split()[0] for line in english.splitlines()] == [line.split()[0] for line in french.splitlines()]
    assert "P4L     lays 2 parrots left of row 4 and takes an owl and a duck" in english
    assert "perroquets" in french


def test_moves_as_json(run: Run) -> None:
    listed = json.loads(run("moves", POSITION, "--seed", "1", "--json", "--lang", "en")[1])
    assert len(listed) == 4 * 8
    assert listed[0] == {"move": "F1L", "sentence": "lays 2 flamingos left of row 1"}


def test_a_position_from_standard_input(run: Run) -> None:
    assert run("moves", "-", "--seed", "1", typed=POSITION + "\n") == run("moves", POSITION, "--seed", "1")


def test_apply_plays_on(run: Run) -> None:
    code, out, _ = run("apply", POSITION, "P4L", "refill", "skip", "--seed", "1")
    assert code == 0
    assert out.startswith("cubirds 2 2:lay FOT/DPM/WRF/P3")
    assert " 1.1.2.0.3.1 " in out


def test_perft_divides(run: Run) -> None:
    total = int(run("perft", POSITION, "2", "--seed", "1")[1])
    found = json.loads(run("perft", POSITION, "2", "--seed", "1", "--divide", "--json")[1])
    assert found["positions"] == total == sum(found["divide"].values())


def test_simulate_counts_what_it_played(run: Run) -> None:
    found = json.loads(run("simulate", "cubirds", "--games", "40", "--bots", "greedy,uniform", "--json")[1])
    keys = {"games", "moves", "turns", "seconds", "moves_per_second", "games_per_second", "points", "endings"}
    assert keys <= set(found)
    assert found["games"] == 40 == sum(found["endings"].values()) == sum(found["points"])
    assert list(found["endings"]) == ["seven-species", "two-threes", "out-of-cards", "stalled"]
    assert found["points"][0] > found["points"][1]


def test_bench_measures(run: Run) -> None:
    found = json.loads(run("bench", "--seconds", "0.05", "--json")[1])
    assert found["record_bytes"] <= 768
    assert {"compile_seconds", "load_seconds", "moves_per_second"} <= set(found)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(run: Run, shell: str) -> None:
    assert "_BIRDTABLE_COMPLETE" in run("completion", shell)[1]


def test_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    code, _, _ = run("play", "--seed", "5", "--players", "greedy,uniform", "--file", str(file), "--lang", "en")
    assert code == 0
    code, out, _ = run("replay", str(file), "--lang", "en")
    assert code == 0
    assert "wins with" in out
    assert "[" in run("replay", str(file), "--ply", "3", "--seat", "1", "--lang", "fr")[1]
    story = json.loads(run("replay", str(file), "--json")[1])
    assert story["result"]
    assert story["moves"][0]["ply"] == 1
    last = len(story["moves"])
    assert run("replay", str(file), "--ply", str(last), "--seat", "2")[0] == 0
    for beyond in (["--ply", str(last + 1)], ["--seat", "3"]):
        code, _, err = run("replay", str(file), *beyond)
        assert (code, beyond[0] in err) == (2, True)


def test_a_kept_match_goes_on_with_who_played_it(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    assert run("play", "--seats", "3", "--names", "Zoe", "--file", file, "--lang", "en", typed="q\n")[0] == 0
    code, out, _ = run("play", "--file", file, "--lang", "en", typed="q\n")
    assert (code, "Zoe" in out) == (0, True)
    code, _, err = run("play", "--file", file, "--seed", "3")
    assert (code, "--seed" in err) == (2, True)


def test_reading_stops_early_without_complaint() -> None:
    command = f"{sys.executable} -m birdtable moves '{POSITION}' --seed 1 | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("F1L")
    assert "Traceback" not in done.stderr


# ---------------------------------------------------------------------------- how it refuses

REFUSED = {
    "game": (["position", "tarot"], "GAME"),
    "no game": (["position"], "GAME"),
    "seats": (["position", "cubirds", "--seats", "9"], "seats"),
    "seats are a number": (["position", "cubirds", "--seats", "two"], "--seats"),
    "seed": (["position", "cubirds", "--seed", "-1"], "--seed"),
    "option": (["position", "cubirds", "--option", "wings=2"], "wings"),
    "option without value": (["position", "cubirds", "--option", "dealer"], "--option"),
    "dealer": (["position", "cubirds", "--option", "dealer=3"], "dealer"),
    "handicap": (["position", "cubirds", "--seats", "1", "--option", "handicap=7"], "handicap"),
    "no quotes": (["moves", "cubirds", "2", "1:lay"], "unexpected"),
    "half a position": (["moves", "cubirds 2 1:lay"], "position"),
    "other game": (["moves", "chess 2 1:lay"], "POSITION"),
    "seed for stars": (["moves", POSITION], "seed"),
    "cards": (["moves", POSITION.replace("P2F2", "P2F9"), "--seed", "1"], "4 F too many"),
    "move": (["apply", POSITION, "X9", "--seed", "1"], "move"),
    "illegal move": (["apply", POSITION, "O1L", "--seed", "1"], "owl"),
    "depth": (["perft", POSITION, "0", "--seed", "1"], "DEPTH"),
    "file": (["replay", "nowhere.txt"], "FILE"),
    "games": (["simulate", "cubirds", "--games", "0"], "--games"),
    "bots": (["simulate", "cubirds", "--bots", "owl"], "--bots"),
    "a file in no folder": (["play", "--file", "nowhere/game.txt"], "nowhere"),
    "names with a comma": (["play", "--names", "A\nSeed: 9,B"], "Names"),
    "number of bots": (["simulate", "cubirds", "--seats", "3", "--bots", "greedy,greedy"], "--bots"),
    "players": (["play", "--players", "human,cat"], "players"),
    "number of players": (["play", "--seats", "3", "--players", "human,greedy"], "players"),
    "names": (["play", "--names", "A,B,C"], "names"),
    "a time that is none": (["bench", "--seconds", "nan"], "--seconds"),
    "command": (["fly"], "fly"),
    "flag": (["bench", "--fast"], "--fast"),
    "language": (["moves", POSITION, "--lang", "xx"], "--lang"),
}


@pytest.mark.parametrize(("arguments", "named"), REFUSED.values(), ids=list(REFUSED))
def test_one_line_says_what_was_wrong(run: Run, arguments: list[str], named: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("birdtable: ")
    assert err.count("\n") == 0
    assert named in err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ("Game: chess\n", "Game"),
        ("Game: cubirds\nSeats: 2\nSeed: 7\n\n1. 1 Z9Z\n", "Z9Z"),
        ("Game: cubirds\nSeats: 2\nSeed: 7\n\n1. 1 F1L draw fly\n", "fly"),
        ("\x00\x01", "line 1"),
        ("", "Game"),
    ],
)
def test_a_broken_match_file(run: Run, tmp_path: Path, content: str, named: str) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(content, encoding="utf-8")
    code, _, err = run("replay", str(file))
    assert code == 2
    assert len(err.splitlines()) == 1
    assert named in err


def test_a_file_too_long_to_be_a_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.txt"
    file.write_text("Game: cubirds\nSeats: 2\nSeed: 7\n" + "#" * 1_000_000, encoding="utf-8")
    code, _, err = run("replay", str(file))
    assert (code, "at most 1000000 characters" in err) == (2, True)


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    code, _, err = run("replay", str(file))
    assert (code, len(err.splitlines())) == (2, 1)


def test_a_file_of_another_game_is_not_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("Game: busybeaks\nSeats: 2\nSeed: 7\n", encoding="utf-8")
    code, _, err = run("play", "cubirds", "--file", str(file))
    assert (code, len(err.splitlines())) == (2, 1)
    assert "busybeaks" in err


# ---------------------------------------------------------------------------- options that are files


def test_an_option_from_a_file(run: Run, tmp_path: Path) -> None:
    """The deck goes where the option goes: into the position, and into the match, which then needs no file."""
    lines = [card.replace(".", " ") for card in write_deck(OUR_DECK).split("/")]
    file = tmp_path / "deck.txt"
    file.write_text(
        "# mine\n" + "\n".join(lines).replace("26 G 1 ew score-twigs[1]", "26 G 3 ew score-twigs[1]  # a 3") + "\n",
        encoding="utf-8",
    )
    code, out, _ = run("position", "toldme", "--seed", "1", "--option", f"deck={file}")
    assert code == 0
    assert "/26.G.3.ew.score-twigs[1]/" in out
    assert run("position", "toldme", "--seed", "1", "--option", "deck=ours")[1].endswith(" -\n")
    kept = tmp_path / "match.txt"
    run(
        "play", "toldme", "--seed", "1", "--option", f"deck={file}", "--players", "uniform,uniform", "--file", str(kept)
    )
    file.unlink()
    assert run("replay", str(kept))[0] == 0


def test_files_that_are_no_options(run: Run, tmp_path: Path) -> None:
    missing = run("position", "toldme", "--option", f"deck={tmp_path / 'nothing'}")
    assert (missing[0], missing[2].count("\n")) == (2, 0)
    assert "expected a text file" in missing[2]
    file = tmp_path / "deck.txt"
    file.write_text("1 Y 1 ne boost-next[1]\n", encoding="utf-8")
    refused = run("simulate", "toldme", "--option", f"deck={file}")
    assert (refused[0], "option deck: expected 48 parts" in refused[2]) == (2, True)
