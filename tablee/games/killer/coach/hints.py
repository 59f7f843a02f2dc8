"""The coach of Killer: the exact odds of every choice, and the reasons for them."""

from __future__ import annotations

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.killer.coach.win_chances import after_each, best_turn, chances, is_solved_duel
from tablee.games.killer.game import GAME
from tablee.games.killer.rules.pieces import HANDFUL_SIZE, HANDFUL_SUM, PRESS, TARGET, UNNAMED
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.solver.hits import kill_chance
from tablee.games.killer.views.view import KillerView, imagine
from tablee.search.advice import Hint, Method, Odds, Reason, ranked, why
from tablee.search.budget import Budget
from tablee.search.coach import SearchCoach

GHOST_COACH = SearchCoach(GAME)
TOLERANCE = 1e-9
MIN_ATTACK_PERCENT = 10
"""Below this chance in per cent, an attack is not named as the reason to keep dice."""


class KillerCoach:
    """Solves the turn to its end.

    It values the positions after it by the table of duels or by a model of the others.
    """

    def advise(self, view: KillerView, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        if offer.seat in view.fallen or view.starting:
            return GHOST_COACH.advise(view, offer, budget, rng)
        state = imagine(view)
        choices = ranked(after_each(state))
        method: Method = "table" if is_solved_duel(view.options, state.lives) else "model"
        reason = why("any-mark") if _any_mark(choices) else _reason(state, offer.prompt, choices[0].action)
        return Hint(choices, choices[0].value, reason, method)

    def chance(self, view: KillerView, seat: int, budget: Budget, rng: Rng) -> float:
        return chances(imagine(view))[seat]


def _any_mark(choices: tuple[Odds[int], ...]) -> bool:
    """Return whether there are several targets and all are equally good."""
    return len(choices) > 1 and all(
        TARGET <= choice.action < UNNAMED and abs(choice.value - choices[0].value) < TOLERANCE for choice in choices
    )


def _reason(state: Killer, prompt: str, best: int) -> Reason:
    if prompt == "keep":
        return _keeping(state, best)
    if prompt == "gamble":
        damage = int(state.damage())
        return why("press", damage=damage) if best == PRESS else why("stop", damage=damage)
    if best == UNNAMED:
        return why("nobody-named")
    target = best - TARGET
    life = state.lives[target]
    percent = round(100 * kill_chance(state.variants, state.value, life))
    return why("aim", seat=target, percent=percent, life=int(state.variants.shown(life)))


def _keeping(state: Killer, best: int) -> Reason:
    """Explain the dice set aside: the odds of an attack and of a loss if the rest is played as well."""
    variants = state.variants
    left, total = state.left - HANDFUL_SIZE[best], state.total + HANDFUL_SUM[best]
    if left == 0:
        return _scored(state, total)
    turn = best_turn(variants.options, tuple(state.lives), state.seat)
    outlook = turn.score_chances_from(left, total)
    attack = round(100 * sum(chance for score, chance in enumerate(outlook) if variants.attack(score) > 0))
    loss = round(100 * sum(chance for score, chance in enumerate(outlook) if variants.loss(score) > 0))
    if attack < MIN_ATTACK_PERCENT:
        return why("limit-loss", attack=attack, loss=loss)
    high = sum(outlook[variants.high + 1 :])
    if high > sum(outlook[: variants.low]):
        return why("go-high", attack=attack, loss=loss)
    return why("go-low", attack=attack, loss=loss)


def _scored(state: Killer, total: int) -> Reason:
    value, loss = int(state.variants.attack(total)), int(state.variants.loss(total))
    if value > 0:
        return why("take-attack", value=value)
    return why("take-loss", loss=loss) if loss > 0 else why("take-mark")


COACH = KillerCoach()
