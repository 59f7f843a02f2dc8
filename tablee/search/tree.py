"""The tree of one information-set search, and its iterations.

Nodes. A node belongs to one seat and to what that seat may know. Its key is `Game.known`, which is made from a view,
and views are the only source of what a seat may know. A private draw or a secret choice is in the keys of those who saw
it and in no others, so no search can leak what no view shows. There is one table of nodes per seat, and there are no
edges: after any step or outcome of chance, each seat is at the node of what it knows then. This is MO-ISMCTS with
transpositions. Chance is sampled; outcomes that a seat sees lead to different nodes by themselves.

Pooling. A hand of thirteen cards hardly ever repeats, so nodes of the other seats, keyed by all that *they* know, would
never be visited again. With `pool`, the keys of the other seats' nodes are what is public, as a spectator sees it. The
others then act on less than they know, never on more. Their legal actions differ from visit to visit, so the bounds
count how often each action was available. The keys must not be what the searcher knows: that would show the searcher's
secrets to the others. Without `pool`, every seat uses its own view. That is right for small secrets, and needed where
bluffing matters.

Doubt. In every iteration the searcher holds its real hand, so the others learn to answer it although their keys do not
show it. With `doubt`, a part of the iterations forgets the searcher's secrets too: the position is imagined from what
is public. Then the others learn only from those.
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
"""The maximum depth in the tree before a playout takes over. Play in the tree may loop where random play does not."""


class Plan(NamedTuple):
    """The settings of a search."""

    exploration: float = 0.7
    """The constant of UCB1, for rewards from 0 to 1."""
    rollout: int = TO_THE_END
    """The number of random decisions before the game's estimate is used. `TO_THE_END` plays on to the result."""
    worlds: int = 0
    """How many imagined positions to use in turn. 0 imagines a new one each time; 1 is enough without secrets."""
    pool: bool = True
    """Whether to pool the other seats' secrets."""
    doubt: float = 0.0
    """The part of the iterations that forgets the searcher's secrets, so that the others do not learn them."""
    mixing: bool = False
    """Whether to mix choices of a single seat by regret matching. Simultaneous choices are always mixed."""


class Line(NamedTuple):
    """The search's findings for an action. `weight` is its share of the average strategy, or of the visits."""

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
        """The searcher's total share of the wins over all iterations."""
        self.imagined: list[State] = []
        self.doubting = False
        # copied here because reading a named tuple in every step is slow
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
        """Return whether the choice at the root is a mixed one."""
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
        """Return the findings for each offered action, in order."""
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
        """Imagine a position, go down the tree, play on from its end, and learn."""
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
        """Return a position that fits what the searcher knows."""
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
        """Descend to the first new node and make its choice. Return whether the game goes on."""
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
        """Return the seat's node for what it may know, pooled if the plan says so."""
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
