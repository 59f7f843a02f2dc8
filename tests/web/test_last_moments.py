"""The end of a game: the score in the game's own terms, Rematch first, everything else behind one button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.test_screens import faults, violations

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
SIZES = ((360, 640), (844, 390), (1366, 768))
SCORES = {"claim": "vote", "killer": "out", "king_of_12": "round", "twelve_heroes": "point"}


def finished(come: Come, address: str, game: str, **options: object) -> Visitor:
    """A player for whom a bot has finished a game."""
    token = guest(address, "Ann")
    player = come(**options)
    player.become(token)
    player.goto(f"/t/{open_table(address, token, game, bots=1)}")
    player.page.wait_for_selector(".stage")
    player.leave()
    player.page.wait_for_selector("section.end", timeout=120_000)
    return player


@pytest.mark.parametrize(("game", "unit"), SCORES.items())
def test_the_end_tells_the_score_and_fits_the_screen(visitors: Come, address: str, game: str, unit: str) -> None:
    theme = "dark" if game in ("claim", "king_of_12") else "light"
    player = finished(visitors, address, game, viewport={"width": 360, "height": 640}, color_scheme=theme)
    end = player.page.locator("section.end")
    expect(end.locator(".score").last).to_contain_text(unit)
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        expect(end.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        expect(end.locator("summary")).to_be_in_viewport(ratio=1)
        assert faults(player.page) == []
    assert violations(player.page) == []


def test_a_fact_leads_to_its_moment_in_the_replay(visitors: Come, address: str) -> None:
    player = finished(visitors, address, "killer")
    player.page.locator("section.end a.fact").first.click()
    player.page.wait_for_url("**/replay/*#*.1")
    player.page.get_by_role("slider").wait_for()


def test_the_replay_with_its_analysis_is_one_button_away(visitors: Come, address: str) -> None:
    player = finished(visitors, address, "claim")
    player.page.locator("section.end summary").click()
    player.page.get_by_role("link", name="Replay and analysis", exact=True).click()
    player.page.wait_for_url("**/analysis/*#1")
    player.page.locator(".graph .mark").first.wait_for()


def test_the_final_table_is_saved_as_a_picture(visitors: Come, address: str) -> None:
    player = finished(visitors, address, "claim")
    player.page.locator("section.end summary").click()
    with player.page.expect_download(timeout=60_000) as saved:
        player.page.get_by_role("button", name="Share a picture").click()
    assert saved.value.suggested_filename.startswith("claim-")
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
