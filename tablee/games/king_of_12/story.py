"""A turn told for people, step by step in the order of the rules; called only when somebody listens."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.event import all_but, only
from tablee.games.king_of_12.pieces import (
    ALCHEMIST,
    AUTOMATON,
    COLLECTOR,
    FAUN,
    GOLEM,
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

    from tablee.games.king_of_12.position import Group, Player, Position


def tell_characters(position: Position) -> None:
    """K12-1.1: the seven of this match, and what the rulebook says of both promos together."""
    position.tell("characters-chosen", "K12-1.1", {"cards": names(position.characters)})
    if position.characters & COLLECTOR != 0 and position.characters & FAUN != 0:
        position.tell("both-promos", "K12-1.5", {})


def tell_round(position: Position) -> None:
    """A round begins; in a tournament, who plays with whom."""
    position.tell("round-began", "K12-1.6" if position.round == 1 else "K12-5.5", {"round": position.round})
    if position.is_tournament():
        rule = "K12-9.1" if position.round == 1 else "K12-9.5"
        for group in position.groups:
            position.tell("group-formed", rule, {"group": group.number + 1, "seats": group.seats()})


def tell_group(position: Position, group: Group) -> None:
    """In a tournament, of whom the next events tell."""
    if position.among_champions:
        position.tell("champions-compared", "K12-9.3", {"seats": group.seats()})
    elif position.is_tournament():
        position.tell("group-compared", "K12-9.2", {"group": group.number + 1, "seats": group.seats()})


def tell_group_again(position: Position, group: Group) -> None:
    """The same heading, where several groups go through a step one after another."""
    if not position.among_champions:
        tell_group(position, group)


def tell_reveal(position: Position, group: Group) -> None:
    """K12-2.1: the cards of a group are turned up."""
    for player in group.players:
        position.tell("card-played", "K12-2.1", {"seat": player.seat, "card": name(player.card)})


def tell_cards_cancelled(position: Position, group: Group) -> None:
    """K12-2.2, K12-4.11: which cards do nothing, and why."""
    told: i64 = 0
    for player in group.players:
        seats = [other.seat for other in group.players if other.card == player.card]
        if len(seats) > 1 and player.card & told == 0:
            told |= player.card
            position.tell("cards-cancelled", "K12-2.2", {"seats": seats, "card": name(player.card)})
    if group.active == LADY and len(group.players) > 1:
        silenced = [player.seat for player in group.players if player.card != LADY]
        position.tell("lady-cancelled", "K12-4.11", {"seat": group.playing(LADY).seat, "seats": silenced})


def tell_pass(position: Position, group: Group) -> None:
    """K12-4.7: the dice go to the left."""
    if len(group.players) > 1:
        position.tell("dice-passed", "K12-4.7", {"seat": group.playing(MERCHANTS).seat, "seats": group.seats()})
        for player in group.players:
            position.tell("die-received", "K12-4.7", {"seat": player.seat, "face": player.die})


def tell_effects(position: Position, group: Group, player: Player, before: i64, met: i64) -> None:
    """K12-2.3: what happens to one die and its value, in the order in which it happens."""
    card: i64 = player.card & group.active
    early = card & REMEMBERED != 0 and met != player.die
    if early:
        tell_value(position, player, card, met)
    if group.active & TROUBLEMAKERS != 0:
        position.tell("die-turned-over", "K12-4.6", {"seat": player.seat, "before": before, "face": 13 - before})
        before = 13 - before
    if card == REVERSER:
        position.tell("die-reversed", "K12-4.5", {"seat": player.seat, "before": before, "face": player.die})
    elif card == SORCERER:
        position.tell("die-turned", "K12-4.12", {"seat": player.seat, "before": before, "face": player.die})
    elif not early:
        tell_value(position, player, card, met)


def tell_value(position: Position, player: Player, card: i64, face: i64) -> None:
    """K12-3.1: a value that is not the face."""
    told = {"seat": player.seat, "face": face, "value": player.value}
    if card == ALCHEMIST:
        position.tell("value-doubled", "K12-4.1", {**told})
    elif card == AUTOMATON:
        position.tell("value-raised", "K12-4.2", {**told})
    elif card == PARASITE:
        position.tell("value-lowered", "K12-4.3", {**told})
    elif card == GOLEM:
        position.tell("value-set", "K12-4.4", {**told})


def tell_oracle(position: Position, player: Player, before: i64) -> None:
    """K12-4.8: a die is rolled after all the effects."""
    position.tell("die-rerolled", "K12-4.8", {"seat": player.seat, "before": before, "face": player.die})


def tell_faun(position: Position, player: Player, before: i64) -> None:
    """K12-4.14: a die gets out of the way."""
    position.tell("die-dodged", "K12-4.14", {"seat": player.seat, "before": before, "face": player.die})


def tell_cancelled(position: Position, group: Group) -> None:
    """K12-2.4: the values are compared, and the equal ones are cancelled."""
    compared = [player.value for player in group.players]
    position.tell("values-compared", "K12-2.4", {"seats": group.seats(), "values": compared})
    for value in sorted({player.value for player in group.players}):
        seats = [player.seat for player in group.players if player.value == value]
        if len(seats) > 1:
            position.tell("dice-cancelled", "K12-2.4", {"seats": seats, "value": value})


def tell_knight(position: Position, player: Player) -> None:
    """K12-4.9: low beats high."""
    position.tell("lowest-won", "K12-4.9", {"seat": player.seat})


def tell_gambler(position: Position, player: Player, champion: Player | None, runner_up: Player | None) -> None:
    """K12-4.10: champion and runner-up change places, if there is anybody."""
    if runner_up is None:
        return
    if champion is None:
        position.tell("champion-demoted", "K12-4.10", {"seat": player.seat, "seat_champion": runner_up.seat})
    else:
        position.tell("places-changed", "K12-4.10", {"seat": player.seat})


def tell_collector(position: Position, player: Player) -> None:
    """K12-4.13: a cancelled die is champion."""
    position.tell("collector-won", "K12-4.13", {"seat": player.seat, "value": player.value})


def tell_podium(position: Position, champion: Player | None, runner_up: Player | None, prize: i64) -> None:
    """K12-2.5, K12-9.3: who is champion and runner-up, and what they get."""
    if champion is None:
        position.tell("no-champion", "K12-2.5", {})
    elif prize > 0:
        told = {"seat": champion.seat, "value": champion.value, "points": prize}
        position.tell("champion-named", "K12-2.5", {**told})
    else:
        position.tell("champion-sent", "K12-9.3", {"seat": champion.seat, "value": champion.value})
    if runner_up is None:
        position.tell("no-runner-up", "K12-2.5", {})
    else:
        told = {"seat": runner_up.seat, "value": runner_up.value, "points": 1}
        position.tell("runner-up-named", "K12-2.5", {**told})


def tell_no_theft(position: Position, met: list[Player]) -> None:
    """K12-4.11: Ladies met, and nothing can be taken."""
    thief, victim = met[0], met[-1]
    if victim.points() == 0:
        position.tell("nothing-to-take", "K12-4.11", {"seat": thief.seat, "seat_from": victim.seat})
    else:
        position.tell("ladies-even", "K12-4.11", {})


def tell_theft(position: Position, thief: Player, victim: Player, choice: i64) -> None:
    """K12-4.11: a Lady takes a token, or leaves it."""
    if choice == TAKE_NONE:
        position.tell("token-left", "K12-4.11", {"seat": thief.seat, "seat_from": victim.seat})
    else:
        token = "1" if choice == TAKE_ONE else "2"
        position.tell("token-taken", "K12-4.11", {"seat": thief.seat, "seat_from": victim.seat, "token": token})


def tell_burial(position: Position, seat: i64, card: i64) -> None:
    """K12-5.4: a card goes under a die, unknown to the others."""
    position.tell("card-buried", "K12-5.4", {"seat": seat, "card": name(card)}, only(seat))
    position.tell("card-hidden", "K12-5.4", {"seat": seat}, all_but(seat))
