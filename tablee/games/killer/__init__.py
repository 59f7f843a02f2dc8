"""Killer (Douze-Trente): dice and elimination."""

from tablee.games.killer.game import GAME

__all__ = ["GAME"]
