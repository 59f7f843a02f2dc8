"""The laws with choices and outcomes from Hypothesis, which shrinks failures."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.testing.case import AnyGame, cases_of
from tablee.testing.codecs import law_events_survive, law_views_survive
from tablee.testing.copies import law_copies_are_independent
from tablee.testing.ends import law_every_play_ends, law_something_is_always_legal
from tablee.testing.imagining import law_an_imagined_position_fits_the_view
from tablee.testing.leaks import law_a_hidden_difference_reaches_nobody, law_a_hidden_difference_stays_hidden
from tablee.testing.outcomes import law_outcomes_are_possible
from tablee.testing.play import play
from tablee.testing.surface import law_estimates_are_shares_of_one_win, law_features_are_always_as_many
from tests.laws.planted import Planted, copies
from tests.laws.shelf import games

LAWS = (
    law_every_play_ends,
    law_something_is_always_legal,
    law_copies_are_independent,
    law_events_survive,
    law_views_survive,
    law_an_imagined_position_fits_the_view,
    law_a_hidden_difference_reaches_nobody,
    law_a_hidden_difference_stays_hidden,
    law_outcomes_are_possible,
    law_estimates_are_shares_of_one_win,
    law_features_are_always_as_many,
)

NUMBERS = st.lists(st.integers(0, 1000), max_size=60)
"""What decides the first choices and outcomes of a play; later ones are random."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), numbers=NUMBERS, seed=st.integers(0, 99))
def test_the_laws_hold(game: AnyGame, data: st.DataObject, numbers: list[int], seed: int) -> None:
    case = data.draw(st.sampled_from(list(cases_of(game))))
    played = play(case, seed, numbers)
    for law in LAWS:
        law(played)


@settings(max_examples=500, report_multiple_bugs=False)
@given(numbers=NUMBERS)
def find_a_rare_defect(numbers: list[int]) -> None:
    case = next(cases_of(Planted(copies.RarelyShared)))
    law_copies_are_independent(play(case, 0, numbers))


def test_a_rare_defect_is_found() -> None:
    with pytest.raises(AssertionError, match=r"changed the original|changed a copy"):
        find_a_rare_defect()
