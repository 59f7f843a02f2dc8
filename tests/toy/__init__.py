"""A small game that keeps the laws honest: hidden cards, a secret choice of all at once, and chance."""

from tests.toy.game import GAME

__all__ = ["GAME"]
