"""Choices at a table: people's, bots', and those of a clock that ran out."""

from __future__ import annotations

from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.tables.entries import Asked, BotSeated, Closed, Forfeited, Played
from tablee.tables.seating import By, agreed, best_bot, no_question, own_seat, undo_allowed
from tablee.tables.table import Table
from tablee.wire.client import Answer, Retract, Submit


def _playing(table: Table) -> Match:
    if table.match is None or table.status != "playing":
        raise Refused("over" if table.match is not None else "not-playing")
    return table.match


def submit(table: Table, command: Submit, by: By) -> None:
    """A person chooses."""
    match = _playing(table)
    place = own_seat(table, by)
    if table.seats[place].bot:
        raise Refused("bot-plays")
    if table.paused:
        raise Refused("paused")
    action = table.game.actions.index(command.action)
    if action is None:
        raise Refused("unknown-action", action=command.action)
    before = len(match.log)
    match.submit(place, command.decision, action)
    spent = table.clocks.spent(by.at, by.lag) if place in table.clocks.running else 0.0
    table.do(Played(place, table.lines_since(before)), by.at, by.user, by.message, spent)


def retract(table: Table, command: Retract, by: By) -> None:
    """A person takes a secret choice back."""
    match = _playing(table)
    place = own_seat(table, by)
    before = len(match.log)
    match.retract(place, command.decision)
    table.do(Played(place, table.lines_since(before)), by.at, by.user, by.message)


def choose(table: Table, place: int, decision: int, action: int, at: float) -> None:
    """A bot chooses for its seat, or the clock for somebody's."""
    match = _playing(table)
    before = len(match.log)
    match.submit(place, decision, action)
    table.do(Played(place, table.lines_since(before)), at)


def ask_undo(table: Table, by: By) -> None:
    """Take one's last choice back at once where that is free; else ask those who are concerned."""
    place = own_seat(table, by)
    allowed = undo_allowed(table, place)
    if allowed == "no":
        raise Refused("undo-too-late")
    no_question(table)
    if allowed == "free":
        undo(table, place, by)
    else:
        table.do(Asked("undo", place), by.at, by.user, by.message)


def answer(table: Table, command: Answer, by: By) -> None:
    """Agree or not; what all agree to is done."""
    question = agreed(table, command.agree, by)
    if question is None:
        return
    if question.about == "end":
        table.do(Closed("agreed"), by.at, by.user)
    else:
        undo(table, question.seat, By(by.user, by.name, by.at, ""))


def undo(table: Table, place: int, by: By) -> None:
    """Go back to the seat's last choice."""
    match = _playing(table)
    decision = match.last_choice(place)
    if decision is None:
        raise Refused("undo-too-late")
    before = len(match.log)
    match.rewind(decision)
    table.do(Played(place, table.lines_since(before)), by.at, by.user, by.message)


def flag(table: Table, at: float) -> bool:
    """Let the table's rule fall on a seat whose clock has run out by now; whether one had."""
    due = table.clocks.next_flag()
    if due is None or due[0] > at or table.status != "playing":
        return False
    place = due[1]
    match = _playing(table)
    action = table.game.lapse(match.state, place)
    if action is None and table.setup.timeout == "random":
        legal = match.state.legal(place)
        action = Rng(f"{table.code}/{match.decision}/{place}").pick(legal)
    if action is not None:
        choose(table, place, match.decision, action, at)
    elif table.setup.timeout == "forfeit":
        _forfeit(table, place, at)
    else:
        table.do(BotSeated(place, best_bot(table)), at)
    return True


def _forfeit(table: Table, place: int, at: float) -> None:
    """The seat has lost; where others play on, a bot plays it to the end."""
    table.do(Forfeited(place), at)
    if table.status == "playing":
        table.do(BotSeated(place, best_bot(table)), at)
