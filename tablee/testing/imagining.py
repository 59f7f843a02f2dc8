"""Law 5: an imagined position looks to its viewer like the real one, and makes the same offer."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.testing import known
from tablee.testing.copies import STEPS
from tablee.testing.deep import deep
from tablee.testing.play import Play, chosen, take


def law_an_imagined_position_fits_the_view(play: Play) -> None:
    game, fate = play.case.game, play.fate()
    for state in play.positions():
        for viewer in play.case.viewers:
            view = game.view(state, viewer)
            imagined = game.imagine(view, fate.rng)
            assert game.view(imagined, viewer) == view, f"{viewer} would see something else"
            assert known.offer_to(imagined, viewer) == known.offer_to(state, viewer), (
                f"{viewer} would be asked something else"
            )
            _same_chance(imagined, state)
            assert game.seats_of(imagined) == game.seats_of(state) == play.case.seats
            assert imagined.events is None


def _same_chance(imagined: State, state: State) -> None:
    """Check that both wait for the same chance event. The size of a deck is never hidden, only its cards."""
    real, guess = state.awaits(), imagined.awaits()
    if isinstance(real, Chance):
        assert isinstance(guess, Chance)
        alike = (type(guess), guess.stream, guess.count()) == (type(real), real.stream, real.count())
        assert alike, f"{real.stream}: the imagined position would wait for something else"


def law_an_imagined_position_can_be_played_on(play: Play) -> None:
    game, fate = play.case.game, play.fate()
    for state in play.positions():
        imagined = game.imagine(game.view(state, fate.pick(play.case.viewers)), fate.rng)
        for _ in range(STEPS):
            waits = imagined.awaits()
            if isinstance(waits, Over):
                break
            step = chosen(waits, imagined, fate)
            assert not isinstance(waits, Chance) or waits.possible(list(step.given)), "an impossible deck"
            take(imagined, step)


def law_imagining_depends_on_the_view_and_the_generator_alone(play: Play) -> None:
    game, fate = play.case.game, play.fate()
    for state in play.positions():
        view = game.view(state, fate.pick(play.case.viewers))
        first, second = (game.imagine(view, Rng(play.seed)) for _ in range(2))
        assert deep(first) == deep(second)
