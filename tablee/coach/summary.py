"""Summarises a finished match: the score in the game's own terms, and the facts that explain it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile, pairwise
from typing import Any, NamedTuple

from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.log import Dealt
from tablee.core.record import Record
from tablee.core.score import Score
from tablee.core.walk import Point
from tablee.wire.coach import Fact, FactKind, MatchSummary, ScoreSentence
from tablee.wire.server import WireEvent

MIN_SCORE_CHANGE = 3
"""The minimum change of a score in one step that is worth telling."""
MIN_LUCK = 0.08
"""The minimum change of an estimated share of the win by dice or cards that is worth telling."""
MAX_SENTENCES = 2
"""At most this many sentences describe a step."""


class _Draw(NamedTuple):
    """Dice or cards: how they moved each seat's chances, and the public events that followed."""

    luck: tuple[float, ...]
    told: tuple[Event, ...]


class _Step(NamedTuple):
    """One step of the replay: the score after it, the effect of luck, the public events, and its dice or cards."""

    values: tuple[int, ...]
    luck: tuple[float, ...]
    told: tuple[Event, ...]
    draws: tuple[_Draw, ...]


def summarise(record: Record) -> MatchSummary:
    """Return the final score and at most three facts, in the order in which they happened."""
    score, steps = _walked(record)
    game = record.game
    facts = [*_lead(game, record.ranks, steps), *_largest_change(game, steps), *_luck(game, steps)]
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
    draws: list[_Draw] = []
    shares: Sequence[float] = ()
    score: Score | None = None
    for point in record.walk():
        public = tuple(event for event in point.told if event.visible(None))
        told += public
        before, shares = shares, _shares(record.game, point)
        if isinstance(point.last, Dealt) and before:
            draws.append(_Draw(tuple(new - old for new, old in zip(shares, before, strict=True)), public))
        if point.last is not None and point.settled:
            score = record.game.score(point.match.view(None))
            steps.append(_step(score.values if score else (), told, draws, len(record.names)))
            told, draws = [], []
    return score, steps


def _step(values: tuple[int, ...], told: Sequence[Event], draws: Sequence[_Draw], seats: int) -> _Step:
    luck = tuple(sum(draw.luck[seat] for draw in draws) for seat in range(seats))
    return _Step(values, luck, tuple(told), tuple(draws))


def _shares(game: Game[Any, Any, Any], point: Point) -> Sequence[float]:
    """Return each seat's share of the win: the result, or the game's quick estimate."""
    result = point.match.result
    return result.shares() if result is not None else game.evaluate(point.match.state)


def _lead(game: Game[Any, Any, Any], ranks: Sequence[int], steps: Sequence[_Step]) -> Iterator[Fact]:
    """Yield the moment when the winner took the lead for good."""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) != 1:
        return
    behind = [place for place, step in enumerate(steps) if not _leads(first[0], step.values)]
    if behind and behind[-1] + 1 < len(steps):
        place = behind[-1] + 1
        late = place + 1 == len(steps)  # the match ends here, so there is nothing more to tell
        told = () if late else _change(game, steps, place)
        yield _fact("lead-late" if late else "lead", place, first[0], told)


def _leads(seat: int, values: Sequence[int]) -> bool:
    return bool(values) and all(values[seat] > other for place, other in enumerate(values) if place != seat)


def _largest_change(game: Game[Any, Any, Any], steps: Sequence[_Step]) -> Iterator[Fact]:
    """Yield the greatest gain or loss of a seat in one step."""
    moved = [
        (abs(new - old), place, seat, new - old)
        for place, (one, other) in enumerate(pairwise(steps), start=1)
        for seat, (old, new) in enumerate(zip(one.values, other.values, strict=False))
    ]
    size, place, seat, by = max(moved, default=(0, 0, 0, 0), key=lambda each: each[0])
    if size >= MIN_SCORE_CHANGE:
        yield _fact("gain" if by > 0 else "loss", place, seat, _change(game, steps, place), size)


def _luck(game: Game[Any, Any, Any], steps: Sequence[_Step]) -> Iterator[Fact]:
    """Yield the luckiest dice or cards of the match that can be told as the luck of their seat."""
    moved = [(by, place, seat) for place, step in enumerate(steps) for seat, by in enumerate(step.luck)]
    for _, place, seat in sorted((each for each in moved if each[0] >= MIN_LUCK), reverse=True):
        told = _drawn(game, steps, place, seat)
        if told:
            yield _fact("luck", place, seat, told)
            return


def _change(game: Game[Any, Any, Any], steps: Sequence[_Step], place: int) -> Sequence[Event]:
    """Return the event that states how the score changed in this step, or the longest beat if none states it."""
    told = steps[place].told
    return _stating(game, told, _moved(steps, place)) or _longest(game, told)


def _moved(steps: Sequence[_Step], place: int) -> dict[int, tuple[int, int]]:
    """Return the change of each seat's score in this step and its new score, where it changed."""
    before = steps[place - 1].values if place else ()
    pairs = enumerate(zip(steps[place].values, before, strict=False))
    return {seat: (abs(new - old), new) for seat, (new, old) in pairs if new != old}


def _stating(game: Game[Any, Any, Any], events: Sequence[Event], moved: dict[int, tuple[int, int]]) -> Sequence[Event]:
    """Return the event with most of the changed numbers; of equals, the one that is held longest."""
    hold = {place: beat.hold for beat in game.beats(events) for place in beat.events}
    stated = [(_numbers(event, moved), hold.get(place, 0.0), -place) for place, event in enumerate(events)]
    many, _, place = max(stated, default=(0, 0.0, 0))
    return [events[-place]] if many else []


def _numbers(event: Event, moved: dict[int, tuple[int, int]]) -> int:
    """Return how many numbers of the event are a change or a new score of the seat that it is about."""
    seat = event.params.get("seat")
    own = moved.get(seat, ()) if isinstance(seat, int) else ()
    return sum(value in own for name, value in event.params.items() if name != "seat")


def _drawn(game: Game[Any, Any, Any], steps: Sequence[_Step], place: int, seat: int) -> Sequence[Event]:
    """Return what the seat rolled or drew, and the change of the score that followed.

    Return nothing if the dice or cards were those of others: their bad luck would not explain the luck of this seat.
    """
    told = max(steps[place].draws, key=lambda draw: draw.luck[seat]).told
    events = list(dropwhile(_is_heading, told))
    own = [event for event in events if event.tag == events[0].tag and event.params.get("seat", seat) == seat]
    after = _stating(game, events[1:], _moved(steps, place))
    return [own[0], *(event for event in after if event is not own[0])] if own else ()


def _is_heading(event: Event) -> bool:
    """Return whether an event only names the seats that the next events are about."""
    return "seats" in event.params and "seat" not in event.params


def _longest(game: Game[Any, Any, Any], events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the beat that is held longest; of equals, the last."""
    beats = list(reversed(game.beats(events)))
    return [events[place] for place in max(beats, key=lambda beat: beat.hold).events[:MAX_SENTENCES]] if beats else ()


def _fact(kind: FactKind, place: int, seat: int, told: Sequence[Event], count: int = 0) -> Fact:
    return Fact(kind, place, seat, count, tuple(WireEvent(event.tag, event.rule, event.params) for event in told))
