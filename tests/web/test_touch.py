"""Touch: heroes, characters and dice can be dragged by touch events."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, expect

from tests.web.conftest import ANYWAY, MOVED_ON, Visitor
from tests.web.fitting import VISIBLE_POINT, Listening, seated
from tests.web.waiting import at_rest, until

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
STEPS = 8


def first_with(player: Visitor, heard: Listening, verb: str) -> str:
    """The first offered action of this verb. Others are taken until there is one."""
    for turn in range(60):
        player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
        found = [each.text for each in heard.offered() if each.verb == verb]
        if found:
            return found[0]
        recruits = player.page.locator('.stage [data-action^="recruit"]')
        decision = player.decision()
        if recruits.count():
            recruits.first.click(position={"x": 8, "y": 20})
            player.page.wait_for_function(MOVED_ON, arg=decision)
        else:
            player.take_a_choice(turn)
    raise AssertionError(f"{verb} was never offered")


def middle(found: Locator) -> tuple[float, float]:
    box: FloatRect | None = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """One touch event."""
    at = [{"x": x, "y": y} for x, y in points]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def pull(finger: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Move a finger that is down in steps, and lift it."""
    for step in range(1, STEPS + 1):
        x, y = (start[axis] + (end[axis] - start[axis]) * step / STEPS for axis in (0, 1))
        touch(finger, "touchMove", (x, y))
    touch(finger, "touchEnd")


class Drag(NamedTuple):
    """A hero in camp that may go to a Region, and the finger that moves it."""

    player: Visitor
    heard: Listening
    finger: CDPSession
    action: str
    start: tuple[float, float]
    end: tuple[float, float]

    def sends(self) -> None:
        """The hero was sent. If heroes would starve, the page asks first."""
        page = self.player.page
        sent = f"{self.action} is sent"
        until(page, lambda: self.action in self.actions() or page.locator(ANYWAY).count() > 0, sent)
        if page.locator(ANYWAY).count():
            page.locator(ANYWAY).click()
        until(page, lambda: self.action in self.actions(), sent)

    def actions(self) -> list[str]:
        """Everything sent so far."""
        return [each["action"] for each in self.heard.sent]


def camped(visitors: Come, size: tuple[int, int]) -> Drag:
    """A table with a hero in camp, without motion."""
    viewport = {"width": size[0], "height": size[1]}
    player = visitors(viewport=viewport, has_touch=True, is_mobile=True)
    heard = seated(player, "twelve_heroes", 1)
    action = first_with(player, heard, "deploy")
    _, hero, region = action.split()
    page = player.page
    mine = page.locator(f'.stage [data-thing="{heard.updates[-1]["seat"]}/camp/{hero}"]').first
    at_rest(page)
    target = page.locator(f'.stage [data-drop="{region}"]')
    return Drag(player, heard, page.context.new_cdp_session(page), action, middle(mine), middle(target))


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=str)
def test_a_hero_is_deployed_by_a_finger(visitors: Come, size: tuple[int, int]) -> None:
    drag = camped(visitors, size)
    touch(drag.finger, "touchStart", drag.start)
    pull(drag.finger, drag.start, drag.end)
    drag.sends()


def test_a_finger_that_rested_and_looked_closer_can_still_drag(visitors: Come) -> None:
    drag = camped(visitors, (360, 640))
    page = drag.player.page
    touch(drag.finger, "touchStart", drag.start)
    page.wait_for_selector("dialog[open]")
    x, y = drag.start
    touch(drag.finger, "touchMove", (x, y - 15))
    page.wait_for_selector("dialog[open]", state="detached")
    pull(drag.finger, (x, y - 15), drag.end)
    drag.sends()


def finger_at(player: Visitor, thing: Locator, target: Locator) -> None:
    """Drag a thing to a target with a finger, from its visible part."""
    player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    at_rest(player.page)
    x, y = thing.evaluate(VISIBLE_POINT)
    finger = player.page.context.new_cdp_session(player.page)
    touch(finger, "touchStart", (x, y))
    pull(finger, (x, y), middle(target))


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=str)
def test_a_character_is_played_by_a_finger(visitors: Come, size: tuple[int, int]) -> None:
    player = visitors(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    heard = seated(player, "king_of_12", 1)
    page = player.page
    finger_at(player, page.locator("[data-hand] [data-card=oracle]"), page.locator("[data-drop=table]"))
    until(page, lambda: len(heard.sent) > 0, "the card is sent")
    assert [each["action"] for each in heard.sent] == ["play oracle"]


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=str)
def test_a_die_is_marked_by_a_finger(visitors: Come, size: tuple[int, int]) -> None:
    player = visitors(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    heard = seated(player, "killer", 1, options={"first": "seat-1"})
    die = player.page.locator("[data-part=die-3]")
    finger_at(player, die, player.page.locator("[data-drop=aside]"))
    expect(die).to_have_attribute("aria-pressed", "true")
    assert heard.sent == []


RINGS = """() => {
    const style = getComputedStyle(document.activeElement)
    return [document.activeElement.matches('[data-hand] button'), style.outlineStyle !== 'none' || style.transform !== 'none']
}"""
"""Whether a card has the focus, and whether it shows."""


def test_the_card_that_has_the_focus_does_not_look_chosen_until_a_key_is_pressed(visitors: Come) -> None:
    player = visitors(has_touch=True, viewport={"width": 390, "height": 844})
    seated(player, "claim", 1)
    page = player.page
    page.wait_for_selector(".stage[data-asked] [data-hand] [data-action]")
    until(page, lambda: page.evaluate(RINGS) == [True, False], "the first card waits without a ring")
    page.locator("[data-hand] [data-action]").last.tap(position={"x": 10, "y": 20})
    page.wait_for_selector(".stage[data-asked]")
    until(page, lambda: page.evaluate(RINGS) == [True, False], "so does the next")
    page.keyboard.press("Tab")
    until(page, lambda: page.evaluate(RINGS) == [True, True], "a key shows the ring")
