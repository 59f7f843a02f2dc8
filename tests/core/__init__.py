"""Tests of the core: the interface of a game to everything around it."""
