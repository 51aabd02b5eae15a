"""The files that pages bring along: each has its content's hash in its link, so that browsers may keep it for ever."""

import hashlib
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@cache
def asset(name: str) -> str:
    """The link of a file in static/."""
    digest = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:8]
    return f"/static/{name}?v={digest}"
