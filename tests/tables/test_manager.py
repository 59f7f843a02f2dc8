"""The manager: arrivals and departures, bots and clocks, loading and unloading, rematches."""

from __future__ import annotations

import asyncio
import multiprocessing
import time

import pytest

from tablee.core.refusal import Refused
from tablee.hosting.bots import BotProcesses, BotsHere, BotTurn
from tablee.storage.store import open_store
from tablee.tables.records import listing, record, summary
from tablee.wire.client import AskUndo, Pause, Rematch, Resume, Sit, Start
from tablee.wire.server import Bye, Said
from tablee.wire.setup import ForBot, ForPerson, PerMove, TableSetup
from tests.tables.drawers import STAY
from tests.tables.managers import Clock, Ear, a_manager, a_table, choose, until
from tests.tables.people import an_id


async def test_who_comes_hears_at_once_how_things_stand_and_the_others_that_they_came() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "toy", "ann", "bob")
        manager.leave(session, ears["bob"])
        assert not ears["ann"].updates[-1]["table"]["seats"][1]["online"]
        second = Ear("bob")
        manager.join(session, second)
        assert second.updates[-1]["seat"] == 1
        assert second.updates[-1]["story_from"] == 0
        assert len(second.updates[-1]["events"]) > 0
        assert ears["ann"].updates[-1]["table"]["seats"][1]["online"]
        third = Ear("bob")
        heard = len(ears["ann"].frames)
        manager.join(session, third)
        assert len(ears["ann"].frames) == heard


@pytest.mark.parametrize("code", ["", "ABC\0DEF", "../ABC", "x" * 3000])
async def test_what_cannot_be_a_code_is_no_table(code: str) -> None:
    async with a_manager() as manager:
        with pytest.raises(Refused, match="no-such-table") as refused:
            await manager.find(code)
        assert len(str(refused.value.params["value"])) <= 20


async def test_spectators_come_where_they_are_welcome_and_see_what_is_public() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "toy", "ann", "bob")
        eve = Ear("eve")
        manager.join(session, eve)
        assert eve.updates[-1]["seat"] is None
        assert eve.updates[-1]["view"]["hand"] == []
        assert ears["ann"].updates[-1]["table"]["watching"] == 1
        closed, _ = await a_table(manager, "toy", "ann", "bob", spectators=False)
        with pytest.raises(Refused, match="no-spectators"):
            manager.join(closed, Ear("eve"))
        waiting = await manager.open_table(
            TableSetup("toy", (ForPerson(), ForPerson()), spectators=False), "ann", "Ann", sit=True, start=False
        )
        manager.join(waiting, Ear("eve"))


async def test_who_waits_for_a_seat_in_vain_is_sent_away_where_nobody_may_watch() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "toy", "ann", "bob", start=False, spectators=False)
        eve = Ear("eve")
        manager.join(session, eve)
        heard = len(eve.frames)
        await manager.command(session, Start("s"), "ann", "Ann")
        assert eve.bye == Bye("no-spectators", retry=False)
        assert len(eve.frames) == heard
        assert ears["bob"].updates[-1]["table"]["watching"] == 0
        assert ears["bob"].bye is None


async def test_a_slow_listener_misses_updates_and_gets_one_fresh_one() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        bob = ears["bob"]
        bob.ready, heard = False, len(bob.frames)
        for _ in range(3):
            await choose(manager, session, "ann", STAY)
        assert len(bob.frames) == heard
        assert bob.missing == 3
        bob.ready = True
        await manager.refresh(session, bob)
        assert len(bob.frames) == heard + 1
        assert bob.updates[-1]["decision"] == 3


async def test_chat_reaches_all_but_those_who_do_not_want_to_hear() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "toy", "ann", "bob")
        ears["bob"].muted.add("Ann")
        heard = len(ears["bob"].frames)
        session.say(Said("Ann", 0, "hello", None))
        assert b"hello" in ears["ann"].frames[-1]
        assert len(ears["bob"].frames) == heard


async def test_chat_does_not_pile_up_for_those_who_do_not_read() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "toy", "ann", "bob")
        ears["bob"].ready, heard = False, len(ears["bob"].frames)
        session.say(Said("Ann", 0, "hello", None))
        assert len(ears["bob"].frames) == heard


async def test_bots_play_until_a_person_is_asked() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bot:quiet", "bot:quiet")
        await choose(manager, session, "ann", 1)
        await until(lambda: session.table.asked() == (0,))
        assert session.table.match is not None
        assert session.table.match.decision == 3


async def test_bots_rest_in_a_pause_and_go_on_after_it() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "toy", "ann", "bot:high")
        await until(lambda: not session.thinking)
        assert session.table.match is not None
        manager_commits = dict(session.table.match.commits)
        assert manager_commits
        await manager.command(session, Pause(an_id()), "ann", "Ann")
        with pytest.raises(Refused, match="paused"):
            await choose(manager, session, "ann")
        await manager.command(session, Resume(an_id()), "ann", "Ann")
        await choose(manager, session, "ann")


async def test_what_a_bot_thought_about_a_position_that_was_undone_is_not_played() -> None:
    asked: list[BotTurn] = []
    gate = asyncio.Event()

    class Slow(BotsHere):
        async def think(self, turn: BotTurn, owner: str) -> int:
            asked.append(turn)
            if len(asked) == 1:
                await gate.wait()
                return 0
            return await super().think(turn, owner)

    async with a_manager(Slow()) as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bot:quiet")
        await choose(manager, session, "ann", 1)
        await manager.command(session, AskUndo(an_id()), "ann", "Ann")
        await choose(manager, session, "ann", 1)
        await until(lambda: session.table.asked() == (0,))
        gate.set()
        await until(lambda: not session.thinking)
        assert session.table.match is not None
        assert session.table.lines_since(0)[-1].endswith("call")


async def test_a_bot_that_breaks_the_rules_does_not_end_the_manager(caplog: pytest.LogCaptureFixture) -> None:
    class Cheat(BotsHere):
        tries = 0

        async def think(self, turn: BotTurn, owner: str) -> int:
            Cheat.tries += 1
            return 99 if Cheat.tries == 1 else await super().think(turn, owner)

    async with a_manager(Cheat()) as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bot:quiet")
        await choose(manager, session, "ann", 1)
        await until(lambda: session.table.asked() == (0,))
    assert "refused a bot's choice" in caplog.text


async def test_clocks_run_out_by_themselves() -> None:
    async with a_manager(now=time.time) as manager:
        _, ears = await a_table(manager, "drawers", "ann", "bob", clock=PerMove(1), timeout="random")
        await until(lambda: ears["bob"].updates[-1]["decision"] > 0)


async def test_a_slow_connection_gets_its_lag_before_the_clock_falls() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob", clock=PerMove(30))
        loop = asyncio.get_running_loop()
        assert session.timer is not None
        plain = session.timer.when() - loop.time()
        ears["ann"].lag = 0.3
        manager._scheduler.look_after(session)
        assert session.timer.when() - loop.time() == pytest.approx(plain + 0.3, abs=0.05)


async def test_after_a_restart_games_go_on_and_their_bots_think() -> None:
    store = await open_store("sqlite:///:memory:")

    class Never(BotsHere):
        async def think(self, turn: BotTurn, owner: str) -> int:
            await asyncio.sleep(3600)
            return 0

    async with a_manager(Never(), store) as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bot:quiet")
        await choose(manager, session, "ann", 1)
    async with a_manager(store=store) as manager:
        await manager.wake()
        again = manager.tables[session.id]
        await until(lambda: again.table.asked() == (0,))
    await store.close()


async def test_a_rematch_turns_the_seats_and_begins_when_all_are_there() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob", "bot:quiet")
        with pytest.raises(Refused, match="still-playing"):
            await manager.command(session, Rematch(an_id()), "bob", "Bob")
        while session.table.status == "playing":
            who = session.table.seats[session.table.asked()[0]].user if session.table.asked() else ""
            if who:
                await choose(manager, session, who, 1)
            else:
                await asyncio.sleep(0.001)
        with pytest.raises(Refused, match="not-seated"):
            await manager.command(session, Rematch(an_id()), "eve", "Eve")
        await asyncio.gather(*(manager.command(session, Rematch(an_id()), who, who) for who in ("bob", "ann")))
        code = ears["ann"].updates[-1]["table"]["rematch"]
        assert code == session.table.rematch
        new = (await manager.find(code)).table
        assert [seat.user or seat.bot for seat in new.seats] == ["quiet", "ann", "bob"]
        assert new.status == "playing"
        assert new.host == "bob"
        assert new.seed != session.table.seed
        assert len(manager.tables) == 2


async def test_the_bots_of_a_rematch_take_the_turn_of_the_same_address() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        session.origin = "192.0.2.1"
        while session.table.status == "playing":
            await choose(manager, session, session.table.seats[session.table.asked()[0]].user, 1)
        await manager.command(session, Rematch(an_id()), "ann", "Ann")
        assert session.table.rematch is not None
        assert (await manager.find(session.table.rematch)).owner == "192.0.2.1"


async def test_a_rematch_keeps_a_seat_free_for_who_is_not_there() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        while session.table.status == "playing":
            await choose(manager, session, session.table.seats[session.table.asked()[0]].user, 1)
        manager.leave(session, ears["bob"])
        await manager.command(session, Rematch(an_id()), "ann", "Ann")
        assert session.table.rematch is not None
        new = await manager.find(session.table.rematch)
        assert [seat.user for seat in new.table.seats] == ["", "ann"]
        assert new.table.status == "open"
        await manager.command(new, Sit(an_id(), 0), "bob", "Bob")


async def test_a_table_for_bots_alone_plays_itself_and_one_without_room_for_its_host_is_refused() -> None:
    async with a_manager() as manager:
        setup = TableSetup("drawers", (ForBot("quiet"), ForBot("quiet")))
        with pytest.raises(Refused, match="no-seat-for-you"):
            await manager.open_table(setup, "ann", "Ann", sit=True, start=True)
        session = await manager.open_table(setup, "ann", "Ann", sit=False, start=True)
        await until(lambda: session.table.status == "finished")
        with pytest.raises(Refused, match="no-such-bot"):
            await manager.open_table(
                TableSetup("drawers", (ForBot("x"), ForPerson())), "ann", "Ann", sit=True, start=False
            )


async def test_bots_have_names_in_the_record_and_the_list_and_the_record_tells_which_bot_it_was() -> None:
    async with a_manager() as manager:
        setup = TableSetup("drawers", (ForBot("quiet"), ForBot("quiet")), language="ru")
        session = await manager.open_table(setup, "ann", "Ann", sit=False, start=True)
        await until(lambda: session.table.status == "finished")
        told = record(session.table)
        assert told.names == summary(listing("1", session.table)).players == ("Борис", "Хлоя")
        assert {("bot-1", "quiet"), ("bot-2", "quiet")} <= set(told.tags)


async def test_bots_think_in_processes_of_their_own_and_a_dead_one_is_replaced() -> None:
    bots = BotProcesses(1)
    clock = Clock()
    async with a_manager(bots, now=clock) as manager:
        session = await manager.open_table(
            TableSetup("killer", (ForBot("steady"), ForBot("steady")), options={"life": 3}),
            "ann",
            "Ann",
            sit=False,
            start=True,
        )
        await until(lambda: session.table.match is not None and session.table.match.decision > 0)
        for process in multiprocessing.active_children():
            process.kill()
        await until(lambda: session.table.status != "playing")
