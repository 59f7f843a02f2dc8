"""A game from a second distribution, installed by pip, is played in the browser with its own messages."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins.distribution import GAME
from tests.web.arranging import guest, open_table
from tests.web.conftest import NEW_QUESTION, Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def stranger(chromium: Browser, elsewhere: str) -> Iterator[Visitor]:
    somebody = Visitor(chromium, elsewhere, viewport={"width": 1024, "height": 800})
    yield somebody
    somebody.close()
    assert somebody.complaints == []


def test_it_is_played_on_the_generic_board_in_its_own_words(stranger: Visitor) -> None:
    stranger.goto("/")
    box = stranger.page.locator(f'article[data-game="{GAME}"]')
    box.get_by_role("heading", name="Dice Race").wait_for()
    box.get_by_role("button", name="Play now").click()
    stranger.page.wait_for_url("**/t/*")
    stranger.wait_for("Which card do you show?")
    stranger.play_to_the_end()
    stranger.page.locator("section.end summary").click()
    stranger.page.get_by_role("button", name="Verify the luck").click()
    stranger.wait_for("Verified: every die and every card")


WATCH = """() => {
  window.steps = []
  const look = () => {
    const stage = document.querySelector('.stage')
    const seats = [...document.querySelectorAll('.generic [data-seat]')].map(each => each.innerText)
    const now = JSON.stringify([stage?.dataset.telling !== undefined, seats])
    if (now !== window.steps.at(-1)) window.steps.push(now)
    requestAnimationFrame(look)
  }
  look()
}"""
"""Notes whether something is told, and the values of the seats, whenever they change."""


def test_the_values_of_a_seat_change_with_the_last_beat_about_it(chromium: Browser, elsewhere: str) -> None:
    somebody = Visitor(chromium, elsewhere, pace="fast", viewport={"width": 1024, "height": 800})
    token = guest(elsewhere, "Ann")
    somebody.become(token)
    somebody.goto(f"/t/{open_table(elsewhere, token, GAME, bots=1)}")
    page = somebody.page
    page.wait_for_selector(".stage[data-asked]")
    page.evaluate(WATCH)
    decision = somebody.decision()
    page.locator("[data-hand] button[data-action]").first.click()
    page.wait_for_function(NEW_QUESTION, arg=decision)
    steps = [json.loads(each) for each in page.evaluate("window.steps")]
    told = [seats for telling, seats in steps if telling]
    before, after = steps[0][1], steps[-1][1]
    assert all(old != new for old, new in zip(before, after, strict=True)), "both seats have played a card"
    assert any(sum(now != old for now, old in zip(seats, before, strict=True)) == 1 for seats in told), told
    somebody.close()
    assert somebody.complaints == []


def test_a_card_is_looked_at_by_hover_and_by_key(stranger: Visitor) -> None:
    token = guest(stranger.address, "Ann")
    stranger.become(token)
    stranger.goto(f"/t/{open_table(stranger.address, token, GAME, bots=1)}")
    page = stranger.page
    page.wait_for_selector(".stage[data-asked]")
    page.locator("[data-hand] button").first.hover()
    expect(page.locator("aside.label")).to_be_visible()
    page.locator(".bar .headline").hover()
    expect(page.locator("aside.label")).to_have_count(0)
    page.locator("[data-hand] button").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_contain_text("Show")


def test_its_rules_are_shown(stranger: Visitor) -> None:
    stranger.goto(f"/rules/{GAME}")
    stranger.wait_for("Dice Race · Rules")
    stranger.page.locator("#DR-1\\.1").wait_for()
