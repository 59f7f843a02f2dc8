"""Matches of Lanterns with scripted luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.core.chance import Chance
from tablee.core.match import Match
from tests.toy import GAME
from tests.toy.options import ToyOptions
from tests.toy.pieces import ACTIONS, NAMES


class Script:
    """Deals what was written for a stream, one after another; `asked` notes what was asked for."""

    def __init__(self, streams: Mapping[str, Sequence[str]]) -> None:
        self._streams = streams
        self.asked: list[tuple[str, int]] = []

    def __call__(self, chance: Chance, index: int) -> list[int]:
        self.asked.append((chance.stream, index))
        words = self._streams[chance.stream][index].split()
        return [NAMES.index(word) if word in NAMES else int(word) for word in words]


LUCK = {
    "deal/1": ["red-6 blue-1"],
    "deal/2": ["blue-5 red-1"],
    "dice/1": ["4", "2"],
    "dice/2": ["3", "6"],
    "deck/1": ["red-4"],
    "deck/2": ["red-3"],
}


def begin() -> tuple[Match, Script]:
    """Two seats, each with two lanterns; both are asked for one."""
    script = Script(LUCK)
    return Match(GAME, ToyOptions(), 2, script), script


def action(text: str) -> int:
    index = ACTIONS.index(text)
    assert index is not None
    return index


def choose(match: Match, seat: int, text: str) -> list[str]:
    """Submit for a seat; the tags of what was told."""
    return [event.tag for event in match.submit(seat, match.decision, action(text))]
