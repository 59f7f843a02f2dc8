"""Measure the speed and size of the web app against an earlier commit, both built here and loaded in alternation.

Usage: `python -m bench.page [COMMIT] [ROUNDS]`, by default c51b3d0 and three rounds. Each load has an empty cache and a
network like Lighthouse's phone (150 ms, 1.6 Mbit/s); the processor is this machine's own. It prints the median of the
first contentful paint, the median times from the click on a box until its board shows and until it asks for a choice,
and the bytes on the wire. It fails if the script or the fonts of the shelf and a board exceed their limits. The click
comes when the network is quiet, as with a person who looks at the boxes first.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from bench.before_after import BEFORE, checked_out
from tests.web.conftest import FLAGS, free_port, serve
from tools.environment import ROOT

ROUNDS = 3
LIMIT_MS = 60_000
"""A board that asks for nothing by then will never do so."""
LATER_MS = 1500
"""The time in which later downloads, such as the board's pictures, still count."""
MAX_BYTES = {"Script": 250_000, "Font": 120_000}
"""The limits in bytes for the shelf and one board, compressed."""
KINDS = ("Script", "Font", "Stylesheet", "Fetch", "Image", "Document")
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PHONE: ViewportSize = {"width": 390, "height": 844}
BOXES = "article button.primary"
ASKED = ".bar.asked"
SHOWN = ".board-room > *, .play .board"
"""The board, whether or not it asks for something yet: a bot may have the first choice."""
BOARD = ".board-room button:enabled, .play .board button:enabled"
"""An enabled button on the board. A bar with buttons may appear before its board does."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
PLAYABLE = """([box, shown, asked, board, limit]) => new Promise((done, fail) => {
    const boxes = document.querySelectorAll('article button.primary')
    const clicked = performance.now()
    let seen = 0
    boxes[box].click()
    const look = () => {
        if (!seen && document.querySelector(shown)) seen = performance.now() - clicked
        if (document.querySelector(asked) && document.querySelector(board)) done([seen, performance.now() - clicked])
        else if (performance.now() - clicked > limit) fail(new Error(`box ${box + 1} asks for nothing`))
        else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
})"""
AT_ONCE = "localStorage.setItem('tablee.settings', JSON.stringify({ pace: 'none' }))"
"""Turns off the deliberate pauses of the telling, so that only the page's own time is measured."""


class PageVisit(NamedTuple):
    """One visit: milliseconds until the first paint, until a board shows and can be played, and the bytes by kind."""

    painted: float
    shown: float
    playable: float
    weight: Counter[str]


class WebBuild(NamedTuple):
    """A build of the web app with its own server."""

    name: str
    address: str


@contextmanager
def built(commit: str | None, folder: Path) -> Iterator[Path]:
    """Yield the tree of a commit, or the current one, with its web app built."""
    with ExitStack() as stack:
        tree = ROOT if commit is None else stack.enter_context(checked_out(commit, folder))
        subprocess.run([sys.executable, "-m", "tools.front_end"], cwd=tree, check=True, stdout=subprocess.DEVNULL)
        yield tree


@contextmanager
def served(name: str, tree: Path, folder: Path) -> Iterator[WebBuild]:
    """Run a server of this tree."""
    folder.mkdir()
    port = free_port()
    server = serve(folder, port, tree)
    try:
        yield WebBuild(name, f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait()


def weigh(session: CDPSession) -> Counter[str]:
    """Count the bytes received from now on, by kind."""
    kinds: dict[str, str] = {}
    weight = Counter[str]()

    def answered(message: dict[str, Any]) -> None:
        kinds[message["requestId"]] = message["type"]

    def finished(message: dict[str, Any]) -> None:
        weight[kinds.get(message["requestId"], "Other")] += int(message["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    return weight


def load(browser: Browser, side: WebBuild, box: int) -> PageVisit:
    """Visit the shelf with an empty cache, and open the game of this box."""
    context = browser.new_context(viewport=PHONE, locale="en", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(120_000)
    context.add_init_script(AT_ONCE)
    page: Page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    weight = weigh(session)
    page.goto(side.address)
    page.locator(BOXES).nth(box).wait_for()
    page.wait_for_load_state("networkidle")
    painted = float(page.evaluate(PAINTED))
    shown, playable = page.evaluate(PLAYABLE, [box, SHOWN, ASKED, BOARD, LIMIT_MS])
    page.wait_for_timeout(LATER_MS)
    context.close()
    return PageVisit(painted, float(shown), float(playable), weight)


def boxes(browser: Browser, side: WebBuild) -> int:
    """Return the number of games on the shelf."""
    page = browser.new_page()
    page.goto(side.address)
    page.locator(BOXES).first.wait_for()
    found = page.locator(BOXES).count()
    page.close()
    return found


def warm_up(browser: Browser, side: WebBuild, count: int) -> None:
    """Open every game once. A new server starts its first bot's process only then, which takes seconds."""
    for box in range(count):
        load(browser, side, box)


def report(name: str, loads: list[PageVisit]) -> str:
    """Return the figures of one side in one line. The bytes are those of the heaviest visit."""
    heaviest = {kind: max(each.weight[kind] for each in loads) for kind in KINDS}
    total = max(each.weight.total() for each in loads)
    weights = " ".join(f"{kind.lower()} {size / 1000:.0f}" for kind, size in heaviest.items())
    return (
        f"{name:10} first paint {median(each.painted for each in loads):6.0f} ms   "
        f"after a click: board {median(each.shown for each in loads):6.0f} ms, "
        f"playable {median(each.playable for each in loads):6.0f} ms   "
        f"kB: {weights}, in all {total / 1000:.0f}"
    )


def main(commit: str = BEFORE, rounds: str = str(ROUNDS)) -> int:
    """Measure both in alternation."""
    loads: dict[str, list[PageVisit]] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        before = stack.enter_context(built(commit, folder / "before"))
        now = stack.enter_context(built(None, folder))
        sides = [
            stack.enter_context(served(commit, before, folder / "data-before")),
            stack.enter_context(served("now", now, folder / "data-now")),
        ]
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        count = boxes(browser, sides[0])
        for side in sides:
            warm_up(browser, side, count)
        for number in range(int(rounds)):
            for box in range(count):
                for side in sides if number % 2 else reversed(sides):
                    found = load(browser, side, box)
                    loads.setdefault(side.name, []).append(found)
                    print(report(side.name, [found]), f"(round {number + 1}, box {box + 1})", flush=True)
        browser.close()
    print()
    for name in (commit, "now"):
        print(report(name, loads[name]))
    heavy = [kind for kind, most in MAX_BYTES.items() if max(each.weight[kind] for each in loads["now"]) > most]
    for kind in heavy:
        print(f"too heavy: {kind.lower()}, more than {MAX_BYTES[kind]} bytes")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
