"""A process that appends until it is killed: `python -m tests.storage.killed URL` says on a line what is stored.

Each line is a table and its length after an append that was acknowledged. Each append has several entries, so that half
of one would show; every second one has a listing too.
"""

import asyncio
import sys
from contextlib import suppress

from tablee.storage.store import Store, Unavailable, open_store
from tests.storage.samples import listing

TABLES = 8
AT_ONCE = 3


def entries_of(table: str, after: int) -> list[bytes]:
    """The entries to write: every process writes the same, and each entry holds its place."""
    return [f"{table}/{place}".encode() + b"." * 200 for place in range(after, after + AT_ONCE)]


def listed_after(after: int) -> int:
    """The last append with a listing, up to this one."""
    return after - after % (2 * AT_ONCE)


async def length_of(store: Store, table: str) -> int:
    """Retry until it works: the store may be unavailable."""
    while True:
        with suppress(Unavailable):
            return len(await store.load(table))


async def write_on(store: Store, table: str) -> None:
    """Append and report it. After a failure, read the log as a table does."""
    length = await length_of(store, table)
    while True:
        try:
            listed = listing(table, updated=float(length)) if listed_after(length) == length else None
            await store.append(table, length, entries_of(table, length), listed)
        except Unavailable:
            length = await length_of(store, table)
            continue
        length += AT_ONCE
        sys.stdout.write(f"{table} {length}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(write_on(store, f"table-{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
