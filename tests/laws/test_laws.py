"""Every law over every game, number of seats, preset and seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.laws.case import SEEDS, THOROUGH, AnyGame, Case, all_cases, cases_of, folder, games
from tests.laws.citations import (
    law_every_event_names_its_rule,
    law_every_rule_is_cited_by_a_test,
    law_every_rule_named_in_the_code_exists,
)
from tests.laws.codecs import (
    law_actions_survive,
    law_events_survive,
    law_logs_survive,
    law_options_survive,
    law_views_survive,
)
from tests.laws.copies import law_copies_are_independent, law_equal_positions_stay_equal
from tests.laws.ends import (
    law_a_match_accepts_what_is_legal_and_nothing_else,
    law_every_play_ends,
    law_something_is_always_legal,
)
from tests.laws.imagining import (
    law_an_imagined_position_can_be_played_on,
    law_an_imagined_position_fits_the_view,
    law_imagining_depends_on_the_view_and_the_generator_alone,
)
from tests.laws.leaks import (
    law_a_commit_reaches_nobody,
    law_a_hidden_difference_reaches_nobody,
    law_a_hidden_difference_stays_hidden,
)
from tests.laws.messages import (
    law_everything_can_be_worded,
    law_messages_use_what_they_are_given,
    law_no_message_is_missing,
    law_no_message_is_unused,
)
from tests.laws.outcomes import law_outcomes_are_possible, law_probabilities_add_up_to_one
from tests.laws.play import Play, play
from tests.laws.replays import law_a_replayed_log_gives_the_same_match
from tests.laws.surface import (
    law_bots_choose_by_the_view_alone,
    law_estimates_are_shares_of_one_win,
    law_every_view_can_be_drawn,
    law_features_are_always_as_many,
    law_who_runs_out_of_time_does_something_legal,
)

LAWS: tuple[Callable[[Play], None], ...] = (
    law_every_play_ends,
    law_something_is_always_legal,
    law_a_match_accepts_what_is_legal_and_nothing_else,
    law_copies_are_independent,
    law_equal_positions_stay_equal,
    law_events_survive,
    law_logs_survive,
    law_views_survive,
    law_an_imagined_position_fits_the_view,
    law_an_imagined_position_can_be_played_on,
    law_imagining_depends_on_the_view_and_the_generator_alone,
    law_a_hidden_difference_reaches_nobody,
    law_a_hidden_difference_stays_hidden,
    law_a_commit_reaches_nobody,
    law_outcomes_are_possible,
    law_probabilities_add_up_to_one,
    law_features_are_always_as_many,
    law_estimates_are_shares_of_one_win,
    law_every_view_can_be_drawn,
    law_everything_can_be_worded,
    law_who_runs_out_of_time_does_something_legal,
)

FOLDER_LAWS: tuple[Callable[[AnyGame, Path], None], ...] = (
    law_no_message_is_missing,
    law_no_message_is_unused,
    law_messages_use_what_they_are_given,
)

CASES = {str(case): case for case in all_cases()}


@cache
def played(name: str, seed: int) -> Play:
    return play(CASES[name], seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_law(law: Callable[[Play], None], name: str, seed: int) -> None:
    law(played(name, seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", CASES if THOROUGH else [str(next(cases_of(game))) for game in games()])
def test_bots_choose_by_the_view_alone(name: str, seed: int) -> None:
    law_bots_choose_by_the_view_alone(played(name, seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", CASES.values(), ids=str)
def test_a_replayed_log_gives_the_same_match(case: Case, seed: int) -> None:
    law_a_replayed_log_gives_the_same_match(case, str(seed))


@pytest.mark.parametrize("case", CASES.values(), ids=str)
def test_options_survive(case: Case) -> None:
    law_options_survive(case)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_actions_survive(game: AnyGame) -> None:
    law_actions_survive(game)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@pytest.mark.parametrize("law", FOLDER_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_words(law: Callable[[AnyGame, Path], None], game: AnyGame) -> None:
    law(game, folder(game))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_rule_is_cited_by_a_test(game: AnyGame) -> None:
    law_every_rule_is_cited_by_a_test(folder(game))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_rule_named_in_the_code_exists(game: AnyGame) -> None:
    law_every_rule_named_in_the_code_exists(folder(game))


@pytest.mark.parametrize("name", CASES)
def test_every_event_names_its_rule(name: str) -> None:
    law_every_event_names_its_rule(played(name, 0), folder(CASES[name].game))
