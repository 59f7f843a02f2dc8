"""Reads a text that stands for many choices, such as a whole deck: pasted, typed, or in a named file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.core.refusal import Refused
from tablee.terminal.table_client import TableClient

MAX_BYTES: Final = 65_536
"""The maximum number of bytes read from a file. No deck is longer."""


class PastedChoices:
    """Pasted choices that are still to be sent to the table, by seat."""

    def __init__(self) -> None:
        self._rest: dict[int, list[int]] = {}
        self._sent: dict[int, int] = {}

    def read(self, table: TableClient, text: str) -> bool:
        """Store the choices of a text or of the file it names. Return False if none is awaited; refuse invalid ones."""
        seat, game = table.asked, table.game
        if seat is None or not game.awaits_text(table.participant(seat).view):
            return False
        actions = game.read_text(table.participant(seat).view, text_of(text))
        self._rest[seat] = [game.actions.by_text[str(action)] for action in actions]
        return True

    def stop(self) -> None:
        """Forget the choices that were not sent yet."""
        self._rest.clear()

    def goes_on(self, seat: int | None) -> bool:
        """Return whether a seat has more choices to send."""
        return seat is not None and bool(self._rest.get(seat))

    def take(self, seat: int, decision: int) -> int | None:
        """Return the seat's next choice, or None if nothing is left or this decision already has its choice."""
        if not self.goes_on(seat) or self._sent.get(seat) == decision:
            return None
        self._sent[seat] = decision
        return self._rest[seat].pop(0)


def text_of(given: str) -> str:
    """Return the content of the file that a text names, or the text itself."""
    path = _path_of(given)
    if path is None:
        return given
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refused("no-text-file", path=str(path)) from None


def _path_of(given: str) -> Path | None:
    """Return the file that a line names, or None. Terminals quote or escape the path of a dropped file."""
    line = given.strip().strip("'\"").removeprefix("file://").replace("\\ ", " ")
    if not line or "\n" in line:
        return None
    try:
        path = Path(line).expanduser()
        found = path.is_file()
    except (OSError, RuntimeError, ValueError):  # too long for a file name, or an unknown home directory
        return None
    return path if found or "/" in line or path.suffix == ".txt" else None
