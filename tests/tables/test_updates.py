"""Updates are written part by part, and are still exactly what msgspec would encode from an `Update`."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tablee.core.refusal import Refused
from tablee.tables.around import table_info
from tablee.tables.updates import Told, update
from tablee.wire.client import AskUndo, OfferDraw, Pause
from tablee.wire.server import WIRE_VERSION, Update
from tablee.wire.setup import Bank, Clock, NoClock, PerMove
from tests.laws.shelf import games
from tests.tables.people import Sitting, an_id, opened, started

NAMES = ["ann", "bob", "cid", "dee", "eve", "fay"]
SHELF = [game.info.id for game in games()]
ASKING = (AskUndo, OfferDraw, Pause)
decoder = msgspec.json.Decoder(Update)


def people_at(game: str) -> list[str]:
    return NAMES[: next(each.info.seats[0] for each in games() if each.info.id == game)]


def play(sitting: Sitting, choices: int = 60) -> Iterator[None]:
    """Play on, and ask for something now and then."""
    for number in range(choices):
        asked = sitting.asked()
        if not asked:
            return
        sitting.now += 0.7
        sitting.any_choice(asked[number % len(asked)], 7 * number)
        yield
        if number % 9 == 5:
            try:
                sitting.do(sitting.table.seats[0].user, ASKING[number % 3](an_id()))
            except Refused:
                continue
            yield
            if sitting.table.paused:
                return


@pytest.mark.parametrize("clock", [NoClock(), PerMove(30), Bank(300, 5)], ids=["no clock", "per move", "bank"])
@pytest.mark.parametrize("game", SHELF)
def test_an_update_reads_as_the_message_of_the_wire(game: str, clock: Clock) -> None:
    people = people_at(game)
    sitting = started(game, people, clock=clock, show_ready=clock != NoClock())
    told = {user: Told() for user in [*people, "watcher"]}
    seen = 0
    for _ in play(sitting):
        for user, so_far in told.items():
            info = msgspec.json.encode(table_info(sitting.table, user, people, 1))
            frame = update(sitting.table, user, info, so_far, sitting.now)
            assert msgspec.json.encode(decoder.decode(frame)) == frame
            seen += 1
    assert seen > 10


def test_an_update_before_the_start_reads_as_the_message_of_the_wire() -> None:
    frame = opened("toy", ["ann", "bob"]).frame("ann")
    message = decoder.decode(frame)
    assert msgspec.json.encode(message) == frame
    assert (message.offer, bytes(message.view), message.wire) == (None, b"null", WIRE_VERSION)


def test_viewers_who_are_told_different_events_read_their_own() -> None:
    """The events of the last viewer are kept for the next, but only where they are the same."""
    sitting = started("toy", ["ann", "bob"])
    first = [event.tag for event in decoder.decode(sitting.frame("ann")).events]
    second = [event.tag for event in decoder.decode(sitting.frame("bob")).events]
    assert first != second
    assert [event.tag for event in decoder.decode(sitting.frame("ann")).events] == first


def test_large_numbers_are_written_in_full() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.table.version = 123_456
    assert decoder.decode(sitting.frame("ann")).seq == 123_456
