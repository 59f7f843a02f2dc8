"""A small game that tests the laws: hidden cards, a secret simultaneous choice, and chance."""

from tests.toy.game import GAME

__all__ = ["GAME"]
