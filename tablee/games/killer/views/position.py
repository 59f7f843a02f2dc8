"""A position of Killer as text. Everybody knows everything, so it is the view written down."""

from __future__ import annotations

from typing import cast

from tablee.core.position import Fields
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import KEEP
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.views.view import PHASES, KillerView, Phase, imagine, strengths, view

MAX_LIFE = 100_000


def write_fields(options: KillerOptions, state: Killer) -> dict[str, str]:
    """Write dice as digits, with dice set aside at once grouped together: `aside=66/5`."""
    seen = view(state)
    fields = {
        "wait": seen.phase,
        "turn": str(seen.seat + 1),
        "lives": _list(seen.lives),
        "fallen": _list([seat + 1 for seat in seen.fallen]),
        "rolled": _dice(seen.rolled),
        "aside": "/".join(map(_dice, seen.aside)),
        "left": str(seen.left) if seen.left != options.dice else "",
        "target": str(seen.target + 1) if seen.target is not None else "",
        "struck": _dice(seen.struck),
        "turns": str(seen.turns_left) if seen.turns_left != _turns(options, len(seen.lives)) else "",
        **{name: str(getattr(seen, name) or "") for name in ("total", "value", "hits")},
        **{name: "yes" if getattr(seen, name) else "" for name in ("full", "starting")},
    }
    return {name: text for name, text in fields.items() if text}


def read_fields(options: KillerOptions, seats: int, fields: Fields) -> Killer:
    """Read the position. Check that there are as many lives as seats, and dice to keep if some are to be kept."""
    lives = fields.numbers("lives", 0, MAX_LIFE)
    if len(lives) != seats:
        raise fields.wrong("lives", ",".join([str(options.life)] * seats))
    seen = KillerView(
        options=options,
        lives=lives,
        fallen=fields.seats("fallen", seats),
        phase=cast(Phase, fields.one_of("wait", PHASES, "roll")),
        seat=fields.seat("turn", seats) or 0,
        rolled=_faces(fields, "rolled", fields.text("rolled"), options.dice),
        aside=tuple(_faces(fields, "aside", part, options.dice) for part in fields.text("aside").split("/") if part),
        left=fields.number("left", options.dice, 0, options.dice),
        total=fields.number("total", 0, 0, 6 * options.dice),
        value=fields.number("value", 0, 0, 6),
        target=fields.seat("target", seats),
        hits=fields.number("hits", 0, 0, MAX_LIFE),
        struck=_faces(fields, "struck", fields.text("struck"), options.dice),
        damage=0,
        full=fields.flag("full"),
        starting=fields.flag("starting"),
        turns_left=fields.number("turns", _turns(options, seats), 0, _turns(options, seats)),
    )
    _check(seen, fields)
    return imagine(seen)


def _turns(options: KillerOptions, seats: int) -> int:
    """Return the turns of a whole match (D-4.6), 0 without a limit."""
    return 0 if options.unlimited else options.limit * seats


def _check(seen: KillerView, fields: Fields) -> None:
    if (PHASES.index(seen.phase) == KEEP) != bool(seen.rolled) or (seen.rolled and len(seen.rolled) != seen.left):
        raise fields.wrong("rolled", "1" * max(seen.left, 1))
    if seen.phase in ("strike", "gamble") and (seen.target is None or not seen.value):
        raise fields.wrong("target", "1")
    if seen.phase in ("roll", "strike") and not seen.left:
        raise fields.wrong("left", "1")
    if any(not life for seat, life in enumerate(strengths(seen)) if seat not in seen.fallen):
        raise fields.wrong("lives", _list([1] * len(seen.lives)))
    standing = [seat for seat in range(len(seen.lives)) if seat not in seen.fallen]
    if not standing or (seen.phase == "aim" and not [seat for seat in standing if seat != seen.seat]):
        raise fields.wrong("fallen", "1")


def _list(numbers: tuple[int, ...] | list[int]) -> str:
    return ",".join(map(str, numbers))


def _dice(faces: tuple[int, ...]) -> str:
    return "".join(map(str, faces))


def _faces(fields: Fields, name: str, text: str, dice: int) -> tuple[int, ...]:
    if len(text) > dice or not set(text) <= set("123456"):
        raise fields.wrong(name, "123456"[:dice])
    return tuple(sorted(int(face) for face in text))
