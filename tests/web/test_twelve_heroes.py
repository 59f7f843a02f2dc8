"""The board of Twelve Heroes: taps, drags and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import Visitor
from tests.web.heroes_table import (
    board,
    camp,
    can_recruit,
    expect_deployed,
    food,
    hand,
    recruit_by_taps,
    region,
    sit_down,
)

__all__ = ["board"]
pytestmark = pytest.mark.slow

WATCH_FLIGHTS = """() => {
    window.flown = []
    const note = (change) => change.addedNodes.forEach((node) => window.flown.push(node.querySelector('.name')?.textContent ?? ''))
    new MutationObserver((changes) => changes.forEach(note)).observe(document.querySelector('.board > .layer'), { childList: true })
}"""
"""Whose pictures fly above the table."""


def test_two_taps_recruit_and_two_more_deploy_with_food(board: Page) -> None:
    recruit_by_taps(board)
    camp(board).click()
    expect(board.locator(".board").get_by_text("as needed")).to_be_visible()
    region(board, "middle").locator("[data-action^=deploy]").click()
    expect_deployed(board, "middle")
    expect(camp(board)).to_have_count(0)


def test_a_recruited_hero_flies_from_the_hand_as_its_own_card(chromium: Browser, address: str) -> None:
    somebody = Visitor(chromium, address, pace="fast", reduced_motion="no-preference")
    sit_down(somebody, address)
    can_recruit(somebody)
    page = somebody.page
    page.evaluate(WATCH_FLIGHTS)
    name = hand(page).first.locator(".name").text_content()
    recruit_by_taps(page)
    page.wait_for_function("() => window.flown.length > 0")
    assert name in page.evaluate("window.flown")
    somebody.close()
    assert somebody.complaints == []


def test_a_gesture_is_taken_back_as_one(board: Page) -> None:
    recruit_by_taps(board)
    before = food(board)
    camp(board).click()
    board.locator("[data-part=food-more]").click()
    region(board, "left").locator("[data-action^=deploy]").click()
    expect_deployed(board, "left")  # both choices of the gesture are made
    expect(board.get_by_role("button", name="Take back")).to_be_enabled()
    board.keyboard.press("u")
    expect(camp(board)).to_have_count(1)
    assert food(board) == before


def drag(page: Page, what: Locator, to: Locator) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 20, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def test_a_drag_recruits_and_another_deploys(board: Page) -> None:
    drag(board, hand(board).first, region(board, "camp"))
    expect(camp(board)).to_have_count(1)
    drag(board, camp(board), region(board, "right"))
    expect_deployed(board, "right")


def test_a_finger_deploys_a_hero(chromium: Browser, address: str) -> None:
    somebody = Visitor(chromium, address, viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(somebody, address)
    can_recruit(somebody)
    page = somebody.page
    recruit_by_taps(page)
    start, end = camp(page).bounding_box(), region(page, "middle").bounding_box()
    assert start
    assert end
    finger = page.context.new_cdp_session(page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.1, 0.4, 0.7, 1):
        at = {"x": x + (end["x"] + end["width"] / 2 - x) * part, "y": y + (end["y"] + end["height"] / 2 - y) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(camp(page)).to_have_count(0)
    somebody.close()
    assert somebody.complaints == []


def test_keys_take_a_hero_up_and_the_focus_goes_along(board: Page) -> None:
    hand(board).first.focus()
    board.keyboard.press("Enter")
    expect(board.locator(":focus")).to_have_attribute("data-action", re.compile("^recruit"))
    board.keyboard.press("Enter")
    expect(camp(board)).to_have_count(1)
    camp(board).focus()
    board.keyboard.press("Enter")
    expect(board.locator(":focus")).to_have_attribute("data-action", re.compile("^deploy .+ left$"))
    board.keyboard.press("Enter")
    expect_deployed(board, "left")


def test_escape_puts_a_hero_back(board: Page) -> None:
    hand(board).first.click()
    expect(hand(board).first).to_have_attribute("aria-pressed", "true")
    board.keyboard.press("Escape")
    expect(hand(board).first).to_have_attribute("aria-pressed", "false")


def test_food_that_is_missing_is_said_before_a_hero_goes(board: Page) -> None:
    recruit_by_taps(board)
    camp(board).click()
    lane = region(board, "middle").locator("[data-action^=deploy]")
    expect(lane.locator(".short")).to_have_count(0)
    board.locator("[data-part=food-less]").click()
    expect(lane.locator(".short")).to_be_visible()
