"""The hall: stores first and tells after, loads, forgets, minds bots and clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import pytest

from tablee.core.refusal import Refused
from tablee.storage.store import Conflict, Listing, Unavailable, open_store
from tablee.tables.bots import BotProcesses, BotsHere, Turn
from tablee.tables.hall import DAY, Elsewhere, Hall, Lease
from tablee.tables.listing import listing, players
from tablee.tables.records import record
from tablee.wire.client import AskUndo, Pause, Rematch, Resume, Sit, Submit
from tablee.wire.server import Said
from tablee.wire.setup import ForBot, ForPerson, PerMove, TableSetup
from tests.tables.drawers import STAY
from tests.tables.halls import Clock, Ear, a_hall, a_table, choose, until
from tests.tables.people import an_id


async def test_everybody_is_told_after_a_choice_and_nobody_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        heard = len(ears["bob"].frames)
        stored = hall.store.append

        async def append(
            table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
        ) -> None:
            assert len(ears["bob"].frames) == heard
            await asyncio.sleep(0.01)
            newcomer = Ear("eve")
            hall.join(live, newcomer)
            assert not newcomer.frames, "a newcomer heard what is not stored"
            assert len(ears["bob"].frames) == heard
            await stored(table, after, entries, listing, fence)

        monkeypatch.setattr(hall.store, "append", append)
        await choose(hall, live, "ann", 1)
        await until(lambda: len(ears["bob"].frames) == heard + 2)
        assert ears["bob"].updates[-1]["decision"] == 1


@pytest.mark.parametrize("fault", [Unavailable("away"), Conflict("another"), ZeroDivisionError()])
async def test_what_cannot_be_stored_has_not_happened(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        code, heard = live.table.code, len(ears["bob"].frames)

        async def append(*_args: object) -> None:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", append)
            with pytest.raises(Refused, match="try-again"):
                await choose(hall, live, "ann")
        assert len(ears["bob"].frames) == heard
        assert ears["bob"].bye is not None
        assert ears["bob"].bye.retry
        again = await hall.find(code)
        assert again is not live
        assert again.table.match is not None
        assert again.table.match.decision == 0
        with pytest.raises(Refused, match="try-again"):
            await choose(hall, live, "ann")


async def test_a_fault_in_the_rules_is_logged_with_its_table_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        assert live.table.match is not None

        def apply(_choices: list[int]) -> None:
            raise KeyError("a rule forgot this")

        monkeypatch.setattr(live.table.match.state, "apply", apply)
        with pytest.raises(Refused, match="try-again"):
            await choose(hall, live, "ann")
        assert live.id in caplog.text
        assert "a rule forgot this" in caplog.text
        assert live.table.seed.hex() not in caplog.text
        assert ears["ann"].bye is not None
        again = await hall.find(live.table.code)
        await choose(hall, again, "ann")


async def test_a_client_that_goes_away_while_its_choice_is_stored_does_not_harm_the_table() -> None:
    async with a_hall() as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bob")
        task = asyncio.create_task(choose(hall, live, "ann", 1))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        again = await hall.find(live.table.code)
        who = again.table.seats[again.table.asked()[0]].user
        await choose(hall, again, who)


async def test_the_same_message_is_done_once_and_answered_twice() -> None:
    async with a_hall() as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bob")
        message = Submit("once", 0, "stay")
        for _ in range(3):
            await hall.command(live, message, "ann", "Ann")
        assert live.table.match is not None
        assert live.table.match.decision == 1
        hall.forget(live)
        again = await hall.find(live.table.code)
        await hall.command(again, message, "ann", "Ann")
        assert again.table.match is not None
        assert again.table.match.decision == 1


async def test_secret_commits_are_told_to_nobody_else_not_even_by_an_update() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "toy", "ann", "bob", "cid")
        heard = {user: len(ear.frames) for user, ear in ears.items()}
        await choose(hall, live, "bob")
        assert {user: len(ear.frames) - heard[user] for user, ear in ears.items()} == {"ann": 0, "bob": 1, "cid": 0}
        await choose(hall, live, "ann")
        await choose(hall, live, "cid")
        assert len({ear.updates[-1]["seq"] for ear in ears.values()}) == 1


async def test_who_comes_hears_at_once_how_things_stand_and_the_others_that_they_came() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "toy", "ann", "bob")
        hall.leave(live, ears["bob"])
        assert not ears["ann"].updates[-1]["table"]["seats"][1]["online"]
        second = Ear("bob")
        hall.join(live, second)
        assert second.updates[-1]["seat"] == 1
        assert second.updates[-1]["story_from"] == 0
        assert len(second.updates[-1]["events"]) > 0
        assert ears["ann"].updates[-1]["table"]["seats"][1]["online"]
        third = Ear("bob")
        heard = len(ears["ann"].frames)
        hall.join(live, third)
        assert len(ears["ann"].frames) == heard


async def test_spectators_come_where_they_are_welcome_and_see_what_is_public() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "toy", "ann", "bob")
        eve = Ear("eve")
        hall.join(live, eve)
        assert eve.updates[-1]["seat"] is None
        assert eve.updates[-1]["view"]["hand"] == []
        assert ears["ann"].updates[-1]["table"]["watching"] == 1
        closed, _ = await a_table(hall, "toy", "ann", "bob", spectators=False)
        with pytest.raises(Refused, match="no-spectators"):
            hall.join(closed, Ear("eve"))
        waiting = await hall.open_table(
            TableSetup("toy", (ForPerson(), ForPerson()), spectators=False), "ann", "Ann", sit=True, start=False
        )
        hall.join(waiting, Ear("eve"))


async def test_a_slow_listener_misses_updates_and_gets_one_fresh_one() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        bob = ears["bob"]
        bob.ready, heard = False, len(bob.frames)
        for _ in range(3):
            await choose(hall, live, "ann", STAY)
        assert len(bob.frames) == heard
        assert bob.missing == 3
        bob.ready = True
        await hall.refresh(live, bob)
        assert len(bob.frames) == heard + 1
        assert bob.updates[-1]["decision"] == 3


async def test_chat_reaches_all_but_those_who_do_not_want_to_hear() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "toy", "ann", "bob")
        ears["bob"].muted.add("Ann")
        heard = len(ears["bob"].frames)
        live.say(Said("Ann", 0, "hello", None))
        assert b"hello" in ears["ann"].frames[-1]
        assert len(ears["bob"].frames) == heard


async def test_bots_play_until_a_person_is_asked() -> None:
    async with a_hall() as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bot:quiet", "bot:quiet")
        await choose(hall, live, "ann", 1)
        await until(lambda: live.table.asked() == (0,))
        assert live.table.match is not None
        assert live.table.match.decision == 3


async def test_bots_rest_in_a_pause_and_go_on_after_it() -> None:
    async with a_hall() as hall:
        live, _ = await a_table(hall, "toy", "ann", "bot:high")
        await until(lambda: not live.thinking)
        assert live.table.match is not None
        hall_commits = dict(live.table.match.commits)
        assert hall_commits
        await hall.command(live, Pause(an_id()), "ann", "Ann")
        with pytest.raises(Refused, match="paused"):
            await choose(hall, live, "ann")
        await hall.command(live, Resume(an_id()), "ann", "Ann")
        await choose(hall, live, "ann")


async def test_what_a_bot_thought_about_a_position_that_was_undone_is_not_played() -> None:
    asked: list[Turn] = []
    gate = asyncio.Event()

    class Slow(BotsHere):
        async def think(self, turn: Turn) -> int:
            asked.append(turn)
            if len(asked) == 1:
                await gate.wait()
                return 0
            return await super().think(turn)

    async with a_hall(Slow()) as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bot:quiet")
        await choose(hall, live, "ann", 1)
        await hall.command(live, AskUndo(an_id()), "ann", "Ann")
        await choose(hall, live, "ann", 1)
        await until(lambda: live.table.asked() == (0,))
        gate.set()
        await until(lambda: not live.thinking)
        assert live.table.match is not None
        assert live.table.lines_since(0)[-1].endswith("call")


async def test_a_bot_that_breaks_the_rules_does_not_end_the_hall(caplog: pytest.LogCaptureFixture) -> None:
    class Cheat(BotsHere):
        tries = 0

        async def think(self, turn: Turn) -> int:
            Cheat.tries += 1
            return 99 if Cheat.tries == 1 else await super().think(turn)

    async with a_hall(Cheat()) as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bot:quiet")
        await choose(hall, live, "ann", 1)
        await until(lambda: live.table.asked() == (0,))
    assert "not taken" in caplog.text


async def test_clocks_run_out_by_themselves() -> None:
    async with a_hall(now=time.time) as hall:
        _, ears = await a_table(hall, "drawers", "ann", "bob", clock=PerMove(1), timeout="random")
        await until(lambda: ears["bob"].updates[-1]["decision"] > 0)


async def test_a_slow_connection_gets_its_lag_before_the_clock_falls() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob", clock=PerMove(30))
        loop = asyncio.get_running_loop()
        assert live.timer is not None
        plain = live.timer.when() - loop.time()
        ears["ann"].lag = 0.3
        hall._keeper.look_after(live)
        assert live.timer.when() - loop.time() == pytest.approx(plain + 0.3, abs=0.05)


async def test_a_quiet_table_leaves_the_memory_and_comes_back_as_it_was() -> None:
    clock = Clock()
    async with a_hall(now=clock) as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        clock.at += 1000
        assert await hall.sweep(900) == 0
        for ear in ears.values():
            hall.leave(live, ear)
        assert await hall.sweep(900) == 1
        assert not hall.tables
        again = await hall.find(live.table.code)
        assert again.table.version == live.table.version
        with pytest.raises(Refused, match="no-such-table"):
            await hall.find("NONE42")


async def test_a_game_that_is_over_leaves_the_memory_soon_and_its_record_stays() -> None:
    clock = Clock()
    async with a_hall(now=clock) as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        while live.table.status == "playing":
            await choose(hall, live, live.table.seats[live.table.asked()[0]].user, 1)
        for ear in ears.values():
            hall.leave(live, ear)
        clock.at += 61
        assert await hall.sweep(900) == 1
        table, online = await hall.look(live.table.code)
        assert table.status == "finished"
        assert not online
        assert not hall.tables


async def test_a_game_that_nobody_touches_for_a_month_is_closed_wherever_it_is() -> None:
    clock = Clock()
    async with a_hall(now=clock) as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        for ear in ears.values():
            hall.leave(live, ear)
        clock.at += 29 * DAY
        await hall.sweep(900)
        assert await hall.close_abandoned() == 0
        hall.tables.clear()
        clock.at += 2 * DAY
        assert await hall.close_abandoned() == 1
        table, _ = await hall.look(live.table.code)
        assert table.status == "closed"
        assert table.seed.hex()
        assert await hall.store.unfinished() == []


async def test_waking_does_not_make_a_game_younger() -> None:
    clock = Clock()
    store = await open_store("sqlite:///:memory:")
    async with a_hall(now=clock, store=store) as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bob")
        code = live.table.code
    for _ in range(4):
        clock.at += 10 * DAY
        async with a_hall(now=clock, store=store) as hall:
            await hall.wake()
    async with a_hall(now=clock, store=store) as hall:
        table, _ = await hall.look(code)
        assert table.status == "closed"
    await store.close()


async def test_after_a_restart_games_go_on_and_their_bots_think() -> None:
    store = await open_store("sqlite:///:memory:")

    class Never(BotsHere):
        async def think(self, turn: Turn) -> int:
            await asyncio.sleep(3600)
            return 0

    async with a_hall(Never(), store) as hall:
        live, _ = await a_table(hall, "drawers", "ann", "bot:quiet")
        await choose(hall, live, "ann", 1)
    async with a_hall(store=store) as hall:
        await hall.wake()
        again = hall.tables[live.id]
        await until(lambda: again.table.asked() == (0,))
    await store.close()


async def test_a_rematch_turns_the_seats_and_begins_when_all_are_there() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob", "bot:quiet")
        with pytest.raises(Refused, match="still-playing"):
            await hall.command(live, Rematch(an_id()), "bob", "Bob")
        while live.table.status == "playing":
            who = live.table.seats[live.table.asked()[0]].user if live.table.asked() else ""
            if who:
                await choose(hall, live, who, 1)
            else:
                await asyncio.sleep(0.001)
        with pytest.raises(Refused, match="not-seated"):
            await hall.command(live, Rematch(an_id()), "eve", "Eve")
        await asyncio.gather(*(hall.command(live, Rematch(an_id()), who, who) for who in ("bob", "ann")))
        code = ears["ann"].updates[-1]["table"]["rematch"]
        assert code == live.table.rematch
        new = (await hall.find(code)).table
        assert [seat.user or seat.bot for seat in new.seats] == ["quiet", "ann", "bob"]
        assert new.status == "playing"
        assert new.host == "bob"
        assert new.seed != live.table.seed
        assert len(hall.tables) == 2


async def test_a_rematch_keeps_a_seat_free_for_who_is_not_there() -> None:
    async with a_hall() as hall:
        live, ears = await a_table(hall, "drawers", "ann", "bob")
        while live.table.status == "playing":
            await choose(hall, live, live.table.seats[live.table.asked()[0]].user, 1)
        hall.leave(live, ears["bob"])
        await hall.command(live, Rematch(an_id()), "ann", "Ann")
        assert live.table.rematch is not None
        new = await hall.find(live.table.rematch)
        assert [seat.user for seat in new.table.seats] == ["", "ann"]
        assert new.table.status == "open"
        await hall.command(new, Sit(an_id(), 0), "bob", "Bob")


async def test_a_table_for_bots_alone_plays_itself_and_one_without_room_for_its_host_is_refused() -> None:
    async with a_hall() as hall:
        setup = TableSetup("drawers", (ForBot("quiet"), ForBot("quiet")))
        with pytest.raises(Refused, match="no-seat-for-you"):
            await hall.open_table(setup, "ann", "Ann", sit=True, start=True)
        live = await hall.open_table(setup, "ann", "Ann", sit=False, start=True)
        await until(lambda: live.table.status == "finished")
        with pytest.raises(Refused, match="no-such-bot"):
            await hall.open_table(
                TableSetup("drawers", (ForBot("x"), ForPerson())), "ann", "Ann", sit=True, start=False
            )


async def test_bots_have_names_in_the_record_and_the_list_and_the_record_tells_which_bot_it_was() -> None:
    async with a_hall() as hall:
        setup = TableSetup("drawers", (ForBot("quiet"), ForBot("quiet")), language="ru")
        live = await hall.open_table(setup, "ann", "Ann", sit=False, start=True)
        await until(lambda: live.table.status == "finished")
        told = record(live.table)
        assert told.names == players(listing("1", live.table)) == ("Борис", "Хлоя")
        assert {("bot-1", "quiet"), ("bot-2", "quiet")} <= set(told.tags)


async def test_two_processes_never_have_the_same_table_and_the_slower_one_cannot_write() -> None:
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    first = Hall(store, BotsHere(), clock, 0.0, Lease("first", 10))
    second = Hall(store, BotsHere(), clock, 0.0, Lease("second", 10))
    live, ears = await a_table(first, "drawers", "ann", "bob")
    with pytest.raises(Elsewhere) as elsewhere:
        await second.find(live.table.code)
    assert elsewhere.value.owner == "first"
    clock.at += 6
    await first.renew()
    clock.at += 6
    with pytest.raises(Elsewhere):
        await second.find(live.table.code)
    clock.at += 6
    taken = await second.find(live.table.code)
    with pytest.raises(Refused, match="try-again"):
        await choose(first, live, "ann")
    assert ears["ann"].bye is not None
    await choose(second, taken, "ann")
    await first.close()
    await second.close()
    await store.close()


async def test_what_another_process_took_is_forgotten_at_the_next_renewal() -> None:
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    first = Hall(store, BotsHere(), clock, 0.0, Lease("first", 10))
    second = Hall(store, BotsHere(), clock, 0.0, Lease("second", 10))
    live, ears = await a_table(first, "drawers", "ann", "bob")
    clock.at += 20
    await second.wake()
    assert live.id in second.tables
    await first.renew()
    assert live.id not in first.tables
    assert ears["bob"].bye is not None
    await second.close()
    assert (await first.find(live.table.code)).id == live.id
    await first.close()
    await store.close()


async def test_a_swept_table_is_free_for_another_process_unless_its_game_goes_on() -> None:
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    first = Hall(store, BotsHere(), clock, 0.0, Lease("first", 1000))
    second = Hall(store, BotsHere(), clock, 0.0, Lease("second", 1000))
    going_on, ears = await a_table(first, "drawers", "ann", "bob")
    over, more = await a_table(first, "drawers", "ann", "bob")
    while over.table.status == "playing":
        await choose(first, over, over.table.seats[over.table.asked()[0]].user, 1)
    for live, ear in [*((going_on, ear) for ear in ears.values()), *((over, ear) for ear in more.values())]:
        first.leave(live, ear)
    clock.at += 901
    assert await first.sweep(900) == 2
    assert (await second.find(over.table.code)).id == over.id
    with pytest.raises(Elsewhere):
        await second.find(going_on.table.code)
    await first.close()
    await second.close()
    await store.close()


async def test_bots_think_in_processes_of_their_own_and_a_dead_one_is_replaced() -> None:
    bots = BotProcesses(1)
    clock = Clock()
    async with a_hall(bots, now=clock) as hall:
        live = await hall.open_table(
            TableSetup("killer", (ForBot("steady"), ForBot("steady")), options={"life": 3}),
            "ann",
            "Ann",
            sit=False,
            start=True,
        )
        await until(lambda: live.table.match is not None and live.table.match.decision > 0)
        for process in list(bots._pool._processes.values()):
            process.kill()
        await until(lambda: live.table.status != "playing")
