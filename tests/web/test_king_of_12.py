"""The characters of King of 12 are agreed on by their pictures."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.games.king_of_12.pieces import CHARACTERS
from tests.web.conftest import Visitor
from tests.web.test_screens import violations

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]


def test_a_table_agrees_on_six_characters_by_their_pictures(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/king_of_12")
    host.page.get_by_label("Set-up").select_option("court")
    cards = host.page.get_by_role("region", name="Agreed characters").get_by_role("button")
    expect(cards).to_have_count(len(CHARACTERS) - 1)  # the Knight is not up for choice
    expect(cards.filter(has_text="Oracle")).to_be_disabled()
    cards.filter(has_text="Golem").click()
    host.wait_for("5 of 6")
    cards.filter(has_text="Oracle").click()
    host.wait_for("6 of 6")
    assert violations(host.page) == []
    host.page.get_by_label("People").fill("1")
    host.page.get_by_label("Bots").fill("1")
    host.press("Open the table")
    host.press("Start the game")
    expect(host.page.locator(".handcard")).to_have_count(7)
    expect(host.page.locator(".handcard").filter(has_text="Oracle")).to_have_count(1)
    expect(host.page.locator(".handcard").filter(has_text="Golem")).to_have_count(0)


def test_what_is_picked_by_pictures_needs_no_text_field(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/king_of_12")
    host.page.get_by_text("Every option").click()
    expect(host.page.get_by_label("Values")).to_be_visible()
    expect(host.page.locator("form input[type=text]")).to_have_count(0)
