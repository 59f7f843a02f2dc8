"""Write `docs/wire.md` from the definitions of the messages."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from tablee.wire.client import ClientMessage
from tablee.wire.server import WIRE_VERSION, ServerMessage

INTRODUCTION = """# The wire

Made by `make types` from the definitions in `tablee/wire/`; do not edit.

A client opens `GET /api/tables/CODE/socket` as a WebSocket and sends `hello` with its token (from `POST /api/guests`).
Every message is one JSON object in one text frame. `type` says which message it is.

- The server answers every command with `done` or `refused`. It sends a complete `update` whenever something changes that
  you may notice. No update depends on an earlier one: after a reconnect, the server sends the current one at once.
- You choose the `id` of a command. The server carries out a command sent twice with the same id only once, even after a
  restart. For chat, which is not stored, this holds while the table is in memory.
- `decision` says which decision a choice answers. The server refuses a choice that comes too late as `stale`.
- `seq` grows with every update that everybody may notice. Secret choices do not change it.
- `story_from` says how many lines of the story you keep before you add `events`. It is smaller after an undo.
- `beats` group `events` for display: each beat lists indices into `events`, and how long to show them. Each event is in
  exactly one beat.
- `wire` is the version of these messages, here {version}. A page that was loaded with another version should reload.
- Answer each `ping` with a `pong`, or the server closes the connection. Reconnect after a growing, random pause.
- If you read too slowly, the server drops the messages that wait for you and sends one fresh update instead.
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
