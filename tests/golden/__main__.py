"""Write the golden playthroughs anew; then read the diff.

python -m tests.golden [--anew]     with --anew, bots play their games again
"""

import sys

from birdtable.games import NAMES
from tests.golden.playthrough import HERE, file_of, scripts, text_of


def main() -> None:
    for game in NAMES:
        files = {file_of(game, script): text_of(game, script, anew="--anew" in sys.argv) for script in scripts(game)}
        (HERE / game).mkdir(exist_ok=True)
        for path in set((HERE / game).glob("*.txt")) - set(files):
            path.unlink()
            print(f"{path.relative_to(HERE)}: deleted")
        for path, text in files.items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8", newline="\n")
                print(f"{path.relative_to(HERE)}: written")


if __name__ == "__main__":
    main()
