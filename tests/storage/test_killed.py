"""`kill -9` at any moment loses no acknowledged append, and leaves none half written."""

import asyncio
import random
import signal
import subprocess
import sys
import time

import pytest

from tablee.storage.store import Store, open_store
from tests.services import Postgres
from tests.storage.killed import AT_ONCE, TABLES, entries_of, listed_after

ROUNDS = 6


def acknowledged(url: str, seconds: float) -> dict[str, int]:
    """Let a process write, kill it, and return each table's acknowledged length."""
    command = [sys.executable, "-m", "tests.storage.killed", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        lines = (first + process.stdout.read()).splitlines(keepends=True)
    assert process.returncode == -signal.SIGKILL
    return {table: int(length) for table, length in (line.split() for line in lines if line.endswith("\n"))}


async def assert_whole(store: Store, table: str, at_least: int) -> None:
    log = await store.load(table)
    assert len(log) >= at_least
    assert len(log) % AT_ONCE == 0
    assert log == [entry for after in range(0, len(log), AT_ONCE) for entry in entries_of(table, after)]
    listed = await store.listing(table)
    assert (listed.updated if listed else None) == (listed_after(len(log) - AT_ONCE) if log else None)


async def hear(lines: asyncio.StreamReader, said: dict[str, int], most: int) -> None:
    """Read this many lines, or all there are."""
    while most and (line := await lines.readline()).endswith(b"\n"):
        table, length = line.decode().split()
        said[table] = int(length)
        most -= 1


@pytest.mark.slow
async def test_a_killed_process_loses_nothing_that_it_acknowledged(url: str) -> None:
    known: dict[str, int] = {}
    for round_number in range(ROUNDS):
        seconds = random.Random(round_number).uniform(0.0, 0.6)
        said = await asyncio.to_thread(acknowledged, url, seconds)
        store = await open_store(url)
        for number in range(TABLES):
            await assert_whole(store, f"table-{number}", said.get(f"table-{number}", 0))
        before, known = sum(known.values()), known | said
        assert sum(known.values()) > before
        await store.close()


@pytest.mark.slow
async def test_a_killed_postgresql_loses_nothing_that_it_acknowledged(postgres: Postgres) -> None:
    url = postgres.new_url()
    command = [sys.executable, "-m", "tests.storage.killed", url]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    said: dict[str, int] = {}
    for _ in range(2):
        await hear(process.stdout, said, 20)
        postgres.stop(signal.SIGQUIT)
        postgres.start()
    await hear(process.stdout, said, 2000)  # more than the pipe held before: the program reconnected
    process.kill()
    await hear(process.stdout, said, sys.maxsize)
    await process.wait()
    store = await open_store(url)
    for number in range(TABLES):
        await assert_whole(store, f"table-{number}", said[f"table-{number}"])
    await store.close()
