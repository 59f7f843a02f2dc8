"""Finds a choice from typed text: its words, its notation, or just the faces of dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from tablee.core.action import Action
from tablee.core.game import Game
from tablee.wire.server import WireOffer
from tablee.words import Words


class Choice(NamedTuple):
    """An offered action: its index in the game's table, its words, and its notation in records."""

    action: int
    label: str
    notation: str


def choices(offer: WireOffer, game: Game[Any, Any, Any], words: Words, view: Any) -> tuple[Choice, ...]:
    """Return the offered choices in this position, in the order of the rules."""
    texts = [action.text for action in offer.actions]
    indices = [game.actions.by_text[text] for text in texts]
    return tuple(
        Choice(index, _label(game.actions[index], offer.prompt, game, words, view), text)
        for index, text in zip(indices, texts, strict=True)
    )


def _label(action: Action, prompt: str, game: Game[Any, Any, Any], words: Words, view: Any) -> str:
    return game.wording(view, action, words) or words.action(action, prompt)


class Group(NamedTuple):
    """Similar choices, such as one hero with several destinations. Taking the group shows its members."""

    label: str
    members: tuple[Choice, ...]


def grouped(offered: Sequence[Choice]) -> tuple[Choice | Group, ...]:
    """Group choices that have the same verb and first parameter."""
    alike: dict[tuple[str, ...], list[Choice]] = {}
    for choice in offered:
        alike.setdefault(tuple(choice.notation.split()[:2]), []).append(choice)
    return tuple(each[0] if len(each) == 1 else Group(_in_common(each), tuple(each)) for each in alike.values())


def _in_common(alike: Sequence[Choice]) -> str:
    """Return the words that all labels begin with."""
    columns = zip(*(choice.label.split() for choice in alike), strict=False)
    shared = [column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns)]
    return f"{' '.join(shared) or alike[0].label} …"


def find(offered: Sequence[Choice], typed: str) -> tuple[Choice, ...]:
    """Return the matching choices, best first: exactly these parameters, then some of them, then words."""
    ranked = [(_distance(choice, typed), choice) for choice in offered]
    found = sorted((rank for rank in ranked if rank[0] is not None), key=lambda rank: rank[0] or 0)
    return tuple(choice for _, choice in found)


def meant(offered: Sequence[Choice], typed: str) -> Choice | None:
    """Return the one choice that a text means, or None if it is ambiguous."""
    ranked = [(distance, choice) for choice in offered if (distance := _distance(choice, typed)) is not None]
    best = min((distance for distance, _ in ranked), default=None)
    nearest = [choice for distance, choice in ranked if distance == best]
    return nearest[0] if len(nearest) == 1 else None


def _distance(choice: Choice, typed: str) -> int | None:
    """Return 0 for the notation or its parameters in any order, 1 for some of them, 2 for words, None for no match."""
    notation = choice.notation.split()
    wanted = _parts(_plain(typed), notation)
    if sorted(wanted) in (sorted(notation), sorted(notation[1:])):
        return 0
    if not Counter(wanted) - Counter(notation):
        return 1
    texts = (_plain(choice.label), choice.notation)
    there = (max(text.count(part) for text in texts) >= times for part, times in Counter(wanted).items())
    return 2 if all(there) else None


def _plain(text: str) -> str:
    """Normalise the text for comparison. All kinds of apostrophes are equal."""
    return text.casefold().replace("’", "'")


def _parts(typed: str, notation: list[str]) -> list[str]:
    """Split the typed text. Runs of digits are split if the notation has only single digits."""
    single = all(len(part) == 1 for part in notation if part.isdigit())
    return [piece for part in typed.split() for piece in (part if part.isdigit() and single else [part])]
