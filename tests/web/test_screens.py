"""Every screen in both themes, at three widths and in three languages: accessible, with everything in reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.sync_api import Browser, Page

from tablee.registry import game_ids
from tablee.testing.case import THOROUGH
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow

WIDTHS = (360, 768, 1440)
LONG_NAME = "Maximilienne-Adélaïde W."
STANDARD = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "rules": {"heading-order": {"enabled": True}},
}
TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : ['a scroll bar', ...[...document.querySelectorAll('main *')]
    .filter(part => part.getBoundingClientRect().right > innerWidth + 1)
    .map(part => `too wide: ${part.tagName} ${part.className} ${(part.textContent ?? '').trim().slice(0, 30)}`).slice(-3)]"""
OUT_OF_REACH = """() => [...document.querySelectorAll('button, a[href], input, select, summary')].filter(control => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.skip')) return false
    const modal = document.querySelector('dialog[open]')
    if (modal && !modal.contains(control)) return false
    const box = control.getBoundingClientRect()
    const inline = control.matches('a:not(.button)') || control.matches('label input')
    const scrolled = control.closest('.scroll')
    const pictured = control.closest('figure [inert]')
    return (box.left < -1 || box.right > innerWidth + 1) && !scrolled || !inline && !pictured && (box.width < 24 || box.height < 24)
}).map(control => `${control.tagName} ${control.className} ${(control.textContent ?? '').trim().slice(0, 40)}`)"""


class Stage(NamedTuple):
    """The tables for the screens: a running one for each game, an open one, a finished one."""

    token: str
    playing: dict[str, str]
    waiting: str
    over: str


@pytest.fixture(scope="module")
def stage(chromium: Browser, address: str) -> Stage:
    token = guest(address, LONG_NAME)
    bots = {"killer": 7, "king_of_12": 15}
    playing = {game: open_table(address, token, game, bots=bots.get(game, 1)) for game in game_ids()}
    waiting = open_table(address, token, "king_of_12", people=3, bots=1)
    over = open_table(address, token, "killer", bots=1)
    player = Visitor(chromium, address)
    player.become(token)
    player.goto(f"/t/{over}")
    player.leave()
    player.page.wait_for_selector("section.end", timeout=120_000)
    player.close()
    return Stage(token, playing, waiting, over)


def faults(page: Page) -> list[str]:
    """Elements that are too wide or out of reach, once the page is still."""
    found: list[str] = []
    for _ in range(15):
        found = page.evaluate(OUT_OF_REACH) + page.evaluate(TOO_WIDE)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def violations(page: Page) -> list[str]:
    """Axe's findings on this screen."""
    found = Axe().run(page, options=STANDARD)
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found.response["violations"]]


def look(page: Page, where: str, audited: tuple[int, ...]) -> list[str]:
    """The problems of this screen: by reach at every width, and by axe at these widths."""
    wrong: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found = faults(page) + (violations(page) if width in audited else [])
        wrong += [f"{where} at {width} px: {each}" for each in found]
    page.set_viewport_size({"width": 1440, "height": 800})
    return wrong


def audited_widths(place: int) -> tuple[int, ...]:
    """The widths at which axe looks at a screen: all of them in the exhaustive run, in the usual one each in turn."""
    return WIDTHS if THOROUGH else (WIDTHS[place % len(WIDTHS)],)


def open_menu(page: Page) -> None:
    page.locator(".bar button[aria-haspopup=dialog]").click()
    page.locator("dialog summary").click()


def open_settings(page: Page) -> None:
    page.locator("header .gear").click()
    page.locator("dialog[open] input[type=range]").wait_for()


def open_replay_menu(page: Page) -> None:
    page.keyboard.press("m")
    page.locator("dialog summary").click()


def show_solution(page: Page) -> None:
    page.locator(".puzzle-bar .give-up").click()
    page.locator("section.coach").wait_for()


def open_all(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('main details').forEach(each => (each.open = true))")


Preparation = Callable[[Page], None] | None


def screens(stage: Stage) -> Iterator[tuple[str, str, Preparation]]:
    """A path, what must be there, and what to do before the check."""
    yield "/", "article .cover", None
    yield "/", "article .cover", open_settings
    for game in game_ids():
        yield f"/new/{game}", "form", open_all
        yield f"/rules/{game}", "dt", None
        yield f"/t/{stage.playing[game]}", ".stage", open_all
    yield f"/t/{stage.playing['claim']}", ".stage", open_menu
    yield f"/t/{stage.waiting}", ".room", None
    yield f"/t/{stage.waiting}?projector", ".room", None
    yield f"/t/{stage.playing['king_of_12']}?projector", ".projector .board-room > *", None
    yield f"/t/{stage.over}", "section.end", open_all
    yield f"/replay/{stage.over}#3.1", ".graph .chance", None
    yield f"/analysis/{stage.over}#1", ".graph .chance", None
    yield f"/replay/{stage.over}#3.1", ".graph .chance", open_replay_menu
    yield "/puzzle/killer?2026-11-16", ".stage[data-asked]", None
    yield "/puzzle/killer?2026-11-16", ".stage[data-asked]", show_solution
    yield "/t/NOSUCH", ".gone [role=alert]", None
    yield "/t", ".lost h1", None
    yield "/design", ".theme .avatars", None


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_is_open_to_everybody(chromium: Browser, address: str, stage: Stage, theme: str) -> None:
    visitor = Visitor(chromium, address, color_scheme=theme, viewport={"width": 1440, "height": 800})
    visitor.become(stage.token)
    wrong: list[str] = []
    for place, (path, there, prepare) in enumerate(screens(stage), start=theme == "dark"):
        visitor.goto(path)
        visitor.page.locator(there).first.wait_for()
        if prepare:
            prepare(visitor.page)
        where = f"{path} ({prepare.__name__ if prepare else there})"
        wrong += look(visitor.page, where, audited_widths(place))
    visitor.close()
    assert not wrong, "\n".join(wrong)
    assert visitor.complaints == []


@pytest.mark.parametrize(
    ("locale", "title"), [("fr-FR", "Prends une boîte"), ("ru-RU", "Сними коробку")], ids=["fr", "ru"]
)
def test_long_words_fit_in_every_language(
    chromium: Browser, address: str, stage: Stage, locale: str, title: str
) -> None:
    visitor = Visitor(chromium, address, locale=locale, viewport={"width": 360, "height": 740})
    visitor.become(stage.token)
    visitor.goto("/")
    visitor.wait_for(title)
    wrong: list[str] = []
    for place, (path, there, prepare) in enumerate(screens(stage), start=locale == "ru-RU"):
        visitor.goto(path)
        visitor.page.locator(there).first.wait_for()
        if prepare:
            prepare(visitor.page)
        wrong += look(visitor.page, f"{path} ({there})", audited_widths(place))
    visitor.close()
    assert not wrong, "\n".join(wrong)
