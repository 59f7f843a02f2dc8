"""A posted record is replayed step by step, and an impossible one is refused."""

from __future__ import annotations

import httpx
import pytest

from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.registry import find_game


@pytest.fixture(scope="module")
def text() -> str:
    """A few choices of a game of Killer, as a record."""
    game = find_game("killer")
    match = Match(game, game.options(), 2, Luck(bytes(32)))
    while match.decision < 5:
        seat = match.awaited[0]
        match.submit(seat, match.decision, match.state.legal(seat)[0])
    return write(Record(game, game.options(), ("Ann", "Bob"), tuple(match.log)))


async def test_a_record_from_the_disk_is_told_step_by_step(http: httpx.AsyncClient, text: str) -> None:
    told = (await http.post("/api/replays", json={"text": text, "seat": 1})).json()
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ann", "Bob"]
    assert len(told["steps"]) >= 5
    assert all(
        sorted(place for beat in step["beats"] for place in beat["events"]) == list(range(len(step["events"])))
        for step in told["steps"]
    )


async def test_each_step_has_its_position_and_a_position_is_shown_as_one_step(
    http: httpx.AsyncClient, text: str
) -> None:
    told = (await http.post("/api/replays", json={"text": text, "seat": 1})).json()
    for step in told["steps"][::3]:
        line = f"{told['position']} {step['position']}"
        shown = (await http.post("/api/replays", json={"text": line, "seat": 1})).json()
        (only,) = shown["steps"]
        assert (only["view"], only["awaited"]) == (step["view"], step["awaited"])
        assert f"{shown['position']} {only['position']}" == line
        assert len(shown["table"]["seats"]) == 2


@pytest.mark.parametrize(
    ("line", "seat", "code"),
    [
        ("killer rules=2 seats=2 : wait=eat", None, "position-value"),
        ("killer rules=2 seats=2 : wait=keep lives=9", None, "position-value"),
        ("killer rules=2 seats=2 : wait=keep turn=1 lives=9,9 rolled=233446", 2, "no-such-seat"),
        ("chess seats=2 : wait=move", None, "no-such-game"),
    ],
)
async def test_what_is_no_position_is_refused(http: httpx.AsyncClient, line: str, seat: int | None, code: str) -> None:
    told = await http.post("/api/replays", json={"text": line, "seat": seat})
    assert (told.status_code // 100, told.json()["code"]) == (4, code)


@pytest.mark.parametrize(
    ("change", "seat", "code"),
    [
        (("tablee record", "chess record"), None, "broken-record"),
        (("keep", "eat"), None, "broken-record"),
        (("deal", "deal deal"), None, "broken-record"),
        (("", ""), 2, "no-such-seat"),
    ],
)
async def test_what_is_no_record_is_refused(
    http: httpx.AsyncClient, text: str, change: tuple[str, str], seat: int | None, code: str
) -> None:
    broken = text.replace(*change) if change[0] else text
    told = await http.post("/api/replays", json={"text": broken, "seat": seat})
    assert (told.status_code, told.json()["code"]) == (422, code)
