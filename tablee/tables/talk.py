"""What is said at a table: so much of each person, and nothing twice. Kept in memory only, and no longer than the table."""

from __future__ import annotations

from collections import OrderedDict

from tablee.core.refusal import Refused
from tablee.tables.bucket import Bucket

RATE, BURST = 1.0, 6.0
REMEMBERED = 20
"""So many of the last messages of each person are known again when they are sent twice."""

MOST_PEOPLE = 500
"""Who has been silent for longest is forgotten beyond so many."""


class _Talker:
    def __init__(self, now: float) -> None:
        self.bucket = Bucket(RATE, BURST, now)
        self.said: OrderedDict[str, None] = OrderedDict()


class Talk:
    """Who has said how much of late, on whichever of their devices."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, _Talker] = OrderedDict()

    def is_new(self, user: str, message: str, now: float) -> bool:
        """Whether this has not been said yet. Refuses what is too much at once."""
        talker = self._talker(user, now)
        if message in talker.said:
            return False
        if not talker.bucket.take(now):
            raise Refused("too-fast")
        talker.said[message] = None
        if len(talker.said) > REMEMBERED:
            talker.said.popitem(last=False)
        return True

    def _talker(self, user: str, now: float) -> _Talker:
        talker = self._people.setdefault(user, _Talker(now))
        self._people.move_to_end(user)
        if len(self._people) > MOST_PEOPLE:
            self._people.popitem(last=False)
        return talker
