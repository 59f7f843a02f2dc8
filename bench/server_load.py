"""The load: tables of two players who move as soon as they are asked, at our server or at boardgame.io's."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Protocol

import httpx
import msgspec

from bench.rows import server_game
from bench.server_socket import Socket, connect

AT_ONCE = 32


class LoadedMatch:
    """One table: when moves were sent, by whom, and how long they took to reach the opponent.

    A player may move twice in a row before the opponent has heard of the first move, so several moves may be in
    transit.
    """

    def __init__(self, load: Load) -> None:
        self.load = load
        self.underway: list[tuple[int, int, float]] = []
        self.over = False
        self.sockets: list[Socket | None] = [None, None]

    def moved(self, seat: int, number: int) -> None:
        """Record that a seat makes the move with this number."""
        self.underway.append((seat, number, time.perf_counter()))

    def news(self, seat: int, number: int) -> None:
        """Record an update that reports this many moves to a seat. The opponent's moves among them have arrived."""
        for move in self.underway[:]:
            mover, made, sent = move
            if mover != seat and made < number:
                self.load.arrived(time.perf_counter() - sent)
                self.underway.remove(move)


class Side(Protocol):
    """The client side of one of the servers."""

    async def prepare(self, http: httpx.AsyncClient, match: LoadedMatch) -> None: ...
    async def join(self, match: LoadedMatch) -> None: ...
    async def begin(self, match: LoadedMatch) -> None: ...


class Load:
    """Counts the moves that arrive during the measurement."""

    def __init__(self, port: int, tables: int, side: type[Any]) -> None:
        self.port = port
        self.side: Side = side(port)
        self.matches = [LoadedMatch(self) for _ in range(tables)]
        self.moves = 0
        self.latencies: list[float] = []
        self.measuring = False

    def arrived(self, took: float) -> None:
        if self.measuring:
            self.moves += 1
            self.latencies.append(took)

    async def prepare(self) -> None:
        """Open the tables."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            await self._each(lambda match: self.side.prepare(http, match))

    async def join(self) -> None:
        """Connect everybody."""
        await self._each(self.side.join)

    async def begin(self) -> None:
        """Let everybody play."""
        await self._each(self.side.begin)

    async def _each(self, work: Any) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(match: LoadedMatch) -> None:
            async with gate:
                await work(match)

        await asyncio.gather(*(one(match) for match in self.matches))

    async def measure(self, seconds: float) -> float:
        """Count for this long, or until all games are over. Return the elapsed time."""
        self.measuring, started = True, time.perf_counter()
        while time.perf_counter() - started < seconds and not all(match.over for match in self.matches):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        self.measuring = False
        return time.perf_counter() - started

    def close(self) -> None:
        for match in self.matches:
            for socket in match.sockets:
                if socket is not None:
                    socket.transport.abort()


class OurAction(msgspec.Struct):
    text: str


class OurOffer(msgspec.Struct):
    actions: list[OurAction]


class OurTable(msgspec.Struct):
    status: str


class OurUpdate(msgspec.Struct):
    """The few fields of a message that a player must read."""

    type: str
    decision: int = -1
    offer: OurOffer | None = None
    table: OurTable | None = None
    id: str | None = None
    code: str | None = None


_ours = msgspec.json.Decoder(OurUpdate)


class Ours:
    """A game at our server: every choice is offered, checked and stored."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tokens: dict[LoadedMatch, tuple[str, list[str]]] = {}
        self._answers: dict[LoadedMatch, asyncio.Event] = {}

    async def prepare(self, http: httpx.AsyncClient, match: LoadedMatch) -> None:
        tokens = [(await http.post("/api/guests", json={"name": f"P{seat}"})).json()["token"] for seat in range(2)]
        setup = {"game": server_game(), "seats": [{"type": "person"}, {"type": "person"}]}
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        opened = await http.post("/api/tables", json={"setup": setup}, headers=headers)
        self._tokens[match] = (opened.json()["code"], tokens)

    async def join(self, match: LoadedMatch) -> None:
        code, tokens = self._tokens[match]
        for seat in range(2):
            path = f"/api/tables/{code}/socket"
            socket = await connect("127.0.0.1", self._port, path, partial(self._heard, match, seat))
            match.sockets[seat] = socket
            socket.send(msgspec.json.encode({"type": "hello", "token": tokens[seat]}))
        await self._ask(match, 1, {"type": "sit", "id": "sit", "seat": 1})

    async def begin(self, match: LoadedMatch) -> None:
        await self._ask(match, 0, {"type": "start", "id": "start"})

    async def _ask(self, match: LoadedMatch, seat: int, message: dict[str, Any]) -> None:
        answered = self._answers[match] = asyncio.Event()
        socket = match.sockets[seat]
        assert socket is not None
        socket.send(msgspec.json.encode(message))
        await asyncio.wait_for(answered.wait(), 60)

    def _heard(self, match: LoadedMatch, seat: int, frame: bytes) -> None:
        message = _ours.decode(frame)
        if message.type == "update":
            self._update(match, seat, message)
        elif message.type == "refused":
            raise AssertionError(frame)
        elif message.id in ("sit", "start"):
            self._answers[match].set()

    def _update(self, match: LoadedMatch, seat: int, message: OurUpdate) -> None:
        match.news(seat, message.decision)
        match.over = message.table is not None and message.table.status == "finished"
        if message.offer is not None:
            self.choose(match, seat, message)

    def choose(self, match: LoadedMatch, seat: int, message: OurUpdate) -> None:
        """Make one of the offered choices."""
        socket = match.sockets[seat]
        if message.offer is not None and socket is not None:
            action = message.offer.actions[message.decision % len(message.offer.actions)].text
            match.moved(seat, message.decision)
            socket.send(
                b'{"type":"submit","id":"%d","decision":%d,"action":"%s"}'
                % (message.decision, message.decision, action.encode())
            )


class Theirs:
    """A card game at boardgame.io's server, kept in its memory: fifty moves, all of them legal."""

    NAME = "cards"

    def __init__(self, port: int) -> None:
        self._port = port
        self._known: dict[LoadedMatch, str] = {}
        self._joined: dict[LoadedMatch, list[asyncio.Event]] = {}
        self._playing: set[LoadedMatch] = set()

    async def prepare(self, http: httpx.AsyncClient, match: LoadedMatch) -> None:
        """Do nothing: the first player creates the match, and without a lobby nobody needs credentials."""
        self._known[match] = f"match-{len(self._known)}"

    async def join(self, match: LoadedMatch) -> None:
        self._joined[match] = [asyncio.Event(), asyncio.Event()]
        for seat in range(2):
            path = "/socket.io/?EIO=4&transport=websocket"
            match.sockets[seat] = await connect("127.0.0.1", self._port, path, partial(self._heard, match, seat))
            await asyncio.wait_for(self._joined[match][seat].wait(), 60)

    async def begin(self, match: LoadedMatch) -> None:
        self._playing.add(match)
        self._move(match, 0, 0)

    def _emit(self, match: LoadedMatch, seat: int, *words: Any) -> None:
        socket = match.sockets[seat]
        assert socket is not None
        socket.send(f"42/{self.NAME},".encode() + msgspec.json.encode(words))

    def _heard(self, match: LoadedMatch, seat: int, frame: bytes) -> None:
        socket = match.sockets[seat]
        if frame == b"2":
            if socket is not None:
                socket.send(b"3")
        elif frame.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: match.sockets[seat].send(f"40/{self.NAME},".encode()))  # type: ignore[union-attr]
        elif frame.startswith(b"40"):
            self._emit(match, seat, "sync", self._known[match], str(seat), None, 2)
        elif frame.startswith(b"42"):
            self._event(match, seat, frame[frame.index(b",") + 1 :])

    def _event(self, match: LoadedMatch, seat: int, data: bytes) -> None:
        kind = msgspec.json.decode(data, type=list[msgspec.Raw])
        name = bytes(kind[0])
        if name == b'"sync"':
            self._joined[match][seat].set()
        elif name == b'"update"' and match in self._playing:
            self._update(match, seat, _theirs.decode(kind[2]))

    def _update(self, match: LoadedMatch, seat: int, state: TheirState) -> None:
        match.news(seat, state.state_id)
        match.over = state.ctx.gameover is not None
        if not match.over and state.ctx.currentPlayer == str(seat):
            self._move(match, seat, state.state_id)

    def _move(self, match: LoadedMatch, seat: int, state_id: int) -> None:
        payload = {"type": "play", "args": [0], "playerID": str(seat), "credentials": None}
        match.moved(seat, state_id)
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(match, seat, "update", action, state_id, self._known[match], str(seat))


class TheirContext(msgspec.Struct):
    currentPlayer: str  # noqa: N815 (theirs)
    gameover: Any = None


class TheirState(msgspec.Struct):
    ctx: TheirContext
    state_id: int = msgspec.field(name="_stateID")


_theirs = msgspec.json.Decoder(TheirState)
