"""People at tables: their names, their rate limits, and their recent messages."""
# compiled by mypyc

from __future__ import annotations

import unicodedata
from collections import OrderedDict, deque
from collections.abc import Collection, Iterable

import msgspec

from tablee.core.refusal import Refused
from tablee.wire.server import Said

MAX_NAME = 24
MAX_RAW = 200
"""How much of a name is read: many letters with marks. To sort the marks of one letter takes time by their square."""

MAX_ACCENTS, MAX_MARKS = 1, 3
"""The marks a letter may carry: extra accents, and signs of scripts that write vowels as marks."""

TALK_RATE, TALK_BURST = 1.0, 6.0
ADDRESS_RATE, ADDRESS_BURST = 3.0, 18.0
TABLE_RATE, TABLE_BURST = 10.0, 60.0
"""Rate limits for chat, per second and at once: for one person, for one address, and for a whole table."""

COMMANDS_REMEMBERED = 50
"""How many recent commands of each user are remembered, to recognise duplicates."""
TALK_REMEMBERED = 20
"""How many recent chat messages of each person are remembered, to recognise duplicates."""

MESSAGES_KEPT = 50
"""How many chat messages of a table are kept for those who come later or were away for a moment."""

MAX_TALKERS = 500
"""How many people a table's chat remembers. It forgets those who have been silent for longest."""


def clean(name: str) -> str:
    """Return the name without anything confusing: control or invisible characters, runs of spaces, stacked accents."""
    composed = unicodedata.normalize("NFKC", name[:MAX_RAW])
    visible = "".join([" " if unicodedata.category(each)[0] == "Z" else each for each in composed])
    kept = unicodedata.normalize("NFKC", _readable(visible))
    tidy = " ".join(_readable(kept).split())[:MAX_NAME].strip()
    if not any(unicodedata.category(each)[0] in "LN" for each in tidy):
        raise Refused("name")
    return tidy


def _readable(text: str) -> str:
    """Keep letters, digits, signs and spaces. A letter keeps one accent, or three marks in scripts that need them."""
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
    """Whether a mark is a joiner or a variation selector, which nobody sees."""
    return mark == "\u034f" or "\ufe00" <= mark <= "\ufe0f" or mark >= "\U000e0100"


def unique(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number added if somebody at the table already has it."""
    taken = {other.casefold() for other in others}
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found


class Bucket:
    """A token bucket: it fills at a rate, and each request takes one token."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Take one token. Return whether there was one."""
        if now > self.at:  # a clock that is set back must not empty it
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
        """Whether this message was sent before."""
        return message in self._ids

    def add(self, message: str) -> None:
        """Remember one more id, and forget the oldest beyond the limit."""
        self._ids[message] = None
        if len(self._ids) > self._limit:
            self._ids.popitem(last=False)


def remember(done: dict[str, RecentIds], user: str, message: str) -> None:
    """Remember that this command of a user was carried out."""
    recent = done.get(user)
    if recent is None:
        recent = done[user] = RecentIds(COMMANDS_REMEMBERED)
    recent.add(message)


class _Talker:
    def __init__(self, rate: float, now: float) -> None:
        self.bucket = Bucket(rate, TALK_BURST, now)
        self.said = RecentIds(TALK_REMEMBERED)


class Talk:
    """The recent chat of a table, over all devices of each person. It lives in memory, as long as the table."""

    def __init__(self) -> None:
        self.rate = TALK_RATE
        self._people: OrderedDict[str, _Talker] = OrderedDict()
        self._addresses: OrderedDict[str, Bucket] = OrderedDict()
        self._all: Bucket | None = None
        self._authors: OrderedDict[str, str] = OrderedDict()
        self._kept: deque[tuple[str, Said]] = deque(maxlen=MESSAGES_KEPT)
        self._number = 0

    def keep(self, said: Said, user: str) -> Said:
        """Keep a message of this user for newcomers. Return it with its number."""
        self._number += 1
        numbered: Said = msgspec.structs.replace(said, number=self._number)
        self._kept.append((user, numbered))
        return numbered

    def since(self, heard: int, without: Collection[str]) -> list[Said]:
        """Return the messages after this number, except those of some users.

        There are none after a number that is still to come: it was heard when another process had the table.
        """
        kept = [said for user, said in self._kept if said.number > heard and user not in without]
        return [msgspec.structs.replace(said, earlier=True) for said in kept] if heard <= self._number else []

    def is_new(self, user: str, message: str, now: float, address: str = "") -> bool:
        """Return whether this message is new. Refuse it if the sender is too fast."""
        talker = self._talker(user, now)
        if talker.said.has(message):
            return False
        if not (talker.bucket.take(now) and self._address(address, now).take(now) and self._table(now).take(now)):
            raise Refused("too-fast")
        talker.said.add(message)
        return True

    def name_for(self, user: str, name: str, taken: list[str]) -> str:
        """Return the name with a number added if it is taken, or if another user spoke under it."""
        return unique(name, [*taken, *[author for author, speaker in self._authors.items() if speaker != user]])

    def remember(self, author: str, user: str) -> None:
        """Remember which user spoke under this name."""
        self._authors[author] = user
        self._authors.move_to_end(author)
        if len(self._authors) > MAX_TALKERS:
            self._authors.popitem(last=False)

    def author(self, name: str) -> str | None:
        """Return the user who spoke under this name."""
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
