"""How much one address may keep on the server at a time."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from tablee.core.refusal import Refused
from tablee.hosting.session import Session
from tablee.server.throttled_log import warn_throttled

log = logging.getLogger(__name__)


def check_tables(tables: Iterable[Session], address: str, most: int) -> None:
    """Refuse one more table to an address that has opened this many that are not over.

    A table with a running clock stays in memory, and is woken after each restart.
    """
    if sum(each.origin == address and each.unfinished for each in tables) >= most:
        warn_throttled(log, "has opened too many tables; refused one", address)
        raise Refused("too-many-tables", most=most)
