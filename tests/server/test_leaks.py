"""The bytes sent to a socket depend on nothing that its viewer may not know."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from tablee.client import new_id
from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.core.log import Committed, Dealt, Entry
from tablee.core.luck import Luck
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.registry import find_game
from tablee.tables.table import Table
from tablee.testing.case import AnyGame
from tablee.testing.known import apply_step, encode_events, encode_view
from tablee.testing.play import Step
from tablee.wire.client import Sit, Start
from tests.server.running import Running
from tests.server.taps import Tap, guests, tapped
from tests.server.test_games import plain

GAMES = [("claim", 2), ("killer", 3), ("king_of_12", 4), ("twelve_heroes", 2)]
WITH_SECRETS = {"claim", "twelve_heroes"}  # King of 12 hides only commits, which have their own test
TRIES = 30
LONGEST = 120


class Scripted:
    """Scripted luck, which continues with the seed."""

    def __init__(self, outcomes: dict[tuple[str, int], list[int]], seed: bytes) -> None:
        self._outcomes = outcomes
        self._luck = Luck(seed)

    def __call__(self, chance: Chance, index: int) -> list[int]:
        scripted = self._outcomes.get((chance.stream, index))
        return scripted if scripted is not None else self._luck(chance, index)


class Twin:
    """Another match that looks the same to one viewer for as long as possible."""

    def __init__(self, game: AnyGame, seats: int, viewer: int | None) -> None:
        self.game, self.viewer = game, viewer
        options = next(iter(game.presets.values()))
        self.one: State = game.new(options, seats)
        self.two: State = game.new(options, seats)
        self.rng = Rng(f"twin/{viewer}")
        self.outcomes: dict[tuple[str, int], list[int]] = {}
        self.counts: dict[str, int] = {}
        self.choices: list[list[int]] = []
        self.differs = False

    def follow(self, log: Sequence[Entry]) -> None:
        """Follow a log until nothing hidden can differ any more."""
        pending: dict[int, int] = {}
        for entry in log:
            if isinstance(entry, Dealt):
                if not self._deal(entry):
                    return
            elif isinstance(entry, Committed):
                pending[entry.seat] = entry.action
                waits = self.one.awaits()
                assert isinstance(waits, Decide)
                if len(pending) == len(waits.seats):
                    if not self._choose([pending[seat] for seat in waits.seats], waits):
                        return
                    pending = {}

    def _deal(self, entry: Dealt) -> bool:
        waits = self.two.awaits()
        if not isinstance(waits, Chance) or waits.stream != entry.stream:
            return False
        candidates = [waits.sample(self.rng) for _ in range(TRIES)]
        found = self._fitting(Step(entry.outcome, entry.stream), [*candidates, list(entry.outcome)])
        if found is None:
            return False
        index = self.counts.get(entry.stream, 0)
        self.counts[entry.stream] = index + 1
        self.outcomes[entry.stream, index] = found
        return True

    def _choose(self, given: list[int], waits: Decide) -> bool:
        twin_waits = self.two.awaits()
        if not isinstance(twin_waits, Decide) or twin_waits.seats != waits.seats:
            return False
        candidates = [
            [
                action if seat == self.viewer or self.rng.below(2) else self.rng.pick(self.two.legal(seat))
                for seat, action in zip(waits.seats, given, strict=True)
            ]
            for _ in range(TRIES)
        ]
        found = self._fitting(Step(tuple(given)), [given, *candidates])
        if found is not None:
            self.choices.append(found)
        return found is not None

    def _fitting(self, step: Step, candidates: list[list[int]]) -> list[int] | None:
        """The first candidate that looks like the step to the viewer. Both are taken."""
        news = encode_events(apply_step(self.one, step), self.viewer)
        seen = encode_view(self.game, self.one, self.viewer)
        waits = self.two.awaits()
        for candidate in candidates:
            if isinstance(waits, Decide) and any(
                action not in self.two.legal(seat) for seat, action in zip(waits.seats, candidate, strict=True)
            ):
                continue
            if isinstance(waits, Chance) and not waits.possible(candidate):
                continue
            twin = self.two.copy()
            if (
                encode_events(apply_step(twin, Step(tuple(candidate), step.stream)), self.viewer) == news
                and encode_view(self.game, twin, self.viewer) == seen
                and type(twin.awaits()) is type(self.one.awaits())
            ):
                self.differs = self.differs or tuple(candidate) != step.given
                self.two = twin
                return candidate
        return None


@asynccontextmanager
async def sockets(
    server: Running, http: httpx.AsyncClient, name: str, seats: int, **setup: Any
) -> AsyncIterator[tuple[str, list[Tap]]]:
    """A table with a socket for each seat and one for a spectator, opened in this order."""
    game = find_game(name)
    options = plain(next(iter(game.presets.values())))
    everybody = await guests(http, *(f"Player {place}" for place in range(seats)), "Eve")
    wanted = {"game": name, "options": options, "seats": [{"type": "person"}] * seats, **setup}
    code = await everybody[0].open(wanted)
    async with AsyncExitStack() as stack:
        taps = [await stack.enter_async_context(tapped(server.url, code, each.token)) for each in everybody]
        for place, tap in enumerate(taps[:-1]):
            assert (await tap.do(Sit(new_id(), place)))["type"] == "done"
        assert (await taps[0].do(Start(new_id())))["type"] == "done"
        yield code, taps


def table(server: Running, code: str) -> Table:
    manager = server.inside.manager
    return next(session.table for session in manager.tables.values() if session.table.code == code)


async def at_least(tap: Tap, seq: int) -> dict[str, Any]:
    return await tap.updated(lambda each: each["seq"] >= seq)


async def all_in(taps: list[Tap]) -> None:
    """Wait until everything sent so far has arrived."""
    for tap in taps:
        await (await tap.socket.ping())


async def drive(taps: list[Tap], game: AnyGame, script: list[list[int]] | None, luck: random.Random) -> None:
    """Let the seats choose, by a script or at random, each waiting until its choice is done."""
    for number in range(LONGEST if script is None else len(script)):
        update = await taps[0].updated()
        if update["table"]["status"] != "playing":
            return
        decision, awaited = update["decision"], update["awaited"]
        for order, seat in enumerate(awaited):
            mine = await at_least(taps[seat], update["seq"])
            text = (
                game.actions.text(script[number][order])
                if script is not None
                else luck.choice(mine["offer"]["actions"])["text"]
            )
            answer = await taps[seat].choose(decision, text)
            assert answer["type"] == "done", answer
        for tap in taps:
            await at_least(tap, update["seq"] + 1)


def clean(tap: Tap, code: str, commitment: str) -> list[str]:
    """The frames without the table's code, the commitment to its seed, and message ids."""
    frames = []
    for frame in tap.frames:
        if frame.startswith('{"type":"ping"'):
            continue
        kept = frame.replace(code, "CODE").replace(commitment, "COMMITMENT")
        frames.append('{"type":"done"}' if frame.startswith('{"type":"done"') else kept)
    return frames


@pytest.mark.parametrize(("name", "seats"), GAMES)
async def test_hidden_information_reaches_no_socket(
    name: str, seats: int, server: Running, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(name)
    async with sockets(server, http, name, seats) as (code, taps):
        await drive(taps, game, None, random.Random(name))
        first = table(server, code)
        assert first.match is not None
        log = tuple(first.match.log)
        told_first = [clean(tap, code, first.commitment) for tap in taps]
    differed = compared = 0
    for viewer in [*range(seats), None]:
        twin = Twin(game, seats, viewer)
        twin.follow(log)
        differed += twin.differs
        with monkeypatch.context() as patch:
            patch.setattr(
                "tablee.tables.table.luck_of", lambda seed, _entropy, twin=twin: Scripted(twin.outcomes, seed)
            )
            async with sockets(server, http, name, seats) as (code, taps):
                await drive(taps, game, twin.choices, random.Random(0))
                place = seats if viewer is None else viewer
                again = clean(taps[place], code, table(server, code).commitment)
        # The last update may show chance events beyond the script, and by chance a script can end early for one viewer.
        common = max(min(len(again), len(told_first[place])) - 2, 0)
        compared += common
        assert again[:common] == told_first[place][:common]
    assert compared > seats, "hardly anything was compared"
    assert differed >= (name in WITH_SECRETS), "nothing hidden was varied"


@pytest.mark.parametrize(("name", "seats"), GAMES)
async def test_no_frame_tells_the_seed_before_the_end(
    name: str, seats: int, server: Running, http: httpx.AsyncClient
) -> None:
    async with sockets(server, http, name, seats) as (code, taps):
        await drive(taps, find_game(name), None, random.Random(1))
        seed = table(server, code).seed.hex()
        for tap in taps:
            for message, frame in zip(tap.messages, tap.frames, strict=True):
                over = message["type"] == "update" and message["table"]["status"] != "playing"
                assert over or seed not in frame
        for path in ("", "/record", "/verify"):
            answer = await http.get(f"/api/tables/{code}{path}")
            assert answer.status_code in (200, 409)
            assert table(server, code).status == "finished" or seed not in answer.text


@pytest.mark.parametrize(("name", "seats"), GAMES)
async def test_every_view_sent_can_be_made_from_what_its_viewer_knows(
    name: str, seats: int, server: Running, http: httpx.AsyncClient
) -> None:
    """Each view and offer sent equals that of a position imagined from this view alone."""
    game = find_game(name)
    async with sockets(server, http, name, seats) as (_, taps):
        await drive(taps, game, None, random.Random(2))
        for place, tap in enumerate(taps):
            viewer = place if place < seats else None
            for message in [each for each in tap.messages if each["type"] == "update"][-40:]:
                if message["view"] is None:
                    continue
                seen = msgspec.convert(message["view"], game.views)
                imagined = game.imagine(seen, Rng(message["seq"]))
                assert msgspec.json.encode(game.view(imagined, viewer)) == msgspec.json.encode(seen)
                if message["offer"] is not None and viewer is not None:
                    legal = [game.actions.text(action) for action in imagined.legal(viewer)]
                    assert [action["text"] for action in message["offer"]["actions"]] == legal


async def test_secret_commits_send_nothing_to_anybody_else(server: Running, http: httpx.AsyncClient) -> None:
    async with sockets(server, http, "king_of_12", 4) as (_, taps):
        update = await taps[0].updated()
        asked = update["awaited"]
        assert len(asked) > 1
        await all_in(taps)
        for chooser in asked[:-1]:
            before = [len(tap.frames) for tap in taps]
            offer = taps[chooser].update["offer"]
            await taps[chooser].choose(update["decision"], offer["actions"][0]["text"])
            await all_in(taps)
            gained = [len(tap.frames) - count for tap, count in zip(taps, before, strict=True)]
            assert gained == [2 if place == chooser else 0 for place in range(len(taps))]
