"""What people learn from: positions that show rules, and how a guided first game is set up."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tablee.core.example import Example, Frame, frames
from tablee.core.game import Game
from tablee.core.lesson import Lesson
from tablee.tables.updates import wire_offer
from tablee.wire.http import ExampleFrame, ExamplePage
from tablee.wire.server import WireEvent
from tablee.wire.setup import ForBot, ForPerson, Language, TableSetup


def setup(game: Game[Any, Any, Any], lesson: Lesson, language: Language) -> TableSetup:
    """The table of a lesson: the learner, a rival under the name of the weakest bot, nobody who watches."""
    seats = (ForPerson(), ForBot(next(iter(game.bots))))
    options: dict[str, Any] = msgspec.to_builtins(lesson.options)
    return TableSetup(game.info.id, seats, options, spectators=False, language=language)


@cache
def examples(game: Game[Any, Any, Any]) -> tuple[ExamplePage, ...]:
    """All examples of a game, played by its rules."""
    return tuple(_page(game, example) for example in game.examples)


def _page(game: Game[Any, Any, Any], example: Example) -> ExamplePage:
    return ExamplePage(
        name=example.name,
        rules=example.rules,
        seat=example.seat,
        seats=game.seats_of(example.position()),
        options=msgspec.to_builtins(example.options or game.options()),
        frames=tuple(_frame(game, frame) for frame in frames(game, example)),
    )


def _frame(game: Game[Any, Any, Any], frame: Frame) -> ExampleFrame:
    return ExampleFrame(
        awaited=frame.awaited,
        events=tuple(WireEvent(event.tag, event.rule, dict(event.params)) for event in frame.events),
        offer=wire_offer(game, frame.offer, None) if frame.offer is not None else None,
        view=msgspec.Raw(msgspec.json.encode(frame.view)),
    )
