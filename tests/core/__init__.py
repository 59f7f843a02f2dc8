"""Tests of what a game is to everything around it."""
