"""Write `docs/wire.md` from the definitions of the messages."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from tablee.wire.client import ClientMessage
from tablee.wire.server import WIRE_VERSION, ServerMessage

INTRODUCTION = """# The wire

Made by `make types` from the definitions in `tablee/wire/`; do not edit.

A client opens `GET /api/tables/CODE/socket` as a WebSocket and says `hello` with its token (from `POST /api/guests`).
From then on every message is one JSON object in one text frame, its kind in `type`.

- The server answers every command with `done` or `refused`, and sends a whole `update` whenever anything that you may
  notice has changed. Nothing needs the update before it: after a lost connection the current one comes at once.
- `id` is yours: a command sent twice with the same id is carried out once, even across a restart of the server
  (chat, which is kept nowhere, only as long as the table is in memory).
- `decision` says which decision a choice answers: a choice that comes too late is refused as `stale`, never misread.
- `seq` grows with every update that everybody may notice. It does not move with secret choices.
- `story_from` says how many lines of the story you keep before `events` are added: fewer after an undo.
- `beats` say which of `events` are told at once and for how long: places in that list, each in exactly one beat.
- `wire` is the version of these messages, here {version}. A page that was loaded with another one asks to be loaded again.
- Answer `ping` with `pong`, or the connection is closed after a while. Come back after a growing, random pause.
- A client that does not read fast enough loses what waited for it and gets one fresh update instead.
"""


def document() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION.format(version=WIRE_VERSION), "## From the client\n"]
    parts += [_section(kind) for kind in get_args(ClientMessage)]
    parts.append("## From the server\n")
    parts += [_section(kind) for kind in get_args(ServerMessage)]
    return "\n".join(parts)


def _section(kind: Any) -> str:
    doc = " ".join((kind.__doc__ or "").split())
    rows = [f"| `{name}` | {_type_name(hint)} |" for name, hint in get_type_hints(kind).items()]
    table = "\n".join(["| field | kind |", "|---|---|", *rows]) if rows else "No fields beside `type`."
    return f"### `{kind.__struct_config__.tag}`\n\n{doc}\n\n{table}\n"


def _type_name(hint: Any) -> str:
    """Describe a type for readers."""
    schema = msgspec.json.schema_components([hint], ref_template="{name}")[0][0]
    return _words(schema)


def _words(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " or ".join(_words(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("items")
        return f"list of {_words(items)}" if isinstance(items, dict) else "list"
    return str(schema.get("type", "anything"))
