"""Steps 4 and 5 of a turn: cancelled dice, the champion and the runner-up."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit
from tablee.games.king_of_12.rules.events import (
    tell_cancelled,
    tell_collector,
    tell_faun,
    tell_faun_at_rest,
    tell_gambler,
    tell_knight,
)
from tablee.games.king_of_12.rules.pieces import COLLECTOR, FAUN, GAMBLER, KNIGHT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King


def shared_values(group: Group) -> i64:
    """Return the values (from -6 on, as a set) that several dice have, and which are so cancelled (K12-2.4)."""
    once: i64 = 0
    twice: i64 = 0
    for player in group.players:
        mine = bit(player.value + 6)
        twice |= once & mine
        once |= mine
    return twice


def is_cancelled(player: Player, twice: i64) -> bool:
    return bit(player.value + 6) & twice != 0


def podium(state: King, group: Group) -> tuple[Player | None, Player | None]:
    """Return the champion and the runner-up of a group (K12-2.5). Either may be nobody."""
    if group.active & FAUN != 0:
        dodge(state, group)
    twice = shared_values(group)
    champion, runner_up = best_two(group, twice)
    if state.events is not None:
        tell_cancelled(state, group)
        if group.active & KNIGHT != 0:
            tell_knight(state, group.playing(KNIGHT))
    if group.active & GAMBLER != 0:  # K12-4.10
        if runner_up is not None or not state.setup.lone_champion_stays:  # K12-8.6
            champion, runner_up = runner_up, champion
        if state.events is not None:
            tell_gambler(state, group.playing(GAMBLER), champion, runner_up)
    if group.active & COLLECTOR != 0:
        collector = group.playing(COLLECTOR)
        if is_cancelled(collector, twice):  # K12-4.13
            runner_up = runner_up if champion is None else champion
            champion = collector
            if state.events is not None:
                tell_collector(state, collector)
    return champion, runner_up


def best_two(group: Group, twice: i64) -> tuple[Player | None, Player | None]:
    """Return the two highest dice that are not cancelled, or under the Knight the two lowest (K12-4.9)."""
    sign: i64 = -1 if group.active & KNIGHT != 0 else 1
    first: Player | None = None
    second: Player | None = None
    for player in group.players:
        if not is_cancelled(player, twice):
            if first is None or player.value * sign > first.value * sign:
                second = first
                first = player
            elif second is None or player.value * sign > second.value * sign:
                second = player
    return first, second


def dodge(state: King, group: Group) -> None:
    """Turn the Faun's die, if it would be cancelled, to the highest face that no other die shows (K12-4.14)."""
    faun = group.playing(FAUN)
    if not is_cancelled(faun, shared_values(group)):
        if state.events is not None:
            tell_faun_at_rest(state, faun)
        return
    shown: i64 = 0
    for player in group.players:
        if player is not faun:
            shown |= bit(player.die)
    before = faun.die
    faun.die = 12
    while shown & bit(faun.die) != 0:
        faun.die -= 1
    faun.value = faun.die
    if state.events is not None:
        tell_faun(state, faun, before)
