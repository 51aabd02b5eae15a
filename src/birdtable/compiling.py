"""How rules, bots and drivers are compiled: one decorator, one cache.

Numba keeps compiled functions on disk, but looks only at the file in which a function stands: when `rules.py` changes,
a search that was compiled with the old rules inside would be loaded again. So the cache lives in a folder named after
everything that goes into compiled code. It also lies in the user's cache folder, since the package may be installed
where nobody may write. `NUMBA_CACHE_DIR` moves it.
"""

import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., object])
PACKAGE = Path(__file__).parent
KEEP_DAYS = 14  # how long the cache of another version stays after its last use


def user_cache() -> Path:
    """The folder in which a program may keep what it can make again, by the platform's custom."""
    if "NUMBA_CACHE_DIR" in os.environ:
        return Path(os.environ["NUMBA_CACHE_DIR"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "birdtable" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "birdtable"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "birdtable"


def fingerprint() -> str:
    """A name for this source, these compilers and this Python: whatever could change compiled code."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {platform.python_version()}".encode())
    for folder in ("games", "bots", "lab"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(f"{path.relative_to(PACKAGE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


CACHE = user_cache() / f"compiled-{fingerprint()}"
numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
COMPILING = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]

if TYPE_CHECKING:

    def njit(function: Function) -> Function:
        """A compiled function has the type of its source."""
        return function

else:
    # forceinline: left to itself LLVM calls the small functions that rules are made of, at a third of the speed.
    njit = numba.njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, forceinline=True)


def compiled_for(game: Any, template: Callable[..., Any], **names: Any) -> Any:
    """Compile `template` with the names of the game's functions, and of `names`, bound to those of one game.

    A closure would say the same in one word, but Numba never finds a compiled closure over compiled functions in its
    cache again; a function whose globals are bound it does.
    """
    functions = {name: getattr(game, name) for name in ("deal", "legal", "play", "points", "sight", "imagine")}
    assert isinstance(template, FunctionType)
    bound = FunctionType(template.__code__, {**template.__globals__, **functions, **names}, template.__name__)
    # Its name is all that the cache knows it by, so it says what is bound.
    others = [f"{function.__module__}.{function.__qualname__}" for function in names.values()]
    bound.__qualname__ = "_".join([template.__qualname__, game.name, *others])
    bound.__module__ = template.__module__
    return njit(bound)


def compile_game(game: Any, report: Callable[[int, int], None] | None = None) -> None:
    """Compile what a game needs, or load it from the cache; `report` is told how many of its functions are ready."""
    state, options = game.new(), game.new(game.options)
    examples = {
        game.deal: (state, options, np.uint64(0)),
        game.legal: (state, np.zeros(game.moves, np.int16)),
        game.play: (state, 0),
        game.points: (state, np.zeros((2, game.seats[-1]))),
        game.sight: (state, 0),
        game.imagine: (state, 0, np.uint64(0)),
    }
    for done, (function, arguments) in enumerate(examples.items(), 1):
        if COMPILING:
            function.compile(tuple(map(numba.typeof, arguments)))
        if report:
            report(done, len(examples))


def is_compiled(game: Any) -> bool:
    """Whether a game has been compiled here before."""
    return not COMPILING or ready_mark(game).exists()


def mark_compiled(game: Any) -> None:
    """Remember that a game is compiled, and use the occasion to delete the caches that nobody has used for a while."""
    if COMPILING:
        CACHE.mkdir(parents=True, exist_ok=True)
        ready_mark(game).touch()
        sweep()


def ready_mark(game: Any) -> Path:
    """The file that stands for a compiled game."""
    return CACHE / f"{game.name}.ready"


def sweep() -> None:
    """Delete the caches of versions that have not been used for a while."""
    for folder in CACHE.parent.glob("compiled-*"):
        if folder != CACHE and time.time() - folder.stat().st_mtime > KEEP_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)
