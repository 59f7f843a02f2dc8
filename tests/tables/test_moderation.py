"""Kick, silence and chat off: the powers of a host, which cannot decide a game."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.refusal import Refused
from tablee.hosting.hall import Hall
from tablee.hosting.session import Session
from tablee.server.dispatch import dispatch
from tablee.tables.people import ADDRESS_BURST, TABLE_BURST, TALK_BURST, Talk
from tablee.wire.client import Chat, ClientMessage, Kick, Rematch, Resign, Silence, Sit, SwitchChat
from tests.tables.halls import Ear, a_hall, a_table
from tests.tables.people import an_id


class Visitor(Ear):
    """A listener that can also send commands."""

    def __init__(self, user: str, address: str = "192.0.2.1") -> None:
        super().__init__(user)
        self.name = user.title()
        self.address = address

    def say(self, hall: Hall, session: Session, message: ClientMessage) -> str:
        """The table's answer: done, or the code of a refusal."""
        before = len(self.frames)
        dispatch(hall, session, self, message, lambda: None)
        answers = [msgspec.json.decode(frame) for frame in self.frames[before:]]
        (answer,) = [each for each in answers if each["type"] in ("done", "refused")]
        return str(answer.get("code", "done"))

    def chat(self, hall: Hall, session: Session, text: str = "hello") -> str:
        return self.say(hall, session, Chat(an_id(), text))


async def test_a_host_turns_the_chat_off_and_on() -> None:
    async with a_hall() as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob")
        bob = Visitor("bob")
        hall.join(session, bob)
        assert bob.chat(hall, session) == "done"
        await hall.command(session, SwitchChat(an_id(), False), "ann", "Ann")
        assert not ears["bob"].updates[-1]["table"]["chat"]
        assert bob.chat(hall, session) == "chat-off"
        with pytest.raises(Refused, match="host-only"):
            await hall.command(session, SwitchChat(an_id(), True), "bob", "Bob")
        await hall.command(session, SwitchChat(an_id(), True), "ann", "Ann")
        assert bob.chat(hall, session) == "done"


async def test_who_is_silenced_is_heard_by_nobody_also_after_a_restart() -> None:
    async with a_hall() as hall:
        session, _ = await a_table(hall, "drawers", "ann", "bob")
        eve = Visitor("eve")
        hall.join(session, eve)
        with pytest.raises(Refused, match="nobody-called"):
            await hall.command(session, Silence(an_id(), "Eve", True), "ann", "Ann")
        assert eve.chat(hall, session) == "done"
        await hall.command(session, Silence(an_id(), "Eve", True), "ann", "Ann")
        assert eve.chat(hall, session) == "silenced"
        hall.forget(session)
        again = await hall.find(session.table.code)
        hall.join(again, eve)
        assert eve.chat(hall, again) == "silenced"
        again.talk.remember("Eve", "eve")
        await hall.command(again, Silence(an_id(), "Eve", False), "ann", "Ann")
        assert eve.chat(hall, again) == "done"


async def test_who_is_kicked_is_sent_away_and_does_not_come_back() -> None:
    async with a_hall() as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob", start=False)
        await hall.command(session, Kick(an_id(), "Bob"), "ann", "Ann")
        assert ears["bob"].bye is not None
        assert (ears["bob"].bye.code, ears["bob"].bye.retry) == ("kicked", False)
        assert [seat.user for seat in session.table.seats] == ["ann", ""]
        with pytest.raises(Refused, match="kicked"):
            hall.join(session, Ear("bob"))
        bob = Visitor("bob")
        with pytest.raises(Refused, match="kicked"):
            await hall.command(session, Sit(an_id(), 1), "bob", "Bob")
        assert bob.chat(hall, session) == "kicked"


async def test_what_a_host_decided_holds_at_a_rematch() -> None:
    async with a_hall() as hall:
        session, _ = await a_table(hall, "drawers", "ann", "bob")
        for user in ("eve", "fay"):
            session.talk.remember(user.title(), user)
        await hall.command(session, SwitchChat(an_id(), False), "ann", "Ann")
        await hall.command(session, Silence(an_id(), "Eve", True), "ann", "Ann")
        await hall.command(session, Kick(an_id(), "Fay"), "ann", "Ann")
        await hall.command(session, Resign(an_id()), "bob", "Bob")
        await hall.command(session, Kick(an_id(), "Bob"), "ann", "Ann")
        with pytest.raises(Refused, match="kicked"):
            await hall.command(session, Rematch(an_id()), "bob", "Bob")
        await hall.command(session, Rematch(an_id()), "ann", "Ann")
        assert session.table.rematch is not None
        manners = (await hall.find(session.table.rematch)).table.manners
        assert (manners.chat, manners.silenced, manners.kicked) == (False, {"eve"}, {"bob", "fay"})


async def test_a_player_is_not_kicked_out_of_a_game_and_nobody_kicks_in_the_hosts_place() -> None:
    async with a_hall() as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob")
        with pytest.raises(Refused, match="cannot-kick-player"):
            await hall.command(session, Kick(an_id(), "Bob"), "ann", "Ann")
        with pytest.raises(Refused, match="not-yourself"):
            await hall.command(session, Kick(an_id(), "Ann"), "ann", "Ann")
        hall.leave(session, ears["ann"])
        with pytest.raises(Refused, match="host-only"):
            await hall.command(session, Kick(an_id(), "Ann"), "bob", "Bob")


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
