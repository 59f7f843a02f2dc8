"""Two players bring their own decks to Twelve Heroes, in secret, and keep them in their browsers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.arranging import ask, guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

SWARM = "goat 2, goblin-thief 2, orc-raider 2, wolf-rider 2, warchief, squire 2, standard-bearer"
SWARM_NAMES = ("Goat", "Goblin Thief", "Orc Raider", "Wolf Rider", "Warchief", "Squire", "Standard-bearer")


def tournament(come: Come, address: str) -> tuple[Page, Page, str]:
    """Ann and Bob at a table to which each brings a deck."""
    pages = []
    tokens = [guest(address, name) for name in ("Ann", "Bob")]
    code = open_table(address, tokens[0], "twelve_heroes", people=2, options={"decks": "own"})
    for token in tokens:
        visitor = come()
        visitor.become(token)
        visitor.goto(f"/t/{code}")
        pages.append(visitor.page)
    pages[1].get_by_role("button", name="Sit here").first.click()
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        page.get_by_role("button", name="Bring this deck (12 of 12)").wait_for(timeout=60_000)
    return pages[0], pages[1], code


def build(page: Page, deck: str, name: str) -> None:
    """Type a deck and save it under a name."""
    page.get_by_role("button", name="Build a deck").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("As a line of text").fill(deck)
    sheet.get_by_label("As a line of text").blur()
    sheet.get_by_label("Name of the deck").fill(name)
    sheet.get_by_role("button", name="Keep it in this browser").click()
    expect(sheet.get_by_role("button", name=name, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hand] button[aria-label^=Goat]")).to_have_count(2)


def bring(page: Page) -> None:
    page.get_by_role("button", name="Bring this deck (12 of 12)").click()


def heroes_of(page: Page) -> list[str]:
    cards = page.locator("[data-hand] button")
    return [str(cards.nth(each).get_attribute("aria-label")).split(".")[0] for each in range(cards.count())]


def test_each_brings_a_deck_that_the_other_does_not_see(visitors: Come, address: str) -> None:
    ann, bob, code = tournament(visitors, address)
    build(ann, SWARM, "My swarm")
    assert "Goat" not in heroes_of(bob)
    bring(ann)
    expect(ann.get_by_text("Your deck is ready")).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("Your deck is ready")).to_be_visible()
    bring(bob)
    for page in (ann, bob):
        expect(page.locator("[data-hand] button")).to_have_count(3, timeout=60_000)
    for card in heroes_of(ann):  # its name, or what can be done with it: “Put Goat under the deck”
        assert any(name in card for name in SWARM_NAMES), card
    assert ask(address, "GET", f"/api/tables/{code}")["status"] == "playing"


def test_a_deck_is_kept_for_the_next_table(visitors: Come, address: str) -> None:
    ann, _, _ = tournament(visitors, address)
    build(ann, SWARM, "My swarm")
    ann.reload()
    ann.get_by_role("button", name="My swarm", exact=True).click()
    expect(ann.locator("[data-hand] button[aria-label^=Goat]")).to_have_count(2, timeout=60_000)
    expect(ann.locator("[data-hand] button")).to_have_count(12)
