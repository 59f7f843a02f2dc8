"""Summarises a finished match: the score in the game's own terms, and the facts that explain it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.log import Dealt
from tablee.core.record import Record
from tablee.core.score import Score
from tablee.core.walk import Point
from tablee.wire.coach import Fact, FactKind, MatchSummary, ScoreSentence
from tablee.wire.server import WireEvent

BLOW = 3
"""The minimum change of a score in one step that is worth telling."""
SWING = 0.08
"""The minimum change of an estimated share of the win by dice or cards that is worth telling."""
TOLD = 2
"""At most this many sentences describe a step."""


class _Step(NamedTuple):
    """One step of the replay: the score after it, the effect of luck, and the public events."""

    values: tuple[int, ...]
    luck: tuple[float, ...]
    told: tuple[Event, ...]
    """The events of the beat that is held longest: the main point of the step."""


def summarise(record: Record) -> MatchSummary:
    """Return the final score and at most three facts, in the order in which they happened."""
    score, steps = _walked(record)
    facts = [*_lead(record, steps), *_blow(steps), *_luck(steps)]
    once = {fact.step: fact for fact in reversed(facts)}
    return MatchSummary(
        unit=score.unit if score else "",
        values=score.values if score else (),
        lines=tuple(ScoreSentence(code, params) for code, params in score.lines) if score else (),
        facts=tuple(once[step] for step in sorted(once)),
    )


def _walked(record: Record) -> tuple[Score | None, list[_Step]]:
    """Return the last score and every step of the replay."""
    steps: list[_Step] = []
    told: list[Event] = []
    luck = [0.0] * len(record.names)
    shares: Sequence[float] = ()
    score: Score | None = None
    for point in record.walk():
        told += [event for event in point.told if event.visible(None)]
        before, shares = shares, _shares(record.game, point)
        if isinstance(point.last, Dealt) and before:
            luck = [sum_ + new - old for sum_, new, old in zip(luck, shares, before, strict=True)]
        if point.last is not None and point.settled:
            score = record.game.score(point.match.view(None))
            steps.append(_Step(score.values if score else (), tuple(luck), _longest(record.game, told)))
            told, luck = [], [0.0] * len(record.names)
    return score, steps


def _longest(game: Game[Any, Any, Any], events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of the beat that is held longest; of equals, the last."""
    beats = list(reversed(game.beats(events)))
    return tuple(events[place] for place in max(beats, key=lambda beat: beat.hold).events[:TOLD]) if beats else ()


def _shares(game: Game[Any, Any, Any], point: Point) -> Sequence[float]:
    """Return each seat's share of the win: the result, or the game's quick estimate."""
    result = point.match.result
    return result.shares() if result is not None else game.evaluate(point.match.state)


def _lead(record: Record, steps: Sequence[_Step]) -> Iterator[Fact]:
    """Yield the moment when the winner took the lead for good."""
    first = [seat for seat, rank in enumerate(record.ranks) if rank == 1]
    if len(first) != 1:
        return
    behind = [place for place, step in enumerate(steps) if not _leads(first[0], step.values)]
    if behind and behind[-1] + 1 < len(steps):
        last = behind[-1] + 2 == len(steps)
        yield _fact("lead-late" if last else "lead", behind[-1] + 1, steps, first[0])


def _leads(seat: int, values: Sequence[int]) -> bool:
    return bool(values) and all(values[seat] > other for place, other in enumerate(values) if place != seat)


def _blow(steps: Sequence[_Step]) -> Iterator[Fact]:
    """Yield the greatest gain or loss of a seat in one step."""
    moved = [
        (abs(new - old), place, seat, new - old)
        for place, (one, other) in enumerate(pairwise(steps), start=1)
        for seat, (old, new) in enumerate(zip(one.values, other.values, strict=False))
    ]
    size, place, seat, by = max(moved, default=(0, 0, 0, 0), key=lambda each: each[0])
    if size >= BLOW:
        yield _fact("gain" if by > 0 else "loss", place, steps, seat, size)


def _luck(steps: Sequence[_Step]) -> Iterator[Fact]:
    """Yield the luckiest dice or cards of the match."""
    moved = [(by, place, seat) for place, step in enumerate(steps) for seat, by in enumerate(step.luck)]
    by, place, seat = max(moved, default=(0.0, 0, 0))
    if by >= SWING:
        yield _fact("luck", place, steps, seat)


def _fact(kind: FactKind, place: int, steps: Sequence[_Step], seat: int, count: int = 0) -> Fact:
    told = () if kind == "lead-late" else steps[place].told  # the match ends here, so there is nothing more to tell
    return Fact(kind, place, seat, count, tuple(WireEvent(event.tag, event.rule, event.params) for event in told))
