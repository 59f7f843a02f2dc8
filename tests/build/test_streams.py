"""The recorded streams on which the web app's scenes are tested."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tools import streams

KILLER = 3


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    out = tmp_path_factory.mktemp("streams")
    assert streams.main([str(out), "--games", str(KILLER), "--game", "killer"]) == 0
    assert [path.name for path in out.iterdir()] == ["killer.jsonl"]
    return [msgspec.json.decode(line) for line in (out / "killer.jsonl").read_bytes().splitlines()]


def test_every_seat_and_a_spectator_have_a_stream(written: list[dict[str, Any]]) -> None:
    for game in range(KILLER):
        told = [stream for stream in written if stream["seed"] == game]
        assert [stream["viewer"] for stream in told] == [*range(told[0]["seats"]), None]
        assert len({len(stream["updates"]) for stream in told}) == 1


def test_a_stream_goes_to_the_end_of_the_game(written: list[dict[str, Any]]) -> None:
    for stream in written:
        assert stream["updates"][-1]["events"]
        assert stream["updates"][-1]["view"]["phase"] == "over"


def test_every_event_of_an_update_is_in_a_beat(written: list[dict[str, Any]]) -> None:
    for stream in written:
        for update in stream["updates"]:
            told = sorted(place for beat in update["beats"] for place in beat["events"])
            assert told == list(range(len(update["events"])))


def test_the_same_games_are_played_every_time(tmp_path: Path, written: list[dict[str, Any]]) -> None:
    streams.main([str(tmp_path), "--games", str(KILLER), "--game", "killer"])
    again = (tmp_path / "killer.jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line) for line in again] == written
