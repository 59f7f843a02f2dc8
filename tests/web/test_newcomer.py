"""A newcomer opens the page, clicks once and plays to the end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.fitting import seated
from tests.web.waiting import until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", game_ids())
def test_one_click_and_a_game_against_bots_is_played_to_its_end(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    box = visitor.page.locator(f'article[data-game="{game}"]')
    box.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.play_to_the_end()
    visitor.page.locator("section.end summary").click()
    visitor.page.get_by_role("button", name="Verify the luck").click()
    visitor.page.get_by_text("Verified: every die and every card").wait_for()


def test_a_table_is_shown_only_with_its_names(visitor: Visitor) -> None:
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    visitor.page.route("**/api/games/*/lexicon", hold)
    heard = seated(visitor, "twelve_heroes", 1)
    until(visitor.page, lambda: bool(asked and heard.updates), "the names are asked for, and the table is there")
    expect(visitor.page.locator("[data-hand]")).to_have_count(0)
    asked[0].continue_()
    expect(visitor.page.locator("[data-hand] .name").first).to_have_text(re.compile("[a-z]{3}"))


def test_who_follows_a_link_is_greeted_and_named_in_their_own_language(
    visitors: Callable[..., Visitor], address: str
) -> None:
    def answer_late(route: Route) -> None:
        time.sleep(1)
        route.continue_()

    code = open_table(address, guest(address, "Ann"), "claim", people=2)
    friend = visitors(locale="fr-FR")
    friend.page.route("**/api/words", answer_late)
    friend.goto(f"/t/{code}")
    friend.wait_for("Rejoindre la table")
    assert friend.page.evaluate("localStorage.getItem('tablee.name.en')") is None
    name = friend.page.get_by_label("Ton nom").input_value()
    assert name == friend.page.evaluate("localStorage.getItem('tablee.name.fr')")
