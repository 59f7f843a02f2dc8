"""The HTTP side: the shelf, the lobby, guests and records."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablee import __version__
from tablee.core import options
from tablee.core.compiled import COMPILED
from tablee.core.game import Game
from tablee.core.record import write
from tablee.core.refusal import Refused
from tablee.core.verify import verify
from tablee.registry import all_games, find_game, ratings
from tablee.server.coaching import Coaching, puzzle_day, read_day
from tablee.server.guests import CODE_LASTS, Guests
from tablee.storage.store import Listing, Unavailable, User
from tablee.tables.hall import Hall
from tablee.tables.lessons import examples
from tablee.tables.listing import players
from tablee.tables.records import record
from tablee.tables.replay import replay
from tablee.tables.updates import table_info
from tablee.wire.codec import UNREADABLE
from tablee.wire.http import (
    DeviceCode,
    GameListing,
    Guest,
    Health,
    Lexicon,
    Listed,
    Lookup,
    Me,
    NewGuest,
    NewLesson,
    NewTable,
    Opened,
    OptionInfo,
    Problem,
    Redeem,
    Verdict,
)
from tablee.wire.setup import Language
from tablee.words import Words

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
STATUS = {
    "who-are-you": 401,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-lesson": 404,
    "no-puzzles": 404,
    "still-playing": 409,
    "no-spectators": 403,
    "too-fast": 429,
    "too-large": 413,
    "try-again": 503,
}


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def ready(encoded: bytes) -> Response:
    """What a worker has made JSON of already."""
    return Response(encoded, media_type="application/json")


def problem(refused: Refused) -> Response:
    """A refusal as JSON, with the status that fits it."""
    return answer(Problem(refused.code, refused.rule, refused.params), STATUS.get(refused.code, 422))


def polite(handler: Callable[..., Awaitable[Response]]) -> Callable[..., Awaitable[Response]]:
    """Answer refusals instead of raising them."""

    async def handle(self: Api, request: Request) -> Response:
        try:
            return await handler(self, request)
        except Refused as refused:
            return problem(refused)
        except Unavailable:
            return problem(Refused("try-again"))

    return handle


class Api:
    """Every HTTP request of the API, one method each."""

    def __init__(self, hall: Hall, guests: Guests, max_body: int, connections: Callable[[], int]) -> None:
        self._hall = hall
        self._guests = guests
        self._max_body = max_body
        self._connections = connections
        self._coaching = Coaching(hall.bots)

    async def _body(self, request: Request, kind: type[T]) -> T:
        received = b""
        async for chunk in request.stream():
            received += chunk
            if len(received) > self._max_body:
                raise Refused("too-large", high=self._max_body)
        try:
            return msgspec.json.decode(received, type=kind)
        except UNREADABLE as error:
            raise Refused("malformed", detail=str(error)) from error

    async def _user(self, request: Request) -> User:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return await self._guests.known(token.strip() if scheme.lower() == "bearer" else "")

    @polite
    async def health(self, request: Request) -> Response:
        """Whether the server is well."""
        return answer(Health("ok", __version__, COMPILED, len(self._hall.tables), self._connections()))

    @polite
    async def games(self, request: Request) -> Response:
        """The shelf."""
        return answer([game_listing(game) for game in all_games().values()])

    @polite
    async def lexicon(self, request: Request) -> Response:
        """The names and pieces that come with a game's options."""
        game = find_game(request.path_params["game"])
        wanted = await self._body(request, Lookup)
        chosen = options.convert(game.options, wanted.options)
        pieces = tuple(game.pieces(chosen, Words(wanted.language, game)))
        return answer(Lexicon(dict(game.lexicon(chosen, wanted.language)), pieces))

    @polite
    async def examples(self, request: Request) -> Response:
        """The positions that show a game's rules."""
        return answer(examples(find_game(request.path_params["game"])))

    @polite
    async def new_lesson(self, request: Request) -> Response:
        """Begin a guided first game."""
        user = await self._user(request)
        wanted = await self._body(request, NewLesson)
        live = await self._hall.open_lesson(request.path_params["game"], wanted.language, user.id, user.name)
        return answer(Opened(live.table.code), 201)

    @polite
    async def new_guest(self, request: Request) -> Response:
        """A new guest."""
        wanted = await self._body(request, NewGuest)
        user, token = await self._guests.welcome(wanted.name, wanted.language)
        return answer(_guest(user, token), 201)

    @polite
    async def me(self, request: Request) -> Response:
        """Who the token stands for."""
        return answer(_me(await self._user(request)))

    @polite
    async def change_me(self, request: Request) -> Response:
        """Another name or language."""
        user = await self._user(request)
        wanted = await self._body(request, NewGuest)
        return answer(_me(await self._guests.change(user, wanted.name, wanted.language)))

    @polite
    async def device_code(self, request: Request) -> Response:
        """A code for another device."""
        user = await self._user(request)
        return answer(DeviceCode(await self._guests.device_code(user), CODE_LASTS), 201)

    @polite
    async def redeem(self, request: Request) -> Response:
        """Become the guest of another device."""
        wanted = await self._body(request, Redeem)
        user, token = await self._guests.redeem(wanted.code)
        return answer(_guest(user, token), 201)

    @polite
    async def my_tables(self, request: Request) -> Response:
        """The tables where I sit, those where I am awaited first."""
        user = await self._user(request)
        return answer([_listed(each, user.id) for each in await self._hall.store.tables_of(user.id)])

    @polite
    async def open_tables(self, request: Request) -> Response:
        """The public tables with a free seat."""
        return answer([_listed(each, "") for each in await self._hall.store.open_tables()])

    @polite
    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        user = await self._user(request)
        wanted = await self._body(request, NewTable)
        live = await self._hall.open_table(wanted.setup, user.id, user.name, sit=wanted.sit, start=wanted.start)
        return answer(Opened(live.table.code), 201)

    @polite
    async def table(self, request: Request) -> Response:
        """What anybody with the link may know of a table."""
        table, online = await self._hall.look(request.path_params["code"])
        return answer(table_info(table, "", online, 0))

    @polite
    async def record(self, request: Request) -> Response:
        """The record of a table whose game is over."""
        table, _ = await self._hall.look(request.path_params["code"])
        return PlainTextResponse(write(record(table)))

    @polite
    async def replay(self, request: Request) -> Response:
        """A finished game step by step, seen by `?seat=N` (from 1) or by a spectator."""
        table, _ = await self._hall.look(request.path_params["code"])
        return answer(replay(table, _viewer(request, len(table.seats)), ""))

    @polite
    async def hint(self, request: Request) -> Response:
        """How each of my choices does, by what I know."""
        user = await self._user(request)
        table, _ = await self._hall.look(request.path_params["code"])
        return ready(await self._coaching.hint(table, user.id))

    @polite
    async def analysis(self, request: Request) -> Response:
        """How a finished game went for `?seat=N` (from 1), the first unless told."""
        table, _ = await self._hall.look(request.path_params["code"])
        return ready(await self._coaching.analysis(table, _viewer(request, len(table.seats)) or 0))

    @polite
    async def puzzles(self, request: Request) -> Response:
        """Which puzzles there are today, or on `?date=YYYY-MM-DD`."""
        return answer(puzzle_day(read_day(request.query_params.get("date", ""))))

    @polite
    async def puzzle(self, request: Request) -> Response:
        """A game's puzzle of today, or of `?date=YYYY-MM-DD`."""
        day = read_day(request.query_params.get("date", ""))
        return ready(await self._coaching.puzzle(find_game(request.path_params["game"]).info.id, day))

    @polite
    async def verdict(self, request: Request) -> Response:
        """Whether the record of a table holds, checked here; anybody can check it elsewhere too."""
        table, _ = await self._hall.look(request.path_params["code"])
        found = await asyncio.to_thread(verify, record(table))
        return answer(Verdict(found.good, found.fault, found.entry, found.detail))


def _viewer(request: Request, seats: int) -> int | None:
    word = request.query_params.get("seat", "")
    if not word:
        return None
    places = [str(place) for place in range(1, seats + 1)]
    if word not in places:
        raise Refused("no-such-seat", low=1, high=seats)
    return places.index(word)


def game_listing(game: Game[Any, Any, Any]) -> GameListing:
    """A box on the shelf."""
    specs = [
        OptionInfo(spec.name, spec.kind, spec.default, spec.low, spec.high, spec.choices)
        for spec in options.specs(game.options)
    ]
    presets = {name: msgspec.to_builtins(preset) for name, preset in game.presets.items()}
    info = game.info
    return GameListing(
        id=info.id,
        rules_version=info.rules_version,
        seats=info.seats,
        minutes=info.minutes,
        options=tuple(specs),
        presets=presets,
        bots=tuple(game.bots),
        ratings=ratings(info.id),
        lesson=game.lesson is not None,
    )


def _guest(user: User, token: str) -> Guest:
    return Guest(user.id, user.name, cast(Language, user.language), token)


def _me(user: User) -> Me:
    return Me(user.id, user.name, cast(Language, user.language))


def _listed(listing: Listing, user: str) -> Listed:
    return Listed(
        code=listing.code,
        game=listing.game,
        status=listing.status,
        seats=listing.seats,
        free=listing.free,
        players=players(listing),
        awaited=bool(user) and user in listing.awaited,
        updated=listing.updated,
    )
