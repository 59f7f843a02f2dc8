"""Read text from strangers (sets of cards, decks) in a separate process, with a time limit.

Parsing is the one thing that a request can make arbitrarily slow, and the event loop must never wait for it. So the
first reading happens here. A text that passes is known to be quick to read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from tablee.core import options
from tablee.core.asking import ask, settle
from tablee.core.match import BrokenLog
from tablee.core.position import IMPOSSIBLE, read_position
from tablee.core.record_reader import BrokenRecord, read
from tablee.core.refusal import Refused
from tablee.core.rules import FIRST
from tablee.hosting.workers import Workers
from tablee.registry import find_game
from tablee.tables.records import position_page, replay_of
from tablee.wire.http import FormState, Lexicon, Problem
from tablee.wire.setup import Language
from tablee.words import Words

SECONDS: Final = 5.0
MAX_WAITING: Final = 8
"""How many texts of one address may wait."""


class Screening:
    """A worker process that reads text options. It is stopped and replaced when a text takes too long."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.workers = Workers("texts", 1, seconds, MAX_WAITING)

    async def lexicon(self, address: str, game: str, values: dict[str, Any], language: Language) -> bytes:
        """Return the names and pieces of these options as JSON. Options without free text need no worker."""
        if not has_text(game, values):
            return await asyncio.to_thread(read_lexicon, game, values, language)
        return await self.run(address, read_lexicon, game, values, language)

    async def replay(self, address: str, text: str, seat: int | None) -> bytes:
        """Return the replay of a record, or of a position in one line, as JSON."""
        return await self.run(address, read_replay, text, seat)

    async def check(self, address: str, game: str, values: dict[str, Any], seats: int) -> None:
        """Refuse options that are invalid or take too long to read."""
        if has_text(game, values):
            await self.run(address, check_options, game, values, seats)
        else:
            await asyncio.to_thread(check_options, game, values, seats)

    async def form(self, address: str, game: str, values: dict[str, Any], seats: int) -> bytes:
        """Return the state of a form with these options, as JSON."""
        if has_text(game, values):
            return await self.run(address, read_form, game, values, seats)
        return await asyncio.to_thread(read_form, game, values, seats)

    async def run(self, address: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """Run a job in the worker, when it is this address's turn."""
        try:
            return await self.workers.run(address, job, *arguments)
        except TimeoutError:
            raise Refused("too-complex") from None

    def close(self) -> None:
        """Stop the worker, whatever it is doing."""
        self.workers.close()


def has_text(game: str, values: dict[str, Any]) -> bool:
    """Whether any option is free text: not a default of any version of the rules, nor a name for one."""
    known = known_texts(game)
    return any(name in known and value not in known[name] for name, value in values.items())


@cache
def known_texts(name: str) -> dict[str, tuple[str, ...]]:
    """Return the texts that need no reading, for each text option of a game."""
    game = find_game(name)
    versions = [game.rules(version).defaults for version in range(FIRST, game.info.rules_version + 1)]
    texts = [spec.name for spec in options.specs(game.options) if spec.kind == "text"]
    return {text: (*(getattr(each, text) for each in versions), *game.newest.get(text, {})) for text in texts}


def check_options(name: str, values: dict[str, Any], seats: int) -> bytes:
    """Refuse options that are invalid or that this game cannot be played with."""
    ask(find_game(name), values, seats)
    return b""


def read_form(name: str, values: dict[str, Any], seats: int) -> bytes:
    """Return the options without effect, and the problem with the others, if any."""
    game = find_game(name)
    idle: dict[str, str] = {}
    problem = None
    try:
        chosen = game.rules().convert(values)
        idle = chosen.idle(seats)
        game.check(settle(game, chosen, (), (seats,)), seats)
    except Refused as refused:
        problem = Problem(refused.code, refused.rule, refused.params)
    return msgspec.json.encode(FormState(idle, problem))


def read_lexicon(name: str, values: dict[str, Any], language: Language) -> bytes:
    """Return the names and pieces that come with a game's options."""
    game = find_game(name)
    chosen = game.rules().convert(values)
    pieces = tuple(game.pieces(chosen, Words(language, game)))
    return msgspec.json.encode(Lexicon(dict(game.lexicon(chosen, language)), pieces))


def read_replay(text: str, seat: int | None) -> bytes:
    """Return the replay of a record, or of a position in one line, for a seat or a spectator."""
    if "\n" not in text.strip() and ":" in text.split():
        return _read_position(text, seat)
    try:
        told = read(text, find_game)
    except BrokenRecord as broken:
        raise Refused("broken-record", line=broken.line) from broken
    _check_seat(seat, len(told.names))
    try:
        return msgspec.json.encode(replay_of(told, seat, "en"))
    except BrokenLog as broken:
        raise Refused("broken-record", line=told.lines[broken.entry]) from broken


def _read_position(text: str, seat: int | None) -> bytes:
    placed = read_position(text, find_game)
    _check_seat(seat, placed.seats)
    try:
        return msgspec.json.encode(position_page(placed, seat, "en"))
    except IMPOSSIBLE as error:
        raise Refused("position-impossible", field="wait") from error


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise Refused("no-such-seat", low=1, high=seats)
