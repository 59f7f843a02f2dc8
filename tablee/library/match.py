"""A match of a game, with chance dealt from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, SupportsIndex

from tablee.core import match as core
from tablee.core.bot import Bot
from tablee.core.decision import Decide
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.luck import commitment
from tablee.core.options import Options
from tablee.core.position import write_start
from tablee.core.record import Record, write
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.lab.entrants import Entrant, entrants, fill_seats
from tablee.lab.play import luck_of, seed_of
from tablee.library.advice import AnyAction
from tablee.library.errors import TableeError, library_errors, whole
from tablee.library.playing import Playing
from tablee.library.position import Position
from tablee.words import Words

MAX_EVENTS = 10**9


class Match(Playing):
    """A game being played. Pass each choice to `play`; chance happens by itself.

    Examples:
        >>> import tablee
        >>> match = tablee.game(tablee.shelf()[0]).match(seed=7)
        >>> match
        <Match of ...: seat ... is asked, ... legal actions>
        >>> told = match.play(match.legal()[0])
        >>> match.finish("random").result
        (..., ...)
    """

    def __init__(
        self, game: Game[Any, Any, Any], options: Options, seats: int, seed: object, start: State | None
    ) -> None:
        super().__init__(game, options, seats)
        self.seed = secrets.token_hex(8) if seed is None else str(seed)
        with library_errors(game):
            self._match = core.Match(game, options, seats, luck_of(self.seed), start)

    @property
    def state(self) -> State:
        return self._match.state

    @property
    def awaited(self) -> tuple[int, ...]:
        return self._match.missing

    @property
    def story(self) -> list[str]:
        """Everything that has happened, as English sentences, including secrets."""
        words = self._words()
        return [words.event(event) for event in self._match.story]

    @property
    def prompt(self) -> str:
        """The game's name for the current question. Empty when the match is over."""
        waits = self._match.awaits
        return waits.prompt if isinstance(waits, Decide) else ""

    def events(self, seat: SupportsIndex | None, since: int = 0) -> list[Event]:
        """Return the events that a seat or a spectator (None) has seen, from index `since` of all events on."""
        viewer = self._viewer(seat)
        first = whole(since, "since", 0, MAX_EVENTS)
        return [event for event in self._match.story[first:] if event.visible(viewer)]

    @property
    def told(self) -> int:
        """The number of events so far, including secret ones."""
        return len(self._match.story)

    @property
    def position(self) -> Position:
        """The current position, as an immutable value."""
        return Position(self._game, self.options, self.seats, self._match.state.copy())

    def play(self, action: AnyAction, seat: SupportsIndex | None = None) -> list[str]:
        """Choose an action for an awaited seat, by default the first. Return what then happened, in English."""
        place = self._seat(seat)
        number = self._action(action, place)
        before = len(self._match.story)
        self._match.submit(place, self._match.decision, number)
        words = self._words()
        return [words.event(event) for event in self._match.story[before:]]

    def finish(self, *bots: str | Bot | Entrant) -> Match:
        """Let bots play to the end and return the match.

        Give one bot for all seats, or one for each. A bot is a level of the game, `random`, `module:Class`, or your own
        object.
        """
        with library_errors(self._game):
            seated = fill_seats(entrants(self._game, bots), self.seats)
        minds = [Rng(f"{self.seed}/0/{seat}") for seat in range(self.seats)]
        while self.awaited:
            seat = self.awaited[0]
            offer = self._match.offer(seat)
            assert offer is not None
            chosen = seated[seat][1].choose(self._match.view(seat), offer, minds[seat])
            self._match.submit(seat, self._match.decision, self._action(chosen, seat))
        return self

    def undo(self) -> None:
        """Go back to the previous decision. Outcomes of chance before it stay the same."""
        with library_errors(self._game):
            self._match.rewind(self._match.decision - 1)

    def record(self, names: Sequence[str] = ()) -> str:
        """Return the whole match as text, for `tablee replay` and `Game.analyse` (docs/record.md).

        `names` are the players' names, one for each seat.
        """
        try:
            return write(self._record(self._called(names)))
        except ValueError as error:
            raise TableeError(str(error), "names") from None

    def _called(self, names: Any) -> tuple[str, ...]:
        """Return the names of the seats, by default `Seat 0` and so on."""
        listed = isinstance(names, Sequence) and not isinstance(names, str | bytes)
        called = tuple(names) if listed else ()
        if listed and not called:
            return tuple(f"Seat {seat}" for seat in range(self.seats))
        if len(called) != self.seats or not all(isinstance(name, str) for name in called):
            raise TableeError(f"names is a list of {self.seats} texts, one for each seat, not {names!r}", "names")
        return called

    def _record(self, called: tuple[str, ...]) -> Record:
        seed = seed_of(self.seed)
        ranks = self.result or ()
        first = self._match.start
        start = "" if first is None else write_start(self._game, self.options, self.seats, first)
        return Record(
            self._game,
            self.options,
            called,
            tuple(self._match.log),
            commitment(seed),
            seed=seed if ranks else b"",
            ranks=ranks,
            start=start,
        )

    def _words(self) -> Words:
        return Words("en", self._game, [f"Seat {seat}" for seat in range(self.seats)], options=self.options)

    def __repr__(self) -> str:
        if self.result is not None:
            return f"<Match of {self._game.info.id}: over, places {self.result}>"
        asked = ", ".join(f"seat {seat}" for seat in self.awaited)
        one = f", {len(self.legal())} legal actions" if len(self.awaited) == 1 else ""
        return f"<Match of {self._game.info.id}: {asked} {'is' if len(self.awaited) == 1 else 'are'} asked{one}>"
