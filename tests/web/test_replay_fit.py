"""Replays and puzzles fit the screen as tables do: nothing scrolls, crosses, or is covered."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import FilePayload

from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.games.king_of_12.rules.state import King
from tablee.registry import find_game, game_ids
from tablee.testing.case import THOROUGH
from tests.web.arranging import SETUP, ask, guest, weakest
from tests.web.conftest import Visitor
from tests.web.fitting import playing, room_faults
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


def looks(reader: Visitor, seats: int, out: int = 0) -> Iterator[str]:
    """The faults of what is shown now, on every screen. Seats that are out of a play-off may be one tap away."""
    for size in SIZES:
        faults = shown_faults(reader.page, size, seats - out) + room_faults(reader.page, seats)
        yield from (f"{size[0]}×{size[1]}: {each}" for each in faults)


def steps_of(address: str, code: str) -> list[dict[str, Any]]:
    """The steps of a finished game."""
    steps: list[dict[str, Any]] = ask(address, "GET", f"/api/tables/{code}/replay")["steps"]
    return steps


@pytest.mark.parametrize("shown", REPLAYED if THOROUGH else SAMPLED, ids=str)
def test_a_replay_fits_every_screen(visitors: Come, address: str, shown: Replayed) -> None:
    reader = visitors(locale=shown.locale, text=shown.text)
    code = finished(address, shown.game, shown.seats)
    steps = steps_of(address, code)
    reader.goto(f"/replay/{code}#0.1")
    # Without the coach's line the slider has the same room.
    reader.page.wait_for_selector(".stage .foot input[type=range]")
    found: list[str] = []
    for part in STEPS:
        reader.page.evaluate(TO_STEP, part)
        out = shown.seats - playing(steps[int(reader.decision() or 0)]["view"], shown.seats)
        found += (f"after {part:.0%}, {each}" for each in looks(reader, shown.seats, out))
    assert not found, "\n".join(found[:12])


PLAYOFFS = {6: 7, 16: 8}
"""By the number of seats, the seed of a match of King of 12 that has a play-off."""


def with_a_playoff(seats: int) -> tuple[str, list[int]]:
    """A match that ends with a play-off, as a record, and who is in the play-off."""
    game = find_game("king_of_12")
    match = Match(game, game.options(), seats, Luck(bytes([PLAYOFFS[seats]] * 32)))
    while match.awaited:
        decision = match.decision
        for seat in match.awaited:
            legal = match.state.legal(seat)
            match.submit(seat, decision, legal[(seat * 5 + decision * 7) % len(legal)])
    names = tuple(f"Player {seat}" for seat in range(1, seats + 1))
    text = write(Record(game, game.options(), names, tuple(match.log)))
    assert isinstance(match.state, King)
    return text, [player.seat for player in match.state.players]


def seen_by(reader: Visitor, seat: int) -> None:
    """Look through the eyes of this seat."""
    reader.page.keyboard.press("m")
    reader.page.locator("dialog[open]").get_by_label("Seen by").select_option(str(seat))
    reader.page.keyboard.press("Escape")
    reader.page.wait_for_selector(".stage .board-room .hand")


@pytest.mark.parametrize("viewer", ["a spectator", "in it", "out of it"])
@pytest.mark.parametrize("seats", PLAYOFFS)
def test_in_the_replay_of_a_play_off_those_out_of_it_are_one_tap_away(visitors: Come, seats: int, viewer: str) -> None:
    reader = visitors(viewport={"width": 1366, "height": 768})
    reader.goto("/")
    text, players = with_a_playoff(seats)
    record: FilePayload = {"name": "match.tablee", "mimeType": "text/plain", "buffer": text.encode()}
    reader.page.locator("input[type=file]").set_input_files(record)
    reader.page.wait_for_selector(".stage .foot input[type=range]")
    if viewer != "a spectator":
        seen_by(reader, next(seat for seat in range(seats) if (seat in players) == (viewer == "in it")))
    reader.page.evaluate(TO_STEP, 1)
    expected = "there is no dock" if viewer == "a spectator" else "nothing"
    found = [each for each in looks(reader, seats, seats - len(players)) if not each.endswith(expected)]
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
