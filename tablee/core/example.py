"""A worked example: a position, what happens in it, and the rules that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.core.event import Event
from tablee.core.options import Options
from tablee.core.state import State

if TYPE_CHECKING:
    from tablee.core.game import Game, Viewer


class Example(NamedTuple):
    """An example that the rules page shows beside the first of `rules`. The message `example-<name>` explains it.

    Each step of the script is a choice (`keep 6 6`), the choices of several seats at once (`play lady / play knight`),
    or an outcome of chance (`deal 1 2 6`). `; ` joins parts that are shown as one step.
    """

    name: str
    rules: tuple[str, ...]
    position: Callable[[], State]
    script: tuple[str, ...] = ()
    seat: Viewer = 0
    """The viewer who sees the example."""
    options: Options | None = None
    """The options of the position. None means the game's defaults."""


class Frame(NamedTuple):
    """The view after a step, and the events of the step. The first frame is the position itself."""

    view: Any
    awaited: tuple[int, ...]
    offer: Offer | None
    events: tuple[Event, ...]


NO_ACTION: Final = -1


class BrokenScript(ValueError):
    """A step of a script that the rules do not allow."""


def frames(game: Game[Any, Any, Any], example: Example) -> Iterator[Frame]:
    """Play the example by the rules and yield its frames."""
    state = example.position()
    yield _frame(game, example, state, [])
    for step in example.script:
        told: list[Event] = []
        state.events = told
        for line in step.split("; "):
            _take(game, state, line)
        state.events = None
        yield _frame(game, example, state, told)


def _frame(game: Game[Any, Any, Any], example: Example, state: State, told: list[Event]) -> Frame:
    waits, seat = state.awaits(), example.seat
    awaited = waits.seats if isinstance(waits, Decide) else ()
    events = tuple(event for event in told if event.visible(seat))
    return Frame(game.view(state, seat), awaited, _offer(state, seat), events)


def _offer(state: State, seat: Viewer) -> Offer | None:
    waits = state.awaits()
    if seat is None or not isinstance(waits, Decide) or seat not in waits.seats:
        return None
    return Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))


def _take(game: Game[Any, Any, Any], state: State, line: str) -> None:
    """Play one line of a script. Raise `BrokenScript` if the rules do not allow it."""
    waits = state.awaits()
    words = line.split()
    if isinstance(waits, Chance) and words[0] == "deal":
        outcome = [int(word) for word in words[1:]]
        if not waits.possible(outcome):
            raise BrokenScript(f"{line}: impossible")
        state.resolve(outcome)
        return
    choices = [game.actions.by_text.get(text, NO_ACTION) for text in line.split(" / ")]
    if not isinstance(waits, Decide) or len(choices) != len(waits.seats):
        raise BrokenScript(f"{line}: the rules wait for {waits}")
    chosen = [choice for seat, choice in zip(waits.seats, choices, strict=True) if choice in state.legal(seat)]
    if len(chosen) != len(choices):
        raise BrokenScript(f"{line}: not legal")
    state.apply(chosen)
