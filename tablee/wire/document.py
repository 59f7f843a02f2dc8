"""Write `docs/wire.md` from the definitions of the messages."""

from __future__ import annotations

from textwrap import fill
from typing import Any, get_args, get_type_hints

import msgspec

from tablee.wire.client import ClientMessage
from tablee.wire.server import WIRE_VERSION, ServerMessage

INTRODUCTION = """# The wire

`make types` writes this page from the definitions in `tablee/wire/`. Do not edit it.

Open `GET /api/tables/CODE/socket` as a WebSocket. Send `hello` first, with a token from
`POST /api/guests`. Every message is one JSON object in one text frame. Its field `type` names the
message.

- The server answers every command with `done` or `refused`.
- The server sends an `update` whenever something changes that you may notice. An update is
  complete: it does not depend on earlier ones. After a reconnect you get the current one at once.
- You choose the `id` of a command. If you send a command twice with the same id, the server
  carries it out only once, even after a restart. The server does not store chat, so it forgets
  the ids of chat messages when it drops the table from memory.
- The server remembers the last 50 chat messages of a table while the table is in memory. Say in
  `hello` what you have `heard`, and you get what you missed, without those whom the host silenced
  or removed. A server before 0.3 refuses `heard` as `malformed`: then say hello without it.
- `decision` is the number of the decision that your choice answers. If your choice comes too late,
  the server refuses it as `stale`.
- `seq` grows with every change that everybody may notice. Secret choices do not change it.
- `story_from` says how many lines of the story you keep. Drop the rest, then add `events`. After an
  undo it is smaller than before.
- `beats` group the `events` for display. A beat lists indices into `events`, and says how long to
  show them. Each event is in exactly one beat.
- `wire` is the version of these messages, here {version}. If your client was made for another
  version, reload it.
- Answer each `ping` with a `pong`, or the server closes the connection.
- After a lost connection, wait before you reconnect. Make the pause random, and longer each time.
- If you read too slowly, the server drops the messages that wait for you. It sends one fresh update
  instead.
"""


def document() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION.format(version=WIRE_VERSION), "## From the client\n"]
    parts += [_section(kind) for kind in get_args(ClientMessage)]
    parts.append("## From the server\n")
    parts += [_section(kind) for kind in get_args(ServerMessage)]
    return "\n".join(parts)


def _section(kind: Any) -> str:
    doc = fill(" ".join((kind.__doc__ or "").split()), 100, break_long_words=False, break_on_hyphens=False)
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
