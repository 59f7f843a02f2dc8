"""Words messages. A parameter's name says how to read it: see `tablee.core.event.Value`."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from rich.markup import escape

from tablee.core.action import Action
from tablee.core.event import Event, Value
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.registry import package_of
from tablee.words.bundles import bundle, has_words
from tablee.words.languages import ENGLISH, LANGUAGES

NOBODY = "nobody"


class MissingWords(UserWarning):
    """A message that cannot be worded properly. The reader still gets something to read."""


class Words:
    """Words for one reader: a language, a game if there is one, its options, and the players' names.

    `me` is the reader's own seat, if any. A message can address the reader by a selector on `$you`. Its value is the
    name of the first parameter that means the reader (`seat`, `seat_target`, `seats`), or `nobody`. With `markup`,
    names and other people's texts are escaped for Rich's console markup.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any, Any, Any] | None = None,
        names: Sequence[str] = (),
        *,
        options: Options | None = None,
        markup: bool = False,
        me: int | None = None,
    ) -> None:
        self.language = language if language in LANGUAGES else ENGLISH  # a stored table may name an unknown one
        self.game = game
        self.names = tuple(names)
        self.options = options
        self.me = me
        self._markup = markup
        self._lexicon = game.lexicon(options or game.options(), self.language) if game is not None else {}
        package = package_of(game) if game is not None else None
        self._bundles = [bundle(each, package) for each in dict.fromkeys((self.language, ENGLISH))]
        self._translated = package is None or has_words(self.language, package)

    def __call__(self, message: str, /, **params: Value) -> str:
        """Word the message: in English if this language lacks it, and as its id if English lacks it too."""
        for messages in self._bundles:
            if messages.has_message(message):
                return self._format(messages, message, params)
            if self._translated or messages is self._bundles[-1]:
                warnings.warn(MissingWords(f"no message {message!r} in {messages.locales[0]}"), stacklevel=2)
        return " ".join([message, *(f"{name}={value}" for name, value in params.items())])

    def has(self, message: str) -> bool:
        """Return whether this message exists, in this language or in English."""
        return any(messages.has_message(message) for messages in self._bundles)

    def marked(self) -> Words:
        """Return the same words, escaped for markup."""
        return Words(self.language, self.game, self.names, options=self.options, markup=True, me=self.me)

    def speaking(self, language: str) -> Words:
        """Return words for the same reader in another language."""
        return Words(language, self.game, self.names, options=self.options, markup=self._markup, me=self.me)

    def event(self, event: Event) -> str:
        """Word an event as a sentence."""
        return self(f"event-{event.tag}", **event.params)

    def action(self, action: Action, prompt: str = "") -> str:
        """Word an action: as an answer to this prompt, if the game has own words for that."""
        answer = f"action-{action.verb}-{prompt}"
        return self(answer if self.has(answer) else f"action-{action.verb}", **action.params)

    def prompt(self, prompt: str) -> str:
        """Word the question to a seat."""
        return self(f"prompt-{prompt}")

    def refused(self, refused: Refused) -> str:
        """Word a refusal, with the id of the rule that forbids the action."""
        sentence = self(f"refused-{refused.code}", **refused.params)
        return f"{sentence} ({refused.rule})" if refused.rule else sentence

    def option(self, name: str, value: object) -> str:
        """Word the value of an option: yes, no, a number or one of the choices."""
        if isinstance(value, bool):
            return self("yes" if value else "no")
        worded = f"option-{name}-{value}"
        return self(worded) if isinstance(value, str) and self.has(worded) else str(value)

    def name(self, seat: int) -> str:
        """Return the name of the seat's player."""
        name = self.names[seat] if seat < len(self.names) else self("seat-without-name", number=seat + 1)
        return self._safe(name)

    def day(self, day: date) -> str:
        """Format a date in the reader's language."""
        return format_date(day, "long", locale=self.language)

    def decimal(self, number: float, digits: int = 1) -> str:
        """Format a number with this many decimals in the reader's language."""
        return format_decimal(number, f"0.{'0' * digits}", locale=self.language)

    def any_of(self, things: Sequence[str]) -> str:
        """Word a list of alternatives: “a, b or c”."""
        return format_list(list(things), style="or", locale=self.language)

    def _format(self, messages: FluentBundle, message: str, params: Mapping[str, Value]) -> str:
        pattern = messages.get_message(message).value
        arguments = {name: self._worded(name, value) for name, value in params.items()}
        seats, values = params.get("seats"), params.get("values")
        if isinstance(seats, list) and isinstance(values, list):
            arguments["values"] = self._paired(seats, values)
        arguments["you"] = self._you(params)
        text, errors = messages.format_pattern(pattern, arguments) if pattern is not None else (message, [])
        for error in errors:
            warnings.warn(MissingWords(f"message {message!r} in {messages.locales[0]}: {error}"), stacklevel=3)
        return str(text)

    def _you(self, params: Mapping[str, Value]) -> str:
        """Return the name of the parameter that means the reader."""
        for name, value in params.items():
            kind = name.partition("_")[0]
            if (kind == "seat" and value == self.me) or (
                kind == "seats" and isinstance(value, list) and self.me in value
            ):
                return name
        return NOBODY

    def _worded(self, name: str, value: Value) -> str | int:
        """Word a parameter as its name says."""
        kind = name.partition("_")[0]
        if isinstance(value, list):
            return self._listed(kind, value)
        if isinstance(value, str):
            return self._noun(kind, value)
        return self.name(value) if kind == "seat" else value

    def _listed(self, kind: str, values: list[int] | list[str]) -> str:
        if kind == "seats":
            return self._joined([self._among(int(seat)) for seat in values])
        texts = [self._noun(kind, value) for value in values if isinstance(value, str)]
        if len(texts) < len(values) or not values:
            return " ".join(str(value) for value in values) or self("nothing")
        return self.any_of(texts) if kind == "choices" else self._joined(texts)

    def _among(self, seat: int) -> str:
        """Return the name of the seat's player in a list; the reader is “you”."""
        return self("you-among-others") if seat == self.me else self.name(seat)

    def _paired(self, seats: list[int] | list[str], values: list[int] | list[str]) -> str:
        """Word a list of seats, each with its number."""
        names = [self._among(int(seat)) for seat in seats]
        return self._joined([f"{name} ({values[place]})" for place, name in enumerate(names)])

    def _noun(self, kind: str, text: str) -> str:
        """Word a text by its noun's message (`card` and `cards` use `card-…`, `boxes` uses `box-…`), or return it
        unchanged.
        """
        for noun in (kind, kind.removesuffix("s"), kind.removesuffix("es")):
            if f"{noun}-{text}" in self._lexicon:
                return self._safe(self._lexicon[f"{noun}-{text}"])
            if self.has(f"{noun}-{text}"):
                return self(f"{noun}-{text}")
            if self.game is not None and text in self.game.nouns.get(noun, ()):
                return self(f"{noun}-{text}")
        return self._safe(text)

    def _joined(self, texts: list[str]) -> str:
        return format_list(texts, locale=self.language) if texts else self("nothing")

    def _safe(self, text: str) -> str:
        return escape(text) if self._markup else text
