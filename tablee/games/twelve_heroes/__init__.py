"""Twelve Heroes: two armies of twelve heroes fight for three Regions."""

from tablee.games.twelve_heroes.game import GAME

__all__ = ["GAME"]
