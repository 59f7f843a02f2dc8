"""Sixteen people in one tournament of King of 12, each with their own page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.fitting import SETTLED
from tests.web.test_king_of_12 import OUT_OF_SIGHT
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow

CHOOSE_AT_ONCE = """() => {
    let last = ''
    setInterval(() => {
        const stage = document.querySelector('.stage[data-asked]')
        if (!stage || stage.dataset.decision === last) return
        const buttons = stage.querySelectorAll('[data-action]')
        if (!buttons.length) return
        last = stage.dataset.decision
        buttons[Math.floor(Math.random() * buttons.length)].click()
    }, 100)
}"""


def test_sixteen_pages_play_one_tournament_to_its_end(visitors: Callable[..., Visitor], address: str) -> None:
    tokens = [guest(address, f"Player {number}") for number in range(1, 17)]
    code = open_table(address, tokens[0], "king_of_12", people=16)
    players = [visitors(viewport={"width": 390, "height": 700}) for _ in tokens]
    for player, token in zip(players, tokens, strict=True):
        player.become(token)
        player.page.goto(f"{address}/t/{code}", wait_until="commit")  # all pages load at the same time
    for player in players[1:]:
        player.take_a_seat()
    players[0].press("Start the game")
    for player in players:
        player.page.wait_for_selector(".king [data-seat]")
        player.page.evaluate(CHOOSE_AT_ONCE)
    for player in players:
        player.page.wait_for_selector("section.end", timeout=600_000)
    told = [player.page.locator("section.end ol").inner_text() for player in players]
    assert all(result.count(" (you)") == 1 for result in told)
    results = {result.replace(" (you)", "") for result in told}
    assert len(results) == 1
    assert results.pop().count("Player") == 16
    tells_the_whole_story_when_asked(players[0].page)


def tells_the_whole_story_when_asked(page: Page) -> None:
    """A long story shows its latest part first, and everything on request."""
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    lines = page.locator(".story ol li")
    latest, last = lines.count(), lines.last.inner_text()
    page.locator(".story button.earlier").click()
    expect(lines.first).to_contain_text("The characters of this game")
    assert lines.count() > latest > 100
    assert lines.last.inner_text() == last


STORY = "() => [...document.querySelectorAll('.story li:not(.since) > span:first-child')].map(each => each.textContent)"


def test_the_story_stands_in_the_order_of_its_events_at_every_pace(
    visitors: Callable[..., Visitor], address: str
) -> None:
    """A reload shows the server's order, group after group; what was told beat by beat must agree with it."""
    token = guest(address, "Ann")
    code = open_table(address, token, "king_of_12", bots=15)
    player = visitors(pace="fast", viewport={"width": 1366, "height": 768})
    player.become(token)
    player.goto(f"/t/{code}")
    page = player.page
    for turn in range(3):
        page.wait_for_selector(".stage[data-asked]", timeout=120_000)
        player.take_a_choice(turn)
    page.wait_for_selector(".stage[data-asked]", timeout=120_000)
    told = page.evaluate(STORY)
    page.reload()
    page.wait_for_selector(".stage[data-asked]", timeout=120_000)
    assert len(told) > 90
    assert told == page.evaluate(STORY)


PHONES = ((360, 640), (390, 844), (844, 390))


def test_with_sixteen_on_a_phone_my_group_is_in_sight_and_the_others_one_tap_away(
    visitors: Callable[..., Visitor], address: str
) -> None:
    token = guest(address, "Ann")
    code = open_table(address, token, "king_of_12", bots=15)
    player = visitors(viewport={"width": 360, "height": 640})
    player.become(token)
    player.goto(f"/t/{code}")
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    others = page.locator("dialog[open] [data-seat]")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        expect(page.locator("[data-seat]")).to_have_count(4)
        assert page.evaluate(OUT_OF_SIGHT, "[data-seat]") == []
        page.locator("[data-room]").click()
        expect(others).to_have_count(12)
        for place in range(12):
            others.nth(place).scroll_into_view_if_needed()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        others.last.click()
        expect(page.locator("dialog[open] li")).not_to_have_count(0)
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            page.evaluate(SETTLED)
