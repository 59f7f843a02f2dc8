"""The beats in updates, replays and examples, for each viewer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.event import Event
from tablee.registry import find_game
from tablee.tables.around import table_info
from tablee.tables.records import examples, replay
from tablee.tables.updates import Told, update
from tablee.wire.server import WIRE_VERSION
from tests.tables.people import Sitting, started


def tags(sent: dict[str, Any]) -> list[list[str]]:
    return [[sent["events"][place]["tag"] for place in beat["events"]] for beat in sent["beats"]]


def after_one_round(user: str) -> dict[str, Any]:
    sitting = started("toy", ["ann", "bob"])
    told = Told()
    heard(sitting, user, told)
    sitting.any_choice("ann")
    sitting.any_choice("bob")
    return heard(sitting, user, told)


def heard(sitting: Sitting, user: str, told: Told) -> dict[str, Any]:
    info = msgspec.json.encode(table_info(sitting.table, user, (), 0))
    sent: dict[str, Any] = msgspec.json.decode(update(sitting.table, user, info, told, sitting.now))
    return sent


@pytest.mark.parametrize("user", ["ann", "bob", "eve"])
def test_an_update_brings_the_beats_of_its_own_events(user: str) -> None:
    sent = after_one_round(user)
    assert tags(sent)[0] == ["lantern-shown", "lantern-shown"]
    assert sent["beats"][0]["hold"] == 900
    assert [place for beat in sent["beats"] for place in beat["events"]] == list(range(len(sent["events"])))


def test_beats_count_only_what_this_viewer_is_told() -> None:
    """Each seat hears of its own hand, everybody else of the number of cards: never both."""
    sitting = started("toy", ["ann", "bob"])
    for user, first in {"ann": "hand-dealt", "bob": "others-dealt", "eve": "others-dealt"}.items():
        assert tags(heard(sitting, user, Told()))[0] == [first]


def test_an_update_without_events_has_no_beats() -> None:
    sitting, told = started("toy", ["ann", "bob"]), Told()
    heard(sitting, "ann", told)
    assert heard(sitting, "ann", told)["beats"] == []


def test_every_update_names_the_version_of_the_wire() -> None:
    assert started("toy", ["ann", "bob"]).update("ann")["wire"] == WIRE_VERSION


def test_a_replay_is_told_by_the_same_beats() -> None:
    sitting = started("toy", ["ann", "bob"])
    while sitting.table.status == "playing":
        for user in sitting.asked():
            sitting.any_choice(user)
    steps = msgspec.json.decode(msgspec.json.encode(replay(sitting.table, None, "eve").steps))
    assert any(["lantern-shown", "lantern-shown"] in tags(step) for step in steps)
    for step in steps:
        assert sorted(place for beat in step["beats"] for place in beat["events"]) == list(range(len(step["events"])))


def test_examples_are_told_by_the_same_beats() -> None:
    game = find_game("killer")
    for page in examples(game):
        for frame in page.frames:
            events = [Event(event.tag, event.rule, event.params) for event in frame.events]
            beats = [(beat.hold, beat.events) for beat in frame.beats]
            assert beats == [(beat.hold, beat.events) for beat in game.beats(events)]
