"""Puts messages into words, with their parameters read by name as `tablee.core.event.Value` says."""

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
    """A message that cannot be worded as it should be. The reader still gets something to read."""


class Words:
    """Words for one reader: a language, a game if there is one, its options, and the names of those who sit there.

    `me` is the reader's own seat, where they have one: a message can speak to them by a selector on `$you`, which is the name
    of the first parameter that means them (`seat`, `seat_target`, `seats`), or `nobody`. With `markup`, names and other people's texts are made safe to stand in Rich's console markup.
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
        self.language = language if language in LANGUAGES else ENGLISH  # a table may be older than its language
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
        """The message in words; in English where this language lacks it, and as its id where English does too."""
        for messages in self._bundles:
            if messages.has_message(message):
                return self._format(messages, message, params)
            if self._translated or messages is self._bundles[-1]:
                warnings.warn(MissingWords(f"no message {message!r} in {messages.locales[0]}"), stacklevel=2)
        return " ".join([message, *(f"{name}={value}" for name, value in params.items())])

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(messages.has_message(message) for messages in self._bundles)

    def marked(self) -> Words:
        """The same words, safe to stand in markup."""
        return Words(self.language, self.game, self.names, options=self.options, markup=True, me=self.me)

    def speaking(self, language: str) -> Words:
        """The same reader in another language."""
        return Words(language, self.game, self.names, options=self.options, markup=self._markup, me=self.me)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self(f"event-{event.tag}", **event.params)

    def action(self, action: Action) -> str:
        """What a seat can do."""
        return self(f"action-{action.verb}", **action.params)

    def prompt(self, prompt: str) -> str:
        """What a seat is asked."""
        return self(f"prompt-{prompt}")

    def refused(self, refused: Refused) -> str:
        """Why something cannot be done, with the rule that forbids it."""
        sentence = self(f"refused-{refused.code}", **refused.params)
        return f"{sentence} ({refused.rule})" if refused.rule else sentence

    def option(self, name: str, value: object) -> str:
        """The value of an option: yes, no, a number or one of the choices."""
        if isinstance(value, bool):
            return self("yes" if value else "no")
        worded = f"option-{name}-{value}"
        return self(worded) if isinstance(value, str) and self.has(worded) else str(value)

    def name(self, seat: int) -> str:
        """Who sits there."""
        name = self.names[seat] if seat < len(self.names) else self("seat-without-name", number=seat + 1)
        return self._safe(name)

    def day(self, day: date) -> str:
        """A day as it is written in the reader's language."""
        return format_date(day, "long", locale=self.language)

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many digits behind the point or the comma of the reader's language."""
        return format_decimal(number, f"0.{'0' * digits}", locale=self.language)

    def any_of(self, things: Sequence[str]) -> str:
        """Things of which one is to be chosen: “a, b or c”."""
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
        """Which parameter means the reader."""
        for name, value in params.items():
            kind = name.partition("_")[0]
            if (kind == "seat" and value == self.me) or (
                kind == "seats" and isinstance(value, list) and self.me in value
            ):
                return name
        return NOBODY

    def _worded(self, name: str, value: Value) -> str | int:
        """A parameter as its name says it is to be read."""
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
        """Who sits there, in a list: the reader is “you”."""
        return self("you-among-others") if seat == self.me else self.name(seat)

    def _paired(self, seats: list[int] | list[str], values: list[int] | list[str]) -> str:
        """Each seat with its number."""
        names = [self._among(int(seat)) for seat in seats]
        return self._joined([f"{name} ({values[place]})" for place, name in enumerate(names)])

    def _noun(self, kind: str, text: str) -> str:
        """A text by the message of its noun (`card` and `cards` have `card-…`, `boxes` has `box-…`), else as it stands."""
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
