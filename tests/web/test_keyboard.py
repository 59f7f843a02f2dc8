"""Whole games by keyboard alone: few keys per decision, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import MOVED_ON, Visitor
from tests.web.fitting import SETTLED, seated
from tests.web.heroes_table import can_recruit, hand, recruit_by_taps
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

MOST_KEYS = 4
"""For a decision, on average."""
RAISED = "card => -new DOMMatrix(getComputedStyle(card).transform).f"
RAISED_BY = 6
"""By how many pixels a card with the focus stands above the others."""
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
WATCH_FOCUS = """() => {
  window.lost = []
  let last = ''
  const look = () => {
    const active = document.activeElement
    const stage = document.querySelector('.stage')
    if (!active || active === document.body) window.lost.push(`${stage?.dataset.decision}, from ${last}`)
    else last = active.outerHTML.slice(0, 120)
    requestAnimationFrame(() => setTimeout(look))
  }
  look()
}"""
OFFERED = """() => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const keys = [...'1234567890', ...[...'abcdefghijklmnopqrstuvwxyz'].filter(key => !'hilmsuw'.includes(key))]
  return [...(sheet ?? document.querySelector('.stage .area')).querySelectorAll('[data-action], [data-part], [data-more]')]
    .filter(each => !each.matches(':disabled, [aria-disabled="true"]') && !each.closest('[inert]')
      && each.checkVisibility({ visibilityProperty: true }))
    .slice(0, keys.length).map((each, place) => ({ key: keys[place], sends: each.dataset.action !== undefined }))
}"""


class Keyboard:
    """A player without a mouse, who counts keys."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.keys = 0

    def press(self, key: str) -> None:
        """Press one key."""
        self.keys += 1
        self.page.keyboard.press(key)

    def reach(self, selector: str) -> None:
        """Press Tab until such a control has the focus, then Enter."""
        for _ in range(150):
            if self.page.evaluate(FOCUSED, selector):
                return self.press("Enter")
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def choose(self, turn: int) -> None:
        """Answer the question: by the key of a control that sends, or of parts until one is there."""
        decision = self.visitor.decision()
        self.page.wait_for_function(f"() => ({OFFERED})().length")
        for step in range(12):
            offered = self.page.evaluate(OFFERED)
            if not offered:
                self.press("Escape")  # there was something to look at, but nothing to do
                continue
            sending = [each for each in offered if each["sends"]]
            usable = sending if sending and step else offered
            picked = usable[(turn * 7 + step) % len(usable)]
            self.press(picked["key"])
            if picked["sends"] and self.sent(decision):
                return
            self.page.evaluate(SETTLED)
        raise AssertionError("no key answers what is asked")

    def sent(self, decision: str | None) -> bool:
        """Whether that was the answer; otherwise a sheet asks again."""
        asks = "document.querySelector('dialog[open]:not(:has(section.end)) [data-action]')"
        self.page.wait_for_function(f"decision => {asks} || ({MOVED_ON})(decision)", arg=decision, timeout=60_000)
        return not self.page.evaluate(asks + " !== null")


HIDDEN_STRENGTHS = """() => [...document.querySelectorAll('.strength')].filter(strength => {
    const { left, top, width, height } = strength.getBoundingClientRect()
    return [...document.querySelectorAll('.badges kbd')].map(key => key.getBoundingClientRect()).some(key =>
        key.left < left + 0.7 * width && key.right > left + 0.3 * width
        && key.top < top + 0.75 * height && key.bottom > top + 0.25 * height)
}).map(strength => strength.textContent)"""
"""The strengths whose digits a key lies on."""


def arrived(visitor: Visitor, address: str, game: str) -> Keyboard:
    """A player at a new table with one bot, opened from the shelf by keyboard."""
    keyboard = Keyboard(visitor)
    token = guest(address, "Ann")
    table = open_table(address, token, game, bots=1)
    visitor.become(token)
    visitor.goto("/")
    visitor.page.wait_for_selector(f"a[href='/t/{table}']")
    keyboard.reach(f"a[href='/t/{table}']")
    visitor.page.wait_for_selector(".stage[data-asked], .stage[data-telling]")
    return keyboard


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_few_keys_and_the_focus_is_never_lost(
    visitor: Visitor, address: str, game: str, figure: Callable[[str], None]
) -> None:
    keyboard = arrived(visitor, address, game)
    page = visitor.page
    page.wait_for_function("() => document.activeElement !== document.body")
    page.evaluate(WATCH_FOCUS)
    decisions = keyboard.keys = 0
    for turn in range(400):
        page.wait_for_selector("section.end, .stage[data-asked]", timeout=60_000)
        if page.locator("section.end").count():
            break
        keyboard.choose(turn)
        decisions += 1
    page.wait_for_selector("section.end")
    average = keyboard.keys / decisions
    figure(f"{game:14} {decisions} decisions by {average:.2f} keys each")
    assert decisions > 5
    assert average <= MOST_KEYS
    assert page.evaluate("window.lost") == []
    before = page.url
    keyboard.reach("section.end button.primary")
    page.wait_for_url(lambda url: "/t/" in url and url != before)


def test_what_the_answer_of_the_camp_covers_has_no_badge(visitors: Come) -> None:
    player = visitors(viewport={"width": 1366, "height": 768})
    seated(player, "twelve_heroes", 1)
    can_recruit(player)
    recruit_by_taps(player.page)
    can_recruit(player)
    page = player.page
    hand(page).first.click()
    page.wait_for_selector(".camp .here")
    page.keyboard.press("Tab")
    page.wait_for_selector(".badges kbd")
    at_rest(page)
    badges = page.locator(".badges kbd")
    expect(badges.first).to_have_text("2")
    keys = badges.all_inner_texts()
    assert len(page.evaluate(OFFERED)) == len(keys) + 1, "all but the hero in the camp"
    page.keyboard.press("2")
    expect(page.locator(".camp .here")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)])
def test_no_key_hides_the_strength_of_a_hero(visitors: Come, size: tuple[int, int]) -> None:
    """The puzzle of this day has heroes to move in the camp and in a Region."""
    player = visitors(viewport={"width": size[0], "height": size[1]})
    player.goto("/puzzle/twelve_heroes?2026-12-08")
    page = player.page
    page.wait_for_selector(".stage[data-asked]")
    page.keyboard.press("Tab")
    page.wait_for_selector(".badges kbd")
    at_rest(page)
    assert page.locator("[data-thing][data-part]").count() >= 2
    assert page.evaluate(HIDDEN_STRENGTHS) == []


@pytest.mark.parametrize("press", ["click", "tap"])
def test_a_press_on_the_upper_edge_of_the_card_with_the_focus_counts(visitors: Come, press: str) -> None:
    player = visitors(viewport={"width": 390, "height": 844}, has_touch=press == "tap")
    seated(player, "twelve_heroes", 1)
    can_recruit(player)
    page = player.page
    card = hand(page).first
    page.keyboard.press("h")
    page.wait_for_selector(".coach .best", timeout=60_000)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    card.focus()
    at_rest(page)
    assert card.evaluate(RAISED) == RAISED_BY, "a key was used, so the card with the focus is raised"
    box = card.bounding_box()
    assert box
    at = (box["x"] + 5, box["y"] + RAISED_BY / 2)
    page.touchscreen.tap(*at) if press == "tap" else page.mouse.click(*at)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-dock] button[data-action^=recruit]")).to_be_visible()
