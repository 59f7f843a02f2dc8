"""The forecast of Killer agrees with the rules themselves when every roll is enumerated."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.rng import Rng
from tablee.games.killer import GAME
from tablee.games.killer.coach.hints import COACH
from tablee.games.killer.rules.phases import AIM, GAMBLE
from tablee.games.killer.rules.pieces import PRESS, TARGET
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.tests.scripted import play, table
from tablee.games.killer.views.forecast import AttackOdds, KillerForecast
from tablee.search.budget import Budget

ENOUGH = 24
"""The cap on hits. With two dice, this many come less than once in a million attacks."""
VARIANTS = ["stop", "again", "gamble"]

Hits = dict[int, float]


def foretold(state: Killer) -> KillerForecast:
    return GAME.forecast(GAME.view(state, 0))


def aiming(value: int, life: int, **options: Any) -> Killer:
    """Return a game in which the first of three seats has an attack of this value. The others have this much life."""
    state = table(9, life, life, **options)
    state.phase = AIM
    state.value = value
    return state


def chose(state: Killer, action: int) -> Killer:
    after = state.copy()
    after.apply([action])
    return after


class Listing:
    """The chance of each number of hits by the rules, with all rolls enumerated.

    A gambler presses on until it is enough.
    """

    def __init__(self, enough: int) -> None:
        self.enough = enough
        self.known: dict[tuple[int, int, int], Hits] = {}

    def hits(self, state: Killer) -> Hits:
        """Return the chances from a position within an attack on the second seat, which survives it."""
        if state.phase == GAMBLE:
            return {state.hits: 1.0} if state.hits >= self.enough else self.hits(chose(state, PRESS))
        key = (state.hits, state.left, state.full)
        if key not in self.known:
            self.known[key] = {state.hits: 1.0} if state.hits >= ENOUGH else self._rolled(state)
        return self.known[key]

    def _rolled(self, state: Killer) -> Hits:
        found: Hits = {}
        waits = state.awaits()
        assert isinstance(waits, Chance)
        for faces, chance in waits.outcomes():
            for hits, part in self._after(state, faces).items():
                found[hits] = found.get(hits, 0.0) + chance * part
        return found

    def _after(self, state: Killer, faces: list[int]) -> Hits:
        after = state.copy()
        after.resolve(faces)
        if after.seat == state.seat:
            return self.hits(after)
        return {(state.lives[1] - after.lives[1]) // state.value: 1.0}


def listed(value: int, enough: int, **options: Any) -> Hits:
    return Listing(enough).hits(chose(aiming(value, 999, **options), TARGET + 1))


def attack(state: Killer) -> AttackOdds:
    (only,) = foretold(state).attacks
    return only


@pytest.mark.parametrize("full_house", VARIANTS)
@pytest.mark.parametrize("need", [1, 2, 3, 5])
def test_d_2_6_d_2_7_the_chance_to_eliminate_follows_the_variant(full_house: str, need: int) -> None:
    state = aiming(2, 2 * need, dice=2, full_house=full_house)
    hits = listed(2, need, dice=2, full_house=full_house)
    wanted = sum(chance for number, chance in hits.items() if number >= need)
    assert attack(state).eliminates[1:] == pytest.approx((wanted, wanted), abs=1e-4)


@pytest.mark.parametrize("full_house", VARIANTS)
def test_d_2_6_d_2_7_the_mean_damage_follows_the_variant(full_house: str) -> None:
    hits = listed(1, 2, dice=2, full_house=full_house)
    wanted = sum(number * chance for number, chance in hits.items())
    assert attack(aiming(1, 9, dice=2, full_house=full_house)).damage == pytest.approx(wanted, abs=1e-4)


def test_d_2_6_a_full_house_that_goes_on_kills_more_often() -> None:
    odds = {variant: attack(aiming(1, 3, dice=2, full_house=variant)).eliminates[1] for variant in VARIANTS}
    assert odds["stop"] == 0.0
    assert odds["again"] > 0.0
    assert odds["gamble"] > 0.0


def test_d_1_4_before_the_score_every_value_of_an_attack_is_foretold() -> None:
    assert [each.value for each in foretold(table(9, 9)).attacks] == [1, 2, 3, 4, 5, 6]
    assert [each.value for each in foretold(table(9, 9, dice=3)).attacks] == [1, 2, 3]


def test_d_2_1_the_marks_follow_the_dice() -> None:
    marks = [(foretold(table(9, 9, dice=dice)).low, foretold(table(9, 9, dice=dice)).high) for dice in (2, 6, 8)]
    assert marks == [(4, 10), (12, 30), (16, 40)]


def test_d_1_1_every_keep_on_offer_has_its_odds() -> None:
    state = table(9, 9)
    assert foretold(state).keeps == {}
    play(state, "1 1 3 4 6 6")
    assert set(foretold(state).keeps) == {GAME.actions.text(action) for action in state.legal(0)}


def test_d_1_2_d_1_3_d_1_4_the_odds_of_a_keep_are_those_of_all_rolls_that_can_follow() -> None:
    state = table(9, 9)
    play(state, "2 2 2 5 5 6", "keep 2 2 2", "1 4 6", "keep 1", "2 3")
    odds = foretold(state).keeps["keep 2"]
    totals = [9 + face for face in range(1, 7)]
    assert odds.attack == pytest.approx(sum(total < 12 for total in totals) / 6, abs=1e-4)
    assert odds.mark == pytest.approx(sum(total == 12 for total in totals) / 6, abs=1e-4)
    assert odds.loss == pytest.approx(sum(total > 12 for total in totals) / 6, abs=1e-4)
    lives = [-(total - 12) if total > 12 else 3.5 * (total == 12) for total in totals]
    assert odds.lives == pytest.approx(sum(lives) / 6, abs=1e-4)


@pytest.mark.parametrize("lives", [(30, 30), (4, 30), (30, 12, 30, 3)])
@pytest.mark.parametrize("rolled", ["1 1 2 4 6 6", "1 3 3 4 5 6", "2 2 4 5 6 6"])
def test_the_board_says_about_what_the_coach_says(lives: tuple[int, ...], rolled: str) -> None:
    state = table(*lives)
    play(state, rolled)
    offer = Offer(0, 0, "keep", tuple(state.legal(0)))
    hint = COACH.advise(GAME.view(state, 0), offer, Budget(1), Rng(1))
    odds = foretold(state).keeps[GAME.actions.text(hint.choices[0].action)]
    told = {"attack": 100 * odds.attack, "loss": 100 * odds.loss}
    assert told == pytest.approx(hint.reason.params, abs=9)  # the coach also weighs the lives of all


def test_a_die_that_starts_a_low_turn_is_not_told_as_if_the_others_were_rolled_once() -> None:
    state = table(30, 30, 30)
    play(state, "1 1 2 4 6 6")
    odds = foretold(state).keeps["keep 1"]
    assert odds.attack > 0.4
    assert odds.loss < 0.4


def test_only_the_player_who_keeps_is_told_the_odds() -> None:
    state = table(9, 9)
    play(state, "1 1 3 4 6 6")
    assert GAME.forecast(GAME.view(state, 0)).keeps
    assert GAME.forecast(GAME.view(state, 1)).keeps == {}
    assert GAME.forecast(GAME.view(state, None)).keeps == {}


@pytest.mark.parametrize(
    ("options", "keep", "lives"),
    [
        ({}, "keep 2 2", 3.5),  # D-1.3
        ({"regeneration": False}, "keep 2 2", 0.0),  # D-2.3
        ({}, "keep 1 2", 0.0),  # D-1.4
        ({"attackers_regenerate": True}, "keep 1 2", 1.0),  # D-2.4
        ({}, "keep 2 3", -1.0),  # D-1.2
    ],
)
def test_d_2_3_d_2_4_lives_that_the_last_dice_bring(options: dict[str, bool], keep: str, lives: float) -> None:
    state = table(9, 9, dice=2, **options)
    play(state, keep.removeprefix("keep "))
    assert foretold(state).keeps[keep].lives == lives


@pytest.mark.parametrize(("eliminated", "lives"), [("ghosts", 0.0), ("revival", 3.5)])
def test_d_2_8_a_ghost_gains_only_by_revival(eliminated: str, lives: float) -> None:
    state = table(0, 9, 9, dice=2, eliminated=eliminated)
    state.fallen = [0]
    play(state, "2 2")
    assert foretold(state).keeps["keep 2 2"].lives == lives


def test_d_1_5_nothing_is_foretold_while_an_attack_is_rolled() -> None:
    state = chose(aiming(2, 9), TARGET + 1)
    assert foretold(state).attacks == ()
