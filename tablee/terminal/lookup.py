"""Looks up cards, pieces and tiles by name, and passages of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from unicodedata import combining, normalize

from tablee.terminal.rulebook import passages, without_markup
from tablee.words import Words

MAX_RESULTS = 12
"""At most this many results are shown."""


def plain(text: str) -> str:
    """Normalise the text for comparison: no accents, capitals or typographic apostrophes."""
    bare = "".join(char for char in normalize("NFD", text.casefold()) if not combining(char))
    return " ".join(bare.replace("’", "'").replace("-", " ").split())


def found_topics(topics: Mapping[str, str], query: str) -> list[str]:
    """Return the matching names: equal ones, then by prefix, then with all words of the query, then similar ones."""
    wanted = plain(query)
    names = {plain(name): name for name in topics}
    if not wanted:
        return list(topics)
    begins = [name for each, name in names.items() if each.startswith(wanted)]
    has = [name for each, name in names.items() if all(word in each for word in wanted.split())]
    inside = [name for each, name in names.items() if len(each) > 2 and each in wanted]
    near = [names[each] for each in get_close_matches(wanted, names, 3, 0.75)]
    same = [names[wanted]] if wanted in names else []
    return list(dict.fromkeys([*same, *begins, *has, *inside, *near]))


def looked_up(topics: Mapping[str, str], rules: str, query: str, words: Words) -> list[str]:
    """Return everything to read about a query: first things by name, then rules."""
    names = found_topics(topics, query)[:MAX_RESULTS] if query.strip() else []
    things = [words("name-and-text", name=name, text=topics[name]) for name in names]
    said = passages(rules, query) if query.strip() else rules
    return [*things, *([without_markup(said)] if said else [])]


def on_the_table_first(names: Sequence[str], drawn: str) -> list[str]:
    """Sort the names so that those on the board come first."""
    board = plain(drawn)
    return sorted(names, key=lambda name: plain(name) not in board)
