"""The board of Twelve Heroes under hand: taps, drags, keys, and cards that can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from tablee.games.twelve_heroes.library import source
from tests.web.arranging import guest, open_table
from tests.web.conftest import NEW_QUESTION, Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def board(visitor: Visitor, address: str) -> Page:
    """A first game against a bot, where I have Food for a hero of my hand."""
    token = guest(address, "Ann")
    code = open_table(address, token, "twelve_heroes", bots=1)
    visitor.become(token)
    visitor.goto(f"/t/{code}")
    can_recruit(visitor.page)
    return visitor.page


def hand(page: Page) -> Locator:
    return page.locator("[data-thing*='/hand/'].lit")


def camp(page: Page) -> Locator:
    return page.locator("[data-place=camp] [data-thing*='/camp/'].lit")


def region(page: Page, place: str) -> Locator:
    return page.locator(f"[data-place={place}]")


def can_recruit(page: Page) -> None:
    """Keep the first hand, then supply until there is Food for somebody."""
    for _ in range(60):
        page.wait_for_selector("details.offer")
        decision = page.locator("details.offer").get_attribute("data-decision")
        if page.get_by_role("button", name="Keep this hand").count():
            page.get_by_role("button", name="Keep this hand").click()
        elif hand(page).count() and actions_left(page) >= 2:
            return
        else:
            something_else(page)
        page.wait_for_function("old => document.querySelector('details.offer')?.dataset.decision !== old", arg=decision)
    raise AssertionError("there was never Food for a hero")


def actions_left(page: Page) -> int:
    return (
        page.locator(".board .actions [aria-hidden]").inner_text().count("●") if page.locator(".actions").count() else 0
    )


def something_else(page: Page) -> None:
    supply = page.get_by_role("button", name="Supply").first
    if supply.count():
        supply.click()
    else:
        page.locator("details.offer").evaluate("list => list.open = true")
        page.locator("details.offer ul button").first.click()


def expect_deployed(page: Page, place: str) -> None:
    """The story tells of a hero sent there, once nobody follows and no Food goes along.

    The story and not the Region: with the last action the next turn begins,
    and a hero without Food may have left the Region before anybody can look.
    """
    told = page.locator("[aria-labelledby=story] li", has_text=re.compile(f"Ann deploys .+ to the {place} Region"))
    asked = page.get_by_role("region", name="What you can do").get_by_role("button")
    rest = asked.filter(has_text=re.compile("^(0 Food|No more heroes)$"))
    for _ in range(3):
        expect(told.or_(rest).first).to_be_visible()
        if told.count():
            return
        decision = page.locator("details.offer").get_attribute("data-decision")
        rest.first.click()
        page.wait_for_function(NEW_QUESTION, arg=decision)
    expect(told.first).to_be_visible()


def test_no_hero_is_too_dear_while_the_hand_can_be_changed(visitor: Visitor, address: str) -> None:
    token = guest(address, "Ann")
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, 'twelve_heroes', bots=1)}")
    expect(visitor.page.get_by_role("button", name="Keep this hand")).to_be_visible()
    expect(visitor.page.get_by_text("Food short")).to_have_count(0)


def test_two_taps_recruit_and_two_more_deploy(board: Page) -> None:
    hand(board).first.click()
    board.locator("[data-place=camp] button.here").first.click()
    expect(camp(board)).to_have_count(1)
    camp(board).click()
    region(board, "middle").locator("button.here").click()
    expect_deployed(board, "middle")
    expect(camp(board)).to_have_count(0)


def test_a_drag_recruits_and_another_deploys(board: Page) -> None:
    hand(board).first.drag_to(region(board, "camp"))
    expect(camp(board)).to_have_count(1)
    camp(board).drag_to(region(board, "right"))
    expect_deployed(board, "right")


def test_keys_take_a_hero_up_and_a_number_sends_it(board: Page) -> None:
    hand(board).first.focus()
    board.keyboard.press("Enter")
    board.get_by_role("region", name="What you can do").get_by_role("button", name="Recruit").focus()
    board.keyboard.press("Enter")
    expect(camp(board)).to_have_count(1)
    camp(board).focus()
    board.keyboard.press("Enter")
    board.keyboard.press("1")
    expect_deployed(board, "left")


def test_escape_puts_a_hero_back(board: Page) -> None:
    hand(board).first.focus()
    board.keyboard.press("Enter")
    expect(hand(board).first).to_have_attribute("aria-pressed", "true")
    board.keyboard.press("Escape")
    expect(hand(board).first).to_have_attribute("aria-pressed", "false")


def test_all_cards_can_be_read_with_a_word_on_whose_they_are(board: Page) -> None:
    board.get_by_role("button", name="All heroes").click()
    dialog = board.get_by_role("dialog")
    expect(dialog.get_by_text("this project’s own set")).to_be_visible()
    expect(dialog.get_by_text("When recruited: put 4 Food into one Region where you have heroes.")).to_be_visible()


def test_a_draft_shows_six_cards_and_keeps_two_of_them(chromium: Browser, address: str) -> None:
    token = guest(address, "Ann")
    code = open_table(address, token, "twelve_heroes", bots=1, options={"decks": "draft"})
    somebody = Visitor(chromium, address)
    somebody.become(token)
    somebody.goto(f"/t/{code}")
    pack = somebody.page.locator(".pack button")
    expect(pack).to_have_count(6)
    for left in (5, 4, 3):
        pack.first.click()
        expect(pack).to_have_count(left)
    expect(somebody.page.locator(".kept li")).to_have_count(3)
    somebody.close()
    assert somebody.complaints == []


def brought(text: str) -> FilePayload:
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}


def test_a_set_of_ones_own_is_checked_before_a_table_is_opened(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/twelve_heroes")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(brought(source("tablee").replace("cost = ", "cost = 99 # ", 1)))
    expect(page.get_by_role("alert")).to_contain_text("mine.toml cannot be played with yet. One thing is wrong:")
    expect(page.get_by_role("alert")).to_contain_text("cost = 99 is not between 0 and 12")
    visitor.complaints.clear()  # the browser notes every answer that is a refusal
    chooser.set_input_files(brought(source("tablee").replace('en = "Golem"', 'en = "Automaton"')))
    expect(page.get_by_text("Your own set is at this table")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_a_deck_is_built_card_by_card(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/twelve_heroes")
    page.get_by_label("Set-up").select_option("tournament")
    deck = page.get_by_role("region", name="First seat’s deck")
    expect(deck.get_by_role("status")).to_contain_text("12 of 12 cards")
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
    page.get_by_label("Set-up").select_option("tournament")
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
    visitor.complaints.clear()  # the browser notes every answer that is a refusal


def food_in_camp(page: Page) -> int:
    return int(region(page, "camp").locator(".store b").inner_text())


def test_food_that_leaves_the_camp_starves_nobody_there(board: Page) -> None:
    hand(board).first.click()
    board.locator("[data-place=camp] button.here").first.click()
    expect(camp(board)).to_have_count(1)
    while not food_in_camp(board):
        decision = board.locator("details.offer").get_attribute("data-decision")
        something_else(board)
        board.wait_for_function(NEW_QUESTION, arg=decision)
    camp(board).first.click()
    region(board, "middle").locator("button.here").click()
    bar = board.get_by_role("region", name="What you can do")
    expect(bar.get_by_role("button", name="0 Food")).to_contain_text("1 starves there")
    expect(bar.get_by_role("button", name="1 Food")).to_contain_text("all fed")
    expect(board.locator(".board").get_by_text("left behind")).to_have_count(0)
