"""Pictures of the terminal app for the documentation: `python -m tablee.terminal.picture FOLDER`."""

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
from tablee.terminal.seating import seat_players, usual_seats
from tablee.terminal.table import Table
from tablee.words import Words

SIZE = (110, 32)
CHOICES = 9


async def picture(game: Game[Any, Any, Any], language: str, seed: bytes) -> str:
    """The app after some choices of a game, as SVG; the same for the same seed."""
    with TemporaryDirectory() as folder:
        words = Words(language)
        seats = seat_players(game, usual_seats(game), [words("player")], [], language)
        table = Table(game, game.options(), seats, seed, Path(folder) / "game.tablee")
        _play_some(table)
        app = TerminalApp(words, table, table.names[:1], pace=0.0)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press("h")
            await pilot.pause(0.5)
            return _without_fonts(app.export_screenshot(title="tablee play"))


def _play_some(table: Table) -> None:
    """Play by hints until a person is asked for the last time."""
    asked = 0
    while asked < CHOICES or table.asked is None:
        seat = table.asked if table.asked is not None else table.thinking
        if seat is None:
            return
        asked += table.asked is not None
        table.choose(seat, table.hint(seat) if table.asked is not None else table.bot_choice(seat))


def _without_fonts(svg: str) -> str:
    """The picture without references to fonts elsewhere: whoever looks at it fetches nothing."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


def main() -> None:
    """Write a picture for each language."""
    for language in ("en", "fr", "ru"):
        svg = asyncio.run(picture(find_game("killer"), language, bytes([11]) * 32))
        (Path(sys.argv[1]) / f"killer-{language}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
