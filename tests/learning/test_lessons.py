"""The guided first game of every game teaches everything if followed, and continues if not."""

from __future__ import annotations

import warnings
from random import Random

import pytest

from tablee.registry import all_games
from tablee.testing.case import AnyGame, folder
from tablee.testing.citations import rules_of
from tablee.words import LANGUAGES, MissingWords, Words
from tests.learning.guided import obey, take

TAUGHT = [game for game in all_games().values() if game.lesson]
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=[game.info.id for game in TAUGHT])
FEW, MANY = 8, 60
"""So many choices make about five minutes."""


@every_lesson
def test_who_follows_the_tutor_wins_in_about_five_minutes(game: AnyGame) -> None:
    course = take(game, obey)
    result = course.match.result
    assert result is not None
    assert result.ranks[0] == 1
    assert FEW <= course.choices <= MANY


@every_lesson
def test_who_follows_the_tutor_hears_nearly_all_there_is_to_say(game: AnyGame) -> None:
    lesson = game.lesson
    assert lesson is not None
    heard = take(game, obey).heard
    tips = {tip.name for tip in (*lesson.after, *lesson.before)}
    assert len(heard) >= 0.75 * len(tips), f"never said: {sorted(tips - heard)}"


@every_lesson
def test_the_tutor_has_a_word_before_every_choice_and_at_the_end(game: AnyGame) -> None:
    assert all(take(game, obey).pages)


@every_lesson
@pytest.mark.parametrize("mood", range(3))
def test_any_choice_is_allowed_and_the_tutor_never_loses_the_thread(game: AnyGame, mood: int) -> None:
    whim = Random(mood)
    course = take(game, lambda offered, advice: whim.choice(offered))
    assert course.match.result is not None
    assert all(course.pages)


@every_lesson
def test_the_tutor_names_rules_that_there_are(game: AnyGame) -> None:
    lesson = game.lesson
    assert lesson is not None
    assert {tip.rule for tip in (*lesson.after, *lesson.before)} <= rules_of(folder(game))


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutor_speaks_every_language(game: AnyGame, language: str) -> None:
    whim = Random(0)
    courses = [take(game, obey), take(game, lambda offered, advice: whim.choice(offered))]
    words = Words(language, game, ["Ann", "Bob", "Cid", "Dot"], options=courses[0].match.options)
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingWords)
        for line in [line for course in courses for page in course.pages for line in page]:
            sentence = words(f"lesson-{line.name}", **line.params)
            assert sentence.strip()
            assert "{" not in sentence, sentence
