"""Twelve Heroes on a phone: texts are whole, choices are in sight, and colours say whose they are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visitor
from tests.web.heroes_table import camp, can_recruit, recruit_by_taps, sit_down
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
PHONE = {"width": 360, "height": 640}
LONG = (
    "Когда отправлен: сделать в этот ход ещё 1 действие.",
    "Или вместо этого: посмотреть руку соперника и сбросить из неё одну карту (цена 2 или меньше).",
)
SAY = """(text, lines) => text.replaceChildren(...lines.map(line => {
  const span = document.createElement('span')
  span.textContent = line
  return span
}))"""
COLOURS = "found => [...new Set(found.map(each => getComputedStyle(each).backgroundColor))]"


def change_updates(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server says of the game: real games get there only after many turns."""

    def changed(frame: str) -> str:
        message = json.loads(frame)
        if message.get("offer") and message.get("forecast"):
            change(message)
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(changed(str(frame))))

    page.route_web_socket("**/socket", between)


def test_the_text_of_a_hero_to_send_is_whole(visitors: Come, address: str) -> None:
    player = visitors(viewport=PHONE)
    page = player.page
    sit_down(player, address)
    can_recruit(player)
    recruit_by_taps(page)
    camp(page).first.click()
    text = page.locator(".peek p")
    text.evaluate(SAY, list(LONG))
    at_rest(page)
    assert text.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    expect(page.locator("[data-part=food-more]")).to_be_visible()


def test_no_choice_of_two_hides_behind_a_button(visitors: Come, address: str) -> None:
    player = visitors(viewport=PHONE, locale="ru-RU")
    resolve = [
        {"text": f"resolve 25 {place}", "verb": "resolve", "params": {"hero": "25", "place": place}}
        for place in ("left", "right")
    ]
    change_updates(player.page, lambda message: message["offer"].update(prompt="order", actions=resolve))
    sit_down(player, address)
    expect(player.page.locator("[data-dock] [data-action^=resolve]")).to_have_count(2)
    expect(player.page.locator("[data-dock] [data-more]")).to_have_count(0)


def test_what_the_opponent_will_win_has_their_colour_on_every_tile(visitors: Come, address: str) -> None:
    player = visitors(viewport=PHONE)

    def promise(message: dict[str, Any]) -> None:
        message["view"]["tiles"] = ["farm", "mine", "city"]
        for region in message["forecast"]["regions"]:
            for front in region["fronts"]:
                front["control"] = "tile"

    change_updates(player.page, promise)
    sit_down(player, address)
    theirs, mine = (player.page.locator(f".slots{which} .wins") for which in (":not(.mine)", ".mine"))
    expect(theirs).to_have_count(3)
    assert len(theirs.evaluate_all(COLOURS)) == len(mine.evaluate_all(COLOURS)) == 1
    assert theirs.evaluate_all(COLOURS) != mine.evaluate_all(COLOURS)
