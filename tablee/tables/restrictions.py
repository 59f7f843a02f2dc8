"""The host's restrictions at a table: whether people may chat, who is silenced, and who was removed."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.tables.entries import ChatSwitched, Kicked, Silenced


class Restrictions:
    """The host's decisions about chat and people."""

    def __init__(self) -> None:
        self.chat = True
        self.silenced: set[str] = set()
        self.kicked: set[str] = set()

    def change(self, what: ChatSwitched | Silenced | Kicked) -> None:
        """Apply a decision of the host."""
        if isinstance(what, ChatSwitched):
            self.chat = what.on
        elif isinstance(what, Kicked):
            self.kicked.add(what.user)
        elif what.silent:
            self.silenced.add(what.user)
        else:
            self.silenced.discard(what.user)

    def check_not_kicked(self, user: str) -> None:
        """Refuse a user whom the host removed."""
        if user in self.kicked:
            raise Refused("kicked")

    def check_may_talk(self, user: str) -> None:
        """Refuse a user who may not chat."""
        self.check_not_kicked(user)
        if not self.chat:
            raise Refused("chat-off")
        if user in self.silenced:
            raise Refused("silenced")
