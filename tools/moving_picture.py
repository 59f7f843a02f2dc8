"""Record a moving picture of a real turn for the README: `python -m tools.moving_picture GAME [BOTS] [TURNS]`.

It opens a table against bots, takes the first choice of each decision, and records Chromium's frames with their times.
"""

from __future__ import annotations

import base64
import io
import itertools
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.arranging import guest, open_table
from tests.web.conftest import FLAGS, free_port, serve
from tools.environment import ROOT

SIZE = (960, 600)
PICTURE_SIZE = (800, 500)
MAX_FRAME_MS = 2_000
"""How many milliseconds the last picture stays."""
MIN_FRAME_MS = 70
"""The least number of milliseconds between two pictures."""
PICK = "() => document.querySelector('[data-hand] [data-action], .stage [data-action]')?.click()"


class Film:
    """The frames that Chromium sends during motion, each with its time in milliseconds."""

    def __init__(self, page: Page) -> None:
        self.frames: list[tuple[float, Image.Image]] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._take)
        self._session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def _take(self, frame: dict[str, Any]) -> None:
        at = float(frame["metadata"]["timestamp"]) * 1000
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        if not self.frames or at - self.frames[-1][0] >= MIN_FRAME_MS:
            picture = Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB")
            self.frames.append((at, picture.resize(PICTURE_SIZE, Image.Resampling.LANCZOS)))

    def stop(self, page: Page) -> None:
        """Stop recording, and wait for the last frames."""
        self._session.send("Page.stopScreencast")
        page.wait_for_timeout(500)

    def save(self, path: Path) -> None:
        """Write an animated WebP."""
        times = [at for at, _ in self.frames]
        held = [int(later - at) for at, later in itertools.pairwise(times)]
        pictures = [picture for _, picture in self.frames]
        durations = [*(min(each, MAX_FRAME_MS) for each in held), MAX_FRAME_MS]
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=70, method=4
        )


def play(page: Page, turns: int) -> None:
    """Choose, and wait for what follows."""
    for _ in range(turns):
        page.wait_for_selector(".stage[data-asked], section.end", timeout=120_000)
        page.wait_for_timeout(900)
        page.evaluate(PICK)
        page.wait_for_timeout(1_500)
    page.wait_for_selector(".stage[data-asked], section.end", timeout=120_000)


def main(game: str, bots: str = "3", turns: str = "2") -> int:
    """Record some turns of a game."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), port)
        try:
            address = f"http://127.0.0.1:{port}"
            token = guest(address, "Ann")
            code = open_table(address, token, game, bots=int(bots))
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            context = browser.new_context(
                viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark", locale="en"
            )
            context.add_init_script(f"localStorage.setItem('tablee.token', '{token}')")
            page = context.new_page()
            page.goto(f"{address}/t/{code}")
            page.wait_for_selector(".stage[data-asked]", timeout=120_000)
            film = Film(page)
            play(page, int(turns))
            film.stop(page)
            path = ROOT / "docs" / "images" / f"{game.replace('_', '-')}-turn.webp"
            film.save(path)
            print(f"{path.relative_to(ROOT)}: {len(film.frames)} pictures, {path.stat().st_size / 1e3:.0f} kB")
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
