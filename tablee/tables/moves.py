"""Choices at a table, made by people, by bots, or by a clock that ran out."""
# compiled by mypyc

from __future__ import annotations

import hashlib

from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.tables import undoing
from tablee.tables.entries import Asked, BotSeated, Forfeited, Played
from tablee.tables.seating import By, no_question, own_seat, settle_question, stand_in
from tablee.tables.table import Table
from tablee.wire.client import Retract, Submit


def _playing(table: Table) -> Match:
    if table.match is None or table.status != "playing":
        raise Refused("over" if table.match is not None else "not-playing")
    return table.match


def _person_at(table: Table, by: By) -> int:
    """Return the seat for which this user may choose now."""
    place = own_seat(table, by)
    if table.seats[place].bot:
        raise Refused("bot-plays")
    if table.paused:
        raise Refused("paused")
    return place


def submit(table: Table, command: Submit, by: By) -> None:
    """Make a person's choice."""
    _playing(table)
    place = _person_at(table, by)
    action = table.game.actions.index(command.action)
    if action is None:
        raise Refused("unknown-action", action=command.action)
    lines = table.commit(place, command.decision, action)
    spent = table.clocks.spent(place, by.at, by.lag)
    table.do(Played(place, lines), by.at, by.user, by.message, spent)


def retract(table: Table, command: Retract, by: By) -> None:
    """Take a person's secret choice back."""
    match = _playing(table)
    place = _person_at(table, by)
    before = len(match.log)
    match.retract(place, command.decision)
    table.do(Played(place, table.lines_since(before)), by.at, by.user, by.message)


def choose(table: Table, place: int, decision: int, action: int, at: float) -> None:
    """Make a choice for a bot, or for a seat whose time is up."""
    _playing(table)
    lines = table.commit(place, decision, action)
    table.do(Played(place, lines), at, spent=table.clocks.spent(place, at, 0.0))


def ask_undo(table: Table, by: By) -> None:
    """Undo one's last choice: at once if nobody noticed it, otherwise ask the others."""
    place = own_seat(table, by)
    no_question(table)
    if undoing.check(table, place) == "free":
        undoing.undo(table, place, by.at, by.user, by.message)
    else:
        table.do(Asked("undo", place), by.at, by.user, by.message)


def private_seed(table: Table, purpose: str) -> str:
    """Return a seed for a bot or a clock that nobody can predict without the table's seed."""
    return hashlib.sha256(table.seed + purpose.encode()).hexdigest()


def flag(table: Table, at: float) -> bool:
    """Apply the timeout rule to a seat whose clock has run out. Return whether there was one."""
    due = table.clocks.next_flag()
    if due is None or due[0] > at or table.status != "playing":
        return False
    place = due[1]
    action = _lapsed(table, place)
    if action is not None:
        choose(table, place, _playing(table).decision, action, at)
    elif table.setup.timeout == "forfeit":
        _forfeit(table, place, at)
    else:
        table.do(BotSeated(place, stand_in(table)), at)
        settle_question(table, By("", "", at, ""))
    return True


def _lapsed(table: Table, place: int) -> int | None:
    """Return the action that the game or the table prescribes for a seat whose time is up, or None."""
    match = _playing(table)
    action = table.game.lapse(match.state, place)
    if action is None and table.setup.timeout == "random":
        rng = Rng(private_seed(table, f"lapse/{table.epoch}/{place}/{match.decision}"))
        action = rng.pick(match.state.legal(place))
    return action


def _forfeit(table: Table, place: int, at: float) -> None:
    """Make the seat lose. If the others play on, a bot finishes the game for it."""
    table.do(Forfeited(place), at)
    if table.status == "playing":
        table.do(BotSeated(place, stand_in(table)), at)
        settle_question(table, By("", "", at, ""))
