"""A picture of the web app, and the steps a visitor takes before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.conftest import ANYWAY

DESK = (1120, 740)
PHONE = (360, 740)
CHOOSE = """turn => {
    const buttons = document.querySelectorAll('.offer ul button')
    buttons[(turn * 5 + 2) % buttons.length]?.click()
}"""

SKIPS = 200
"""How often the telling is skipped before a game that bots play on must be over."""

MID_TELLING = (960, 600)


class Moment(NamedTuple):
    """A moment of the telling: an event's beat, and how many milliseconds after its start."""

    tag: str
    after: int
    there: str = ".stage"
    """A selector that must match too, where the event alone is not enough."""
    prefer: str = ""
    """The action to choose whenever it is offered."""


def look(page: Page) -> None:
    """Do nothing before the picture."""


class Shot(NamedTuple):
    """A picture: its name, the address, a selector that must appear, and the visitor's settings."""

    name: str
    path: str
    there: str
    size: tuple[int, int] = DESK
    theme: str = "light"
    language: str = "en"
    before: Callable[[Page], None] = look
    moment: Moment | None = None
    """The table is played until this moment and held there, in mid-motion."""


def choices(many: int) -> Callable[[Page], None]:
    """Return a step that makes some choices."""

    def choose(page: Page) -> None:
        for turn in range(many):
            page.wait_for_selector(".bar.asked, section.end")
            page.keyboard.press("l")
            page.wait_for_selector(".offer ul button")
            page.evaluate(CHOOSE, turn)
            page.wait_for_timeout(700)
            if page.locator(ANYWAY).count():
                page.locator(ANYWAY).click()
        page.wait_for_selector(".bar.asked, section.end")

    return choose


def leave(page: Page) -> None:
    """Let a bot play to the end."""
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name="Leave").click()
    for _ in range(SKIPS):
        page.wait_for_selector(".tool.skip, section.end")
        if page.locator("section.end").count():
            return
        page.evaluate("() => document.querySelector('.tool.skip')?.click()")
        page.wait_for_timeout(500)


def leave_and_look_back(page: Page) -> None:
    """Let a bot play to the end, and wait for the facts about the game."""
    leave(page)
    page.locator("section.end a.fact").first.wait_for()


def share_device(page: Page) -> None:
    """Set up two players on one device, with the curtain between them."""
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Zoé")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".curtain, [data-hand] [data-action]")
    if not page.locator(".curtain").count():
        page.locator("[data-hand] [data-action]").first.click()
    page.wait_for_selector(".curtain")


def follow(many: int) -> Callable[[Page], None]:
    """Return a step that follows the tutor of a lesson for a while."""

    def obey(page: Page) -> None:
        for _ in range(many):
            page.locator(".lesson .advice").click()
            page.wait_for_timeout(700)
        page.locator(".lesson .advice").wait_for()

    return obey


def click(name: str) -> Callable[[Page], None]:
    """Return a step that presses a button."""
    return lambda page: page.get_by_role("button", name=name).click()
