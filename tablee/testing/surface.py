"""Laws about estimates, features, drawings and bots."""

from __future__ import annotations

from math import isclose

import msgspec
from rich.text import Text

from tablee.core.bot import Bot, Offer
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.core.state import State
from tablee.testing.case import THOROUGH, AnyGame, Case
from tablee.testing.play import Play
from tablee.words import LANGUAGES, Words

WIDTHS = (40, 80, 120)
BOT_DECISIONS = 5 if THOROUGH else 1
"""The strongest bots are slow, so only a few decisions are tried."""


def law_features_are_always_as_many(play: Play) -> None:
    game = play.case.game
    states = list(play.positions())
    encoded = [game.encode(game.view(state, viewer)) for state in states for viewer in play.case.viewers]
    assert len({len(features) for features in encoded}) == 1, "sometimes more, sometimes fewer"
    assert all(isinstance(feature, float) for features in encoded for feature in features)


def law_estimates_are_shares_of_one_win(play: Play) -> None:
    for state in play.positions():
        shares = play.case.game.evaluate(state)
        assert len(shares) == play.case.seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert isclose(sum(shares), 1.0, abs_tol=1e-6), "shares do not add up to 1"


def law_who_runs_out_of_time_does_something_legal(play: Play) -> None:
    for match in play.decisions():
        for seat in match.awaited:
            done = play.case.game.lapse(match.state, seat)
            assert done is None or done in match.state.legal(seat), "a lapsed clock does what is not legal"


def law_every_view_can_be_drawn(play: Play) -> None:
    names = [f"Player {seat + 1}" for seat in range(play.case.seats)]
    says = [Words(language, play.case.game, names, options=play.case.options, markup=True) for language in LANGUAGES]
    for number, state in enumerate(play.positions(3)):
        for viewer in play.case.viewers:
            _can_be_drawn(play.case.game, play.case.game.view(state, viewer), says[number % len(says)])


def _can_be_drawn(game: AnyGame, view: object, say: Say) -> None:
    for width in WIDTHS:
        lines = Text.from_markup(game.draw(view, say, width)).plain.split("\n")
        widest = max(lines, key=lambda line: Text(line).cell_len)
        assert Text(widest).cell_len <= width, f"wider than {width}: {widest}"


def law_bots_choose_by_the_view_alone(play: Play) -> None:
    """Check that bots choose legally, and the same for the same view and generator."""
    for match in play.decisions(BOT_DECISIONS):
        offer = match.offer(play.fate().pick(match.awaited))
        assert offer is not None
        for bot in play.case.game.bots.values():
            _chooses(play.case, bot, match.state, offer)


def _chooses(case: Case, bot: Bot, state: State, offer: Offer) -> None:
    game = case.game
    view = game.view(state, offer.seat)
    imagined = game.view(game.imagine(view, Rng("another")), offer.seat)
    decoded = msgspec.json.decode(msgspec.json.encode(imagined), type=game.views)
    chosen = {bot.choose(each, offer, Rng("bot")) for each in (view, decoded)}
    assert chosen <= set(offer.legal), "a bot does what is not legal"
    assert len(chosen) == 1, "a bot does one thing or another"


def law_the_game_says_whether_choices_are_at_once_and_everything_is_open(play: Play) -> None:
    """Check that `GameInfo.simultaneous` and `GameInfo.open` are true for every position."""
    game = play.case.game
    for state in play.positions():
        waits = state.awaits()
        at_once = isinstance(waits, Decide) and len(waits.seats) > 1
        assert game.info.simultaneous or not at_once, "seats choose at once, and the game does not say so"
        if game.info.open:
            views = [msgspec.to_builtins(game.view(state, viewer)) for viewer in play.case.viewers]
            seen = [{name: value for name, value in view.items() if name != "viewer"} for view in views]
            assert all(each == seen[0] for each in seen), "the game is not as open as it says"
