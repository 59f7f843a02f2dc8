"""Connect a program of your own to a table, as a player or as somebody who watches."""

from tablee.client.player import Player, play

__all__ = ["Player", "play"]
