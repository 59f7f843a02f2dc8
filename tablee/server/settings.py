"""The settings of a server, from the command line or environment variables."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
from msgspec import Meta, Struct

from tablee.core.refusal import Refused
from tablee.storage.store import MEMORY, default_url


def _help(message: str, **bounds: Any) -> Meta:
    """Return metadata with the setting's help text, which is one of the program's messages."""
    return Meta(description=message, **bounds)


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of a server. `--bot-workers 4` is `TABLEE_BOT_WORKERS=4`."""

    host: Annotated[str, _help("serve-host")] = "127.0.0.1"
    port: Annotated[int, _help("serve-port", ge=0, le=65535)] = 8012
    share_port: Annotated[bool, _help("serve-share-port")] = False
    processes: Annotated[int, _help("serve-processes", ge=1, le=64)] = 1
    admin_host: Annotated[str, _help("serve-admin-host")] = "127.0.0.1"
    admin_port: Annotated[int, _help("serve-admin-port", ge=0, le=65535)] = 0
    database: Annotated[str, _help("serve-database")] = ""
    redis: Annotated[str, _help("serve-redis")] = ""
    redis_prefix: Annotated[str, _help("serve-redis-prefix", pattern="^[A-Za-z0-9._-]{1,64}$")] = "tablee"
    origins: Annotated[str, _help("serve-origins")] = ""
    proxy: Annotated[bool, _help("serve-proxy")] = False
    trusted_proxies: Annotated[str, _help("serve-trusted-proxies")] = "127.0.0.1,::1"
    bot_workers: Annotated[int, _help("serve-bot-workers", ge=1, le=64)] = 1
    bot_pace: Annotated[float, _help("serve-bot-pace", ge=0, le=60)] = 0.0
    max_connections: Annotated[int, _help("serve-max-connections", ge=1)] = 10_000
    max_per_address: Annotated[int, _help("serve-max-per-address", ge=1)] = 200
    max_tables_per_address: Annotated[int, _help("serve-max-tables-per-address", ge=1)] = 500
    requests_per_second: Annotated[float, _help("serve-requests-per-second", gt=0)] = 20.0
    messages_per_second: Annotated[float, _help("serve-messages-per-second", gt=0)] = 10.0
    sockets_per_second: Annotated[float, _help("serve-sockets-per-second", gt=0)] = 10.0
    max_message: Annotated[int, _help("serve-max-message", ge=256)] = 8192
    max_body: Annotated[int, _help("serve-max-body", ge=256)] = 65_536
    hello_timeout: Annotated[float, _help("serve-hello-timeout", gt=0)] = 10.0
    request_timeout: Annotated[float, _help("serve-request-timeout", gt=0)] = 30.0
    ping_every: Annotated[float, _help("serve-ping-every", gt=0)] = 15.0
    silent_after: Annotated[float, _help("serve-silent-after", gt=0)] = 45.0
    idle_table: Annotated[float, _help("serve-idle-table", gt=0)] = 900.0
    keep_tables: Annotated[float, _help("serve-keep-tables", gt=0)] = 7.0
    keep_guests: Annotated[float, _help("serve-keep-guests", gt=0)] = 90.0
    abandoned_after: Annotated[float, _help("serve-abandoned-after", gt=0)] = 30.0
    lease_seconds: Annotated[float, _help("serve-lease-seconds", ge=0.5, le=600)] = 10.0
    log_level: Annotated[Literal["debug", "info", "warning", "error"], _help("serve-log-level")] = "warning"
    log_format: Annotated[Literal["text", "json"], _help("serve-log-format")] = "text"
    access_log: Annotated[bool, _help("serve-access-log")] = False

    def data_folder(self) -> Path | None:
        """Return the folder of the database, if that is a file."""
        scheme, _, rest = (self.database or default_url()).partition("://")
        path = rest.removeprefix("/")
        return Path(path).parent if scheme == "sqlite" and path != MEMORY else None


class Described(NamedTuple):
    """A setting as `--help` and the documentation show it."""

    name: str
    default: Any
    message: str

    @property
    def option(self) -> str:
        """The option on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable for the same setting."""
        return f"TABLEE_{self.name.upper()}"


def describe() -> list[Described]:
    """Return every setting."""
    hints = get_type_hints(Settings, include_extras=True)
    fields = msgspec.structs.fields(Settings)
    return [Described(each.name, each.default, hints[each.name].__metadata__[0].description) for each in fields]


def load(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Load the settings. The command line wins over the environment."""
    values: dict[str, Any] = {}
    for setting in describe():
        wanted = given.get(setting.name)
        value = wanted if wanted is not None else environment.get(setting.variable)
        if value is not None:
            values[setting.name] = value
            _check(setting, value)
    settings = msgspec.convert(values, Settings, strict=False)
    if settings.redis and not settings.database.startswith("postgres"):
        raise Refused("redis-without-postgres")
    if settings.processes > 1 and not settings.redis:
        raise Refused("processes-alone")
    if (settings.processes > 1 or settings.share_port) and not hasattr(socket, "SO_REUSEPORT"):
        raise Refused("no-shared-ports")
    return settings


def _check(setting: Described, value: str) -> None:
    try:
        msgspec.convert({setting.name: value}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("setting", value=value, option=setting.option, detail=str(error).split(" - at")[0]) from error
