"""Looking closer with a mouse: the label appears when the mouse rests on a card, and goes with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.fitting import seated

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]


@pytest.mark.parametrize("game", ["claim", "twelve_heroes"])
def test_the_picture_of_a_card_goes_when_the_mouse_does(visitors: Come, game: str) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    seated(player, game, 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    picture = page.locator("aside.label")
    page.locator("[data-hand] button").first.hover()
    expect(picture).to_be_visible()
    page.locator(".bar .headline").hover()
    expect(picture).to_have_count(0)
