"""Sounds in the browser: at tables, in replays, beside rules and in puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.fitting import seated
from tests.web.waiting import until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
COUNT_SOUNDS = """(() => {
    const { start } = AudioScheduledSourceNode.prototype
    window.sounded = 0
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.sounded += 1
        return start.apply(this, when)
    }
})()"""


def listener(come: Come, **options: Any) -> Visitor:
    """A visitor whose page counts the sounds that it starts."""
    somebody = come(**options)
    somebody.context.add_init_script(COUNT_SOUNDS)
    return somebody


def sounded(page: Page) -> int:
    return int(page.evaluate("() => window.sounded"))


def finished_game(player: Visitor) -> str:
    """The code of a game that this player has resigned after a turn."""
    seated(player, "king_of_12", 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    player.take_a_choice(0)
    page.wait_for_selector(".stage[data-asked]:not([data-decision='0'])")
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("section.end")
    return page.url.rsplit("/", 1)[-1]


def test_a_replay_sounds_and_its_mute_silences_it(visitors: Come) -> None:
    code = finished_game(host := visitors())
    viewer = listener(visitors, pace="normal")
    viewer.become(str(host.page.evaluate("() => localStorage.getItem('tablee.token')")))
    viewer.goto(f"/replay/{code}")
    page = viewer.page
    page.wait_for_selector("[data-seat].me")  # it was loaded again, for the reader's own seat
    page.locator(".bar .headline").click()
    page.keyboard.press(" ")
    until(page, lambda: sounded(page) > 0, "a replay sounds")
    page.locator("[data-mute]").click()
    before = sounded(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".stage[data-telling]")
    page.wait_for_timeout(500)
    assert sounded(page) == before


def test_an_example_of_a_rule_sounds(visitors: Come) -> None:
    reader = listener(visitors, pace="normal")
    reader.goto("/rules/king_of_12#K12-E1")
    shown = reader.page.locator('figure[data-example="lone-mia"]')
    shown.get_by_role("button", name="Show what happens").click()
    until(reader.page, lambda: sounded(reader.page) > 0, "the example sounds")


def test_the_answer_to_a_puzzle_sounds(visitors: Come) -> None:
    solver = listener(visitors)
    solver.goto("/puzzle/killer")
    page = solver.page
    page.wait_for_selector(".stage[data-asked]")
    expect(page.locator("[data-mute]")).to_be_visible()
    page.keyboard.press("l")
    page.locator(".offer ul button").first.click()
    until(page, lambda: sounded(page) > 0, "the answer sounds")
