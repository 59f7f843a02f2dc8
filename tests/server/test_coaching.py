"""The coach over HTTP: hints, analyses of finished games, and the puzzle of the day."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.client import new_id
from tablee.hosting.bots import BotProcesses, BotsHere, Purpose
from tablee.server import coaching
from tablee.wire.client import Mute, Sit, Start
from tests.server.running import Running, running
from tests.server.taps import Guest, guests, tapped

BOTS: dict[str, Any] = {"game": "killer", "seats": [{"type": "bot", "level": "steady"}] * 2, "options": {"life": 12}}
DUEL: dict[str, Any] = {
    "game": "killer",
    "seats": [{"type": "person"}, {"type": "bot", "level": "steady"}],
    "options": {"life": 12, "first": "seat-1"},
}


class Pondering(BotsHere):
    """Bots that think until the test stops them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.enough = threading.Event(), threading.Event()

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        self.asked.set()
        assert await asyncio.to_thread(self.enough.wait, 20)
        return await super().run(purpose, owner, job, *arguments)


async def finished(http: httpx.AsyncClient, ann: Guest) -> str:
    code = await ann.open(BOTS, sit=False, start=True)
    for _ in range(500):
        if (await http.get(f"/api/tables/{code}")).json()["status"] == "finished":
            return code
    raise AssertionError("the bots have not finished")


async def test_a_hint_lists_the_odds_and_the_reason(http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    code = await ann.open(DUEL, sit=True, start=True)
    told = (await ann.ask("POST", f"/api/tables/{code}/hint")).json()
    assert told["method"] == "table"
    assert told["reason"]["code"]
    values = [odds["value"] for odds in told["choices"]]
    assert values == sorted(values, reverse=True)
    assert (await bob.ask("POST", f"/api/tables/{code}/hint")).json()["code"] == "not-awaited"


async def test_a_hint_among_people_is_shown_to_all_at_the_table(server: Running, http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    code = await ann.open({"game": "killer", "seats": [{"type": "person"}] * 2, "options": {"first": "seat-1"}})
    async with tapped(server.url, code, ann.token) as here, tapped(server.url, code, bob.token) as there:
        await there.do(Sit(new_id(), 1))
        await here.do(Start(new_id()))
        await here.updated(lambda each: each["offer"])
        await there.do(Mute(new_id(), "Ann", True))
        assert (await ann.ask("POST", f"/api/tables/{code}/hint")).status_code == 200
        said = await there.heard(lambda each: each["type"] == "said")
        assert (said["author"], said["seat"], said["phrase"]) == ("Ann", 0, "asked-the-coach")


async def test_one_asks_for_one_hint_at_a_time(tmp_path: Path) -> None:
    bots = Pondering()
    with running(tmp_path, bots) as started:
        async with httpx.AsyncClient(base_url=started.url, timeout=30) as http:
            (ann,) = await guests(http, "Ann")
            code = await ann.open(DUEL, sit=True, start=True)
            first = asyncio.create_task(ann.ask("POST", f"/api/tables/{code}/hint"))
            assert await asyncio.to_thread(bots.asked.wait, 20)
            assert (await ann.ask("POST", f"/api/tables/{code}/hint")).status_code == 429
            bots.enough.set()
            assert (await first).status_code == 200
            assert (await ann.ask("POST", f"/api/tables/{code}/hint")).status_code == 200


async def test_an_analysis_is_told_after_the_end_and_stays_the_same(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await finished(http, ann)
    first, second = [(await http.get(f"/api/tables/{code}/analysis?seat={seat}")).json() for seat in (1, 2)]
    for answer, seat in ((first, 0), (second, 1)):
        (report,) = answer["seats"]
        assert report["seat"] == seat
        moved = report["luck"] + report["mine"] + report["others"]
        assert report["start"] + moved == pytest.approx(report["end"])
    steps = len((await http.get(f"/api/tables/{code}/replay")).json()["steps"])
    assert max(point["step"] for point in first["seats"][0]["points"]) < steps
    assert (await http.get(f"/api/tables/{code}/analysis?seat=1")).json() == first


async def test_a_game_that_goes_on_is_not_analysed(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL, sit=True, start=True)
    refused = await http.get(f"/api/tables/{code}/analysis?seat=1")
    assert (refused.status_code, refused.json()["code"]) == (409, "still-playing")


async def test_there_is_a_puzzle_each_day(http: httpx.AsyncClient) -> None:
    today = (await http.get("/api/puzzles")).json()
    page = (await http.get(f"/api/puzzles/{today['game']}?date={today['date']}")).json()
    assert (page["game"], page["date"]) == (today["game"], today["date"])
    assert page["solution"]["choices"][0]["action"] in page["offer"]["actions"]
    assert (await http.get(f"/api/puzzles/{today['game']}")).json() == page


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/puzzles/bridge", 404, "no-such-game"),
        ("/api/puzzles/killer?date=tomorrow", 422, "no-such-day"),
    ],
)
async def test_a_puzzle_that_there_is_not_is_refused(
    path: str, status: int, code: str, http: httpx.AsyncClient
) -> None:
    refused = await http.get(path)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


async def test_a_game_without_puzzles_is_refused(http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "puzzles_of", lambda _game: None)
    refused = await http.get("/api/puzzles/killer")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-puzzles")


@pytest.mark.slow
async def test_the_coach_thinks_in_the_bots_processes(tmp_path: Path) -> None:
    with running(tmp_path, BotProcesses(1)) as started:
        async with httpx.AsyncClient(base_url=started.url, timeout=60) as http:
            (ann,) = await guests(http, "Ann")
            code = await ann.open(DUEL, sit=True, start=True)
            async with tapped(started.url, code, ann.token) as tap:
                told = (await ann.ask("POST", f"/api/tables/{code}/hint")).json()
                await tap.choose(tap.update["decision"], told["choices"][0]["action"]["text"])
            assert (await http.get("/api/puzzles/killer")).status_code == 200
