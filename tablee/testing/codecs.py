"""Law 4: options, actions, events, the log and views stay the same when they are encoded and decoded."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.action import Action
from tablee.core.event import Event
from tablee.core.log import Entry
from tablee.core.match import Match
from tablee.core.record import write_entry
from tablee.core.record_reader import read_entry
from tablee.core.rules import FIRST
from tablee.core.state import State
from tablee.testing.case import AnyGame, Case
from tablee.testing.play import Play, take


def law_options_survive(case: Case) -> None:
    kind = case.game.options
    assert msgspec.json.decode(msgspec.json.encode(case.options), type=kind) == case.options
    for version in range(FIRST, case.game.info.rules_version + 1):
        rules = case.game.rules(version)
        assert rules.convert(msgspec.to_builtins(case.options)) == case.options
        assert rules.build(rules.texts(case.options)) == case.options
        assert rules.texts(rules.defaults) == {}


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
            assert Event(*_through_json(event.parts())) == event


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
    assert game.view_json(state, viewer) == encoded, "a view is written as another one"


def law_forecasts_survive(play: Play) -> None:
    """Check that a forecast depends only on the view, is repeatable, and survives encoding."""
    game = play.case.game
    for state in play.positions():
        for viewer in play.case.viewers:
            view = msgspec.json.decode(msgspec.json.encode(game.view(state, viewer)), type=game.views)
            forecast = game.forecast(view)
            assert (forecast is None) == (game.forecasts is None), "`forecasts` names what `forecast` does not return"
            assert game.forecast(game.view(state, viewer)) == forecast, "a forecast knows more than its view"
            if game.forecasts is not None:
                again = msgspec.json.decode(msgspec.json.encode(forecast), type=game.forecasts)
                assert again == forecast, "a forecast is decoded as another one"


def _through_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))
