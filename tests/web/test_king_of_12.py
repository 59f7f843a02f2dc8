"""King of 12 in the browser: choosing characters, a visible hand, and turns that are not spoilt."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tablee.games.king_of_12.rules.pieces import CHARACTERS
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.test_screens import violations
from tests.web.waiting import at_rest, until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 620), (1366, 768), (1440, 900), (1920, 1080)]

OUT_OF_SIGHT = """selector => [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect()
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    const hit = document.elementFromPoint(box.left + Math.min(box.width / 2, 12), box.top + box.height / 2)
    return !inside || !each.contains(hit)
}).map((each) => each.getAttribute('aria-label'))"""

WATCH = """() => {
    const points = () => [...document.querySelectorAll('[data-seat] [data-tokens]')].map((each) => each.childElementCount)
    const before = points().join()
    window.spoiled = []
    const look = () => {
        if (!document.querySelector('.stage[data-telling]')) return requestAnimationFrame(look)
        const named = document.querySelectorAll('[data-seat].champion, [data-seat].runner').length > 0
        if (points().join() !== before && !named) window.spoiled.push(points().join())
        requestAnimationFrame(look)
    }
    look()
}"""


def seated(come: Come, address: str, bots: int, pace: str = "none") -> Visitor:
    """A player at a table against bots."""
    token = guest(address, "Ann")
    visitor = come(pace=pace)
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, 'king_of_12', bots=bots)}")
    visitor.page.wait_for_selector(".stage[data-asked]")
    return visitor


def take(visitor: Visitor, action: str) -> None:
    """Do this, and wait for the next question."""
    decision = visitor.decision()
    visitor.page.locator(f"[data-action='{action}']").click(position={"x": 8, "y": 40})
    visitor.page.wait_for_selector(f".stage[data-asked]:not([data-decision='{decision}']), section.end")


def test_a_table_agrees_on_six_characters_by_their_pictures(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/king_of_12")
    host.page.get_by_label("Set-up").select_option("court")
    cards = host.page.get_by_role("region", name="Agreed characters").get_by_role("button")
    expect(cards).to_have_count(len(CHARACTERS) - 1)  # the Knight cannot be chosen
    expect(cards.filter(has_text="Oracle")).to_be_disabled()
    cards.filter(has_text="Golem").click()
    host.wait_for("5 of 6")
    cards.filter(has_text="Oracle").click()
    host.wait_for("6 of 6")
    assert violations(host.page) == []
    host.page.get_by_text("Against bots").click()
    host.press("Play now")
    expect(host.page.locator("[data-hand] [data-card]")).to_have_count(7)
    expect(host.page.locator("[data-card=oracle]")).to_have_count(1)
    expect(host.page.locator("[data-card=golem]")).to_have_count(0)


def test_characters_agreed_on_just_before_the_start_count(visitors: Come) -> None:
    host = visitors()
    with host.page.expect_response("**/form"):
        host.goto("/new/king_of_12")
    held: list[Route] = []

    def hold(route: Route) -> None:  # the server is slow to say which options have an effect
        held.append(route)

    host.page.route("**/form", hold)
    host.page.get_by_label("Set-up").select_option("court")
    host.page.get_by_text("Against bots").click()
    host.press("Play now")
    until(host.page, lambda: len(held) > 0, "the server is asked")
    for each in held:
        each.continue_()
    expect(host.page.locator("[data-card=lady]")).to_have_count(1)


def test_what_is_picked_by_pictures_needs_no_text_field(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/king_of_12")
    host.page.get_by_text("Every option").click()
    expect(host.page.get_by_label(re.compile(r"^\s*Values"))).to_be_visible()
    expect(host.page.locator("form input[type=text]")).to_have_count(0)


@pytest.mark.parametrize("bots", [1, 3])
def test_the_hand_and_the_seats_are_in_sight_at_every_size(visitors: Come, address: str, bots: int) -> None:
    visitor = seated(visitors, address, bots)
    take(visitor, "play sorcerer")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        at_rest(visitor.page)
        for shown in ("[data-hand] [data-card]", "[data-seat]", "[data-action]"):
            assert visitor.page.evaluate(OUT_OF_SIGHT, shown) == [], (width, height, shown)
        assert visitor.page.locator("[data-hand] [data-card]").count() == 7
        assert visitor.page.locator("[data-seat]").count() == bots + 1
        assert visitor.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def sorcerer(come: Come, address: str) -> Visitor:
    """A player whose Sorcerer asks for a face."""
    visitor = seated(come, address, bots=3)
    take(visitor, "play sorcerer")
    while visitor.page.locator("[data-action^=turn]").count() == 0:  # cancelled by another Sorcerer
        if visitor.page.locator("[data-action='play sorcerer']").count() == 0:
            pytest.skip("all Sorcerers met another")
        take(visitor, "play sorcerer")
    return visitor


def test_played_cards_stay_open_while_a_sorcerer_chooses_a_face(visitors: Come, address: str) -> None:
    visitor = sorcerer(visitors, address)
    expect(visitor.page.locator("[data-action^=turn]")).to_have_count(5)
    expect(visitor.page.locator("[data-seat] [data-slot] .face")).to_have_count(4)


def test_the_hand_rests_while_a_sorcerer_chooses_a_face(visitors: Come, address: str) -> None:
    visitor = sorcerer(visitors, address)
    page = visitor.page
    resting = page.locator("[data-hand] .resting")
    expect(resting).to_have_count(7)
    assert violations(page) == []
    page.locator("[data-card=golem]").click(position={"x": 8, "y": 40}, force=True)
    expect(page.locator("dialog[open]")).to_contain_text("your die counts 12")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    take(visitor, str(page.locator("[data-action^=turn]").first.get_attribute("data-action")))
    if page.locator("[data-action^=play]").count():
        expect(resting).to_have_count(0)


FLYING = """() => {
    window.early = []
    const look = () => {
        for (const seat of document.querySelectorAll('[data-seat]')) {
            const coins = [...seat.querySelectorAll('[data-tokens] i')]
            // It lands softly: after half of the time it is nearly there. A busy machine may start it late.
            const flies = coin => coin.getAnimations().some(motion => (motion.effect.getComputedTiming().progress ?? 1) < 0.5)
            const lie = coins.filter(coin => !flies(coin)).reduce((sum, coin) => sum + Number(coin.textContent), 0)
            const points = Number(seat.querySelector('.tokens b').textContent)
            if (coins.some(flies) && points > lie) window.early.push([seat.dataset.seat, points, lie])
        }
        requestAnimationFrame(look)
    }
    look()
}"""


def test_points_count_when_the_token_has_landed(visitors: Come, address: str) -> None:
    token = guest(address, "Ann")
    visitor = visitors(pace="normal", reduced_motion="no-preference")
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, 'king_of_12', bots=3)}")
    visitor.page.wait_for_selector(".stage[data-asked]")
    visitor.page.evaluate(FLYING)
    for card in ("automaton", "parasite"):
        take(visitor, f"play {card}")
    assert visitor.page.locator("[data-tokens] i").count() > 0
    assert visitor.page.evaluate("window.early") == []


def test_no_token_comes_before_the_podium_is_told(visitors: Come, address: str) -> None:
    visitor = seated(visitors, address, bots=3, pace="fast")
    visitor.page.evaluate(WATCH)
    visitor.page.locator("[data-action='play automaton']").click(position={"x": 8, "y": 40})
    visitor.page.wait_for_selector(".stage[data-telling]")
    visitor.page.wait_for_selector(".stage[data-asked]")
    assert visitor.page.evaluate("window.spoiled") == []
    expect(visitor.page.locator("[data-seat] [data-slot] .face")).to_have_count(4)  # the turn before is still visible


def test_a_round_that_is_won_lights_a_crown(visitors: Come, address: str) -> None:
    visitor = seated(visitors, address, bots=1)
    won = visitor.page.locator("[data-seat] svg.won")
    for turn in range(80):
        if won.count() or visitor.page.locator("section.end").count():
            break
        visitor.page.wait_for_selector("section.end, .stage[data-asked]")
        visitor.take_a_choice(turn)
    fill = "each => getComputedStyle(each).fill"
    assert won.first.evaluate(fill) != "none"
    assert visitor.page.locator("[data-seat] .crowns svg:not(.won)").first.evaluate(fill) == "none"


def test_a_seat_opens_with_all_its_characters(visitors: Come, address: str) -> None:
    visitor = seated(visitors, address, bots=1)
    visitor.page.locator("[data-seat='1']").click()
    expect(visitor.page.locator("dialog[open] li")).to_have_count(7)
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[data-card=golem]").focus()
    visitor.page.keyboard.press("i")
    expect(visitor.page.locator("dialog[open]")).to_contain_text("your die counts 12")
    assert violations(visitor.page) == []


def burying(visitors: Come, address: str) -> Visitor:
    """A player who has won a round and chooses the card to put under the die."""
    for _ in range(8):
        visitor = seated(visitors, address, bots=1)
        for turn in range(40):
            visitor.page.wait_for_selector(".stage[data-asked], section.end")
            if visitor.page.locator("[data-action^=bury]").count():
                return visitor
            if visitor.page.locator("section.end").count():
                break
            visitor.take_a_choice(turn)
    raise AssertionError("no round was won")


def test_the_marks_of_a_round_s_end_stay_while_its_winner_chooses_a_card(visitors: Come, address: str) -> None:
    page = burying(visitors, address).page
    expect(page.locator("[data-seat].champion")).to_have_count(1)
    expect(page.locator("[data-seat].past")).to_have_count(0)


def champion_sorcerer(come: Come, address: str) -> Visitor:
    """A player whose Sorcerer asks for a face at the champions' table. New tables are opened until it happens."""
    for _ in range(60):
        visitor = seated(come, address, bots=7)
        take(visitor, "play sorcerer")
        while (faces := visitor.page.locator("[data-action^=turn]")).count():
            if visitor.page.locator("[data-champions]").count():
                return visitor
            highest = max(int(str(each.get_attribute("data-action")).split()[1]) for each in faces.all())
            take(visitor, f"turn {highest}")
        visitor.close()
    raise AssertionError("no Sorcerer came to the champions' table")


def test_a_sorcerer_at_the_champions_table_can_tap_every_face(visitors: Come, address: str) -> None:
    page = champion_sorcerer(visitors, address).page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("[data-action^=turn]").count() == 5
        at_rest(page)
        assert page.evaluate(OUT_OF_SIGHT, "[data-action^=turn]") == []
