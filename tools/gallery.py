"""Take pictures of every screen in both themes, three sizes and every language: `python -m tools.gallery FOLDER`.

`--screens`, `--themes`, `--sizes` and `--languages` select some of them. Texts, tables and games are the same in all
pictures of a run, so that you can compare them.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tablee.registry import all_games, room
from tablee.words import LANGUAGES
from tests.web.arranging import SETUP, ask, guest, open_table, weakest
from tests.web.conftest import FLAGS, free_port, serve
from tools.shots import choices, leave, look

THEMES = ("light", "dark")
SIZES = ("390x844", "844x390", "1366x768")
SETTLED_MS = 700
PUZZLE_DAY = "2026-11-16"
SETTINGS = "localStorage.setItem('tablee.settings', JSON.stringify({ pace: 'none' }))"


class Screen(NamedTuple):
    """A screen: its name, the address, a selector that must appear, and the steps before the picture."""

    name: str
    path: str
    there: str
    before: Callable[[Page], None] = look


class Tables(NamedTuple):
    """The tables that the screens show, by game."""

    playing: dict[str, str]
    over: dict[str, str]
    judged: dict[str, str]
    lessons: dict[str, str]
    waiting: str


def press(selector: str) -> Callable[[Page], None]:
    """Return a step that presses the first match."""
    return lambda page: page.locator(selector).first.click()


def open_moment(page: Page) -> None:
    """Open the first moment worth another look, if the game has one."""
    for mark in page.locator(".graph .mark").all()[:1]:
        mark.click()


def reveal(page: Page) -> None:
    """Give up a puzzle: open the menu and press its second button."""
    page.keyboard.press("m")
    page.locator("dialog[open] nav button").nth(1).click()
    page.locator("section.coach").wait_for()


def unfold(page: Page) -> None:
    """Open everything that can be unfolded on the page."""
    page.evaluate("() => document.querySelectorAll('main details').forEach(each => (each.open = true))")


def screens(tables: Tables) -> Iterator[Screen]:
    """Yield every screen."""
    yield Screen("shelf", "/", "article .cover")
    yield Screen("settings", "/", "article .cover", press("header button"))
    yield Screen("lost", "/nowhere", "main a")
    yield Screen("room", f"/t/{tables.waiting}", ".room")
    yield Screen("design", "/design", ".theme .avatars")
    for game, code in tables.playing.items():
        yield Screen(f"board-{game}", f"/t/{code}", ".stage .board-room > *")
        yield Screen(f"menu-{game}", f"/t/{code}", ".stage[data-asked]", lambda page: page.keyboard.press("m"))
        yield Screen(f"choices-{game}", f"/t/{code}", ".stage[data-asked]", lambda page: page.keyboard.press("l"))
        yield Screen(f"new-{game}", f"/new/{game}", "form")
        yield Screen(f"custom-{game}", f"/new/{game}?bots", "form", unfold)
        yield Screen(f"rules-{game}", f"/rules/{game}", "dt")
        yield Screen(f"projector-{game}", f"/t/{code}?projector", ".projector .board-room > *")
    for game, code in tables.lessons.items():
        yield Screen(f"lesson-{game}", f"/t/{code}", ".lesson .advice")
    for game, code in tables.over.items():
        yield Screen(f"end-{game}", f"/t/{code}", "section.end")
    for game, code in tables.judged.items():
        yield Screen(f"replay-{game}", f"/replay/{code}#6.1", ".graph .chance")
        yield Screen(f"moment-{game}", f"/replay/{code}#6.1", ".graph .chance", open_moment)
        yield Screen(f"analysis-{game}", f"/analysis/{code}#1", ".graph .chance", lambda page: page.keyboard.press("a"))
        yield Screen(f"position-{game}", f"/replay/{code}#6.1", ".graph .chance", lambda page: page.keyboard.press("m"))
    for game in tables.judged:
        yield Screen(f"puzzle-{game}", f"/puzzle/{game}?{PUZZLE_DAY}", ".stage[data-asked]")
        yield Screen(f"solved-{game}", f"/puzzle/{game}?{PUZZLE_DAY}", ".stage[data-asked]", reveal)


def _bots_at(game: str) -> int:
    module = room(all_games()[game], "edge.screenshots")
    return 1 if module is None else int(module.BOTS)


def _finished(address: str, token: str, game: str) -> str:
    """Return a game that bots have finished."""
    seats = [{"type": "bot", "level": weakest(address, game)}] * (1 + min(_bots_at(game), 3))
    wanted = {"setup": {**SETUP, "game": game, "seats": seats}, "sit": False, "start": True}
    code = str(ask(address, "POST", "/api/tables", wanted, token)["code"])
    while ask(address, "GET", f"/api/tables/{code}")["status"] != "finished":
        time.sleep(0.2)
    return code


def prepare(browser: Browser, address: str, token: str) -> Tables:
    """Open every table, and play as far as its picture needs."""
    games = list(all_games())
    tables = Tables({}, {}, {}, {}, open_table(address, token, games[-1], people=2))
    context = visit(browser, token, "light", (1366, 768), "en")
    page = context.new_page()
    for game in games:
        tables.playing[game] = open_table(address, token, game, bots=_bots_at(game))
        page.goto(f"{address}/t/{tables.playing[game]}")
        choices(4)(page)
        tables.over[game] = open_table(address, token, game, bots=1)
        page.goto(f"{address}/t/{tables.over[game]}")
        page.wait_for_selector(".stage")
        leave(page)
        tables.judged[game] = _finished(address, token, game)
        body = {"language": "en"}
        tables.lessons[game] = str(ask(address, "POST", f"/api/games/{game}/lesson", body, token)["code"])
        print(f"prepared {game}", flush=True)
    context.close()
    return tables


def visit(browser: Browser, token: str, theme: str, size: tuple[int, int], language: str) -> BrowserContext:
    """Open a browser context with this theme, size and language."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
        has_touch=min(size) < 500,
    )
    context.set_default_timeout(90_000)
    context.add_init_script(f"localStorage.setItem('tablee.token', '{token}'); {SETTINGS}")
    return context


def take(page: Page, address: str, screen: Screen, path: Path) -> str:
    """Take one picture. Return the error, if there was one."""
    try:
        page.goto(address + screen.path)
        page.locator(screen.there).first.wait_for()
        screen.before(page)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=path)
    except Error as error:
        return f"{path.name}: {str(error).splitlines()[0]}"
    return ""


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """Yield a browser, and the address of a new server."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), port)
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            yield browser, f"http://127.0.0.1:{port}"
            browser.close()
        finally:
            server.terminate()
            server.wait()


def arguments() -> argparse.Namespace:
    """Return the parsed arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--screens", nargs="*", default=[], help="names of screens, or how they begin")
    parser.add_argument("--themes", nargs="*", default=THEMES, choices=THEMES)
    parser.add_argument("--sizes", nargs="*", default=SIZES, help="such as 390x844")
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    return parser.parse_args()


def main() -> int:
    """Take the pictures, and print which ones failed."""
    wanted = arguments()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    taken, failed = 0, 0
    with opened() as (browser, address):
        token = guest(address, "Ann")
        tables = prepare(browser, address, token)
        found = [each for each in screens(tables) if not wanted.screens or each.name.startswith(tuple(wanted.screens))]
        for size in wanted.sizes:
            width, height = map(int, size.split("x"))
            for theme in wanted.themes:
                for language in wanted.languages:
                    context = visit(browser, token, theme, (width, height), language)
                    page = context.new_page()
                    for screen in found:
                        fault = take(
                            page, address, screen, wanted.folder / f"{screen.name}.{size}.{theme}.{language}.png"
                        )
                        if fault:
                            print(fault, flush=True)
                        taken, failed = taken + (not fault), failed + bool(fault)
                    context.close()
    print(f"{taken} pictures in {wanted.folder}, {failed} could not be taken")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
