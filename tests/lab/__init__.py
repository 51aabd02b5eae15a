"""The arena and the reports."""
