"""The settings of a server: each can be given on the command line or as an environment variable."""

from __future__ import annotations

from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct


def _help(text: str, **bounds: Any) -> Meta:
    return Meta(description=text, **bounds)


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that a host may want to change. `--bot-workers 4` is `TABLEE_BOT_WORKERS=4`."""

    host: Annotated[str, _help("the address to listen on; 0.0.0.0 for all")] = "127.0.0.1"
    port: Annotated[int, _help("the port to listen on; 0 for any that is free", ge=0, le=65535)] = 8012
    database: Annotated[str, _help("sqlite:///FILE or postgresql://...; empty for the default place")] = ""
    redis: Annotated[str, _help("redis://... to share tables between several server processes")] = ""
    origins: Annotated[
        str, _help("the origins of web pages that may connect, separated by commas; empty for this server's own")
    ] = ""
    proxy: Annotated[bool, _help("believe X-Forwarded-For and -Proto of a proxy on this machine")] = False
    bot_workers: Annotated[int, _help("processes in which bots think", ge=1, le=64)] = 1
    bot_pace: Annotated[float, _help("seconds that a bot takes at least", ge=0, le=60)] = 0.6
    max_connections: Annotated[int, _help("open sockets in all", ge=1)] = 10_000
    max_per_address: Annotated[int, _help("open sockets of one address", ge=1)] = 200
    requests_per_second: Annotated[float, _help("HTTP requests of one address, on average", gt=0)] = 20.0
    messages_per_second: Annotated[float, _help("messages of one socket, on average", gt=0)] = 10.0
    max_message: Annotated[int, _help("bytes of one message", ge=256)] = 8192
    max_body: Annotated[int, _help("bytes of one request's body", ge=256)] = 65_536
    hello_timeout: Annotated[float, _help("seconds in which a socket must say who it is", gt=0)] = 10.0
    ping_every: Annotated[float, _help("seconds between two heartbeats", gt=0)] = 15.0
    silent_after: Annotated[float, _help("seconds without a heartbeat after which a socket is closed", gt=0)] = 45.0
    idle_table: Annotated[float, _help("seconds after which a quiet table leaves the memory", gt=0)] = 900.0
    keep_tables: Annotated[float, _help("days after which a table that never began is removed", gt=0)] = 7.0
    keep_guests: Annotated[float, _help("days after which a guest without tables is removed", gt=0)] = 90.0


class BadSetting(ValueError):
    """A setting that makes no sense; says which one and what would."""


def describe() -> list[tuple[str, str, Any, str]]:
    """Name, kind, default and help of every setting."""
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Settings):
        hint = hints[field.name]
        found.append((field.name, hint.__origin__.__name__, field.default, hint.__metadata__[0].description))
    return found


def load(given: dict[str, str], environment: dict[str, str]) -> Settings:
    """The settings from a command line and an environment, the command line first."""
    values: dict[str, Any] = {}
    for name, _, _, _ in describe():
        variable = f"TABLEE_{name.upper()}"
        if name in given:
            values[name] = given[name]
        elif variable in environment:
            values[name] = environment[variable]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(str(error)) from error
