"""The web table in a real Chromium."""
