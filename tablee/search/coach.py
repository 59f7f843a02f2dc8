"""A coach for any game, by search."""

from __future__ import annotations

from typing import Any

from tablee.core.bot import Offer
from tablee.core.decision import Over
from tablee.core.game import Game, View
from tablee.core.rng import Rng
from tablee.search.advice import Hint, Odds, chosen, why
from tablee.search.budget import Budget
from tablee.search.tree import Line, Plan, Tree

DEFAULT = Plan()
FEWEST = 40
"""The minimum number of iterations, however short the time. Fewer mean nothing."""


UNSEEN = 2
"""This many virtual games are added to the ones played."""
SELDOM = 8
"""A choice tried this often gets the mean of its own average and the overall average."""


class SearchCoach:
    """Uses an information-set tree search. It assumes that the others play well and know what they can know."""

    def __init__(self, game: Game[Any, Any, Any], plan: Plan = DEFAULT) -> None:
        self.game = game
        self.plan = plan

    def advise(self, view: View, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        tree = self._searched(view, offer, budget, rng)
        lines = [_weighed(line, _share(tree)) for line in tree.lines()]
        choices = _mixture(lines) if tree.mixes() else _by_visits(lines)
        mixed = choices[0].weight < 0.999
        reason = why("mixed-by-search", share=round(100 * choices[0].weight)) if mixed else why("best-by-search")
        return Hint(choices, _share(tree), reason, "sampled", tree.done)

    def chance(self, view: View, seat: int, budget: Budget, rng: Rng) -> float:
        waits = self.game.imagine(view, rng).awaits()
        if isinstance(waits, Over):
            return waits.shares()[seat]
        tree = self._searched(view, Offer(seat, 0, "", ()), budget, rng)
        return _share(tree)

    def _searched(self, view: View, offer: Offer, budget: Budget, rng: Rng) -> Tree:
        tree = Tree(self.game, self.plan, view, offer, rng)
        tree.search(Budget(min(FEWEST, budget.iterations)))
        if tree.done < budget.iterations:
            tree.search(budget)
        return tree


def _share(tree: Tree) -> float:
    """Return the share of the games won, with a few virtual games shared by all seats: no sample proves certainty."""
    return (tree.won + UNSEEN / tree.seats) / (tree.done + UNSEEN)


def _weighed(line: Line, share: float) -> Line:
    """Pull rarely tried lines towards the average. A search rarely tries what looks bad, and few tries are noisy."""
    return line._replace(value=(line.visits * line.value + SELDOM * share) / (line.visits + SELDOM))


def _mixture(lines: list[Line]) -> tuple[Odds[int], ...]:
    choices = [Odds(line.action, line.value, line.weight) for line in lines]
    return tuple(sorted(choices, key=lambda choice: -choice.weight))


def _by_visits(lines: list[Line]) -> tuple[Odds[int], ...]:
    best = max(lines, key=lambda line: (line.visits, line.value))
    return chosen(best.action, {line.action: line.value for line in lines})
