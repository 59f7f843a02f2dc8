"""Text from strangers is parsed within limits, and never in the event loop."""

from __future__ import annotations

import asyncio
import json
import pickle
import time
from collections.abc import AsyncIterator, Callable

import httpx
import pytest

from tablee.core.refusal import Refused
from tablee.server.screening import Screening, check_options, read_form, read_lexicon, read_replay

DOTS = "a" + ".a" * 31_000 + " = 1"
HUGE = "a = " + "9" * 5_000


@pytest.fixture
async def screening() -> AsyncIterator[Screening]:
    made = Screening(seconds=1.0)
    yield made
    made.close()


def slow(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"awake"


async def test_a_key_of_31000_dots_is_refused_before_it_is_parsed(http: httpx.AsyncClient) -> None:
    told = await http.post("/api/games/twelve_heroes/lexicon", json={"options": {"heroes": json.dumps(DOTS)}})
    assert (told.status_code, told.json()["code"]) == (422, "broken-set")
    assert "32" in told.json()["params"]["problem"]


async def test_a_table_with_such_a_set_is_refused_too(http: httpx.AsyncClient) -> None:
    token = (await http.post("/api/guests", json={"name": "Mallory"})).json()["token"]
    setup = {"game": "twelve_heroes", "seats": [{"type": "person"}] * 2, "options": {"heroes": json.dumps(DOTS)}}
    told = await http.post(
        "/api/tables", json={"setup": setup, "sit": True}, headers={"authorization": f"Bearer {token}"}
    )
    assert (told.status_code, told.json()["code"]) == (422, "broken-set")


async def test_free_text_is_read_in_the_worker_and_nothing_else_is(
    screening: Screening, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_worker: list[Callable[..., bytes]] = []

    async def run(_address: str, job: Callable[..., bytes], *_arguments: object) -> bytes:
        in_worker.append(job)
        return b""

    monkeypatch.setattr(screening, "run", run)
    free = {"heroes": json.dumps("# a set of one's own")}
    await screening.lexicon("ann", "twelve_heroes", free, "en")
    await screening.check("ann", "twelve_heroes", free, 2)
    await screening.form("ann", "twelve_heroes", free, 2)
    await screening.replay("ann", "no record", None)
    assert in_worker == [read_lexicon, check_options, read_form, read_replay]
    for known in ({}, {"heroes": "tablee"}, {"heroes": "tablee-1"}):
        await screening.check("ann", "twelve_heroes", known, 2)
    assert len(in_worker) == 4, "what has no text waits for nobody, and neither does a set that comes with the game"


@pytest.mark.parametrize("text", [HUGE, "a = [" * 20_000, "a = " + "{a = " * 2_000, "x" * 60_000])
async def test_other_sets_that_cannot_be_read_get_4xx(http: httpx.AsyncClient, text: str) -> None:
    told = await http.post("/api/games/twelve_heroes/lexicon", json={"options": {"heroes": json.dumps(text)}})
    assert 400 <= told.status_code < 500


async def test_a_text_that_takes_too_long_is_stopped_and_the_next_one_read(screening: Screening) -> None:
    with pytest.raises(Refused, match="too-complex"):
        await screening.run("ann", slow, 60.0)
    assert await screening.run("ann", slow, 0.0) == b"awake"


async def test_the_loop_goes_on_while_a_text_is_read(screening: Screening) -> None:
    reading = asyncio.ensure_future(screening.run("ann", slow, 0.5))
    await asyncio.sleep(0)
    ticks = 0
    while not reading.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 5
    assert await reading == b"awake"


async def test_a_crowd_of_texts_is_told_to_come_back(screening: Screening) -> None:
    results = await asyncio.gather(*(screening.run("ann", slow, 0.0) for _ in range(40)), return_exceptions=True)
    refused = [each for each in results if isinstance(each, Refused)]
    assert [each.code for each in refused] == ["busy"] * 32


def test_refusals_travel_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(Refused("seats", "K12-1", low=2, high=4)))
    assert (refused.code, refused.rule, refused.params) == ("seats", "K12-1", {"low": 2, "high": 4})
