"""Two people at one table, each in their own browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.conftest import Visitor
from tests.web.waiting import LONG

Come = Callable[..., Visitor]


def table_for_two(come: Come, game: str = "claim") -> tuple[Visitor, Visitor]:
    """A host opens a table; a friend follows the link, types a name and sits down; the game begins."""
    host, friend = come(), come()
    host.goto(f"/new/{game}")
    host.press("Open the table")
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.url)
    friend.page.get_by_label("Your name").fill("Zoé")
    friend.press("Join the table")
    host.press("Start the game")
    for each in (host, friend):
        each.page.wait_for_selector("[data-hand] button")
    return host, friend


def awaited_one(one: Visitor, other: Visitor) -> Visitor:
    """The one of the two who must choose."""
    for _ in range(LONG):
        for each in (one, other):
            if each.page.locator(".bar.asked").count():
                return each
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_a_card(player: Visitor) -> str:
    """Play the first legal card. Return its name."""
    card = player.page.locator("[data-hand] [data-action]").first
    name = card.get_attribute("aria-label")
    decision = player.page.locator(".stage").get_attribute("data-decision")
    card.click()
    moved = "was => !document.querySelector('.bar.asked') || document.querySelector('.stage')?.dataset.decision !== was"
    player.page.wait_for_function(moved, arg=decision)
    return str(name)
