"""Law 2: copies are independent. Playing on one never changes the other."""

from __future__ import annotations

from tablee.core.decision import Over
from tablee.core.state import State
from tablee.testing.deep import deep, generators
from tablee.testing.play import Fate, Play, Step, chosen, take

STEPS = 40


def law_copies_are_independent(play: Play) -> None:
    fate = play.fate()
    for state in play.positions():
        before = deep(state)
        twin = state.copy()
        assert twin is not state
        assert deep(twin) == before, "a copy differs"
        assert twin.events is None, "somebody listens to a copy"
        _play_on(twin, fate)
        assert deep(state) == before, "playing on a copy changed the original"
        twin = state.copy()
        _play_on(state, fate)
        assert deep(twin) == before, "playing on the original changed a copy"


def law_equal_positions_stay_equal(play: Play) -> None:
    """Check that the result of a step depends only on the position and the step: rules hold no generator."""
    for state in play.positions():
        assert not list(generators(state)), "a position holds a generator"
        twin = state.copy()
        for step in _play_on(state, play.fate()):
            take(twin, step)
        assert deep(twin) == deep(state), "the same steps from equal positions lead to different ones"


def _play_on(state: State, fate: Fate) -> list[Step]:
    steps: list[Step] = []
    waits = state.awaits()
    while not isinstance(waits, Over) and len(steps) < STEPS:
        steps.append(chosen(waits, state, fate))
        take(state, steps[-1])
        waits = state.awaits()
    return steps
