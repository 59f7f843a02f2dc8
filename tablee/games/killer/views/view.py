"""The view of Killer: everybody knows everything."""

from __future__ import annotations

from typing import Literal, get_args

from tablee.core.game import View, Viewer
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules import phases
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER, HANDFULS
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.turn_order import begin_match
from tablee.games.killer.rules.variants import Variants

Phase = Literal["first", "life", "roll", "keep", "regenerate", "aim", "strike", "gamble", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class KillerView(View, frozen=True):
    """The table as everybody sees it. `fallen` is in the order of elimination; `target` is a seat during an attack.

    `struck` is the last roll of an attack, and `damage` its damage so far. `starting` is true while dice are kept for
    lives (D-4.3). `turns_left` counts the turns up to the limit, this one included (D-4.6). It is 0 without a limit.
    `winners` are the seats that have won, several if they share the win (D-4.6); nobody until the match is over.
    """

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
    struck: tuple[int, ...]
    damage: int
    full: bool
    starting: bool
    turns_left: int
    viewer: int | None = None
    winners: tuple[int, ...] = ()


def new(options: KillerOptions, seats: int) -> Killer:
    """Return the first position. All have the same life or roll for it (D-0.2), and one seat begins (D-0.3)."""
    variants = Variants(options)
    state = Killer(variants, [int(options.life + variants.spare)] * seats, phases.LIFE)
    if not options.rolled_life:
        begin_match(state)
    elif variants.keeps_life:
        state.starting = True
        state.phase = phases.ROLL
    return state


def view(state: Killer, viewer: Viewer = None) -> KillerView:
    """Return what everybody sees, and who is looking."""
    return KillerView(
        options=state.variants.options,
        lives=tuple(int(state.variants.shown(life)) for life in state.lives),
        fallen=tuple(state.fallen),
        phase=PHASES[state.phase],
        seat=state.seat,
        rolled=HANDFULS[state.rolled] if state.phase == phases.KEEP else (),
        aside=tuple(HANDFULS[kept] for kept in state.aside),
        left=state.left,
        total=state.total,
        value=state.value,
        target=state.target if state.target != phases.NOBODY else None,
        hits=state.hits,
        struck=tuple(state.struck),
        damage=state.damage(),
        full=state.full,
        starting=state.starting,
        turns_left=state.turns_left,
        viewer=viewer,
        winners=tuple(state.winners()),
    )


def strengths(view: KillerView) -> list[int]:
    """Return the lives that each seat can lose before it is out, 0 if it is: those shown, or one more (D-4.4)."""
    spare = 1 if view.options.out == "below-zero" else 0
    return [0 if seat in view.fallen else life + spare for seat, life in enumerate(view.lives)]


def imagine(view: KillerView) -> Killer:
    """Return the position. There is nothing to guess."""
    state = Killer(Variants(view.options), strengths(view), PHASES.index(view.phase))
    state.fallen = list(view.fallen)
    state.seat = view.seat
    state.rolled = HANDFUL_NUMBER[view.rolled] if view.rolled else 0
    state.aside = [HANDFUL_NUMBER[kept] for kept in view.aside]
    state.left = view.left
    state.total = view.total
    state.value = view.value
    state.target = phases.NOBODY if view.target is None else view.target
    state.hits = view.hits
    state.struck = list(view.struck)
    state.full = view.full
    state.starting = view.starting
    state.turns_left = view.turns_left
    return state
