"""A turn: six steps that everybody takes at once, in each group and then among the groups' champions."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, members
from tablee.games.king_of_12.rules.effects import apply_effects, cancel_cards, choosers, pass_dice
from tablee.games.king_of_12.rules.events import (
    tell_cards_cancelled,
    tell_group,
    tell_group_again,
    tell_oracle,
    tell_podium,
    tell_reveal,
)
from tablee.games.king_of_12.rules.phases import ADJUSTING, FORETELLING, TAKING
from tablee.games.king_of_12.rules.pieces import MERCHANTS, ORACLE
from tablee.games.king_of_12.rules.podium import podium
from tablee.games.king_of_12.rules.rounds import end_turn
from tablee.games.king_of_12.rules.theft import meet_ladies, thieves

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group
    from tablee.games.king_of_12.rules.state import King


def reveal(state: King, choices: list[int]) -> None:
    """K12-2.1: all cards are turned up at once."""
    state.turn += 1
    place: i64 = 0
    for player in state.players:
        card: i64 = bit(choices[place])
        player.card = card
        player.hand ^= card
        if player.buried != 0 and not state.setup.face_down:
            player.shown |= card
            player.shown_later |= card
        place += 1  # noqa: SIM113  (enumerate would give a boxed number)
    if state.events is not None:
        state.tell("turn-began", "K12-2.1", {"turn": state.turn})
    begin_stage(state)


def begin_stage(state: King) -> None:
    """K12-2.2, K12-4.7: cards are cancelled, the Merchants come first; then those who have a choice make it."""
    seats: i64 = 0
    for group in state.stage:
        cancel_cards(group)
        if state.events is not None:
            tell_cards(state, group)
        if group.active & MERCHANTS != 0:
            pass_dice(state, group)
        seats |= choosers(group, final_face=state.setup.final_face)
    if seats != 0:
        state.wait(ADJUSTING, seats)
    else:
        take_effect(state)


def tell_cards(state: King, group: Group) -> None:
    tell_group(state, group)
    if not state.among_champions:
        tell_reveal(state, group)
    tell_cards_cancelled(state, group)


def adjust(state: King, choices: list[int]) -> None:
    """All who had a choice have made it."""
    for place, seat in enumerate(members(state.pending)):
        state.everybody[seat].choice = choices[place]
    take_effect(state)


def take_effect(state: King) -> None:
    """K12-2.3: step 3 in every group of the stage."""
    for group in state.stage:
        apply_effects(state, group)
    compare_from(state, 0)


def compare_from(state: King, first: i64) -> None:
    """K12-2.4: group after group compares; K12-4.8: an Oracle rolls before that."""
    for number in range(first, len(state.stage)):
        group = state.stage[number]
        if group.active & ORACLE != 0:
            state.oracle = number
            state.wait(FORETELLING, bit(group.playing(ORACLE).seat))
            return
        if state.events is not None:
            tell_group_again(state, group)
        compare(state, group)
    settle_thefts(state)


def foretold(state: King, face: i64) -> None:
    """K12-4.8: the Oracle's die is rolled, after every other effect."""
    group = state.stage[state.oracle]
    player = group.playing(ORACLE)
    before = player.die
    player.die = face
    player.value = face
    if state.events is not None:
        tell_group_again(state, group)
        tell_oracle(state, player, before)
    compare(state, group)
    compare_from(state, state.oracle + 1)


def compare(state: King, group: Group) -> None:
    """K12-2.5: champion and runner-up; K12-9.3: a champion of several groups gets nothing yet."""
    champion, runner_up = podium(state, group)
    prize: i64 = 2 if state.among_champions or not state.is_tournament() else 0
    if champion is not None:
        if prize > 0:
            champion.twos += 1
        else:
            state.champions |= bit(champion.seat)
    if runner_up is not None:
        runner_up.ones += 1
    if state.events is not None:
        tell_podium(state, group, champion, runner_up, prize)


def settle_thefts(state: King) -> None:
    """K12-4.11: after step 5, a Lady may take a token from another; K12-8.5: or after the champions' table."""
    meet_ladies(state)
    if state.champions != 0 and not state.among_champions and state.setup.theft_after_champions:
        end_stage(state)
    else:
        ask_thieves(state)


def ask_thieves(state: King) -> None:
    """Let those take a token who may."""
    seats = thieves(state)
    if seats != 0:
        state.wait(TAKING, seats)
    else:
        end_stage(state)


def end_stage(state: King) -> None:
    """K12-9.3: the groups' champions meet, with the card they played and their die as it stands."""
    if state.among_champions or not state.is_tournament():
        end_turn(state)
    elif state.champions == 0:
        if state.events is not None:
            state.tell("no-champions", "K12-9.8", {})
        end_turn(state)
    else:
        state.among_champions = True
        state.stage = state.grouped([members(state.champions)])
        begin_stage(state)
