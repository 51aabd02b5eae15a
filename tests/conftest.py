"""Settings of all tests."""

import os

from hypothesis import settings

# No deadline: the first example of a test may have to compile a game.
settings.register_profile("default", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=200, derandomize=True)  # red means this commit, not luck
settings.load_profile("ci" if os.environ.get("CI") else "default")
