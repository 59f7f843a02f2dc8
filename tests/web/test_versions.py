"""A page that is older than its server says so, and a reload keeps the seat."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visitor
from tests.web.fitting import seated
from tests.web.waiting import until

pytestmark = pytest.mark.slow
HAND = "() => [...document.querySelectorAll('[data-hand] button')].map(card => card.getAttribute('aria-label')).join()"


def newer_server(player: Visitor) -> list[bool]:
    """Make the server speak a newer version to this page while the returned list is not empty."""
    newer = [True]

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if newer and message["type"] == "update":
                message["wire"] += 1
            route.send(json.dumps(message))

        server.on_message(told)

    player.page.route_web_socket("**/socket", between)
    return newer


def test_an_old_page_offers_to_reload_and_keeps_the_seat(visitors: Callable[..., Visitor]) -> None:
    player = visitors()
    newer = newer_server(player)
    seated(player, "claim", 1)
    page = player.page
    note = page.locator(".note", has_text="A newer version")
    expect(note).to_be_visible()
    page.wait_for_selector("[data-hand] [data-action]")
    hand = page.evaluate(HAND)
    newer.clear()
    with page.expect_navigation():
        note.get_by_role("button").click()
    page.wait_for_selector("[data-hand] [data-action]")
    until(page, lambda: page.evaluate(HAND) == hand, "the same hand")
    expect(note).to_have_count(0)
