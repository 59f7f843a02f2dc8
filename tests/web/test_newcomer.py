"""A newcomer opens the page, clicks once and plays to the end."""

from __future__ import annotations

import pytest

from tablee.registry import game_ids
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", game_ids())
def test_one_click_and_a_game_against_bots_is_played_to_its_end(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    box = visitor.page.locator("article", has=visitor.page.locator(f'a[href="/rules/{game}"]'))
    box.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.play_to_the_end()
    visitor.page.get_by_role("button", name="Verify the luck").click()
    visitor.page.get_by_text("Verified: every die and every card").wait_for()
