"""How rules, bots and drivers are compiled: one decorator, one cache.

Numba keeps compiled functions on disk, but looks only at the file in which a function stands: when `rules.py` changes,
a search that was compiled with the old rules inside would be loaded again. So the cache lives in a folder named after
everything that goes into compiled code. It also lies in the user's cache folder, since the package may be installed
where nobody may write. `NUMBA_CACHE_DIR` moves it. Where no cache can be written, all is compiled anew in each process.
"""

import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., object])
Job = Callable[[], None]
PACKAGE = Path(__file__).parent
KEEP_DAYS = 14  # how long the cache of another version stays after its last use
RUN = uuid.uuid4().hex[:8]  # a name for this process
DONE: set[Path] = set()  # the marks of what this process has compiled, for when none can be written


def user_cache() -> Path:
    """The folder in which a program may keep what it can make again, by the platform's custom."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given).absolute() / "birdtable"  # others may keep their code there too
    try:
        home = Path.home()
    except RuntimeError:  # a user without a home, as in some containers
        home = Path(os.devnull)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "birdtable" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "birdtable"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "birdtable"


def fingerprint() -> str:
    """A name for this source, these compilers and this Python: whatever could change compiled code.

    Also for where the source lies, since Numba knows a function by its path: another clone's cache is no use.
    """
    versions = f"{numba.__version__} {np.__version__} {platform.python_version()} {PACKAGE}"
    digest = hashlib.sha256(versions.encode(errors="surrogateescape"))
    folders = [PACKAGE / name for name in ("games", "bots", "lab")]
    for path in [PACKAGE / "compiling.py", *(path for folder in folders for path in sorted(folder.rglob("*.py")))]:
        digest.update(f"{path.relative_to(PACKAGE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def can_keep(folder: Path) -> bool:
    """Whether compiled code can be kept here; if so, this is a use of the folder.

    Numba would look for another place by itself, `__pycache__` first, where code with old rules inside may lie.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for place in (folder, *filter(Path.is_dir, folder.iterdir())):  # the latter Numba's, perhaps once run by root
            tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return False
    return True


CACHE = user_cache() / f"compiled-{fingerprint()}"
COMPILING = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
KEEPING = COMPILING and can_keep(CACHE)
if KEEPING:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]

if TYPE_CHECKING:

    def njit(function: Function) -> Function:
        """A compiled function has the type of its source."""
        return function

    called = njit

else:
    # forceinline: left to itself LLVM calls the small functions that rules are made of, at a third of the speed.
    FLAGS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

    def njit(function):
        """Compile a function when it is called, into whatever calls it, and keep that."""
        return compiled_with(function, forceinline=True)

    def called(function):
        """The same for a longer function with several callers: LLVM decides whether to inline it."""
        return compiled_with(function)

    def compiled_with(function, **more):
        """A compiled function.

        Numba numbers its files without a lock: two processes that compile a function for different types at once would
        write the same file, and the index name the one's code for the other's types. So file names hold the process.
        """
        compiled = numba.njit(cache=KEEPING, **FLAGS, **more)(function)
        if KEEPING:
            cache = compiled._cache
            cache._cache_file._data_name_pattern = f"{cache._impl.filename_base}.{{number}}.{RUN}.nbc"
        return compiled


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


def compile_for(function: Any, *arguments: Any) -> None:
    """Compile a function for arguments like these, or load it from the cache."""
    if COMPILING:
        function.compile(tuple(map(numba.typeof, arguments)))


def jobs_of(game: Any) -> dict[str, Job]:
    """What must be compiled before a game can be played, by name; whoever asks is using the cache."""
    with suppress(OSError):
        os.utime(CACHE)
    state, options = game.new(), game.new(game.options)
    moves, points = np.zeros(game.moves, np.int16), np.zeros((2, game.seats[-1]))
    return {
        "deal": lambda: compile_for(game.deal, state, options, np.uint64(0)),
        "legal": lambda: compile_for(game.legal, state, moves),
        "play": lambda: compile_for(game.play, state, 0),
        "points": lambda: compile_for(game.points, state, points),
        "sight": lambda: compile_for(game.sight, state, 0),
        "imagine": lambda: compile_for(game.imagine, state, 0, np.uint64(0)),
    }


def is_compiled(game: Any, job: str) -> bool:
    """Whether a job has been done in this process, or on this machine where that is kept."""
    mark = ready_mark(game, job)
    return not COMPILING or mark in DONE or (KEEPING and mark.exists())


def mark_compiled(game: Any, job: str) -> None:
    """Remember that a job is done, and use the occasion to delete the caches that nobody has used for a while.

    A mark that cannot be written costs a word too many the next time, and no more.
    """
    DONE.add(ready_mark(game, job))
    if KEEPING:
        with suppress(OSError):
            ready_mark(game, job).touch()
        sweep()


def ready_mark(game: Any, job: str) -> Path:
    """The file that stands for a job that is done."""
    return CACHE / f"{game.name}-{job}.ready"


def sweep() -> None:
    """Delete the caches of versions that have not been used for a while; another process may be doing the same."""
    for folder in CACHE.parent.glob("compiled-*"):
        with suppress(OSError):
            if is_ours(folder) and time.time() - folder.stat().st_mtime > KEEP_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


def is_ours(folder: Path) -> bool:
    """Whether this is the cache of another version."""
    return folder != CACHE and re.fullmatch("compiled-[0-9a-f]{16}", folder.name) is not None
