"""A table for tests: positions set up by hand, scripted dice, and choices by their notation."""

from __future__ import annotations

from typing import Any

from tablee.core.decision import Decide
from tablee.core.event import Event
from tablee.games.killer import GAME
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.views import view as views


def table(*lives: int, **options: Any) -> Killer:
    """Return a game that the first seat is about to begin, with these lives and by default the marks 2n and 5n."""
    state = views.new(KillerOptions(**{"first": "seat-1", "marks": "double", **options}), len(lives))
    if not options.get("rolled_life"):
        state.lives = [life + int(state.variants.spare) for life in lives]
    state.events = []
    return state


def play(state: Killer, *script: str) -> list[Event]:
    """Run a script of dice (`1 2 6`) and choices (`keep 6`). Return the events."""
    state.events = []
    for line in script:
        if line[0].isdigit():
            state.resolve(sorted(int(face) for face in line.split()))
        else:
            action = GAME.actions.index(line)
            assert action is not None, line
            assert isinstance(state.awaits(), Decide), line
            assert action in state.legal(state.seat), line
            state.apply([action])
    told, state.events = state.events, None
    assert told is not None
    return told


def scoring(score: int, dice: int = 6) -> list[str]:
    """Return a script in which all dice fall at once to this score and are all set aside."""
    faces = [1] * dice
    for place in range(dice):
        faces[place] += min(5, score - sum(faces))
    fallen = " ".join(map(str, sorted(faces)))
    return [fallen] if dice == 1 else [fallen, f"keep {fallen}"]


def tags(events: list[Event]) -> list[str]:
    """Return the tags of these events."""
    return [event.tag for event in events]
