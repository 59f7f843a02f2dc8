"""The sets of heroes at hand: those that come with the game, and any that a match's options carry in one line."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.problems import BrokenSet, nearest
from tablee.games.twelve_heroes.reading import CardSet, read_json, read_toml

BUILT_IN: Final = ("tablee",)


def source(name: str) -> str:
    """The file of a set that comes with the game."""
    return (files(__package__ or "") / "sets" / f"{name}.toml").read_text("utf-8")


@cache
def find_set(text: str) -> CardSet:
    """H-7.2: the set that an option names, or holds as one line of JSON."""
    if text.startswith("{"):
        try:
            return read_json(text)
        except BrokenSet as broken:
            first = broken.problems[0]
            raise Refused("broken-set", "H-7.2", card=first.card, problem=first.worded(_plain)) from broken
    if text not in BUILT_IN:
        raise Refused("no-such-set", "H-7.2", value=text, nearest=nearest(text, BUILT_IN), choices=list(BUILT_IN))
    return read_toml(source(text))


def _plain(message: str, /, **params: object) -> str:
    return ", ".join([message, *(f"{name} {value}" for name, value in params.items())])
