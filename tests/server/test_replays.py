"""A record that somebody brings is told step by step, and what cannot have been is refused."""

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
