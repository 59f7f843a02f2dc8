"""Decks that players build themselves (H-5.3), written as `archangel 2, goat, 17`: ids or numbers, and how many."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.pieces import DECK
from tablee.games.twelve_heroes.position import Table
from tablee.games.twelve_heroes.problems import nearest
from tablee.games.twelve_heroes.reading import CardSet

ENTRY: Final = re.compile(r"(?P<hero>[a-z][a-z0-9-]*|[0-9]{1,3})(\s+(?P<count>[0-9]{1,3}))?")


def read_deck(text: str, cards: CardSet, table: Table) -> list[int]:
    """The twelve kinds of a deck. Refuses one that cannot be built from a box, and says which card and why."""
    counts: Counter[int] = Counter()
    for entry in _entries(text):
        found = ENTRY.fullmatch(entry)
        if found is None:
            raise Refused("deck-entry", "H-5.3", value=entry)
        counts[_kind(found["hero"], cards)] += int(found["count"] or 1)
    _check(counts, cards, table)
    return sorted(counts.elements())


def _entries(text: str) -> list[str]:
    """A deck file has an entry a line and remarks after `#`; an option has everything in one line."""
    lines = [line.partition("#")[0] for line in text.splitlines()]
    return [entry.strip().lower() for line in lines for entry in line.split(",") if entry.strip()]


def one_line(text: str) -> str:
    """A deck file as an option."""
    return ", ".join(_entries(text))


def _kind(name: str, cards: CardSet) -> int:
    if name.isdecimal() and 1 <= int(name) <= len(cards.cards):
        return int(name) - 1
    if name not in cards.ids():
        raise Refused("deck-unknown-hero", "H-5.3", value=name, nearest=nearest(name, cards.ids()))
    return cards.ids().index(name)


def _check(counts: Counter[int], cards: CardSet, table: Table) -> None:
    for kind, count in counts.items():
        card = cards.cards[kind]
        if count > 0 and not table.in_play(kind):
            raise Refused("deck-version", "H-4.3", value=card.id)
        if count > card.hero.copies:
            raise Refused("deck-copies", "H-5.3", value=card.id, count=count, most=card.hero.copies)
    if counts.total() != DECK:
        raise Refused("deck-size", "H-5.3", count=counts.total(), wanted=DECK)
