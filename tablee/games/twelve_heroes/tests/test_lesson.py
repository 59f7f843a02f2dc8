"""The guided first game goes on with the set of heroes with which it began."""

from __future__ import annotations

import re

import msgspec

from tablee.core.lesson import LEARNER, Tutor
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.coach.lesson import LESSON, SET
from tablee.games.twelve_heroes.heroes.library import source
from tablee.games.twelve_heroes.heroes.reader import read_toml, to_json
from tablee.search.random import RandomBot


def test_the_tutor_tells_the_numbers_of_the_cards_in_play() -> None:
    cheap = to_json(read_toml(re.sub(r"cost = \d+", "cost = 1", source(SET))))
    options = msgspec.structs.replace(LESSON.options, heroes=cheap)
    match, tutor = Match(GAME, options, 2, Luck(bytes.fromhex(LESSON.seed))), Tutor(LESSON)
    tutor.look(match)
    costs: list[object] = []
    while match.result is None and not costs:
        for seat in match.missing:
            choose(match, tutor, seat)
        tutor.look(match)
        costs = [line.params["cost"] for line in tutor.lines if line.name == "recruit"]
    assert costs == [1]


def choose(match: Match, tutor: Tutor, seat: int) -> None:
    offer = match.offer(seat)
    assert offer is not None
    advice = next((line.advice for line in tutor.lines if line.advice), "")
    action = GAME.actions.index(advice) if seat == LEARNER else RandomBot().choose(match.view(seat), offer, Rng(1))
    assert action is not None
    match.submit(seat, match.decision, action)


def test_the_learner_begins() -> None:
    """The tutor says that the first actions could only fetch Food. That is so in the very first turn (H-1.4)."""
    match = Match(GAME, LESSON.options, 2, Luck(bytes.fromhex(LESSON.seed)))
    assert match.missing == (LEARNER,)
