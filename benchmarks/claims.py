"""What we claim of our bots, shown by the arena: the claims stand in claims.json, what was found in claims/.

    uv run python benchmarks/claims.py              every claim whose bots are here
    uv run python benchmarks/claims.py --only cubirds-2-greedy
    uv run python benchmarks/claims.py --cheap      those that take seconds

Each claim is one `birdtable arena` command; its JSON is kept beside the command that made it. A claim holds if the
first bot's share is above the claimed one with the certainty that docs/lab.md describes; the exit status is 1 if one
does not.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="NAME", help="the claim of this name")
    parser.add_argument("--cheap", action="store_true", help="only those that take seconds")
    wishes = parser.parse_args()
    claims = json.loads((HERE / "claims.json").read_text(encoding="utf-8"))
    chosen = [c for c in claims if wishes.only in (None, c["name"]) and (c["cheap"] or not wishes.cheap)]
    if not chosen:
        sys.exit(f"--only: expected {', '.join(c['name'] for c in claims)}")
    states = [check(claim) for claim in chosen]
    sys.exit(1 if "fails" in states else 0)


def check(claim: dict[str, Any]) -> str:
    """Play for a claim and keep what was found; a claim whose bots are not here yet is passed over."""
    command = ["birdtable", "arena", claim["game"], "--bots", claim["bots"], "--seats", str(claim["seats"])]
    command += ["--games", str(claim["games"]), "--above", str(claim["above"]), "--json"]
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run(
            [sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=said, text=True, check=False
        )
        said.seek(0)
        complaint = said.read().strip()
    if done.returncode:
        print(f"{claim['name']}: not played: {complaint.splitlines()[-1] if complaint else done.returncode}")
        return "missing"
    found = json.loads(done.stdout)
    wins = found["verdicts"][0]["wins"]
    state = {"more": "holds", "less": "fails", "open": "is not clear"}[wins]
    kept = {"claim": claim, "command": " ".join(command), "state": state, "found": found}
    file = HERE / "claims" / f"{claim['name']}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    share = found["results"][0]
    figures = f"{share['share']:.2%} ({share['low']:.2%} to {share['high']:.2%}) in {found['games']} games"
    print(f"{claim['name']}: {state}: {figures}, claimed {claim['above']:.0%}")
    return state


if __name__ == "__main__":
    main()
