"""What both the board of choices and the plain lines tell: the luck, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tablee.core.decision import Over
from tablee.core.game import Viewer
from tablee.terminal.table import Table
from tablee.words import Words


def board(table: Table, viewer: Viewer, words: Words, width: int) -> Text:
    """The position as the viewer sees it."""
    drawn = table.game.draw(table.match.view(viewer), words.marked(), width)
    return Text.from_markup(drawn)


def turn(table: Table, words: Words) -> str:
    """Whose turn it is."""
    match = table.match
    if match.result is not None:
        return words("turn-over")
    waiting = list(match.missing)
    if table.asked is not None and len(table.people) == 1:
        return words("turn-yours")
    return words("turn-others", seats=waiting, count=len(waiting))


def outcome(over: Over, words: Words) -> str:
    """Who won."""
    winners = [seat for seat, rank in enumerate(over.ranks) if rank == 1]
    if len(winners) == 1:
        return words("result-win", seat=winners[0])
    return words("result-draw", seats=winners)


def places(over: Over, words: Words) -> Iterator[str]:
    """Everybody's place, the best first."""
    for seat in sorted(range(len(over.ranks)), key=lambda seat: over.ranks[seat]):
        yield words("result-place", place=over.ranks[seat], seat=seat)


def around(table: Table, words: Words) -> str:
    """Who sits there, and which bots play."""
    names = [
        words("name-level", name=seat.name, text=words(f"bot-{seat.bot}")) if seat.bot else seat.name
        for seat in table.seats
    ]
    return words("at-the-table", text=", ".join(names))


def luck(table: Table, words: Words) -> str:
    """Where the luck of this game comes from."""
    return words("lesson-luck") if table.tutor is not None else words("luck-committed", commitment=table.commitment)


def lesson(table: Table, words: Words) -> Iterator[str]:
    """What the tutor of a lesson says now, and what they would do."""
    for line in table.tutor.lines if table.tutor is not None else ():
        sentence = words(f"lesson-{line.name}", **line.params)
        said = words("lesson-says", text=sentence)
        yield f"{said} [{line.rule}]"
        advised = table.game.actions.index(line.advice) if line.advice else None
        if advised is not None and table.asked is not None:
            yield words("lesson-advice", text=words.action(table.game.actions[advised]))


def farewell(table: Table, words: Words) -> Iterator[str]:
    """What to know when leaving the table: where the game is, and how to go on or to check it."""
    over = table.match.result
    if over is None:
        yield words("saved-unfinished", path=str(table.path))
        return
    yield outcome(over, words)
    yield words("luck-revealed", seed=table.seed.hex())
    yield words("saved-finished", path=str(table.path))
