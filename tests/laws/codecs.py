"""Law 4: encoding and decoding is the identity for options, actions, events, the log and views."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.action import Action
from tablee.core.event import Event
from tablee.core.log import Entry
from tablee.core.match import Match
from tablee.core.options import build, convert, texts
from tablee.core.record import write_entry
from tablee.core.record_reader import read_entry
from tablee.core.state import State
from tests.laws.case import AnyGame, Case
from tests.laws.play import Play, take


def law_options_survive(case: Case) -> None:
    kind = case.game.options
    assert msgspec.json.decode(msgspec.json.encode(case.options), type=kind) == case.options
    assert convert(kind, msgspec.to_builtins(case.options)) == case.options
    assert build(kind, texts(case.options)) == case.options


def law_actions_survive(game: AnyGame) -> None:
    for number, action in enumerate(game.actions.actions):
        assert Action(*_through_json(action)) == action
        assert game.actions.index(game.actions.text(number)) == number
        assert game.actions.text(number) != "retract", "a record could not tell it from a retraction"


def law_events_survive(play: Play) -> None:
    state = play.new()
    for step in play.steps:
        state.events = []
        take(state, step)
        for event in state.events:
            assert Event(*_through_json(event)) == event


def law_logs_survive(play: Play) -> None:
    match: Match | None = None
    for match in play.decisions():
        for entry in match.log[-3:]:
            _survives(entry, play.case.game)


def _survives(entry: Entry, game: AnyGame) -> None:
    assert msgspec.json.decode(msgspec.json.encode(entry), type=type(entry)) == entry
    assert read_entry(write_entry(entry, game), game) == entry


def law_views_survive(play: Play) -> None:
    for state in play.positions():
        for viewer in play.case.viewers:
            _view_survives(play.case.game, state, viewer)


def _view_survives(game: AnyGame, state: State, viewer: int | None) -> None:
    view = game.view(state, viewer)
    encoded = msgspec.json.encode(view)
    again = msgspec.json.decode(encoded, type=game.views)
    assert again == view, "a view is decoded as another one"
    assert msgspec.json.encode(again) == encoded


def _through_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))
