"""Draws pictures of the terminal app for the documentation: `python -m tablee.terminal.picture FOLDER GAME`."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablee.core.game import Game
from tablee.registry import find_game
from tablee.terminal.app import TerminalApp
from tablee.terminal.local import sit_down
from tablee.terminal.seating import seat_players, usual_seats
from tablee.terminal.setup import Setup
from tablee.terminal.table_client import TableClient
from tablee.words import LANGUAGES, Words

SIZE = (110, 32)
CHOICES = 9


async def picture(game: Game[Any, Any, Any], language: str, seed: bytes) -> str:
    """Return the app after some choices of a game, as SVG. It is the same for the same seed."""
    with TemporaryDirectory() as folder:
        words = Words(language)
        seats = seat_players(game, usual_seats(game), [words("player")], [], language)
        table = sit_down(Setup(game, game.options(), seats, seed).record(), Path(folder) / "game.tablee")
        app = TerminalApp(words, table, (seats[0].name,), pace=0.0)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await _play_some(table)
            await pilot.press("h")
            await pilot.pause(0.5)
            return _without_fonts(app.export_screenshot(title="tablee play"))


async def _play_some(table: TableClient) -> None:
    """Play by hints until the person has chosen `CHOICES` times and is asked again."""
    asked = 0
    while not table.over and (asked < CHOICES or table.asked is None):
        seat = table.asked
        if seat is None:
            await asyncio.sleep(0.01)
            continue
        asked += 1
        hint = await table.ask_hint(seat)
        await table.choose(seat, table.game.actions.by_text[hint.choices[0].action.text])


def _without_fonts(svg: str) -> str:
    """Remove references to remote fonts, so that viewing the picture fetches nothing."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


def main() -> None:
    """Write a picture for each language."""
    folder, game = sys.argv[1:]
    for language in LANGUAGES:
        svg = asyncio.run(picture(find_game(game), language, bytes([11]) * 32))
        (Path(folder) / f"{game.replace('_', '-')}-{language}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
