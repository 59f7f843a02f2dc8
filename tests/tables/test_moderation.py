"""Kick, silence and chat off: the powers of a host, which cannot decide a game."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.refusal import Refused
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.server.dispatch import dispatch
from tablee.tables.people import ADDRESS_BURST, TABLE_BURST, TALK_BURST, Talk
from tablee.wire.client import Chat, ClientMessage, Kick, Rematch, Resign, Silence, Sit, SwitchChat
from tests.tables.managers import Ear, a_manager, a_table
from tests.tables.people import an_id


class Visitor(Ear):
    """A listener that can also send commands."""

    def __init__(self, user: str, address: str = "192.0.2.1") -> None:
        super().__init__(user)
        self.name = user.title()
        self.address = address

    def say(self, manager: TableManager, session: Session, message: ClientMessage) -> str:
        """The table's answer: done, or the code of a refusal."""
        before = len(self.frames)
        dispatch(manager, session, self, message, lambda: None)
        answers = [msgspec.json.decode(frame) for frame in self.frames[before:]]
        (answer,) = [each for each in answers if each["type"] in ("done", "refused")]
        return str(answer.get("code", "done"))

    def chat(self, manager: TableManager, session: Session, text: str = "hello") -> str:
        return self.say(manager, session, Chat(an_id(), text))


async def test_a_host_turns_the_chat_off_and_on() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        bob = Visitor("bob")
        manager.join(session, bob)
        assert bob.chat(manager, session) == "done"
        await manager.command(session, SwitchChat(an_id(), False), "ann", "Ann")
        assert not ears["bob"].updates[-1]["table"]["chat"]
        assert bob.chat(manager, session) == "chat-off"
        with pytest.raises(Refused, match="host-only"):
            await manager.command(session, SwitchChat(an_id(), True), "bob", "Bob")
        await manager.command(session, SwitchChat(an_id(), True), "ann", "Ann")
        assert bob.chat(manager, session) == "done"


async def test_who_is_silenced_is_heard_by_nobody_also_after_a_restart() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        eve = Visitor("eve")
        manager.join(session, eve)
        with pytest.raises(Refused, match="nobody-called"):
            await manager.command(session, Silence(an_id(), "Eve", True), "ann", "Ann")
        assert eve.chat(manager, session) == "done"
        await manager.command(session, Silence(an_id(), "Eve", True), "ann", "Ann")
        assert eve.chat(manager, session) == "silenced"
        manager.forget(session)
        again = await manager.find(session.table.code)
        manager.join(again, eve)
        assert eve.chat(manager, again) == "silenced"
        again.talk.remember("Eve", "eve")
        await manager.command(again, Silence(an_id(), "Eve", False), "ann", "Ann")
        assert eve.chat(manager, again) == "done"


async def test_who_is_kicked_is_sent_away_and_does_not_come_back() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob", start=False)
        await manager.command(session, Kick(an_id(), "Bob"), "ann", "Ann")
        assert ears["bob"].bye is not None
        assert (ears["bob"].bye.code, ears["bob"].bye.retry) == ("kicked", False)
        assert [seat.user for seat in session.table.seats] == ["ann", ""]
        with pytest.raises(Refused, match="kicked"):
            manager.join(session, Ear("bob"))
        bob = Visitor("bob")
        with pytest.raises(Refused, match="kicked"):
            await manager.command(session, Sit(an_id(), 1), "bob", "Bob")
        assert bob.chat(manager, session) == "kicked"


async def test_what_a_host_decided_holds_at_a_rematch() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        for user in ("eve", "fay"):
            session.talk.remember(user.title(), user)
        await manager.command(session, SwitchChat(an_id(), False), "ann", "Ann")
        await manager.command(session, Silence(an_id(), "Eve", True), "ann", "Ann")
        await manager.command(session, Kick(an_id(), "Fay"), "ann", "Ann")
        await manager.command(session, Resign(an_id()), "bob", "Bob")
        await manager.command(session, Kick(an_id(), "Bob"), "ann", "Ann")
        with pytest.raises(Refused, match="kicked"):
            await manager.command(session, Rematch(an_id()), "bob", "Bob")
        await manager.command(session, Rematch(an_id()), "ann", "Ann")
        assert session.table.rematch is not None
        restrictions = (await manager.find(session.table.rematch)).table.restrictions
        assert (restrictions.chat, restrictions.silenced, restrictions.kicked) == (False, {"eve"}, {"bob", "fay"})


async def test_a_player_is_not_kicked_out_of_a_game_and_nobody_kicks_in_the_hosts_place() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        with pytest.raises(Refused, match="cannot-kick-player"):
            await manager.command(session, Kick(an_id(), "Bob"), "ann", "Ann")
        with pytest.raises(Refused, match="not-yourself"):
            await manager.command(session, Kick(an_id(), "Ann"), "ann", "Ann")
        manager.leave(session, ears["ann"])
        with pytest.raises(Refused, match="host-only"):
            await manager.command(session, Kick(an_id(), "Ann"), "bob", "Bob")


def test_one_address_says_so_much_however_many_guests_it_has() -> None:
    talk, said = Talk(), 0
    for number in range(100):
        try:
            said += talk.is_new(f"guest {number}", "hello", 0.0, "192.0.2.1")
        except Refused:
            continue
    assert said == ADDRESS_BURST > TALK_BURST
    assert talk.is_new("ann", "hello", 0.0, "192.0.2.2")


def test_all_together_say_so_much_at_one_table() -> None:
    talk, said = Talk(), 0
    for number in range(200):
        try:
            said += talk.is_new(f"guest {number}", "hello", 0.0, f"192.0.2.{number}")
        except Refused:
            continue
    assert said == TABLE_BURST
