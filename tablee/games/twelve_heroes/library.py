"""The sets of heroes at hand: those that come with the game, and any that a match's options carry."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from tablee.core.refusal import Refused
from tablee.core.say import Say
from tablee.games.twelve_heroes.problems import BrokenSet, nearest
from tablee.games.twelve_heroes.reading import CardSet, read_json, read_toml

BUILT_IN: Final = ("tablee",)


def source(name: str) -> str:
    """The file of a set that comes with the game."""
    return (files(__package__ or "") / "sets" / f"{name}.toml").read_text("utf-8")


@cache
def find_set(text: str) -> CardSet:
    """H-7.2: the set that an option names or holds."""
    return read_set(text, _plain)


def read_set(text: str, say: Say) -> CardSet:
    """H-7.2: the set that comes by this name, or that this text holds as TOML or JSON; tells all that is wrong with it."""
    if "\n" not in text and not text.startswith("{"):
        return _built_in(text)
    try:
        return read_json(text) if text.lstrip().startswith("{") else read_toml(text)
    except BrokenSet as broken:
        told = "\n".join(problem.worded(say) for problem in broken.problems)
        raise Refused("broken-set", "H-7.2", card=broken.problems[0].card, problem=told) from broken


def _built_in(name: str) -> CardSet:
    if name not in BUILT_IN:
        raise Refused("no-such-set", "H-7.2", value=name, nearest=nearest(name, BUILT_IN), choices=list(BUILT_IN))
    return read_toml(source(name))


def _plain(message: str, /, **params: object) -> str:
    return ", ".join([message, *(f"{name} {value}" for name, value in params.items())])
