"""Decks that players build themselves (H-5.3), written as `archangel 2, goat, 17`: ids or numbers, with counts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.heroes.reader import CardSet
from tablee.games.twelve_heroes.rules.pieces import DECK
from tablee.games.twelve_heroes.rules.setup import MatchSetup

ENTRY: Final = re.compile(r"(?P<hero>[a-z][a-z0-9-]*|[0-9]{1,3})(\s+(?P<count>[0-9]{1,3}))?")
MAX_SHOWN: Final = 40
"""The most characters of a wrong entry to show."""
MAX_FAULTS: Final = 12
"""The most faults of a kind to show. A deck has no more cards."""


class Entry(NamedTuple):
    """One hero's entry in a deck, and its line."""

    text: str
    line: int


class DeckFaults:
    """Collects everything that is wrong with decks. Each fault names the deck and the line."""

    def __init__(self) -> None:
        self._entries: list[str] = []
        self._unknown: list[str] = []
        self._versions: list[str] = []
        self._copies: list[str] = []
        self._sizes: list[str] = []

    def unreadable(self, deck: str, entry: Entry) -> None:
        """Note an entry that is not a hero with a count."""
        shown = entry.text if len(entry.text) <= MAX_SHOWN else entry.text[:MAX_SHOWN] + "…"
        self._entries.append(f"{shown} ({deck}:{entry.line})")

    def unknown(self, deck: str, name: str, line: int, guesses: Sequence[str]) -> None:
        """Note a hero that the set does not have, and the one that was probably meant, if there is one."""
        self._unknown.append(f"{' → '.join([name, *guesses])} ({deck}:{line})")

    def wrong_version(self, deck: str, hero: str, line: int) -> None:
        """Note a hero that is for the other rule of Popularity."""
        self._versions.append(f"{hero} ({deck}:{line})")

    def too_many(self, deck: str, hero: str, line: int, count: int, copies: int) -> None:
        """Note a hero with more cards than the box has."""
        self._copies.append(f"{hero} {count} > {copies} ({deck}:{line})")

    def wrong_size(self, deck: str, count: int) -> None:
        """Note a deck that does not have twelve cards."""
        self._sizes.append(f"{count} ({deck})")

    def refuse(self) -> None:
        """Raise `Refused` with all faults, if there are any."""
        faults = {
            "entries": self._entries,
            "unknown": self._unknown,
            "versions": self._versions,
            "copies": self._copies,
            "sizes": self._sizes,
        }
        if any(faults.values()):
            counts = {f"{name}_count": len(found) for name, found in faults.items()}
            shown = {name: found[:MAX_FAULTS] for name, found in faults.items()}
            raise Refused("wrong-deck", "H-5.3", wanted=DECK, **shown, **counts)


def read_decks(decks: Mapping[str, str], cards: CardSet, setup: MatchSetup) -> list[int]:
    """Return the kinds of the cards of these decks, twelve for each, in the order of the decks' names.

    Raises `Refused` with all faults of all decks if one of them cannot be built from a box.
    """
    faults = DeckFaults()
    kinds = [kind for name, text in decks.items() for kind in _read_deck(name, text, cards, setup, faults)]
    faults.refuse()
    return kinds


def _read_deck(name: str, text: str, cards: CardSet, setup: MatchSetup, faults: DeckFaults) -> list[int]:
    counts: Counter[int] = Counter()
    lines: dict[int, int] = {}
    readable = True
    for entry in _entries(text):
        kind, count = _read_entry(name, entry, cards, faults)
        if kind is None:
            readable = False
        else:
            counts[kind] += count
            lines[kind] = entry.line
    for kind, line in lines.items():
        _check_hero(name, kind, counts[kind], line, cards, setup, faults)
    if counts.total() == DECK:
        return sorted(counts.elements())
    if readable:  # otherwise the count would mislead
        faults.wrong_size(name, counts.total())
    return []  # thousands of cards are counted but never listed


def _entries(text: str) -> Iterator[Entry]:
    """Yield the entries of a deck. A file has one per line and comments after `#`; an option has all on one line."""
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(","):
            if entry.strip():
                yield Entry(entry.strip().lower(), number)


def one_line(text: str) -> str:
    """Return a deck file as an option."""
    return ", ".join(entry.text for entry in _entries(text))


def _read_entry(deck: str, entry: Entry, cards: CardSet, faults: DeckFaults) -> tuple[int | None, int]:
    """Return the kind and the count of an entry. The kind is None if the entry is faulty."""
    found = ENTRY.fullmatch(entry.text)
    if found is None:
        faults.unreadable(deck, entry)
        return None, 0
    name, count = found["hero"], int(found["count"] or 1)
    if name.isdecimal() and 1 <= int(name) <= len(cards.cards):
        return int(name) - 1, count
    if name not in cards.ids():
        faults.unknown(deck, name, entry.line, get_close_matches(name, cards.ids(), 1))
        return None, 0
    return cards.ids().index(name), count


def _check_hero(
    deck: str, kind: int, count: int, line: int, cards: CardSet, setup: MatchSetup, faults: DeckFaults
) -> None:
    card = cards.cards[kind]
    if count > 0 and not setup.in_play(kind):
        faults.wrong_version(deck, card.id, line)
    if count > card.hero.copies:
        faults.too_many(deck, card.id, line, count, card.hero.copies)
