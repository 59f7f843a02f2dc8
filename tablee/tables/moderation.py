"""What keeps a table civil: its host can turn the chat off, silence somebody, and send somebody away."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.tables.entries import ChatSwitched, Kicked, SeatFreed, Silenced
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import Kick, Silence, SwitchChat


def switch_chat(table: Table, command: SwitchChat, by: By) -> None:
    """The host turns the chat off for all, or on again."""
    _only_host(table, by)
    if table.manners.chat != command.on:
        table.do(ChatSwitched(command.on), by.at, by.user, by.message)


def silence(table: Table, command: Silence, by: By) -> None:
    """The host lets nobody hear somebody, or everybody again."""
    _only_host(table, by)
    user = _called(command.author, by)
    if (user in table.manners.silenced) != command.silent:
        table.do(Silenced(user, command.silent), by.at, by.user, by.message)


def kick(table: Table, command: Kick, by: By) -> None:
    """The host sends somebody away for good; not a player whose game goes on, for that would decide it."""
    _only_host(table, by)
    user = _called(command.author, by)
    place = table.seat_of(user)
    if place is not None and table.status == "playing":
        raise Refused("cannot-kick-player")
    if place is not None and table.status == "open":
        table.do(SeatFreed(place), by.at, by.user)
    table.do(Kicked(user), by.at, by.user, by.message)


def carry_over(old: Table, new: Table, at: float) -> None:
    """At a rematch, what the host has decided holds on."""
    if not old.manners.chat:
        new.do(ChatSwitched(on=False), at)
    for user in sorted(old.manners.silenced):
        new.do(Silenced(user, silent=True), at)
    for user in sorted(old.manners.kicked):
        new.do(Kicked(user), at)


def _only_host(table: Table, by: By) -> None:
    """Unlike other powers of a host, these pass to nobody while the host is away."""
    if by.user != table.host:
        raise Refused("host-only")


def _called(author: str, by: By) -> str:
    user = by.called(author)
    if user is None:
        raise Refused("nobody-called", name=author)
    if user == by.user:
        raise Refused("not-yourself")
    return user
