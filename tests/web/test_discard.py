"""Twelve Heroes: a card is discarded only by a second word, because nobody can take it back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import MOVED_ON, Visitor
from tests.web.fitting import SETTLED, VISIBLE_POINT, Listening, seated
from tests.web.waiting import at_rest, until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
SIZES = ((360, 640), (844, 390), (1366, 768))


def asked_to_discard(visitors: Come, **options: object) -> tuple[Visitor, Listening]:
    """A player with six cards in hand at the end of a turn, who has only taken Food so far."""
    player = visitors(**options)
    heard = seated(player, "twelve_heroes", 1)
    page = player.page
    for _ in range(60):
        page.wait_for_selector(".stage[data-asked]", timeout=60_000)
        if heard.updates[-1]["offer"]["prompt"] == "hand-limit":
            at_rest(page)
            return player, heard
        texts = [each.text for each in heard.offered()]
        wanted = next((text for text in ("supply", "done") if text in texts), texts[0])
        player.choose_from_the_list(f".offer [data-action='{wanted}']")
    raise AssertionError("the hand never had six cards")


def cards(page: Page) -> Locator:
    return page.locator("[data-hand] button[data-part]")


def tap(page: Page, found: Locator) -> None:
    at_rest(page)
    page.mouse.click(*found.evaluate(VISIBLE_POINT))
    page.evaluate(SETTLED)


def dropped(heard: Listening) -> list[str]:
    """The discards that the page has sent."""
    return [each["action"] for each in heard.sent if each["action"].startswith("drop")]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_one_tap_picks_the_card_and_a_second_word_discards_it(visitors: Come, size: tuple[int, int]) -> None:
    player, heard = asked_to_discard(visitors, viewport={"width": size[0], "height": size[1]})
    page = player.page
    expect(cards(page)).to_have_count(6)
    send = page.locator("[data-dock] button[data-action^=drop]")
    for place in (0, 3):
        tap(page, cards(page).nth(place))
        expect(cards(page).nth(place)).to_have_attribute("aria-pressed", "true")
        name = cards(page).nth(place).locator(".name").text_content()
        expect(send).to_have_text(f"Discard {name}")
    expect(page.locator("[data-hand] button[aria-pressed=true]")).to_have_count(1)
    tap(page, cards(page).nth(3))
    expect(send).to_have_count(0)
    assert dropped(heard) == []
    tap(page, cards(page).nth(3))
    action = send.get_attribute("data-action")
    decision = player.decision()
    send.click()
    page.wait_for_function(MOVED_ON, arg=decision)
    assert dropped(heard) == [action]


def test_two_keys_discard_a_card(visitors: Come) -> None:
    player, heard = asked_to_discard(visitors)
    page = player.page
    cards(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("data-action", re.compile("^drop"))
    assert dropped(heard) == []
    decision = player.decision()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=decision)
    assert len(dropped(heard)) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_is_dragged_to_the_discard_pile(visitors: Come, size: tuple[int, int]) -> None:
    player, heard = asked_to_discard(visitors, viewport={"width": size[0], "height": size[1]})
    page = player.page
    x, y = cards(page).first.evaluate(VISIBLE_POINT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=3)
    pile = page.locator("[data-drop=discard]").bounding_box()
    assert pile
    page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2, steps=5)
    assert dropped(heard) == []
    page.mouse.up()
    until(page, lambda: len(dropped(heard)) == 1, "the card is discarded")
