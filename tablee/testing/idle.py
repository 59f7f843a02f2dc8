"""Law 11: an option declared as idle has no effect, and every reason for it is declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.core.options import Options, OptionSpec, Scalar, specs
from tablee.core.state import Awaits, State
from tablee.testing.case import fits
from tablee.testing.play import Play, Step, take

MAX_TRIED: Final = 4
"""The maximum number of other settings tried in each play."""


def law_idle_options_change_nothing(play: Play) -> None:
    case = play.case
    idle = case.options.idle(case.seats)
    assert set(idle.values()) <= set(case.options.reasons), "a reason that is not declared"
    others = list(_others(case.options, idle))
    fate, usual = play.fate(), _told(play, case.options)
    for options in others if len(others) <= MAX_TRIED else [fate.pick(others) for _ in range(MAX_TRIED)]:
        if fits(case.game, options, case.seats):
            assert _told(play, options) == usual, f"an idle option changes the game: {options}"


def _others(options: Options, idle: dict[str, str]) -> Iterator[Options]:
    """Yield the same options with one idle option set to another value."""
    for spec in specs(type(options)):
        if spec.name in idle:
            for value in _values(spec):
                yield msgspec.structs.replace(options, **{spec.name: value})


def _values(spec: OptionSpec) -> tuple[Scalar, ...]:
    match spec.kind:
        case "bool":
            return False, True
        case "int":
            return spec.low, spec.high
        case "choice":
            return spec.choices
        case _:
            return (spec.default,)


def _told(play: Play, options: Options) -> list[Event | list[int] | tuple[int, ...]]:
    """Return the offers, events and final ranks that the same choices and luck give with these options."""
    state = play.case.game.new(options, play.case.seats)
    told: list[Event | list[int] | tuple[int, ...]] = []
    for step in play.steps:
        waits = state.awaits()
        if isinstance(waits, Decide):
            told += [state.legal(seat) for seat in waits.seats]
        if not _fits(waits, state, step):
            break
        state.events = []
        take(state, step)
        told += state.events
    over = state.awaits()
    return [*told, over.ranks if isinstance(over, Over) else ()]


def _fits(waits: Awaits, state: State, step: Step) -> bool:
    """Return whether this step can happen next."""
    if isinstance(waits, Chance):
        return waits.stream == step.stream and waits.possible(list(step.given))
    if not isinstance(waits, Decide) or len(waits.seats) != len(step.given) or step.stream is not None:
        return False
    return all(action in state.legal(seat) for seat, action in zip(waits.seats, step.given, strict=True))
