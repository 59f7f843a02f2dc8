"""Back up an SQLite store while the server runs. The copy is consistent, and readable only by its owner."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.storage.store import MEMORY, CannotOpen

SECRETS = ("DELETE FROM tables WHERE status IN ('open', 'playing')", "DELETE FROM codes")
"""Removes running and open tables, and codes for other devices.

The logs of such tables hold secret hands and seeds; the seed is there before the start. A code is short enough to be
found from its hash while it is valid. Tokens are not.
"""


def back_up(url: str, copy: Path, *, without_running: bool) -> int:
    """Write the copy to a file that must not exist yet. Return the number of tables in it."""
    scheme, _, rest = url.partition("://")
    source = Path(rest[1:])
    if scheme != "sqlite" or rest[1:] == MEMORY:
        raise CannotOpen("only an SQLite file can be copied; for PostgreSQL use pg_dump")
    if not source.is_file():
        raise CannotOpen(f"{source} does not exist")
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        return _copy(source, copy, without_running=without_running)
    except sqlite3.Error as error:
        copy.unlink()
        raise CannotOpen(f"{source} cannot be copied: {error}") from error
    except BaseException:
        copy.unlink()
        raise


def _copy(source: Path, copy: Path, *, without_running: bool) -> int:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as read,
        closing(sqlite3.connect(copy, isolation_level=None)) as written,
    ):
        read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")  # a single file
        written.execute("PRAGMA foreign_keys = ON")
        if without_running:
            for statement in SECRETS:
                written.execute(statement)
            written.execute("VACUUM")  # otherwise deleted data could still be read
        if written.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise CannotOpen(f"{source} is damaged: its copy fails the integrity check")
        tables: int = written.execute("SELECT count(*) FROM tables").fetchone()[0]
        return tables
