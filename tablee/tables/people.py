"""The people at tables: what they are called, how fast they may send, what they sent of late, and how much they talk."""
# compiled by mypyc

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Iterable

from tablee.core.refusal import Refused

LONGEST = 24
MAX_ACCENTS, MAX_MARKS = 1, 3
"""How many marks a letter may have: accents beyond those that are part of it, and signs of scripts that write vowels so."""

TALK_RATE, TALK_BURST = 1.0, 6.0
ADDRESS_RATE, ADDRESS_BURST = 3.0, 18.0
TABLE_RATE, TABLE_BURST = 10.0, 60.0
"""How much is said at a table, a second and at once: by one person, from one address, and by all."""

COMMANDS_REMEMBERED = 50
"""So many of the last messages of each user are known again when they are sent twice."""
TALK_REMEMBERED = 20
"""So many of the last things that each person said are known again when they are sent twice."""

MAX_TALKERS = 500
"""Who has been silent for longest is forgotten beyond so many."""


def clean(name: str) -> str:
    """A name without what could confuse or hide: control and invisible characters, runs of spaces, stacks of accents."""
    composed = unicodedata.normalize("NFKC", name)
    visible = "".join([" " if unicodedata.category(each)[0] == "Z" else each for each in composed])
    kept = unicodedata.normalize("NFKC", _readable(visible))
    tidy = " ".join(_readable(kept).split())[:LONGEST].strip()
    if not any(unicodedata.category(each)[0] in "LN" for each in tidy):
        raise Refused("name")
    return tidy


def _readable(text: str) -> str:
    """Letters with the marks that belong to them, digits, signs and spaces: one accent, or three marks of a script that needs them."""
    kept: list[str] = []
    marks = MAX_MARKS
    for each in text:
        kind = unicodedata.category(each)
        if kind in ("Mn", "Mc") and not _invisible(each):
            if marks < (MAX_ACCENTS if "\u0300" <= each <= "\u036f" else MAX_MARKS):
                kept.append(each)
                marks += 1
        elif kind[0] in "LNPS" or each == " ":
            kept.append(each)
            marks = 0 if kind[0] == "L" else MAX_MARKS
    return "".join(kept)


def _invisible(mark: str) -> bool:
    """Joiners and variation selectors, which are marks too."""
    return mark == "\u034f" or "\ufe00" <= mark <= "\ufe0f" or mark >= "\U000e0100"


def unique(name: str, others: Iterable[str]) -> str:
    """The name, or the name with a number where somebody at the table is called so already."""
    taken = {other.casefold() for other in others}
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found


class Bucket:
    """Fills at a rate, and is emptied by one for each thing asked."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        if now > self.at:  # or else a clock that is set back would empty it
            self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class RecentIds:
    """The ids of the last messages of one sender."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._ids: OrderedDict[str, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._ids)

    def has(self, message: str) -> bool:
        """Whether it was sent already."""
        return message in self._ids

    def add(self, message: str) -> None:
        """Remember one more, and forget the oldest beyond the limit."""
        self._ids[message] = None
        if len(self._ids) > self._limit:
            self._ids.popitem(last=False)


class _Talker:
    def __init__(self, rate: float, now: float) -> None:
        self.bucket = Bucket(rate, TALK_BURST, now)
        self.said = RecentIds(TALK_REMEMBERED)


class Talk:
    """Who has said how much at a table of late, on whichever device. Kept in memory only, and no longer than the table."""

    def __init__(self) -> None:
        self.rate = TALK_RATE
        self._people: OrderedDict[str, _Talker] = OrderedDict()
        self._addresses: OrderedDict[str, Bucket] = OrderedDict()
        self._all: Bucket | None = None
        self._authors: OrderedDict[str, str] = OrderedDict()

    def is_new(self, user: str, message: str, now: float, address: str = "") -> bool:
        """Whether this has not been said yet. Refuses what is too much at once."""
        talker = self._talker(user, now)
        if talker.said.has(message):
            return False
        if not (talker.bucket.take(now) and self._address(address, now).take(now) and self._table(now).take(now)):
            raise Refused("too-fast")
        talker.said.add(message)
        return True

    def remember(self, author: str, user: str) -> None:
        """Somebody spoke under this name."""
        self._authors[author] = user
        self._authors.move_to_end(author)
        if len(self._authors) > MAX_TALKERS:
            self._authors.popitem(last=False)

    def author(self, name: str) -> str | None:
        """Who spoke under this name."""
        return self._authors.get(name)

    def _address(self, address: str, now: float) -> Bucket:
        bucket = self._addresses.get(address)
        if bucket is None:
            bucket = self._addresses[address] = Bucket(ADDRESS_RATE, ADDRESS_BURST, now)
        self._addresses.move_to_end(address)
        if len(self._addresses) > MAX_TALKERS:
            self._addresses.popitem(last=False)
        return bucket

    def _table(self, now: float) -> Bucket:
        if self._all is None:
            self._all = Bucket(TABLE_RATE, TABLE_BURST, now)
        return self._all

    def _talker(self, user: str, now: float) -> _Talker:
        talker = self._people.get(user)
        if talker is None:
            talker = self._people[user] = _Talker(self.rate, now)
        self._people.move_to_end(user)
        if len(self._people) > MAX_TALKERS:
            self._people.popitem(last=False)
        return talker
