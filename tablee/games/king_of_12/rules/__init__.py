"""The position and what happens to it."""
