"""Replays a record step by step, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TextIO

from rich.text import Text

from tablee.core.event import Event
from tablee.core.game import Game, Viewer
from tablee.core.log import Committed, Dealt, Entry, Retracted
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.terminal import texts
from tablee.words import Words

SILENT = 300
"""A step without events is shown for this many milliseconds."""


class ReplayFrame(NamedTuple):
    """One moment: the last entry (None at the start), the view, and the story until then.

    `open` says whether the viewer may know which choice was made. `fresh` is the index of the first new event.
    """

    entry: Entry | None
    open: bool
    view: Any
    story: tuple[Event, ...]
    fresh: int


def frames(record: Record, viewer: Viewer, *, everything: bool) -> list[ReplayFrame]:
    """Return every moment of a record. With `everything`, nothing is hidden and the next seat to choose is shown."""
    shown: list[ReplayFrame] = []
    for point in record.walk():
        before = len(shown[-1].story) if shown else 0
        shown.append(_frame(point.match, point.last, viewer, before, everything=everything))
    return shown


def _frame(match: Match, entry: Entry | None, viewer: Viewer, before: int, *, everything: bool) -> ReplayFrame:
    eyes = next(iter(match.missing), viewer) if everything else viewer
    story = tuple(event for event in match.story if everything or event.visible(viewer))
    known = everything or not match.commits or (isinstance(entry, Committed) and entry.seat == viewer)
    return ReplayFrame(entry, known, match.view(eyes), story, min(before, len(story)))


class ReplayBeat(NamedTuple):
    """One beat of a step: its events, its duration in milliseconds, and the view and story at that point."""

    step: int
    events: tuple[Event, ...]
    hold: int
    view: Any
    story: tuple[Event, ...]


def shots(game: Game[Any, Any, Any], steps: Sequence[ReplayFrame]) -> list[ReplayBeat]:
    """Return every step beat by beat, as at a table. A step without events is shown briefly."""
    taken: list[ReplayBeat] = []
    for step, frame in enumerate(steps):
        fresh = frame.story[frame.fresh :]
        before, shown = (steps[step - 1].view if step else frame.view), set[int]()
        beats = game.beats(fresh) if fresh else []
        for number, beat in enumerate(beats, 1):
            events = tuple(fresh[index] for index in beat.events)
            shown.update(beat.events)
            story = (*frame.story[: frame.fresh], *(fresh[index] for index in sorted(shown)))
            for event in events:
                before = game.step(before, event)
            taken.append(ReplayBeat(step, events, beat.hold, frame.view if number == len(beats) else before, story))
        if not beats:
            taken.append(ReplayBeat(step, (), SILENT, frame.view, frame.story))
    return taken


def caption(frame: ReplayFrame, record: Record, words: Words) -> str:
    """Describe the last entry in a few words."""
    match frame.entry:
        case None:
            return words("replay-start")
        case Committed(_, seat, action) if frame.open:
            return words("replay-choice", seat=seat, text=words.action(record.game.actions[action]))
        case Committed(_, seat, _):
            return words("replay-secret", seat=seat)
        case Retracted(_, seat):
            return words("replay-retracted", seat=seat)
        case Dealt():
            return words("replay-chance")
        case _:
            return words("replay-rewound")


def print_story(steps: Sequence[ReplayFrame], record: Record, words: Words, sink: TextIO, width: int = 80) -> None:
    """Print the whole record as a story."""
    for number, frame in enumerate(steps):
        if not isinstance(frame.entry, Dealt):
            sink.write(f"{number:4}  {caption(frame, record, words)}\n")
        sink.writelines(f"      {words.event(event)} [{event.rule}]\n" for event in frame.story[frame.fresh :])
    drawn = record.game.draw(steps[-1].view, words.marked(), width)
    sink.write(f"\n{Text.from_markup(drawn).plain}\n")
    over = record.match().result
    if over is not None:
        sink.write("".join(f"\n{line}" for line in texts.ranking(over.ranks, words)) + "\n")
