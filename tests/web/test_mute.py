"""The mute is one tap away on every screen, with a clock, and while something is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.fitting import SETTLED, seated
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
CLOCK = {"type": "bank", "seconds": 1200, "increment": 5}
HITTABLE = """() => {
    const button = document.querySelector('.stage .tools [data-mute]')
    const box = button.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return button.contains(hit) && box.width >= 24 && box.right <= innerWidth
}"""
"""Whether a finger hits the mute."""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1366, 768)], ids=str)
@pytest.mark.parametrize("clock", [{"type": "none"}, CLOCK], ids=["free", "timed"])
def test_the_mute_is_one_tap_away_also_with_a_clock_and_while_something_is_told(
    visitors: Come, size: tuple[int, int], clock: dict[str, Any]
) -> None:
    player = visitors(locale="ru", pace="calm", viewport={"width": size[0], "height": size[1]})
    seated(player, "king_of_12", 3, clock=clock)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    at_rest(page)
    assert page.evaluate(HITTABLE)
    page.locator("[data-hand] [data-action]").first.click(position={"x": 8, "y": 40})
    page.wait_for_selector(".stage[data-telling]")
    page.evaluate(SETTLED)
    assert page.evaluate(HITTABLE)
    muted = page.locator("[data-mute]")
    before = muted.get_attribute("aria-label")
    muted.click()
    expect(muted).not_to_have_attribute("aria-label", str(before))
    assert page.locator(".stage[data-telling]").count(), "the tap has not ended the telling"


def test_on_a_small_phone_with_a_clock_the_story_is_in_the_menu(visitors: Come) -> None:
    player = visitors(viewport={"width": 360, "height": 640})
    seated(player, "claim", 1, clock=CLOCK)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="Story").click()
    expect(page.locator("dialog[open] .drawer")).to_be_visible()
