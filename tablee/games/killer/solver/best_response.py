"""The best response of one player of Killer, among three and more, to a fixed model of the others.

In the model, each of the others maximises the net gain of every turn, regardless of the lives. They mostly strike the
strongest, sometimes the weakest or a random player. The next player to move is drawn by lot, so the order of the seats
does not matter. Policy iteration finds the best response at the knots of `Shares` and interpolates between them.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import net_worth
from tablee.games.killer.solver.multiplayer import MultiplayerModel, changed
from tablee.games.killer.solver.outcomes import LOSS, MARK
from tablee.games.killer.solver.shares import Shares
from tablee.games.killer.solver.turn import SolvedTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

STRIKE_STRONGEST: Final = (0.0, 0.0, 0.0, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6)
"""How often the others strike the strongest, by the number alive: the more there are, the less they agree."""
STRIKE_WEAKEST: Final = 0.25
"""How often they strike the weakest when they do not strike the strongest. Otherwise the target is random."""
TOLERANCE: Final = 1e-6
MAX_SWEEPS: Final = 1000
MAX_IMPROVEMENTS: Final = 4
MIN_GAIN: Final = 1e-3
"""Policy iteration stops after a round that improves no turn by more than this."""


class ShareEquation:
    """A share as a linear function of the shares in the table: a constant, and weights for some places."""

    def __init__(self) -> None:
        self.constant = 0.0
        self.parts: dict[int, float] = {}
        self.places: list[int] = []
        self.weights: list[float] = []

    def close(self) -> None:
        self.places, self.weights = list(self.parts.keys()), list(self.parts.values())
        self.parts = {}

    def value(self, table: list[float]) -> float:
        value = self.constant
        for index, place in enumerate(self.places):
            value += self.weights[index] * table[place]
        return value


class BestResponse:
    """Solves for the shares among `alive` players, when those among fewer are known."""

    def __init__(self, variants: Variants, fewer: list[Shares], alive: int) -> None:
        """Prepare the equations. `fewer[n]` are the shares among n, from three up."""
        self.variants = variants
        self.shares = Shares(alive)
        self.model = MultiplayerModel(variants, [*fewer, self.shares], 1.0)
        self.outcomes = self.model.outcomes
        self.lives = self.shares.lives_at()
        self.usual = self.outcomes.by_kind(SolvedTurn(variants.dice, net_worth(variants)).score_chances())
        self.others: list[ShareEquation] = []
        self.own: list[ShareEquation] = []

    def solve(self) -> Shares:
        """Return the shares, found by policy iteration."""
        self.others = [self.after_others(lives) for lives in self.lives]
        self.own = [self.after_mine(lives, self.usual) for lives in self.lives]
        self.settle()
        for _ in range(MAX_IMPROVEMENTS):
            gain = self._improve()
            self.settle()
            if gain < MIN_GAIN:
                break
        return self.shares

    def settle(self) -> None:
        """Compute the shares under the current policies."""
        table = self.shares.table
        for _ in range(MAX_SWEEPS):
            largest = 0.0
            for place, row in enumerate(self.others):
                value = (row.value(table) + self.own[place].value(table)) / float(self.shares.alive)
                largest = max(largest, abs(value - table[place]))
                table[place] = value
            if largest < TOLERANCE:
                return

    def _improve(self) -> float:
        """Find the best turn at every place, and return the largest gain."""
        largest = 0.0
        for place, lives in enumerate(self.lives):
            turn = SolvedTurn(self.variants.dice, self.model.worth(lives, 0))
            largest = max(largest, turn.value() - self.own[place].value(self.shares.table))
            self.own[place] = self.after_mine(lives, self.outcomes.by_kind(turn.score_chances()))
        return largest

    def after_mine(self, lives: list[int], kinds: list[float]) -> ShareEquation:
        """Return my share after my turn, given the chance of each kind of outcome. I strike the best target."""
        row = ShareEquation()
        aims = [self._best_target(lives, value) for value in range(LOSS + 1)]
        self.spread(row, lives, 0, kinds, aims)
        row.close()
        return row

    def _best_target(self, lives: list[int], value: int) -> list[float]:
        chances = [self.model.attack(lives, 0, target, value) for target in range(1, len(lives))]
        best = 1 + chances.index(max(chances))
        return [1.0 if seat == best else 0.0 for seat in range(len(lives))]

    def after_others(self, lives: list[int]) -> ShareEquation:
        """Return the sum of my shares after a turn of each of the others."""
        row = ShareEquation()
        for actor in range(1, len(lives)):
            self.spread(row, lives, actor, self.usual, [opponent_aims(lives, actor)] * (LOSS + 1))
        row.close()
        return row

    def spread(
        self, row: ShareEquation, lives: list[int], actor: i64, kinds: list[float], aims: list[list[float]]
    ) -> None:
        """Add my share after somebody's turn to the equation, over its outcomes: a mark, an attack, a loss."""
        faces = range(1, 7) if self.variants.regeneration else range(1)
        for face in faces:
            self._add(row, kinds[MARK] / len(faces), changed(lives, actor, face), actor)
        for loss in range(1, self.outcomes.kinds - LOSS):
            self._add(row, kinds[LOSS + loss], changed(lives, actor, -loss), actor)
        for value in range(1, LOSS + 1):
            for target, chance in enumerate(aims[value]):
                if chance > 0.0:
                    self._strike(row, chance * kinds[value], lives, actor, target, value)

    def _strike(self, row: ShareEquation, weight: float, lives: list[int], actor: i64, target: i64, value: i64) -> None:
        if self.variants.attackers_regenerate:
            lives = changed(lives, actor, value)
        for hits, chance in enumerate(self.model.hits):
            if chance > 0.0:
                self._add(row, weight * chance, changed(lives, target, -hits * value), actor)

    def _add(self, row: ShareEquation, weight: float, lives: list[int], actor: i64) -> None:
        """Add the share with these lives after a turn, with this weight."""
        if lives[0] == 0:
            return
        others = [float(life) for life in lives[1:] if life > 0]
        if len(others) < self.shares.rivals:
            row.constant += weight * self._fewer(lives, len(others), actor)
            return
        for place, part in self.shares.corners(lives[0], others):
            row.parts[place] = row.parts.get(place, 0.0) + weight * part

    def _fewer(self, lives: list[int], rivals: int, actor: i64) -> float:
        """Return my share when somebody is out. Of two survivors, the one who did not just move is next."""
        waiting = self.model.share(lives, 0)
        if rivals != 1 or actor == 0:
            return waiting
        moving = self.model.on_turn(lives, 0)
        return moving if lives[actor] > 0 else (waiting + moving) / 2.0


def opponent_aims(lives: list[int], actor: i64) -> list[float]:
    """Return how often one of the others strikes each seat."""
    targets = [seat for seat in range(len(lives)) if seat != actor]
    most, least = max([lives[seat] for seat in targets]), min([lives[seat] for seat in targets])
    strong = [seat for seat in targets if lives[seat] == most]
    weak = [seat for seat in targets if lives[seat] == least]
    strongest = STRIKE_STRONGEST[len(lives)]
    weakest = STRIKE_WEAKEST * (1.0 - strongest)
    aims = [0.0] * len(lives)
    for seat in targets:
        aims[seat] += (1.0 - strongest - weakest) / len(targets)
    for seat in strong:
        aims[seat] += strongest / len(strong)
    for seat in weak:
        aims[seat] += weakest / len(weak)
    return aims
