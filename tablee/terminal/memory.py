"""Remembers settings between runs: the chosen language, and the person's tokens at servers."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from tablee.words import LANGUAGES


def _place() -> Path:
    return platformdirs.user_data_path("tablee", appauthor=False) / "language"


def remembered_language() -> str | None:
    """Return the language that the person chose last, or None."""
    try:
        language = _place().read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return language if language in LANGUAGES else None


def remember_language(language: str) -> None:
    """Remember the language for the next run. Ignore errors if it cannot be written."""
    with suppress(OSError):
        _place().parent.mkdir(parents=True, exist_ok=True)
        _place().write_text(f"{language}\n", encoding="utf-8")


def _guests() -> Path:
    return _place().with_name("guests.json")


def remembered_guest(server: str) -> str | None:
    """Return the person's token at this server, or None."""
    return _tokens().get(server)


def remember_guest(server: str, token: str) -> None:
    """Remember the token for this server. Only the person may read the file."""
    tokens = _tokens() | {server: token}
    with suppress(OSError):
        _guests().parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(_guests(), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(tokens))


def _tokens() -> dict[str, str]:
    try:
        return msgspec.json.decode(_guests().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}
