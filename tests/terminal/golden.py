"""Golden boards and transcripts, one file each. `python -m tests.terminal.golden` writes them again."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Sequence
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
MOMENTS = (0, 5, 17, 40, 72, 96)
"""After so many decisions a board is drawn."""
EAGER = ("deploy", "carry")
"""Choices that are taken wherever they are offered: without them lanes stay empty."""
SEED = bytes([7]) * 32
NAMES = (
    *("Zoe", "Boris", "Chloé", "Dana", "Émile", "Fatou", "Gustav", "Hana"),
    *("Иван", "Jana", "Karim", "Léna", "Milo", "Nora", "Otto", "Pia"),
)
USUAL_SEATS = 4
TYPED = 24
"""So many lines are typed in a transcript."""


def moments(game: Game[Any, Any, Any], seats: int) -> Iterator[tuple[int, Match]]:
    """A match at some of its decisions, played by taking offered actions in turn."""
    match = Match(game, game.options(), seats, Luck(SEED))
    for number in range(max(MOMENTS) + 1):
        if match.result is not None:
            return
        if number in MOMENTS:
            yield number, match
        for seat in match.missing:
            offer = match.offer(seat)
            assert offer is not None
            eager = [action for action in offer.legal if game.actions[action].verb in EAGER]
            match.submit(
                seat, offer.decision, _one_of(eager, number) if eager else _one_of(offer.legal, 5 * number + seat)
            )


def _one_of(actions: Sequence[int], number: int) -> int:
    return actions[number % len(actions)]


def boards(game: Game[Any, Any, Any], language: str, sizes: Sequence[tuple[int, int]] = SIZES) -> str:
    """The first seat's board at these moments, in these sizes, with few players and with as many as possible."""
    low, high = game.info.seats
    drawn: list[str] = []
    for seats in sorted({max(low, min(high, USUAL_SEATS)), high}):
        for number, match in moments(game, seats):
            words = Words(language, game, NAMES[:seats], options=match.options, markup=True, me=0)
            for width, height in sizes:
                board = Text.from_markup(game.board(match.view(0), words, width, height)).plain
                lines = [line.rstrip() for line in board.split("\n")]
                drawn += [f"── {seats} players, decision {number} · {width} × {height}", *lines, ""]
    return "\n".join(drawn)


def transcript(game: Game[Any, Any, Any], folder: Path) -> str:
    """The first choices of two people who share a terminal, by plain lines; one looks a card up, each takes what stands first."""
    seats = seat_players(game, 2, NAMES[:2], [])
    table = sit_down(Setup(game, game.options(), seats, SEED).record(), folder / "game.tablee")
    sink = io.StringIO()
    name = next(iter(game.topics(game.options(), Words("en", game))), game.info.id)
    typed = ["b", f"? {name}", *["1"] * TYPED, "a", "q"]
    lines = Lines(io.StringIO("".join(f"{line}\n" for line in typed)), sink)
    asyncio.run(PlainPlay(table, Words("en"), lines).play())
    printed = sink.getvalue().replace(str(folder), "FOLDER")
    return "\n".join(line.rstrip() for line in printed.split("\n"))


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with its expected content."""
    for name in built_in_ids():
        game = find_game(name)
        for language in LANGUAGES:
            yield FOLDER / f"board-{name}-{language}.txt", boards(game, language)
        with TemporaryDirectory() as folder:
            yield FOLDER / f"plain-{name}.txt", transcript(game, Path(folder))


def main() -> None:
    """Write all files again. Read the diff before you commit it."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in files():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
