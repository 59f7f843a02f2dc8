"""Things keep their places: the dock and lasting controls do not move between decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.testing.case import THOROUGH
from tests.web.conftest import Visitor
from tests.web.fitting import seated
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
DECISIONS = 300 if THOROUGH else 10
BOXES = """() => {
  const boxes = (selector, name) => [...document.querySelectorAll('.stage ' + selector)].map(each => {
    const box = each.getBoundingClientRect()
    return [name(each), [box.left, box.top, box.width, box.height]]
  })
  return Object.fromEntries([
    ...boxes('.bar button', each => each.ariaLabel ?? each.textContent.trim()),
    ...boxes('[data-dock]', () => 'the dock'),
    ...boxes('[data-dock] :not([data-held]) > :is([data-action], [data-part])', each =>
      'button ' + (each.dataset.action ?? each.dataset.part)),
    ...boxes('[data-held]', each => 'card ' + each.firstElementChild.dataset.card),
  ])
}"""
CARD = "card "
SHIFTS = """() => {
  window.shifts = 0
  window.inBar = []
  const inBar = node => (node instanceof Element ? node : node?.parentElement)?.closest('.bar')
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      window.shifts += entry.value
      const moved = entry.sources.filter(source => inBar(source.node))
      window.inBar.push(...moved.map(source => source.node.className ?? source.node.textContent))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}"""


@pytest.mark.parametrize("pace", ["none", "fast"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)], ids=str)
@pytest.mark.parametrize(("game", "bots"), [("claim", 1), ("killer", 2), ("king_of_12", 3), ("twelve_heroes", 1)])
def test_the_dock_and_the_controls_that_stay_do_not_move(
    visitors: Come, game: str, bots: int, size: tuple[int, int], pace: str, figure: Callable[[str], None]
) -> None:
    if not THOROUGH and (pace == "fast") != (size == (390, 844)):
        pytest.skip("sampled")
    player = visitors(pace=pace, viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    seated(player, game, bots)
    page = player.page
    before: dict[str, list[float]] = {}
    for turn in range(DECISIONS):
        page.wait_for_selector("section.end, .stage[data-asked]", timeout=120_000)
        if page.locator("section.end").count():
            break
        if turn == 0:
            page.evaluate(SHIFTS)
        at_rest(page)  # on a slow machine a card can still be flying to the hand when a question is asked
        now: dict[str, Any] = page.evaluate(BOXES)
        assert "the dock" in now
        stayed = before.keys() & now.keys()
        if any(name.startswith(CARD) for name in now.keys() - before.keys()):  # a hand that grows makes room
            stayed = {name for name in stayed if not name.startswith(CARD)}
        assert not {name: (before[name], now[name]) for name in stayed if far(before[name], now[name])}
        before = now
        player.take_a_choice(turn)
    assert page.evaluate("window.inBar") == []
    figure(f"{game:14} {size[0]}×{size[1]} at pace {pace}: layout shift {page.evaluate('window.shifts'):.4f}")


def far(one: list[float], other: list[float]) -> bool:
    """Whether two boxes differ by more than a pixel."""
    return any(abs(mine - theirs) > 1 for mine, theirs in zip(one, other, strict=True))
