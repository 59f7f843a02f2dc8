"""Sixteen people in one tournament of King of 12, each with a page of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow

CHOOSE_AT_ONCE = """() => {
    let last = ''
    setInterval(() => {
        const offer = document.querySelector('details.offer')
        if (!offer || offer.dataset.decision === last) return
        const buttons = offer.querySelectorAll('ul button')
        if (!buttons.length) return
        last = offer.dataset.decision
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
        player.press("Sit here")
        player.wait_for("(you)")
    players[0].press("Start the game")
    for player in players:
        player.page.wait_for_selector(".board .group")
        player.page.evaluate(CHOOSE_AT_ONCE)
    for player in players:
        player.page.wait_for_selector("section.end", timeout=240_000)
    told = [player.page.locator("section.end ol").inner_text() for player in players]
    assert all(result.count(" (you)") == 1 for result in told)
    results = {result.replace(" (you)", "") for result in told}
    assert len(results) == 1
    assert results.pop().count("Player") == 16
    tells_the_whole_story_when_asked(players[0].page)


def tells_the_whole_story_when_asked(page: Page) -> None:
    """A long story is shown from its latest part on, and from the beginning on request."""
    lines = page.locator("aside ol li")
    latest, last = lines.count(), lines.last.inner_text()
    page.locator("aside button.earlier").click()
    expect(lines.first).to_contain_text("The characters of this game")
    assert lines.count() > latest > 100
    assert lines.last.inner_text() == last
