"""Connect a program of your own to a table, as a player or as somebody who watches."""

from tablee.client.lobby import become_guest, open_table
from tablee.client.player import Player, new_id, play

__all__ = ["Player", "become_guest", "new_id", "open_table", "play"]
