"""A bot for any game: information-set Monte Carlo tree search with chance, secrets and simultaneous choices.

`tree` explains the nodes and why nothing hidden leaks. A seat that chooses alone uses upper confidence bounds and takes
the most visited action. Seats that choose at once each use regret matching, independently, and play the average
strategy (Lisý et al., 2013: this converges where play in the tree has no secrets). Where secrets meet single choices,
as in poker, convergence is not guaranteed: `mixing` comes close in small games, `mccfr` converges.
"""

from __future__ import annotations

from typing import Any

from tablee.core.bot import Offer
from tablee.core.game import Game, View
from tablee.core.rng import Rng
from tablee.search.budget import Budget
from tablee.search.tree import Line, Plan, Tree

THOUSAND = Budget(1000)
DEFAULT = Plan()


class Mcts:
    """Searches anew for each choice. The same view, offer, generator and number of iterations give the same choice."""

    def __init__(self, game: Game[Any, Any, Any], budget: Budget = THOUSAND, plan: Plan = DEFAULT) -> None:
        self.game = game
        self.budget = budget
        self.plan = plan

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        tree = self._searched(view, offer, rng)
        lines = tree.lines()
        if tree.mixes():
            return lines[rng.weighted([line.weight for line in lines])].action
        return max(lines, key=lambda line: (line.visits, line.value)).action

    def analyse(self, view: View, offer: Offer, rng: Rng) -> list[Line]:
        """Return the search's findings for each offered action."""
        return self._searched(view, offer, rng).lines()

    def _searched(self, view: View, offer: Offer, rng: Rng) -> Tree:
        tree = Tree(self.game, self.plan, view, offer, rng)
        tree.search(self.budget)
        return tree
