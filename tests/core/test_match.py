"""A match: commits, refusals, the log, replay and rewind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.bot import Offer
from tablee.core.chance import Draw
from tablee.core.log import Committed, Dealt, Entry, Retracted, Rewound
from tablee.core.match import BrokenLog, Match
from tablee.core.refusal import Refused
from tests.core.scripted import LUCK, Script, action, begin, choose
from tests.toy import GAME
from tests.toy.options import ToyOptions


def refused(call: Callable[..., Any], *arguments: Any) -> str:
    with pytest.raises(Refused) as refusal:
        call(*arguments)
    return refusal.value.code


def test_a_match_deals_until_somebody_must_choose() -> None:
    match, script = begin()
    assert script.asked == [("deal/1", 0), ("deal/2", 0)]
    assert match.log == [Dealt("deal/1", (10, 1)), Dealt("deal/2", (9, 0))]
    assert (match.decision, match.awaited, match.missing, match.result) == (0, (0, 1), (0, 1), None)


def test_a_match_that_cannot_be_set_up_is_refused() -> None:
    assert refused(Match, GAME, ToyOptions(), 5, None) == "seats"


def test_an_offer_says_what_a_seat_may_do() -> None:
    match, _ = begin()
    assert match.offer(0) == Offer(0, 0, "show", (1, 10))
    choose(match, 0, "show red-6")
    assert match.offer(0) is not None, "it may still change its mind"
    choose(match, 1, "show blue-5")
    assert match.offer(0) == Offer(0, 1, "spoils", (12, 13))
    assert match.offer(1) is None


def test_a_commit_waits_for_the_others_and_does_not_move_the_decision() -> None:
    match, _ = begin()
    assert choose(match, 1, "show blue-5") == []
    assert (match.decision, match.awaited, match.missing, match.commits) == (
        0,
        (0, 1),
        (0,),
        {1: action("show blue-5")},
    )


def test_the_last_commit_makes_everything_happen() -> None:
    match, script = begin()
    choose(match, 1, "show blue-5")
    tags = choose(match, 0, "show red-6")
    assert tags == ["lantern-shown", "lantern-shown", "round-won", "points-gained"]
    assert script.asked[-1] == ("dice/1", 0)
    assert match.commits == {}
    assert (match.decision, match.awaited) == (1, (0,))
    assert [event.tag for event in match.story][-4:] == tags


def test_a_commit_can_be_replaced_until_the_last_is_in() -> None:
    match, _ = begin()
    choose(match, 0, "show red-6")
    choose(match, 0, "show blue-1")
    choose(match, 1, "show blue-5")
    assert match.state.awaits().seats == (1,)  # type: ignore[union-attr]
    assert match.log[2:5] == [Committed(0, 0, 10), Committed(0, 0, 1), Committed(0, 1, 9)]


def test_a_commit_can_be_taken_back_until_the_last_is_in() -> None:
    match, _ = begin()
    choose(match, 0, "show red-6")
    match.retract(0, 0)
    assert match.missing == (0, 1)
    assert match.log[-1] == Retracted(0, 0)
    choose(match, 1, "show blue-5")
    choose(match, 0, "show blue-1")
    assert refused(match.retract, 0, 0) == "stale"


def test_what_was_not_committed_cannot_be_taken_back() -> None:
    match, _ = begin()
    assert refused(match.retract, 0, 0) == "nothing-to-retract"


def test_an_old_decision_is_stale() -> None:
    match, _ = begin()
    choose(match, 0, "show red-6")
    choose(match, 1, "show blue-5")
    assert refused(match.submit, 0, 0, action("pass")) == "stale"
    assert refused(match.submit, 0, 2, action("pass")) == "stale"


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match, _ = begin()
    choose(match, 0, "show red-6")
    choose(match, 1, "show blue-5")
    assert refused(match.submit, 1, 1, action("pass")) == "not-awaited"
    assert refused(match.submit, 7, 1, action("pass")) == "not-awaited"
    assert refused(match.retract, 1, 1) == "not-awaited"


@pytest.mark.parametrize("unknown", [-1, 14, 1000])
def test_an_action_that_does_not_exist_is_unknown(unknown: int) -> None:
    match, _ = begin()
    assert refused(match.submit, 0, 0, unknown) == "unknown-action"


def test_an_illegal_action_is_refused_by_the_game() -> None:
    match, _ = begin()
    before = list(match.log)
    assert refused(match.submit, 0, 0, action("show blue-6")) == "not-in-hand"
    assert (match.log, match.commits) == (before, {})


def finished() -> Match:
    match, _ = begin()
    choose(match, 0, "show red-6")
    choose(match, 1, "show blue-5")
    choose(match, 0, "pass")
    return match


def test_when_it_is_over_nobody_can_choose() -> None:
    match = finished()
    assert match.result is not None
    assert match.result.ranks == (1, 2)
    assert (match.awaited, match.decision) == ((), 2)
    assert match.offer(0) is None
    assert refused(match.submit, 0, 2, action("pass")) == "over"
    assert refused(match.retract, 0, 2) == "over"


def test_a_match_without_luck_waits_for_outcomes() -> None:
    match = Match(GAME, ToyOptions(), 2, None)
    assert isinstance(match.awaits, Draw)
    assert refused(match.submit, 0, 0, 1) == "stale"
    assert refused(match.enter, Dealt("deal/2", (9, 0))) == "deal-not-awaited"
    assert refused(match.enter, Dealt("deal/1", (9, 9))) == "deal-impossible"
    assert [event.tag for event in match.enter(Dealt("deal/1", (10, 1)))] == ["hand-dealt", "others-dealt"]
    match.enter(Dealt("deal/2", (9, 0)))
    assert refused(match.enter, Dealt("dice/1", (4,))) == "deal-not-awaited"


def test_a_match_can_be_played_on_with_luck() -> None:
    match = Match(GAME, ToyOptions(), 2, None)
    told = match.play_on(Script(LUCK))
    assert [event.tag for event in told] == ["hand-dealt", "others-dealt"] * 2
    assert match.log == begin()[0].log


def same(one: Match, other: Match) -> bool:
    views = [(one.view(viewer), other.view(viewer)) for viewer in (0, 1, None)]
    standing = [(each.log, each.story, each.commits, each.decision, each.awaited) for each in (one, other)]
    return standing[0] == standing[1] and all(mine == yours for mine, yours in views)


def test_a_log_replays() -> None:
    match = finished()
    again = Match.replay(GAME, ToyOptions(), 2, match.log)
    assert same(again, match)
    assert again.result is not None


def test_a_log_replays_with_commits_still_open() -> None:
    match, _ = begin()
    choose(match, 1, "show blue-5")
    again = Match.replay(GAME, ToyOptions(), 2, match.log, Script(LUCK))
    assert same(again, match)
    choose(again, 0, "show red-6")
    assert again.decision == 1


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Dealt("deal/3", (1, 2)), "deal-not-awaited stream=deal/3"),
        (Committed(0, 0, 11), "not-in-hand (T-1.2) lantern=blue-6"),
        (Committed(3, 0, 10), "stale decision=3, current=0"),
        (Retracted(0, 1), "nothing-to-retract"),
        (Rewound(5), "no-such-decision decision=5"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, tuple) else "",
)
def test_a_log_that_cannot_be_is_broken_at_the_entry(entry: Entry, why: str) -> None:
    match, _ = begin()
    with pytest.raises(BrokenLog) as broken:
        Match.replay(GAME, ToyOptions(), 2, [*match.log, entry])
    assert (broken.value.entry, broken.value.why) == (2, why)
    assert str(broken.value) == f"entry 3: {why}"


class TestRewind:
    def test_it_goes_back_to_a_decision_as_it_was_first_asked(self) -> None:
        match, fresh = finished(), begin()[0]
        match.rewind(0)
        assert match.log[-1] == Rewound(0)
        assert (match.decision, match.commits, match.story) == (0, {}, fresh.story)
        assert match.view(0) == fresh.view(0)

    def test_open_commits_are_gone(self) -> None:
        match, _ = begin()
        choose(match, 0, "show red-6")
        match.rewind(0)
        assert match.missing == (0, 1)

    def test_chance_gives_the_same_again(self) -> None:
        """Going back changes nobody's luck: the first roll of a stream stays the first."""
        match, script = begin()
        for _ in range(2):
            choose(match, 0, "show red-6")
            choose(match, 1, "show blue-5")
            assert match.log[-1] == Dealt("dice/1", (4,))
            match.rewind(0)
        assert script.asked[2:] == [("dice/1", 0)] * 2

    def test_another_choice_meets_another_streams_luck(self) -> None:
        match, _ = begin()
        choose(match, 0, "show red-6")
        choose(match, 1, "show blue-5")
        match.rewind(0)
        choose(match, 0, "show blue-1")
        choose(match, 1, "show blue-5")
        assert match.log[-1] == Dealt("dice/2", (3,))

    def test_what_was_dealt_before_stays(self) -> None:
        match, script = begin()
        choose(match, 0, "show red-6")
        choose(match, 1, "show blue-5")
        match.rewind(1)
        assert match.view(0).points == (4, 0)
        assert script.asked[2:] == [("dice/1", 0)]

    def test_it_goes_back_even_from_the_end(self) -> None:
        match = finished()
        match.rewind(1)
        assert match.result is None
        assert match.awaited == (0,)

    @pytest.mark.parametrize("decision", [-1, 2, 9])
    def test_there_must_have_been_such_a_decision(self, decision: int) -> None:
        assert refused(finished().rewind, decision) == "no-such-decision"

    def test_it_is_replayed(self) -> None:
        match = finished()
        match.rewind(0)
        choose(match, 0, "show blue-1")
        again = Match.replay(GAME, ToyOptions(), 2, match.log, Script(LUCK))
        assert same(again, match)


class TestLastChoice:
    def test_there_is_none_at_the_beginning(self) -> None:
        assert begin()[0].last_choice(0) is None

    def test_a_choice_followed_by_chance_stands(self) -> None:
        match, _ = begin()
        choose(match, 0, "show red-6")
        choose(match, 1, "show blue-5")
        assert [match.last_choice(seat) for seat in (0, 1)] == [None, None]

    def test_a_choice_of_one_seat_that_met_no_chance_can_be_taken_back_by_it(self) -> None:
        match = Match(GAME, ToyOptions(hand=3), 2, Script({"deal/1": ["0 1 11"], "deal/2": ["2 3 4"], "dice/1": ["4"]}))
        match.submit(0, 0, 11)
        match.submit(1, 0, 4)
        choose(match, 0, "pass")
        assert [match.last_choice(seat) for seat in (0, 1)] == [1, None]

    def test_a_choice_of_several_is_nobodys_alone(self) -> None:
        plain = ToyOptions(hand=3, lucky=False)
        match = Match(GAME, plain, 2, Script({"deal/1": ["0 1 11"], "deal/2": ["2 3 4"]}))
        match.submit(0, 0, 11)
        match.submit(1, 0, 4)
        assert [match.last_choice(seat) for seat in (0, 1)] == [None, None]
