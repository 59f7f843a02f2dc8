"""A position as one line of text: the game, its options and what lies on the table (docs/positions.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tablee.core.bits import size
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.event import Value
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.state import State

if TYPE_CHECKING:
    from tablee.core.game import Game

TOKEN: Final = re.compile(r'[^\s"=]+="(?:[^"\\]|\\.)*"|\S+')
MAX_TEXT: Final = 20_000
"""The maximum length of a text. No real position is longer."""
MAX_NUMBER: Final = 2**60
IMPOSSIBLE: Final = (IndexError, KeyError, ValueError, TypeError, AssertionError, OverflowError)
"""The errors that the rules may raise for an impossible position."""
WIDTH: Final = 80
TRIALS: Final = 2
CHOICES: Final = 12
"""How often, and how far, a position is tried."""


class Placed(NamedTuple):
    """The parsed text of a position."""

    game: Game[Any, Any, Any]
    options: Options
    seats: int
    state: State


def write_position(game: Game[Any, Any, Any], options: Options, seats: int, state: State) -> str:
    """Return the line: `GAME rules=1 seats=2 : wait=lead leader=1 …`. Default values are left out."""
    return f"{write_head(game, options, seats)} {write_start(game, options, seats, state)}"


def write_head(game: Game[Any, Any, Any], options: Options, seats: int) -> str:
    """Return the line up to its colon. It is the same for every position of a match."""
    rules = game.rules()
    head = {"rules": str(rules.version), "seats": str(seats), **rules.texts(options)}
    return " ".join([game.info.id, *_pairs(head), ":"])


def write_start(game: Game[Any, Any, Any], options: Options, seats: int, state: State) -> str:
    """Return the part after the colon: what lies where. In a record, the head has the rest."""
    return " ".join(_pairs(game.write_fields(options, seats, state)))


def read_start(game: Game[Any, Any, Any], options: Options, seats: int, text: str) -> State | None:
    """Parse the part after the colon into a position. Return None if it is empty."""
    if not text:
        return None
    if len(text) > MAX_TEXT:
        raise Refused("position-shape", value=text[:80])
    return _placed(game, options, seats, _texts(TOKEN.findall(text)))


def read_position(text: str, find: Callable[[str], Game[Any, Any, Any]]) -> Placed:
    """Parse the whole line. Refuse impossible positions."""
    name, head, body = _parted(text)
    game = find(name)
    rules = game.rules(_number("rules", head.pop("rules", str(game.info.rules_version)), 0, 1000))
    seats = _number("seats", head.pop("seats", str(game.info.seats[0])), 0, 1000)
    options = rules.build(head)
    game.check(options, seats)
    return Placed(game, options, seats, _placed(game, options, seats, body))


def _placed(game: Game[Any, Any, Any], options: Options, seats: int, body: dict[str, str]) -> State:
    fields = Fields(body)
    try:
        state: State = game.read_fields(options, seats, fields)
        fields.all_read()
        _check(game, state, seats)
    except IMPOSSIBLE as error:
        raise Refused("position-impossible", field="wait") from error
    return state


def _check(game: Game[Any, Any, Any], state: State, seats: int) -> None:
    """Try the position and refuse it if it fails: the line may have left something out."""
    _check_awaited(game, state)
    for viewer in (None, *range(seats)):
        game.draw(game.view(state, viewer), _unsaid, WIDTH)
    for number in range(TRIALS):
        _play_on(game, state.copy(), Rng(number))


def _check_awaited(game: Game[Any, Any, Any], state: State) -> None:
    waits = state.awaits()
    if isinstance(waits, Draw) and not 0 <= waits.draws <= size(waits.pool):
        raise Refused("position-impossible", field="wait")
    for seat in waits.seats if isinstance(waits, Decide) else ():
        legal = state.legal(seat)
        if not legal or not 0 <= min(legal) <= max(legal) < len(game.actions.actions):
            raise Refused("position-impossible", field="wait")


def _play_on(game: Game[Any, Any, Any], state: State, rng: Rng) -> None:
    """Play a few random choices, so that a position in which the rules fail is refused here."""
    for _ in range(CHOICES):
        waits = state.settle(rng)
        if isinstance(waits, Over):
            break
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    game.view(state, None)


def _unsaid(message: str, /, **_: Value) -> str:
    """Stand in for words in a drawing that nobody reads."""
    return message


def _parted(text: str) -> tuple[str, dict[str, str], dict[str, str]]:
    tokens = TOKEN.findall(text) if len(text) <= MAX_TEXT else []
    if ":" not in tokens or tokens[0] == ":" or "=" in tokens[0]:
        raise Refused("position-shape", value=text[:80])
    cut = tokens.index(":")
    return tokens[0], _texts(tokens[1:cut]), _texts(tokens[cut + 1 :])


def _pairs(texts: dict[str, str]) -> list[str]:
    return [f"{name}={_quoted(value)}" for name, value in texts.items()]


def _quoted(value: str) -> str:
    return value if value and not re.search(r'[\s"]', value) else json.dumps(value, ensure_ascii=False)


def _texts(tokens: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for token in tokens:
        name, equals, value = token.partition("=")
        if not equals or name in found:
            raise Refused("position-shape", value=token[:80])
        found[name] = _unquoted(name, value)
    return found


def _unquoted(name: str, value: str) -> str:
    if not value.startswith('"'):
        return value
    try:
        return str(json.loads(value))
    except ValueError:
        raise Refused("position-value", name=name, value=value[:80], like='"…"') from None


def _number(name: str, text: str, low: int, high: int) -> int:
    if not re.fullmatch(r"-?\d{1,19}", text) or not low <= int(text) <= high:
        raise Refused("position-value", name=name, value=text[:80], like=f"{low}–{high}")
    return int(text)


class Fields:
    """The fields of a position's text. Each is read once, with its type. Unread fields are refused."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts
        self._read: list[str] = []

    def all_read(self) -> None:
        """Refuse fields that the game does not know."""
        unknown = [name for name in self._texts if name not in self._read]
        if unknown:
            raise Refused("position-field", name=unknown[0], choices=sorted(set(self._read)))

    def has(self, name: str) -> bool:
        return name in self._texts

    def text(self, name: str, default: str = "") -> str:
        self._read.append(name)
        return self._texts.get(name, default)

    def wrong(self, name: str, like: str) -> Refused:
        """Return the refusal for a field with an invalid value."""
        return Refused("position-value", name=name, value=self._texts.get(name, "")[:80], like=like)

    def number(self, name: str, default: int, low: int = 0, high: int = MAX_NUMBER) -> int:
        return _number(name, self.text(name, str(default)), low, high)

    def one_of(self, name: str, choices: Sequence[str], default: str) -> str:
        found = self.text(name, default)
        if found not in choices:
            raise self.wrong(name, " | ".join(choices))
        return found

    def flag(self, name: str) -> bool:
        return self.one_of(name, ("yes", "no"), "no") == "yes"

    def seat(self, name: str, seats: int) -> int | None:
        """Return a seat, counted from 1 in the text and from 0 in the rules."""
        return (*(number - 1 for number in self.numbers(name, 1, seats)), None)[0]

    def seats(self, name: str, seats: int) -> tuple[int, ...]:
        """Return distinct seats, separated by commas in the text."""
        found = tuple(number - 1 for number in self.numbers(name, 1, seats))
        if len(set(found)) != len(found):
            raise self.wrong(name, "1,2")
        return found

    def numbers(self, name: str, low: int = 0, high: int = MAX_NUMBER) -> tuple[int, ...]:
        """Return numbers, separated by commas in the text."""
        text = self.text(name)
        return tuple(_number(name, each, low, high) for each in text.split(",")) if text else ()

    def each(self, name: str, count: int, default: str = "") -> list[str]:
        """Return one text for each seat, separated by slashes in the text."""
        found = self.text(name).split("/") if self.has(name) else [default] * count
        self._read.append(name)
        if len(found) != count:
            raise self.wrong(name, "/".join(["…"] * count))
        return found

    def number_each(self, name: str, count: int, default: int = 0, low: int = 0, high: int = MAX_NUMBER) -> list[int]:
        return [_number(name, each, low, high) for each in self.each(name, count, str(default))]
