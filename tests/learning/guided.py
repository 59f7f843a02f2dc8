"""A guided first game played without a table: the learner follows the tutor, or does as they like."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.core.lesson import LEARNER, Lesson, LessonLine, Tutor
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.testing.case import AnyGame

Choose = Callable[[tuple[str, ...], str], str]
"""What the learner does, told what is offered and what the tutor advises."""


class Course(NamedTuple):
    """The course of a lesson: the match, everything the tutor said, and the number of choices."""

    match: Match
    pages: list[tuple[LessonLine, ...]]
    choices: int

    @property
    def heard(self) -> set[str]:
        return {line.name for page in self.pages for line in page}


def obey(offered: tuple[str, ...], advice: str) -> str:
    """Do what the tutor says."""
    assert advice in offered, "the tutor has nothing to advise"
    return advice


def take(game: AnyGame, choose: Choose, other: Lesson | None = None) -> Course:
    """Play the lesson of a game to its end, or another."""
    lesson = other or game.lesson
    assert lesson is not None
    match = Match(game, lesson.options, 2, Luck(bytes.fromhex(lesson.seed)))
    tutor = Tutor(lesson)
    course = Course(match, [], 0)
    while match.result is None:
        tutor.look(match)
        if LEARNER in match.missing:
            course = course._replace(pages=[*course.pages, tutor.lines], choices=course.choices + 1)
            _learner(match, tutor, choose)
        for seat in match.missing:
            _rival(match, seat, lesson)
    tutor.look(match)
    return course._replace(pages=[*course.pages, tutor.lines])


def _learner(match: Match, tutor: Tutor, choose: Choose) -> None:
    offer = match.offer(LEARNER)
    assert offer is not None
    texts = tuple(match.game.actions.text(action) for action in offer.legal)
    advice = next((line.advice for line in tutor.lines if line.advice), "")
    action = match.game.actions.index(choose(texts, advice))
    assert action is not None
    match.submit(LEARNER, match.decision, action)


def _rival(match: Match, seat: int, lesson: Lesson) -> None:
    """As at a table."""
    offer = match.offer(seat)
    if offer is None or seat == LEARNER:
        return
    rng = Rng(lesson.luck(offer.decision))
    match.submit(seat, match.decision, lesson.rival.choose(match.view(seat), offer, rng))
