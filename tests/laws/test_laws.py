"""Every law over every game, number of seats, preset and seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from tablee.testing.case import SEEDS, THOROUGH, AnyGame, Case, cases_of, folder
from tablee.testing.citations import law_every_event_names_its_rule
from tablee.testing.codecs import law_actions_survive, law_options_survive
from tablee.testing.laws import CASE_LAWS, FOLDER_LAWS, PLAY_LAWS, SLOW_LAWS, WORD_LAWS
from tablee.testing.play import Play, openings, play
from tablee.testing.replays import law_a_replayed_log_gives_the_same_match
from tests.laws.shelf import all_cases, games

pytestmark = pytest.mark.sampled(4)
CASES = {str(case): case for case in all_cases()}


@lru_cache(maxsize=64)
def played(name: str, seed: int) -> Play:
    return play(CASES[name], seed)


def hold(law: Callable[[Play], None], name: str) -> None:
    """Check a law on one play for each seed. One test for all seeds: a thorough run has hundreds of thousands."""
    for seed in SEEDS:
        try:
            law(played(name, seed))
        except BaseException as broken:
            broken.add_note(f"the play has the seed {seed}")
            raise


# The name changes last, so that all laws are checked on a play while it is cached.
@pytest.mark.parametrize("law", PLAY_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
@pytest.mark.parametrize("name", CASES)
def test_law(law: Callable[[Play], None], name: str) -> None:
    hold(law, name)


@pytest.mark.parametrize("law", CASE_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
@pytest.mark.parametrize("name", CASES)
def test_law_of_several_plays(law: Callable[..., None], name: str) -> None:
    law(*(played(name, seed) for seed in SEEDS), *openings(CASES[name]))


@pytest.mark.parametrize("law", SLOW_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
@pytest.mark.parametrize("name", CASES if THOROUGH else [str(next(cases_of(game))) for game in games()])
def test_slow_law(law: Callable[[Play], None], name: str) -> None:
    hold(law, name)


@pytest.mark.parametrize("case", CASES.values(), ids=str)
def test_a_replayed_log_gives_the_same_match(case: Case) -> None:
    for seed in SEEDS:
        law_a_replayed_log_gives_the_same_match(case, str(seed))


@pytest.mark.parametrize("case", CASES.values(), ids=str)
def test_options_survive(case: Case) -> None:
    law_options_survive(case)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_actions_survive(game: AnyGame) -> None:
    law_actions_survive(game)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@pytest.mark.parametrize("law", WORD_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_words(law: Callable[[AnyGame, Path], None], game: AnyGame) -> None:
    law(game, folder(game))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@pytest.mark.parametrize("law", FOLDER_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_rules(law: Callable[[Path], None], game: AnyGame) -> None:
    law(folder(game))


@pytest.mark.parametrize("name", CASES)
def test_every_event_names_its_rule(name: str) -> None:
    law_every_event_names_its_rule(played(name, 0), folder(CASES[name].game))
