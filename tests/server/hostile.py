"""Every place that reads text from outside, each with the pieces of its texts."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from tablee.core import options
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.position import read_position, write_position
from tablee.core.record import Record, write
from tablee.core.refusal import Refused
from tablee.registry import all_games, find_game
from tablee.server.dispatch import _clean_text
from tablee.server.frames import split
from tablee.server.screening import check_options, read_lexicon, read_replay
from tablee.server.settings import Settings
from tablee.tables.lookalikes import looks_like
from tablee.tables.people import clean
from tablee.testing.case import AnyGame
from tablee.wire import codec
from tablee.words import LANGUAGES, Words

LARGEST_BODY = Settings().max_body
LARGEST_MESSAGE = Settings().max_message
MAX_FLUENT = 1000
"""Fluent itself takes no longer text in the place of a variable."""

JSON = (
    "[",
    '{"a":',
    '"',
    "\\",
    '\\u0041"',
    " ",
    "1,",
    "9",
    "-",
    "1e9",
    '"a":1,',
    "]",
    "}",
    "\x00",
    "é",
    "\ud83d\ude00",
)
TOML = ("a.", "[", "[[a]]\n", '"', "'''", "\\u0041", "{a=", "a=1\n", "#", "9", " ", "\n", ",", "a", "=", "[a.b]\n")
WORDS = (
    "a",
    " ",
    "a ",
    "1",
    "-",
    "=",
    ":",
    ",",
    ";",
    "\n",
    "\t",
    "é",
    "e\u0301",
    "\u0315",
    "\u0316",
    "\u200b",
    "ß",
    "İ",
    "9",
    "/",
    "(",
    ")",
)


class Target(NamedTuple):
    """Something that reads a text, and what the texts are made of."""

    name: str
    work: Callable[[str], object]
    atoms: Sequence[str]
    largest: int = LARGEST_BODY


def refusing(work: Callable[[str], object]) -> Callable[[str], object]:
    """The same work, where a refusal counts as success."""

    def tried(text: str) -> None:
        with contextlib.suppress(Refused):
            work(text)

    return tried


def targets() -> Iterator[Target]:
    """Everything except requests (`tests.server.asked`) and regular expressions (`tests.server.patterns`)."""
    yield from _messages()
    yield from _words()
    for game in all_games().values():
        yield from _options(game)
        yield from _records(game)
        yield _position(game)


def _messages() -> Iterator[Target]:
    kinds = [msgspec.json.encode(each).decode() for each in ("submit", "chat", "mute", "sit", "hello", "add-entropy")]
    starts = [f'{{"type":{kind},"id":"' for kind in kinds]
    yield Target(
        "message", refusing(lambda text: codec.decode(_bytes(text))), (*JSON, *starts, '","text":"'), LARGEST_MESSAGE
    )
    yield Target(
        "id of a message", lambda text: codec.id_in(_bytes(text)), (*JSON, '{"id":"', '"id":"a",'), LARGEST_MESSAGE
    )
    yield Target("frames", lambda text: split(text.encode("latin-1", "replace"), LARGEST_MESSAGE), _FRAMES, 65_536)
    yield Target("chat", refusing(_clean_text), WORDS, 280 * 16)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


_FRAMES = (
    "\x81\x80mask",
    "\x81\x81maska",
    "\x81\xfe\x00\x7emask" + "a" * 126,
    "\x81\x05",
    "\x89\x80mask",
    "\x01\x80mask",
    "a",
)


def _words() -> Iterator[Target]:
    yield Target("name", refusing(clean), WORDS)
    yield Target("look-alike names", lambda text: looks_like(text, ["Ann", text[:-1], text.upper()]), WORDS)
    for language in LANGUAGES:
        yield Target(f"fluent {language}", partial(_worded, Words(language)), WORDS, MAX_FLUENT)


def _worded(words: Words, text: str) -> str:
    return words("refused-no-such-table", value=text)


def _options(game: AnyGame) -> Iterator[Target]:
    name = game.info.id
    for spec in options.specs(game.options):
        known = (*str(spec.default).split()[:4], *spec.choices[:4])
        atoms = (*TOML, *WORDS, *(f"{each} " for each in known))
        check = refusing(partial(_check, game, spec.name))
        yield Target(f"{name} option {spec.name}", check, atoms)
        if spec.kind == "text":
            yield Target(f"{name} lexicon {spec.name}", refusing(partial(_look_up, game, spec.name)), atoms)
            as_json = tuple(json.dumps(each)[1:-1] for each in atoms)
            yield Target(f"{name} option {spec.name} in JSON", partial(_quoted, check), as_json)


def _check(game: AnyGame, option: str, text: str) -> None:
    check_options(game.info.id, {option: text}, game.info.seats[0])


def _look_up(game: AnyGame, option: str, text: str) -> None:
    read_lexicon(game.info.id, {option: text}, "en")


def _quoted(work: Callable[[str], object], text: str) -> None:
    work(f'"{text}"')


def played(game: AnyGame, decisions: int, **wanted: int) -> Match:
    """A game of first choices."""
    match = Match(game, game.options(**wanted), game.info.seats[0], Luck(bytes(32)))
    while match.awaited and match.decision < decisions:
        for seat in match.awaited:
            match.submit(seat, match.decision, match.state.legal(seat)[0])
    return match


def _records(game: AnyGame) -> Iterator[Target]:
    match = played(game, 30)
    text = _record(match)
    lines = [f"{line}\n" for line in text.splitlines() if line]
    words = sorted({word for line in lines for word in line.split()})[:20]
    atoms = (text, "rewind 1\n", *lines[:12], *lines[-6:], *(f"{word} " for word in words), "\n", "# ", "9", "é")
    name = game.info.id
    yield Target(f"{name} record", refusing(lambda text: read_replay(text, None)), atoms)
    again = _taken_back(match)
    goes_on = (again, "rewind 2\n" + again, *lines[-3:])
    yield Target(f"{name} record that goes on", refusing(lambda more: read_replay(text + more, 0)), goes_on)


def _record(match: Match) -> str:
    names = tuple(f"P{place}" for place in range(match.seats))
    return write(Record(match.game, match.options, names, tuple(match.log)))


def _taken_back(match: Match) -> str:
    """The lines by which the last decision is taken back and made again."""
    before, decision = len(_record(match)), match.decision
    match.rewind(decision - 1)
    while match.awaited and match.decision < decision:
        for seat in match.awaited:
            match.submit(seat, match.decision, match.state.legal(seat)[0])
    return _record(match)[before:]


def _position(game: AnyGame) -> Target:
    match = played(game, 10)
    text = write_position(game, game.options(), game.info.seats[0], match.state)
    parts = [part for token in text.split() for part in (token, token.partition("=")[0] + "=", token.partition("=")[2])]
    atoms = (*(f"{part} " for part in parts if part), *(part for part in parts if part), '"', '="', "\\", " : ", "9")
    return Target(f"{game.info.id} position", refusing(lambda text: read_position(text, find_game)), atoms)
