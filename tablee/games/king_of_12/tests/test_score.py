"""The score of a match: rounds won, and the points of all rounds as they were told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from tablee.core.event import Event
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.views.score import MAX_SEATS_IN_LINE, points_in_all
from tablee.games.king_of_12.views.view import KingView


def decisions(preset: str, seats: int, seed: str) -> Iterator[tuple[KingView, Sequence[Event]]]:
    """Yield the view and the story at every decision of a random match, and at its end."""
    match, rng = Match(GAME, GAME.presets[preset], seats, Luck(seed.encode() * 32)), Rng(seed)
    while match.missing:
        if len(match.missing) == len(match.awaited):
            yield match.view(None), match.story
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    yield match.view(None), match.story


def told_points(story: Sequence[Event], view: KingView) -> list[int]:
    """Return the points that the ends of rounds told, and the tokens of a round that is not over."""
    counted = [0] * len(view.places)
    open_round = False
    for event in story:
        open_round = event.tag == "round-began" or (open_round and event.tag != "cards-returned")
        if event.tag in ("points-counted", "points-cancelled"):
            seats = event.params.get("seats", [event.params.get("seat")])
            for seat in seats:  # type: ignore[union-attr]
                counted[int(str(seat))] += int(str(event.params["points"]))
    return [points + (place.points if open_round else 0) for points, place in zip(counted, view.places, strict=True)]


@pytest.mark.parametrize("preset", sorted(GAME.presets))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_points_in_all_are_the_points_that_were_told(preset: str, seats: int) -> None:
    """K12-5.3, K12-8.9: also while cards are buried, at the end, and where a match is stopped in a round."""
    phases = set()
    for view, story in decisions(preset, seats, f"score {preset}"):
        phases.add(view.phase)
        assert points_in_all(view) == told_points(story, view), view.phase
        line = GAME.score(view).lines[0]
        assert line.params["values"] == points_in_all(view)
    assert phases >= {"play", "bury", "over"}


def test_a_tournament_tells_the_same_points_in_its_standings() -> None:
    """K12-8.9."""
    *_, (view, story) = decisions("random", 16, "score")
    stated = {event.params["seat"]: event.params["points"] for event in story if event.tag == "place-taken"}
    assert points_in_all(view) == [stated[seat] for seat in range(16)]
    assert GAME.score(view).lines == ()
    assert len(view.places) > MAX_SEATS_IN_LINE
