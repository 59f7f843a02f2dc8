"""Law 7: every dealt outcome is possible, and probabilities add up to 1."""

from __future__ import annotations

from itertools import islice
from math import isclose

from tablee.core.chance import Chance
from tablee.core.luck import Luck
from tablee.testing.play import Play, take

MAX_OUTCOMES = 1000
MAX_TRIED = 30


def law_outcomes_are_possible(play: Play) -> None:
    luck = Luck(play.seed.encode())
    state, rng = play.new(), play.fate().rng
    for number, step in enumerate(play.steps):
        waits = state.awaits()
        if isinstance(waits, Chance):
            assert waits.possible(list(step.given)), "what was dealt"
            assert waits.possible(luck(waits, number)), "what luck gives"
            assert waits.possible(waits.sample(rng)), "what a generator gives"
        take(state, step)


def law_probabilities_add_up_to_one(play: Play) -> None:
    seen: set[str] = set()
    for state in play.positions():
        waits = state.awaits()
        if isinstance(waits, Chance) and waits.stream not in seen and waits.count() <= MAX_OUTCOMES:
            seen.add(waits.stream)
            _adds_up(waits)
            for outcome, _ in islice(waits.outcomes(), MAX_TRIED):
                state.copy().resolve(outcome)


def _adds_up(chance: Chance) -> None:
    listed = chance.outcomes()
    assert len(listed) == chance.count() >= 1
    assert len({tuple(outcome) for outcome, _ in listed}) == len(listed), "an outcome is listed twice"
    assert all(chance.possible(outcome) and probability > 0 for outcome, probability in listed)
    assert isclose(sum(probability for _, probability in listed), 1.0), "probabilities do not add up to 1"
