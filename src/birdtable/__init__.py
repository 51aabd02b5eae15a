"""The table for three bird card games."""
