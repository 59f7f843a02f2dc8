"""Names of people: cleaned, and unique at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tablee.core.refusal import Refused

LONGEST = 24


def clean(name: str) -> str:
    """A name without what could confuse or hide: control and invisible characters, runs of spaces, stacked accents."""
    composed = unicodedata.normalize("NFKC", name)
    visible = "".join(" " if unicodedata.category(each)[0] == "Z" else each for each in composed)
    kept = "".join(each for each in visible if unicodedata.category(each)[0] in "LNPSZ" or each == " ")
    tidy = " ".join(kept.split())[:LONGEST].strip()
    if not any(unicodedata.category(each)[0] in "LN" for each in tidy):
        raise Refused("name")
    return tidy


def unique(name: str, others: Iterable[str]) -> str:
    """The name, or the name with a number where somebody at the table is called so already."""
    taken = {other.casefold() for other in others}
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found
