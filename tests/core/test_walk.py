"""Walking through a log."""

from __future__ import annotations

import pytest

from tablee.core.log import Committed, Dealt
from tablee.core.luck import Luck
from tablee.core.match import BrokenLog, Match
from tablee.core.walk import walk
from tests.toy import GAME as TOY


def played() -> Match:
    """A match after its first choices, one of them made twice."""
    match = Match(TOY, TOY.options(), 3, Luck(bytes(32)))
    for seat in (0, 0, 1, 2):
        match.submit(seat, 0, match.state.legal(seat)[0])
    return match


def test_a_walk_stops_before_between_and_after_all_entries() -> None:
    log = played().log
    points = [(point.last, point.next) for point in walk(TOY, TOY.options(), 3, log)]
    assert points == list(zip([None, *log], [*log, None], strict=True))


def test_all_that_is_told_on_the_way_is_the_story() -> None:
    match = played()
    told = [event for point in walk(TOY, TOY.options(), 3, match.log) for event in point.told]
    assert told == match.story


def test_the_match_stands_where_the_point_is() -> None:
    match = played()
    for place, point in enumerate(walk(TOY, TOY.options(), 3, match.log)):
        assert point.match.log == match.log[:place]


def test_nothing_is_settled_while_cards_or_secret_choices_are_missing() -> None:
    settled = [point.last for point in walk(TOY, TOY.options(), 3, played().log) if point.settled]
    assert [entry.stream for entry in settled if isinstance(entry, Dealt)] == ["deal/3", "dice/1"]
    assert len(settled) == 2


def test_a_log_that_cannot_be_says_where_it_breaks() -> None:
    log = [*played().log, Committed(0, 0, 0)]
    with pytest.raises(BrokenLog) as broken:
        list(walk(TOY, TOY.options(), 3, log))
    assert broken.value.entry == len(log) - 1
