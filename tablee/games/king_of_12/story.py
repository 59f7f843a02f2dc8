"""A turn told for people, step by step in the order of the rules; called only when somebody listens."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.event import all_but, only
from tablee.games.king_of_12.pieces import (
    ALCHEMIST,
    AUTOMATON,
    COLLECTOR,
    FAUN,
    GOLEM,
    LADY,
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

    from tablee.games.king_of_12.position import Position

NOBODY: Final = -1


def tell_characters(position: Position) -> None:
    """K12-1.1: the seven of this match, and what the rulebook says of both promos together."""
    position.tell("characters-chosen", "K12-1.1", {"cards": names(position.characters)})
    if position.characters & COLLECTOR != 0 and position.characters & FAUN != 0:
        position.tell("both-promos", "K12-1.5", {})


def tell_round(position: Position) -> None:
    """A round begins; in a tournament, who plays with whom."""
    position.tell("round-began", "K12-1.6" if position.round == 1 else "K12-5.5", {"round": position.round})
    if position.is_tournament():
        for number, group in enumerate(position.groups, 1):
            rule = "K12-9.1" if position.round == 1 else "K12-9.5"
            position.tell("group-formed", rule, {"group": number, "seats": group})


def tell_group(position: Position, group: list[int]) -> None:
    """In a tournament, of whom the next events tell."""
    if position.among_champions:
        position.tell("champions-compared", "K12-9.3", {"seats": group})
    elif position.is_tournament():
        position.tell("group-compared", "K12-9.2", {"group": position.stage.index(group) + 1, "seats": group})


def tell_group_again(position: Position, group: list[int]) -> None:
    """The same heading, where several groups go through a step one after another."""
    if not position.among_champions:
        tell_group(position, group)


def tell_reveal(position: Position, group: list[int]) -> None:
    """K12-2.1: the cards of a group are turned up."""
    for seat in group:
        position.tell("card-played", "K12-2.1", {"seat": seat, "card": name(position.played[seat])})


def tell_cards_cancelled(position: Position, group: list[int], active: i64) -> None:
    """K12-2.2, K12-4.11: which cards do nothing, and why."""
    told: i64 = 0
    for seat in group:
        card: i64 = position.played[seat]
        seats = [each for each in group if position.played[each] == card]
        if len(seats) > 1 and card & told == 0:
            told |= card
            position.tell("cards-cancelled", "K12-2.2", {"seats": seats, "card": name(card)})
    if active == LADY and len(group) > 1:
        lady = position.playing(LADY, group)
        silenced = [seat for seat in group if seat != lady]
        position.tell("lady-cancelled", "K12-4.11", {"seat": lady, "seats": silenced})


def tell_pass(position: Position, group: list[int]) -> None:
    """K12-4.7: the dice go to the left."""
    position.tell("dice-passed", "K12-4.7", {"seats": group})
    for seat in group:
        position.tell("die-received", "K12-4.7", {"seat": seat, "face": position.dice[seat]})


def tell_effects(position: Position, seat: i64, active: i64, before: i64, met: i64) -> None:
    """K12-2.3: what happens to one die and its value, in the order in which it happens."""
    card: i64 = position.played[seat] & active
    face: i64 = position.dice[seat]
    early = card & REMEMBERED != 0 and met != face
    if early:
        tell_value(position, seat, card, met)
    if active & TROUBLEMAKERS != 0:
        before = 13 - before
        position.tell("die-turned-over", "K12-4.6", {"seat": seat, "before": 13 - before, "face": before})
    if card == REVERSER:
        position.tell("die-reversed", "K12-4.5", {"seat": seat, "before": before, "face": face})
    elif card == SORCERER:
        position.tell("die-turned", "K12-4.12", {"seat": seat, "before": before, "face": face})
    elif not early:
        tell_value(position, seat, card, met)


def tell_value(position: Position, seat: i64, card: i64, face: i64) -> None:
    """K12-3.1: a value that is not the face."""
    value: i64 = position.values[seat]
    if card == ALCHEMIST:
        position.tell("value-doubled", "K12-4.1", {"seat": seat, "face": face, "value": value})
    elif card == AUTOMATON:
        position.tell("value-raised", "K12-4.2", {"seat": seat, "face": face, "value": value})
    elif card == PARASITE:
        position.tell("value-lowered", "K12-4.3", {"seat": seat, "face": face, "value": value})
    elif card == GOLEM:
        position.tell("value-set", "K12-4.4", {"seat": seat, "face": face, "value": value})


def tell_oracle(position: Position, seat: i64, before: i64) -> None:
    """K12-4.8: a die is rolled after all the effects."""
    position.tell("die-rerolled", "K12-4.8", {"seat": seat, "before": before, "face": position.dice[seat]})


def tell_faun(position: Position, seat: i64, before: i64) -> None:
    """K12-4.14: a die gets out of the way."""
    position.tell("die-dodged", "K12-4.14", {"seat": seat, "before": before, "face": position.dice[seat]})


def tell_cancelled(position: Position, group: list[int]) -> None:
    """K12-2.4: the values are compared, and the equal ones are cancelled."""
    told: list[int] = []
    for seat in group:
        value = position.values[seat]
        seats = [each for each in group if position.values[each] == value]
        if len(seats) > 1 and value not in told:
            told.append(value)
            position.tell("dice-cancelled", "K12-2.4", {"seats": seats, "value": value})


def tell_knight(position: Position, seat: i64) -> None:
    """K12-4.9: low beats high."""
    position.tell("lowest-won", "K12-4.9", {"seat": seat})


def tell_gambler(position: Position, seat: i64, champion: i64, runner_up: i64) -> None:
    """K12-4.10: champion and runner-up change places, if there is anybody."""
    if runner_up != NOBODY and champion == NOBODY:
        position.tell("champion-demoted", "K12-4.10", {"seat": seat, "seat_champion": runner_up})
    elif runner_up != NOBODY:
        position.tell("places-changed", "K12-4.10", {"seat": seat})


def tell_collector(position: Position, seat: i64) -> None:
    """K12-4.13: a cancelled die is champion."""
    position.tell("collector-won", "K12-4.13", {"seat": seat, "value": position.values[seat]})


def tell_podium(position: Position, champion: i64, runner_up: i64, prize: i64) -> None:
    """K12-2.5, K12-9.3: who is champion and runner-up, and what they get."""
    if champion == NOBODY:
        position.tell("no-champion", "K12-2.5", {})
    elif prize > 0:
        value = position.values[champion]
        position.tell("champion-named", "K12-2.5", {"seat": champion, "value": value, "points": prize})
    else:
        position.tell("champion-sent", "K12-9.3", {"seat": champion, "value": position.values[champion]})
    if runner_up == NOBODY:
        position.tell("no-runner-up", "K12-2.5", {})
    else:
        value = position.values[runner_up]
        position.tell("runner-up-named", "K12-2.5", {"seat": runner_up, "value": value, "points": 1})


def tell_no_theft(position: Position, group: list[int], thief: i64, victim: i64) -> None:
    """K12-4.11: Ladies met, and nothing can be taken."""
    if thief != NOBODY:
        position.tell("nothing-to-take", "K12-4.11", {"seat": thief, "seat_from": victim})
    elif sum([1 for seat in group if position.played[seat] == LADY]) > 1:
        position.tell("ladies-even", "K12-4.11", {})


def tell_theft(position: Position, thief: i64, victim: i64, choice: i64) -> None:
    """K12-4.11: a Lady takes a token, or leaves it."""
    if choice == TAKE_NONE:
        position.tell("token-left", "K12-4.11", {"seat": thief, "seat_from": victim})
    else:
        token = "1" if choice == TAKE_ONE else "2"
        position.tell("token-taken", "K12-4.11", {"seat": thief, "seat_from": victim, "token": token})


def tell_burial(position: Position, seat: i64, card: i64) -> None:
    """K12-5.4: a card goes under a die, unknown to the others."""
    position.tell("card-buried", "K12-5.4", {"seat": seat, "card": name(card)}, only(seat))
    position.tell("card-hidden", "K12-5.4", {"seat": seat}, all_but(seat))
