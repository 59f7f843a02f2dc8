"""The choices after the end of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.core.refusal import Refused
from tablee.terminal.choices import Choice
from tablee.terminal.saves import SUFFIX, save_copy
from tablee.terminal.table_client import TableClient
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.terminal.play_screen import PlayScreen

AGAIN, OTHER, COPY, LEAVE, REMATCH = -1, -2, -3, -4, -5
"""These values are used in place of an action's index."""
_HERE: Final = {AGAIN: "next-again", OTHER: "next-other", COPY: "next-copy", LEAVE: "next-leave"}
_WATCHED: Final = {COPY: "next-copy", LEAVE: "next-leave"}
_ELSEWHERE: Final = {REMATCH: "next-rematch"} | _WATCHED
_GOES_ON: Final = {REMATCH: "next-join"} | _WATCHED
_WATCHED_ON: Final = {REMATCH: "next-watch"} | _WATCHED


def what_next(table: TableClient, words: Words) -> tuple[Choice, ...]:
    """Return the choices after a game.

    Everybody can save the record. "Play again" at a table on a server opens a rematch for all its players.
    """
    labels = _HERE if table.path is not None else _ELSEWHERE if table.people else _WATCHED
    if table.info.rematch is not None and table.path is None:
        labels = _GOES_ON if table.people else _WATCHED_ON
    return tuple(Choice(action, words(message), message) for action, message in labels.items())


def do_next(action: int, screen: PlayScreen) -> None:
    """Do what the person chose after the end of the game."""
    if action == COPY:
        _ = screen.run_worker(_save(screen), group="commands")
    elif action == LEAVE:
        screen.app.exit()
    elif action == REMATCH:
        screen.menu.rematch()
    else:
        _ = screen.dismiss("again" if action == AGAIN else "other")


async def _save(screen: PlayScreen) -> None:
    try:
        path = await save_record(screen.table)
    except Refused as refused:
        screen.refuse(refused)
    else:
        screen.notify(screen.words("saved-finished", path=str(path)), markup=False)


async def save_record(table: TableClient) -> Path:
    """Save the record of a finished game in the current folder and return its path.

    The name is that of the local file, or of the browser's download.
    """
    name = table.path.name if table.path is not None else f"{table.info.code}{SUFFIX}"
    return save_copy(name, await table.record())
