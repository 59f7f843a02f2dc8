"""Levels, the random bot and your own bots can play each other."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.games.killer import GAME
from tablee.lab.entrants import entrants, fill_seats
from tablee.search.random import RandomBot
from tests.lab.bots import Always


def test_a_level_is_entered_by_its_name() -> None:
    assert entrants(GAME, ["steady"]) == [("steady", GAME.bots["steady"])]


def test_a_bot_that_plays_at_random_can_be_entered_everywhere() -> None:
    [(name, bot)] = entrants(GAME, ["random"])
    assert name == "random"
    assert isinstance(bot, RandomBot)


def test_ones_own_bot_is_named_by_its_class_or_where_it_is() -> None:
    mine = Always(0)
    assert entrants(GAME, [mine, ("mine", mine)]) == [("Always", mine), ("mine", mine)]
    [(name, bot)] = entrants(GAME, ["tablee.search.random:RandomBot"])
    assert name == "tablee.search.random:RandomBot"
    assert isinstance(bot, RandomBot)


def test_an_unknown_bot_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(Refused) as refused:
        entrants(GAME, ["nobody"])
    assert refused.value.params["choices"] == [*GAME.bots, "random", "module:Class"]


@pytest.mark.parametrize("text", ["no.such.module:Bot", "tablee.search.random:Nobody", "tablee.core.rng:Rng", ":"])
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bot-import"):
        entrants(GAME, [text])


def test_bots_sit_around_the_table() -> None:
    one, two = entrants(GAME, ["hasty", "random"])
    assert fill_seats([one, two], 3) == [one, two, one]
    with pytest.raises(Refused, match="too-many-bots"):
        fill_seats([one, two], 1)
