"""From SQLite to PostgreSQL: all data arrive, and games continue."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.storage.store import CannotOpen, open_store
from tablee.storage.transfer import move
from tests.services import Postgres
from tests.storage.samples import begin, user


async def test_a_server_moves_from_sqlite_to_postgresql(path: Path, postgres: Postgres) -> None:
    source, target = f"sqlite:///{path}", postgres.new_url()
    store = await open_store(source)
    await store.add_user(user("ann"), b"hash of a token")
    await store.ban("192.0.2.1", 1e12)
    going_on = await begin(store, "going-on", b"one", b"two", status="playing", users=("ann",), awaited=("ann",))
    over = await begin(store, "over", b"told", status="finished", public=False)
    with pytest.raises(CannotOpen):
        await move(source, target)  # the server still runs
    await store.close()

    assert await move(source, target) == 2
    moved = await open_store(target)
    assert await moved.find(going_on.code) == going_on
    assert await moved.listing("over") == over
    assert await moved.user_by_token(b"hash of a token") == user("ann")
    assert [each.table for each in await moved.tables_of("ann")] == ["going-on"]
    assert await moved.banned(0.0) == ["192.0.2.1"]
    await moved.append("going-on", 2, [b"three"])
    assert await moved.load("going-on") == [b"one", b"two", b"three"]
    await moved.close()
    with pytest.raises(CannotOpen, match="is not empty"):
        await move(source, target)


async def test_only_a_file_is_moved(path: Path, postgres: Postgres) -> None:
    for wrong in (f"sqlite:///{path}.not-there", "sqlite:///:memory:", postgres.address()):
        with pytest.raises(CannotOpen, match="not an SQLite file"):
            await move(wrong, postgres.new_url())
