"""What somebody may ask for who begins a new match: no option of earlier rules, and none that would change nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

import msgspec

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.refusal import Refused

Opt = TypeVar("Opt", bound=Options)


def ask(game: Game[Opt, Any, Any], values: Any, seats: int) -> Opt:
    """Options for a new match from plain values (a message), checked.

    Records and stored tables are read by `Rules` alone, for they may hold what nobody can ask for any more.
    """
    settled = settle(game, game.rules().convert(values), values, (seats,))
    game.check(settled, seats)
    return settled


def settle(game: Game[Opt, Any, Any], chosen: Opt, named: Collection[str], seats: Iterable[int]) -> Opt:
    """The options as they will be played with any of these numbers of seats; `named` are those that were asked for.

    Refuse a named option of earlier rules, or one that would change nothing, unless it has its default. One that a preset brought along has its default.
    """
    usual = game.rules().defaults
    past = [name for name in named if name in chosen.past and getattr(chosen, name) != getattr(usual, name)]
    if past:
        raise Refused("option-past", option=past[0])
    idle = _always_idle(chosen, seats)
    for name, reason in idle.items():
        if name in named and getattr(chosen, name) != getattr(usual, name):
            raise Refused("option-idle", option=name, idle=reason)
    changed = {name: getattr(usual, name) for name in idle if getattr(chosen, name) != getattr(usual, name)}
    settled = msgspec.structs.replace(chosen, **changed) if changed else chosen
    game.check_asked(settled)
    return settled


def _always_idle(chosen: Options, seats: Iterable[int]) -> dict[str, str]:
    """The options that change nothing with any of these numbers of seats."""
    first, *others = [chosen.idle(count) for count in seats]
    return {name: reason for name, reason in first.items() if all(name in idle for idle in others)}
