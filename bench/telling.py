"""Measure the browser's cost of telling turns: script time per frame and long tasks, in a game for four.

`python -m bench.telling [GAME]` prints it for the game, or for the first on the shelf that seats more than eight. It
uses the web app as last built (`make web`).
"""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright

from tablee.registry import all_games
from tests.web.conftest import FLAGS, Visitor, free_port, serve
from tests.web.fitting import seated

TURNS = 4
MIN_SEATS = 9
SIZE = {"width": 1366, "height": 768}
WATCH = """() => {
  window.seen = { frames: 0, since: performance.now(), long: [] }
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) window.seen.long.push(Math.round(task.duration))
  }).observe({ type: 'longtask' })
  const frame = () => { window.seen.frames += 1; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}"""
START = "() => Object.assign(window.seen, { frames: 0, since: performance.now(), long: [] })"
READ = "() => ({ frames: window.seen.frames, seconds: (performance.now() - window.seen.since) / 1000, long: window.seen.long })"


def metrics(session: CDPSession) -> dict[str, float]:
    """Return Chromium's counters so far, in seconds."""
    return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}


def told_turn(player: Visitor, session: CDPSession, turn: int) -> dict[str, Any]:
    """Choose, and measure until everything that follows has been told."""
    page = player.page
    page.wait_for_selector(".stage[data-asked]", timeout=120_000)
    page.evaluate(START)
    before = metrics(session)
    player.take_a_choice(turn)
    page.wait_for_selector("section.end, .stage[data-asked]", timeout=120_000)
    spent = {name: value - before[name] for name, value in metrics(session).items() if name in before}
    return {**page.evaluate(READ), "script": spent["ScriptDuration"], "layout": spent["LayoutDuration"]}


def line(turn: int, seen: dict[str, Any]) -> str:
    """Return one turn as a printed line."""
    frames = max(1, seen["frames"])
    long = [duration for duration in seen["long"] if duration > 50]
    return (
        f"turn {turn}: {seen['seconds']:5.1f} s, {frames:4} frames, script {1000 * seen['script'] / frames:5.2f} ms a frame, "
        f"layout {1000 * seen['layout'] / frames:5.2f} ms, tasks above 50 ms: {len(long)}{f' {long}' if long else ''}\n"
    )


def main(game: str = "") -> None:
    """Play a few turns at normal pace and with motion, and print the cost of each."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), port)
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            options = {"viewport": SIZE, "reduced_motion": "no-preference"}
            player = Visitor(browser, f"http://127.0.0.1:{port}", pace="normal", **options)
            seated(
                player, game or next(name for name, found in all_games().items() if found.info.seats[1] >= MIN_SEATS), 3
            )
            session = player.context.new_cdp_session(player.page)
            session.send("Performance.enable")
            player.page.wait_for_selector(".stage")
            player.page.evaluate(WATCH)
            for turn in range(1, TURNS + 1):
                sys.stdout.write(line(turn, told_turn(player, session, turn)))
            browser.close()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main(*sys.argv[1:])
