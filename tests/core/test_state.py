"""A position lets chance happen and plays itself out."""

from tablee.core.decision import Decide, Over
from tablee.core.event import EVERYONE, Event
from tablee.core.rng import Rng
from tests.toy import GAME
from tests.toy.options import ToyOptions


def test_chance_happens_until_somebody_must_choose() -> None:
    state = GAME.new(ToyOptions(), 3)
    waits = state.settle(Rng(1))
    assert isinstance(waits, Decide)
    assert waits.seats == (0, 1, 2)


def test_a_playout_goes_to_the_end_and_counts_the_choices() -> None:
    state = GAME.new(ToyOptions(hand=4), 2)
    assert 6 <= state.playout(Rng(1)) <= 11
    assert isinstance(state.awaits(), Over)
    assert state.playout(Rng(1)) == 0


def test_the_same_generator_plays_the_same() -> None:
    one, other = GAME.new(ToyOptions(hand=4), 2), GAME.new(ToyOptions(hand=4), 2)
    one.playout(Rng("same"))
    other.playout(Rng("same"))
    assert (one.shown, one.points) == (other.shown, other.points)


def test_events_are_kept_only_when_somebody_listens() -> None:
    state = GAME.new(ToyOptions(), 2)
    state.tell("rolled", "T-1.1", {})
    assert state.events is None
    state.events = []
    state.tell("rolled", "T-1.1", {"seat": 1})
    assert state.events == [Event("rolled", "T-1.1", {"seat": 1}, EVERYONE)]


def test_a_position_says_what_it_waits_for() -> None:
    state = GAME.new(ToyOptions(), 2)
    assert repr(state) == "<ToyState: Draw('deal/1')>"
    state.settle(Rng(1))
    assert repr(state) == "<ToyState: Decide((0, 1), 'show')>"
