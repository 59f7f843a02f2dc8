"""The draft of Twelve Heroes: six cards to read and choose from, at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import Visitor
from tests.web.fitting import SIZES, ZOOMED
from tests.web.heroes_table import sit_down

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

CUT = """async () => {
    const asked = { options: { decks: 'draft' }, language: document.documentElement.lang }
    const { names, pieces } = await (await fetch('/api/games/twelve_heroes/lexicon', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked)
    })).json()
    const box = document.querySelector('.pack .text')
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const cut = []
    for (const { id, abilities } of Object.values(pieces)) {
        box.replaceChildren(...abilities.map(each => {
            const line = document.createElement('span')
            line.textContent = each.text
            return line
        }))
        await drawn()
        if (box.scrollHeight > box.clientHeight) cut.push(id)
    }
    return Object.keys(names).length && Object.keys(pieces).length ? cut : ['no cards']
}"""
"""Write the text of every hero into the first card. Return those that do not fit."""


@pytest.mark.parametrize("language", ["en-US", "fr-FR", "ru-RU"])
def test_the_text_of_every_hero_fits_into_a_card_of_the_draft(visitors: Come, address: str, language: str) -> None:
    player = visitors(locale=language)
    sit_down(player, address, decks="draft")
    player.page.wait_for_selector(".pack .text")
    for width, height in (*SIZES, ZOOMED):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(CUT) == [], (width, height)
