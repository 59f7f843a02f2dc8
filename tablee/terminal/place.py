"""A place at a table as its user knows it: the last update, and the story told so far."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.event import Event
from tablee.core.game import Game, Viewer
from tablee.terminal.link import Heard, Link
from tablee.terminal.teller import Teller
from tablee.wire.server import Said, Update, WireOffer

NO_VIEW = b"null"
"""The view of a table where no game has begun."""


class Place:
    """Somebody's seat, or that of a spectator, at the other end of a link."""

    def __init__(self, game: Game[Any, Any, Any], link: Link) -> None:
        self.link = link
        self.story: list[Event] = []
        self.said: list[Said] = []
        self.teller = Teller(game)
        self._game = game
        self._update: Update | None = None

    def hear(self, message: Heard) -> None:
        """Take in what the table says."""
        if isinstance(message, Update):
            self._take_in(message)
        elif isinstance(message, Said):
            self.said.append(message)

    def _take_in(self, update: Update) -> None:
        """Tell what is new; whoever comes back after a lost connection hears what they missed."""
        before, heard = self._update, self.story
        self._update = update
        fresh = [Event(event.tag, event.rule, event.params) for event in update.events]
        self.story = [*heard[: update.story_from], *fresh]
        if bytes(update.view) == NO_VIEW:
            return
        goes_on = before is not None and before.seat == update.seat and self.story[: len(heard)] == heard
        self.teller.hear(self.view, self.story[len(heard) :] if goes_on else self.story, afresh=not goes_on)

    @property
    def update(self) -> Update:
        """What was heard last; there is something once the link is open."""
        assert self._update is not None
        return self._update

    @property
    def seat(self) -> Viewer:
        """Where the user sits; None for a spectator."""
        return self.update.seat

    @property
    def view(self) -> Any:
        """All that the user may know."""
        return msgspec.json.decode(self.update.view, type=self._game.views)

    @property
    def offer(self) -> WireOffer | None:
        """What the seat is asked and has not answered yet."""
        offer = self.update.offer
        return offer if offer is not None and offer.chosen is None else None

    @property
    def has_chosen(self) -> bool:
        """Whether the seat has made a choice that waits for others."""
        return self.update.offer is not None and self.update.offer.chosen is not None
