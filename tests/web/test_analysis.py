"""The replay of a finished game with its chances: moments on the line, and luck in words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.arranging import SETUP, ask, guest
from tests.web.conftest import Visitor
from tests.web.test_screens import faults, violations

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
OFF_THE_LINE = """() => {
    const line = document.querySelector('path.chance')
    const ends = line.getAttribute('d').split(/[ML]/).slice(1).map(text => text.trim().split(' ').map(Number))
    return [...document.querySelectorAll('.graph .spot')].filter(mark => !ends.some(([x, y]) =>
        Math.abs(x - mark.cx.baseVal.value) < 0.2 && Math.abs(y - mark.cy.baseVal.value) < 0.2)).length
}"""
SCROLLS = """() => document.documentElement.scrollHeight > innerHeight + 1
    || document.querySelector('.area').scrollHeight > document.querySelector('.area').clientHeight + 1"""
WIDER_WITH_ALL_ODDS = """() => {
    document.querySelectorAll('.moments details').forEach(odds => { odds.open = true })
    const panel = document.querySelector('.side .scrolled')
    return panel.scrollWidth > panel.clientWidth
}"""
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1366, 768))


def finished(address: str, game: str, level: str) -> str:
    """The code of a game that two bots have finished."""
    setup = {**SETUP, "game": game, "seats": [{"type": "bot", "level": level}] * 2}
    wanted = {"setup": setup, "sit": False, "start": True}
    code = str(ask(address, "POST", "/api/tables", wanted, guest(address, "Ann"))["code"])
    for _ in range(300):
        if ask(address, "GET", f"/api/tables/{code}")["status"] == "finished":
            return code
        time.sleep(0.1)
    raise AssertionError("the bots have not finished")


@pytest.mark.parametrize(("game", "level"), [("killer", "shrewd"), ("claim", "steady")])
def test_moments_stand_on_the_line_and_say_what_happened(visitors: Come, address: str, game: str, level: str) -> None:
    reader = visitors(viewport={"width": 1366, "height": 768})
    reader.goto(f"/analysis/{finished(address, game, level)}#1")
    page = reader.page
    moments = page.locator(".moments li")
    moments.first.wait_for()
    assert page.locator(".graph .spot").count() == moments.count()
    assert page.evaluate(OFF_THE_LINE) == 0
    for moment in moments.all():
        expect(moment.locator("p").first).not_to_be_empty()
    slider = page.get_by_role("slider")
    for number in range(moments.count()):
        page.locator(".graph .mark").nth(number).click()
        expect(moments.nth(number)).to_have_class(re.compile("chosen"))
        said = re.search(r"\d+", moments.nth(number).locator(".told").inner_text().partition(" ")[2])
        assert said is not None
        assert int(slider.input_value()) >= int(said.group())
    assert page.evaluate(WIDER_WITH_ALL_ODDS) is False
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".graph .mark").first).to_be_in_viewport(ratio=1)
        assert page.evaluate(SCROLLS) is False
        assert faults(page) == [], (width, height)


def test_on_a_phone_held_sideways_a_moment_leaves_the_hand_in_sight(visitors: Come, address: str) -> None:
    reader = visitors(viewport={"width": 844, "height": 390})
    reader.goto(f"/replay/{finished(address, 'claim', 'steady')}#6.1")
    reader.page.locator(".graph .mark").first.click()
    card, hand = (reader.page.locator(each).bounding_box() for each in (".moment", "[data-hand]"))
    assert card is not None
    assert hand is not None
    assert card["x"] + card["width"] <= hand["x"]


def test_the_line_of_chances_is_a_slider_through_the_game(visitors: Come, address: str) -> None:
    reader = visitors(viewport={"width": 390, "height": 844}, color_scheme="dark")
    reader.goto(f"/replay/{finished(address, 'claim', 'steady')}#0.1")
    page = reader.page
    page.locator(".graph .chance").first.wait_for()
    before = page.locator(".chance strong").inner_text()
    box = page.locator(".graph").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3 * box["width"] / 4, box["y"] + box["height"] - 4)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or "0")
    assert last / 2 < int(slider.input_value()) < last
    slider.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".chance strong")).not_to_have_text(before)
    page.get_by_label("Seen by").select_option(index=2)
    expect(page.locator(".chance strong")).to_have_text(re.compile(r"^(0|100|50)\.0%$"))
    assert violations(page) == []


def test_a_position_is_copied_and_pasted(visitors: Come, address: str) -> None:
    reader = visitors(viewport={"width": 390, "height": 844})
    reader.goto(f"/replay/{finished(address, 'claim', 'steady')}#9.1")
    page = reader.page
    page.wait_for_selector(".stage")
    page.keyboard.press("m")
    line = page.get_by_label("This position as text").input_value()
    assert line.startswith("claim rules=")
    page.get_by_text("Show another position").click()
    page.get_by_label("A position (one line)").fill("claim seats=2 : wait=dance")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("dance")
    reader.complaints.clear()  # the browser logs the refusal
    page.get_by_label("A position (one line)").fill(line)
    page.get_by_role("button", name="Show it").click()
    page.wait_for_url("**/replay/file")
    page.wait_for_selector(".stage .board-room > *")
    page.keyboard.press("m")
    expect(page.get_by_label("This position as text")).to_have_value(line)
    assert violations(page) == []
