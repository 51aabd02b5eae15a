"""The cache of compiled code: never the wrong code, never another program's files, never in the way."""

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from birdtable import cli, compiling
from birdtable.commands.asked import prepare
from birdtable.compiling import COMPILING, compiled_for, njit
from birdtable.games import NAMES, load
from birdtable.lab import perft as perft_module

compiled_only = pytest.mark.skipif(not COMPILING, reason="nothing is compiled")
POSITION = "cubirds 2 1:lay FOT/DPM/WRF/ODP P2F2D2M2/*8 O/R * -"
MONTH = 30 * 86400  # seconds


def old(folder: Path) -> Path:
    """A folder that nobody has used for a month."""
    folder.mkdir(parents=True)
    (folder / "file").touch()
    os.utime(folder, (time.time() - MONTH,) * 2)
    return folder


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """This version's cache, in a folder of the test's own."""
    monkeypatch.setattr(compiling, "CACHE", old(tmp_path / f"compiled-{'0' * 16}"))
    return compiling.CACHE


def spawn(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Python in a new process."""
    pipe, home = subprocess.PIPE, os.environ | environment
    return subprocess.Popen([sys.executable, *arguments], env=home, stdout=pipe, stderr=pipe, text=True)


def done(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What a process printed that went well."""
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out, err


# ---------------------------------------------------------------------------- where it lies, what is deleted


def test_a_cache_folder_that_is_given_is_shared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert compiling.user_cache() == tmp_path / "birdtable"


def test_an_empty_cache_folder_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    usual = compiling.user_cache()
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    assert compiling.user_cache() == usual


def test_a_user_without_a_home_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError

    for name in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    assert not compiling.can_keep(compiling.user_cache())


def test_only_old_caches_of_ours_are_swept(cache: Path) -> None:
    names = ["compiled-kernels", "compiled-0123456789abcde", "compiled-0123456789ABCDEF", "compiled-0123456789abcdef0"]
    others = [old(cache.parent / name) for name in names]
    dead, recent = old(cache.parent / "compiled-0123456789abcdef"), cache.parent / "compiled-fedcba9876543210"
    recent.mkdir()
    compiling.sweep()
    assert sorted(cache.parent.iterdir()) == sorted([cache, recent, *others])
    assert not dead.exists()


def test_many_may_sweep_at_once(cache: Path) -> None:
    for i in range(200):
        old(cache.parent / f"compiled-{i + 1:016x}")
    with ThreadPoolExecutor(8) as pool:
        for sweeping in [pool.submit(compiling.sweep) for _ in range(8)]:
            sweeping.result()
    assert list(cache.parent.iterdir()) == [cache]


def test_asking_for_a_game_is_a_use(cache: Path) -> None:
    compiling.jobs_of(load(NAMES[0]))
    assert time.time() - cache.stat().st_mtime < MONTH / 2


def test_starting_is_a_use(cache: Path) -> None:
    assert compiling.can_keep(cache)
    assert time.time() - cache.stat().st_mtime < MONTH / 2


# ---------------------------------------------------------------------------- whose code it is


def test_the_fingerprint_knows_the_flags_and_the_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here = compiling.fingerprint()
    monkeypatch.setattr(compiling, "PACKAGE", Path(shutil.copytree(compiling.PACKAGE, tmp_path / "birdtable")))
    there = compiling.fingerprint()
    with (tmp_path / "birdtable" / "compiling.py").open("a") as file:
        file.write("# other flags")
    assert len({here, there, compiling.fingerprint()}) == 3


@njit
def one() -> int:
    return 1


@njit
def two() -> int:
    return 2


answer: Any = None


def ask() -> int:
    """A driver: bound to an answer."""
    return answer()


@compiled_only
def test_what_is_bound_is_never_mistaken() -> None:
    for bound, said in [(one, 1), (two, 2), (one, 1)]:
        assert compiled_for(load(NAMES[0]), ask, answer=bound)() == said


DOUBLE = """
import json, sys
from birdtable.compiling import njit

@njit
def double(x):
    return 2 * x

print(double(json.loads(sys.argv[1])))
"""


@compiled_only
def test_processes_do_not_write_into_each_others_files(tmp_path: Path) -> None:
    """Numba numbers files by an index that both may read before either has written it: here it is deleted between."""
    (tmp_path / "double.py").write_text(DOUBLE)
    command, home = str(tmp_path / "double.py"), str(tmp_path / "cache")
    assert done(spawn(command, "3", NUMBA_CACHE_DIR=home))[0] == "6\n"
    for index in (tmp_path / "cache").rglob("*.nbi"):
        index.unlink()
    assert done(spawn(command, "1.5", NUMBA_CACHE_DIR=home))[0] == "3.0\n"
    assert len(list((tmp_path / "cache").rglob("double.double*.nbc"))) == 2


# ---------------------------------------------------------------------------- never in the way


@compiled_only
def test_perft_is_prepared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = load("cubirds")
    monkeypatch.setattr(sys, "argv", ["birdtable", "perft", POSITION, "2", "--seed", "1"])
    with pytest.raises(SystemExit):
        cli.main()
    assert int(capsys.readouterr().out) > 0
    assert compiling.is_compiled(game, "perft")
    perft_module.jobs_of(game)["perft"]()
    assert len(perft_module.counter(game).signatures) == 1  # what was prepared is what counts


@compiled_only
def test_what_cannot_be_marked_is_done_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiling, "CACHE", tmp_path / "file" / "cache")
    for keeping in (True, False):
        monkeypatch.setattr(compiling, "KEEPING", keeping)
        monkeypatch.setattr(compiling, "DONE", set())
        prepare(load("cubirds"))
        assert "Compiling" in capsys.readouterr().err
        prepare(load("cubirds"))
        assert not capsys.readouterr().err


def test_a_cache_in_which_root_wrote_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "cache" / "lab").mkdir(parents=True, mode=0o555)
    assert compiling.can_keep(tmp_path / "cache") == os.access(tmp_path / "cache" / "lab", os.W_OK)


@compiled_only
def test_without_a_cache_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    started = spawn("-m", "birdtable", "position", "cubirds", "--seed", "7", NUMBA_CACHE_DIR=str(tmp_path / "file"))
    out, err = done(started)
    assert out.startswith("cubirds 2 ")
    assert [line.split(",")[0] for line in err.splitlines()] == [
        "Compiling each time anew",
        "Compiling cubirds for this computer ...",
    ]
    assert str(tmp_path) in err
    assert not list(compiling.PACKAGE.rglob("*.nbi"))


@compiled_only
def test_two_start_at_once_without_a_cache(tmp_path: Path) -> None:
    command = ["-m", "birdtable", "position", "cubirds", "--seed", "7"]
    both = [spawn(*command, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2)]
    first, second = [done(process)[0] for process in both]
    assert (first, "") == (second, "") == done(spawn(*command, NUMBA_CACHE_DIR=str(tmp_path)))
