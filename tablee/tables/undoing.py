"""Undo: free if nobody noticed the choice, otherwise by consent. Refused once it led to luck, answers or secrets."""
# compiled by mypyc

from __future__ import annotations

from typing import Literal

from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.tables.entries import Played
from tablee.tables.table import Table

IMAGINED_POSITIONS = 24
"""How many positions to imagine when testing whether a choice revealed something to its player."""


def allowed(table: Table, place: int) -> Literal["no", "free", "ask"]:
    """Return how this seat may undo its last choice. A quick answer: `check` also tests what the choice revealed."""
    match = table.match
    if match is None or table.status != "playing" or table.paused or table.seats[place].bot:
        return "no"
    decision = match.last_choice(place)
    if decision is None:
        return "no"
    others = [other for other in table.people() if other != place]
    if not others:
        return "free"
    concerned = any(other in table.awaited for other in others)
    return "ask" if concerned or _seen(table, match, place, decision) else "free"


def _seen(table: Table, match: Match, place: int, decision: int) -> bool:
    """Whether anybody else could notice the choice."""
    viewers = [None, *(seat for seat in range(len(table.seats)) if seat != place)]
    told = match.story[table.told_before :]
    if any(event.visible(viewer) for event in told for viewer in viewers):
        return True
    before = match.position_at(decision)
    return any(match.game.view(before, viewer) != match.view(viewer) for viewer in viewers)


def revealing(table: Table, place: int, decision: int) -> bool:
    """Whether the choice told its player something new.

    It did if another position that the player could not tell from the true one would have led to something else.
    """
    match = table.match
    assert match is not None
    action = match.only_choice(decision)
    known = table.game.known(match.state, place)
    view = match.game.view(match.position_at(decision), place)
    for number in range(IMAGINED_POSITIONS):
        imagined = table.game.imagine(view, Rng(number))
        imagined.apply([action])
        if isinstance(imagined.awaits(), Chance) or table.game.known(imagined, place) != known:
            return True
    return False


def check(table: Table, place: int) -> Literal["free", "ask"]:
    """Return how this seat may undo its last choice. Refuse if it may not."""
    if table.paused:
        raise Refused("paused")
    may = allowed(table, place)
    decision = table.match.last_choice(place) if table.match is not None else None
    if may == "no" or decision is None:
        raise Refused("undo-too-late")
    if revealing(table, place, decision):
        raise Refused("undo-revealed")
    return may


def undo(table: Table, place: int, at: float, user: str, message: str = "") -> None:
    """Go back to the seat's last choice."""
    match = table.match
    decision = match.last_choice(place) if match is not None and table.status == "playing" else None
    if match is None or decision is None:
        raise Refused("undo-too-late")
    length = len(match.log)
    match.rewind(decision)
    table.do(Played(place, table.lines_since(length)), at, user, message)
