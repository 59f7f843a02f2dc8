"""How people may behave at a table: whether they may talk, who may not, and who may not come in."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.tables.entries import ChatSwitched, Kicked, Silenced


class Manners:
    """What the host has decided."""

    def __init__(self) -> None:
        self.chat = True
        self.silenced: set[str] = set()
        self.kicked: set[str] = set()

    def change(self, what: ChatSwitched | Silenced | Kicked) -> None:
        """Follow the host."""
        if isinstance(what, ChatSwitched):
            self.chat = what.on
        elif isinstance(what, Kicked):
            self.kicked.add(what.user)
        elif what.silent:
            self.silenced.add(what.user)
        else:
            self.silenced.discard(what.user)

    def check_not_kicked(self, user: str) -> None:
        """Refuse those who were sent away."""
        if user in self.kicked:
            raise Refused("kicked")

    def check_may_talk(self, user: str) -> None:
        """Refuse those who may not be heard."""
        self.check_not_kicked(user)
        if not self.chat:
            raise Refused("chat-off")
        if user in self.silenced:
            raise Refused("silenced")
