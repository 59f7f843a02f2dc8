"""A position of King of 12 as text: everything public, and the cards under the dice.

A hand is what lies nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import cast

from tablee.core.position import Fields
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import CHARACTERS, HAND_SIZE, cut, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.views.imagine import deal_hand
from tablee.games.king_of_12.views.position_check import check_waiting
from tablee.games.king_of_12.views.view import (
    PHASES,
    Cards,
    KingView,
    Phase,
    Place,
    Seats,
    cards,
    laid_out,
    setup,
    view,
)

MAX_TOKENS = 15
"""K12-5.1: a round ends with 8 points, and a turn brings a few more at most."""
COUNTS = {"ones": MAX_TOKENS, "twos": MAX_TOKENS, "wins": MAX_TOKENS, "scored": 9999}
"""What a seat can have at most."""
VALUES = range(-6, 25)
"""The values that a die can have: from the Parasite's 1 to the Alchemist's 12 (K12-4.1, K12-4.3)."""
WITH_SEATS = ("adjust", "take", "bury", "foretell", "roll")


def write_fields(state: King) -> dict[str, str]:
    """Write the fields. Seats count from 1, and slashes separate the values of the seats."""
    seen = view(state, None)
    everybody = state.everybody
    groups = _groups(state.setup.sizes)
    fields = {
        "wait": seen.phase,
        "round": str(seen.round),
        "turn": str(seen.turn),
        "characters": ",".join(seen.characters),
        "playoff": "yes" if seen.playoff else "",
        "groups": _seats_of(seen.groups) if seen.groups != groups else "",
        "stage": _seats_of(seen.stage) if seen.among_champions else "",
        "champions": _seats(seen.champions),
        "oracle": str(seen.oracle) if seen.oracle is not None else "",
        "pending": _seats(seen.pending),
        "thefts": ",".join(f"{thief + 1}>{victim + 1}" for thief, victim in seen.thefts),
        "reached": _seats(seen.reached),
        "winner": _seats([seen.winner]) if seen.winner is not None else "",
        "dice": _each([str(player.die) for player in everybody], "0"),
        "values": _each([str(player.value) if player.value != player.die else "" for player in everybody]),
        "cards": _each([place.card for place in seen.places]),
        "buried": _each([",".join(cards(player.buried)) for player in everybody]),
        "spent": _each([",".join(cards(player.spent)) for player in everybody]),
        "shown": _each([",".join(place.shown) for place in seen.places]),
        "shown_later": _each([",".join(place.shown_later) for place in seen.places]),
        **{name: _each([str(getattr(place, name)) for place in seen.places], "0") for name in COUNTS},
    }
    return {name: text for name, text in fields.items() if text}


def read_fields(options: KingOptions, seats: int, fields: Fields) -> King:
    """Read the position and check that each card of a seat lies in one place."""
    characters = _cards(fields, "characters", fields.text("characters"), CHARACTERS)
    buried = [_cards(fields, "buried", text, characters) for text in fields.each("buried", seats)]
    groups = _read_groups(fields, "groups", seats) or _groups(setup(options, seats).sizes)
    seen = KingView(
        options=options,
        viewer=None,
        hand=(),
        buried=(),
        characters=characters,
        phase=cast(Phase, fields.one_of("wait", PHASES, "play")),
        round=fields.number("round", 1, 1, 10_000),
        turn=fields.number("turn", 0, 0, HAND_SIZE),
        playoff=fields.flag("playoff"),
        groups=groups,
        stage=_read_groups(fields, "stage", seats) or groups,
        among_champions=fields.has("stage"),
        champions=fields.seats("champions", seats),
        oracle=(*fields.numbers("oracle", 0, 3), None)[0],
        pending=fields.seats("pending", seats),
        thefts=_thefts(fields, seats),
        reached=fields.seats("reached", seats),
        winner=fields.seat("winner", seats),
        places=_places(fields, seats, characters, buried),
    )
    _check(seen, fields, seats)
    state = laid_out(seen)
    for player, under in zip(state.everybody, buried, strict=True):
        player.buried = set_of(list(under))
        deal_hand(state, player)
    check_waiting(state, fields)
    return state


def _places(fields: Fields, seats: int, characters: Cards, buried: Sequence[Cards]) -> tuple[Place, ...]:
    dice = fields.number_each("dice", seats, 0, 0, 12)
    values = [text or str(die) for text, die in zip(fields.each("values", seats), dice, strict=True)]
    if not all(re.fullmatch(r"-?\d{1,2}", text) and int(text) in VALUES for text in values):
        raise fields.wrong("values", _each(["12"] * seats))
    piles = {
        name: [_cards(fields, name, text, characters) for text in fields.each(name, seats)]
        for name in ("cards", "spent", "shown", "shown_later")
    }
    counts = {name: fields.number_each(name, seats, 0, 0, most) for name, most in COUNTS.items()}
    for seat in range(seats):
        mine = [*piles["cards"][seat], *piles["spent"][seat], *buried[seat]]
        if len(piles["cards"][seat]) > 1 or len(set(mine)) != len(mine) or len(buried[seat]) > 2:
            raise fields.wrong("cards", _each([*characters, *[""] * seats][:seats]))
    return tuple(
        Place(
            die=dice[seat],
            value=int(values[seat]),
            card=(*piles["cards"][seat], "")[0],
            spent=piles["spent"][seat],
            hand=0,
            buried=len(buried[seat]),
            shown=piles["shown"][seat],
            shown_later=piles["shown_later"][seat],
            **{name: held[seat] for name, held in counts.items()},
        )
        for seat in range(seats)
    )


def _check(seen: KingView, fields: Fields, seats: int) -> None:
    """Check that the awaited seats sit at the table and have what the phase needs."""
    if seen.phase != "draw" and len(seen.characters) != HAND_SIZE:
        raise fields.wrong("characters", ",".join(CHARACTERS[:HAND_SIZE]))
    if seen.phase in WITH_SEATS and not seen.pending:
        raise fields.wrong("pending", "1,2")
    if seen.phase not in ("draw", "roll", "seat") and not all(place.die for place in seen.places):
        raise fields.wrong("dice", _each(["12"] * seats))
    if seen.phase in ("adjust", "foretell") and not all(seen.places[seat].card for seat in seen.pending):
        raise fields.wrong("cards", _each(["oracle"] * seats))
    if seen.phase == "foretell" and (seen.oracle is None or seen.oracle >= len(seen.stage)):
        raise fields.wrong("oracle", "0")
    if (seen.phase == "take") != bool(seen.thefts) and seen.phase == "take":
        raise fields.wrong("thefts", "1>2")
    if seen.phase == "over" and seen.winner is None:
        raise fields.wrong("winner", "1")


def _groups(sizes: list[int]) -> tuple[Seats, ...]:
    """Return the groups of the first round."""
    return tuple(tuple(group) for group in cut(sizes, 0))


def _read_groups(fields: Fields, name: str, seats: int) -> tuple[Seats, ...]:
    text = fields.text(name)
    if not text:
        return ()
    if not re.fullmatch(r"\d+(?:,\d+)*(?:/\d+(?:,\d+)*)*", text):
        raise fields.wrong(name, "1,2,3/4,5,6")
    groups = tuple(tuple(int(seat) - 1 for seat in group.split(",")) for group in text.split("/"))
    everybody = list(chain(*groups))
    if len(set(everybody)) != len(everybody) or not set(everybody) <= set(range(seats)):
        raise fields.wrong(name, "1,2,3/4,5,6")
    return groups


def _thefts(fields: Fields, seats: int) -> tuple[tuple[int, int], ...]:
    text = fields.text("thefts")
    if not re.fullmatch(r"(?:\d+>\d+(?:,\d+>\d+)*)?", text):
        raise fields.wrong("thefts", "1>2")
    found = [tuple(int(seat) - 1 for seat in theft.split(">")) for theft in text.split(",") if theft]
    if not all(0 <= seat < seats for theft in found for seat in theft):
        raise fields.wrong("thefts", "1>2")
    return tuple((thief, victim) for thief, victim in found)


def _cards(fields: Fields, name: str, text: str, known: Sequence[str]) -> Cards:
    """Return the characters in a text. They differ and are separated by commas."""
    found = tuple(text.split(",")) if text else ()
    if not set(found) <= set(known) or len(set(found)) != len(found):
        raise fields.wrong(name, ",".join(known))
    return found


def _seats(seats: Iterable[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def _seats_of(groups: Iterable[Seats]) -> str:
    return "/".join(map(_seats, groups))


def _each(texts: Sequence[str], usual: str = "") -> str:
    return "" if all(text == usual for text in texts) else "/".join(texts)
