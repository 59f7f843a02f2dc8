"""A bot for any game: information-set Monte Carlo tree search, with chance, secrets and choices made at once.

What a node is, and why nothing hidden leaks, is told in `tree`. A seat that chooses alone goes by upper confidence bounds
and takes the action most visited. Seats that choose at once each go by regret matching, apart from one another, and the
average strategy is played (Lisý et al., 2013: this converges where play in the tree has no secrets). Where secrets meet
single choices, as in poker, no such promise holds: `mixing` comes close in small games, `mccfr` converges.
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
    """Searches anew for each choice; the same view, offer, generator and number of iterations give the same one."""

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
        """What the search thinks of each offered action."""
        return self._searched(view, offer, rng).lines()

    def _searched(self, view: View, offer: Offer, rng: Rng) -> Tree:
        tree = Tree(self.game, self.plan, view, offer, rng)
        tree.search(self.budget)
        return tree
