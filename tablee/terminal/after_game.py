"""The choices after the end of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.terminal.choices import Choice
from tablee.terminal.saves import put
from tablee.terminal.table_client import TableClient
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.terminal.play_screen import PlayScreen

AGAIN, OTHER, COPY, LEAVE, REMATCH = -1, -2, -3, -4, -5
"""These values are used in place of an action's index."""
_HERE: Final = {AGAIN: "next-again", OTHER: "next-other", COPY: "next-copy", LEAVE: "next-leave"}
_ELSEWHERE: Final = {REMATCH: "next-rematch", LEAVE: "next-leave"}
_GOES_ON: Final = {REMATCH: "next-join", LEAVE: "next-leave"}
_WATCHED: Final = {LEAVE: "next-leave"}
_WATCHED_ON: Final = {REMATCH: "next-watch", LEAVE: "next-leave"}


def what_next(table: TableClient, words: Words) -> tuple[Choice, ...]:
    """Return the choices after a game.

    At a local table: play again or save the record. At a table on a server: open a rematch for all players.
    """
    labels = _HERE if table.path is not None else _ELSEWHERE if table.people else _WATCHED
    if table.info.rematch is not None and table.path is None:
        labels = _GOES_ON if table.people else _WATCHED_ON
    return tuple(Choice(action, words(message), message) for action, message in labels.items())


def do_next(action: int, screen: PlayScreen) -> None:
    """Do what the person chose after the end of the game."""
    table = screen.table
    if action == COPY and table.path is not None:
        path = Path.cwd() / table.path.name
        put(path, table.path.read_text("utf-8"))
        screen.notify(screen.words("saved-finished", path=str(path)), markup=False)
    elif action == LEAVE:
        screen.app.exit()
    elif action == REMATCH:
        screen.menu.rematch()
    else:
        _ = screen.dismiss("again" if action == AGAIN else "other")
