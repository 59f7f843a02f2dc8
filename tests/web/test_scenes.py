"""On the page, the scene after an animation equals the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tablee.registry import find_game
from tablee.testing.case import THOROUGH
from tests.presets import preset_options
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

COMPARE = """
  window.tellings = { equal: 0, other: [] }
  const canonical = value => JSON.stringify(value, (_, each) => each && typeof each === 'object' && !Array.isArray(each)
    ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => one < other ? -1 : 1)) : each)
  addEventListener('told', ({ detail }) => {
    const [told, seen] = [canonical(detail.told), canonical(detail.seen)]
    if (told === seen) window.tellings.equal += 1
    else window.tellings.other.push([told, seen])
  })
"""
PLAY = """turn => {
  const press = key => document.querySelector('.stage').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  let [last, still] = ['', 0]
  setInterval(() => {
    const stage = document.querySelector('.stage[data-asked]')
    document.querySelector('dialog[open] [data-anyway]')?.click()
    if (!stage) return
    const choices = document.querySelectorAll('.offer ul button')
    still = stage.dataset.decision === last ? still + 1 : 0
    if (!choices.length && !document.querySelector('dialog[open]')) press('l')
    if (!choices.length || still % 50 > 0) return
    last = stage.dataset.decision
    choices[(turn += 7) % choices.length].click()
  }, 20)
}"""


class Play(NamedTuple):
    """A game to play to its end."""

    game: str
    bots: int
    preset: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, str(self.bots + 1), self.preset)))

    def options(self) -> dict[str, Any]:
        """The rules of the table."""
        return preset_options(self.game, self.preset, self.bots + 1) if self.preset else {}


def presets(game: str, bots: int) -> list[Play]:
    """This game with these bots, with every preset."""
    return [Play(game, bots, preset) for preset in find_game(game).presets]


SAMPLE = [Play("claim", 1), Play("killer", 3), Play("king_of_12", 3), Play("twelve_heroes", 1)]
WHOLE = [
    *SAMPLE,
    Play("claim", 1, "purist"),
    Play("claim", 1, "friendly"),
    Play("claim", 1),
    *(Play("killer", bots) for bots in (1, 5, 7)),
    *(Play("king_of_12", bots) for bots in (1, 2, 7, 15)),
    *presets("twelve_heroes", 1)[1:7],
]


@pytest.mark.parametrize("play", WHOLE if THOROUGH else SAMPLE, ids=str)
def test_every_telling_on_a_page_ends_in_its_view(visitors: Come, address: str, play: Play) -> None:
    token = guest(address, "Ann")
    code = open_table(address, token, play.game, bots=play.bots, options=play.options())
    player, wall = visitors(), visitors()
    player.become(token)
    for page in (player.page, wall.page):
        page.add_init_script(COMPARE)
    wall.goto(f"/t/{code}?projector")
    wall.page.wait_for_selector(".stage")
    player.goto(f"/t/{code}")
    player.page.wait_for_selector(".stage")
    player.page.evaluate(PLAY, 1)
    for page in (player.page, wall.page):
        page.wait_for_selector("section.end", timeout=300_000)
        tellings = page.evaluate("window.tellings")
        assert tellings["other"] == []
        assert tellings["equal"] > 5
