"""The HTTP API: games, lobby, guests and records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablee import __version__
from tablee.core.compiled import COMPILED
from tablee.core.refusal import Refused
from tablee.hosting import stored
from tablee.hosting.manager import TableManager
from tablee.registry import all_games, broken_plugins, find_game, package_of
from tablee.server import archive
from tablee.server.admin_commands import AdminCommand, Hinted, Revoked
from tablee.server.coaching import Coaching, puzzle_day, read_day
from tablee.server.guests import CODE_LASTS, Guests
from tablee.server.listings import broken_listing, game_listing, guest, listed, me
from tablee.server.parameters import address_of, language_of, viewer_of
from tablee.server.quotas import check_tables
from tablee.server.responses import answering, encoded_response, json_response, text_response
from tablee.server.screening import Screening
from tablee.server.settings import Settings
from tablee.server.single_flight import SingleFlight
from tablee.storage.store import Listing, User
from tablee.tables.around import table_info
from tablee.tables.records import examples
from tablee.wire.codec import UNREADABLE
from tablee.wire.http import (
    DeviceCode,
    FormQuery,
    Health,
    Lookup,
    NewGuest,
    NewLesson,
    NewTable,
    Opened,
    RecordFile,
    Redeem,
    SpokenLanguage,
)
from tablee.words import LANGUAGES, Words, require_language, rules_of
from tablee.words.bundles import words_text

T = TypeVar("T")


class Api:
    """The handlers of the HTTP API, one method for each request."""

    def __init__(
        self,
        manager: TableManager,
        guests: Guests,
        settings: Settings,
        connections: Callable[[], int],
        tell_all: Callable[[AdminCommand], Awaitable[None]],
    ) -> None:
        self._manager = manager
        self._guests = guests
        self._settings = settings
        self._connections = connections
        self._tell_all = tell_all
        self._coaching = Coaching(manager.bots)
        self.screening = Screening()
        self._summaries = SingleFlight(1_000)

    async def _body(self, request: Request, kind: type[T]) -> T:
        received = b""
        async for chunk in request.stream():
            received += chunk
            if len(received) > self._settings.max_body:
                raise Refused("too-large", high=self._settings.max_body)
        try:
            return msgspec.json.decode(received, type=kind)
        except UNREADABLE as error:
            raise Refused("malformed", detail=str(error)) from error

    async def _user(self, request: Request) -> User:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return await self._guests.user_of(token.strip() if scheme.lower() == "bearer" else "")

    async def _anybody(self, request: Request) -> str:
        """Return the sender's user id, or an empty text for a request without a valid token."""
        try:
            return (await self._user(request)).id
        except Refused:
            return ""

    @answering
    async def handle_health(self, request: Request) -> Response:
        """Return the server's health."""
        return json_response(Health("ok", __version__, COMPILED, len(self._manager.tables), self._connections()))

    @answering
    async def handle_games(self, request: Request) -> Response:
        """Return the installed games."""
        return json_response([*map(game_listing, all_games().values()), *map(broken_listing, broken_plugins())])

    @answering
    async def handle_languages(self, request: Request) -> Response:
        """Return the languages, each under its own name."""
        return json_response([SpokenLanguage(each, Words(each)("language-name")) for each in LANGUAGES])

    @answering
    async def handle_words(self, request: Request) -> Response:
        """Return the program's messages in a language."""
        return text_response(request, words_text(language_of(request), None), "plain")

    @answering
    async def handle_game_words(self, request: Request) -> Response:
        """Return a game's messages in a language; with `?learning`, include those of its lesson and examples."""
        package = package_of(find_game(request.path_params["game"]))
        text = words_text(language_of(request), package, learning="learning" in request.query_params)
        return text_response(request, text, "plain")

    @answering
    async def handle_rules(self, request: Request) -> Response:
        """Return a game's rules in a language."""
        game = find_game(request.path_params["game"])
        return text_response(request, rules_of(game, language_of(request)), "markdown")

    @answering
    async def handle_lexicon(self, request: Request) -> Response:
        """Return the names and pieces that come with a game's options."""
        game = find_game(request.path_params["game"]).info.id
        wanted = await self._body(request, Lookup)
        language = require_language(wanted.language)
        return encoded_response(await self.screening.lexicon(address_of(request), game, wanted.options, language))

    @answering
    async def handle_form(self, request: Request) -> Response:
        """Return the options that have no effect, and what is wrong with the others."""
        game = find_game(request.path_params["game"]).info.id
        wanted = await self._body(request, FormQuery)
        return encoded_response(await self.screening.form(address_of(request), game, wanted.options, wanted.seats))

    @answering
    async def handle_examples(self, request: Request) -> Response:
        """Return the examples of a game's rules."""
        return json_response(examples(find_game(request.path_params["game"])))

    @answering
    async def handle_new_lesson(self, request: Request) -> Response:
        """Open a guided first game."""
        user = await self._user(request)
        wanted = await self._body(request, NewLesson)
        game, address = request.path_params["game"], address_of(request)
        check_tables(self._manager.tables.values(), address, self._settings.max_tables_per_address)
        session = await self._manager.open_lesson(game, wanted.language, user.id, user.name, address)
        return json_response(Opened(session.table.code), 201)

    @answering
    async def handle_new_guest(self, request: Request) -> Response:
        """Create a guest."""
        wanted = await self._body(request, NewGuest)
        user, token = await self._guests.welcome(wanted.name, wanted.language)
        return json_response(guest(user, token), 201)

    @answering
    async def handle_me(self, request: Request) -> Response:
        """Return the user of the token."""
        return json_response(me(await self._user(request)))

    @answering
    async def handle_change_me(self, request: Request) -> Response:
        """Change the user's name and language."""
        user = await self._user(request)
        wanted = await self._body(request, NewGuest)
        return json_response(me(await self._guests.change(user, wanted.name, wanted.language)))

    @answering
    async def handle_device_code(self, request: Request) -> Response:
        """Create a code for another device."""
        user = await self._user(request)
        return json_response(DeviceCode(await self._guests.device_code(user), CODE_LASTS), 201)

    @answering
    async def handle_new_token(self, request: Request) -> Response:
        """Create a token that replaces all others, and disconnect the devices that use those."""
        user = await self._user(request)
        token = await self._guests.new_token(user)
        await self._tell_all(Revoked(user.id))
        return json_response(guest(user, token), 201)

    @answering
    async def handle_redeem(self, request: Request) -> Response:
        """Redeem a code, so that this device becomes the guest of another one."""
        wanted = await self._body(request, Redeem)
        user, token = await self._guests.redeem(wanted.code)
        return json_response(guest(user, token), 201)

    @answering
    async def handle_my_tables(self, request: Request) -> Response:
        """Return the user's tables, first those that wait for the user."""
        user = await self._user(request)
        return json_response([listed(each, user.id) for each in await self._manager.store.tables_of(user.id)])

    @answering
    async def handle_open_tables(self, request: Request) -> Response:
        """Return the public tables with a free seat."""
        return json_response([listed(each, "") for each in await self._manager.store.open_tables()])

    @answering
    async def handle_new_table(self, request: Request) -> Response:
        """Open a table."""
        user = await self._user(request)
        wanted = await self._body(request, NewTable)
        find_game(wanted.setup.game)
        address = address_of(request)
        check_tables(self._manager.tables.values(), address, self._settings.max_tables_per_address)
        await self.screening.check(address, wanted.setup.game, wanted.setup.options, len(wanted.setup.seats))
        session = await self._manager.open_table(
            wanted.setup, user.id, user.name, sit=wanted.sit, start=wanted.start, origin=address
        )
        return json_response(Opened(session.table.code), 201)

    @answering
    async def handle_table(self, request: Request) -> Response:
        """Return what anybody with the link may know about a table."""
        table, online = await self._manager.look(request.path_params["code"])
        return json_response(table_info(table, "", online, 0))

    @answering
    async def handle_record(self, request: Request) -> Response:
        """Return the record of a finished game."""
        return PlainTextResponse(await self._of_finished(request, await self._listed(request), archive.record_of))

    @answering
    async def handle_replay(self, request: Request) -> Response:
        """Return the replay of a finished game for `?seat=N` (from 1), or for a spectator."""
        table = await self._listed(request)
        seat = viewer_of(request, table.seats)
        user = await self._anybody(request)
        return encoded_response(await self._of_finished(request, table, archive.replay_of, seat, user))

    async def _listed(self, request: Request) -> Listing:
        return await stored.listed(self._manager.store, request.path_params["code"])

    async def _of_finished(
        self, request: Request, table: Listing, job: Callable[..., bytes], *arguments: object
    ) -> bytes:
        """Run a job in a worker on the log of a finished game."""
        log = await stored.log_of_finished(self._manager.store, table)
        return await self.screening.run(address_of(request), job, log, *arguments)

    @answering
    async def handle_replay_file(self, request: Request) -> Response:
        """Return the replay of an uploaded record or position. A worker reads it, with a time limit."""
        wanted = await self._body(request, RecordFile)
        return encoded_response(await self.screening.replay(address_of(request), wanted.text, wanted.seat))

    @answering
    async def handle_hint(self, request: Request) -> Response:
        """Return the coach's hint for the user's seat."""
        user = await self._user(request)
        table, _ = await self._manager.look(request.path_params["code"])
        hint = await self._coaching.hint_for_user(table, user.id, address_of(request))
        seat = table.seat_of(user.id)
        if seat is not None and len(table.people()) > 1:
            await self._tell_all(Hinted(table.code, seat))
        return encoded_response(hint)

    @answering
    async def handle_analysis(self, request: Request) -> Response:
        """Return the analysis of a finished game for `?seat=N` (from 1), by default the first seat."""
        table, _ = await self._manager.look(request.path_params["code"])
        seat = viewer_of(request, len(table.seats)) or 0
        return encoded_response(await self._coaching.analysis(table, seat, address_of(request)))

    @answering
    async def handle_summary(self, request: Request) -> Response:
        """Return the score of a finished game, and facts about it."""
        table, job = await self._listed(request), archive.summary_of
        return encoded_response(await self._summaries.answer(table.code, self._of_finished, request, table, job))

    @answering
    async def handle_puzzles(self, request: Request) -> Response:
        """Return the available puzzles for today, or for `?date=YYYY-MM-DD`."""
        return json_response(puzzle_day(read_day(request.query_params.get("date", ""))))

    @answering
    async def handle_puzzle(self, request: Request) -> Response:
        """Return a game's puzzle for today, or for `?date=YYYY-MM-DD`."""
        day = read_day(request.query_params.get("date", ""))
        game = find_game(request.path_params["game"]).info.id
        return encoded_response(await self._coaching.puzzle(game, day, address_of(request)))

    @answering
    async def handle_verdict(self, request: Request) -> Response:
        """Verify the record of a finished game. Anybody can verify it elsewhere too."""
        return encoded_response(await self._of_finished(request, await self._listed(request), archive.verdict_on))
