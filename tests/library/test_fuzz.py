"""Any input to the library gives a result or a clear error of ours."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee

pytestmark = pytest.mark.compiled_only

ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.binary(max_size=8)),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner, inner) | st.dictionaries(st.text(max_size=2), inner, max_size=2)
    ),
    max_leaves=8,
)
MATCHES = [tablee.game(name).match(seed=1) for name in tablee.shelf()]
POSITIONS = [*(match.position for match in MATCHES), *(tablee.game(name).start() for name in tablee.shelf())]


def observe(buffer: Any, seat: Any) -> None:
    for match in MATCHES:
        match.observe_into(bytearray(match.layout().size) if buffer is None else buffer, seat)
        match.mask_into(bytearray(len(tablee.game(match.game_id).core.actions)) if buffer is None else buffer)


def stored(given: Any) -> Any:
    """Return anything but the name of a file that can be made."""
    return None if isinstance(given, str) and "\0" not in given else given


CALLS: dict[str, Callable[[Any], object]] = {
    "game": tablee.game,
    "read a position": tablee.Position.read,
    "play": lambda given: [match.play(given) for match in MATCHES],
    "play for a seat": lambda given: [match.play(match.legal()[0], given) for match in MATCHES if given is not None],
    "legal": lambda given: [match.legal(given) for match in MATCHES],
    "view": lambda given: [match.view(given) for match in MATCHES],
    "features": lambda given: [match.features(given) for match in MATCHES],
    "observe": lambda given: observe(None, given),
    "observe into": lambda given: observe(given, 0),
    "draw": lambda given: [match.draw(0, given) for match in MATCHES],
    "play in a position": lambda given: [position.play(given) for position in POSITIONS],
    "deal": lambda given: [position.deal(outcome=given) for position in POSITIONS if given is not None],
    "imagine": lambda given: [position.imagine(given) for position in POSITIONS],
    "solve": lambda given: [tablee.game(name).solve(given) for name in tablee.shelf()],
    "analyse": lambda given: [tablee.game(name).analyse(given, samples=1) for name in tablee.shelf()],
    "a match from": lambda given: [tablee.game(name).match_from(given) for name in tablee.shelf()],
    "hint": lambda given: [match.hint(given, samples=1) for match in MATCHES[:2]],
    "hint with a seed": lambda given: MATCHES[1].hint(samples=1, seed=given),
    "hint with samples": lambda given: MATCHES[1].hint(samples=given if not isinstance(given, int) else 0),
    "record": lambda given: [match.record(given) for match in MATCHES],
    "events": lambda given: [match.events(given) for match in MATCHES],
    "events since": lambda given: [match.events(0, given) for match in MATCHES],
    "finish": lambda given: tablee.game("claim").match(seed=1).finish(given),
    "a match of seats": lambda given: tablee.game("killer").match(seats=given),
    "a match of a preset": lambda given: tablee.game("killer").match(preset=given),
    "a match with an option": lambda given: tablee.game("killer").match(life=given),
    "arena": lambda given: tablee.arena("claim", given, deals=1),
    "ladder": lambda given: tablee.ladder("claim", given, deals=1) if given is not None else None,
    "a stored arena": lambda given: tablee.arena("claim", ["random"], deals=1, store=stored(given)),
    "arena of deals": lambda given: tablee.arena("claim", ["random"], deals=given if given not in (1, True) else 0),
    "arena on": lambda given: tablee.arena("claim", ["random"], deals=1, on=given if not isinstance(given, int) else 0),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=list(CALLS))
@given(ANYTHING)
def test_whatever_is_handed_in_the_worst_is_a_clear_error(call: Callable[[Any], object], given: Any) -> None:
    before = [match.position for match in MATCHES]
    with suppress(tablee.TableeError):
        call(given)
    for match, position in zip(MATCHES, before, strict=True):
        while match.position != position:
            match.undo()
