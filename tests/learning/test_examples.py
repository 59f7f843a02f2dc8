"""Every example is a real position of its game, and shows the rules that it claims to show."""

from __future__ import annotations

import re
import warnings

import pytest

from tablee.core.decision import Decide
from tablee.core.example import Example, frames
from tablee.core.rng import Rng
from tablee.registry import all_games
from tablee.tables.records import examples
from tablee.testing.case import AnyGame, folder
from tablee.testing.citations import rules_of
from tablee.words import LANGUAGES, MissingWords, Words

WORKED = re.compile(r"-E\d+$")
ALL = [(game, example) for game in all_games().values() for example in game.examples]
NAMED = [f"{game.info.id}-{example.name}" for game, example in ALL]
every_example = pytest.mark.parametrize(("game", "example"), ALL, ids=NAMED)
every_game = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))


@every_game
def test_every_worked_example_of_the_rules_has_its_board(game: AnyGame) -> None:
    shown = {rule for example in game.examples for rule in example.rules}
    assert {rule for rule in rules_of(folder(game)) if WORKED.search(rule)} <= shown


@every_game
def test_examples_have_names_of_their_own(game: AnyGame) -> None:
    names = [example.name for example in game.examples]
    assert len(names) == len(set(names))


@every_example
def test_an_example_names_rules_that_there_are(game: AnyGame, example: Example) -> None:
    assert set(example.rules) <= rules_of(folder(game))


@every_example
def test_what_happens_in_an_example_happens_by_a_rule_that_it_shows(game: AnyGame, example: Example) -> None:
    cited = {event.rule for frame in frames(game, example) for event in frame.events}
    assert cited & set(example.rules)


@every_example
def test_an_example_is_a_position_that_can_be(game: AnyGame, example: Example) -> None:
    """Law 5 holds in it: what the viewer sees can be imagined, and is seen again."""
    state = example.position()
    seen = game.view(state, example.seat)
    again = game.imagine(seen, Rng("an example"))
    assert game.view(again, example.seat) == seen
    waits = state.awaits()
    if isinstance(waits, Decide) and example.seat in waits.seats:
        assert again.legal(example.seat) == state.legal(example.seat)


@every_example
def test_an_example_can_be_told_in_every_language(game: AnyGame, example: Example) -> None:
    seats = game.seats_of(example.position())
    names = {f"seat_{seat + 1}": seat for seat in range(seats)}
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingWords)
        for language in LANGUAGES:
            words = Words(language, game, [f"player {seat + 1}" for seat in range(seats)], options=example.options)
            assert "{" not in words(f"example-{example.name}", **names)
            assert all(words.event(event) for frame in frames(game, example) for event in frame.events)


@every_game
def test_the_page_gets_every_example_with_its_frames(game: AnyGame) -> None:
    pages = examples(game)
    assert [page.name for page in pages] == [example.name for example in game.examples]
    assert all(len(page.frames) == 1 + len(each.script) for page, each in zip(pages, game.examples, strict=True))
