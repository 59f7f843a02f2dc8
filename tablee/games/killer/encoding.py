"""Killer for learners: a view as numbers between 0 and about 1, the viewer's own seat first."""

from __future__ import annotations

from tablee.games.killer.views import PHASES, KillerView


def encode(view: KillerView) -> list[float]:
    """Lives from the seat to move on, the turn so far, the attack, and one number per phase."""
    seats = len(view.lives)
    turned = [(view.seat + step) % seats for step in range(seats)]
    lives = [view.lives[seat] / 30.0 for seat in turned]
    target = [1.0 if seat == view.target else 0.0 for seat in turned]
    faces = [view.rolled.count(face) / view.options.dice for face in range(1, 7)]
    turn = [view.left / view.options.dice, view.total / (6.0 * view.options.dice)]
    attack = [view.value / 6.0, view.hits / view.options.dice, float(view.full)]
    phase = [1.0 if view.phase == name else 0.0 for name in PHASES]
    return [*lives, *target, *faces, *turn, *attack, *phase]
