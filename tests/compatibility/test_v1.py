"""What version c51b3d0 wrote (tests/fixtures/v1) still reads, holds and can be played on.

`expected.json` says what that version itself found in its records and tables. It must not be changed to make a test
pass: somebody's games look like this.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.compatibility import reading
from tests.services import Postgres

V1 = Path(__file__).parents[1] / "fixtures" / "v1"
EXPECTED: dict[str, Any] = json.loads((V1 / "expected.json").read_text("utf-8"))
RECORDS: dict[str, reading.Facts] = EXPECTED["records"]
STORES: dict[str, Any] = EXPECTED["stores"]
TABLES: dict[str, reading.Facts] = STORES["tables"]
OVER = [code for code, table in TABLES.items() if table["facts"]["status"] in ("finished", "closed")]
PLAYING = [code for code, table in TABLES.items() if table["facts"]["status"] == "playing"]
NOW: float = STORES["now"] + 3600.0
_databases = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A copy of the store as version 1 left it."""
    if request.param == "sqlite":
        return f"sqlite:///{shutil.copy(V1 / 'tables.sqlite3', tmp_path)}"
    server: Postgres = request.getfixturevalue("postgres")
    return restored(server, f"v1_{next(_databases)}")


def restored(server: Postgres, name: str) -> str:
    """A new database, filled from the dump. The server's user may not be allowed to read ours, so it gets a copy."""
    server.sql(f"CREATE DATABASE {name}")
    address = f"postgresql://tablee@127.0.0.1:{server.port}/{name}"
    dump = shutil.copyfile(V1 / "tables.pg.sql", server.folder / "v1.sql")
    psql = server.program.with_name("psql")
    done = server.run(psql, "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", address, "-f", dump)
    assert done.returncode == 0, done.stderr.decode()
    return address


# Records


def test_every_record_is_expected() -> None:
    assert sorted(path.name for path in (V1 / "records").iterdir()) == sorted(RECORDS)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_reads_and_replays_and_verifies_as_it_did(name: str) -> None:
    text = (V1 / "records" / name).read_text("utf-8")
    assert reading.facts_of_text(text) == RECORDS[name]


def test_records_hold_but_for_those_without_a_seed() -> None:
    assert {facts["fault"] for name, facts in RECORDS.items() if "seedless" not in name} == {""}
    assert {facts["fault"] for name, facts in RECORDS.items() if "seedless" in name} == {"no-seed"}


# Tables


async def test_every_table_stands_where_it_stood(url: str) -> None:
    async with reading.a_manager(url, NOW) as manager:
        for code, table in TABLES.items():
            assert await reading.facts_of_code(manager, code) == table["facts"], table["what"]
            assert await reading.row_of(manager, code) == table["row"], table["what"]


async def test_the_lobby_and_the_people_are_as_they_were(url: str) -> None:
    async with reading.a_manager(url, NOW) as manager:
        assert await reading.lobby(manager) == STORES["lobby"]
        assert await reading.unfinished(manager) == STORES["unfinished"]
        for token, person in STORES["people"].items():
            assert await reading.person(manager, token) == person
        for user, codes in STORES["tables_of"].items():
            assert await reading.tables_of(manager, user) == codes


async def test_what_is_over_replays_for_everybody_and_its_record_holds(url: str) -> None:
    async with reading.a_manager(url, NOW) as manager:
        for code in OVER:
            table = TABLES[code]
            assert await reading.steps_of(manager, code) == table["steps"], table["what"]
            name = f"{table['facts']['game']}-table-{code}.tablee"
            assert await reading.record_of(manager, code) == (V1 / "records" / name).read_text("utf-8"), table["what"]


async def test_who_comes_back_is_asked_what_they_were_asked(url: str) -> None:
    async with reading.a_manager(url, NOW) as manager:
        for code in PLAYING:
            facts = TABLES[code]["facts"]
            for place, (user, *_) in enumerate(facts["seats"]):
                if user:
                    heard = await reading.update_of(manager, code, user)
                    assert heard == offered(facts, place), TABLES[code]["what"]


def offered(facts: reading.Facts, place: int) -> reading.Facts:
    """What somebody on this seat is told of a table that stands so; whose seat a bot keeps is offered nothing."""
    match, (_, _, bot, *_) = facts["match"], facts["seats"][place]
    actions = None if bot else dict(zip(match["awaited"], match["legal"], strict=True)).get(place)
    return {"decision": match["decision"], "awaited": match["awaited"], "actions": actions}


async def test_what_was_being_played_can_be_played_to_the_end(url: str) -> None:
    async with reading.a_manager(url, NOW) as manager:
        ends = await asyncio.gather(*(reading.played_on(manager, code) for code in PLAYING))
        assert {end["status"] for end in ends} == {"finished"}
    async with reading.a_manager(url, NOW) as manager:
        assert await reading.unfinished(manager) == []
        for code in PLAYING:
            told = reading.facts_of_text(await reading.record_of(manager, code))
            assert told["fault"] == "", TABLES[code]["what"]


async def test_what_was_waiting_can_still_be_joined(url: str) -> None:
    async with reading.a_manager(url, NOW) as manager:
        for code, table in TABLES.items():
            if table["facts"]["status"] == "open":
                assert (await reading.joined_and_begun(manager, code))["status"] == "playing", table["what"]
