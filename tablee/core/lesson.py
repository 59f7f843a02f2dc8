"""A guided first game: a real match with luck chosen beforehand, and a tutor who speaks when there is something to say."""

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
MOST: Final = 2
"""So many things that happened are explained at once: nobody reads more before a choice."""


class Moment(NamedTuple):
    """What the tutor goes by: what the learner may know, what is asked (nothing at the end), and what was just told."""

    view: Any
    prompt: str
    actions: tuple[str, ...]
    told: tuple[Event, ...]

    def find(self, tag: str, **params: Value) -> Event | None:
        """The first event of this kind among those just told."""
        return next((each for each in self.told if each.tag == tag and params.items() <= each.params.items()), None)


Params = Mapping[str, Value]
When = Callable[[Moment], Params | None]


class Tip(NamedTuple):
    """A sentence (`lesson-<name>`) about a rule. `when` gives its parameters at the right moment, and None at any other."""

    name: str
    rule: str
    when: When
    advise: Callable[[Moment], str] | None = None
    """One of the offered actions that shows the point. Any other may be chosen all the same."""
    often: bool = False
    """Worth saying whenever it fits; other tips are said once."""


class Lesson(NamedTuple):
    """How the game is set up: the learner has the first seat, the rival the second. `seed` is the luck.

    The rival sits there under the name of the game's weakest bot, but plays as the lesson says: bots become better, and
    the lesson is to stay as it was written.
    """

    options: Options
    rival: Bot
    seed: str
    after: tuple[Tip, ...]
    """About what has happened."""
    before: tuple[Tip, ...]
    """About what is to be chosen: the first that fits is said."""

    def luck(self, decision: int) -> str:
        """The seed by which the rival chooses: the same at every table."""
        return f"{self.seed}/{decision}"


class Line(NamedTuple):
    """What the tutor says."""

    name: str
    rule: str
    params: dict[str, Value]
    advice: str


class Page(NamedTuple):
    """All that is said before one decision, when so much of the story had been told."""

    lines: tuple[Line, ...]
    heard: int


class Tutor:
    """Follows a match from the learner's seat. What is said follows from the match alone, after an undo too."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._pages: dict[int, Page] = {}

    @property
    def lines(self) -> tuple[Line, ...]:
        """What was said last."""
        return self._pages[max(self._pages)].lines if self._pages else ()

    def look(self, match: Match) -> None:
        """Speak if the learner has something new to decide, or if the game is over."""
        if match.result is None and LEARNER not in match.awaited:
            return
        decision = match.decision
        self._pages = {number: page for number, page in self._pages.items() if number <= decision}
        if decision not in self._pages:
            self._pages[decision] = Page(tuple(self._lines(match)), len(match.story))

    def _lines(self, match: Match) -> Iterator[Line]:
        moment = _moment(match, self._pages[max(self._pages)].heard if self._pages else 0)
        known = {line.name for page in self._pages.values() for line in page.lines}
        after = [line for tip in self.lesson.after for line in _line(tip, moment, known)]
        yield from after[-MOST:] if match.result is not None else after[:MOST]
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


def _line(tip: Tip, moment: Moment, known: set[str]) -> list[Line]:
    """The tip, if this is its moment."""
    params = tip.when(moment) if tip.often or tip.name not in known else None
    if params is None:
        return []
    advice = tip.advise(moment) if tip.advise else ""
    return [Line(tip.name, tip.rule, dict(params), advice if advice in moment.actions else "")]
