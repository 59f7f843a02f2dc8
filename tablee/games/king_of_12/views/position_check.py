"""Checks who is awaited in a position that was read from text, by the rules of its phase."""

from __future__ import annotations

from tablee.core.bits import bit, mask_of
from tablee.core.position import Fields
from tablee.games.king_of_12.rules.effects import choosers
from tablee.games.king_of_12.rules.phases import ADJUSTING, BURYING, FORETELLING, PLAYING, ROLLING, TAKING
from tablee.games.king_of_12.rules.pieces import ORACLE
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.rules.theft import thieves


def check_waiting(state: King, fields: Fields) -> None:
    """Refuse groups that are not of the right sizes, and awaited seats that have nothing to choose."""
    sizes = [len(group.players) for group in state.groups]
    if not state.playoff and sorted(sizes) != sorted(state.setup.sizes):
        raise fields.wrong("groups", "1,2,3/4,5,6")
    playing = mask_of([player.seat for player in state.players])
    if state.phase in (ROLLING, BURYING) and state.pending & ~playing:
        raise fields.wrong("pending", "1,2")
    if state.phase in (ADJUSTING, FORETELLING, TAKING) and state.pending != awaited(state):
        raise fields.wrong("pending", "1,2")
    if state.phase == PLAYING and not all(player.hand for player in state.players):
        raise fields.wrong("spent", "")


def awaited(state: King) -> int:
    """Return the seats that the phase asks: those with a choice, the Oracle or the thieves."""
    if state.phase == TAKING:
        return thieves(state.copy())
    if state.phase == ADJUSTING:
        return sum(choosers(group, final_face=state.setup.final_face) for group in state.stage)
    group = state.stage[state.oracle]
    return bit(group.playing(ORACLE).seat) if group.active & ORACLE else 0
