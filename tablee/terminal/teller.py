"""Tells events beat by beat: what the board shows and how far the story goes, while the table is already ahead."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tablee.core.event import Event
from tablee.core.game import Game


class Scene(NamedTuple):
    """One beat: its events, its duration in milliseconds, and the view of the board.

    `last` means that the view is the true one: an update of the table has been told to its end.
    """

    events: tuple[Event, ...]
    hold: int
    view: Any
    last: bool = False


class Teller:
    """One viewer's telling. News is told later, in order. `skip` tells all of it at once."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.view: Any = None
        """The view on the board, or None before the first update."""
        self.story: list[Event] = []
        """The events told so far."""
        self.now: tuple[Event, ...] = ()
        """The events of the current beat."""
        self._game = game
        self._true: Any = None
        self._coming: deque[Scene] = deque()
        self._lately: list[Scene] = []
        self._before: Any = None

    def hear(self, view: Any, events: Sequence[Event], *, afresh: bool = False) -> None:
        """Add a new view and its events. Use `afresh` for a newcomer, or after an undo."""
        if afresh or self._true is None:
            self._start_afresh(view, events)
            return
        scenes = list(self._scenes(self._true, view, events))
        self._coming += scenes
        self._true = view
        if not self._coming:
            self.view = view

    def _start_afresh(self, view: Any, events: Sequence[Event]) -> None:
        self.view = self._true = self._before = view
        self.story, self.now = list(events), ()
        self._coming.clear()
        self._lately = []

    def _scenes(self, before: Any, after: Any, events: Sequence[Event]) -> Iterator[Scene]:
        beats = self._game.beats(events) if events else []
        for number, beat in enumerate(beats, 1):
            told = tuple(events[place] for place in beat.events)
            for event in told:
                before = self._game.step(before, event)
            last = number == len(beats)
            yield Scene(told, beat.hold, after if last else before, last)

    @property
    def behind(self) -> bool:
        """Whether there is something left to tell."""
        return bool(self._coming)

    def advance(self) -> int:
        """Tell the next beat and return how many milliseconds to hold it."""
        if not self._coming:
            self.now, self.view = (), self._true
            return 0
        scene = self._coming.popleft()
        self.now, self.view = scene.events, scene.view
        self.story += scene.events
        self._lately.append(scene)
        return scene.hold

    def skip(self) -> None:
        """Tell everything that is left at once."""
        while self._coming:
            self.advance()
        self.now, self.view = (), self._true

    def turn_over(self) -> None:
        """Begin a new turn after the reader's choice. `again` starts from here."""
        self._lately, self._before = [], self._true

    def again(self) -> bool:
        """Prepare to tell again what happened since the reader's last choice. Return whether there is anything."""
        if not self._lately:
            return False
        lately, self._lately = self._lately, []
        told = sum(len(scene.events) for scene in lately)
        del self.story[len(self.story) - told :]
        self.view, self.now = self._before, ()
        self._coming.extendleft(reversed(lately))
        return True
