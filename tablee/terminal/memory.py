"""What the terminal remembers of a person's wishes: the language they switched to."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import platformdirs

from tablee.words import LANGUAGES


def _place() -> Path:
    return platformdirs.user_data_path("tablee", appauthor=False) / "language"


def remembered_language() -> str | None:
    """The language that was switched to last; None where nobody ever did."""
    try:
        language = _place().read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return language if language in LANGUAGES else None


def remember_language(language: str) -> None:
    """Speak this language the next time too; where nothing can be written, for today only."""
    with suppress(OSError):
        _place().parent.mkdir(parents=True, exist_ok=True)
        _place().write_text(f"{language}\n", encoding="utf-8")
