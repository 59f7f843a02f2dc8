"""The common parts of a match and a position: whose turn it is, what is legal, how it looks."""

from __future__ import annotations

from io import StringIO
from typing import Any, SupportsIndex

from rich.console import Console
from rich.text import Text

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.game import Game, Viewer
from tablee.core.observation import Layout
from tablee.core.options import Options
from tablee.core.state import State
from tablee.library.advice import Advice, AnyAction, action_number, advise
from tablee.library.errors import TableeError, from_refusal, whole
from tablee.library.observing import Buffer, mask_bytes, observation_bytes, write_bytes
from tablee.words import Words

WIDTH = 80


class Playing:
    """A position of a game. Seats count from 0."""

    def __init__(self, game: Game[Any, Any, Any], options: Options, seats: int) -> None:
        self._game = game
        self.options = options
        self.seats = seats

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self._game.info.id

    @property
    def state(self) -> State:
        """The position as the rules use it. Do not change it; change a copy."""
        raise NotImplementedError

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must choose now. There are several if they choose at once, in secret."""
        waits = self.state.awaits()
        return waits.seats if isinstance(waits, Decide) else ()

    @property
    def chance(self) -> bool:
        """Whether dice or cards come next."""
        return isinstance(self.state.awaits(), Chance)

    @property
    def result(self) -> tuple[int, ...] | None:
        """Everybody's place once the game is over, 1 for the winner. None before the end."""
        waits = self.state.awaits()
        return waits.ranks if isinstance(waits, Over) else None

    def legal(self, seat: SupportsIndex | None = None) -> list[str]:
        """Return the legal actions of an awaited seat, as texts for `play`."""
        return [self._game.actions.text(action) for action in self.state.legal(self._seat(seat))]

    def view(self, seat: SupportsIndex | None) -> Any:
        """Return everything that a seat may know, or a spectator (None)."""
        return self._game.view(self.state, self._viewer(seat))

    def features(self, seat: SupportsIndex | None) -> list[float]:
        """Return the view as numbers for learners, with the seat's own things first."""
        return self._game.encode(self.view(seat))

    def layout(self) -> Layout:
        """Return the layout of an observation: `slices` by name, the limit of each number, and a version."""
        return self._game.layout(self.options, self.seats)

    def observe_into(self, buffer: Buffer, seat: SupportsIndex) -> None:
        """Write what a seat knows into a buffer of `layout().size` bytes, one byte for each number.

        Any writable buffer will do, such as a numpy array of bytes.
        """
        place = whole(seat, "a seat", 0, self.seats - 1)
        write_bytes(buffer, observation_bytes(self._game, self.layout(), self.state, place))

    def mask_into(self, buffer: Buffer, seat: SupportsIndex | None = None) -> None:
        """Write one byte for each action: 1 if it is legal for an awaited seat, otherwise 0.

        The actions are in the seat's own numbering.
        """
        write_bytes(buffer, mask_bytes(self.state, self._seat(seat), len(self._game.actions)))

    def hint(self, seat: SupportsIndex | None = None, samples: int = 1000, seed: object = "hint") -> Advice:
        """Return the coach's advice by what the seat knows, with the chances of every choice.

        The same seed gives the same advice.
        """
        place = self._seat(seat)
        waits = self.state.awaits()
        assert isinstance(waits, Decide)
        offer = Offer(place, 0, waits.prompt, tuple(self.state.legal(place)))
        return advise(self._game, self.view(place), offer, whole(samples, "samples", 1, 10**9), str(seed))

    def draw(self, seat: SupportsIndex | None = None, width: int = WIDTH) -> str:
        """Return the table as text, as a seat or a spectator sees it."""
        return Text.from_markup(self._markup(self._viewer(seat), width)).plain

    def __str__(self) -> str:
        return self.draw(self._watcher())

    def _repr_html_(self) -> str:
        """Return an HTML picture for notebooks."""
        console = Console(record=True, file=StringIO(), width=WIDTH, force_terminal=True, highlight=False)
        console.print(self._markup(self._watcher(), WIDTH))
        return console.export_html(inline_styles=True, code_format="<pre style='line-height:1.25'>{code}</pre>")

    def _markup(self, viewer: Viewer, width: int) -> str:
        names = [f"Seat {seat}" for seat in range(self.seats)]
        words = Words("en", self._game, names, options=self.options, markup=True)
        return self._game.draw(self._game.view(self.state, viewer), words, whole(width, "width", 40, 400))

    def _watcher(self) -> Viewer:
        """Return the viewer to show it to: the first seat that must choose, or a spectator."""
        return (*self.awaited, None)[0]

    def _viewer(self, seat: SupportsIndex | None) -> Viewer:
        return None if seat is None else whole(seat, "a seat", 0, self.seats - 1)

    def _seat(self, seat: SupportsIndex | None) -> int:
        """Return an awaited seat: the first one by default."""
        if not self.awaited:
            what = "it is over" if self.result is not None else "dice or cards come next"
            raise TableeError(f"no seat must choose now: {what}", "not-awaited")
        place = self.awaited[0] if seat is None else whole(seat, "a seat", 0, self.seats - 1)
        if place not in self.awaited:
            raise TableeError(f"seat {place} need not choose now; these must: {list(self.awaited)}", "not-awaited")
        return place

    def _action(self, action: AnyAction, seat: int) -> int:
        """Return the number of a legal action. Otherwise raise an error with the reason and the legal actions."""
        number = action_number(self._game, action)
        legal = self.state.legal(seat)
        if number is None:
            raise TableeError(f"no action {action!r}. {self._possible(legal)}", "unknown-action")
        if number not in legal:
            why = from_refusal(self._game.refusal(self.state, seat, number), self._game)
            raise TableeError(f"{why} {self._possible(legal)}", why.code, why.rule, why.params)
        return number

    def _possible(self, legal: list[int]) -> str:
        texts = [self._game.actions.text(action) for action in legal]
        more = f" and {len(texts) - 12} more" if len(texts) > 12 else ""
        return f"Legal: {', '.join(texts[:12])}{more}."
