"""A position of Twelve Heroes as text. Heroes are the numbers on their cards, and a second copy has a `b`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tablee.core.attributes_text import Read, Write, read_attributes, write_attributes
from tablee.core.bits import mask_of, members
from tablee.core.chance import Draw
from tablee.core.position import Fields
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.choices import list_choices
from tablee.games.twelve_heroes.rules.pending import PICK
from tablee.games.twelve_heroes.rules.pieces import DECK, NONE, TILE_NAMES, TILES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.tasks import ARGUMENT
from tablee.games.twelve_heroes.views.position_check import check_position
from tablee.games.twelve_heroes.views.view import new_match

CARDS_BY_SEAT = ("hand", "deck", "shown", "discards", "camp")
DERIVED = ("setup", "choices")
"""Attributes that follow from the options and from the rest."""


WAITING = (
    "nothing",
    "first",
    "tiles-up",
    "next-tile",
    "cards",
    "packs",
    "ended",
    "pick",
    "mulligan",
    "starving",
    "act",
    "carrying",
    "more",
    "order",
    "targeting",
    "placing",
    "bringing",
    "willing",
    "discarding",
    "limiting",
    "stripping",
    "either",
)
TASKS = (
    "deal-packs",
    "pass-packs",
    "make-decks",
    "lay-tiles",
    "opening",
    "draw-first",
    "offer-mulligan",
    "turn",
    "control",
    "compare",
    "reveal",
    "maintain",
    "feed",
    "income",
    "draw-card",
    "begin-actions",
    "next-action",
    "deploy-more",
    "deployed-abilities",
    "end-turn",
    "use-ability",
    "discard-card",
    "offer-pick",
    "aim-again",
    "strip-card",
)


def labels(names: Sequence[str]) -> list[str]:
    """Return each card's name, with a letter if there are several: `3 5 5b`."""
    before = [names[:place].count(name) for place, name in enumerate(names)]
    return [name + (chr(ord("a") + count) if count else "") for name, count in zip(names, before, strict=True)]


def card_labels(kinds: Sequence[int]) -> list[str]:
    return labels([str(kind + 1) for kind in kinds])


TILE_LABELS = labels([TILE_NAMES[kind] for kind in TILES])


def write_fields(options: HeroesOptions, state: TwelveHeroes) -> dict[str, str]:
    """Write what differs from the start of a match. The first seat's values come before the slash."""
    fields = write_attributes(_without(state), _without(new_match(options)), _writers(state))
    return {name: text for name, text in fields.items() if name not in DERIVED}


def read_fields(options: HeroesOptions, fields: Fields) -> TwelveHeroes:
    """Read the position and check that every card lies in one place."""
    state = new_match(options)
    if fields.has("kinds"):
        state.kinds = [
            number - 1 for number in fields.numbers("kinds", 0 if state.setup.own else 1, len(state.heroes.heroes))
        ]
        if len(state.kinds) != 2 * DECK:
            raise fields.wrong("kinds", ",".join(["1"] * 2 * DECK))
    read_attributes(fields, state, _readers(state))
    check_position(state, fields)
    if state.waiting > PICK:
        state.choices = list_choices(state)
    return state


def _without(state: TwelveHeroes) -> TwelveHeroes:
    """Return the same position without what follows from the rest."""
    plain = state.copy()
    plain.choices = []
    return plain


def _writers(state: TwelveHeroes) -> dict[str, Write]:
    decks, drafted = _decks(state), card_labels(state.setup.draft_kinds)
    writers: dict[str, Write] = {"setup": str, "choices": str, "draw": _draw_text}
    writers |= {name: partial(_sets_text, names=decks) for name in CARDS_BY_SEAT}
    writers |= {name: partial(_sets_text, names=[drafted] * 4) for name in ("dealt", "kept", "taken")}
    writers["at"] = partial(_sets_text, names=[deck for deck in decks for _ in range(3)])
    writers["won"] = partial(_sets_text, names=[TILE_LABELS] * 2)
    writers["unseen"] = lambda tiles: _sets_text([tiles], [TILE_LABELS])
    writers["tile"] = lambda tiles: ",".join("-" if tile == NONE else TILE_LABELS[tile] for tile in tiles)
    writers["waiting"] = partial(_code_text, names=WAITING)
    writers["tasks"] = lambda tasks: ",".join(f"{_code_text(t % ARGUMENT, TASKS)}.{t // ARGUMENT}" for t in tasks)
    writers["kinds"] = lambda kinds: ",".join(str(kind + 1) for kind in kinds)
    return writers


def _readers(state: TwelveHeroes) -> dict[str, Read]:
    decks, drafted = _decks(state), card_labels(state.setup.draft_kinds)
    readers: dict[str, Read] = {"draw": _draw}
    readers |= {name: partial(_sets, names=decks) for name in CARDS_BY_SEAT}
    readers |= {name: partial(_sets, names=[drafted] * 4) for name in ("dealt", "kept", "taken")}
    readers["at"] = partial(_sets, names=[deck for deck in decks for _ in range(3)])
    readers["won"] = partial(_sets, names=[TILE_LABELS] * 2)
    readers["unseen"] = lambda text: _sets(text, [TILE_LABELS])[0]
    readers["tile"] = lambda text: [NONE if tile == "-" else TILE_LABELS.index(tile) for tile in text.split(",")]
    readers["waiting"] = partial(_code, names=WAITING)
    readers["tasks"] = lambda text: [_task(task) for task in text.split(",") if task]
    readers["kinds"] = lambda text: [int(number) - 1 for number in text.split(",")]
    return readers


def _decks(state: TwelveHeroes) -> list[list[str]]:
    return [card_labels(state.kinds[:DECK]), card_labels(state.kinds[DECK:])]


def _code_text(code: int, names: Sequence[str]) -> str:
    return names[code] if code < len(names) else str(code)


def _code(text: str, names: Sequence[str]) -> int:
    return names.index(text) if text in names else int(text)


def _task(text: str) -> int:
    name, _, argument = text.partition(".")
    return _code(name, TASKS) + ARGUMENT * int(argument)


def _sets_text(sets: list[int], names: Sequence[Sequence[str]]) -> str:
    return "/".join(",".join(known[card] for card in members(cards)) for cards, known in zip(sets, names, strict=True))


def _sets(text: str, names: Sequence[Sequence[str]]) -> list[int]:
    parts = text.split("/")
    if len(parts) != len(names):
        raise ValueError(text)
    return [_set(part, known) for part, known in zip(parts, names, strict=True)]


def _set(text: str, names: Sequence[str]) -> int:
    cards = [names.index(name) for name in text.split(",") if name]
    if len(set(cards)) != len(cards):
        raise ValueError(text)
    return mask_of(cards)


def _draw_text(draw: Draw | None) -> str:
    """Return the awaited draw as text: the stream, how many, and from which numbers."""
    return "none" if draw is None else f"{draw.stream}*{draw.draws}:{','.join(map(str, members(draw.pool)))}"


def _draw(text: str) -> Draw | None:
    if text == "none":
        return None
    stream, _, rest = text.partition("*")
    draws, _, pool = rest.partition(":")
    numbers = [int(number) for number in pool.split(",")]
    if not 0 < int(draws) <= len(numbers) or not all(0 <= number < 62 for number in numbers):
        raise ValueError(text)
    return Draw(stream, mask_of(numbers), int(draws))
