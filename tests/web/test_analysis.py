"""The page about a finished game: every moment stands on the line of chances, and luck is told in words."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.arranging import SETUP, ask, guest
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
OFF_THE_LINE = """() => {
    const line = document.querySelector('path.chance')
    const ends = line.getAttribute('d').split(/[ML]/).slice(1).map(text => text.trim().split(' ').map(Number))
    return [...document.querySelectorAll('figure circle')].filter(mark => !ends.some(([x, y]) =>
        Math.abs(x - mark.cx.baseVal.value) < 0.2 && Math.abs(y - mark.cy.baseVal.value) < 0.2)).length
}"""


def finished(address: str, game: str, level: str) -> str:
    """The code of a game that two bots have played to its end."""
    setup = {**SETUP, "game": game, "seats": [{"type": "bot", "level": level}] * 2}
    wanted = {"setup": setup, "sit": False, "start": True}
    code = str(ask(address, "POST", "/api/tables", wanted, guest(address, "Ann"))["code"])
    for _ in range(300):
        if ask(address, "GET", f"/api/tables/{code}")["status"] == "finished":
            return code
        time.sleep(0.1)
    raise AssertionError("the bots have not finished")


@pytest.mark.parametrize(("game", "level"), [("killer", "shrewd"), ("claim", "steady")])
def test_moments_stand_on_the_line_and_say_what_happened(visitors: Come, address: str, game: str, level: str) -> None:
    reader = visitors(viewport={"width": 390, "height": 844})
    reader.goto(f"/analysis/{finished(address, game, level)}#1")
    moments = reader.page.locator(".moments li")
    moments.first.wait_for()
    assert reader.page.evaluate(OFF_THE_LINE) == 0
    for moment in moments.all():
        expect(moment.locator("p").first).not_to_be_empty()
