"""Moderation by the host: turn the chat off, silence somebody, or remove somebody."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.tables.entries import ChatSwitched, Kicked, SeatFreed, Silenced
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import Kick, Silence, SwitchChat


def switch_chat(table: Table, command: SwitchChat, by: By) -> None:
    """Turn the chat off for everybody, or on again. Only the host may do this."""
    _only_host(table, by)
    if table.restrictions.chat != command.on:
        table.do(ChatSwitched(command.on), by.at, by.user, by.message)


def silence(table: Table, command: Silence, by: By) -> None:
    """Stop a user from chatting, or allow it again. Only the host may do this."""
    _only_host(table, by)
    user = _called(command.author, by)
    if (user in table.restrictions.silenced) != command.silent:
        table.do(Silenced(user, command.silent), by.at, by.user, by.message)


def kick(table: Table, command: Kick, by: By) -> None:
    """Remove a user for good. Only the host may do this, and not to a player during a game, which it would decide."""
    _only_host(table, by)
    user = _called(command.author, by)
    place = table.seat_of(user)
    if place is not None and table.status == "playing":
        raise Refused("cannot-kick-player")
    if place is not None and table.status == "open":
        table.do(SeatFreed(place), by.at, by.user)
    table.do(Kicked(user), by.at, by.user, by.message)


def carry_over(old: Table, new: Table, at: float) -> None:
    """Copy the host's decisions to the table of a rematch."""
    if not old.restrictions.chat:
        new.do(ChatSwitched(on=False), at)
    for user in sorted(old.restrictions.silenced):
        new.do(Silenced(user, silent=True), at)
    for user in sorted(old.restrictions.kicked):
        new.do(Kicked(user), at)


def _only_host(table: Table, by: By) -> None:
    """Refuse anybody but the host. Unlike other powers, these pass to nobody while the host is away."""
    if by.user != table.host:
        raise Refused("host-only")


def _called(author: str, by: By) -> str:
    user = by.company.called(author)
    if user is None:
        raise Refused("nobody-called", name=author)
    if user == by.user:
        raise Refused("not-yourself")
    return user
