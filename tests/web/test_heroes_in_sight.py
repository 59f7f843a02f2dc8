"""Twelve Heroes: everything is in sight and can be read, at every size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visitor
from tests.web.heroes_table import (
    ALL_HEROES,
    board,
    hand,
    sit_down,
)
from tests.web.waiting import at_rest

__all__ = ["board"]
pytestmark = pytest.mark.slow
SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 620), (1366, 768), (1440, 900), (1920, 1080)]

OUT_OF_SIGHT = """() => {
    const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    const hit = (each, box) => [0.08, 0.3, 0.5, 0.7, 0.92].some((x) => [0.1, 0.3, 0.5, 0.7, 0.9].some((y) =>
        each.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y))))
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : []
    const wanted = '[data-hand] button, [data-action], [data-part], [data-seat], [data-thing]'
    return [...document.querySelectorAll('.area :is(' + wanted + ')')].flatMap((each) => {
        const box = each.getBoundingClientRect()
        return inside(box) && hit(each, box) ? [] : [each.outerHTML.slice(0, 120)]
    }).concat(scrolls)
}"""

BROKEN_WORDS = """() => [...document.querySelectorAll('dialog li .name')].flatMap((name) => {
    const text = name.firstChild
    return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return new Set([...range.getClientRects()].map((box) => box.top)).size > 1
    }).map((word) => word[0])
})"""
DOCK = "() => { const box = document.querySelector('[data-dock]').getBoundingClientRect(); return [box.x, box.y, box.width, box.height] }"


def test_no_hero_is_too_dear_while_the_hand_can_be_changed(visitor: Visitor, address: str) -> None:
    sit_down(visitor, address)
    expect(visitor.page.locator("[data-action=done]")).to_have_text("Keep this hand")
    expect(visitor.page.locator("[data-hand] .dear")).to_have_count(0)
    expect(visitor.page.locator("[data-hand] [data-action^=under]")).to_have_count(3)


def test_whatever_lies_there_can_be_looked_at(board: Page) -> None:
    board.locator("[data-at='tile/1']").click()
    expect(board.get_by_role("dialog")).to_contain_text("points")
    board.keyboard.press("Escape")
    hand(board).first.click(button="right")
    expect(board.get_by_role("dialog").locator(".card")).to_have_count(1)
    board.keyboard.press("Escape")
    board.locator("[data-seat='1'] .who").click()
    expect(board.get_by_role("dialog")).to_contain_text("Known cards of the deck")


@pytest.mark.parametrize(
    "options",
    [{"decks": "draft"}, {"extra_actions": True, "popularity": True}],
    ids=["draft", "advanced"],
)
def test_all_is_in_sight_at_every_size(chromium: Browser, address: str, options: dict[str, Any]) -> None:
    somebody = Visitor(chromium, address, viewport={"width": 1440, "height": 900})
    sit_down(somebody, address, **options)
    page = somebody.page
    docks: dict[tuple[int, int], list[float]] = {}
    for turn in range(30):
        page.wait_for_selector("section.end, .stage[data-asked]")
        if page.locator("section.end").count():
            break
        if turn % 5 == 0:
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                at_rest(page)
                assert page.evaluate(OUT_OF_SIGHT) == [], (turn, width, height)
                assert docks.setdefault((width, height), page.evaluate(DOCK)) == page.evaluate(DOCK)
        somebody.take_a_choice(turn)
    somebody.close()


def test_all_cards_can_be_read_with_a_word_on_whose_they_are(board: Page) -> None:
    board.locator("[data-seat='0'] .who").click()
    board.get_by_role("button", name="All heroes").click()
    dialog = board.get_by_role("dialog")
    expect(dialog.get_by_text("this project’s own set")).to_be_visible()
    expect(dialog.get_by_text("When recruited: put 4 Food into one Region where you have heroes.")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU"])
def test_no_name_breaks_within_a_word_where_all_cards_are_shown(chromium: Browser, address: str, locale: str) -> None:
    somebody = Visitor(chromium, address, viewport={"width": 1280, "height": 900}, locale=locale)
    sit_down(somebody, address)
    somebody.page.locator("[data-seat='0'] .who").click()
    somebody.page.get_by_role("button", name=ALL_HEROES).click()
    expect(somebody.page.locator("dialog li .name")).to_have_count(29)
    assert somebody.page.evaluate(BROKEN_WORDS) == []
    somebody.close()


def test_a_draft_shows_six_cards_and_keeps_two_of_them(chromium: Browser, address: str) -> None:
    somebody = Visitor(chromium, address)
    sit_down(somebody, address, decks="draft")
    pack = somebody.page.locator(".pack button")
    expect(pack).to_have_count(6)
    for left in (5, 4, 3):
        pack.first.click()
        expect(pack).to_have_count(left)
        somebody.page.wait_for_timeout(450)  # a second click at one place within a moment counts as an accident
    expect(somebody.page.locator("[data-hand] [data-held]")).to_have_count(3)
    somebody.close()
    assert somebody.complaints == []
