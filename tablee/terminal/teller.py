"""Tells what happens beat by beat: what the board shows and how far the story goes, while the table is already further on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tablee.core.event import Event
from tablee.core.game import Game


class Scene(NamedTuple):
    """What is told at once: these events, for so many milliseconds, and how the board looks then.

    `last` says that the board is the true view then: a change of the table has been told to its end.
    """

    events: tuple[Event, ...]
    hold: int
    view: Any
    last: bool = False


class Teller:
    """One viewer's telling. What is heard is told later, in its order; `skip` tells all of it."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.view: Any = None
        """What the board shows; None before anything was heard."""
        self.story: list[Event] = []
        """What was told."""
        self.now: tuple[Event, ...] = ()
        """The beat that is being told."""
        self._game = game
        self._true: Any = None
        self._coming: deque[Scene] = deque()
        self._lately: list[Scene] = []
        self._before: Any = None

    def hear(self, view: Any, events: Sequence[Event], *, afresh: bool = False) -> None:
        """Take in how things stand and what has happened; `afresh` is for who has just come, or where something was undone."""
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
        """Tell the next beat; for how many milliseconds it is held."""
        if not self._coming:
            self.now, self.view = (), self._true
            return 0
        scene = self._coming.popleft()
        self.now, self.view = scene.events, scene.view
        self.story += scene.events
        self._lately.append(scene)
        return scene.hold

    def skip(self) -> None:
        """Tell all that is left at once."""
        while self._coming:
            self.advance()
        self.now, self.view = (), self._true

    def turn_over(self) -> None:
        """The reader has chosen: what comes now is a new turn, which `again` begins with."""
        self._lately, self._before = [], self._true

    def again(self) -> bool:
        """Tell what was told since the reader last chose once more; whether there is anything."""
        if not self._lately:
            return False
        lately, self._lately = self._lately, []
        told = sum(len(scene.events) for scene in lately)
        del self.story[len(self.story) - told :]
        self.view, self.now = self._before, ()
        self._coming.extendleft(reversed(lately))
        return True
