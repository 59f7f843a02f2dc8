"""The two stores, each empty at the start of a test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.storage.store import Store, open_store
from tests.services import Postgres, postgres, redis

__all__ = ["postgres", "redis"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new' / 'folder' / 'tablee.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_url()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tablee.sqlite3"
