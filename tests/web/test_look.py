"""Looking closer at cards and seats: by a resting mouse, whose label goes with it, by a long press or by a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.fitting import VISIBLE_POINT, seated
from tests.web.waiting import at_rest, until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
UNDER_THE_MOUSE = """([x, y]) => {
    const card = document.querySelector('[data-hand] [data-action]')
    Object.assign(card.style, { position: 'fixed', left: x - 60 + 'px', top: y - 60 + 'px', width: '120px', height: '120px', zIndex: 99 })
    document.querySelector('.stage .area').append(card)
}"""
"""Put the first playable card of the hand under the mouse."""


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


def test_what_comes_to_lie_under_a_resting_mouse_is_not_shown_until_the_mouse_moves(visitors: Come) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    seated(player, "claim", 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    slot = page.locator(".spot.low .slot")
    page.locator("[data-hand] [data-action]").first.focus()
    box = slot.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.evaluate(UNDER_THE_MOUSE, [x, y])
    page.mouse.move(x + 1, y)
    page.wait_for_timeout(800)
    expect(page.locator("aside.label")).to_have_count(0)
    page.mouse.move(x + 30, y)
    expect(page.locator("aside.label")).to_be_visible()


def test_the_click_that_opens_a_table_looks_at_no_card(visitors: Come) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    page = player.page
    player.goto("/")
    play = page.locator("article[data-game=claim] .primary")
    box = play.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    play.click()
    page.wait_for_selector(".stage[data-asked]")
    page.evaluate(UNDER_THE_MOUSE, [x, y])
    page.mouse.move(x + 1, y)
    page.wait_for_timeout(800)
    expect(page.locator("aside.label")).to_have_count(0)


def test_nothing_is_shown_while_a_card_is_dragged(visitors: Come) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    heard = seated(player, "claim", 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    at_rest(page)
    card = page.locator("[data-hand] [data-action]").first
    x, y = card.evaluate(VISIBLE_POINT)
    box = page.locator("[data-drop=trick]").bounding_box()
    assert box
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.wait_for_timeout(800)
    expect(page.locator("aside.label")).to_have_count(0)
    page.mouse.up()
    until(page, lambda: len(heard.sent) == 1, "the card is played")


def pressed_long(page: Page, selector: str) -> None:
    """Press on a thing with a finger until it opens."""
    box = page.locator(selector).first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 12, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("dialog[open]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


SEATS = {"claim": "[data-seat='1'] .look", "king_of_12": "[data-seat='1']"}


@pytest.mark.parametrize("game", SEATS)
def test_a_seat_is_looked_at_by_hover_and_by_key(visitors: Come, game: str) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    seated(player, game, 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    at_rest(page)
    page.locator(SEATS[game]).hover(position={"x": 12, "y": 12})
    expect(page.locator("aside.label")).to_be_visible()
    page.locator(".bar .headline").hover()
    expect(page.locator("aside.label")).to_have_count(0)
    page.locator(SEATS[game]).focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_a_seat_is_looked_at_by_a_long_press(visitors: Come, game: str) -> None:
    player = visitors(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seated(player, game, 1)
    player.page.wait_for_selector(".stage[data-asked]")
    at_rest(player.page)
    pressed_long(player.page, SEATS[game])


def test_a_won_card_of_claim_is_looked_at(visitors: Come) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    seated(player, "claim", 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    while not page.locator("[data-seat] .chip[data-chip]:not([data-chip=''])").count():
        player.take_a_choice(0)
    at_rest(page)
    page.locator("[data-seat] .chip[data-chip]:not([data-chip=''])").first.hover()
    expect(page.locator("aside.label")).to_be_visible()
