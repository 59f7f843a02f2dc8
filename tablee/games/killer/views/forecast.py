"""The exact odds of a turn's dice and of an attack, by the variant in play."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tablee.games.killer.bots.levels import aim_turn
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import ACTIONS, HANDFUL_NUMBER, HANDFUL_SIZE, HANDFUL_SUM, sub_handfuls
from tablee.games.killer.rules.variants import REVIVAL, Variants
from tablee.games.killer.solver.hits import kill_chance, mean_hits
from tablee.games.killer.views.view import KillerView, strengths

MEAN_FACE = 3.5
DIGITS = 4


class KeepOdds(msgspec.Struct, frozen=True):
    """The odds of a keep if its player then weighs damage against lives: chances, and mean lives and damage."""

    attack: float
    mark: float
    loss: float
    lives: float
    """The mean change of one's own lives."""
    damage: float
    """The mean damage to the target."""


class AttackOdds(msgspec.Struct, frozen=True):
    """The effect of an attack of this value: its mean damage, and the chance to eliminate each seat."""

    value: int
    damage: float
    eliminates: tuple[float, ...]
    """0 for a seat that is already out. A player who may gamble (D-2.7) presses on until the damage is enough."""


class KillerForecast(msgspec.Struct, frozen=True):
    """The two marks, the odds of the possible attacks, and the odds of each of the viewer's keeps by its notation."""

    low: int
    high: int
    attacks: tuple[AttackOdds, ...]
    keeps: dict[str, KeepOdds]


def forecast(view: KillerView) -> KillerForecast:
    """Return the odds of this view. Attacks are included only while one is being prepared."""
    variants = _variants(view.options)
    preparing = view.phase in ("roll", "keep", "aim")
    keeping = view.phase == "keep" and view.viewer == view.seat
    return KillerForecast(
        low=variants.low,
        high=variants.high,
        attacks=_attacks(view.options, view.value, tuple(strengths(view))) if preparing and not view.starting else (),
        keeps=_keeps(view) if keeping and not view.starting else {},
    )


@lru_cache(maxsize=1024)
def _variants(options: KillerOptions) -> Variants:
    return Variants(options)


@lru_cache(maxsize=1024)
def _attacks(options: KillerOptions, value: int, lives: tuple[int, ...]) -> tuple[AttackOdds, ...]:
    """Return the possible attacks.

    Their values are 1 to 6 (D-1.4), and at most what a score can give (D-2.1, D-4.1).
    """
    values = (value,) if value > 0 else range(1, _variants(options).max_attack() + 1)
    return tuple(_attack(options, each, lives) for each in values)


def _attack(options: KillerOptions, value: int, lives: tuple[int, ...]) -> AttackOdds:
    eliminates = tuple(_kill_chance(options, value, life) if life > 0 else 0.0 for life in lives)
    return AttackOdds(value, round(value * _mean_hits(options), DIGITS), eliminates)


@lru_cache(maxsize=1024)
def _mean_hits(options: KillerOptions) -> float:
    return mean_hits(_variants(options))


@lru_cache(maxsize=4096)
def _kill_chance(options: KillerOptions, value: int, life: int) -> float:
    return round(kill_chance(_variants(options), value, life), DIGITS)


def _keeps(view: KillerView) -> dict[str, KeepOdds]:
    alive = view.seat not in view.fallen
    return {
        ACTIONS.text(part): _after(view.options, view.left - HANDFUL_SIZE[part], view.total + HANDFUL_SUM[part], alive)
        for part in sub_handfuls(HANDFUL_NUMBER[view.rolled])
    }


@lru_cache(maxsize=4096)
def _after(options: KillerOptions, left: int, total: int, alive: bool) -> KeepOdds:
    """Return the odds with `left` dice to roll and `total` set aside (D-1.1).

    The turn is solved once for all lives, so that telling the odds takes no time at a table. The coach also weighs the
    lives of all, so its chances can be a few per cent off these.
    """
    variants = _variants(options)
    turn = aim_turn(options, "net" if alive else "damage")
    attack = mark = loss = change = damage = 0.0
    for score, chance in enumerate(turn.score_chances_from(left, total)):
        value, lost = variants.attack(score), variants.loss(score)
        attack += chance if value > 0 else 0.0
        loss += chance if lost > 0 else 0.0
        mark += chance if value == lost == 0 else 0.0
        change += chance * _change(variants, value, lost, alive)
        damage += chance * float(value)
    means = (change, damage * _mean_hits(options))
    return KeepOdds(*(round(number, DIGITS) for number in (attack, mark, loss, *means)))


def _change(variants: Variants, value: int, lost: int, alive: bool) -> float:
    """Return the mean change of lives (D-1.2, D-1.3 or D-2.3, D-2.4). A ghost can only come back (D-2.8)."""
    if value > 0:
        return value if variants.attackers_regenerate and alive else 0.0
    if lost > 0:
        return -lost if alive else 0.0
    heals = variants.regeneration if alive else variants.eliminated == REVIVAL
    return MEAN_FACE if heals else 0.0
