"""Follows what somebody at this terminal has asked the others, such as an undo."""

from __future__ import annotations

from tablee.terminal.table_client import TableClient
from tablee.wire.server import Question


class PendingRequest:
    """The question to the others, and who refused it."""

    def __init__(self, table: TableClient) -> None:
        self._table = table
        self._asked: Question | None = None
        self._decision = -1

    def refused_by(self) -> tuple[int, ...]:
        """Return the seats that have refused since the last call. If they had agreed, the game would have changed."""
        table, before, decision = self._table, self._asked, self._decision
        self._asked, self._decision = table.wish, table.decision
        same_game = decision == table.decision and not table.over and not table.info.paused
        return before.waiting if before is not None and table.wish is None and same_game else ()
