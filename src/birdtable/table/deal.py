"""The honest deal: the seed stays secret until the end, but its hash, with a salt, is shown from the start."""

import hashlib

from birdtable.table.models import MatchRow


def commitment(row: MatchRow) -> str:
    """What is shown at the start: nobody can find the seed from it, and no other seed gives it.

    Empty for a match brought along from a file, whose deal somebody knows.
    """
    return hashlib.sha256(promised(row).encode()).hexdigest() if row.seed and row.salt else ""


def promised(row: MatchRow) -> str:
    """What the hash is of: all that decides the deal, and a salt. Shown when the game is over."""
    options = " ".join(f"{name}={value}" for name, value in sorted(row.options.items()))
    where = row.position or f"{row.people} seats {options}".rstrip()
    return f"birdtable {row.game} {row.edition}, {where}, seed {row.seed}, salt {row.salt}"
