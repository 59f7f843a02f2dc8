"""Connect your own program to a table, as a player or a spectator."""

from tablee.client.lobby import (
    ask_hint,
    become_guest,
    device_code,
    download_record,
    is_known,
    look_at,
    my_tables,
    open_table,
    open_tables,
    redeem,
)
from tablee.client.player import Player, play
from tablee.wire.client import new_id

__all__ = [
    "Player",
    "ask_hint",
    "become_guest",
    "device_code",
    "download_record",
    "is_known",
    "look_at",
    "my_tables",
    "new_id",
    "open_table",
    "open_tables",
    "play",
    "redeem",
]
