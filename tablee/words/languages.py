"""The available languages, and the choice of a reader's language.

A language is available if `tablee/locales` has a file for it; there is no other list. A game that lacks a language
speaks English.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablee.core.refusal import Refused

ENGLISH: Final = "en"


def spoken_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages in a folder of messages, English first."""
    names = [file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")]
    found = {name for name in names if "." not in name}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


LANGUAGES: Final = spoken_in(files("tablee") / "locales")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, otherwise that of the environment, otherwise English."""
    if wanted is not None:
        return _asked_for(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name]) or ENGLISH
    return ENGLISH


def require_language(language: str) -> str:
    """Return the language if it is available, otherwise refuse."""
    if language not in LANGUAGES:
        raise Refused("no-such-language", value=language, choices=list(LANGUAGES))
    return language


def _asked_for(wanted: str) -> str:
    language = _known(wanted)
    if language is None:
        raise Refused("no-such-language", value=wanted, choices=list(LANGUAGES))
    return language


def _known(tag: str) -> str | None:
    """Return the language of `fr`, `fr_CA.UTF-8` or `fr-CA`, or None if it is not available."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None
