"""Killer's attacks frame by frame: what is counted is right, and a die that missed does not light up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Visitor
from tests.web.test_killer import keep_high_dice_until, seated

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

WATCH = """() => {
    window.frames = {counted: 0, missed: 0, wrong: [], relit: []}
    const look = () => {
        const count = document.querySelector('.attack .count')
        const [hits, damage] = [count?.querySelector('.sum'), count?.querySelector('[data-damage]')]
        if (damage) {
            const [times, value, sum] = [hits, count.querySelector('[data-pips]'), damage].map(
                node => Number(node.dataset.pips ?? node.textContent.replace('×', '')))
            window.frames.counted = Math.max(window.frames.counted, sum)
            if (times * value !== sum) window.frames.wrong.push(`${times} × ${value} = ${sum}`)
        }
        for (const die of document.querySelectorAll('[data-hand] > .miss')) {
            if (die.querySelector('.thrown')) continue
            window.frames.missed += 1
            if (Number(getComputedStyle(die).opacity) > 0.5) window.frames.relit.push(die.dataset.face)
        }
        requestAnimationFrame(look)
    }
    look()
}"""


def test_an_attack_never_shows_a_wrong_sum_and_its_missed_dice_fade_once(visitors: Come, address: str) -> None:
    page = seated(visitors, address, come={"pace": "fast", "reduced_motion": "no-preference"}, life=99).page
    page.evaluate(WATCH)
    keep_high_dice_until(page, lambda: page.evaluate("window.frames.counted > 0 && window.frames.missed > 0"))
    frames: dict[str, Any] = page.evaluate("window.frames")
    assert frames["wrong"] == []
    assert frames["relit"] == []
