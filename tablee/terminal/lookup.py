"""Finds what a person wants to know: a card, a hero, a tile by its name, and the passages of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from unicodedata import combining, normalize

from tablee.terminal.rulebook import passages

MOST = 12
"""So many things are shown at once."""


def plain(text: str) -> str:
    """The text as it is compared: without accents, capitals and typographic apostrophes."""
    bare = "".join(char for char in normalize("NFD", text.casefold()) if not combining(char))
    return " ".join(bare.replace("’", "'").replace("-", " ").split())


def found_topics(topics: Mapping[str, str], query: str) -> list[str]:
    """The names that fit: the same first, then those that begin so, then those with all its words, then those much alike."""
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


def looked_up(topics: Mapping[str, str], rules: str, query: str) -> list[str]:
    """What there is to read about a query: things by their names, then rules."""
    names = found_topics(topics, query)[:MOST] if query.strip() else []
    things = [f"{name}: {topics[name]}" for name in names]
    said = passages(rules, query) if query.strip() else rules
    return [*things, *([said] if said else [])]


def on_the_table_first(names: Sequence[str], drawn: str) -> list[str]:
    """The names in the order in which one looks for them: those that stand on the board come first."""
    board = plain(drawn)
    return sorted(names, key=lambda name: plain(name) not in board)
