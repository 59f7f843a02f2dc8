"""The coach of Twelve Heroes: what the best plan for the rest of the turn is worth after each choice, by a planner's judgement."""

from __future__ import annotations

from math import exp

from tablee.core.bot import Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.actions import CARRY, CHOOSE, RECRUIT, SPEND, SUPPLY, hero
from tablee.games.twelve_heroes.agenda import MULLIGAN, PICK
from tablee.games.twelve_heroes.duel import choices
from tablee.games.twelve_heroes.estimate import USUAL, WON, share
from tablee.games.twelve_heroes.imagining import imagine
from tablee.games.twelve_heroes.pieces import PLACE_NAMES, REGIONS
from tablee.games.twelve_heroes.planner import Line, Planner
from tablee.games.twelve_heroes.rules import TwelveHeroes
from tablee.games.twelve_heroes.strength import strength
from tablee.games.twelve_heroes.views import HeroesView
from tablee.search.advice import Advice, Choice, Reason, chosen, why
from tablee.search.budget import Budget

WORLDS = 3
"""Positions imagined where it is the other's turn, whose hand is not known."""
WIDTH = 2
BREADTH = 16 if COMPILED else 8
"""So many lines of a turn nobody has begun are looked on: about as many as all first choices have together, so that who is to
move is thought to find as much before the cards are drawn as after. Else every draw would look like luck."""
MOST = 300
FEWEST = 2
"""So many choices are planned to the end of the turn, however little time there is."""
TEMPO = 1.9
"""About half of what a turn is worth, measured: at the end of one's turn the other is to move."""


class HeroesCoach:
    """A turn is planned to its end; how good that end is, is judged at a glance, and so are the chances."""

    def advise(self, view: HeroesView, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Advice:
        state = imagine(view, rng)
        if state.waiting in (PICK, MULLIGAN):
            return _at_a_glance(state, offer, rng)
        found = Plans(state, offer, budget, rng.next(), also)
        choices = chosen(found.best, {action: plan.chance for action, plan in found.plans.items()})
        reason = _reason(state, offer.seat, found.best, found.plans[found.best].end)
        return Advice(choices, choices[0].value, reason, "planned")

    def chance(self, view: HeroesView, seat: int, budget: Budget, rng: Rng) -> float:
        worlds = 1 if view.seat == seat else WORLDS
        return sum(_chance(imagine(view, rng), seat, rng) for _ in range(worlds)) / worlds


class Plan:
    """The best end that has been found of a turn: at first only that of stopping at once."""

    def __init__(self, seat: int, rng: Rng, width: int = WIDTH) -> None:
        self.planner = Planner(width, MOST, USUAL)
        self.planner.rng = rng
        self.planner.seat = seat
        self.level: list[Line] = []
        self.value = -WON

    def begin(self, state: TwelveHeroes, action: int) -> Plan:
        """With this choice."""
        first = self.planner.step(Line(state, [], 0), action)
        self.end = first.state
        self.value = self.planner.value(first.state)
        self.level = [first] if self.planner.mine(first.state) or self.planner.pending(first.state) else []
        return self

    def look_on(self) -> Plan:
        """To the end of the turn."""
        while self.level:
            found = self.planner.expand(self.level)
            for line in found:
                if line.value > self.value:
                    self.end, self.value = line.state, line.value
            self.level = self.planner.best_of([line for line in found if self.planner.mine(line.state)])
        return self

    @property
    def chance(self) -> float:
        """What the best end is worth."""
        return as_chance(self.value)


def as_chance(advantage: float) -> float:
    """As `estimate.share` reads an advantage, less what the other's turn is going to be worth."""
    over = abs(advantage) >= WON
    ahead = advantage if over else advantage - TEMPO
    return 1.0 / (1.0 + exp(-max(min(ahead / 8.0, 30.0), -30.0)))


class Plans:
    """A plan for each choice: those that look best are looked through first, as long as there is time."""

    def __init__(self, state: TwelveHeroes, offer: Offer, budget: Budget, luck: int, also: int | None) -> None:
        until = budget.clock() + budget.seconds
        self.plans = {action: Plan(offer.seat, Rng(luck)).begin(state, action) for action in offer.legal}
        order = sorted(self.plans, key=lambda action: (action != also, -self.plans[action].value))
        looked: list[int] = []
        for action in order:
            if len(looked) >= FEWEST and budget.clock() >= until:
                break
            self.plans[action].look_on()
            looked.append(action)
        self.best = max(looked, key=lambda action: self.plans[action].value)
        if budget.clock() < until:
            for action in {self.best, self.best if also is None else also}:
                self._look_closer(state, action, offer.seat, luck)
            self.best = max(looked, key=lambda action: self.plans[action].value)

    def _look_closer(self, state: TwelveHeroes, action: int, seat: int, luck: int) -> None:
        """At the best choice and at the one in question: a narrow look misses ways out, and calls lost what is not."""
        plan = Plan(seat, Rng(luck), BREADTH).begin(state, action).look_on()
        if plan.value > self.plans[action].value:
            self.plans[action] = plan


def _chance(state: TwelveHeroes, seat: int, rng: Rng) -> float:
    """Whoever is to act plans well."""
    waits = state.settle(rng)
    if isinstance(waits, Over):
        return waits.shares()[seat]
    if state.waiting in (PICK, MULLIGAN):
        return share(state, seat)
    plan = Plan(state.asked, rng, BREADTH)
    plan.level = [Line(state, [], 0)]
    planned = plan.look_on().chance
    return planned if seat == state.asked else 1.0 - planned


def _at_a_glance(state: TwelveHeroes, offer: Offer, rng: Rng) -> Advice:
    """Picks and mulligans: which card is best is judged, but nobody can tell yet what that does to the chances."""
    best = choices(state, offer.seat, Planner(1, MOST, USUAL), rng)[0]
    value = share(state, offer.seat)
    others = (action for action in offer.legal if action != best)
    found = (Choice(best, value, 1.0), *(Choice(action, value, 0.0) for action in others))
    return Advice(found, value, why("pick") if state.waiting == PICK else why("mulligan"), "planned")


def _reason(state: TwelveHeroes, seat: int, action: int, end: TwelveHeroes) -> Reason:
    """What the plan is after: a Region, an army, or Food."""
    for region in range(REGIONS):
        if _ahead(end, seat, region) > 0 >= _ahead(state, seat, region):
            return why("plan-leads", place=PLACE_NAMES[region])
    if RECRUIT <= action < SPEND:
        return why("plan-recruits", hero=hero(action - RECRUIT))
    if action == SUPPLY:
        return why("plan-supplies")
    if CARRY <= action < CHOOSE:
        return why("plan-feeds")
    return why("plan-holds")


def _ahead(state: TwelveHeroes, seat: int, region: int) -> int:
    return int(strength(state, seat, region) - strength(state, 1 - seat, region))


COACH = HeroesCoach()
