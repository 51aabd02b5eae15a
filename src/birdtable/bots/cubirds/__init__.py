"""Bots of CuBirds."""

from typing import Any

from birdtable.bots.cubirds import features, greedy, likely

BOTS: dict[str, Any] = {"greedy": greedy.choose}
LIKELY, FEATURES, FEATURE_NAMES = likely.likely, features.features, features.NAMES
