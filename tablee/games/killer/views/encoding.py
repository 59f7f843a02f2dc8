"""Encode a view as numbers for learning programs, the viewer's own seat first."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.observation import Part
from tablee.games.killer.rules.observation import MAX_TOLD, TURNS_BASE
from tablee.games.killer.views.view import PHASES, KillerView


def parts(view: KillerView) -> tuple[Part, ...]:
    """Return every seat from the viewer's own on, the turn so far, the attack, and one number per phase.

    `seats` has four numbers for each: lives, whether it is its turn, whether it is attacked, and how early it has
    fallen. `turn` is: dice left, the total, the attack's value, its hits and damage, whether it had a full house, and
    whether dice are kept for lives. `limit` is the turns left, in two numbers. `winners` has one number a seat.
    """
    seats, dice = len(view.lives), view.options.dice
    turned = [((view.viewer or 0) + step) % seats for step in range(seats)]
    turn = [view.left, view.total, view.value, view.hits, view.damage, view.full, view.starting]
    aside = [*view.aside, *[()] * dice][:dice]  # at least one die is set aside at a time
    return (
        Part("seats", [number for seat in turned for number in _seat(view, seat)], (MAX_TOLD, 1, 1, seats) * seats),
        _faces("rolled", view.rolled, dice),
        *(_faces(f"aside_{number}", faces, dice) for number, faces in enumerate(aside, 1)),
        _faces("struck", view.struck, dice),
        Part("turn", turn, (dice, 6 * dice, 6, MAX_TOLD, MAX_TOLD, 1, 1)),
        Part("phase", [view.phase == name for name in PHASES]),
        Part("limit", divmod(view.turns_left, TURNS_BASE), TURNS_BASE - 1),
        Part("winners", [seat in view.winners for seat in turned]),
    )


def _seat(view: KillerView, seat: int) -> list[int]:
    fallen = len(view.lives) - view.fallen.index(seat) if seat in view.fallen else 0
    return [view.lives[seat], seat == view.seat, seat == view.target, fallen]


def _faces(name: str, faces: Sequence[int], dice: int) -> Part:
    return Part(name, [faces.count(face) for face in range(1, 7)], dice)
