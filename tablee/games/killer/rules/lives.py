"""Losing and gaining life."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.killer.rules.variants import OUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.killer.rules.state import Killer


def hurt(state: Killer, seat: i64, damage: i64, rule: str) -> None:
    """Take life. A seat with none left is out (D-1.6, D-4.4)."""
    life: i64 = max(state.lives[seat] - damage, 0)
    state.lives[seat] = life
    if state.events is not None:
        state.tell("life-lost", rule, {"seat": seat, "damage": damage, "life": state.variants.shown(life)})
    if life == 0:
        state.fallen.append(seat)
        if state.events is not None:
            tell_fall(state, seat)


def tell_fall(state: Killer, seat: i64) -> None:
    """Tell that a seat is out (D-1.6), or plays on as a ghost (D-2.8). The fall of the last but one ends the match."""
    if state.variants.eliminated != OUT and len(state.fallen) < len(state.lives) - 1:
        state.tell("became-ghost", "D-2.8", {"seat": seat})
    else:
        state.tell("eliminated", "D-1.6", {"seat": seat})


def heal(state: Killer, seat: i64, gain: i64, rule: str) -> None:
    """Give life."""
    state.lives[seat] += gain
    if state.events is not None:
        life = state.variants.shown(state.lives[seat])
        state.tell("life-gained", rule, {"seat": seat, "gain": gain, "life": life})
