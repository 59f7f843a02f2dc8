"""All laws, and the list of checks for one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from tablee.testing.beliefs import law_imagined_positions_can_have_come_about
from tablee.testing.case import SEEDS, THOROUGH, AnyGame, Case, cases_of, folder
from tablee.testing.citations import (
    law_every_event_names_its_rule,
    law_every_rule_is_cited_by_a_test,
    law_every_rule_named_in_the_code_exists,
)
from tablee.testing.codecs import (
    law_actions_survive,
    law_events_survive,
    law_forecasts_survive,
    law_logs_survive,
    law_options_survive,
    law_views_survive,
)
from tablee.testing.copies import law_copies_are_independent, law_equal_positions_stay_equal
from tablee.testing.encodings import (
    law_equal_encodings_leave_equal_choices,
    law_every_field_of_a_view_is_encoded,
    law_masks_are_the_legal_actions,
    law_observations_are_the_view_in_numbers,
)
from tablee.testing.ends import (
    law_a_match_accepts_what_is_legal_and_nothing_else,
    law_every_play_ends,
    law_something_is_always_legal,
)
from tablee.testing.idle import law_idle_options_change_nothing
from tablee.testing.imagining import (
    law_an_imagined_position_can_be_played_on,
    law_an_imagined_position_fits_the_view,
    law_imagining_depends_on_the_view_and_the_generator_alone,
)
from tablee.testing.leaks import (
    law_a_commit_reaches_nobody,
    law_a_hidden_difference_reaches_nobody,
    law_a_hidden_difference_stays_hidden,
)
from tablee.testing.messages import (
    law_everything_can_be_worded,
    law_messages_speak_to_whom_they_are_about,
    law_messages_use_what_they_are_given,
    law_no_message_is_missing,
    law_no_message_is_unused,
)
from tablee.testing.outcomes import law_outcomes_are_possible, law_probabilities_add_up_to_one
from tablee.testing.play import Play, openings, play
from tablee.testing.replays import law_a_replayed_log_gives_the_same_match
from tablee.testing.surface import (
    law_bots_choose_by_the_view_alone,
    law_estimates_are_shares_of_one_win,
    law_every_view_can_be_drawn,
    law_features_are_always_as_many,
    law_the_game_says_whether_choices_are_at_once_and_everything_is_open,
    law_who_runs_out_of_time_does_something_legal,
)
from tablee.testing.telling import law_every_event_is_in_one_beat, law_the_telling_names_events_that_exist

PLAY_LAWS: Final[tuple[Callable[[Play], None], ...]] = (
    law_every_play_ends,
    law_something_is_always_legal,
    law_a_match_accepts_what_is_legal_and_nothing_else,
    law_copies_are_independent,
    law_equal_positions_stay_equal,
    law_events_survive,
    law_logs_survive,
    law_views_survive,
    law_forecasts_survive,
    law_an_imagined_position_fits_the_view,
    law_an_imagined_position_can_be_played_on,
    law_imagining_depends_on_the_view_and_the_generator_alone,
    law_a_hidden_difference_reaches_nobody,
    law_a_hidden_difference_stays_hidden,
    law_a_commit_reaches_nobody,
    law_outcomes_are_possible,
    law_probabilities_add_up_to_one,
    law_features_are_always_as_many,
    law_every_field_of_a_view_is_encoded,
    law_observations_are_the_view_in_numbers,
    law_masks_are_the_legal_actions,
    law_estimates_are_shares_of_one_win,
    law_every_view_can_be_drawn,
    law_the_game_says_whether_choices_are_at_once_and_everything_is_open,
    law_everything_can_be_worded,
    law_who_runs_out_of_time_does_something_legal,
    law_every_event_is_in_one_beat,
    law_idle_options_change_nothing,
)

CASE_LAWS: Final[tuple[Callable[..., None], ...]] = (law_equal_encodings_leave_equal_choices,)
"""Laws about several plays of a case together."""

SLOW_LAWS: Final[tuple[Callable[[Play], None], ...]] = (
    law_bots_choose_by_the_view_alone,
    law_imagined_positions_can_have_come_about,
)
"""Laws that are checked on one preset of each game, and on all presets only in a thorough run."""

WORD_LAWS: Final[tuple[Callable[[AnyGame, Path], None], ...]] = (
    law_no_message_is_missing,
    law_no_message_is_unused,
    law_messages_use_what_they_are_given,
    law_messages_speak_to_whom_they_are_about,
    law_the_telling_names_events_that_exist,
)

FOLDER_LAWS: Final[tuple[Callable[[Path], None], ...]] = (
    law_every_rule_is_cited_by_a_test,
    law_every_rule_named_in_the_code_exists,
)


class Check(NamedTuple):
    """One law to check on one thing. `run` raises an AssertionError that says what is wrong."""

    law: str
    on: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return f"{self.law}-{self.on}"


def checks(game: AnyGame, seeds: Iterable[int] = SEEDS) -> list[Check]:
    """Return checks of every law on every preset of a game, with the fewest seats, the most, and a number between."""
    return list(_checks(game, tuple(seeds)))


def _checks(game: AnyGame, seeds: tuple[int, ...]) -> Iterator[Check]:
    yield from _of_folder(game)
    for case in cases_of(game):
        yield _check(law_options_survive, str(case), case)
        for seed in seeds:
            yield from _of_play(case, seed)
        for law in CASE_LAWS:
            yield Check(_name(law), str(case), partial(_on_plays, law, case, seeds))
    for case in list(cases_of(game))[: None if THOROUGH else 1]:
        for law, seed in product(SLOW_LAWS, seeds):
            yield Check(_name(law), f"{case}-{seed}", partial(_on_play, law, case, seed))


def _of_folder(game: AnyGame) -> Iterator[Check]:
    name, where = game.info.id, folder(game)
    yield _check(law_actions_survive, name, game)
    for law in WORD_LAWS:
        yield _check(law, name, game, where)
    for rule_law in FOLDER_LAWS:
        yield _check(rule_law, name, where)


def _of_play(case: Case, seed: int) -> Iterator[Check]:
    name = f"{case}-{seed}"
    for law in PLAY_LAWS:
        yield Check(_name(law), name, partial(_on_play, law, case, seed))
    yield _check(law_a_replayed_log_gives_the_same_match, name, case, str(seed))
    yield Check(_name(law_every_event_names_its_rule), name, lambda: _rules_of_events(case, seed))


def _check(law: Callable[..., None], on: str, *given: object) -> Check:
    return Check(_name(law), on, partial(law, *given))


def _name(law: Callable[..., None]) -> str:
    return law.__name__.removeprefix("law_")


def _on_play(law: Callable[[Play], None], case: Case, seed: int) -> None:
    law(_played(case.game, case.preset, case.seats, seed))


def _on_plays(law: Callable[..., None], case: Case, seeds: tuple[int, ...]) -> None:
    law(*(_played(case.game, case.preset, case.seats, seed) for seed in seeds), *openings(case))


def _rules_of_events(case: Case, seed: int) -> None:
    law_every_event_names_its_rule(_played(case.game, case.preset, case.seats, seed), folder(case.game))


@cache
def _played(game: AnyGame, preset: str, seats: int, seed: int) -> Play:
    return play(Case(game, preset, game.presets[preset], seats), seed)
