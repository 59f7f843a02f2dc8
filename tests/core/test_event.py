"""Events reach only those who may know of them."""

import gc
import pickle

import pytest

from tablee.core.compiled import COMPILED
from tablee.core.event import Event, all_but, only
from tablee.core.game import Viewer

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 15, None)


@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (Event("rolled", "T-1.1", {}), VIEWERS),
        (Event("dealt", "T-1.1", {}, only(1)), (1,)),
        (Event("dealt", "T-1.1", {}, only(15)), (15,)),
        (Event("took", "T-1.1", {}, all_but(1)), (0, 2, 15, None)),
        (Event("took", "T-1.1", {}, only(0) + only(2)), (0, 2)),
    ],
    ids=["everyone", "one seat", "the last of sixteen", "all but one", "two seats"],
)
def test_an_event_reaches(event: Event, seen: tuple[Viewer, ...]) -> None:
    assert tuple(viewer for viewer in VIEWERS if event.visible(viewer)) == seen


def test_equal_events_state_the_same() -> None:
    event = Event("dealt", "T-1.1", {"seat": 1}, only(1))
    assert event == Event("dealt", "T-1.1", {"seat": 1}, only(1))
    assert event != Event("dealt", "T-1.1", {"seat": 1})
    assert event != event.parts()
    assert pickle.loads(pickle.dumps(event)) == event
    assert repr(event) == "Event('dealt', 'T-1.1', {'seat': 1}, 2)"


@pytest.mark.skipif(not COMPILED, reason="plain Python tracks every object")
def test_the_garbage_collector_skips_events() -> None:
    assert not gc.is_tracked(Event("dealt", "T-1.1", {"seat": 1}))
