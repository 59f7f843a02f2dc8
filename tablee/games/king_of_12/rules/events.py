"""Tell a turn step by step, in the order of the rules. Called only if somebody listens."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import size
from tablee.core.event import all_but, only
from tablee.games.king_of_12.rules.pieces import (
    ALCHEMIST,
    AUTOMATON,
    COLLECTOR,
    FAUN,
    GOLEM,
    HAND_SIZE,
    LADY,
    MERCHANTS,
    PARASITE,
    REMEMBERED,
    REVERSER,
    SORCERER,
    TAKE_NONE,
    TAKE_ONE,
    TROUBLEMAKERS,
    name,
    names,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King


def tell_characters(state: King) -> None:
    """Tell the seven characters of this match, and the rulebook's note on both promos together (K12-1.1)."""
    state.tell("characters-chosen", "K12-1.1", {"cards": names(state.characters)})
    if state.characters & COLLECTOR != 0 and state.characters & FAUN != 0:
        state.tell("both-promos", "K12-1.5", {})


def tell_exchange(state: King, drawn: i64) -> None:
    """Tell the draw and the characters that go back (K12-8.1). Their replacements are among the match's characters."""
    if size(state.characters) < HAND_SIZE:
        state.tell("characters-exchanged", "K12-8.1", {"cards": names(drawn)})
    else:
        state.tell("symbols-missing", "K12-8.1", {"cards": names(state.characters)})


def tell_face_down(state: King) -> None:
    """Tell that this turn's cards now lie face down (K12-8.7)."""
    state.tell("cards-face-down", "K12-8.7", {"seats": [player.seat for player in state.players]})


def tell_round(state: King) -> None:
    """Tell that a round begins, and in a tournament who plays with whom."""
    state.tell("round-began", "K12-1.6" if state.round == 1 else "K12-5.5", {"round": state.round})
    if state.is_tournament():
        rule = "K12-9.1" if state.round == 1 else "K12-9.5"
        for group in state.groups:
            state.tell("group-formed", rule, {"group": group.number + 1, "seats": group.seats()})


def tell_group(state: King, group: Group) -> None:
    """In a tournament, tell which group the next events are about."""
    if state.among_champions:
        state.tell("champions-compared", "K12-9.3", {"seats": group.seats()})
    elif state.is_tournament():
        state.tell("group-compared", "K12-9.2", {"group": group.number + 1, "seats": group.seats()})


def tell_group_again(state: King, group: Group) -> None:
    """Repeat the heading if several groups go through a step one after another."""
    if not state.among_champions:
        tell_group(state, group)


def tell_reveal(state: King, group: Group) -> None:
    """Tell the cards that a group reveals (K12-2.1)."""
    for player in group.players:
        state.tell("card-played", "K12-2.1", {"seat": player.seat, "card": name(player.card)})


def tell_cards_cancelled(state: King, group: Group) -> None:
    """Tell which cards are cancelled, and why (K12-2.2, K12-4.11)."""
    told: i64 = 0
    for player in group.players:
        seats = [other.seat for other in group.players if other.card == player.card]
        if len(seats) > 1 and player.card & told == 0:
            told |= player.card
            state.tell("cards-cancelled", "K12-2.2", {"seats": seats, "card": name(player.card)})
    if group.active == LADY and len(group.players) > 1:
        silenced = [player.seat for player in group.players if player.card != LADY]
        state.tell("lady-cancelled", "K12-4.11", {"seat": group.playing(LADY).seat, "seats": silenced})


def tell_pass(state: King, group: Group) -> None:
    """Tell that the dice are passed to the left (K12-4.7)."""
    if len(group.players) > 1:
        state.tell("dice-passed", "K12-4.7", {"seat": group.playing(MERCHANTS).seat, "seats": group.seats()})
        for player in group.players:
            state.tell("die-received", "K12-4.7", {"seat": player.seat, "face": player.die})


def tell_effects(state: King, group: Group, player: Player, before: i64, met: i64) -> None:
    """Tell the effects on one die and its value, in order (K12-2.3)."""
    card: i64 = player.card & group.active
    early = card & REMEMBERED != 0 and met != player.die
    if early:
        tell_value(state, player, card, met)
    if group.active & TROUBLEMAKERS != 0:
        state.tell("die-turned-over", "K12-4.6", {"seat": player.seat, "before": before, "face": 13 - before})
        before = 13 - before
    if card == REVERSER:
        state.tell("die-reversed", "K12-4.5", {"seat": player.seat, "before": before, "face": player.die})
    elif card == SORCERER:
        state.tell("die-turned", "K12-4.12", {"seat": player.seat, "before": before, "face": player.die})
    elif not early:
        tell_value(state, player, card, met)


def tell_value(state: King, player: Player, card: i64, face: i64) -> None:
    """Tell a value that differs from the face (K12-3.1)."""
    told = {"seat": player.seat, "face": face, "value": player.value}
    if card == ALCHEMIST:
        state.tell("value-doubled", "K12-4.1", {**told})
    elif card == AUTOMATON:
        state.tell("value-raised", "K12-4.2", {**told})
    elif card == PARASITE:
        state.tell("value-lowered", "K12-4.3", {**told})
    elif card == GOLEM:
        state.tell("value-set", "K12-4.4", {**told})


def tell_oracle(state: King, player: Player, before: i64) -> None:
    """Tell the Oracle's roll after all other effects (K12-4.8)."""
    state.tell("die-rerolled", "K12-4.8", {"seat": player.seat, "before": before, "face": player.die})


def tell_faun(state: King, player: Player, before: i64) -> None:
    """Tell that the Faun's die dodges, or stays if it already shows the highest free face (K12-4.14)."""
    told = {"seat": player.seat, "before": before, "face": player.die}
    state.tell("die-dodged" if player.die != before else "die-stayed", "K12-4.14", {**told})


def tell_faun_at_rest(state: King, player: Player) -> None:
    """Tell that the Faun need not move, since no other die has its value (K12-4.14)."""
    state.tell("faun-at-rest", "K12-4.14", {"seat": player.seat, "value": player.value})


def tell_cancelled(state: King, group: Group) -> None:
    """Tell the comparison of the values, and which equal ones are cancelled (K12-2.4)."""
    compared = [player.value for player in group.players]
    state.tell("values-compared", "K12-2.4", {"seats": group.seats(), "values": compared})
    for value in sorted({player.value for player in group.players}):
        seats = [player.seat for player in group.players if player.value == value]
        if len(seats) > 1:
            state.tell("dice-cancelled", "K12-2.4", {"seats": seats, "value": value})


def tell_knight(state: King, player: Player) -> None:
    """Tell that low beats high (K12-4.9)."""
    state.tell("lowest-won", "K12-4.9", {"seat": player.seat})


def tell_gambler(state: King, player: Player, champion: Player | None, runner_up: Player | None) -> None:
    """Tell that champion and runner-up change places, if there are any (K12-4.10)."""
    if runner_up is None:
        if champion is not None:
            state.tell("champion-kept", "K12-8.6", {"seat": player.seat, "seat_champion": champion.seat})
        return
    if champion is None:
        state.tell("champion-demoted", "K12-4.10", {"seat": player.seat, "seat_champion": runner_up.seat})
    else:
        state.tell("places-changed", "K12-4.10", {"seat": player.seat})


def tell_collector(state: King, player: Player) -> None:
    """Tell that a cancelled die is champion (K12-4.13)."""
    state.tell("collector-won", "K12-4.13", {"seat": player.seat, "value": player.value})


def tell_podium(state: King, group: Group, champion: Player | None, runner_up: Player | None, prize: i64) -> None:
    """Tell the champion, the runner-up and their prizes (K12-2.5, K12-9.3)."""
    if champion is None:
        state.tell("no-champion", "K12-2.5", {"seats": group.seats()})
    elif prize > 0:
        told = {"seat": champion.seat, "value": champion.value, "points": prize}
        state.tell("champion-named", "K12-2.5", {**told})
    else:
        state.tell("champion-sent", "K12-9.3", {"seat": champion.seat, "value": champion.value})
    if runner_up is None:
        state.tell("no-runner-up", "K12-2.5", {"seats": group.seats()})
    else:
        told = {"seat": runner_up.seat, "value": runner_up.value, "points": 1}
        state.tell("runner-up-named", "K12-2.5", {**told})


def tell_ladies_even(state: King, met: list[Player]) -> None:
    """Tell that Ladies met but the lowest or the highest value is shared (K12-4.11)."""
    told = {"seats": [player.seat for player in met], "values": [player.value for player in met]}
    state.tell("ladies-even", "K12-4.11", {**told})


def tell_nothing_to_take(state: King, thief: Player, victim: Player) -> None:
    """Tell that Ladies met but the one with the highest value has no token (K12-4.11)."""
    state.tell("nothing-to-take", "K12-4.11", {"seat": thief.seat, "seat_from": victim.seat})


def tell_theft(state: King, thief: Player, victim: Player, choice: i64) -> None:
    """Tell that a Lady takes a token, or leaves it (K12-4.11)."""
    if choice == TAKE_NONE:
        state.tell("token-left", "K12-4.11", {"seat": thief.seat, "seat_from": victim.seat})
    else:
        token = "1" if choice == TAKE_ONE else "2"
        state.tell("token-taken", "K12-4.11", {"seat": thief.seat, "seat_from": victim.seat, "token": token})


def tell_burial(state: King, seat: i64, card: i64) -> None:
    """Tell that a card goes under a die, hidden from the others (K12-5.4)."""
    state.tell("card-buried", "K12-5.4", {"seat": seat, "card": name(card)}, only(seat))
    state.tell("card-hidden", "K12-5.4", {"seat": seat}, all_but(seat))
