"""The projector view shows the table, and nothing on it plays."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.fitting import SETTLED
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

WALLS = ((1280, 720), (1920, 1080))
SEATS_INSIDE = """() => new Set([...document.querySelectorAll('.projector [data-seat]')].filter(each => {
  const box = each.getBoundingClientRect()
  const whole = box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  const top = whole && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return top && each.contains(top)
}).map(each => each.dataset.seat)).size"""
COMMON = ("hello", "pong")
"""What every page sends."""
PLAYS = "[data-action], [data-part], [data-more], .offer, [data-hand] [data-card]:not([data-card^=unseen])"
CLICK_ALL = """() => {
  for (const each of [...document.querySelectorAll('button, a, summary, [tabindex], [draggable]')]) {
    if (!each.isConnected || !each.checkVisibility() || each.matches('a[href]')) continue
    each.click()
    each.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
}"""


@pytest.mark.parametrize("game", game_ids())
def test_nothing_on_a_projected_wall_plays(visitors: Come, address: str, game: str) -> None:
    host = guest(address, "Ann")
    code = open_table(address, host, game, bots={"killer": 3, "king_of_12": 7}.get(game, 1))
    wall = visitors(viewport={"width": 1280, "height": 720})
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))

    wall.page.on("websocket", listen)
    wall.goto(f"/t/{code}?projector")
    wall.page.wait_for_selector(".projector .board-room [data-seat]")
    at_rest(wall.page)
    assert wall.page.locator(PLAYS).count() == 0
    assert wall.page.locator(".bar button:visible").count() == 0
    for key in "1234567890abcdefgjhlumw?":
        wall.page.keyboard.press(key)
    wall.page.keyboard.press("Escape")
    wall.page.evaluate(CLICK_ALL)
    wall.page.wait_for_timeout(300)
    assert "hello" in sent
    assert [kind for kind in sent if kind not in COMMON] == []
    assert wall.page.locator(PLAYS).count() == 0


def test_a_wall_shows_all_sixteen_seats(visitors: Come, address: str) -> None:
    host = guest(address, "Ann")
    code = open_table(address, host, "king_of_12", bots=15)
    wall = visitors(viewport={"width": 1280, "height": 720})
    wall.goto(f"/t/{code}?projector")
    wall.page.wait_for_selector(".projector .board-room [data-seat]")
    for width, height in WALLS:
        wall.page.set_viewport_size({"width": width, "height": height})
        wall.page.evaluate(SETTLED)
        assert wall.page.evaluate(SEATS_INSIDE) == 16
        assert wall.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


TABLE_SHARE = """() => {
  const lanes = document.querySelector('.projector .lanes').getBoundingClientRect()
  return lanes.height / document.querySelector('.projector .board-room').clientHeight
}"""


def test_a_wall_of_twelve_heroes_gives_the_table_the_room_of_the_hand(visitors: Come, address: str) -> None:
    code = open_table(address, guest(address, "Ann"), "twelve_heroes", bots=1)
    wall = visitors(viewport={"width": 1280, "height": 720})
    wall.goto(f"/t/{code}?projector")
    wall.page.wait_for_selector(".projector .lanes")
    assert wall.page.locator("[data-dock]").count() == 0
    for width, height in WALLS:
        wall.page.set_viewport_size({"width": width, "height": height})
        wall.page.evaluate(SETTLED)
        assert wall.page.evaluate(TABLE_SHARE) > 0.7
        assert wall.page.evaluate(SEATS_INSIDE) == 2
