"""Texts for both the screen and plain lines: the luck, whose turn it is, how the game ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from tablee.core.game import Game, Viewer
from tablee.terminal.table_client import TableClient
from tablee.wire.coach import NamedHint
from tablee.wire.server import Series
from tablee.words import Words

LINE_WIDTH = 80


def words_of(table: TableClient, language: str) -> Words:
    """Return the words of this table. A single person is “you”; people who share a terminal are named."""
    me = table.people[0] if len(table.people) == 1 else None
    return Words(language, table.game, table.names, options=table.options, me=me)


def drawn(table: TableClient, viewer: Viewer, words: Words) -> str:
    """Return the position as the viewer sees it, as plain text."""
    view = on_the_board(table, table.participant(viewer).view)
    return Text.from_markup(table.game.draw(view, words.marked(), LINE_WIDTH)).plain


def on_the_board(table: TableClient, view: Any) -> Any:
    """Return the view to draw: if a resignation or the like ended the match, with nobody to move."""
    return table.game.stopped(view) if table.over and table.info.ended != "rules" else view


def board(game: Game[Any, Any, Any], view: Any, words: Words, width: int, height: int) -> Text:
    """Return a view as a board of this size. If it needs more lines, the last ones are cut."""
    return Text.from_markup(game.board(view, words.marked(), width, height))


def turn(table: TableClient, words: Words) -> str:
    """Say whose turn it is."""
    if table.over:
        return words("turn-over")
    waiting = list(table.missing)
    if table.asked is not None and len(table.people) == 1:
        return words("turn-yours")
    return words("turn-others", seats=waiting, count=len(waiting))


def outcome(ranks: Sequence[int], words: Words) -> str:
    """Say who won."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) == 1:
        return words("result-win", seat=winners[0])
    return words("result-draw", seats=winners)


def ranking(ranks: Sequence[int], words: Words) -> Iterator[str]:
    """Yield everybody's rank, the best first."""
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        yield words("result-place", place=ranks[seat], seat=seat)


def around(table: TableClient, words: Words) -> str:
    """List the players, with the levels of the bots."""
    names = [
        words("name-level", name=name, text=words(f"bot-{seat.bot}")) if seat.bot else name
        for name, seat in zip(table.names, table.info.seats, strict=True)
    ]
    return words("at-the-table", text=", ".join(names))


def seats(table: TableClient, words: Words) -> Iterator[str]:
    """Yield who sits where before the game, and which seats are free."""
    hosting = words("seat-host")
    for number, seat in enumerate(table.info.seats, 1):
        name = seat.name or (words(f"bot-{seat.bot}") if seat.bot else words("seat-free"))
        host = f" ({hosting})" if seat.host else ""
        yield f"{number}. {name}{host}{' ◂' if seat.you else ''}"


def is_host(table: TableClient) -> bool:
    """Return whether the person here opened the table."""
    return any(seat.you and seat.host for seat in table.info.seats)


def luck(table: TableClient, words: Words) -> str:
    """Say where the luck of this game comes from."""
    return words("lesson-luck") if table.info.lesson else words("luck-committed", commitment=table.info.commitment)


def lesson(table: TableClient, words: Words) -> Iterator[str]:
    """Yield the tutor's current lines, and the action that the tutor suggests."""
    for line in table.participants[0].update.tutor or ():
        sentence = words(f"lesson-{line.name}", **line.params)
        said = words("lesson-says", text=sentence)
        yield f"{said} [{line.rule}]"
        advised = table.game.actions.index(line.advice) if line.advice else None
        if advised is not None and table.asked is not None:
            yield words("lesson-advice", text=words.action(table.game.actions[advised], _prompt(table)))


def explained(table: TableClient, view: Any, words: Words, action: int) -> str:
    """Describe what a choice would bring, and explain the thing that it is about."""
    game, chosen = table.game, table.game.actions[action]
    brings = game.consider(view, chosen, words)
    return "\n".join(filter(None, (brings, game.explain(table.options, chosen, words))))


def hint_text(hint: NamedHint, table: TableClient, words: Words) -> str:
    """Word the coach's suggestion and its reason."""
    best = table.game.actions[table.game.actions.by_text[hint.choices[0].action.text]]
    why = words(f"why-{hint.reason.code}", **hint.reason.params)
    return f"{words('hint', text=words.action(best, _prompt(table)))}. {why}"


def _prompt(table: TableClient) -> str:
    """Return what somebody here is asked."""
    return next((each.offer.prompt for each in table.participants if each.offer is not None), "")


def farewell(table: TableClient, words: Words) -> Iterator[str]:
    """Yield what to know when leaving: where the game is, and how to continue or verify it."""
    if not table.over:
        yield _way_back(table, words)
        return
    yield " ".join(_ending(table, words))
    if table.info.series is not None:
        yield standing(table.info.series, words)
    if table.info.seed:
        yield words("luck-revealed", seed=table.info.seed)
    if table.path is not None and table.people:  # what was only watched is kept on request, elsewhere
        yield words("saved-finished", path=str(table.path))


def standing(series: Series, words: Words) -> str:
    """Say how a series stands, or who has won it."""
    if series.over:
        score = ":".join(map(str, sorted(series.wins, reverse=True)))
        return words("series-won", seat=series.wins.index(max(series.wins)), score=score)
    score = " · ".join(f"{words.name(seat)} {wins}" for seat, wins in enumerate(series.wins))
    return words("series-standing", number=series.game, count=2 * series.first_to - 1, score=score)


def _way_back(table: TableClient, words: Words) -> str:
    """Say how to come back to a game that goes on."""
    if table.path is not None:
        return words("saved-unfinished", path=str(table.path))
    return words("seat-kept" if table.people else "watch-again", url=table.address)


def _ending(table: TableClient, words: Words) -> Iterator[str]:
    """Say how the game ended, unless by its rules, and who won."""
    ranks, ended = table.info.ranks, table.info.ended
    if ended not in (None, "rules"):
        last = max(range(len(ranks)), key=lambda seat: ranks[seat]) if ranks else 0
        yield words(f"ended-{ended}", seat=last)
    if ranks is not None:
        yield outcome(ranks, words)
