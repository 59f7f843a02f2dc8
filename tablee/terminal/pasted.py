"""A text that stands for many choices, such as a whole deck: pasted, typed, or in a file that is named."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.core.refusal import Refused
from tablee.terminal.sitting import Sitting

MAX_BYTES: Final = 65_536
"""So much of a file is read: no deck is longer."""


class PastedChoices:
    """The choices that were pasted and are still to be told to the table, by seat."""

    def __init__(self) -> None:
        self._rest: dict[int, list[int]] = {}
        self._sent: dict[int, int] = {}

    def read(self, table: Sitting, text: str) -> bool:
        """Keep what a text, or the file that it names, stands for; False where none is awaited. Refused if it is wrong."""
        seat, game = table.asked, table.game
        if seat is None or not game.awaits_text(table.place(seat).view):
            return False
        actions = game.read_text(table.place(seat).view, text_of(text))
        self._rest[seat] = [game.actions.by_text[str(action)] for action in actions]
        return True

    def stop(self) -> None:
        """Forget what was not told yet."""
        self._rest.clear()

    def goes_on(self, seat: int | None) -> bool:
        """Whether a seat has more to tell."""
        return seat is not None and bool(self._rest.get(seat))

    def take(self, seat: int, decision: int) -> int | None:
        """The next choice of a seat; None where nothing is left, or where this decision has had its choice."""
        if not self.goes_on(seat) or self._sent.get(seat) == decision:
            return None
        self._sent[seat] = decision
        return self._rest[seat].pop(0)


def text_of(given: str) -> str:
    """What stands in the file that a text names, or the text itself."""
    path = _path_of(given)
    if path is None:
        return given
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refused("no-text-file", path=str(path)) from None


def _path_of(given: str) -> Path | None:
    """The file that a line names, also as terminals write one that is dropped on them; None where it is none."""
    line = given.strip().strip("'\"").removeprefix("file://").replace("\\ ", " ")
    if not line or "\n" in line:
        return None
    try:
        path = Path(line).expanduser()
        found = path.is_file()
    except (OSError, RuntimeError, ValueError):  # too long for a name, or nobody's home
        return None
    return path if found or "/" in line or path.suffix == ".txt" else None
