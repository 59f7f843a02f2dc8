"""Logging, as text for people or as JSON for programs, with the request and the table of each line."""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from tablee.server.settings import Settings
from tablee.server.throttled_log import RareWarnings

TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
VALID_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
access_log = logging.getLogger("tablee.access")
rare_warnings: Final = RareWarnings()
request_id: ContextVar[str] = ContextVar("request_id", default="")


class TextFormatter(logging.Formatter):
    """Writes lines for people. Nothing that a client sent begins a line of its own, or colours the terminal."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (named by logging)
        """Return the line without its traceback, with control characters written as escapes."""
        record.message = "".join(map(_visible, record.message))
        return super().formatMessage(record)


def _visible(letter: str) -> str:
    return letter if letter.isprintable() else letter.encode("unicode_escape").decode()


class JsonFormatter(logging.Formatter):
    """Writes one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON, without empty fields."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "process": record.process,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            "table": _table(record),
            "error": self.formatException(record.exc_info) if record.exc_info else "",
            **getattr(record, "fields", {}),
        }
        return json.dumps({name: value for name, value in line.items() if value != ""}, ensure_ascii=False)


def _table(record: logging.LogRecord) -> str:
    """Return the table's id, which begins each message about a table."""
    about = isinstance(record.args, tuple) and record.args and str(record.msg).startswith("table %s")
    return str(record.args[0]) if about and isinstance(record.args, tuple) else ""


def set_up(settings: Settings) -> None:
    """Set up logging to standard error, as the settings say."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if settings.log_format == "json" else TextFormatter())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler])
    logging.getLogger("uvicorn.error").addFilter(rare_warnings)
    access_log.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)


def new_request_id(given: str) -> str:
    """Return the id that a proxy gave to a request if it is valid, otherwise a new one."""
    return given if VALID_REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def log_access(method: str, path: str, status: int, seconds: float, address: str) -> None:
    """Log one answered request. Queries are left out for privacy."""
    fields = {"method": method, "path": path, "status": status, "ms": round(1000 * seconds, 1), "address": address}
    access_log.info("%s %s %d", method, path, status, extra={"fields": fields})
