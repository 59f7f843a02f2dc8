"""Twelve Heroes: sets of heroes and decks that players bring."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import FilePayload, expect

from tablee.games.twelve_heroes.heroes.library import BUILT_IN, source
from tests.web.arranging import ask
from tests.web.conftest import Visitor
from tests.web.heroes_table import (
    sit_down,
)

pytestmark = pytest.mark.slow


def test_a_set_that_was_brought_as_a_file_is_not_called_ours(visitor: Visitor, address: str) -> None:
    sit_down(visitor, address, heroes=json.dumps(source("tablee-1")))
    visitor.page.locator("[data-seat='0'] .who").click()
    visitor.page.get_by_role("button", name="All heroes").click()
    expect(visitor.page.get_by_role("dialog").get_by_text("a set that somebody brought")).to_be_visible()


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
