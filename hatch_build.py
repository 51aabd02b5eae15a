"""Compile the translations, locale/*/LC_MESSAGES/birdtable.po, to the .mo files that gettext reads.

The .mo files are not in git. They are written into the source tree, since editable installs run from there.
"""

import io
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Translations(BuildHookInterface):
    """Runs before every wheel, editable ones too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
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
            build_data["artifacts"].append(f"/{compiled.relative_to(root).as_posix()}")  # git-ignored, yet in the wheel


def compile_catalog(text: Path) -> bytes:
    with text.open("rb") as file:
        catalog = read_po(file, locale=text.parts[-3], abort_invalid=True)
    output = io.BytesIO()
    write_mo(output, catalog)
    return output.getvalue()
