"""Law 1: every play ends within its limit, and a match accepts exactly the legal actions."""

from __future__ import annotations

from tablee.core.decision import Decide, Over
from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.testing.case import THOROUGH
from tablee.testing.play import Play, take

MOST_ACTIONS = 2000 if THOROUGH else 60
"""The maximum number of actions tried at a decision."""


def law_every_play_ends(play: Play) -> None:
    longest = play.case.game.longest(play.case.options, play.case.seats)
    assert longest <= play.case.game.info.longest, "a match may be longer than the game says"
    decisions = sum(step.stream is None for step in play.steps)
    assert decisions <= longest, f"still going on after {longest} decisions"
    *_, last = play.positions()
    over = last.awaits()
    assert isinstance(over, Over)
    assert len(over.ranks) == play.case.seats, "a rank for each seat"
    assert min(over.ranks) == 1, "somebody is first"
    assert max(over.ranks) <= play.case.seats


def law_something_is_always_legal(play: Play) -> None:
    state = play.new()
    for step in play.steps:
        waits = state.awaits()
        if isinstance(waits, Decide):
            assert waits.seats, "a decision of nobody"
            assert list(waits.seats) == sorted(set(waits.seats)), "seats out of order, or asked twice"
            for seat in waits.seats:
                _check_legal(state.legal(seat), len(play.case.game.actions))
        take(state, step)


def _check_legal(legal: list[int], actions: int) -> None:
    assert legal, "nothing is legal"
    assert len(set(legal)) == len(legal), "an action is legal twice"
    assert legal == sorted(legal), "legal actions out of order"
    assert 0 <= legal[0] <= legal[-1] < actions, "an action that is not in the table"


def law_a_match_accepts_what_is_legal_and_nothing_else(play: Play) -> None:
    fate = play.fate()
    for match in play.decisions(4):
        for seat in match.awaited:
            legal = match.state.legal(seat)
            _accepts(match, seat, fate.pick(legal))
            illegal = [action for action in range(len(match.game.actions)) if action not in legal]
            fate.rng.shuffle(illegal)
            for action in illegal[:MOST_ACTIONS]:
                _refuses(match, seat, action)


def _accepts(match: Match, seat: int, action: int) -> None:
    fork = Match.replay(match.game, match.options, match.seats, match.log)
    fork.submit(seat, fork.decision, action)
    assert fork.log != match.log


def _refuses(match: Match, seat: int, action: int) -> None:
    before = len(match.log)
    text = match.game.actions.text(action)
    refused = _refusal(match, seat, action)
    assert refused is not None, f"{text} is not legal and was accepted"
    assert refused.rule, f"{text} is refused as {refused.code}, by no rule"
    assert len(match.log) == before, "a refused action is in the log"


def _refusal(match: Match, seat: int, action: int) -> Refused | None:
    try:
        match.submit(seat, match.decision, action)
    except Refused as refused:
        return refused
    return None
