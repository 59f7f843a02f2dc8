"""One play of a game: commits, checks, chance, the log, replay and rewind."""
# compiled by mypyc

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.core.game import Game, Viewer
from tablee.core.log import Committed, Dealt, Entry, Retracted, Rewound
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.core.state import Awaits, State

Deal = Callable[[Chance, int], list[int]]
"""Returns the outcome of a chance event, given how many outcomes its stream had before."""


class BrokenLog(ValueError):
    """A log that this game cannot have produced. `entry` is the index of the first entry that does not fit."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry + 1}: {why}")
        self.entry = entry
        self.why = why


KEEP_EVERY: Final = 32
"""Going back keeps one position in this many, so that repeated rewinds stay fast."""


Step = tuple[int, ...] | Dealt
"""The choices of all awaited seats, or an outcome of chance."""


class Match:
    """A game being played. It checks every choice; the caller decides who may act for a seat.

    `log` is everything that ever happened, `story` the events of the play as it stands now, `commits` the secret
    choices.
    """

    def __init__(
        self, game: Game[Any, Any, Any], options: Options, seats: int, deal: Deal | None, start: State | None = None
    ) -> None:
        """Set up the match and deal. Without `deal`, the match waits for outcomes passed to `enter`.

        `start` is a position to begin from.
        """
        game.check(options, seats)
        self.start = start
        self.game = game
        self.options = options
        self.seats = seats
        self.log: list[Entry] = []
        self.story: list[Event] = []
        self.commits: dict[int, int] = {}
        self._deal = deal
        self._history: list[Step] = []
        self._asked: list[int] = []
        self._askees: list[tuple[int, ...]] = []
        self._dealt: Counter[str] = Counter()
        self._told: list[int] = []
        self._kept: list[State] = []
        self.state: State = self._first()
        self._note_decision()
        self._advance()

    @classmethod
    def replay(
        cls,
        game: Game[Any, Any, Any],
        options: Options,
        seats: int,
        log: Iterable[Entry],
        deal: Deal | None = None,
        start: State | None = None,
    ) -> Match:
        """Return the match that a log describes. With `deal` it can be played on."""
        match = cls(game, options, seats, None, start)
        for position, entry in enumerate(log):
            match.follow(position, entry)
        if deal is not None:
            match.play_on(deal)
        return match

    @property
    def decision(self) -> int:
        """The number of the awaited decision. A commit does not change it."""
        return len(self._asked) - 1 if self.awaited else len(self._asked)

    @property
    def awaits(self) -> Awaits:
        """The thing that the match waits for: a decision, chance, or nothing because the game is over."""
        waits: Awaits = self.state.awaits()
        return waits

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have to choose or may still change their choice."""
        waits = self.awaits
        return waits.seats if isinstance(waits, Decide) else ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not committed yet."""
        return tuple([seat for seat in self.awaited if seat not in self.commits])

    @property
    def result(self) -> Over | None:
        """The result, or None while the match goes on."""
        waits = self.awaits
        return waits if isinstance(waits, Over) else None

    def offer(self, seat: int) -> Offer | None:
        """Return the question to this seat, or None."""
        waits = self.awaits
        if not isinstance(waits, Decide) or seat not in waits.seats:
            return None
        return Offer(seat, self.decision, waits.prompt, tuple(self.state.legal(seat)))

    def view(self, viewer: Viewer) -> Any:
        """Return everything that a viewer may know."""
        return self.game.view(self.state, viewer)

    def submit(self, seat: int, decision: int, action: int) -> list[Event]:
        """Commit a seat's choice and return the new events. If it was the last choice missing, the game moves on."""
        waits = self._asking(seat, decision)
        if not 0 <= action < len(self.game.actions):
            raise Refused("unknown-action", action=str(action))
        if action not in self.state.legal(seat):
            raise self.game.refusal(self.state, seat, action)
        # As `Committed(…)` and `Dealt(…)`, but without a call of a Python function.
        self.log.append(tuple.__new__(Committed, (decision, seat, action)))
        self.commits[seat] = action
        if self.missing:
            return []
        choices = tuple([self.commits[each] for each in waits.seats])
        self.commits.clear()
        return self._step(choices) + self._advance()

    def retract(self, seat: int, decision: int) -> None:
        """Take a commit back, as long as another seat has not committed."""
        self._asking(seat, decision)
        if seat not in self.commits:
            raise Refused("nothing-to-retract")
        self.log.append(Retracted(decision, seat))
        del self.commits[seat]

    def rewind(self, decision: int) -> None:
        """Go back to a decision as it was first asked. Outcomes of chance before it stay the same."""
        if not 0 <= decision < len(self._asked):
            raise Refused("no-such-decision", decision=decision)
        self.log.append(Rewound(decision))
        self.state = self.position_at(decision)
        self.commits.clear()
        self._forget_after(decision)

    def position_at(self, decision: int) -> State:
        """Return a copy of the position in which an earlier decision was first asked."""
        end = self._asked[decision]
        known = min(len(self._kept), end // KEEP_EVERY)
        state = self._kept[known - 1].copy() if known else self._first()
        for at in range(known * KEEP_EVERY, end):
            step = self._history[at]
            if isinstance(step, Dealt):
                state.resolve(list(step.outcome))
            else:
                state.apply(list(step))
            if at + 1 == (len(self._kept) + 1) * KEEP_EVERY:
                self._kept.append(state.copy())
        return state

    def _forget_after(self, decision: int) -> None:
        """Discard everything noted after this decision was asked."""
        steps = self._asked[decision]
        for step in self._history[steps:]:
            if isinstance(step, Dealt):
                self._dealt[step.stream] -= 1
        del self._kept[steps // KEEP_EVERY :]
        del self.story[self._told[steps - 1] if steps else 0 :]
        del self._told[steps:]
        del self._history[steps:]
        del self._asked[decision + 1 :]
        del self._askees[decision + 1 :]

    def last_choice(self, seat: int) -> int | None:
        """Return the last decision if only this seat made it and nothing has been dealt since."""
        last = len(self._asked) - (2 if self.awaited else 1)
        if last < 0 or len(self._history) != self._asked[last] + 1:
            return None
        return last if self._askees[last] == (seat,) else None

    def only_choice(self, decision: int) -> int:
        """Return the action chosen at an earlier decision that belonged to a single seat."""
        step = self._history[self._asked[decision]]
        assert not isinstance(step, Dealt)
        return step[0]

    def play_on(self, deal: Deal) -> list[Event]:
        """Deal chance events from now on, starting with the awaited one."""
        self._deal = deal
        return self._advance()

    def follow(self, position: int, entry: Entry) -> list[Event]:
        """Apply the entry at this position of a log. Raise `BrokenLog` if it does not fit."""
        try:
            return self.enter(entry)
        except Refused as refused:
            raise BrokenLog(position, str(refused)) from refused

    def enter(self, entry: Entry) -> list[Event]:
        """Apply a log entry as if it happened now. Refuse it if it does not fit."""
        if isinstance(entry, Committed):
            return self.submit(entry.seat, entry.decision, entry.action)
        if isinstance(entry, Dealt):
            return self._enter_deal(entry)
        if isinstance(entry, Retracted):
            self.retract(entry.seat, entry.decision)
        else:
            self.rewind(entry.decision)
        return []

    def _enter_deal(self, dealt: Dealt) -> list[Event]:
        waits = self.awaits
        if not isinstance(waits, Chance) or waits.stream != dealt.stream:
            raise Refused("deal-not-awaited", stream=dealt.stream)
        if not waits.possible(list(dealt.outcome)):
            raise Refused("deal-impossible", stream=dealt.stream, outcome=list(dealt.outcome))
        self.log.append(dealt)
        return self._step(dealt) + self._advance()

    def _asking(self, seat: int, decision: int) -> Decide:
        waits = self.awaits
        if isinstance(waits, Over):
            raise Refused("over")
        if decision != self.decision or not isinstance(waits, Decide):
            raise Refused("stale", decision=decision, current=self.decision)
        if seat not in waits.seats:
            raise Refused("not-awaited")
        return waits

    def _first(self) -> State:
        """Return the position that the match begins with."""
        return self.game.new(self.options, self.seats) if self.start is None else self.start.copy()

    def _step(self, step: Step) -> list[Event]:
        """Apply one step of the history and return its events."""
        self._history.append(step)
        self.state.events = []
        if isinstance(step, Dealt):
            self._dealt[step.stream] += 1
            self.state.resolve(list(step.outcome))
        else:
            self.state.apply(list(step))
        told, self.state.events = self.state.events, None
        self.story += told
        self._told.append(len(self.story))
        self._note_decision()
        return told

    def _note_decision(self) -> None:
        awaited = self.awaited
        if awaited:
            self._asked.append(len(self._history))
            self._askees.append(awaited)

    def _advance(self) -> list[Event]:
        """Deal until a choice is awaited or the game is over."""
        told: list[Event] = []
        waits = self.awaits
        while self._deal is not None and isinstance(waits, Chance):
            outcome = self._deal(waits, self._dealt[waits.stream])
            dealt = tuple.__new__(Dealt, (waits.stream, tuple(outcome)))
            self.log.append(dealt)
            told += self._step(dealt)
            waits = self.awaits
        return told
