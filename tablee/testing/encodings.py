"""Laws about observations for learners: they encode the whole view, and show what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.decision import Decide
from tablee.core.observation import Layout, joined
from tablee.core.state import State
from tablee.testing.case import Case
from tablee.testing.play import Play


def law_every_field_of_a_view_is_encoded(play: Play) -> None:
    """Check that the numbers change when any field of a seat's view changes.

    The law gives one field at a time the value that it has at the next moment of the match. It leaves out spectators,
    because learning programs do not use their views.
    """
    game = play.case.game
    for number, (before, after) in enumerate(pairwise(play.positions())):
        viewer = number % play.case.seats
        one = game.view(before, viewer)
        encoded = game.encode(one)
        for path, changed in changed_parts(one, game.view(after, viewer)):
            assert game.encode(changed) != encoded, f"{path} is not encoded"


def law_equal_encodings_leave_equal_choices(*plays: Play) -> None:
    """Check that equal numbers mean equal legal actions, counted from the viewer's own seat, in all plays of a case."""
    game = plays[0].case.game
    choices: dict[tuple[float, ...], list[int]] = {}
    for state in chain.from_iterable(play.positions(40) for play in plays):
        waits = state.awaits()
        for seat in waits.seats if isinstance(waits, Decide) else ():
            legal = sorted(state.relative(action, seat) for action in state.legal(seat))
            assert sorted(state.absolute(action, seat) for action in legal) == state.legal(seat)
            numbers = tuple(game.encode(game.view(state, seat)))
            assert choices.setdefault(numbers, legal) == legal, "the same numbers, but other choices"


def law_observations_are_the_view_in_numbers(play: Play) -> None:
    """Check that a position and its view give the same numbers. So nothing hidden is among them."""
    for state in play.positions():
        for seat in range(play.case.seats):
            check_observation(play.case, state, seat)


def check_observation(case: Case, state: State, seat: int) -> None:
    """Check that a position writes what its view says, if the game names the parts of its observations."""
    layout = case.game.layout(case.options, case.seats)
    if not layout.slices:
        return
    parts = case.game.parts(case.game.view(state, seat))
    assert Layout(layout.version, parts) == layout, "the numbers have changed their places or bounds"
    assert observed(state, layout, seat) == joined(parts), _first_difference(state, layout, seat, joined(parts))


def law_masks_are_the_legal_actions(play: Play) -> None:
    """Check that a mask has a 1 for each legal action, in the seat's own numbering, and nothing else."""
    size = len(play.case.game.actions)
    for state in play.positions():
        waits = state.awaits()
        for seat in waits.seats if isinstance(waits, Decide) else ():
            mask = vec[u8]([0] * size)
            state.mask_into(mask, 0, seat, 1)
            legal = [state.absolute(place, seat) for place, allowed in enumerate(mask) if allowed]
            assert sorted(legal) == state.legal(seat), "the mask shows other actions than are legal"


def observed(state: State, layout: Layout, seat: int) -> list[int]:
    """Return the numbers that a position writes for a seat, into words that held something else before."""
    words = vec[i64]([-1] * layout.words)
    state.observe_into(words, 0, seat)
    return list(memoryview(words).cast("B"))


def _first_difference(state: State, layout: Layout, seat: int, expected: list[int]) -> str:
    """Name the first part that is wrong."""
    seen = observed(state, layout, seat)
    wrong = [name for name, place in layout.slices.items() if seen[place] != expected[place]]
    place = layout.slices[wrong[0]] if wrong else slice(0)
    return f"seat {seat}: {wrong or 'what fills up words'}: {seen[place]} and not {expected[place]}"


def changed_parts(one: Any, other: Any, path: str = "view") -> Iterator[tuple[str, Any]]:
    """Yield copies of one thing with a single part taken from the other, for each part that differs."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            for deeper, part in changed_parts(getattr(one, name), getattr(other, name), f"{path}.{name}"):
                yield deeper, msgspec.structs.replace(one, **{name: part})
    elif _structs(one) and _structs(other) and len(one) == len(other):
        for place in {0, len(one) - 1}:  # the members between are of the same kind
            for deeper, part in changed_parts(one[place], other[place], f"{path}[{place}]"):
                yield deeper, (*one[:place], part, *one[place + 1 :])
    elif one != other:
        yield path, other


def _structs(thing: Any) -> bool:
    return isinstance(thing, tuple) and any(isinstance(each, msgspec.Struct) for each in thing)
