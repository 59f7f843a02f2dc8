"""Drive the terminal app in tests: press keys, wait until it has settled, read what it shows."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from tablee.terminal.app import TerminalApp
from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.question_screen import CurtainScreen
from tablee.terminal.table_client import TableClient
from tablee.words import Words

P = Pilot[None]


def app_of(table: TableClient | None, language: str = "en") -> TerminalApp:
    return TerminalApp(Words(language), table, ("Zoe",), pace=0.0)


async def settle(pilot: P) -> None:
    """Wait until the bots have played and everything is drawn."""
    await pilot.pause()
    async with asyncio.timeout(300):
        while _busy(pilot):  # noqa: ASYNC110 (what is drawn sets no event)
            await asyncio.sleep(0.005)
    await pilot.pause()


def _busy(pilot: P) -> bool:
    at_work = any(worker.group in {"commands", "hint"} for worker in pilot.app.workers)
    app = pilot.app
    assert isinstance(app, TerminalApp)
    table = app.table if isinstance(app.screen, PlayScreen | CurtainScreen) else None
    narrating = isinstance(app.screen, PlayScreen) and app.screen.is_narrating
    return at_work or narrating or (table is not None and table.asked is None and not table.over)


async def press(pilot: P, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def shown(pilot: P, selector: str) -> str:
    visual = pilot.app.screen.query_one(selector, Static).content
    assert isinstance(visual, Text | str)
    return str(visual)


def listed(pilot: P) -> list[str]:
    return list(pilot.app.screen.query_one(ChoiceGrid).labels)
