"""Twelve Heroes."""

from tablee.games.twelve_heroes.game import GAME

__all__ = ["GAME"]
