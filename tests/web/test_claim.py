"""What Claim's board says of the cards that may be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
LED = "dwarf-5"


def dealt(update: dict[str, Any], hand: list[str], playable: list[str]) -> dict[str, Any]:
    """The same update, with this hand against a Dwarf that was led."""
    view = update["view"] | {"stage": "follow", "led": LED, "leader": 1 - update["seat"]}
    view["sides"][update["seat"]]["hand"] = hand
    actions = [{"text": f"play {card}", "verb": "play", "params": {"card": card}} for card in playable]
    return update | {
        "view": view,
        "awaited": [update["seat"]],
        "offer": {"prompt": "follow", "actions": actions, "chosen": None},
    }


def at_table(come: Come, address: str, hand: list[str], playable: list[str]) -> Page:
    """Ann, with this hand, whatever the server deals her."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            page.send(json.dumps(dealt(told, hand, playable) if told["type"] == "update" else told))

        server.on_message(tell)

    visitor, token = come(), guest(address, "Ann")
    visitor.become(token)
    visitor.page.route_web_socket(lambda url: url.startswith("ws"), between)
    visitor.goto(f"/t/{open_table(address, token, 'claim', bots=1)}")
    expect(visitor.page.locator(".hand .lit")).to_have_count(sum(card in playable for card in hand))
    return visitor.page


def test_who_can_follow_is_told_that_the_other_cards_must_wait(visitors: Come, address: str) -> None:
    page = at_table(visitors, address, ["goblin-0", "dwarf-3", "knight-3"], ["dwarf-3"])
    expect(page.locator(".must")).to_contain_text("Dwarves")


def test_who_cannot_follow_is_told_nothing_of_the_kind_not_even_with_equal_cards(visitors: Come, address: str) -> None:
    page = at_table(visitors, address, ["goblin-0", "goblin-0", "knight-3"], ["goblin-0", "knight-3"])
    expect(page.locator(".must")).to_have_count(0)
