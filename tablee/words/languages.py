"""The languages there are, and which one a person reads.

A language is there once `tablee/locales` has a file for it; nothing lists it elsewhere. A game may have it or not: a game without
words in a language speaks English.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablee.core.refusal import Refused

ENGLISH: Final = "en"


def spoken_in(folder: Traversable) -> tuple[str, ...]:
    """The languages that a folder of messages has, English first."""
    names = [file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")]
    found = {name for name in names if "." not in name}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


LANGUAGES: Final = spoken_in(files("tablee") / "locales")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one the environment speaks, else English."""
    if wanted is not None:
        return _asked_for(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name]) or ENGLISH
    return ENGLISH


def require_language(language: str) -> str:
    """The language, if it is one of ours."""
    if language not in LANGUAGES:
        raise Refused("no-such-language", value=language, choices=list(LANGUAGES))
    return language


def _asked_for(wanted: str) -> str:
    language = _known(wanted)
    if language is None:
        raise Refused("no-such-language", value=wanted, choices=list(LANGUAGES))
    return language


def _known(tag: str) -> str | None:
    """The language of `fr`, `fr_CA.UTF-8` or `fr-CA`, if it is one of ours."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None
