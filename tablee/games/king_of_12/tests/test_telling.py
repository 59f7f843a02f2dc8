"""How long a turn is shown, and which events are shown at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core.beats import Beat
from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.event import Event
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.tests.scripted import act, laid, play
from tablee.games.king_of_12.views.telling import LONGEST_TURN, STEPS, TELLING, beats
from tablee.testing.play import Fate

OF_A_TURN = {tag for step in STEPS if step.chapter == "turn" for tag in step.tags}


def told(events: list[Event]) -> list[list[str]]:
    return [[events[place].tag for place in beat.events] for beat in beats(events)]


def test_cards_are_turned_up_together_and_effects_told_one_by_one() -> None:
    """K12-2.1, K12-2.3."""
    events = play(laid(10, 7, 3), "alchemist", "golem", "reverser")
    assert told(events)[:4] == [
        ["turn-began", "card-played", "card-played", "card-played"],
        ["value-doubled"],
        ["value-set"],
        ["die-reversed"],
    ]


def test_the_troublemakers_turn_all_dice_at_once_after_what_was_remembered() -> None:
    """K12-3.2, K12-4.6."""
    state = laid(10, 7, 3)
    play(state, "alchemist", "troublemakers", "reverser")
    events = act(state, "order alchemist")
    assert told(events)[:3] == [["value-doubled"], ["die-turned-over"] * 3, ["die-reversed"]]


def test_groups_are_told_side_by_side_and_champions_after_them() -> None:
    """K12-9.2, K12-9.3."""
    events = play(laid(1, 2, 3, 4, 5), "automaton", "golem", "automaton", "golem", "knight")
    steps = told(events)
    assert steps[0] == ["turn-began", "group-compared", *["card-played"] * 2, "group-compared", *["card-played"] * 3]
    assert steps[1:3] == [["group-compared", "value-raised", "group-compared", "value-raised"], ["value-set"] * 2]
    compared = [place for place, tags in enumerate(steps) if "values-compared" in tags]
    assert [steps[place].count("values-compared") for place in compared] == [2, 1]
    assert ["champions-compared"] in steps[compared[0] : compared[1]]


def games(seats: int, preset: str, count: int) -> Iterator[list[Event]]:
    """Yield the events between the decisions of whole random games."""
    for seed in range(count):
        state, fate = GAME.new(GAME.presets[preset], seats), Fate(seed)
        state.events = []
        while not isinstance(waits := state.awaits(), Over):
            if isinstance(waits, Chance):
                state.resolve(fate.outcome(waits))
            else:
                yield state.events
                state.events = []
                state.apply([fate.pick(state.legal(seat)) for seat in waits.seats])
        yield state.events


def of_the_turn(events: list[Event], told: list[Beat]) -> int:
    return sum(beat.hold for beat in told if events[beat.events[-1]].tag in OF_A_TURN)


@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_a_turn_of_sixteen_is_told_in_time_and_every_event_once(preset: str) -> None:
    for events in games(16, preset, 2):
        found = beats(events)
        assert sorted(place for beat in found for place in beat.events) == list(range(len(events)))
        assert all(list(beat.events) == sorted(beat.events) for beat in found)
        assert of_the_turn(events, found) <= LONGEST_TURN
        assert sum(beat.hold for beat in found) <= 12_000, "with the end of the round or of the match"


@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_a_turn_of_four_is_hardly_shortened(preset: str) -> None:
    """Only where the end of a round follows a long turn, and then by less than a tenth."""
    for events in games(4, preset, 3):
        for beat in beats(events):
            usual = max(TELLING[events[place].tag].hold for place in beat.events if events[place].tag in TELLING)
            assert 0.9 * usual < beat.hold <= usual


def test_a_turn_of_four_takes_about_five_seconds() -> None:
    turns = [events for events in games(4, "first-game", 6) if any(event.tag == "no-runner-up" for event in events)]
    turns += [events for events in games(4, "random", 6) if any(event.tag == "champion-named" for event in events)]
    lengths = [of_the_turn(events, beats(events)) for events in turns]
    assert 4_200 < sum(lengths) / len(lengths) < 5_400


EXPLAINS = {"cards-cancelled", "lady-cancelled", "dice-cancelled", "points-cancelled", "champion-named", "no-champion"}


@pytest.mark.parametrize("seats", [2, 4])
def test_why_somebody_scores_or_not_stays_long_enough_to_be_read(seats: int) -> None:
    """K12-2.2, K12-2.4, K12-2.5, K12-5.3."""
    for events in games(seats, "random", 4):
        for beat in beats(events):
            if EXPLAINS & {events[place].tag for place in beat.events}:
                assert beat.hold >= 1_500


def test_what_happens_to_one_seat_is_told_in_the_order_in_which_it_happened() -> None:
    for events in games(4, "mischief", 4):
        order = [place for beat in beats(events) for place in beat.events]
        for seat in range(4):
            places = [place for place in order if events[place].params.get("seat") == seat]
            assert places == sorted(places)


def test_an_unknown_event_is_a_beat_of_its_own() -> None:
    events = [Event("die-rolled", "K12-1.6", {"seat": 0, "face": 1}), Event("sneezed", "", {"seat": 1})]
    assert [beat.events for beat in beats([*events, *events])] == [(0,), (1,), (2,), (3,)]
