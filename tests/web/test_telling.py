"""Animations run undisturbed when people come, go or choose, and the result comes at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.arranging import guest, open_table, weakest
from tests.web.conftest import Visitor
from tests.web.fitting import Listening
from tests.web.waiting import until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

WATCH = """() => {
  window.seen = []
  const look = () => {
    const stage = document.querySelector('.stage')
    if (stage) {
      const now = {
        telling: stage.dataset.telling !== undefined,
        asked: stage.dataset.asked !== undefined,
        end: document.querySelector('section.end') !== null,
        said: stage.querySelector('.headline').textContent,
        told: stage.querySelectorAll('[role=log] p').length,
      }
      const last = window.seen.at(-1)
      if (!last || Object.keys(now).some(key => now[key] !== last[key])) window.seen.push(now)
    }
    requestAnimationFrame(look)
  }
  look()
}"""


def came(visitors: Come, address: str, name: str, pace: str) -> tuple[Visitor, str]:
    token = guest(address, name)
    player = visitors(pace=pace)
    player.become(token)
    return player, token


@pytest.fixture
def three(visitors: Come, address: str) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ann watches at a calm pace; Bob and Cid hurry."""
    ann, host = came(visitors, address, "Ann", "calm")
    bob, _ = came(visitors, address, "Bob", "none")
    cid, _ = came(visitors, address, "Cid", "none")
    code = open_table(address, host, "king_of_12", people=3)
    for player in (ann, bob, cid):
        player.goto(f"/t/{code}")
    for player in (bob, cid):
        player.take_a_seat()
    ann.press("Start the game")
    return ann, bob, cid, code


def watched(player: Visitor) -> list[dict[str, Any]]:
    """Everything the page has shown since, change by change."""
    seen: list[dict[str, Any]] = player.page.evaluate("window.seen")
    return seen


def test_nobody_who_comes_goes_or_chooses_disturbs_the_telling(
    three: tuple[Visitor, Visitor, Visitor, str], visitors: Come
) -> None:
    ann, bob, cid, code = three
    heard = Listening(ann.page)
    ann.page.reload()
    for player in (ann, bob, cid):
        player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    ann.page.evaluate(WATCH)
    before = len(heard.updates)
    for turn, player in enumerate((bob, cid, ann)):
        player.take_a_choice(turn)
    ann.page.wait_for_selector(".stage[data-telling]")
    place = next(place for place, update in enumerate(heard.updates) if place >= before and update["events"])
    told = heard.updates[place]
    eve = visitors()
    eve.goto(f"/t/{code}")
    eve.page.wait_for_selector(".stage")
    bob.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    bob.take_a_choice(3)
    cid.close()
    until(ann.page, lambda: len(heard.updates) > place + 2, "somebody came and went while it was told")
    ann.page.wait_for_selector(".stage[data-asked]", timeout=90_000)
    seen = watched(ann)
    runs = [now["telling"] for now, last in zip(seen[1:], seen, strict=False) if now["telling"] != last["telling"]]
    assert runs == [True, False], "one telling, from its first beat to its last"
    captions = dict.fromkeys(now["said"] for now in seen if now["telling"])
    assert len(captions) >= len(told["beats"]) // 2, captions


def test_the_result_is_not_shown_before_its_beat(visitors: Come, address: str) -> None:
    player, token = came(visitors, address, "Ann", "fast")
    heard = Listening(player.page)
    options = {"life": 1, "first": "seat-1"}
    player.goto(f"/t/{open_table(address, token, 'killer', bots=1, options=options)}")
    player.page.wait_for_selector(".stage")
    player.page.evaluate(WATCH)
    player.play_to_the_end()
    assert heard.updates[-1]["table"]["ranks"]
    seen = watched(player)
    assert any(now["telling"] for now in seen)
    assert not [now for now in seen if now["telling"] and now["end"]]
    winner = heard.updates[-1]["table"]["ranks"].index(1)
    wins = ("You win!", "wins!")[min(winner, 1)]
    first = next(place for place, now in enumerate(seen) if wins in now["said"])
    assert not any(now["telling"] for now in seen[first:])


def test_the_first_turn_of_a_bot_is_told_to_the_player_who_opened_the_table(visitors: Come, address: str) -> None:
    player, token = came(visitors, address, "Ann", "normal")
    heard = Listening(player.page)
    seats = [{"type": "bot", "level": weakest(address, "killer")}, {"type": "person"}]
    code = open_table(address, token, "killer", seats=seats, options={"first": "seat-1"})
    player.goto(f"/t/{code}")
    player.page.wait_for_selector(".stage[data-telling]")
    assert heard.updates[0]["decision"] == 0
