"""Boards and transcripts as they should be, one file each: `python -m tests.terminal.golden` writes them anew."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.text import Text

from tablee.core.game import Game
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.registry import built_in_ids, find_game
from tablee.terminal.lines import Lines
from tablee.terminal.local import sit_down
from tablee.terminal.plain import PlainPlay
from tablee.terminal.seating import seat_players
from tablee.terminal.setup import Setup
from tablee.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "golden"
SIZES = ((78, 11), (118, 22))
MOMENTS = (0, 5, 17, 40)
"""After so many decisions a board is drawn."""
SEED = bytes([7]) * 32
NAMES = ("Zoe", "Boris", "Chloé", "Dana")
TYPED = 24
"""So many lines are typed in a transcript."""


def moments(game: Game[Any, Any, Any]) -> Iterator[tuple[int, Match]]:
    """A match of up to four, played by taking one offered action after another, at some of its decisions."""
    seats = max(game.info.seats[0], min(game.info.seats[1], len(NAMES)))
    match = Match(game, game.options(), seats, Luck(SEED))
    for number in range(max(MOMENTS) + 1):
        if match.result is not None:
            return
        if number in MOMENTS:
            yield number, match
        for seat in match.missing:
            offer = match.offer(seat)
            assert offer is not None
            match.submit(seat, offer.decision, offer.legal[(5 * number + seat) % len(offer.legal)])


def boards(game: Game[Any, Any, Any], language: str) -> str:
    """How the first seat sees the table at these moments, in both sizes."""
    drawn: list[str] = []
    for number, match in moments(game):
        words = Words(language, game, NAMES[: match.seats], options=match.options, markup=True, me=0)
        for width, height in SIZES:
            board = Text.from_markup(game.board(match.view(0), words, width, height)).plain
            lines = [line.rstrip() for line in board.split("\n")]
            drawn += [f"── {number} · {width} × {height}", *lines, ""]
    return "\n".join(drawn)


def transcript(game: Game[Any, Any, Any], folder: Path) -> str:
    """The first choices of two people who share a terminal, by plain lines; each takes what stands first."""
    seats = seat_players(game, 2, NAMES[:2], [])
    table = sit_down(Setup(game, game.options(), seats, SEED).record(), folder / "game.tablee")
    sink = io.StringIO()
    typed = ["b", *["1"] * TYPED, "a", "q"]
    lines = Lines(io.StringIO("".join(f"{line}\n" for line in typed)), sink)
    asyncio.run(PlainPlay(table, Words("en"), lines).play())
    told = sink.getvalue().replace(str(folder), "FOLDER")
    return "\n".join(line.rstrip() for line in told.split("\n"))


def files() -> Iterator[tuple[Path, str]]:
    """Every file with what should be in it."""
    for name in built_in_ids():
        game = find_game(name)
        for language in LANGUAGES:
            yield FOLDER / f"board-{name}-{language}.txt", boards(game, language)
        with TemporaryDirectory() as folder:
            yield FOLDER / f"plain-{name}.txt", transcript(game, Path(folder))


def main() -> None:
    """Write them anew; read the difference before you commit it."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in files():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
