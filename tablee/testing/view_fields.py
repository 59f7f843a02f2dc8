"""A law about rare things: each field of a view changes in some play, and then the numbers for learners change too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice, pairwise
from typing import Any, Final, NamedTuple, get_args, get_origin

import msgspec

from tablee.core.options import Options
from tablee.core.state import State
from tablee.testing.case import AnyGame, Case, cases_of
from tablee.testing.encodings import changed_parts, check_observation
from tablee.testing.play import Play, play, take

TIMES: Final = 3
"""How often each field must have changed."""
MOST_PLAYS: Final = 60
"""How many plays of each rare case are tried."""
PARALLEL: Final = 40
"""How many positions of two plays are compared with each other."""


def law_every_field_of_a_view_changes_the_numbers(game: AnyGame, rare: Sequence[Case] = ()) -> None:
    """Check that every field of the view changes in some play, and that the numbers change with it.

    The rare cases are options under which something happens that no preset shows. Fields that cannot change during a
    match are left out: the options, what only they determine, and who the viewer is.
    """
    tried = Counter(dict.fromkeys(view_fields(game), 0))
    for played in _plays(game, rare):
        for moment in chain(_successive(played), _parallel(played)):
            _try_fields(moment, tried)
        if min(tried.values()) >= TIMES:
            return
    options = _set_by_options(game)
    missing = [path for path, times in tried.items() if times < TIMES and (times or path not in options)]
    assert not missing, f"no play changed {missing}: add a rare case in which they change"


def view_fields(game: AnyGame) -> list[str]:
    """Return the paths of all fields that can change during a match, such as `view.sides[].hand`."""
    fixed = {f"view.{name}" for name in ("viewer", *game.options.__struct_fields__)}
    return [path for path in dict.fromkeys(_leaves(game.views, "view")) if path not in fixed]


def _leaves(kind: Any, path: str) -> Iterator[str]:
    """Yield the paths of the fields that hold no structures themselves. Options are no fields of the table."""
    inside = f"{path}[]" if get_origin(kind) is tuple else path
    structs = [
        each for each in get_args(kind) or (kind,) if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    for struct in structs:
        for field in () if issubclass(struct, Options) else msgspec.structs.fields(struct):
            yield from _leaves(field.type, f"{inside}.{field.name}")
    if not structs:
        yield path


def _set_by_options(game: AnyGame) -> set[str]:
    """Return the fields that differ between the presets before anything has happened."""
    found: set[str] = set()
    for one, other in combinations(cases_of(game), 2):
        if one.seats == other.seats:
            views = [game.view(game.new(case.options, case.seats), 0) for case in (one, other)]
            found |= {_field(path) for path, _ in changed_parts(*views)}
    return found


def _field(path: str) -> str:
    """Return the path of a field for any member of a tuple."""
    return re.sub(r"\[\d+\]", "[]", path)


class _Moment(NamedTuple):
    """A position, and another one that lends its view's fields, one at a time."""

    case: Case
    state: State
    lender: State
    viewer: int


def _plays(game: AnyGame, rare: Sequence[Case]) -> Iterator[tuple[Play, Play]]:
    """Yield pairs of plays with the same options: one pair of each preset, then many of the rare cases."""
    usual = list(cases_of(game))
    for seed in range(MOST_PLAYS):
        for case in usual if seed == 0 else rare or usual:
            yield play(case, f"{seed} one"), play(case, f"{seed} other")


def _successive(plays: tuple[Play, Play]) -> Iterator[_Moment]:
    """Yield each position of the first play with the next one."""
    case = plays[0].case
    for number, (state, after) in enumerate(pairwise(_positions(plays[0]))):
        yield _Moment(case, state, after, number % case.seats)


def _parallel(plays: tuple[Play, Play]) -> Iterator[_Moment]:
    """Yield positions after equally many steps of both plays: some fields keep their value once they have one."""
    case = plays[0].case
    for number, (state, other) in enumerate(islice(zip(*map(_positions, plays), strict=False), PARALLEL)):
        yield _Moment(case, state, other, number % case.seats)


def _positions(played: Play) -> Iterator[State]:
    state = played.new()
    for step in played.steps:
        yield state.copy()
        take(state, step)
    yield state


def _try_fields(moment: _Moment, tried: Counter[str]) -> None:
    """Change those fields that were not changed often enough yet."""
    game = moment.case.game
    view = game.view(moment.state, moment.viewer)
    for path, changed in changed_parts(view, game.view(moment.lender, moment.viewer)):
        name = _field(path)
        if name in tried and tried[name] < TIMES:
            tried[name] += 1
            assert game.encode(changed) != game.encode(view), f"{name} is not encoded"
            for state in (moment.state, moment.lender):
                check_observation(moment.case, state, moment.viewer)
