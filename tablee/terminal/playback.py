"""Plays events back beat by beat: what the board shows and how far the story goes, while the table is already ahead."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tablee.core.event import Event
from tablee.core.game import Game, Viewer
from tablee.terminal.haste import Haste, Waiting, concerns


class Scene(NamedTuple):
    """One beat: its events, its duration in full and in haste, and the view of the board.

    `story` has all events of the update that have been shown by then. They keep the order in which they happened: a
    beat can bring together events of several groups.
    """

    events: tuple[Event, ...]
    waiting: Waiting
    view: Any
    story: tuple[Event, ...]


class Playback:
    """One viewer's playback. News waits in a queue and is shown in order. `skip` shows all of it at once."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.view: Any = None
        """The view on the board, or None before the first update."""
        self.story: list[Event] = []
        """The events shown so far."""
        self.now: tuple[Event, ...] = ()
        """The events of the current beat."""
        self._game = game
        self._true: Any = None
        self._queue: deque[Scene] = deque()
        self._recent: list[Scene] = []
        self._before: Any = None
        self._haste = Haste()

    def add(self, view: Any, events: Sequence[Event], *, seat: Viewer = None, afresh: bool = False) -> None:
        """Add a new view and its events, as this seat sees them. Use `afresh` for a newcomer, or after an undo."""
        if afresh or self._true is None:
            self._start_afresh(view, events)
            return
        self._queue += self._scenes(self._true, view, events, seat)
        self._true = view
        if not self._queue:
            self.view = view

    def _start_afresh(self, view: Any, events: Sequence[Event]) -> None:
        self.view = self._true = self._before = view
        self.story, self.now = list(events), ()
        self._queue.clear()
        self._recent = []
        self._haste = Haste()

    def _scenes(self, before: Any, after: Any, events: Sequence[Event], seat: Viewer) -> Iterator[Scene]:
        beats = self._game.beats(events) if events else []
        shown: set[int] = set()
        for number, beat in enumerate(beats, 1):
            played = tuple(events[index] for index in beat.events)
            for event in played:
                before = self._game.step(before, event)
            shown.update(beat.events)
            story = tuple(events[index] for index in sorted(shown))
            brief = beat.hold if beat.brief is None else beat.brief
            waiting = Waiting(beat.hold, brief, whole=concerns(played, seat))
            yield Scene(played, waiting, after if number == len(beats) else before, story)

    @property
    def behind(self) -> bool:
        """Whether there is something left to show."""
        return bool(self._queue)

    def advance(self) -> int:
        """Show the next beat and return how many milliseconds to hold it."""
        if not self._queue:
            self.now, self.view = (), self._true
            self._haste = Haste()
            return 0
        hold = self._haste.next([scene.waiting for scene in self._queue])
        scene = self._queue.popleft()
        self.now, self.view = scene.events, scene.view
        earlier = len(scene.story) - len(scene.events)
        self.story[len(self.story) - earlier :] = scene.story
        self._recent.append(scene)
        return hold

    def skip(self) -> None:
        """Show everything that is left at once."""
        while self._queue:
            self.advance()
        self.advance()

    def turn_over(self) -> None:
        """Begin a new turn after the reader's choice. `again` starts from here."""
        self._recent, self._before = [], self._true

    def again(self) -> bool:
        """Prepare to show again what happened since the reader's last choice. Return whether there is anything."""
        if not self._recent:
            return False
        recent, self._recent = self._recent, []
        count = sum(len(scene.events) for scene in recent)
        del self.story[len(self.story) - count :]
        self.view, self.now = self._before, ()
        self._queue.extendleft(scene._replace(waiting=scene.waiting._replace(whole=True)) for scene in reversed(recent))
        return True
