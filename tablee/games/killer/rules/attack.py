"""The attack: its target, its rolls and its damage."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.event import Value
from tablee.games.killer.rules.lives import heal, hurt
from tablee.games.killer.rules.phases import AIM, GAMBLE, STRIKE
from tablee.games.killer.rules.turn_order import end_turn
from tablee.games.killer.rules.variants import GAMBLES, STOPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.killer.rules.state import Killer


def attack_won(state: Killer) -> None:
    """Begin an attack (D-1.4) and heal the attacker by the variant (D-2.4). Ask for the target if there is a choice."""
    seat = state.seat
    if state.events is not None:
        state.tell("attack-won", "D-1.4", {"seat": seat, "value": state.value})
    if state.variants.attackers_regenerate and state.lives[seat] > 0:
        heal(state, seat, state.value, "D-2.4")
    rivals = state.rivals()
    if len(rivals) > 1 or state.may_stay_silent():
        state.phase = AIM
    else:
        aim_attack(state, rivals[0])


def aim_attack(state: Killer, target: i64) -> None:
    """Aim the attack (D-1.5). An attacker who names nobody is the target (D-2.5)."""
    state.target = target
    state.left = state.variants.dice
    if state.events is not None and target == state.seat:
        state.tell("attack-unnamed", "D-2.5", {"seat": state.seat, "value": state.value})
    elif state.events is not None:
        state.tell("attack-aimed", "D-1.5", {"seat": state.seat, "seat_target": target, "value": state.value})
    state.phase = STRIKE


def strike_rolled(state: Killer, faces: list[int]) -> None:
    """Set aside the dice that show the value and roll the others, until a roll shows none (D-1.5).

    After a full house, all dice are rolled every time, or again the remaining ones (D-4.2).
    """
    struck(state, faces, faces.count(state.value))


def struck(state: Killer, faces: list[int], hits: i64) -> None:
    """Take a roll with this many hits. The list of faces is kept and never changed."""
    state.hits += hits
    state.struck = faces
    if state.events is not None:
        tell_strike(state, hits)
    if hits == 0:
        missed(state)
    elif state.full and not state.variants.hits_stay:
        ask_again(state)
    else:
        state.left -= hits
        if state.left == 0:
            all_hit(state)
        elif state.full and state.variants.full_house == GAMBLES:
            ask_again(state)


def tell_strike(state: Killer, hits: i64) -> None:
    """Tell the hits of this roll, and the total of the attack so far."""
    rolled: dict[str, Value] = {"seat": state.seat, "faces": state.struck, "value": state.value, "hits": hits}
    state.tell("strike-rolled", "D-1.5", {**rolled, "hits_all": state.hits, "damage": state.damage()})


def all_hit(state: Killer) -> None:
    """End the attack, as nothing is left to roll (D-1.5), or roll all dice again (D-2.6, D-2.7, D-4.2)."""
    if state.variants.full_house == STOPS:
        strike_ends(state)
        return
    state.full = True
    state.left = state.variants.dice
    ask_again(state)


def ask_again(state: Killer) -> None:
    """Roll again without asking (D-2.6), or ask the attacker first (D-2.7).

    The attack ends when it takes all of the target's lives, so that it cannot go on for ever (D-4.6).
    """
    if state.variants.limit > 0 and state.damage() >= state.lives[state.target]:
        strike_ends(state)
        return
    gambles = state.variants.full_house == GAMBLES
    if state.events is not None and not gambles:
        state.tell("strike-goes-on", "D-2.6", {"seat": state.seat, "hits": state.hits})
    state.phase = GAMBLE if gambles else STRIKE


def press_on(state: Killer) -> None:
    """Roll the dice again with the whole attack at risk (D-2.7)."""
    if state.events is not None:
        state.tell("gambled", "D-2.7", {"seat": state.seat, "damage": state.damage()})
    state.phase = STRIKE


def missed(state: Killer) -> None:
    """End the attack after a roll without the value (D-1.5). A gambler loses all of it (D-2.7)."""
    if state.full and state.variants.full_house == GAMBLES:
        state.hits = 0
        if state.events is not None:
            state.tell("gamble-lost", "D-2.7", {"seat": state.seat})
    strike_ends(state)


def strike_ends(state: Killer) -> None:
    """Deal the damage, which is the sum of the dice set aside (D-1.5)."""
    damage = state.damage()
    if damage > 0:
        hurt(state, state.target, damage, "D-1.5")
    elif state.events is not None:
        state.tell("unharmed", "D-1.5", {"seat": state.target})
    end_turn(state)
