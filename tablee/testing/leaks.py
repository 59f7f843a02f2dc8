"""Law 6: no leaks. If something hidden from a viewer changes, everything that reaches the viewer stays the same.

A game defines twice what is hidden: by the audience of its events and by its views. The law compares the two. If a
viewer heard nothing about a difference, the view must not show it. If the view does not show it, no event may tell it.
There is one exception: things that everybody saw once and that a rule leaves to memory (`Game.recalled`).
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.core.game import Viewer
from tablee.core.state import Awaits, State
from tablee.testing import known
from tablee.testing.case import THOROUGH, AnyGame
from tablee.testing.deep import deep
from tablee.testing.differences import difference, in_events, in_views
from tablee.testing.play import Fate, Play, Step, chosen

COMPARED_POSITIONS = 200 if THOROUGH else 40
START_POSITIONS = 20 if THOROUGH else 6
STEPS = 200 if THOROUGH else 40
REFUSED_ACTIONS = 8


def law_a_hidden_difference_reaches_nobody(play: Play) -> None:
    """Compare two steps from one position that differ in one thing: an outcome, or the choice of one seat."""
    fate = play.fate()
    for state in play.positions(COMPARED_POSITIONS):
        waits = state.awaits()
        if not isinstance(waits, Over):
            step = chosen(waits, state, fate)
            other, chooser = _varied(waits, state, step, fate)
            if other != step:
                _compare(play, state, step, other, chooser)


def _varied(waits: Awaits, state: State, step: Step, fate: Fate) -> tuple[Step, Viewer]:
    """Return the step with one thing changed, and the seat whose choice that was."""
    if isinstance(waits, Chance):
        return chosen(waits, state, fate), None
    assert isinstance(waits, Decide)
    place = fate.below(len(waits.seats))
    given = list(step.given)
    given[place] = fate.pick(state.legal(waits.seats[place]))
    return Step(tuple(given)), waits.seats[place]


def _compare(play: Play, state: State, step: Step, other: Step, chooser: Viewer) -> None:
    game, viewers = play.case.game, play.case.viewers
    one, two = state.copy(), state.copy()
    told_one, told_two = known.apply_step(one, step), known.apply_step(two, other)
    same_views = [known.encode_view(game, one, viewer) == known.encode_view(game, two, viewer) for viewer in viewers]
    something_hidden = not all(same_views) or deep(one.awaits()) != deep(two.awaits())
    for viewer, same_view in zip(viewers, same_views, strict=True):
        assert (game.known(one, viewer) == game.known(two, viewer)) == same_view, "`known` is not as fine as the view"
        same_memory = game.recalled(one, viewer) == game.recalled(two, viewer)
        assert same_view or not same_memory, f"{viewer} sees what {viewer} could not remember"
        if chooser is None or viewer != chooser:
            same_news = known.encode_events(told_one, viewer) == known.encode_events(told_two, viewer)
            assert same_view or not same_news, _unheard(game, one, two, viewer)
            assert same_news or not same_memory or not something_hidden, _unseen(told_one, told_two, viewer)


def _unheard(game: AnyGame, one: State, two: State, viewer: Viewer) -> str:
    where = in_views(game.view(one, viewer), game.view(two, viewer))
    return f"{viewer} sees what {viewer} never heard of: {where}"


def _unseen(one: list[Event], two: list[Event], viewer: Viewer) -> str:
    return f"{viewer} hears what {viewer} may not see: {in_events(one, two, viewer)}"


def law_a_hidden_difference_stays_hidden(play: Play) -> None:
    """Play two matches side by side that look the same to a viewer. While the viewer hears the same, the views stay
    equal.
    """
    fate = play.fate()
    for state in play.positions(START_POSITIONS):
        viewer = fate.pick(play.case.viewers)
        twin = _imagined(play, state, viewer, fate)
        for _ in range(STEPS):
            if isinstance(state.awaits(), Over):
                break
            if not _side_by_side(play, state, twin, viewer, fate):
                twin = _imagined(play, state, viewer, fate)


def _imagined(play: Play, state: State, viewer: Viewer, fate: Fate) -> State:
    game = play.case.game
    imagined: State = game.imagine(game.view(state, viewer), fate.rng)
    return imagined


def _side_by_side(play: Play, state: State, twin: State, viewer: Viewer, fate: Fate) -> bool:
    """Apply a step to both and return whether they still look the same to the viewer."""
    game = play.case.game
    step, other = _steps(state, twin, viewer, fate)
    told, twin_told = known.apply_step(state, step), known.apply_step(twin, other)
    news, twin_news = known.encode_events(told, viewer), known.encode_events(twin_told, viewer)
    same_view = known.encode_view(game, state, viewer) == known.encode_view(game, twin, viewer)
    if news != twin_news:
        assert step != other or not same_view, _unseen(told, twin_told, viewer)
        return False
    assert same_view, _unheard(game, state, twin, viewer)
    if isinstance(state.awaits(), Chance) or isinstance(twin.awaits(), Chance):
        return isinstance(state.awaits(), Chance) and isinstance(twin.awaits(), Chance)
    asked, twin_asked = known.offer_to(state, viewer), known.offer_to(twin, viewer)
    assert asked == twin_asked, f"{viewer} is asked what {viewer} never heard of: {difference(asked, twin_asked)}"
    tried = [fate.below(len(game.actions)) for _ in range(REFUSED_ACTIONS)]
    refused, twin_refused = (known.refusals(game, each, viewer, tried) for each in (state, twin))
    assert refused == twin_refused, f"a refusal tells {viewer} what is hidden: {difference(refused, twin_refused)}"
    return True


def _steps(state: State, twin: State, viewer: Viewer, fate: Fate) -> tuple[Step, Step]:
    """Return a step for each match. The viewer does the same in both; everything else may differ."""
    waits, twin_waits = state.awaits(), twin.awaits()
    step = chosen(waits, state, fate)
    other = chosen(twin_waits, twin, fate)
    same = fate.below(3) > 0
    if isinstance(waits, Chance) and isinstance(twin_waits, Chance):
        possible = waits.stream == twin_waits.stream and twin_waits.possible(list(step.given))
        return step, step if same and possible else other
    assert isinstance(waits, Decide)
    given = list(other.given)
    for place, seat in enumerate(waits.seats):
        if seat == viewer or (same and step.given[place] in twin.legal(seat)):
            given[place] = step.given[place]
    return step, Step(tuple(given))


def law_a_commit_reaches_nobody(play: Play) -> None:
    """Check that nobody can tell the others' choices before the last choice is in."""
    fate = play.fate()
    for match in play.decisions():
        before = [known.encode_view(play.case.game, match.state, viewer) for viewer in play.case.viewers]
        for seat in match.missing[:-1]:
            told = match.submit(seat, match.decision, fate.pick(match.state.legal(seat)))
            assert told == [], "a commit was told"
            after = [known.encode_view(play.case.game, match.state, viewer) for viewer in play.case.viewers]
            assert after == before, "a commit can be seen"
        for seat in tuple(match.commits):
            match.retract(seat, match.decision)
