"""Bots of Busy Beaks."""

from typing import Any

from birdtable.bots.busybeaks import features, greedy, likely

BOTS: dict[str, Any] = {"greedy": greedy.choose}
LIKELY, FEATURES, FEATURE_NAMES = likely.likely, features.features, features.NAMES
