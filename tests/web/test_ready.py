"""Who has chosen in secret: the seat shows a card back and no longer glows, if the table shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
GLOWS = "() => [...document.querySelectorAll('[data-seat].waits')].map(each => +each.dataset.seat).sort()"
HIDES = "() => [...document.querySelectorAll('[data-seat][data-ready]')].map(each => +each.dataset.seat).sort()"


def three_people(come: Come, address: str, show_ready: bool) -> list[Visitor]:
    """Three people at a new game of King of 12."""
    tokens = [guest(address, name) for name in ("Ann", "Ben", "Zoé")]
    code = open_table(address, tokens[0], "king_of_12", people=3, show_ready=show_ready)
    people = []
    for seat, token in enumerate(tokens):
        people.append(come())
        people[-1].become(token)
        people[-1].goto(f"/t/{code}")
        if seat > 0:
            people[-1].take_a_seat()
    people[0].press("Start the game")
    for each in people:
        each.page.wait_for_selector(".stage[data-asked]")
    return people


def play(player: Visitor) -> None:
    player.page.locator("[data-hand] [data-action]").first.click(position={"x": 8, "y": 40})


def test_a_seat_that_has_chosen_shows_its_card_back_and_the_others_glow(visitors: Come, address: str) -> None:
    ann, ben, zoe = three_people(visitors, address, show_ready=True)
    assert ann.page.evaluate(GLOWS) == [0, 1, 2]
    play(ben)
    for each in (ann, zoe):
        each.page.wait_for_selector("[data-seat='1'][data-ready]")
        assert each.page.evaluate(HIDES) == [1]
        assert each.page.evaluate(GLOWS) == [0, 2]
        assert each.page.locator("[data-seat='1'] .face").count() == 0, "the card itself is not in the page"
    assert "has chosen" in str(ann.page.locator("[data-seat='1']").get_attribute("aria-label"))
    play(ann)
    expect(ann.page.locator(".headline")).to_contain_text("Zoé")
    assert ann.page.evaluate(HIDES) == [0, 1]
    ben.page.wait_for_selector("[data-seat='0'][data-ready]")
    play(zoe)
    for each in (ann, ben, zoe):
        each.page.wait_for_selector(".stage[data-asked]:not([data-decision='0'])")
        assert each.page.evaluate(HIDES) == []


def test_without_the_option_nobody_sees_who_has_chosen(visitors: Come, address: str) -> None:
    ann, ben, zoe = three_people(visitors, address, show_ready=False)
    play(ben)
    play(zoe)
    for each in (ben, zoe):
        expect(each.page.locator(".headline")).to_contain_text("You have chosen")
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate(HIDES) == []
    assert ann.page.evaluate(GLOWS) == [0, 1, 2]
    assert ben.page.evaluate(HIDES) == [1], "one's own card"


def test_a_seat_of_another_group_that_has_chosen_shows_its_card_back_in_the_room(visitors: Come, address: str) -> None:
    tokens = [guest(address, name) for name in ("Ann", "Ben")]
    code = open_table(address, tokens[0], "king_of_12", people=2, bots=14, show_ready=True)
    ann, ben = visitors(viewport={"width": 390, "height": 844}), visitors()
    for each, token in zip((ann, ben), tokens, strict=True):
        each.become(token)
        each.goto(f"/t/{code}")
    ben.take_a_seat()
    ann.press("Start the game")
    ann.page.wait_for_selector(".stage[data-asked]")
    ann.page.locator(".ticker [data-ready]").nth(7).wait_for()  # the bots of the other groups have chosen
    ann.page.locator(".ticker").first.click()
    ann.page.locator("dialog[open] [data-seat][data-ready]").nth(7).wait_for()
