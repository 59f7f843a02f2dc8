"""Every mistake in a call of the library gives a `TableeError` that says what is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import tablee
from tablee import environments

CLAIM = tablee.game("claim")
KILLER = tablee.game("killer")


class Cheat:
    """Chooses an action that no game has."""

    def choose(self, _view: object, _offer: object, _rng: object) -> int:
        return -7


def stepped(action: Any) -> None:
    env = environments.RawEnv("claim")
    env.reset(seed=1)
    env.step(action)


WRONG: list[tuple[str, Callable[[], object], str]] = [
    ("a number to solve", lambda: CLAIM.solve(cast(Any, 5)), "a Position or a Match, not 5"),
    ("another game's position to solve", lambda: CLAIM.solve(KILLER.match(seed=1).position), "of killer"),
    ("another game's match to solve", lambda: CLAIM.solve(KILLER.match(seed=1)), "of killer"),
    ("a match from nothing", lambda: CLAIM.match_from(cast(Any, None)), "a Position or a Match, not None"),
    ("a number to analyse", lambda: CLAIM.analyse(cast(Any, 5)), "no record"),
    ("a file that cannot be", lambda: CLAIM.analyse("\0"), "no record"),
    ("another game's match to analyse", lambda: CLAIM.analyse(KILLER.match(seed=1).finish("random")), "of killer"),
    ("names that are numbers", lambda: CLAIM.match(seed=1).record(cast(Any, [1, 2])), "2 texts"),
    ("three names for two seats", lambda: CLAIM.match(seed=1).record(["Ann", "Bob", "Cid"]), "2 texts"),
    ("one text as names", lambda: CLAIM.match(seed=1).record("ab"), "2 texts"),
    ("a name of two lines", lambda: CLAIM.match(seed=1).record(["Ann\nBob", "Cid"]), "line breaks"),
    ("events since a text", lambda: CLAIM.match(seed=1).events(0, cast(Any, "x")), "since is a whole number"),
    ("a store that is a number", lambda: tablee.arena("claim", ["random"], deals=1, store=cast(Any, 5)), "a file"),
    ("a store that cannot be", lambda: tablee.simulate("claim", ["random"], matches=1, store="\0"), "null"),
    ("an arena with a cheat", lambda: tablee.arena("claim", [Cheat()], deals=1), "Cheat chose -7"),
    ("a ladder of one bot", lambda: tablee.ladder("claim", ["random", "random"], deals=1), "named twice"),
    ("an infinite action", lambda: stepped(float("inf")), "an action is a number"),
    ("a part of an action", lambda: stepped(0.9), "an action is a number"),
]


@pytest.mark.parametrize(("do", "says"), [(do, says) for _, do, says in WRONG], ids=[name for name, _, _ in WRONG])
def test_a_mistake_is_a_tablee_error(do: Callable[[], object], says: str) -> None:
    with pytest.raises(tablee.TableeError) as error:
        do()
    assert says in str(error.value)


def test_a_plot_in_an_unknown_format_is_a_tablee_error() -> None:
    plot = tablee.arena("claim", ["random"], deals=1).plot()
    with pytest.raises(tablee.TableeError, match="svg"):
        plot.save("a.docx")


def test_nothing_is_a_seed_too() -> None:
    position = KILLER.match(seed=1, preset="duel").position
    assert position.hint(seed=None, samples=1) == position.hint(seed=None, samples=1)


def test_a_match_goes_on_from_another() -> None:
    match = CLAIM.match(seed=1)
    assert CLAIM.match_from(match, seed=2).position == match.position


def test_an_unfinished_match_is_analysed_as_far_as_it_went() -> None:
    match = KILLER.match(seed=1, preset="duel")
    match.play(match.legal()[0])
    assert len(KILLER.analyse(match, samples=2).seats) == 2
