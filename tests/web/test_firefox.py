"""A smoke test of each game in Firefox: it fits, takes clicks and keys, animates correctly, and ends."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tablee.registry import game_ids
from tablee.testing.case import THOROUGH
from tests.web.arranging import guest, open_table
from tests.web.conftest import MOVED_ON, free_port
from tests.web.firefox import Firefox
from tests.web.test_keyboard import OFFERED
from tests.web.test_scenes import COMPARE, PLAY

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not THOROUGH, reason="make test-all has Firefox")]

ASKED = "document.querySelector('section.end, .stage[data-asked]')"
DECISION = "document.querySelector('.stage').dataset.decision"
SENDS = """(() => {
  const each = [...document.querySelectorAll('.stage .area [data-action]')].find(each => !each.disabled && each.checkVisibility())
  if (!each) return null
  const box = each.getBoundingClientRect()
  return [box.left + Math.min(12, box.width / 2), box.top + Math.min(12, box.height / 2)]
})()"""
SCROLLS = (
    "document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1"
)
MEANT = "new Promise(done => setTimeout(done, 450))"


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """A real Firefox."""
    started = Firefox(tmp_path_factory.mktemp("firefox"), free_port())
    started.before_pages(COMPARE)
    yield started
    started.close()


def sit_down(firefox: Firefox, address: str, game: str) -> None:
    token = guest(address, "Ann")
    code = open_table(address, token, game, bots=1)
    firefox.before_pages(f"localStorage.setItem('tablee.token', {json.dumps(token)})")
    firefox.before_pages("localStorage.setItem('tablee.settings', JSON.stringify({ pace: 'none' }))")
    firefox.goto(f"{address}/t/{code}")
    firefox.wait_for(ASKED)


def answer(firefox: Firefox, turn: int) -> None:
    """Make one decision: by a click if a control sends at once, otherwise by keys."""
    decision = json.dumps(firefox.evaluate(DECISION))
    place = firefox.evaluate(SENDS) if turn % 2 == 0 else None
    if place:
        firefox.evaluate(MEANT)  # otherwise it might count as a double click
        firefox.click(*place)
    else:
        by_keys(firefox, turn)
    firefox.wait_for(f"({MOVED_ON})({decision})")
    firefox.wait_for(ASKED)


def by_keys(firefox: Firefox, turn: int) -> None:
    for step in range(12):
        offered = firefox.evaluate(f"({OFFERED})()")
        sending = [each for each in offered if each["sends"]]
        usable = sending if sending and step else offered
        picked = usable[(turn * 7 + step) % len(usable)]
        firefox.press(picked["key"])
        if picked["sends"]:
            return
        firefox.evaluate(MEANT)


@pytest.mark.parametrize("game", game_ids())
def test_each_game_is_played_in_firefox(firefox: Firefox, address: str, game: str) -> None:
    sit_down(firefox, address, game)
    for turn, size in enumerate([(360, 640), (844, 390), (1366, 768), (1920, 1080)]):
        firefox.resize(*size)
        assert not firefox.evaluate(SCROLLS), size
        answer(firefox, turn)
    firefox.evaluate(f"({PLAY})(1)")
    firefox.wait_for("document.querySelector('section.end')", 300)
    tellings = firefox.evaluate("window.tellings")
    assert tellings["other"] == []
    assert tellings["equal"] > 5
    assert firefox.complaints == []
