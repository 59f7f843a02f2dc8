"""The available sets of heroes: those that come with the game, and those that a match's options carry in one line."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from tablee.core.refusal import Refused
from tablee.core.say import Say
from tablee.games.twelve_heroes.heroes.problems import BrokenSet, nearest
from tablee.games.twelve_heroes.heroes.reader import CardSet, read_json, read_quoted, read_toml

BUILT_IN: Final = ("tablee-1", "tablee-2", "tablee-3")
"""Every set that ever came with the game, oldest first. A set never changes; a new one gets the next number."""
NEWEST: Final = {"tablee": BUILT_IN[-1]}
EXAMPLES: Final = "examples"
"""The name of the file with a hero for each word of the vocabulary. It is no set for tables, so it may change."""
READERS: Final = {"{": read_json, '"': read_quoted}


def source(name: str) -> str:
    """Return the file of a set that comes with the game."""
    return (files(__package__ or "") / "sets" / f"{NEWEST.get(name, name)}.toml").read_text("utf-8")


def examples() -> str:
    """Return the file with a hero for each word of the vocabulary."""
    return (files(__package__ or "") / f"{EXAMPLES}.toml").read_text("utf-8")


@lru_cache(maxsize=64)
def find_set(text: str) -> CardSet:
    """Return the set that an option names or contains (H-7.2)."""
    return read_set(text, _plain)


def read_set(text: str, say: Say) -> CardSet:
    """Return the set that this text names or contains (H-7.2). It can contain a set as JSON or as a quoted file.

    Refuse a faulty set with all its problems, in words.
    """
    reader = READERS.get(text[:1], _built_in)
    try:
        return reader(text)
    except BrokenSet as broken:
        told = "\n".join(problem.worded(say) for problem in broken.problems)
        raise Refused("broken-set", "H-7.2", card=broken.problems[0].card, problem=told) from broken


def _built_in(name: str) -> CardSet:
    known = (*NEWEST, *BUILT_IN)
    if name not in known:
        raise Refused("no-such-set", "H-7.2", value=name, nearest=nearest(name, known), choices=list(known))
    return read_toml(source(name))


def _plain(message: str, /, **params: object) -> str:
    return ", ".join([message, *(f"{name} {value}" for name, value in params.items())])
