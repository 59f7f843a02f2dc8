"""Tablée: a shelf of games to play, study and solve."""

__version__ = "0.1.0"
