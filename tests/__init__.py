"""Tests of the whole; a game's own are in its folder."""
