"""No choice is made by accident or twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NEW_QUESTION, Visitor
from tests.web.fitting import SETTLED, seated
from tests.web.waiting import at_rest, until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
CORNER: Any = {"x": 8, "y": 30}
"""Where a card of a fan is never covered."""
GAP = 150
"""Milliseconds between two clicks of one nervous finger."""


ABOVE_ANOTHER = """() => {
  const cards = [...document.querySelectorAll('[data-hand] button[data-action]')]
  for (const card of cards) {
    const box = card.getBoundingClientRect()
    for (let y = box.top + 4; y < box.bottom; y += 4)
      for (let x = box.left + 4; x < box.right; x += 4) {
        const here = document.elementsFromPoint(x, y)
          .map(each => each.closest('button[data-action]')).filter(each => cards.includes(each))
        if (here[0] === card && new Set(here).size > 1) return [x, y]
      }
  }
}"""
"""A place in the hand where one card that can be played lies above another."""
SLOW_TIMERS = """
  const timer = window.setTimeout
  window.setTimeout = (then, after, ...rest) => timer(then, window.slow && after > 150 ? after * 1000 : after, ...rest)
"""
"""A telling that begins while the window is slow lasts until somebody ends it."""


class Finger:
    """A mouse with simulated times, so that a slow machine does not change the intervals."""

    def __init__(self, page: Page, at: list[float]) -> None:
        self.at = at
        self.session = page.context.new_cdp_session(page)
        self.now = time.time()

    def click(self, after: int = 0) -> None:
        """Click so many milliseconds after the last click."""
        self.now += after / 1000
        for kind in ("mousePressed", "mouseReleased"):
            event = {"type": kind, "x": self.at[0], "y": self.at[1], "button": "left", "clickCount": 1}
            self.session.send("Input.dispatchMouseEvent", {**event, "timestamp": self.now})


@pytest.mark.parametrize("pace", ["none", "fast"])
@pytest.mark.parametrize("game", ["claim", "king_of_12"])
def test_two_clicks_at_one_place_play_one_card(visitors: Come, game: str, pace: str) -> None:
    player = visitors(pace=pace, viewport={"width": 390, "height": 844})
    heard = seated(player, game, 1, options={"leader": "seat-1"} if game == "claim" else {})
    page = player.page
    page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    at_rest(page)
    finger = Finger(page, page.evaluate(ABOVE_ANOTHER))
    decision = player.decision()
    finger.click()
    if pace == "none":  # the page is fast: the next question is already there
        page.wait_for_function(NEW_QUESTION, arg=decision)
    finger.click(after=GAP)
    page.wait_for_function(NEW_QUESTION, arg=decision)
    assert len(heard.sent) == 1


@pytest.mark.parametrize("pace", ["none", "fast"])
def test_two_clicks_at_one_place_set_dice_aside_once(visitors: Come, pace: str) -> None:
    player = visitors(pace=pace, viewport={"width": 390, "height": 844})
    heard = seated(player, "killer", 1, options={"first": "seat-1"})
    page = player.page
    page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    at_rest(page)
    page.locator("[data-part=die-1]").click()
    box = page.locator(".controls [data-action]").bounding_box()
    assert box
    finger = Finger(page, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    decision = player.decision()
    finger.click()
    if pace == "none":
        page.wait_for_function(NEW_QUESTION, arg=decision)
    finger.click(after=GAP)
    page.wait_for_function(NEW_QUESTION, arg=decision)
    assert len(heard.sent) == 1


def test_two_clicks_on_a_rival_attack_once_and_open_nothing(visitors: Come) -> None:
    player = visitors(viewport={"width": 390, "height": 844})
    options = {"first": "seat-1", "dice": 4, "life": 99, "announce": True}
    heard = seated(player, "killer", 1, options=options)
    page = player.page
    aim = page.locator("[data-seat] [data-action^=attack]")
    for _ in range(150):
        page.wait_for_selector(".stage[data-asked]", timeout=60_000)
        if aim.count():
            break
        player.choose_from_the_list(".offer ul button")
    at_rest(page)
    box = aim.bounding_box()
    assert box
    sent = len(heard.sent)
    decision = player.decision()
    finger = Finger(page, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    finger.click()
    page.wait_for_function(NEW_QUESTION, arg=decision)
    finger.click(after=GAP)
    page.evaluate(SETTLED)
    assert len(heard.sent) == sent + 1
    assert page.locator("dialog[open]").count() == 0


def test_a_click_during_the_telling_ends_it_and_the_next_one_chooses(visitors: Come) -> None:
    player = visitors(pace="calm", viewport={"width": 390, "height": 844})
    player.context.add_init_script(SLOW_TIMERS)
    heard = seated(player, "claim", 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    decision = player.decision()
    page.evaluate("window.slow = true")
    page.locator("[data-hand] button[data-action]").first.click(position=CORNER)
    page.wait_for_selector(".stage[data-telling]")
    until(page, lambda: heard.updates[-1]["decision"] != int(decision or 0) and heard.updates[-1]["offer"], "an answer")
    assert page.locator(".stage[data-telling]").count()
    page.locator("[data-hand]").click(position={"x": 30, "y": 30})
    page.wait_for_function(NEW_QUESTION, arg=decision)
    assert len(heard.sent) == 1
    page.locator("[data-hand] button[data-action]").first.click(position=CORNER)
    until(page, lambda: len(heard.sent) == 2, "the next click chooses")
