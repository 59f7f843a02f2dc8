"""The languages there are, and which one a person reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.refusal import Refused

LANGUAGES: Final = ("en", "fr", "ru")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one the environment speaks, else English."""
    if wanted is not None:
        return _asked_for(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name]) or "en"
    return "en"


def _asked_for(wanted: str) -> str:
    language = _known(wanted)
    if language is None:
        raise Refused("no-such-language", value=wanted, choices=list(LANGUAGES))
    return language


def _known(tag: str) -> str | None:
    """The language of `fr`, `fr_CA.UTF-8` or `fr-CA`, if it is one of ours."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None
