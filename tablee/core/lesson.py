"""A guided first game: a real match with luck chosen beforehand, and a tutor who comments on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tablee.core.bot import Bot
from tablee.core.event import Event, Value
from tablee.core.options import Options

if TYPE_CHECKING:
    from tablee.core.match import Match

LEARNER: Final = 0
"""The learner's seat."""
MAX_TIPS: Final = 2
"""The tutor explains at most this many events at once. Nobody reads more before a choice."""


Params = Mapping[str, Value]


class Moment(NamedTuple):
    """The input of a tip: the learner's view, the prompt (empty at the end), the actions, and the newest events."""

    view: Any
    prompt: str
    actions: tuple[str, ...]
    told: tuple[Event, ...]

    def find(self, tag: str, **params: Value) -> Event | None:
        """Return the first new event with this tag and these parameters."""
        return next((each for each in self.told if each.tag == tag and params.items() <= each.params.items()), None)

    def params_of(self, tag: str, **params: Value) -> Params | None:
        """Return all parameters of that event, or None if there is none."""
        event = self.find(tag, **params)
        return event.params if event else None


When = Callable[[Moment], Params | None]


class Tip(NamedTuple):
    """A sentence (`lesson-<name>`) about a rule. `when` returns its parameters at the right moment, otherwise None."""

    name: str
    rule: str
    when: When
    advise: Callable[[Moment], str] | None = None
    """Returns an offered action that shows the point. The learner may choose any other."""
    often: bool = False
    """Whether to say the tip every time it fits. Other tips are said once."""


class Lesson(NamedTuple):
    """The setup of a lesson. The learner has the first seat, the rival the second. `seed` decides the luck.

    The rival has the name of the game's weakest bot but plays as the lesson says. Bots change over time; the lesson
    must stay as written.
    """

    options: Options
    rival: Bot
    seed: str
    after: tuple[Tip, ...]
    """Tips about what has happened."""
    before: tuple[Tip, ...]
    """Tips about the next choice. The tutor says the first that fits."""

    def luck(self, decision: int) -> str:
        """Return the seed for the rival's choice, the same at every table."""
        return f"{self.seed}/{decision}"


class LessonLine(NamedTuple):
    """One sentence of the tutor."""

    name: str
    rule: str
    params: dict[str, Value]
    advice: str


class Page(NamedTuple):
    """The tutor's lines before one decision, and the length of the story at that point."""

    lines: tuple[LessonLine, ...]
    heard: int


class Tutor:
    """Follows a match from the learner's seat. Its lines depend only on the match, even after an undo."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._pages: dict[int, Page] = {}

    @property
    def lines(self) -> tuple[LessonLine, ...]:
        """Return the latest lines."""
        return self._pages[max(self._pages)].lines if self._pages else ()

    def look(self, match: Match) -> None:
        """Add lines if the learner has a new decision to make, or if the game is over."""
        if match.result is None and LEARNER not in match.awaited:
            return
        decision = match.decision
        self._pages = {number: page for number, page in self._pages.items() if number <= decision}
        if decision not in self._pages:
            self._pages[decision] = Page(tuple(self._lines(match)), len(match.story))

    def _lines(self, match: Match) -> Iterator[LessonLine]:
        moment = _moment(match, self._pages[max(self._pages)].heard if self._pages else 0)
        known = {line.name for page in self._pages.values() for line in page.lines}
        after = [line for tip in self.lesson.after for line in _line(tip, moment, known)]
        yield from after[-MAX_TIPS:] if match.result is not None else after[:MAX_TIPS]
        for tip in self.lesson.before:
            lines = _line(tip, moment, known)
            if lines:
                yield lines[0]
                return


def _moment(match: Match, heard: int) -> Moment:
    offer = match.offer(LEARNER)
    texts = tuple(match.game.actions.text(action) for action in offer.legal) if offer else ()
    told = tuple(event for event in match.story[heard:] if event.visible(LEARNER))
    return Moment(match.view(LEARNER), offer.prompt if offer else "", texts, told)


def _line(tip: Tip, moment: Moment, known: set[str]) -> list[LessonLine]:
    """Return the tip's line if this is its moment."""
    params = tip.when(moment) if tip.often or tip.name not in known else None
    if params is None:
        return []
    advice = tip.advise(moment) if tip.advise else ""
    return [LessonLine(tip.name, tip.rule, dict(params), advice if advice in moment.actions else "")]
