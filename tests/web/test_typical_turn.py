"""Twelve Heroes: how many taps a typical turn takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Visitor
from tests.web.fitting import Listening, seated
from tests.web.waiting import until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
MOST_TAPS = 8
TABLES = 8
"""An ability may interrupt or end the turn. Then another table is tried."""
ENOUGH = 7
"""Food for a hero of the hand, and for two to carry."""
HAND = "[data-hand] button[data-part]"
CAMP = "[data-place=camp] [data-thing*='/camp/'].lit"
RECRUIT = "[data-dock] button[data-action^=recruit]"
DEPLOY = "[data-place] [data-action^=deploy]"
SUPPLY = "[data-dock] [data-action=supply]"
ACTIONS_LEFT = "[data-dock] .left i:not(.used)"


class Turn:
    """A turn that is played by taps. Every tap is counted."""

    def __init__(self, player: Visitor) -> None:
        self.player, self.page, self.taps = player, player.page, 0
        self.heard = seated(player, "twelve_heroes", 1)

    def prompt(self) -> str:
        """Wait until the player is asked something, and return what; nothing at the end of the game."""
        self.page.wait_for_selector("section.end, .stage[data-asked]", timeout=120_000)
        offer = self.heard.updates[-1]["offer"]
        return str(offer["prompt"]) if offer else ""

    def tap(self, control: str) -> None:
        self.page.locator(control).first.click(timeout=10_000)
        self.taps += 1

    def send(self, control: str) -> None:
        """Tap a control that sends an action, and wait for the next question but that for Food."""
        told = len(self.heard.updates)
        self.tap(control)
        until(self.page, lambda: len(self.heard.updates) > told and self.prompt() != "carry", "the next question")

    def can_begin(self) -> bool:
        """Whether there are three actions, a hero in camp, one to recruit, and Food for all of it."""
        there = [self.page.locator(each).count() for each in (ACTIONS_LEFT, HAND, CAMP)]
        food = self.page.locator("[data-place=camp] .food b")
        return self.prompt() == "act" and there[0] == 3 and min(there) > 0 and int(food.inner_text()) >= ENOUGH

    def prepare(self) -> bool:
        """Recruit a hero and collect Food until a typical turn can begin. Return whether the game lasts so long."""
        while self.prompt():
            if self.can_begin():
                return True
            recruits = self.page.locator(CAMP).count() == 0
            self.player.choose_from_the_list(f".offer [data-action='{wanted(self.heard, recruits=recruits)}']")
        return False

    def play(self) -> bool:
        """Recruit a hero, deploy two with Food, supply. Return false if an ability prevents it."""
        self.taps = 0
        self.tap(HAND)
        self.send(RECRUIT)
        for asked in ("act", "deploy-more"):
            if self.prompt() != asked:
                return False
            self.tap(CAMP)
            self.send(DEPLOY)
        self.answer_abilities()
        if self.page.locator(SUPPLY).count() == 0:
            return False
        self.send(SUPPLY)
        return True

    def answer_abilities(self) -> None:
        """Answer what the abilities of the deployed heroes ask. That is no part of a typical turn, nor counted."""
        while self.prompt() not in ("act", ""):
            self.player.choose_from_the_list(".offer ul [data-action]")


def wanted(heard: Listening, *, recruits: bool) -> str:
    """The action that comes nearer to a typical turn."""
    offered = [each.text for each in heard.offered()]
    order = (*(("recruit",) if recruits else ()), "supply", "done", "")
    return next(text for verb in order for text in offered if text.startswith(verb))


def carried(heard: Listening) -> list[dict[str, Any]]:
    """The Food that went along, of all that the page has sent."""
    return [each for each in heard.sent if each["action"].startswith("carry") and each["action"] != "carry 0"]


def test_a_typical_turn_takes_at_most_eight_taps(visitors: Come, figure: Callable[[str], None]) -> None:
    for _ in range(TABLES):
        turn = Turn(visitors(viewport={"width": 390, "height": 844}))
        if turn.prepare() and turn.play() and len(carried(turn.heard)) == 2:
            figure(f"twelve_heroes: a typical turn takes {turn.taps} taps")
            assert turn.taps <= MOST_TAPS
            return
    raise AssertionError("no turn was typical")
