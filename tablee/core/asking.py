"""Check the options that somebody asks for in a new match: no retired options, and none without effect."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

import msgspec

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.refusal import Refused

Opt = TypeVar("Opt", bound=Options)


def ask(game: Game[Opt, Any, Any], values: Any, seats: int) -> Opt:
    """Return checked options for a new match, from the plain values of a message.

    Do not use it for records and stored tables: `Rules` reads those, because they may hold options that new matches
    refuse.
    """
    settled = settle(game, game.rules().convert(values), values, (seats,))
    game.check(settled, seats)
    return settled


def settle(game: Game[Opt, Any, Any], chosen: Opt, named: Collection[str], seats: Iterable[int]) -> Opt:
    """Return the options as they will be played with any of these numbers of seats.

    `named` lists the options that were asked for. Refuse a named option that is retired or has no effect, unless it has
    its default value. An option without effect that a preset set is reset to its default.
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
    """Return the options that have no effect with any of these numbers of seats, each with the reason."""
    first, *others = [chosen.idle(count) for count in seats]
    return {name: reason for name, reason in first.items() if all(name in idle for idle in others)}
