"""A rolling update: processes of an earlier version and of this one serve the same tables, and nobody loses a choice.

The earlier version is a wheel built from the first commit that starts and of which all processes tell each other a version.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import Gathering, attend_all, gather
from tests.server.served import Served, served
from tests.server.test_faults import setups
from tests.services import Postgres, Redis, postgres, redis

__all__ = ["postgres", "redis"]
FIRST_WITH_VERSIONS = "e08ae7a"
ROOT = Path(__file__).resolve().parents[2]
GAMES = 24
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.environ.get("TABLEE_LAWS") != "thorough", reason="builds a wheel: only in make test-all"),
]


def _git(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *words], capture_output=True, check=False)


def _answer(question: str) -> str:
    """What git says of the repository around these tests."""
    return _git("-C", str(ROOT), "rev-parse", question).stdout.decode().strip()


def earlier_source(folder: Path) -> None:
    """The earlier commit without the sources of its web app, so that building it needs no Node."""
    top = _answer("--show-toplevel") or str(ROOT)  # the installed tests run in a folder that git does not know
    archive = _git("-C", top, "archive", FIRST_WITH_VERSIONS)
    if archive.returncode and _answer("--is-shallow-repository") != "false":
        pytest.skip(f"commit {FIRST_WITH_VERSIONS} is not in this copy: {archive.stderr.decode().strip()}")
    assert not archive.returncode, archive.stderr.decode()  # a name missing from the history must fail, not skip
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as packed:
        packed.extractall(folder, filter="data")
    shutil.rmtree(folder / "web")


@pytest.fixture(scope="module")
def earlier() -> Iterator[str]:
    """The Python of an environment with the earlier version, installed from its wheel."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, wheels, venv = folder / "source", folder / "wheels", folder / "venv"
        source.mkdir()
        earlier_source(source)
        plain = os.environ | {"CC": "/bin/false", "VIRTUAL_ENV": ""}  # plain Python is enough, and takes seconds

        def uv(*arguments: str) -> None:
            subprocess.run([sys.executable, "-m", "uv", "--quiet", *arguments], env=plain, cwd=source, check=True)

        uv("build", "--wheel", "--out-dir", str(wheels), str(source))
        uv("venv", "--python", sys.executable, str(venv))
        wheel = next(wheels.glob("*.whl"))
        python = str(venv / "bin" / "python")
        uv("pip", "install", "--python", python, "--constraints", "constraints.txt", f"{wheel}[cluster]")
        yield python


async def replaced(server: Served, python: str) -> None:
    """Stop it, and start another version on the same port."""
    await asyncio.to_thread(server.end, signal.SIGTERM)
    server.python = python
    await asyncio.to_thread(server.start)


async def checked(gatherings: list[Gathering], http: httpx.AsyncClient) -> None:
    for gathering in gatherings:
        assert gathering.ended == ["finished"] * len(gathering.players)
        await gathering.check(http)


async def test_two_versions_serve_the_same_tables_during_an_update_and_on_the_way_back(
    tmp_path: Path, postgres: Postgres, redis: Redis, earlier: str
) -> None:
    settings = {"database": postgres.new_url(), "redis": redis.url(), "lease_seconds": "5"}
    one, two = Served(tmp_path, **settings), Served(tmp_path, **settings)
    one.python = two.python = earlier
    try:
        for server in (one, two):
            await asyncio.to_thread(server.start)
        async with httpx.AsyncClient(base_url=two.url, timeout=120) as http:
            luck = random.Random(16)
            gatherings = await gather(http, setups(GAMES))
            async with asyncio.timeout(900):
                playing = asyncio.create_task(attend_all([one.url, two.url], gatherings, luck))
                for server, python in (
                    (one, sys.executable),
                    (two, sys.executable),
                    (one, earlier),
                    (one, sys.executable),
                ):
                    await asyncio.sleep(1.0)
                    await replaced(server, python)
                await playing
            await checked(gatherings, http)
        for server in (one, two):
            assert "Traceback" not in server.log.read_text()
    finally:
        for server in (one, two):
            if server.running:
                server.kill()


async def test_what_the_earlier_version_stored_is_played_on_and_can_be_taken_over_again(
    tmp_path: Path, postgres: Postgres, redis: Redis, earlier: str
) -> None:
    settings = {"database": postgres.new_url(), "redis": redis.url(), "lease_seconds": "2"}
    with served(tmp_path, **settings) as now:  # today's version migrates the database first
        before = Served(tmp_path, **settings)
        before.python = earlier
        await asyncio.to_thread(before.start)
        try:
            async with httpx.AsyncClient(base_url=before.url, timeout=120) as http:
                gatherings = await gather(http, setups(8))
                async with asyncio.timeout(600):
                    await attend_all([before.url, now.url], gatherings, random.Random(8))
                await checked(gatherings, http)
        finally:
            before.kill()
