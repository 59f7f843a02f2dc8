"""A game in this terminal: a match, those who play it, its luck and its file."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from tablee.coach.finding import coach_of
from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.lesson import Tutor
from tablee.core.log import Entry
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.options import Options
from tablee.core.record import Record
from tablee.core.record import write as write_record
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.search.advice import Advice
from tablee.search.budget import Budget
from tablee.terminal import saves
from tablee.terminal.seating import Seat, default_bot, seat_tags, seats_of_record

IMAGININGS = 12
COACH_SECONDS = 1.5
MOST_SAMPLES = 100_000
GUIDED = "guided"
"""How a record says that its luck was chosen beforehand, for a lesson."""


class Table:
    """People and bots around a match. Everything is on disk before it is told."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Options,
        seats: Sequence[Seat],
        seed: bytes,
        path: Path,
        log: Iterable[Entry] = (),
        date: str = "",
        *,
        lesson: bool = False,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.people = tuple(place for place, seat in enumerate(seats) if not seat.bot)
        self.path = path
        self.seed = seed
        self.tutor = Tutor(game.lesson) if lesson and game.lesson else None
        self.match = self._replayed(options, log)
        self._date = date or f"{datetime.now().astimezone():%Y-%m-%d}"
        self._undoable: list[tuple[int, int]] = []
        saves.begin(path, self.record(with_seed=True))
        self._stored = len(self.match.log)
        self._finish()

    @classmethod
    def resume(cls, record: Record, path: Path) -> Table:
        """Go on with a game that was interrupted."""
        if not record.seed:
            raise Refused("resume-without-seed")
        if record.match().result is not None:
            raise Refused("resume-finished")
        date = dict(record.tags).get("date", "")
        lesson = ("lesson", GUIDED) in record.tags
        seats = seats_of_record(record)
        return cls(record.game, record.options, seats, record.seed, path, record.entries, date, lesson=lesson)

    def _replayed(self, options: Options, log: Iterable[Entry]) -> Match:
        """The match so far; a tutor has seen all of it."""
        if self.tutor is None:
            return Match.replay(self.game, options, len(self.seats), log, Luck(self.seed))
        match = Match(self.game, options, len(self.seats), None)
        for entry in log:
            match.enter(entry)
            self.tutor.look(match)
        match.play_on(Luck(self.seed))
        self.tutor.look(match)
        return match

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there."""
        return tuple(seat.name for seat in self.seats)

    @property
    def commitment(self) -> str:
        """What is shown of the seed before the end."""
        return commitment(self.seed)

    @property
    def asked(self) -> int | None:
        """The person who must choose now."""
        return next((seat for seat in self.match.missing if seat in self.people), None)

    @property
    def thinking(self) -> int | None:
        """The bot that must choose now; bots wait until all people have chosen."""
        return None if self.asked is not None else next(iter(self.match.missing), None)

    def choose(self, seat: int, action: int) -> list[Event]:
        """Take a choice, write it down, and tell what follows from it."""
        before = self.match.view(seat)
        decision, alone = self.match.decision, self.match.awaited == (seat,)
        told = self.match.submit(seat, decision, action)
        if seat in self.people and alone and self._told_nothing_new(before, seat, action):
            self._undoable.append((seat, decision))
        else:
            self._undoable.clear()
        self._store()
        return told

    def bot_choice(self, seat: int) -> int:
        """What the bot in this seat would do, seeing what the seat sees."""
        offer = self.match.offer(seat)
        if self.tutor is None or offer is None:
            return self._advice(seat, self.seats[seat].bot)
        lesson = self.tutor.lesson
        return lesson.rival.choose(self.match.view(seat), offer, Rng(lesson.luck(offer.decision)))

    def hint(self, seat: int) -> int:
        """What the strongest bot would do in a person's place."""
        return self._advice(seat, default_bot(self.game))

    def coach(self, seat: int) -> Advice:
        """What the coach says to a person, who sees what the seat sees."""
        offer = self.match.offer(seat)
        if offer is None:
            raise Refused("not-awaited")
        budget = Budget(MOST_SAMPLES, COACH_SECONDS, time.monotonic)
        rng = Rng(f"{self.commitment}/coach/{seat}/{offer.decision}")
        return coach_of(self.game).advise(self.match.view(seat), offer, budget, rng)

    def may_undo(self, seat: int) -> bool:
        """Whether this seat's last choice can still be taken back: nothing was dealt, answered or revealed since."""
        return seat in self.match.commits or (bool(self._undoable) and self._undoable[-1][0] == seat)

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back."""
        if not self.may_undo(seat):
            raise Refused("nothing-to-undo")
        if seat in self.match.commits:
            self.match.retract(seat, self.match.decision)
        else:
            self.match.rewind(self._undoable.pop()[1])
        self._store()

    def record(self, *, with_seed: bool) -> Record:
        """The match as it stands, on paper. The seed belongs to the end, or to the file of an unfinished game."""
        result = self.match.result
        return Record(
            game=self.game,
            options=self.match.options,
            names=self.names,
            entries=tuple(self.match.log),
            commitment=self.commitment,
            tags=(("date", self._date), *((("lesson", GUIDED),) if self.tutor else ()), *seat_tags(self.seats)),
            seed=self.seed if with_seed else b"",
            ranks=result.ranks if result is not None else (),
        )

    def _advice(self, seat: int, bot: str) -> int:
        offer = self.match.offer(seat)
        if offer is None:
            raise Refused("not-awaited")
        rng = Rng(f"{self.commitment}/{bot}/{seat}/{offer.decision}")
        return self.game.bots[bot].choose(self.match.view(seat), offer, rng)

    def _told_nothing_new(self, before: Any, seat: int, action: int) -> bool:
        """Whether the seat could have foreseen all it sees now: every position it could imagine leads here."""
        if self.match.result is not None or self._dealt_since_stored():
            return False
        after = self.match.view(seat)
        return all(self._foreseen(before, after, seat, action, rng) for rng in map(Rng, range(IMAGININGS)))

    def _foreseen(self, before: Any, after: Any, seat: int, action: int, rng: Rng) -> bool:
        imagined = self.game.imagine(before, rng)
        imagined.apply([action])
        return not isinstance(imagined.awaits(), Chance) and bool(self.game.view(imagined, seat) == after)

    def _dealt_since_stored(self) -> bool:
        return len(self.match.log) > self._stored + 1

    def _store(self) -> None:
        if self.tutor is not None:
            self.tutor.look(self.match)
        record = self.record(with_seed=True)
        saves.append(self.path, record, self.match.log[self._stored :])
        self._stored = len(self.match.log)
        self._finish()

    def _finish(self) -> None:
        """At the end the file becomes a whole record, in its usual order."""
        if self.match.result is not None:
            self._undoable.clear()
            saves.put(self.path, write_record(self.record(with_seed=True)))
