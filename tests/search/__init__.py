"""Bots for any game, tried on small games whose values are known."""
