"""Killer's board: marking and setting aside dice, the odds of the rules, and animated attacks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
BOX = "node => JSON.stringify(node.getBoundingClientRect())"


def seated(
    visitors: Come, address: str, bots: int = 1, come: dict[str, object] | None = None, **options: object
) -> Visitor:
    """A player who has just rolled in a game against bots."""
    player = visitors(**(come or {}))
    token = guest(address, "Ann")
    player.become(token)
    player.goto(f"/t/{open_table(address, token, 'killer', bots=bots, options={'first': 'seat-1', **options})}")
    player.page.wait_for_selector(".stage[data-asked]")
    return player


def keep_high_dice_until(page: Page, seen: Callable[[], bool]) -> None:
    """Play for attacks until something was seen."""
    for _ in range(60):
        page.wait_for_selector(".stage[data-asked]", timeout=60_000)
        if seen():
            return
        page.locator("[data-part=high]").click()
        if not page.locator(".controls [data-action]").count():
            page.locator("[data-part^=die]").last.click()
        decision = page.locator(".stage").get_attribute("data-decision")
        page.locator(".controls [data-action]").click()
        page.wait_for_function("number => document.querySelector('.stage').dataset.decision !== number", arg=decision)
    raise AssertionError("no attack was told")


def chances(page: Page) -> list[int]:
    """The percentages of attack, healing and loss."""
    return [int(each) for each in re.findall(r"(\d+)%", page.locator("[data-chances]").inner_text())]


def test_the_marked_dice_tell_their_odds(visitors: Come, address: str) -> None:
    page = seated(visitors, address).page
    assert chances(page) == []
    page.locator("[data-part=die-1]").click()
    found = chances(page)
    assert len(found) == 3
    assert sum(found) in (99, 100, 101)


def test_d_1_1_marked_dice_are_set_aside_by_one_control(visitors: Come, address: str) -> None:
    page = seated(visitors, address).page
    first, second = page.locator("[data-part=die-1]"), page.locator("[data-part=die-2]")
    first.click()
    second.click()
    second.click()
    expect(second).to_have_attribute("aria-pressed", "false")
    face = page.locator("[data-hand] > li").first.get_attribute("data-face")
    page.locator(f".controls [data-action='keep {face}']").click()
    expect(page.locator("[data-hand] [data-part]")).to_have_count(5)
    expect(page.locator("[data-drop=aside] [data-pips]")).to_have_count(1)


TOTALS = """() => {
    window.totals = new Set()
    const look = () => {
        const total = document.querySelector('.score .total')
        if (total) window.totals.add(Number(total.textContent))
        if (!document.querySelector('.stage[data-asked]') || !window.told) requestAnimationFrame(look)
        window.told ||= Boolean(document.querySelector('.stage[data-telling]'))
    }
    look()
}"""


def test_the_total_does_not_tell_what_the_rolling_dice_will_show(visitors: Come, address: str) -> None:
    page = seated(visitors, address, come={"pace": "normal", "reduced_motion": "no-preference"}).page
    page.locator("[data-part=die-1]").click()
    kept = int(page.locator(".score .total").inner_text())
    page.evaluate(TOTALS)
    page.locator(".controls [data-action]").click()
    page.wait_for_selector(".stage[data-telling]")
    page.wait_for_selector(".stage[data-asked]")
    assert page.evaluate("[...window.totals]") == [kept]


def test_marked_dice_stay_marked_when_somebody_comes_to_watch(visitors: Come, address: str) -> None:
    player = seated(visitors, address)
    die = player.page.locator("[data-part=die-2]")
    die.click()
    heard = player.page.evaluate_handle(
        """() => {
            const seen = []
            new MutationObserver(() => seen.push(document.querySelector('[data-part=die-2]')?.ariaPressed))
                .observe(document.body, {subtree: true, attributes: true, childList: true, characterData: true})
            return seen
        }"""
    )
    watcher = visitors()
    watcher.goto(player.page.url.removeprefix(address))
    watcher.page.wait_for_selector(".stage")
    player.page.wait_for_timeout(500)
    expect(die).to_have_attribute("aria-pressed", "true")
    assert "false" not in player.page.evaluate("seen => seen", heard)


def test_a_die_is_marked_by_dragging_it_to_the_rail(visitors: Come, address: str) -> None:
    page = seated(visitors, address).page
    die = page.locator("[data-part=die-3]")
    die.drag_to(page.locator("[data-drop=aside]"))
    expect(die).to_have_attribute("aria-pressed", "true")


def test_the_dock_stays_where_it_is(visitors: Come, address: str) -> None:
    page = seated(visitors, address, bots=5).page
    dock = page.locator("[data-dock]")
    before = dock.evaluate(BOX)
    page.locator("[data-part=die-1]").click()
    assert dock.evaluate(BOX) == before
    page.locator(".controls [data-action]").click()
    expect(page.locator("[data-hand] [data-part]")).to_have_count(5)
    assert dock.evaluate(BOX) == before


@pytest.mark.parametrize(("full_house", "chance"), [("stop", "0%"), ("again", "2%"), ("gamble", "2%")])
def test_d_2_6_d_2_7_the_odds_of_an_attack_follow_the_variant(
    visitors: Come, address: str, full_house: str, chance: str
) -> None:
    """Three hits with two dice: both hit (1/36 + 10/36 · 1/6), then one of both again (11/36), which is 2.3 %."""
    page = seated(visitors, address, dice=2, life=3, full_house=full_house, regeneration=False).page
    page.locator("[data-seat='1'] button").click()
    expect(page.locator("dialog table tbody tr").nth(1).locator("td").first).to_have_text(chance)


def test_d_1_5_an_attack_is_told_roll_by_roll(visitors: Come, address: str) -> None:
    """With pauses between beats, the dice and the damage appear before the bar empties."""
    page = seated(visitors, address, come={"pace": "normal"}, life=99).page
    told = page.evaluate_handle(
        """() => {
            const seen = []
            new MutationObserver(() => {
                const damage = document.querySelector('[data-damage]')
                if (damage && seen.length < 500) seen.push(Number(damage.textContent))
            }).observe(document.body, {childList: true, subtree: true, characterData: true})
            return seen
        }"""
    )
    keep_high_dice_until(page, lambda: page.evaluate("seen => seen.some((damage) => damage > 0)", told))


def pass_on(page: Page) -> None:
    """Set all dice aside, and attack if that is offered."""
    page.locator("[data-part=all]").click()
    page.locator(".controls [data-action]").click()
    page.wait_for_selector("[data-skip], [data-seat] [data-action]")
    if page.locator("[data-seat] [data-action]").count():
        page.locator("[data-seat] [data-action]").first.click()


def test_a_button_skips_the_others_turns(visitors: Come, address: str) -> None:
    page = seated(visitors, address, bots=5, come={"pace": "calm"}, life=99).page
    pass_on(page)
    dock = page.locator("[data-dock]")
    page.locator("[data-skip]").wait_for()
    before = dock.evaluate(BOX)
    expect(page.locator("[data-skip]")).to_have_text("Skip to my turn")
    for _ in range(40):  # more turns may arrive after a click
        if page.locator(".stage[data-asked]").count():
            break
        if page.locator("[data-skip]").count():
            page.locator("[data-skip]").click(timeout=3000)
        page.wait_for_timeout(150)
    expect(page.locator("[data-part=all]")).to_be_visible(timeout=100)
    expect(page.locator("[data-skip]")).to_have_count(0)
    assert dock.evaluate(BOX) == before


def test_the_winner_is_shown_under_a_crown(visitors: Come, address: str) -> None:
    player = seated(visitors, address, bots=1, life=1)
    player.play_to_the_end()
    winner = player.page.locator(".winner .name").inner_text()
    expect(player.page.locator(".wins")).to_contain_text(winner)
