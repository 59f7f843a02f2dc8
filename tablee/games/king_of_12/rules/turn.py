"""A turn: six steps that all players take at once, in each group and then among the groups' champions."""
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

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King


def reveal(state: King, choices: list[int]) -> None:
    """Reveal all cards at once (K12-2.1)."""
    place: i64 = 0
    for player in state.players:
        show(state, player, bit(choices[place]))
        place += 1  # noqa: SIM113  (enumerate would give a boxed number)
    begin_turn(state)


def show(state: King, player: Player, card: i64) -> None:
    """Put a player's card on the table."""
    player.card = card
    player.hand ^= card
    if player.buried != 0 and not state.setup.face_down:
        player.shown |= card
        player.shown_later |= card


def begin_turn(state: King) -> None:
    """Begin a turn with the cards on the table."""
    state.turn += 1
    if state.events is not None:
        state.tell("turn-began", "K12-2.1", {"turn": state.turn})
    begin_stage(state)


def begin_stage(state: King) -> None:
    """Cancel cards (K12-2.2), apply the Merchants first (K12-4.7), then ask the players with a choice."""
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
    """Apply the choices of the players who had one."""
    for place, seat in enumerate(members(state.pending)):
        state.everybody[seat].choice = choices[place]
    take_effect(state)


def take_effect(state: King) -> None:
    """Apply step 3 in every group of the stage (K12-2.3)."""
    for group in state.stage:
        apply_effects(state, group)
    compare_from(state, 0)


def compare_from(state: King, first: i64) -> None:
    """Compare group after group (K12-2.4). An Oracle rolls before that (K12-4.8)."""
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
    """Take the Oracle's roll, after every other effect (K12-4.8)."""
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
    """Name champion and runner-up (K12-2.5). With several groups, a group's champion gets nothing yet (K12-9.3)."""
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
    """Let Ladies take tokens after step 5 (K12-4.11), or after the champions' table (K12-8.5)."""
    meet_ladies(state)
    if state.champions != 0 and not state.among_champions and state.setup.theft_after_champions:
        end_stage(state)
    else:
        ask_thieves(state)


def ask_thieves(state: King) -> None:
    """Ask the players who may take a token."""
    seats = thieves(state)
    if seats != 0:
        state.wait(TAKING, seats)
    else:
        end_stage(state)


def end_stage(state: King) -> None:
    """Let the groups' champions meet, with the card they played and their die as it is (K12-9.3)."""
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
