"""The chance of winning from any position of Killer: exact between two, by a model of the others among more."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.killer.bots.levels import multiplayer_model, solved_turn
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules import phases
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.turn_order import begin_turn
from tablee.games.killer.rules.variants import GAMBLES, STOPS
from tablee.games.killer.solver.duel_table import scaled_lives
from tablee.games.killer.solver.hits import roll_hits
from tablee.games.killer.solver.multiplayer import MultiplayerModel, changed, rivals
from tablee.games.killer.solver.turn import SolvedTurn


def is_solved_duel(options: KillerOptions, lives: list[int]) -> bool:
    """Return whether only two are left and exactly these rules have a table of duels."""
    return sum(life > 0 for life in lives) == 2 and multiplayer_model(options).exact


@lru_cache(maxsize=256)
def best_turn(options: KillerOptions, lives: tuple[int, ...], seat: int) -> SolvedTurn:
    """Return the solved turn of a living seat."""
    model = multiplayer_model(options)
    if not is_solved_duel(options, list(lives)):
        return solved_turn(options.dice, tuple(model.worth(list(lives), seat)))
    mine, other = scaled_lives(model.duels, lives[seat], lives[rivals(list(lives), seat)[0]])
    kinds = model.outcomes.weigh(model.duels, mine, other)
    return solved_turn(options.dice, tuple(model.outcomes.by_score(kinds)))


def chances(state: Killer) -> list[float]:
    """Return each seat's chance of winning.

    Among three and more, the other seats share what the acting seat leaves, in proportion to the model's shares of
    their lives.
    """
    lives, seats = list(state.lives), range(len(state.lives))
    if state.phase == phases.OVER:
        return [float(rank == 1) for rank in state.ranks()]
    if state.phase == phases.LIFE or state.starting:
        return [1.0 / len(lives)] * len(lives)
    if state.phase == phases.FIRST:
        starts = [chances(_begun(state, seat)) for seat in seats]
        return [sum(start[seat] for start in starts) / len(lives) for seat in seats]
    model, acting = multiplayer_model(state.variants.options), int(state.seat)
    shares = [model.share(lives, seat) for seat in seats]
    if lives[acting] == 0:
        return [share / sum(shares) for share in shares]
    mine, others = on_turn(state), sum(shares) - shares[acting]
    return [mine if seat == acting else (1.0 - mine) * shares[seat] / others for seat in seats]


def _begun(state: Killer, seat: int) -> Killer:
    begun = state.copy()
    begin_turn(begun, seat)
    return begun


def on_turn(state: Killer) -> float:
    """Return the chance of the living seat whose turn it is, with best play."""
    if state.phase == phases.ROLL:
        turn = best_turn(state.variants.options, tuple(state.lives), state.seat)
        return turn.values[state.left * turn.width + state.total]
    if state.phase == phases.REGENERATE:
        model, lives, seat = multiplayer_model(state.variants.options), list(state.lives), int(state.seat)
        return sum(model.share(changed(lives, seat, face), seat) for face in range(1, 7)) / 6.0
    if state.phase == phases.STRIKE:
        return Strike(state, state.target).go_on(state.hits, state.left, full=state.full)
    return max(after_each(state).values())


def after_each(state: Killer) -> dict[int, float]:
    """Return the chance of the living seat that is to choose, after each of its choices."""
    legal = state.legal(state.seat)
    if state.phase == phases.KEEP:
        turn = best_turn(state.variants.options, tuple(state.lives), state.seat)
        return {kept: turn.after(state.left, state.total, kept) for kept in legal}
    if state.phase == phases.GAMBLE:
        strike = Strike(state, state.target)
        stop, press = legal
        return {stop: strike.end(state.hits), press: strike.go_on(state.hits, state.left, full=True)}
    return {action: _aimed(state, action) for action in legal}


def _aimed(state: Killer, action: int) -> float:
    aimed = state.copy()
    aimed.apply([action])
    return Strike(aimed, aimed.target).go_on(0, aimed.variants.dice, full=False)


class Strike:
    """An attack on one target. It returns the attacker's chance of winning at any moment of it."""

    def __init__(self, state: Killer, target: int) -> None:
        self.variants = state.variants
        self.model: MultiplayerModel = multiplayer_model(state.variants.options)
        self.lives = list(state.lives)
        self.seat = int(state.seat)
        self.target = target
        self.value = int(state.value)
        self._known: dict[tuple[int, int, bool], float] = {}

    def end(self, hits: int) -> float:
        """Return the chance if the attack ends with this many hits (D-1.5)."""
        return self.model.share(changed(self.lives, self.target, -hits * self.value), self.seat)

    def go_on(self, hits: int, left: int, *, full: bool) -> float:
        """Return the chance before a roll of the dice that are left.

        After a full house, all dice are rolled (D-2.6, D-2.7) or again the remaining ones (D-4.2).
        """
        key = (hits, left, full)
        if key not in self._known:
            odds = roll_hits(left)
            missed = self.end(0 if full and self.variants.full_house == GAMBLES else hits)
            hit = sum(odds[more] * self._hit(hits + more, left - more, full=full) for more in range(1, left + 1))
            self._known[key] = odds[0] * missed + hit
        return self._known[key]

    def _hit(self, hits: int, left: int, *, full: bool) -> float:
        if hits * self.value >= self.lives[self.target]:
            return self.end(hits)
        if not full and left > 0:
            return self.go_on(hits, left, full=False)
        if self.variants.full_house == STOPS:
            return self.end(hits)
        rest = left if left > 0 and self.variants.hits_stay else int(self.variants.dice)
        again = self.go_on(hits, rest, full=True)
        return max(self.end(hits), again) if self.variants.full_house == GAMBLES else again
