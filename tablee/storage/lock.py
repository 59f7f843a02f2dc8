"""A lock file beside an SQLite store, so that only one process uses it."""

import os
import sys
from pathlib import Path

from tablee.storage.store import CannotOpen

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(descriptor: int) -> None:
        # Unlike flock, this lock is not inherited by a fork: a worker that outlives us holds nothing.
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


# These locks belong to the process and do not stop a second lock in the same process.
held: set[Path] = set()


class FileLock:
    """A lock that holds until it is released or the process ends."""

    def __init__(self, store: Path) -> None:
        self.path = store.resolve().with_name(store.name + ".lock")
        if self.path in held:
            raise CannotOpen(f"{store} is open already in this process")
        self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            take(self._descriptor)
        except OSError as error:
            raise CannotOpen(self._refusal(store)) from error
        held.add(self.path)
        os.truncate(self._descriptor, 0)
        os.write(self._descriptor, str(os.getpid()).encode())

    def _refusal(self, store: Path) -> str:
        owner = os.read(self._descriptor, 20).decode() or "unknown"
        os.close(self._descriptor)
        return (
            f"{store} is in use by another process (its number: {owner}), and one process owns an SQLite store. "
            "Stop that one, choose another file, or use PostgreSQL for several processes"
        )

    def release(self) -> None:
        held.discard(self.path)
        os.close(self._descriptor)
