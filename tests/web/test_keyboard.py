"""Whole games with Tab, Enter and Space alone."""

from __future__ import annotations

import pytest

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import NEW_QUESTION, Visitor

pytestmark = pytest.mark.slow

BOARDS = {
    "killer": (
        ".tray .acts button:nth-of-type(3):not([disabled])",
        ".tray .acts .primary:not([disabled])",
        "li > button.primary",
    ),
    "claim": (".hand button.lit",),
    "king_of_12": (".hand button.lit", ".ask button"),
}
"""The controls on the boards: where there are several, the first one that is there leads to the next. Other games are played from the list of choices."""

FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
WHERE = "() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim().slice(0, 60)"


class Keyboard:
    """Somebody without a mouse; whatever was pressed, and on what, is written down."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.transcript: list[str] = []

    def reach(self, selector: str) -> bool:
        """Go on with Tab until something like this has the focus."""
        for _ in range(150):
            if self.page.evaluate(FOCUSED, selector):
                return True
            self.page.keyboard.press("Tab")
        return False

    def press(self, key: str, selector: str) -> None:
        """Press Enter or Space on something like this."""
        assert self.reach(selector), f"Tab does not lead to {selector}"
        self.transcript.append(f"{key} {self.page.evaluate(WHERE)}")
        self.page.keyboard.press(key)

    def choose(self, game: str) -> None:
        """Answer what is asked, on the board or from the list."""
        there = [selector for selector in BOARDS.get(game, ()) if self.page.locator(selector).count()]
        if game == "killer" and there and "nth-of-type" in there[0]:
            self.press("Space", there[0])
            self.press("Enter", BOARDS["killer"][1])
        elif there:
            self.press("Enter", there[0])
        else:
            if not self.page.locator("details.offer[open]").count():
                self.press("Enter", "details.offer summary")
            self.press("Enter", "details.offer ul button")


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_keyboard_alone(visitor: Visitor, address: str, game: str) -> None:
    keyboard = Keyboard(visitor)
    token = guest(address, "Ann")
    table = open_table(address, token, game, bots=1)
    visitor.become(token)
    visitor.goto("/")
    visitor.page.wait_for_selector(f"a[href='/t/{table}']")
    keyboard.press("Enter", f"a[href='/t/{table}']")
    visitor.page.wait_for_selector(".board" if game in BOARDS else ".table")
    for _ in range(400):
        visitor.page.wait_for_selector("section.end, .bar.asked", timeout=60_000)
        if visitor.page.locator("section.end").count():
            break
        decision = visitor.page.locator("details.offer").get_attribute("data-decision")
        keyboard.choose(game)
        visitor.page.wait_for_function(NEW_QUESTION, arg=decision, timeout=60_000)
    visitor.page.wait_for_selector("section.end")
    keyboard.press("Enter", "section.end button.primary")
    visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert len(keyboard.transcript) > 5, keyboard.transcript
