"""Twelve Heroes: a full camp stays in its strip, and the heroes without room are behind "+2"."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.fitting import PHONES, SIZES
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
CROWD = [9, 16, 16, 19, 22, 23, 24, 26]
OUTSIDE = """() => [...document.querySelectorAll('[data-seat]')].flatMap(seat => {
  const strip = seat.getBoundingClientRect()
  return [...seat.querySelectorAll('[data-row] button')].filter(each => {
    const box = each.getBoundingClientRect()
    return box.top < strip.top || box.bottom > strip.bottom || box.left < strip.left || box.right > strip.right
  }).map(each => each.dataset.thing ?? each.dataset.part)
})"""
"""The heroes, and the buttons for those without room, that do not lie in the strip of their player."""
COUNTED = """() => [...document.querySelectorAll('[data-seat]')].map(seat =>
  seat.querySelectorAll('[data-thing]').length + Number(seat.querySelector('[data-part^=more]')?.textContent ?? 0))"""


def fill_both_camps(page: Page) -> None:
    """Show many heroes in camp, whatever the server says: a real game gets there after many turns."""

    def changed(frame: str) -> str:
        message = json.loads(frame)
        for side in (message.get("view") or {"sides": []})["sides"]:
            side["camp"] = CROWD
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(changed(str(frame))))

    page.route_web_socket("**/socket", between)


@pytest.mark.parametrize("text", [1, 1.3])
def test_a_full_camp_stays_in_its_strip(visitors: Come, address: str, text: float) -> None:
    player = visitors(text=text)
    page = player.page
    fill_both_camps(page)
    token = guest(address, "Ann")
    player.become(token)
    code = open_table(address, token, "twelve_heroes", bots=1)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        player.goto(f"/t/{code}")
        expect(page.locator("[data-seat='0'] [data-thing]").first).to_be_visible()
        at_rest(page)
        assert page.evaluate(OUTSIDE) == [], f"after loading at {width}×{height}"
    for width, height in (*SIZES[::-1], SIZES[1]):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(OUTSIDE) == [], f"after a change of the size to {width}×{height}"
        assert page.evaluate(COUNTED) == [len(CROWD)] * 2
