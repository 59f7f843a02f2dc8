"""Positions that show Killer's rules, and what happens in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.example import Example
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.views import view as views


def table(*lives: int, rolled: tuple[int, ...] = (), **options: Any) -> Callable[[], Killer]:
    """Build a table where the first seat is about to begin its turn, or has just rolled these dice."""

    def position() -> Killer:
        state = views.new(KillerOptions(first="seat-1", **options), len(lives))
        state.lives = list(lives)
        state.fallen = [seat for seat, life in enumerate(lives) if life == 0]
        if rolled:
            state.resolve(list(rolled))
        return state

    return position


def attacking(value: int, *lives: int, **options: Any) -> Callable[[], Killer]:
    """Build a table where the first seat has just won an attack of this value, by a score over the upper mark."""
    dice = options.get("dice", 6)
    faces = tuple(sorted([5] * (dice - value) + [6] * value))

    def position() -> Killer:
        state = table(*lives, rolled=faces, **options)()
        state.apply([HANDFUL_NUMBER[faces]])
        return state

    return position


EXAMPLES = (
    Example("first", ("D-0.3",), lambda: views.new(KillerOptions(), 3), ("deal 1; deal 1 2 3 3 5 6",)),
    Example(
        "roll",
        ("D-1.1",),
        table(30, 30, rolled=(1, 2, 4, 5, 6, 6)),
        ("keep 6 6; deal 2 3 5 5", "keep 5 5; deal 1 6", "keep 1 6"),
    ),
    Example("between", ("D-1.2",), table(30, 30, rolled=(2, 2, 3, 3, 4, 4)), ("keep 2 2 3 3 4 4",)),
    Example("mark", ("D-1.3",), table(30, 30, rolled=(1, 1, 2, 2, 3, 3)), ("keep 1 1 2 2 3 3", "deal 5")),
    Example("attack", ("D-1.4",), table(30, 30, 30, rolled=(4, 5, 6, 6, 6, 6)), ("keep 4 5 6 6 6 6",)),
    Example("strike", ("D-1.5",), attacking(2, 30, 12, 7), ("attack 2; deal 1 2 2 4 5 6", "deal 1 3 4 5")),
    Example("out", ("D-1.6", "D-1.5"), attacking(4, 30, 7), ("deal 1 3 4 4 5 6", "deal 1 3 5 6")),
    Example(
        "eight-dice",
        ("D-2.1", "D-1.4"),
        table(40, 40, 40, rolled=(4, 5, 5, 5, 6, 6, 6, 6), dice=8),
        ("keep 4 5 5 5 6 6 6 6",),
        options=KillerOptions(dice=8),
    ),
    Example(
        "rolled-life",
        ("D-2.2",),
        lambda: views.new(KillerOptions(first="seat-1", rolled_life=True), 2),
        ("deal 1 2 3 4 5 6", "deal 2 2 3 3 5 5"),
    ),
    Example(
        "no-healing",
        ("D-2.3",),
        table(30, 30, rolled=(4, 4, 5, 5, 6, 6), regeneration=False),
        ("keep 4 4 5 5 6 6",),
    ),
    Example(
        "attack-heals",
        ("D-2.4",),
        table(20, 30, 30, rolled=(1, 1, 1, 1, 2, 2), attackers_regenerate=True),
        ("keep 1 1 1 1 2 2",),
    ),
    Example("unnamed", ("D-2.5",), attacking(2, 20, 30, announce=True), ("roll; deal 1 2 2 4 5 6", "deal 1 3 4 5")),
    Example(
        "again",
        ("D-2.6",),
        attacking(1, 20, 30, full_house="again"),
        ("deal 1 1 1 1 1 1", "deal 1 1 2 3 4 5", "deal 2 2 3 4 5 6"),
    ),
    Example(
        "gamble",
        ("D-2.7",),
        attacking(1, 20, 30, full_house="gamble"),
        ("deal 1 1 1 1 1 1", "press; deal 1 1 2 3 4 5", "stop"),
    ),
    Example(
        "revival",
        ("D-2.8",),
        table(0, 30, 30, rolled=(1, 1, 2, 2, 3, 3), eliminated="revival"),
        ("keep 1 1 2 2 3 3", "deal 4"),
    ),
    Example("costs-three", ("D-E1", "D-1.2"), table(30, 30, rolled=(3, 4, 4, 5, 5, 6)), ("keep 3 4 4 5 5 6",)),
    Example("attack-of-four", ("D-E2", "D-1.4"), table(30, 30, 30, rolled=(1, 1, 1, 1, 2, 2)), ("keep 1 1 1 1 2 2",)),
    Example(
        "nine-damage",
        ("D-E3", "D-1.5"),
        attacking(3, 30, 19),
        ("deal 1 2 2 3 4 6", "deal 2 3 3 5 6", "deal 1 5 6"),
    ),
)
