"""Hold the web app in the middle of what it tells: a table is played until the moment comes, and then stands still."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import ANYWAY, MOVED_ON
from tests.web.fitting import Listening
from tests.web.waiting import until
from tools.shots import CHOOSE, Moment

CHOICES = 400
"""How many choices a game is given to come to the moment."""
PATIENCE_MS = 60_000

HOLDING = """(() => {
  const later = window.setTimeout.bind(window)
  const frame = window.requestAnimationFrame.bind(window)
  window.held = false
  window.setTimeout = (todo, ...rest) => later((...given) => window.held || todo(...given), ...rest)
  window.requestAnimationFrame = todo => frame(at => window.held || todo(at))
  window.hold = (moment, after) => {
    const there = () => moment.every(each => document.querySelector(each))
    const stop = () => {
      if (!there()) return look()
      window.held = true
      for (const each of document.getAnimations()) each.pause()
    }
    const look = () => (there() ? later(stop, after) : frame(look))
    look()
  }
})()"""
"""Run in a page before its own scripts. `hold` waits for the moment; from then on no timer and no motion goes on."""

READY = "() => window.held || document.querySelector('.stage[data-asked], section.end')"


class MomentMissed(Exception):
    """The game ended without the moment."""


def catch(page: Page, heard: Listening, moment: Moment) -> None:
    """Play until the moment comes, and hold it. What is told without it is skipped."""
    page.evaluate(
        "([moment, after]) => window.hold(moment, after)",
        [[f".stage[data-beat~='{moment.tag}']", moment.there], moment.after],
    )
    for turn in range(CHOICES):
        if _held_before_a_choice(page, heard, moment):
            return
        if page.locator("section.end").count():
            break
        heard.updates.clear()
        _choose(page, turn, moment.prefer)
    raise MomentMissed(moment.tag)


def _held_before_a_choice(page: Page, heard: Listening, moment: Moment) -> bool:
    """Wait for the next question, or until the moment is held."""
    for _ in range(PATIENCE_MS // 100):
        if page.evaluate(READY):
            break
        if page.locator(".stage[data-telling]").count() and not _told(heard, moment.tag):
            page.keyboard.press(" ")
        page.wait_for_timeout(100)
    return bool(page.evaluate("() => window.held"))


def _told(heard: Listening, tag: str) -> bool:
    return any(event["tag"] == tag for update in heard.updates for event in update["events"])


def _choose(page: Page, turn: int, prefer: str) -> None:
    decision = page.locator(".stage").get_attribute("data-decision")
    page.keyboard.press("l")
    page.locator(".offer ul button").first.wait_for()
    preferred = page.locator(f".offer [data-action='{prefer}']")
    if prefer and preferred.count():
        preferred.click()
    else:
        page.evaluate(CHOOSE, turn)
    page.wait_for_timeout(300)
    if page.locator(ANYWAY).count():
        page.locator(ANYWAY).click()
    until(page, lambda: bool(page.evaluate(MOVED_ON, decision)), "the table moves on")
