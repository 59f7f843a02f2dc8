"""The board of Twelve Heroes: taps, drags, keys, and readable cards."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from tablee.games.twelve_heroes.heroes.library import BUILT_IN, source
from tests.web.arranging import ask, guest, open_table
from tests.web.conftest import MOVED_ON, Visitor
from tests.web.waiting import at_rest

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
WATCH_FLIGHTS = """() => {
    window.flown = []
    const note = (change) => change.addedNodes.forEach((node) => window.flown.push(node.querySelector('.name')?.textContent ?? ''))
    new MutationObserver((changes) => changes.forEach(note)).observe(document.querySelector('.board > .layer'), { childList: true })
}"""
"""Whose pictures fly above the table."""
ALL_HEROES = re.compile("All heroes|Tous les héros|Все герои")
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


def test_no_hero_is_too_dear_while_the_hand_can_be_changed(visitor: Visitor, address: str) -> None:
    sit_down(visitor, address)
    expect(visitor.page.locator("[data-action=done]")).to_have_text("Keep this hand")
    expect(visitor.page.locator("[data-hand] .dear")).to_have_count(0)
    expect(visitor.page.locator("[data-hand] [data-action^=under]")).to_have_count(3)


def test_two_taps_recruit_and_two_more_deploy_with_food(board: Page) -> None:
    recruit_by_taps(board)
    camp(board).click()
    expect(board.locator(".board").get_by_text("as needed")).to_be_visible()
    region(board, "middle").locator("[data-action^=deploy]").click()
    expect_deployed(board, "middle")
    expect(camp(board)).to_have_count(0)


def test_a_recruited_hero_flies_from_the_hand_as_its_own_card(chromium: Browser, address: str) -> None:
    somebody = Visitor(chromium, address, pace="fast", reduced_motion="no-preference")
    sit_down(somebody, address)
    can_recruit(somebody)
    page = somebody.page
    page.evaluate(WATCH_FLIGHTS)
    name = hand(page).first.locator(".name").text_content()
    recruit_by_taps(page)
    page.wait_for_function("() => window.flown.length > 0")
    assert name in page.evaluate("window.flown")
    somebody.close()
    assert somebody.complaints == []


def test_a_gesture_is_taken_back_as_one(board: Page) -> None:
    recruit_by_taps(board)
    before = food(board)
    camp(board).click()
    board.locator("[data-part=food-more]").click()
    region(board, "left").locator("[data-action^=deploy]").click()
    expect_deployed(board, "left")  # both choices of the gesture are made
    expect(board.get_by_role("button", name="Take back")).to_be_enabled()
    board.keyboard.press("u")
    expect(camp(board)).to_have_count(1)
    assert food(board) == before


def drag(page: Page, what: Locator, to: Locator) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 20, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def test_a_drag_recruits_and_another_deploys(board: Page) -> None:
    drag(board, hand(board).first, region(board, "camp"))
    expect(camp(board)).to_have_count(1)
    drag(board, camp(board), region(board, "right"))
    expect_deployed(board, "right")


def test_a_finger_deploys_a_hero(chromium: Browser, address: str) -> None:
    somebody = Visitor(chromium, address, viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(somebody, address)
    can_recruit(somebody)
    page = somebody.page
    recruit_by_taps(page)
    start, end = camp(page).bounding_box(), region(page, "middle").bounding_box()
    assert start
    assert end
    finger = page.context.new_cdp_session(page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.1, 0.4, 0.7, 1):
        at = {"x": x + (end["x"] + end["width"] / 2 - x) * part, "y": y + (end["y"] + end["height"] / 2 - y) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(camp(page)).to_have_count(0)
    somebody.close()
    assert somebody.complaints == []


def test_keys_take_a_hero_up_and_the_focus_goes_along(board: Page) -> None:
    hand(board).first.focus()
    board.keyboard.press("Enter")
    expect(board.locator(":focus")).to_have_attribute("data-action", re.compile("^recruit"))
    board.keyboard.press("Enter")
    expect(camp(board)).to_have_count(1)
    camp(board).focus()
    board.keyboard.press("Enter")
    expect(board.locator(":focus")).to_have_attribute("data-action", re.compile("^deploy .+ left$"))
    board.keyboard.press("Enter")
    expect_deployed(board, "left")


def test_escape_puts_a_hero_back(board: Page) -> None:
    hand(board).first.click()
    expect(hand(board).first).to_have_attribute("aria-pressed", "true")
    board.keyboard.press("Escape")
    expect(hand(board).first).to_have_attribute("aria-pressed", "false")


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


def test_a_set_that_was_brought_as_a_file_is_not_called_ours(visitor: Visitor, address: str) -> None:
    sit_down(visitor, address, heroes=json.dumps(source("tablee-1")))
    visitor.page.locator("[data-seat='0'] .who").click()
    visitor.page.get_by_role("button", name="All heroes").click()
    expect(visitor.page.get_by_role("dialog").get_by_text("a set that somebody brought")).to_be_visible()


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


def brought(text: str) -> FilePayload:
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}


def test_a_set_of_ones_own_is_checked_before_a_table_is_opened(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/twelve_heroes")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(brought(source("tablee").replace("cost = ", "cost = 99 # ", 1)))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("mine.toml cannot be played with yet. One thing is wrong:", timeout=60_000)
    expect(alert).to_contain_text("cost = 99 is not between 0 and 12")
    visitor.complaints.clear()  # the browser logs every refusal
    chooser.set_input_files(brought(source("tablee").replace('en = "Golem"', 'en = "Automaton"')))
    expect(page.get_by_text("Your own set is at this table")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_one_of_our_sets_can_be_chosen_and_an_own_one_left_again(visitor: Visitor, address: str) -> None:
    page = visitor.page
    visitor.goto("/new/twelve_heroes")
    sets = page.get_by_role("combobox", name="Heroes")
    expect(sets).to_have_value(BUILT_IN[-1], timeout=60_000)
    offered = "each => each.map((option) => option.value)"
    assert sets.locator("option").evaluate_all(offered) == list(reversed(BUILT_IN))
    page.locator("input[type=file]").set_input_files(brought(source("tablee")))
    expect(sets).to_have_value("own", timeout=60_000)
    sets.select_option("tablee-1")
    expect(page.get_by_text("Your own set is at this table")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert ask(address, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["options"]["heroes"] == "tablee-1"


def test_a_deck_is_built_card_by_card(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/twelve_heroes")
    page.get_by_label("Set-up").select_option("swarm-and-siege")
    deck = page.get_by_role("region", name="First seat’s deck")
    expect(deck.get_by_role("status")).to_contain_text("12 of 12 cards", timeout=60_000)
    for faction in deck.locator("summary").all():
        faction.click()
    expect(deck.get_by_role("button", name="Put in Dragon")).to_be_disabled()
    deck.get_by_role("button", name="Take out Warchief").click()
    expect(deck.get_by_role("status")).to_contain_text("11 of 12 cards")
    deck.get_by_role("button", name="Put in Dragon").click()
    expect(deck.get_by_role("status")).to_contain_text("12 of 12 cards")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_a_deck_begins_with_a_faction_or_with_a_line_of_text(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/twelve_heroes")
    page.get_by_label("Set-up").select_option("swarm-and-siege")
    deck = page.get_by_role("region", name="First seat’s deck")
    text = deck.get_by_label("As a line of text")
    deck.get_by_role("button", name="Elves").click()
    expect(deck.get_by_role("status")).to_contain_text("12 of 12 cards")
    expect(text).to_have_value(re.compile("treant"))
    text.fill("archangel 2, goat")
    text.press("Tab")
    expect(deck.get_by_role("status")).to_contain_text("3 of 12 cards")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("12")
    visitor.complaints.clear()  # the browser logs every refusal


def test_food_that_is_missing_is_said_before_a_hero_goes(board: Page) -> None:
    recruit_by_taps(board)
    camp(board).click()
    lane = region(board, "middle").locator("[data-action^=deploy]")
    expect(lane.locator(".short")).to_have_count(0)
    board.locator("[data-part=food-less]").click()
    expect(lane.locator(".short")).to_be_visible()
