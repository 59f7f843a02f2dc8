"""The tree of one information-set search: who can tell what apart, and one iteration after another.

What a node is. A node belongs to one seat and to what that seat may know. It is found by `Game.known`, which is a view
made a key, and views are the project's only source of what a seat may know: a private draw or a secret choice is in the
key of those who saw it and in nobody else's, and no search can leak what no view shows. So there is one table of nodes a seat
and no edges: a step by anybody, and any outcome of chance, leads to whatever each seat knows afterwards (this is
MO-ISMCTS, with transpositions). Chance is sampled as it falls; outcomes that a seat sees branch by themselves.

Who is pooled. A hand of thirteen cards is never met twice, so nodes of the other seats by all that *they* know would never
be visited again. With `pool` the other seats' nodes go by what is public, as a spectator sees it: they act on less
than they know, never on more, and since the legal actions then differ from visit to visit the bounds count how
often each action was available. Not by what the searcher knows: that would let the others see the searcher's own secrets.
Without `pool` every seat goes by its own view: right for small secrets, and needed where bluffing is the point.

Who learns. In every iteration the searcher holds what it really holds, so the others, although their keys do not
show it, learn to answer it. With `doubt` a part of the iterations forgets the searcher's secrets too (the position is imagined
from what is public), and the others learn from those alone.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tablee.core.decision import Decide, Over
from tablee.search.budget import Budget
from tablee.search.node import Node, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.bot import Offer
    from tablee.core.game import Game
    from tablee.core.rng import Rng
    from tablee.core.state import State

TO_THE_END: Final = -1
DEEPEST: Final = 200
"""Choices in the tree before a playout takes over: play in the tree may go round where random play does not."""


class Plan(NamedTuple):
    """How to search."""

    exploration: float = 0.7
    """The constant of UCB1, for shares between 0 and 1."""
    rollout: int = TO_THE_END
    """How many random decisions before the game's estimate is asked; `TO_THE_END` asks the result."""
    worlds: int = 0
    """How many positions are imagined and used by turns; 0 imagines one each time, 1 is enough without secrets."""
    pool: bool = True
    """Whether the other seats' secrets are pooled."""
    doubt: float = 0.0
    """Which part of the iterations forgets the searcher's secrets, so that the others do not learn them."""
    mixing: bool = False
    """Whether choices of one seat are mixed by regret matching too, as those of several at once always are."""


class Line(NamedTuple):
    """What the search found of an action: `weight` is its part in the average strategy, or of the visits."""

    action: int
    visits: int
    value: float
    weight: float


class Tree:
    """A search from one seat's view."""

    def __init__(self, game: Game[Any, Any, Any], plan: Plan, view: object, offer: Offer, rng: Rng) -> None:
        self.game = game
        self.plan = plan
        self.view = view
        self.seat = offer.seat
        self.rng = rng
        self.done = 0
        self.won = 0.0
        """What the searcher had of the win, over all iterations."""
        self.imagined: list[State] = []
        self.doubting = False
        # read once: a named tuple is slow to ask in every step
        self.exploration = plan.exploration
        self.rollout: i64 = plan.rollout
        self.worlds: i64 = 1 if game.info.open else plan.worlds
        self.pool = plan.pool
        self.doubt = plan.doubt
        self.mixing = plan.mixing
        self.known: Callable[[Any, int | None], Hashable] = game.known
        start: State = game.imagine(view, rng)
        waits = start.awaits()
        self.seats = game.seats_of(start)
        self.own: list[dict[Hashable, Node]] = [{} for _ in range(self.seats)]
        self.public: list[dict[Hashable, Node]] = [{} for _ in range(self.seats)]
        self.at_once = isinstance(waits, Decide) and len(waits.seats) > 1
        self.root = self.node(start, offer.seat)
        self.offered = self.root.slots(list(offer.legal))

    def mixes(self) -> bool:
        """Whether the choice to be made is a mixed one."""
        return self.at_once or self.mixing

    def search(self, budget: Budget) -> None:
        """Iterate until the budget is spent, at least once."""
        clock = budget.clock
        until = clock() + budget.seconds
        while True:
            self.iterate()
            if self.done >= budget.iterations or clock() >= until:
                return

    def lines(self) -> list[Line]:
        """What is known of each offered action, in their order."""
        root = self.root
        counts = [root.weight(slot) if self.mixes() else float(root.visits[slot]) for slot in self.offered]
        total = sum(counts)
        even = 1.0 / len(counts)
        found: list[Line] = []
        for slot, count in zip(self.offered, counts, strict=True):
            weight = count / total if total > 0.0 else even
            found.append(Line(root.actions[slot], root.visits[slot], root.mean(slot), weight))
        return found

    def iterate(self) -> None:
        """Imagine, go down the tree, play on from where it ends, and learn."""
        self.done += 1
        self.doubting = self.doubt > 0.0 and self.rng.unit() < self.doubt
        state = self._world()
        path: list[Step] = []
        shares = self._finish(state) if self._descend(state, path) else self._result(state)
        self.won += shares[self.seat]
        for step in path:
            if self._learns(step.seat):
                step.learn(shares[step.seat])

    def _world(self) -> State:
        state = self._held()
        if self.doubting:
            public: State = self.game.imagine(self.game.view(state, None), self.rng)
            return public
        return state

    def _held(self) -> State:
        """A position that fits what the searcher knows."""
        worlds = self.worlds
        if worlds > 0 and len(self.imagined) == worlds:
            return self.imagined[self.done % worlds].copy()
        state: State = self.game.imagine(self.view, self.rng)
        if worlds > 0:
            self.imagined.append(state.copy())
        return state

    def _learns(self, seat: int) -> bool:
        return self.doubting or seat == self.seat or self.doubt == 0.0

    def _descend(self, state: State, path: list[Step]) -> bool:
        """Step down to a choice not met before, and make it; whether there is anything left to play."""
        while True:
            waits = state.settle(self.rng)
            if isinstance(waits, Over):
                return False
            new = False
            choices: list[int] = []
            for seat in waits.seats:
                legal = state.legal(seat)
                if len(legal) == 1:
                    choices.append(legal[0])
                    continue
                step = self._choose(state, seat, legal, len(waits.seats) > 1)
                path.append(step)
                choices.append(legal[step.chosen])
                new = new or step.node.visited == 0
            state.apply(choices)
            if new or len(path) >= DEEPEST:
                return True

    def _choose(self, state: State, seat: int, legal: list[int], at_once: bool) -> Step:
        node = self.node(state, seat)
        if at_once or self.mixing:
            return node.by_regret(seat, legal, 1.0, self.rng)
        return node.by_bounds(seat, legal, self.exploration, self.rng)

    def node(self, state: State, seat: int) -> Node:
        """Where the seat is, as far as it is told apart."""
        pooled = self.pool and (self.doubting or seat != self.seat)
        table = self.public[seat] if pooled else self.own[seat]
        key = self.known(state, None if pooled else seat)
        node = table.get(key)
        if node is None:
            node = table[key] = Node()
        return node

    def _finish(self, state: State) -> list[float]:
        """Play on at random, as far as the plan says."""
        if self.rollout == TO_THE_END:
            state.playout(self.rng)
            return self._result(state)
        waits = state.settle(self.rng)
        for _ in range(self.rollout):
            if isinstance(waits, Over):
                break
            state.apply([self.rng.pick(state.legal(seat)) for seat in waits.seats])
            waits = state.settle(self.rng)
        return self._result(state)

    def _result(self, state: State) -> list[float]:
        waits = state.awaits()
        if isinstance(waits, Over):
            return waits.shares()
        estimate: list[float] = self.game.evaluate(state)
        return estimate
