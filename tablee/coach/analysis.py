"""Analyses a finished match seat by seat: the chances at every moment, and what changed them.

Each moment is judged only by what the seat could see then: its view. The chance after a choice is the estimate for that
choice before anything followed from it, so a right choice stays right when the dice fall badly. The effect of dice,
cards or other people's choices is the difference between the chance before and after them. The differences add up to
the whole way from the first chance to the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

from tablee.coach.finding import coach_of
from tablee.coach.highlights import given_away, highlights
from tablee.coach.hints import named_action, named_odds
from tablee.coach.history import HistoryStep, enter, history
from tablee.core.bot import Offer
from tablee.core.game import Game
from tablee.core.log import Committed, Dealt
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.rng import Rng
from tablee.search.advice import Hint, mean_of
from tablee.search.budget import Budget
from tablee.wire.coach import Analysis, Cause, ChancePoint, JudgedChoice, SeatReport

MAX_CHOICES = 5
"""The analysis lists at most this many choices of a decision: the best ones, and the one played."""
DEFAULT_BUDGET = Budget(200)
SHARES_PER_QUESTION = 2.0


def analyse(record: Record, seats: Iterable[int] | None = None, budget: Budget = DEFAULT_BUDGET) -> Analysis:
    """Analyse the match for these seats, by default all.

    `budget` limits the iterations for one question and the seconds for all.
    """
    steps = history(record)
    wanted = tuple(range(len(record.names)) if seats is None else seats)
    pace = Pace(budget, sum(_questions(steps, seat) for seat in wanted))
    reports = tuple(_Account(record, seat, pace).report(steps) for seat in wanted)
    choices = [choice for report in reports for choice in report.choices]
    methods = Counter[str](choice.method for choice in choices)
    samples = min((choice.samples for choice in choices if choice.samples), default=0)
    return Analysis(record.game.info.id, record.names, dict(methods), samples, reports)


def _questions(steps: list[HistoryStep], seat: int) -> int:
    """Return how often the coach will be asked: at each choice of the seat, and where the cause changes."""
    causes = [cause_of(step, seat) for step in steps]
    changes = sum(one != other for one, other in pairwise(causes))
    return causes.count("mine") + changes + 1


def cause_of(step: HistoryStep, seat: int) -> Cause:
    """Return the cause of a step from a seat's point of view: luck, its own choice, or others."""
    if isinstance(step.happened, Dealt):
        return "luck"
    return "mine" if any(commit.seat == seat for commit in step.happened) else "others"


class Pace:
    """Divides the remaining time among the remaining questions."""

    def __init__(self, budget: Budget, questions: int) -> None:
        self._budget = budget
        self._questions = questions
        self._until = budget.clock() + budget.seconds

    def next(self) -> Budget:
        """Return the budget of the next question. It is more than an equal share, because late questions are easy."""
        left = SHARES_PER_QUESTION * max(self._until - self._budget.clock(), 0.0) / max(self._questions, 1)
        self._questions -= 1
        return Budget(self._budget.iterations, left, self._budget.clock)


class _Moved(NamedTuple):
    """The change of a seat's chance by one cause."""

    cause: Cause
    by: float


class _Account:
    """Collects the report of one seat while the match is replayed."""

    def __init__(self, record: Record, seat: int, pace: Pace) -> None:
        self.game: Game[Any, Any, Any] = record.game
        self.seat = seat
        self.pace = pace
        self.coach = coach_of(record.game)
        self.match = Match(record.game, record.options, len(record.names), None, record.first())
        self.moved: list[_Moved] = []
        self.points: list[ChancePoint] = []
        self.choices: list[JudgedChoice] = []
        self.value = 0.0
        self.asked = 0

    def report(self, steps: list[HistoryStep]) -> SeatReport:
        """Replay all steps and return the report."""
        self.value = self._chance() if not steps or cause_of(steps[0], self.seat) != "mine" else self._advice()[1].value
        start = self.value
        self.points.append(ChancePoint(0, start, "luck"))
        before: Cause | None = None
        for step in steps:
            cause = cause_of(step, self.seat)
            if cause == "mine":
                before = self._own(step, before)
            else:
                if before is not None and cause != before:
                    self._reach(step.replay, self._chance(), before)
                enter(self.match, step)
                before = cause
        if steps:
            self._reach(steps[-1].replay + 1, self._chance(), before or "mine")
        return self._report(start)

    def _own(self, step: HistoryStep, before: Cause | None) -> Cause | None:
        """Judge the seat's own choice before anything follows from it. Return `others` if other seats chose at once."""
        assert not isinstance(step.happened, Dealt)
        commit = next(each for each in step.happened if each.seat == self.seat)
        offer, advice = self._advice(commit.action)
        self._reach(step.replay, advice.value, before or "mine")
        self._reach(step.replay, advice.of(commit.action).value, "mine")
        if len(offer.legal) > 1:
            self.choices.append(_judged(self.game, step, commit, offer, advice))
        enter(self.match, step)
        return "others" if len(step.happened) > 1 else None

    def _advice(self, played: int | None = None) -> tuple[Offer, Hint[int]]:
        offer = self.match.offer(self.seat)
        assert offer is not None
        return offer, self.coach.advise(self.match.view(self.seat), offer, self.pace.next(), self._rng(), played)

    def _chance(self) -> float:
        result = self.match.result
        if result is not None:
            return result.shares()[self.seat]
        return self.coach.chance(self.match.view(self.seat), self.seat, self.pace.next(), self._rng())

    def _rng(self) -> Rng:
        """Return a generator for samples, independent of the match's luck."""
        self.asked += 1
        return Rng(f"analysis/{self.seat}/{self.asked}")

    def _reach(self, step: int, value: float, cause: Cause) -> None:
        self.moved.append(_Moved(cause, value - self.value))
        self.points.append(ChancePoint(step, value, cause))
        self.value = value

    def _report(self, start: float) -> SeatReport:
        sums = dict.fromkeys(("luck", "mine", "others"), 0.0)
        for moved in self.moved:
            sums[moved.cause] += moved.by
        return SeatReport(
            seat=self.seat,
            start=start,
            end=self.value,
            luck=sums["luck"],
            mine=sums["mine"],
            others=sums["others"],
            lost=given_away(self.choices),
            points=tuple(self.points),
            choices=tuple(self.choices),
            highlights=highlights(self.choices, self.points),
        )


def _judged(
    game: Game[Any, Any, Any], step: HistoryStep, commit: Committed, offer: Offer, advice: Hint[int]
) -> JudgedChoice:
    played = advice.of(commit.action)
    best = mean_of(advice.choices)
    shown = advice.choices[:MAX_CHOICES]
    return JudgedChoice(
        decision=commit.decision,
        step=step.replay,
        prompt=offer.prompt,
        played=named_action(game, commit.action),
        best=named_action(game, advice.best.action),
        before=advice.value,
        after=played.value,
        loss=max(best - played.value, 0.0),
        mixed=advice.mixed,
        odds=tuple(named_odds(game, choice) for choice in (shown if played in shown else (*shown[:-1], played))),
        reason=advice.reason,
        method=advice.method,
        samples=advice.samples,
    )
