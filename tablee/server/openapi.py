"""The OpenAPI description of the HTTP API, generated from the message types."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from tablee import __version__
from tablee.wire import coach, http
from tablee.wire.server import TableInfo


class Operation(NamedTuple):
    """One request of the API: its path, purpose, body and result."""

    method: str
    path: str
    name: str
    says: str
    body: type | None = None
    result: Any = None
    status: int = 200
    private: bool = False


OPERATIONS = (
    Operation("get", "/api/health", "health", "Check that the server runs", result=http.Health),
    Operation("get", "/api/games", "games", "List the games", result=list[http.GameListing]),
    Operation("get", "/api/words", "languages", "List the languages", result=list[http.SpokenLanguage]),
    Operation("get", "/api/words/{language}", "words", "Get the program's messages as a Fluent file", result=str),
    Operation(
        "get", "/api/words/{language}/{game}", "game_words", "Get a game's messages as a Fluent file", result=str
    ),
    Operation("get", "/api/words/{language}/{game}/rules", "rules", "Get a game's rules as Markdown", result=str),
    Operation("post", "/api/games/{game}/lexicon", "lexicon", "Get names and pieces", http.Lookup, http.Lexicon),
    Operation("post", "/api/games/{game}/form", "form", "Check options", http.FormQuery, http.FormState),
    Operation(
        "get", "/api/games/{game}/examples", "examples", "List positions that show rules", result=list[http.ExamplePage]
    ),
    Operation(
        "post",
        "/api/games/{game}/lesson",
        "new_lesson",
        "Start a guided first game",
        http.NewLesson,
        http.Opened,
        201,
        private=True,
    ),
    Operation("post", "/api/guests", "new_guest", "Create a guest", http.NewGuest, http.Guest, 201),
    Operation("get", "/api/me", "me", "Get your own name and language", result=http.Me, private=True),
    Operation("put", "/api/me", "change_me", "Change your name or language", http.NewGuest, http.Me, private=True),
    Operation("get", "/api/me/tables", "my_tables", "List your tables", result=list[http.Listed], private=True),
    Operation(
        "post",
        "/api/me/device-codes",
        "device_code",
        "Create a code for another device",
        None,
        http.DeviceCode,
        201,
        private=True,
    ),
    Operation(
        "post", "/api/me/new-token", "new_token", "Sign out all other devices", None, http.Guest, 201, private=True
    ),
    Operation(
        "post", "/api/device-codes/redeem", "redeem", "Use a code from another device", http.Redeem, http.Guest, 201
    ),
    Operation("get", "/api/tables", "open_tables", "List public tables with a free seat", result=list[http.Listed]),
    Operation("post", "/api/tables", "new_table", "Open a table", http.NewTable, http.Opened, 201, private=True),
    Operation("get", "/api/tables/{code}", "table", "Get a table", result=TableInfo),
    Operation("get", "/api/tables/{code}/record", "record", "Get the record of a finished game", result=str),
    Operation("get", "/api/tables/{code}/replay", "replay", "Get a finished game step by step", result=http.ReplayPage),
    Operation("post", "/api/replays", "replay_file", "Read a record or a position", http.RecordFile, http.ReplayPage),
    Operation("post", "/api/tables/{code}/hint", "hint", "Rate your choices", None, coach.NamedHint, private=True),
    Operation("get", "/api/tables/{code}/analysis", "analysis", "Analyse a finished game", result=coach.Analysis),
    Operation("get", "/api/tables/{code}/summary", "summary", "Sum up a finished game", result=coach.MatchSummary),
    Operation("get", "/api/puzzles", "puzzles", "List the puzzles of the day", result=coach.PuzzleDay),
    Operation("get", "/api/puzzles/{game}", "puzzle", "Get a game's puzzle of the day", result=coach.PuzzlePage),
    Operation(
        "get", "/api/tables/{code}/verify", "verdict", "Verify the record of a finished game", result=http.Verdict
    ),
)

PARAMETERS = {
    "code": {"type": "string", "minLength": 4, "maxLength": 12, "pattern": "^[A-Za-z0-9]+$"},
    "language": {"type": "string", "pattern": "^[a-z]{2,3}$"},
    "game": {"type": "string"},
}
"""The schemas of path parameters."""


def describe() -> dict[str, Any]:
    """Return the whole description."""
    kinds = [each for op in OPERATIONS for each in (op.body, op.result) if each not in (None, str)]
    kinds.append(http.Problem)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {"operationId": operation.name, "summary": operation.says}
    found = [name for name in PARAMETERS if f"{{{name}}}" in operation.path]
    if found:
        described["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in found
        ]
    if operation.body is not None:
        content = {"application/json": {"schema": schemas[str(operation.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    if operation.private:
        described["security"] = [{"guest": []}]
    described["responses"] = _responses(operation, schemas)
    return described


def _responses(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    kind = "text/plain" if operation.result is str else "application/json"
    schema = {"type": "string"} if operation.result is str else schemas[str(operation.result)]
    failed = {
        "description": "The request was refused",
        "content": {"application/json": {"schema": schemas[str(http.Problem)]}},
    }
    return {
        str(operation.status): {"description": operation.says, "content": {kind: {"schema": schema}}},
        "4XX": failed,
        "503": failed,
    }
