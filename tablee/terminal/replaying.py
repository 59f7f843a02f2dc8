"""A record played again step by step, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TextIO

from rich.text import Text

from tablee.core.event import Event
from tablee.core.game import Viewer
from tablee.core.log import Committed, Dealt, Entry, Retracted
from tablee.core.match import BrokenLog, Match
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.terminal import telling
from tablee.words import Words


class Frame(NamedTuple):
    """One moment: what was just entered (nothing at the start), the position, and the story until then.

    `open` says whether the viewer may know which choice was made; `fresh` is the number of the first new event.
    """

    entry: Entry | None
    open: bool
    view: Any
    story: tuple[Event, ...]
    fresh: int


def frames(record: Record, viewer: Viewer, *, everything: bool) -> list[Frame]:
    """Every moment of a record. With `everything`, nothing is hidden and the board is that of whoever is to choose."""
    match = Match(record.game, record.options, len(record.names), None)
    shown = [_frame(match, None, viewer, 0, everything=everything)]
    for position, entry in enumerate(record.entries):
        before = len(shown[-1].story)
        try:
            match.enter(entry)
        except Refused as refused:
            raise BrokenLog(position, str(refused)) from refused
        shown.append(_frame(match, entry, viewer, before, everything=everything))
    return shown


def _frame(match: Match, entry: Entry | None, viewer: Viewer, before: int, *, everything: bool) -> Frame:
    eyes = next(iter(match.missing), viewer) if everything else viewer
    story = tuple(event for event in match.story if everything or event.visible(viewer))
    known = everything or not match.commits or (isinstance(entry, Committed) and entry.seat == viewer)
    return Frame(entry, known, match.view(eyes), story, min(before, len(story)))


def caption(frame: Frame, record: Record, words: Words) -> str:
    """What was just entered, in a few words."""
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


def told_by_lines(steps: Sequence[Frame], record: Record, words: Words, sink: TextIO, width: int = 80) -> None:
    """Print the whole record as a story."""
    for number, frame in enumerate(steps):
        if not isinstance(frame.entry, Dealt):
            sink.write(f"{number:4}  {caption(frame, record, words)}\n")
        sink.writelines(f"      {words.event(event)} [{event.rule}]\n" for event in frame.story[frame.fresh :])
    drawn = record.game.draw(steps[-1].view, words.marked(), width)
    sink.write(f"\n{Text.from_markup(drawn).plain}\n")
    over = record.match().result
    if over is not None:
        sink.write("".join(f"\n{line}" for line in telling.places(over, words)) + "\n")
