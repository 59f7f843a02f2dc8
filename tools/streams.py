"""Play random games and write what each viewer is told, update by update, as on the wire.

    python -m tools.streams OUT --games 100 --game ID

writes `OUT/ID.jsonl`: a line for each game and viewer, `{game, preset, seats, seed, viewer, updates}`, where an update
has `view`, `events` and `beats`. The web app's tests tell these streams with every game's `scene.ts`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import IO

import msgspec

from tablee.core.event import Event
from tablee.core.game import Viewer
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.registry import all_games
from tablee.tables.event_texts import wire_beats, wire_events
from tablee.testing.case import THOROUGH, AnyGame, Case, fits
from tablee.wire.server import WireBeat, WireEvent
from tablee.wire.shown import shown

GAMES = 1000 if THOROUGH else 12
"""The default number of games of each kind."""


class StreamUpdate(msgspec.Struct, frozen=True):
    """The part of an update that is told."""

    view: msgspec.Raw
    events: tuple[WireEvent, ...]
    beats: tuple[WireBeat, ...]


class Stream(msgspec.Struct, frozen=True):
    """A whole game as told to one viewer. The first update is the opening."""

    game: str
    preset: str
    seats: int
    seed: int
    viewer: Viewer
    updates: tuple[StreamUpdate, ...]


def cases(game: AnyGame) -> list[Case]:
    """Return every preset with every number of seats, in a mixed order."""
    low, high = game.info.seats
    fitting = [
        Case(game, preset, options, seats)
        for preset, options in game.presets.items()
        for seats in range(low, high + 1)
        if fits(game, options, seats)
    ]
    random.Random(game.info.id).shuffle(fitting)
    return fitting


def streams(case: Case, seed: int) -> Iterator[Stream]:
    """Yield one random game as told to each seat and to a spectator."""
    told: dict[Viewer, list[StreamUpdate]] = {viewer: [] for viewer in case.viewers}
    for match, events in _played(case, Rng(f"{case} {seed}")):
        for viewer, updates in told.items():
            updates.append(_update(match, viewer, events))
    for viewer, updates in told.items():
        yield Stream(case.game.info.id, case.preset, case.seats, seed, viewer, tuple(updates))


def _played(case: Case, rng: Rng) -> Iterator[tuple[Match, list[Event]]]:
    """Yield the match and its new events, after the opening and after each decision."""
    match = Match(case.game, case.options, case.seats, lambda chance, _: chance.sample(rng))
    yield match, list(match.story)
    while match.awaited:
        decision = match.decision
        events: list[Event] = []
        for seat in match.awaited:
            events += match.submit(seat, decision, rng.pick(match.state.legal(seat)))
        yield match, events


def _update(match: Match, viewer: Viewer, events: list[Event]) -> StreamUpdate:
    seen = [event for event in events if event.visible(viewer)]
    view, _ = shown(match.game, match.view(viewer))
    return StreamUpdate(view, wire_events(seen), wire_beats(match.game, seen))


def write(file: IO[bytes], game: AnyGame, games: int) -> None:
    """Write this many games, one of each case in turn."""
    encoder = msgspec.json.Encoder()
    for seed, case in enumerate(islice(cycle(cases(game)), games)):
        for stream in streams(case, seed):
            file.write(encoder.encode(stream) + b"\n")


def main(arguments: list[str] | None = None) -> int:
    """Write the streams of the selected games, by default of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games of each kind")
    parser.add_argument("--game", action="append", choices=sorted(all_games()), help="only this kind; may be repeated")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.game or all_games():
        with (asked.out / f"{name}.jsonl").open("wb") as file:
            write(file, all_games()[name], asked.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
