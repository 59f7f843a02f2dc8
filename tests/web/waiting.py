"""Waiting: for things on a page to stand still, and for conditions."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

LONG = 1200
"""How often a condition is tried before it is given up: about a minute."""

AT_REST = """(watched) => new Promise(done => {
  const all = () => watched ? [watched]
    : [...document.querySelectorAll('[data-dock], [data-hand] button, [data-seat], [data-thing], dialog[open]')]
  const moves = each => each.getAnimations({ subtree: !watched })
    .some(motion => motion.playState === 'running' && motion.effect.getComputedTiming().endTime < Infinity)
  const boxes = () => JSON.stringify(all().map(each => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x, y, width, height]
  }))
  let [before, same] = ['', 0]
  const look = () => {
    const now = boxes()
    same = now === before && !all().some(moves) ? same + 1 : 0
    before = now
    if (same >= 2) done(true)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})"""
"""Answers once nothing has moved for two frames: this thing, or all that a table is made of."""


def at_rest(found: Page | Locator) -> None:
    """Wait until this element, or the whole table, stands still."""
    if isinstance(found, Page):
        found.evaluate(AT_REST, None)
    else:
        found.evaluate(AT_REST)


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Wait until this is true. Handle the page's messages meanwhile."""
    for _ in range(LONG):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"in vain: {what}")
