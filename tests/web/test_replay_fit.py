"""Replays and puzzles fit the screen as tables do: nothing scrolls, crosses, or is covered."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tablee.registry import game_ids
from tablee.testing.case import THOROUGH
from tests.web.arranging import SETUP, ask, guest, weakest
from tests.web.conftest import Visitor
from tests.web.overlaps import shown_faults

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
SIZES = ((360, 640), (390, 844), (844, 390), (1366, 768))
STEPS = (0, 0.2, 0.4, 0.6, 0.8, 1) if THOROUGH else (0.2, 0.7)
"""The parts of the game after which the replay is looked at. Claim's second phase begins after half of it."""
DAYS = range(10, 17) if THOROUGH else range(16, 17)
TO_STEP = """part => {
  const slider = document.querySelector('.stage .foot input[type=range]')
  slider.value = Math.round(part * slider.max)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}"""
SEATS = "() => new Set([...document.querySelectorAll('.stage [data-seat]')].map(each => each.dataset.seat)).size"


class Replayed(NamedTuple):
    """A game to look at."""

    game: str
    seats: int = 2
    locale: str = "en"
    text: float = 1

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.locale}-{self.text:.0%}"


EACH = (
    Replayed("claim"),
    *(Replayed("killer", seats) for seats in (2, 6, 8)),
    *(Replayed("king_of_12", seats) for seats in (2, 4, 16)),
    Replayed("twelve_heroes"),
)
SAMPLED = (Replayed("claim"), Replayed("killer", 8), Replayed("king_of_12", 4), Replayed("twelve_heroes"))
REPLAYED = tuple(each._replace(locale=locale) for each in EACH for locale in ("en", "fr", "ru"))


def finished(address: str, game: str, seats: int) -> str:
    """The code of a game that bots have finished."""
    setup = {**SETUP, "game": game, "seats": [{"type": "bot", "level": weakest(address, game)}] * seats}
    wanted = {"setup": setup, "sit": False, "start": True}
    code = str(ask(address, "POST", "/api/tables", wanted, guest(address, "Ann"))["code"])
    for _ in range(600):
        if ask(address, "GET", f"/api/tables/{code}")["status"] == "finished":
            return code
        time.sleep(0.1)
    raise AssertionError("the bots have not finished")


def looks(reader: Visitor, seats: int) -> Iterator[str]:
    """The faults of what is shown now, on every screen."""
    for size in SIZES:
        yield from (f"{size[0]}×{size[1]}: {each}" for each in shown_faults(reader.page, size, seats))


@pytest.mark.parametrize("shown", REPLAYED if THOROUGH else SAMPLED, ids=str)
def test_a_replay_fits_every_screen(visitors: Come, address: str, shown: Replayed) -> None:
    reader = visitors(locale=shown.locale, text=shown.text)
    reader.goto(f"/replay/{finished(address, shown.game, shown.seats)}#0.1")
    # Without the coach's line the slider has the same room.
    reader.page.wait_for_selector(".stage .foot input[type=range]")
    found: list[str] = []
    for part in STEPS:
        reader.page.evaluate(TO_STEP, part)
        found += (f"after {part:.0%}, {each}" for each in looks(reader, shown.seats))
    assert not found, "\n".join(found[:12])


@pytest.mark.parametrize("game", game_ids())
def test_a_puzzle_fits_every_screen(visitors: Come, game: str) -> None:
    solver = visitors()
    found: list[str] = []
    for day in DAYS:
        solver.goto(f"/puzzle/{game}?2026-11-{day}")
        solver.page.wait_for_selector(".stage[data-asked]")
        found += (f"on day {day}, {each}" for each in looks(solver, solver.page.evaluate(SEATS)))
    assert not found, "\n".join(found[:12])
