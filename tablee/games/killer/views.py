"""Who knows what in Killer: everybody knows everything."""

from __future__ import annotations

from typing import Literal, get_args

from tablee.core.game import View
from tablee.games.killer import position
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.pieces import HANDFULS, NUMBER
from tablee.games.killer.rules import Killer
from tablee.games.killer.variants import Variants

Phase = Literal["first", "life", "roll", "keep", "regenerate", "aim", "strike", "gamble", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class KillerView(View, frozen=True):
    """The table as all see it. `fallen` is in the order of elimination; `target` is a seat while one is attacked."""

    options: KillerOptions
    lives: tuple[int, ...]
    fallen: tuple[int, ...]
    phase: Phase
    seat: int
    rolled: tuple[int, ...]
    aside: tuple[tuple[int, ...], ...]
    left: int
    total: int
    value: int
    target: int | None
    hits: int
    full: bool


def new(options: KillerOptions, seats: int) -> Killer:
    """D-0.2: everybody has the same life, or rolls for it; D-0.3: somebody begins."""
    state = Killer(Variants(options), [options.life] * seats, position.LIFE)
    if not options.rolled_life:
        state.begin()
    return state


def view(state: Killer) -> KillerView:
    """What everybody sees."""
    return KillerView(
        options=state.variants.options,
        lives=tuple(state.lives),
        fallen=tuple(state.fallen),
        phase=PHASES[state.phase],
        seat=state.seat,
        rolled=HANDFULS[state.rolled] if state.phase == position.KEEP else (),
        aside=tuple(HANDFULS[kept] for kept in state.aside),
        left=state.left,
        total=state.total,
        value=state.value,
        target=state.target if state.target != position.NOBODY else None,
        hits=state.hits,
        full=state.full,
    )


def imagine(view: KillerView) -> Killer:
    """The position that is seen: there is nothing to guess."""
    state = Killer(Variants(view.options), list(view.lives), PHASES.index(view.phase))
    state.fallen = list(view.fallen)
    state.seat = view.seat
    state.rolled = NUMBER[view.rolled] if view.rolled else 0
    state.aside = [NUMBER[kept] for kept in view.aside]
    state.left = view.left
    state.total = view.total
    state.value = view.value
    state.target = position.NOBODY if view.target is None else view.target
    state.hits = view.hits
    state.full = view.full
    return state
