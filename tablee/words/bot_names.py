"""Names for the bots at a table. Several bots of one level may sit there, so each needs its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tablee.words.words import Words


def seat_names(language: str, people: Sequence[str]) -> tuple[str, ...]:
    """Return the name of every seat. An empty text means a bot, which gets a name that no person there has."""
    taken = {name.casefold() for name in people}
    free = iter([name for name in _bot_names(language) if name.casefold() not in taken])
    return tuple(name or next(free, f"#{place}") for place, name in enumerate(people, start=1))


@cache
def _bot_names(language: str) -> tuple[str, ...]:
    return tuple(Words(language)("bot-names").split(", "))
