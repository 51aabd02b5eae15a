"""Figures of random games from the C yardsticks, which know nothing of the engine: <game>.json."""
