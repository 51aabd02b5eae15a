"""Files of the pages, compressed once and kept in memory: there are few, and they are small."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from birdtable.table.assets import STATIC
from birdtable.table.problems import N_, Missing
from birdtable.table.routes.common import Answer, Asked

KEEP = "public, max-age=31536000, immutable"  # a changed file has another link
PLAIN = (".woff2",)  # compressed already


@cache
def files() -> dict[str, Path]:
    """All files there are, by their names."""
    return {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}


def content_of(name: str) -> tuple[str, bytes, bytes]:
    """Type, content, and the same compressed; files are found by name among those there are, never by path."""
    if name not in files():
        raise Missing(N_("There is no such file."))
    return packed(name)


@cache
def packed(name: str) -> tuple[str, bytes, bytes]:
    """What there is to be sent of a file."""
    file = files()[name]
    content = file.read_bytes()
    kind = {".js": "text/javascript", ".woff2": "font/woff2"}.get(file.suffix) or mimetypes.guess_type(name)[0]
    return kind or "text/plain", content, b"" if name.endswith(PLAIN) else gzip.compress(content, 9, mtime=0)


@get("/static/{path:path}", opt={"exclude_from_compression": True})
async def static(request: Asked, path: FromPath[str]) -> Answer:
    """A style sheet, a script, a drawing, a font."""
    kind, content, packed = content_of(path.lstrip("/"))
    headers = {"cache-control": KEEP, "vary": "accept-encoding"}
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


@get("/health")
async def health() -> Answer:
    """Whether the server is up, for whatever watches over it."""
    return Response("up\n", media_type="text/plain")


ROUTES = [static, health]
