"""A user at a table, as a player or a spectator: the last update, and the story so far."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.event import Event
from tablee.core.game import Game, Viewer
from tablee.terminal.link import ConnectionChange, Heard, Link
from tablee.terminal.playback import Playback
from tablee.wire.server import Said, Update, WireOffer

NO_VIEW = b"null"
"""The view of a table whose game has not begun."""


class Participant:
    """A player or a spectator, with the link that connects this user to the table."""

    def __init__(self, game: Game[Any, Any, Any], link: Link) -> None:
        self.link = link
        self.story: list[Event] = []
        self.said: list[Said] = []
        self.said_after: list[int] = []
        """For each chat message, how many events were known before it."""
        self.recalled = 0
        """How many chat messages are from before the person came."""
        self._returned = False
        self.playback = Playback(game)
        self._game = game
        self._update: Update | None = None

    def hear(self, message: Heard) -> None:
        """Handle a message of the table."""
        if isinstance(message, Update):
            self._take_in(message)
        elif isinstance(message, Said):
            self._listen(message)
        elif isinstance(message, ConnectionChange):
            self._returned = self.is_open

    def _listen(self, said: Said) -> None:
        """Add a chat message. Those from before the person came stand before the story, so that they are no news."""
        recalled = said.earlier and not self._returned
        self.recalled += recalled
        self.said.append(said)
        self.said_after.append(0 if recalled else len(self.story))

    def _take_in(self, update: Update) -> None:
        """Add the new events. After a lost connection, this includes the missed ones."""
        before, heard = self._update, self.story
        self._update = update
        fresh = [Event(event.tag, event.rule, event.params) for event in update.events]
        self.story = [*heard[: update.story_from], *fresh]
        if bytes(update.view) == NO_VIEW:
            return
        goes_on = before is not None and before.seat == update.seat and self.story[: len(heard)] == heard
        news = self.story[len(heard) :] if goes_on else self.story
        self.playback.add(self.view, news, seat=update.seat, afresh=not goes_on)

    @property
    def is_open(self) -> bool:
        """Whether there was an update."""
        return self._update is not None

    @property
    def update(self) -> Update:
        """The last update. It exists once the link is open."""
        assert self._update is not None
        return self._update

    @property
    def seat(self) -> Viewer:
        """The user's seat, or None for a spectator."""
        return self.update.seat

    @property
    def view(self) -> Any:
        """Everything that the user may know."""
        return msgspec.json.decode(self.update.view, type=self._game.views)

    @property
    def offer(self) -> WireOffer | None:
        """The question to the seat, if it has not answered yet."""
        offer = self.update.offer
        return offer if offer is not None and offer.chosen is None else None

    @property
    def has_chosen(self) -> bool:
        """Whether the seat has made a choice that waits for others."""
        return self.update.offer is not None and self.update.offer.chosen is not None
