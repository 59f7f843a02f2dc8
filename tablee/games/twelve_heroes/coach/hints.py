"""Hints for Twelve Heroes: the value of the best plan for the rest of the turn after each choice."""

from __future__ import annotations

from math import exp

from tablee.core.bot import Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.estimate import DEFAULT_WEIGHTS, WON, share
from tablee.games.twelve_heroes.bots.planner import Line, Planner
from tablee.games.twelve_heroes.bots.selfplay import next_choices
from tablee.games.twelve_heroes.coach.line import line_of
from tablee.games.twelve_heroes.rules.actions import CARRY, CHOOSE, RECRUIT, SPEND, SUPPLY, hero
from tablee.games.twelve_heroes.rules.pending import MULLIGAN, PICK
from tablee.games.twelve_heroes.rules.pieces import PLACE_NAMES, REGIONS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.strength import strength
from tablee.games.twelve_heroes.views.imagine import imagine
from tablee.games.twelve_heroes.views.view import HeroesView
from tablee.search.advice import Hint, Odds, Reason, by_line, chosen, why
from tablee.search.budget import Budget

WORLDS = 3
"""How many positions to imagine when it is the opponent's turn, whose hand is unknown."""
WIDTH = 2
BREADTH = 16 if COMPILED else 8
"""The width of the search for a turn that has not begun.

It is about as wide as all first choices together, so that the search finds as much before cards are drawn as after.
Otherwise every draw would look like luck.
"""
MAX_NODES = 300
LOST = 0.05
"""A choice that seems as bad as this is searched once more, four times as widely: all its plans look alike at first."""
MIN_PLANNED = 2
"""The least number of choices to plan to the end of the turn, however short the time."""
TEMPO = 1.9
"""About half the measured worth of a turn: at the end of one's turn the opponent moves."""


class HeroesCoach:
    """Plans a turn to its end and estimates how good that end is."""

    def advise(self, view: HeroesView, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        state = imagine(view, rng)
        if state.waiting in (PICK, MULLIGAN):
            return _judge_cards(state, offer, rng)
        found = Plans(state, offer, budget, rng.next(), also)
        choices = chosen(found.best, {action: plan.chance for action, plan in found.plans.items()})
        best = found.plans[found.best].line
        reason = reason_of_plan(state, offer.seat, found.best, best.state)
        reason = by_line(reason, line_of(state, best.choices[: best.sure], offer.seat))
        return Hint(choices, choices[0].value, reason, "planned")

    def chance(self, view: HeroesView, seat: int, budget: Budget, rng: Rng) -> float:
        worlds = 1 if view.seat == seat else WORLDS
        return sum(_chance(imagine(view, rng), seat, rng) for _ in range(worlds)) / worlds


class Plan:
    """The best end of a turn found so far. At first, it is stopping at once."""

    def __init__(self, seat: int, rng: Rng, width: int = WIDTH, max_nodes: int = MAX_NODES) -> None:
        self.planner = Planner(width, max_nodes, DEFAULT_WEIGHTS)
        self.planner.rng = rng
        self.planner.seat = seat
        self.level: list[Line] = []
        self.value = -WON

    def begin(self, state: TwelveHeroes, action: int) -> Plan:
        """Start the plan with this choice."""
        first = self.planner.step(Line(state, [], 0), action)
        self.line = first
        self.value = self.planner.value(first.state)
        self.level = [first] if self.planner.mine(first.state) or self.planner.pending(first.state) else []
        return self

    def search(self) -> Plan:
        """Search to the end of the turn."""
        while self.level:
            found = self.planner.expand(self.level)
            for line in found:
                if line.value > self.value:
                    self.line, self.value = line, line.value
            self.level = self.planner.best_of([line for line in found if self.planner.mine(line.state)])
        return self

    @property
    def chance(self) -> float:
        """The chance of winning after the best end."""
        return as_chance(self.value)


def as_chance(advantage: float) -> float:
    """Convert an advantage to a chance as `estimate.share` does, minus the worth of the opponent's coming turn."""
    over = abs(advantage) >= WON
    ahead = advantage if over else advantage - TEMPO
    return 1.0 / (1.0 + exp(-max(min(ahead / 8.0, 30.0), -30.0)))


class Plans:
    """A plan for each choice. The most promising ones are searched first, as long as there is time."""

    def __init__(self, state: TwelveHeroes, offer: Offer, budget: Budget, luck: int, also: int | None) -> None:
        until = budget.clock() + budget.seconds
        self.plans = {action: Plan(offer.seat, Rng(luck)).begin(state, action) for action in offer.legal}
        order = sorted(self.plans, key=lambda action: (action != also, -self.plans[action].value))
        looked: list[int] = []
        for action in order:
            if len(looked) >= MIN_PLANNED and budget.clock() >= until:
                break
            self.plans[action].search()
            looked.append(action)
        self.best = max(looked, key=lambda action: self.plans[action].value)
        if budget.clock() < until:
            for action in {self.best, self.best if also is None else also}:
                self._search_wider(state, action, offer.seat, luck)
            self.best = max(looked, key=lambda action: self.plans[action].value)

    def _search_wider(self, state: TwelveHeroes, action: int, seat: int, luck: int) -> None:
        """Search a choice again with more width. A narrow search misses defences and gives up positions too early."""
        for times in (1, 4):
            plan = Plan(seat, Rng(luck), times * BREADTH, times * MAX_NODES).begin(state, action).search()
            if plan.value > self.plans[action].value:
                self.plans[action] = plan
            if self.plans[action].chance >= LOST:
                break


def _chance(state: TwelveHeroes, seat: int, rng: Rng) -> float:
    """Return a seat's chance when the seat to act plans well."""
    waits = state.settle(rng)
    if isinstance(waits, Over):
        return waits.shares()[seat]
    if state.waiting in (PICK, MULLIGAN):
        return share(state, seat)
    plan = Plan(state.asked, rng, BREADTH)
    plan.level = [Line(state, [], 0)]
    planned = plan.search().chance
    return planned if seat == state.asked else 1.0 - planned


def _judge_cards(state: TwelveHeroes, offer: Offer, rng: Rng) -> Hint[int]:
    """Advise on picks and mulligans. Name the best card; its effect on the chances is not known yet."""
    best = next_choices(state, offer.seat, Planner(1, MAX_NODES, DEFAULT_WEIGHTS), rng)[0]
    value = share(state, offer.seat)
    others = (action for action in offer.legal if action != best)
    found = (Odds(best, value, 1.0), *(Odds(action, value, 0.0) for action in others))
    if state.waiting == MULLIGAN:
        return Hint(found, value, why("mulligan"), "planned")
    return Hint(found, value, why("enlist") if state.setup.own else why("pick"), "planned")


def reason_of_plan(state: TwelveHeroes, seat: int, action: int, end: TwelveHeroes) -> Reason:
    """Explain the aim of the plan: a Region, an army, or Food."""
    for region in range(REGIONS):
        if _ahead(end, seat, region) > 0 >= _ahead(state, seat, region):
            return why("plan-leads", place=PLACE_NAMES[region])
    if RECRUIT <= action < SPEND:
        return why("plan-recruits", hero=hero(action - RECRUIT))
    if action == SUPPLY:
        return why("plan-supplies")
    if CARRY <= action < CHOOSE:
        return why("plan-spares") if action == CARRY else why("plan-feeds")
    return why("plan-holds")


def _ahead(state: TwelveHeroes, seat: int, region: int) -> int:
    return int(strength(state, seat, region) - strength(state, 1 - seat, region))


COACH = HeroesCoach()
