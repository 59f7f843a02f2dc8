"""A table of Twelve Heroes, and its parts on the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import MOVED_ON, Visitor

ALL_HEROES = re.compile("All heroes|Tous les héros|Все герои")


@pytest.fixture
def board(visitor: Visitor, address: str) -> Page:
    """A first game against a bot, where I have two actions and Food for a hero of my hand."""
    sit_down(visitor, address)
    can_recruit(visitor)
    return visitor.page


def sit_down(visitor: Visitor, address: str, **options: Any) -> None:
    token = guest(address, "Ann")
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, 'twelve_heroes', bots=1, options=options)}")
    visitor.page.wait_for_selector(".stage[data-asked]")


def hand(page: Page) -> Locator:
    """The cards of the hand that can be picked up."""
    return page.locator("[data-hand] button[data-part]")


def camp(page: Page) -> Locator:
    return page.locator("[data-place=camp] [data-thing*='/camp/'].lit")


def region(page: Page, place: str) -> Locator:
    return page.locator(f"[data-place={place}]")


def can_recruit(visitor: Visitor) -> None:
    """Keep the first hand, then supply until a hero can be recruited and sent with Food."""
    page = visitor.page
    for turn in range(80):
        page.wait_for_selector(".stage[data-asked]")
        if page.locator("[data-dock] .left i:not(.used)").count() >= 2 and hand(page).count() and food(page) >= 4:
            return
        decision = visitor.decision()
        plain = page.locator("[data-action=done], [data-action=supply]")
        if plain.count():
            plain.first.press("Enter")  # a second click at one place counts as an accident
            page.wait_for_function(MOVED_ON, arg=decision)
        else:
            visitor.take_a_choice(turn)
    raise AssertionError("there was never Food for a hero")


def food(page: Page) -> int:
    return int(region(page, "camp").locator(".food b").inner_text())


def recruit_by_taps(page: Page) -> None:
    hand(page).first.click()
    page.locator("[data-dock] button[data-action^=recruit]").click()
    expect(camp(page)).to_have_count(1)


def expect_deployed(page: Page, place: str) -> None:
    """The story mentions a hero sent there, then the Food that went along."""
    told = page.locator(".side li")
    expect(told.filter(has_text=re.compile(f"You deploy .+ to the {place} Region")).first).to_be_visible()
    expect(told.filter(has_text=re.compile(f"You bring . Food from camp to the {place} Region")).first).to_be_visible()
