"""Saved games. Every choice is written at once, so that a game survives its program."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

import platformdirs

from tablee.core.record import Record, write, write_entry
from tablee.core.record_reader import FindGame, read
from tablee.core.refusal import Refused

SUFFIX = ".tablee"
_NOTE = "# An unfinished game. The seed decides all luck to come: reading on from it spoils the game.\n"


def saves_folder() -> Path:
    """Return the folder of this user's games, finished or not."""
    return platformdirs.user_data_path("tablee", appauthor=False) / "games"


def new_save(game_id: str) -> Path:
    """Return an unused path for a new game."""
    stem = f"{game_id}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = saves_folder() / f"{stem}{SUFFIX}"
    again = 1
    while path.exists():
        again += 1
        path = saves_folder() / f"{stem}-{again}{SUFFIX}"
    return path


def latest_unfinished() -> Path | None:
    """Return the unfinished game that was changed last, or None."""
    saves = sorted(saves_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in saves if not _is_finished(path)), None)


def _is_finished(path: Path) -> bool:
    return any(line.startswith("result ") for line in path.read_text("utf-8", "replace").splitlines())


def begin(path: Path, record: Record) -> None:
    """Write an unfinished game: head and seed first, so that entries can follow."""
    head = write(record._replace(entries=(), ranks=()))
    lines = "".join(f"{write_entry(entry, record.game)}\n" for entry in record.entries)
    put(path, f"{head.rstrip()}\n{_NOTE}\n{lines}")


def append(path: Path, lines: Iterable[str]) -> None:
    """Append new entries, in the notation of the record."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)


def put(path: Path, text: str) -> None:
    """Write a whole file atomically: on failure the old one stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


def save_copy(name: str, text: str) -> Path:
    """Write a file in the current folder and return its path. Refuse to replace a file that has other contents.

    The name may come from a server, so its folders are dropped.
    """
    path = Path(Path(name).name)
    try:
        path = path.absolute()  # fails if the folder has been deleted
        if not path.exists():
            put(path, text)
        elif path.read_bytes() != text.encode():
            raise Refused("file-exists", path=str(path))
    except OSError as error:
        raise Refused("not-saved", path=str(path), detail=error.strerror or str(error)) from error
    return path


def load(path: Path, find_game: FindGame) -> Record:
    """Read a record from a file. Ignore a last line that was cut off."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("not-text", path=str(path)) from None
    return read(text[: text.rfind("\n") + 1] or text, find_game)
