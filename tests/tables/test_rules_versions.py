"""Tables finish by the rules they began with, and new ones use the newest."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tablee.core.bot import Offer
from tablee.core.record import write
from tablee.core.verify import verify
from tablee.hosting import bots
from tablee.tables import entries
from tablee.tables.opening import as_rematch, by_host, new_table, rebuild
from tablee.tables.records import record
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import SeatBot
from tablee.wire.setup import ForBot, ForPerson, TableSetup
from tests.tables import conftest
from tests.tables.people import Sitting, an_id, started
from tests.toy.later import GAME as LATER
from tests.toy.later import LaterOptions

HOST = By("ann", "Ann", 1000.0, "")
OLD = LaterOptions(hand=2, ties="cancel", dim=True, lamps="oil-1")


def begun_before(people: list[str], **setup: Any) -> Sitting:
    """A table stored when there was only one version: its opening names none."""
    sitting = started("toy", people, **setup)
    sitting.stored = [_without_version(stored) for stored in sitting.stored]
    assert b'"rules"' not in sitting.stored[0]
    return sitting


def _without_version(stored: bytes) -> bytes:
    entry = json.loads(stored)
    entry["what"].pop("rules", None)
    return json.dumps(entry).encode()


@pytest.fixture
def second_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the program knows a second version."""
    monkeypatch.setitem(conftest.OURS, "toy", LATER)


def finish(sitting: Sitting) -> Table:
    while sitting.table.status == "playing":
        sitting.any_choice(sitting.asked()[0])
    return sitting.table


def test_a_running_table_finishes_by_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    before = begun_before(["ann", "bob"])
    before.any_choice("ann")
    expected = rebuild(entries.decode(each) for each in before.stored)
    monkeypatch.setitem(conftest.OURS, "toy", LATER)
    again = Sitting(before.rebuilt())
    assert (again.table.rules, again.table.options) == (1, OLD)
    assert again.table.match is not None
    assert expected.match is not None
    assert again.table.match.log == expected.match.log
    told = record(finish(again))
    assert "rules 1" in write(told)
    assert "option" not in write(told)
    assert verify(told).good


def test_names_of_sets_in_a_stored_table_mean_what_they_meant(second_version: None) -> None:
    setup = TableSetup("toy", (ForPerson(), ForPerson()), {"lamps": "oil"})
    what = entries.TableOpened("CODE42", setup, "ann", "5eed" * 16)
    assert Table.open(what, 1000.0).options == OLD


def test_a_new_table_is_played_by_the_newest_rules(second_version: None) -> None:
    setup = TableSetup("toy", (ForPerson(), ForPerson()), {"lamps": "oil"})
    sitting = Sitting(new_table(by_host(setup, HOST, sit=True, start=False), 1000.0))
    assert sitting.table.options == LaterOptions()
    assert sitting.rebuilt().rules == 2
    assert sitting.update("ann")["table"]["rules_version"] == 2


def test_a_rematch_of_an_old_table_is_played_by_its_rules(second_version: None) -> None:
    old = finish(started("toy", ["ann", "bob"]))
    again = new_table(as_rematch(old, HOST, {"ann", "bob"}), 1000.0)
    assert (again.rules, again.options) == (1, OLD)


def test_a_level_under_its_old_name_plays_and_is_shown_by_its_new_one(second_version: None) -> None:
    setup = TableSetup("toy", (ForPerson(), ForBot("high")))
    sitting = Sitting(new_table(by_host(setup, HOST, sit=True, start=True), 1000.0))
    assert sitting.update("ann")["table"]["seats"][1]["bot"] == "bright"
    assert sitting.table.match is not None
    view = msgspec.msgpack.encode(sitting.table.match.view(1))
    offer = sitting.table.match.offer(1)
    assert isinstance(offer, Offer)
    chosen = {bots.answer(bots.BotTurn("toy", level, view, offer, "seed")) for level in ("high", "bright")}
    assert len(chosen) == 1


def test_the_host_may_seat_a_bot_by_its_old_name(second_version: None) -> None:
    setup = TableSetup("toy", (ForPerson(), ForPerson()))
    sitting = Sitting(new_table(by_host(setup, HOST, sit=True, start=False), 1000.0), {"ann"})
    sitting.do("ann", SeatBot(an_id(), 1, "high"))
    assert sitting.table.seats[1].bot == "bright"
