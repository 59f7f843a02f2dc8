"""The people at this terminal and their table: what they know, and what they can do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tablee.core.game import Game, Viewer
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.terminal.link import ConnectionChange, Heard, Link
from tablee.terminal.participant import Participant
from tablee.wire.client import Answer, AskUndo, Command, Retract, Submit, new_id
from tablee.wire.coach import NamedHint
from tablee.wire.server import Bye, Notice, Question, Said, TableInfo, Update
from tablee.words import seat_names

OVER = ("finished", "closed")


class TableClient:
    """A table as seen from this terminal. It knows only what its links received; open it first.

    `path` is the file of a local table. `address` is the address of a table on a server.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        links: Sequence[Link],
        *,
        path: Path | None = None,
        address: str = "",
        watch: bool = False,
    ) -> None:
        self.game = game
        self.participants = tuple(Participant(game, link) for link in links)
        self.path = path
        self.address = address
        self.watch = watch
        """Whether the person only watches and takes no seat."""
        self.connected = True
        """Whether the connection is up. A local table is always connected."""
        self.notice: Notice | None = None
        self._heard_at = 0.0
        self._changed = asyncio.Event()
        self._gone: Refused | None = None

    async def open(self) -> None:
        """Connect everybody at this terminal."""
        for participant in self.participants:
            await participant.link.open(partial(self._hear, participant))

    async def close(self) -> None:
        """Leave. A local table is already on disk."""
        for participant in self.participants:
            await participant.link.close()

    @property
    def is_open(self) -> bool:
        """Whether the table has answered everybody at this terminal."""
        return all(each.is_open for each in self.participants)

    def _hear(self, participant: Participant, message: Heard) -> None:
        participant.hear(message)
        if isinstance(message, ConnectionChange):
            self.connected = message.there
        elif isinstance(message, Update):
            self._heard_at = time.monotonic()
        elif isinstance(message, Notice):
            self.notice = message
        if isinstance(message, Bye) and not message.retry:
            self._gone = Refused(message.code)
        self._changed.set()

    async def changed(self) -> None:
        """Wait for news since the last call. Raise Refused if the table is gone."""
        await self._changed.wait()
        self._changed.clear()
        if self._gone is not None:
            raise self._gone

    @property
    def info(self) -> TableInfo:
        """The state of the table."""
        return self.participants[0].update.table

    @property
    def options(self) -> Options:
        """The options of the game."""
        options: Options = self.game.rules(self.info.rules_version).convert(self.info.options)
        return options

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return seat_names(self.info.language, [seat.name or "" for seat in self.info.seats])

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this terminal."""
        return tuple(sorted(each.seat for each in self.participants if each.seat is not None))

    @property
    def elsewhere(self) -> bool:
        """Whether the table is on a server."""
        return bool(self.address)

    @property
    def said(self) -> list[Said]:
        """The chat messages that the table remembered when the person came, and those since."""
        return self.participants[0].said

    @property
    def recalled(self) -> int:
        """How many of the chat messages are from before the person came."""
        return self.participants[0].recalled

    @property
    def talk(self) -> list[tuple[int, Said]]:
        """The chat messages, each with the number of events that were known before it."""
        return list(zip(self.participants[0].said_after, self.participants[0].said, strict=True))

    @property
    def question(self) -> Question | None:
        """The question that somebody at this terminal has to answer."""
        question = self.participants[0].update.question
        return question if question is not None and set(question.waiting) & set(self.people) else None

    @property
    def wish(self) -> Question | None:
        """The question that somebody at this terminal has asked, until the others have answered."""
        question = self.participants[0].update.question
        return question if question is not None and question.seat in self.people and self.elsewhere else None

    def clocks(self) -> tuple[tuple[float, bool], ...]:
        """Return each seat's remaining seconds and whether its clock runs. Empty if there are no clocks."""
        passed = time.monotonic() - self._heard_at
        clocks = self.participants[0].update.clocks or ()
        return tuple((max(each.left - passed * each.running, 0.0), each.running) for each in clocks)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.info.status in OVER

    @property
    def decision(self) -> int:
        """The number of the awaited decision."""
        return self.participants[0].update.decision

    @property
    def asked(self) -> int | None:
        """The first person at this terminal who must choose now."""
        return next((each.seat for each in self.participants if each.offer is not None), None)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not chosen yet, as far as known here."""
        update = self.participants[0].update
        if update.missing is not None:
            return update.missing
        chosen = {each.seat for each in self.participants if each.has_chosen}
        return tuple(seat for seat in update.awaited if seat not in chosen)

    def participant(self, viewer: Viewer) -> Participant:
        """Return the participant with this view, or the first one if nobody here has it."""
        return next((each for each in self.participants if each.seat == viewer), self.participants[0])

    async def choose(self, seat: int, action: int) -> None:
        """Choose for a seat."""
        participant = self.participant(seat)
        await participant.link.send(Submit(new_id(), participant.update.decision, self.game.actions.text(action)))

    async def send(self, command: Command) -> None:
        """Send a command to the table as the first person here."""
        await self.participants[0].link.send(command)

    async def ask_hint(self, seat: int) -> NamedHint:
        """Return the coach's hint for a seat, based on what the seat knows."""
        return await self.participant(seat).link.ask_hint()

    async def record(self) -> str:
        """Return the record of the finished game, as text."""
        return await self.participants[0].link.record()

    async def undo(self) -> None:
        """Take back the last choice of somebody here, by the rules of the table."""
        secret = next((each for each in self.participants if each.has_chosen), None)
        if secret is not None:
            await secret.link.send(Retract(new_id(), secret.update.decision))
            return
        participant = next((each for each in self.participants if each.update.undo != "no"), None)
        if participant is None:
            raise Refused("nothing-to-undo")
        await participant.link.send(AskUndo(new_id()))
        await self._agree()

    async def _agree(self) -> None:
        """Agree for everybody at this terminal: they sit side by side."""
        for participant in self.participants:
            question = participant.update.question
            if question is not None and participant.seat in question.waiting:
                await participant.link.send(Answer(new_id(), agree=True))
