"""Pictures of every screen of the web app, for the documentation: `python -m tools.screenshots`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.arranging import ask, guest, open_table
from tests.web.conftest import FLAGS, free_port, serve
from tools.environment import ROOT

FOLDER = ROOT / "docs" / "images"
DESK = (1120, 740)
PHONE = (360, 740)
CHOOSE = """turn => {
    const buttons = document.querySelectorAll('details.offer ul button')
    buttons[(turn * 5 + 2) % buttons.length]?.click()
}"""


def look(page: Page) -> None:
    """Do nothing first."""


class Shot(NamedTuple):
    """A picture: its name, the address, what must be there, and how the visitor is set up."""

    name: str
    path: str
    there: str
    size: tuple[int, int] = DESK
    theme: str = "light"
    language: str = "en"
    before: Callable[[Page], None] = look


def choices(many: int) -> Callable[[Page], None]:
    """Make some choices first."""

    def choose(page: Page) -> None:
        for turn in range(many):
            page.wait_for_selector(".bar.asked, section.end")
            page.evaluate(CHOOSE, turn)
            page.wait_for_timeout(700)
        page.wait_for_selector(".bar.asked, section.end")

    return choose


def leave(page: Page) -> None:
    """Let a bot play to the end."""
    page.locator("button[aria-haspopup=dialog]").last.click()
    page.get_by_role("button", name="Leave").click()
    page.wait_for_selector("section.end")


def share_device(page: Page) -> None:
    """Two on one device, with the curtain between them."""
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Another player on this device").fill("Zoé")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".curtain, .hand button.lit")
    if not page.locator(".curtain").count():
        page.locator(".hand button.lit").first.click()
    page.wait_for_selector(".curtain")


def follow(many: int) -> Callable[[Page], None]:
    """Follow the tutor of a lesson for a while."""

    def obey(page: Page) -> None:
        for _ in range(many):
            page.locator(".lesson .advice").click()
            page.wait_for_timeout(700)
        page.locator(".lesson .advice").wait_for()

    return obey


def click(name: str) -> Callable[[Page], None]:
    """Press a button first."""
    return lambda page: page.get_by_role("button", name=name).click()


def tables(address: str, token: str) -> Iterator[Shot]:
    """The boards, at a desk and on a phone."""
    bots = {"killer": 4, "king_of_12": 3, "claim": 1, "twelve_heroes": 1}
    for game, count in bots.items():
        for size, theme, name in ((DESK, "light", ""), (PHONE, "dark", "-phone")):
            code = open_table(address, token, game, bots=count)
            yield Shot(f"{game.replace('_', '-')}{name}", f"/t/{code}", ".bar.asked", size, theme, before=choices(4))


def shots(address: str, token: str) -> Iterator[Shot]:
    """Every screen."""
    yield Shot("shelf", "/", "article .cover", (1120, 800))
    yield Shot("shelf-phone", "/", "article .cover", PHONE, "dark", "ru")
    yield Shot("settings", "/", "article .cover", (700, 740), before=click("Settings"))
    yield Shot("new-table", "/new/king_of_12", "form", language="fr")
    room = open_table(address, token, "king_of_12", people=3, bots=1)
    yield Shot("room", f"/t/{room}", ".room")
    yield Shot("one-device", "/new/claim", "form", (1120, 560), before=share_device)
    yield from tables(address, token)
    many = open_table(address, token, "king_of_12", bots=15)
    yield Shot("tournament", f"/t/{many}", ".bar.asked", (1200, 780), before=choices(3))
    yield Shot("projector", f"/t/{many}?projector", ".projector .board", (1360, 830), "dark")
    over = open_table(address, token, "killer", bots=2)
    yield Shot("end", f"/t/{over}", ".table", before=leave)
    yield Shot("replay", f"/replay/{over}#12", ".controls")
    yield Shot("rules", "/rules/claim#C-4.5", ".lit figure .board", language="fr")
    lesson = ask(address, "POST", "/api/games/twelve_heroes/lesson", {"language": "en"}, token)["code"]
    yield Shot("lesson", f"/t/{lesson}", ".lesson .advice", before=follow(6))


def take(browser: Browser, address: str, token: str, shot: Shot) -> None:
    """One picture, by a visitor of its own."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale=shot.language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(120_000)
    context.add_init_script(f"localStorage.setItem('tablee.token', '{token}')")
    page = context.new_page()
    page.goto(address + shot.path)
    page.locator(shot.there).first.wait_for()
    shot.before(page)
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{shot.name}.png")
    context.close()


def main() -> int:
    """Take them all."""
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
                if not wanted or shot.name in wanted:
                    take(browser, address, token, shot)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
