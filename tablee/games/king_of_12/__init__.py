"""King of 12: twelve-sided dice, secret characters, and a tournament for sixteen."""

from tablee.games.king_of_12.game import GAME

__all__ = ["GAME"]
