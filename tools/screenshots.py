"""Take pictures of every screen of the web app for the documentation: `python -m tools.screenshots`.

A game defines its own in the module `edge.screenshots` of its folder: `BOTS`, the bots at the table that shows its
board, and `shots(address, token)` for more. A shot with a `moment` is taken in the middle of the animation. Names of
shots select some: `python -m tools.screenshots shelf`.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tablee.registry import all_games, room
from tests.web.arranging import guest, open_table
from tests.web.conftest import FLAGS, free_port, serve
from tests.web.fitting import Listening
from tools.environment import ROOT
from tools.moments import HOLDING, MomentMissed, catch
from tools.shots import DESK, PHONE, Shot, choices, click

FOLDER = ROOT / "docs" / "images"
DRAWN = "article:last-of-type .cover svg"
"""The last box of the shelf, once its picture is there."""
ATTEMPTS = 20
"""How many games are played for a moment that does not come in every game."""


def boards(address: str, token: str, game: str, bots: int) -> Iterator[Shot]:
    """Yield a game's board, on a desktop and on a phone."""
    for size, theme, name in ((DESK, "light", ""), (PHONE, "dark", "-phone")):
        code = open_table(address, token, game, bots=bots)
        yield Shot(f"{game.replace('_', '-')}{name}", f"/t/{code}", ".bar.asked", size, theme, before=choices(4))


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield every screen."""
    yield Shot("shelf", "/", DRAWN, (1120, 800))
    yield Shot("shelf-phone", "/", DRAWN, PHONE, "dark", "ru")
    yield Shot("settings", "/", DRAWN, (700, 740), before=click("Settings"))
    for name, game in all_games().items():
        module = room(game, "edge.screenshots")
        if module is not None:
            yield from boards(address, token, name, module.BOTS)
            yield from module.shots(address, token)


def take(browser: Browser, address: str, token: str, shot: Shot) -> None:
    """Take one picture, as a new visitor."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale=shot.language,
        reduced_motion="no-preference" if shot.moment else "reduce",
    )
    context.set_default_timeout(120_000)
    context.add_init_script(f"localStorage.setItem('tablee.token', '{token}'); {HOLDING if shot.moment else ''}")
    page = context.new_page()
    heard = Listening(page)
    page.goto(address + shot.path)
    page.locator(shot.there).first.wait_for()
    shot.before(page)
    try:
        if shot.moment:
            catch(page, heard, shot.moment)
        else:
            page.wait_for_timeout(800)
        save(page, shot)
    finally:
        context.close()


def save(page: Page, shot: Shot) -> None:
    """Write the picture; a moment as WebP, because there are many and each must be small."""
    if not shot.moment:
        page.screenshot(path=FOLDER / f"{shot.name}.png")
        return
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(FOLDER / f"{shot.name}.webp", quality=80, method=6)


def retake(browser: Browser, address: str, token: str, name: str) -> None:
    """Take a moment that was missed, at new tables."""
    for _ in range(ATTEMPTS):
        shot = next(each for each in shots(address, token) if each.name == name)
        try:
            return take(browser, address, token, shot)
        except MomentMissed:
            print(f"{name}: the game ended without it, once more", flush=True)
    raise MomentMissed(name)


def main() -> int:
    """Take all pictures."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    wanted = sys.argv[1:]
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), port)
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            address = f"http://127.0.0.1:{port}"
            token = guest(address, "Ann")
            for shot in shots(address, token):
                if wanted and shot.name not in wanted:
                    continue
                try:
                    take(browser, address, token, shot)
                except MomentMissed:
                    retake(browser, address, token, shot.name)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
