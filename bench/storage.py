"""Measure durable appends per second: SQLite and PostgreSQL, with few and many writers waiting.

`python -m bench.storage [seconds]` starts its own PostgreSQL.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import quantiles

from tablee.storage.store import Listing, Store, open_store
from tests.services import Postgres

WAITING = (1, 10, 50, 200)
ENTRY = b'{"kind":"choice","seat":1,"decision":17,"action":42}' * 2
SUMMARY = b'{"names":["Ada","Bob"],"options":{},"clock":null}' * 4


def listing(table: str, after: int) -> Listing:
    users = (f"ada-{table}", f"bob-{table}")
    return Listing(
        table=table,
        code=table,
        game="any",
        status="playing",
        public=True,
        host=users[0],
        seats=2,
        free=0,
        users=users,
        awaited=(users[after % 2],),
        summary=SUMMARY,
        updated=time.time(),
    )


async def play(store: Store, table: str, until: float, took: list[float]) -> None:
    """Append moves at one table, each stored before the next."""
    after = 0
    while (started := time.perf_counter()) < until:
        await store.append(table, after, (ENTRY, ENTRY), listing(table, after))
        took.append(time.perf_counter() - started)
        after += 2


async def measure(store: Store, name: str, waiting: int, seconds: float) -> None:
    took: list[float] = []
    begun = time.perf_counter()
    tables = (f"{name}-{waiting}-{number}" for number in range(waiting))
    await asyncio.gather(*(play(store, table, begun + seconds, took) for table in tables))
    rate = len(took) / (time.perf_counter() - begun)
    cuts = [1000 * cut for cut in quantiles(took, n=100)]
    print(f"{name:12}{waiting:9}{rate:12,.0f}{2 * rate:12,.0f}{cuts[49]:9.2f}{cuts[98]:9.2f}", flush=True)


async def bench(name: str, url: str, seconds: float) -> None:
    store = await open_store(url)
    for waiting in WAITING:
        await measure(store, name, waiting, seconds)
    await store.close()


def syncs(folder: Path, seconds: float) -> float:
    """Return how many page syncs per second this disk manages: the upper limit for one writer that waits."""
    file = os.open(folder / "sync", os.O_RDWR | os.O_CREAT)
    begun, done = time.perf_counter(), 0
    while time.perf_counter() < begun + seconds:
        os.pwrite(file, b"." * 4096, 4096 * done)
        os.fdatasync(file)
        done += 1
    os.close(file)
    return done / (time.perf_counter() - begun)


def run(work: Callable[[], Awaitable[None]]) -> None:
    try:
        import uvloop  # noqa: PLC0415 (as the server does, where it is installed)
    except ModuleNotFoundError:
        asyncio.run(awaited(work))
    else:
        uvloop.run(awaited(work))


async def awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(f"the disk alone: {syncs(Path(folder), seconds):,.0f} syncs/s\n")
        print(f"{'':12}{'waiting':>9}{'appends/s':>12}{'entries/s':>12}{'p50 ms':>9}{'p99 ms':>9}")
        run(lambda: bench("SQLite", f"sqlite:///{folder}/tablee.sqlite3", seconds))
    postgres = Postgres()
    try:
        postgres.start()
        run(lambda: bench("PostgreSQL", postgres.new_url(), seconds))
    finally:
        postgres.remove()


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 3.0)
