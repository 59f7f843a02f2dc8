"""A finished match in a few words: the score in the game's own terms, and facts that a replay shows."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.coach.summary import summarise
from tablee.core.game import Game
from tablee.games.claim import GAME as CLAIM
from tablee.games.claim.options import ClaimOptions
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import KillerOptions
from tablee.games.king_of_12 import GAME as KING
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.registry import all_games
from tests import toy
from tests.coach.records import played

GAMES: list[Game[Any, Any, Any]] = list(all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_nobody_has_a_better_score_than_the_winner(game: Game[Any, Any, Any]) -> None:
    record = played(game, next(iter(game.presets.values())), 2, "scored")
    told = summarise(record)
    if not told.unit:
        pytest.skip("this game keeps no score")
    assert len(told.values) == 2
    assert max(told.values) in [told.values[seat] for seat, rank in enumerate(record.ranks) if rank == 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_at_most_three_facts_are_told_in_order(game: Game[Any, Any, Any]) -> None:
    told = summarise(played(game, next(iter(game.presets.values())), 2, "scored"))
    assert len(told.facts) <= 3
    assert [fact.step for fact in told.facts] == sorted({fact.step for fact in told.facts})


def test_who_is_out_has_no_lives_left() -> None:
    record = played(KILLER, KillerOptions(life=8), 3, "out")
    told = summarise(record)
    assert [value > 0 for value in told.values] == [rank == 1 for rank in record.ranks]


def test_the_hardest_blow_is_told_with_what_happened() -> None:
    told = summarise(played(KILLER, KillerOptions(life=30), 2, "blow"))
    (blow,) = [fact for fact in told.facts if fact.kind == "loss"]
    assert blow.count >= 3
    assert [(event.tag, event.params["damage"]) for event in blow.events] == [("life-lost", blow.count)]


def test_a_turning_point_is_told_by_the_event_that_states_the_score() -> None:
    told = summarise(played(HEROES, HEROES.rules().convert({"heroes": "tablee-2"}), 2, "c"))
    (turn,) = [fact for fact in told.facts if fact.kind == "lead"]
    assert [(event.tag, event.params["seat"]) for event in turn.events] == [("tile-won", turn.seat)]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whose_luck_it_was_is_who_rolled(seats: int, seed: str) -> None:
    told = summarise(played(KING, KING.presets["first-game"], seats, seed))
    for fact in told.facts:
        if fact.kind == "luck":
            assert fact.events[0].params.get("seat") == fact.seat


def test_the_luckiest_moment_is_told_by_its_dice() -> None:
    told = summarise(played(KING, next(iter(KING.presets.values())), 2, "c"))
    (luck,) = [fact for fact in told.facts if fact.kind == "luck"]
    assert [event.tag for event in luck.events] == ["die-rerolled"]


def test_the_winner_of_claim_leads_from_the_turning_point_on() -> None:
    record = played(CLAIM, ClaimOptions(), 2, "lead")
    winner = record.ranks.index(1)
    told = summarise(record)
    (turn,) = [fact for fact in told.facts if fact.kind.startswith("lead")]
    assert turn.seat == winner
    assert sum(told.values) == len(told.lines)


def test_a_game_that_keeps_no_score_has_none() -> None:
    told = summarise(played(toy.GAME, next(iter(toy.GAME.presets.values())), 2, "toy"))
    assert (told.unit, told.values, told.lines) == ("", (), ())
