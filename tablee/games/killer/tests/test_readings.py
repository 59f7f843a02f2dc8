"""The readings that a table may choose (D-4)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.games.killer import GAME
from tablee.games.killer.bots.levels import BOTS
from tablee.games.killer.edge.drift import combinations_of, is_refused, named_marks
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.drift import drift, grows
from tablee.games.killer.solver.hits import hit_chances, kill_chance, mean_hits
from tablee.games.killer.tests.scripted import play, scoring, table, tags
from tablee.games.killer.views.forecast import forecast
from tablee.games.killer.views.view import view


def _options(**options: Any) -> KillerOptions:
    return KillerOptions(**options)


@pytest.mark.parametrize(
    ("options", "marks"),
    [
        ({"dice": 5}, (11, 24)),
        ({"dice": 5, "marks": "double"}, (10, 25)),
        ({"dice": 6}, (12, 30)),
        ({"dice": 6, "marks": "double"}, (12, 30)),
        ({"dice": 2}, (4, 10)),
        ({"dice": 5, "marks": "own", "low": 9, "high": 26}, (9, 26)),
    ],
)
def test_the_marks_follow_the_reading(options: dict[str, Any], marks: tuple[int, int]) -> None:
    """D-4.1."""
    assert _options(**options).mark_scores() == marks


@pytest.mark.parametrize("dice", range(3, 9))
def test_common_marks_give_attacks_of_one_to_six(dice: int) -> None:
    """D-4.1."""
    variants = Variants(_options(dice=dice))
    assert (variants.attack(dice), variants.attack(6 * dice)) == (6, 6)


@pytest.mark.parametrize(("low", "high"), [(4, 24), (24, 24), (11, 31)])
def test_marks_that_no_score_reaches_are_refused(low: int, high: int) -> None:
    """D-4.1."""
    with pytest.raises(Refused) as caught:
        GAME.check(_options(dice=5, marks="own", low=low, high=high), 2)
    assert (caught.value.code, caught.value.rule) == ("marks", "D-4.1")


def test_a_score_between_own_marks_costs_the_way_to_the_nearer() -> None:
    """D-4.1, D-1.2."""
    state = table(30, 30, dice=5, marks="own", low=9, high=26)
    play(state, *scoring(12, 5))
    assert state.lives == [27, 30]


def test_games_of_version_one_keep_their_marks() -> None:
    """D-4.1: a record of that time names no marks."""
    assert GAME.rules(1).build({"dice": "5"}).mark_scores() == (10, 25)
    assert GAME.rules().build({"dice": "5"}).mark_scores() == (11, 24)


FULL = ("1 1", "1 5", "1", "2 3")
"""Two dice hit; then one of both, then the other, then none of both."""


def test_hits_stay_aside_and_all_dice_return_when_used_up() -> None:
    """D-4.2, D-2.6: the third roll is of one die, the fourth of both."""
    state = table(30, 30, dice=2, full_house="again", full_house_dice="rest")
    told = play(state, *scoring(11, 2), *FULL)
    assert state.lives == [30, 26]
    assert tags(told).count("strike-goes-on") == 2


def test_all_dice_are_rolled_every_time() -> None:
    """D-4.2, D-2.6."""
    state = table(30, 30, dice=2, full_house="again")
    play(state, *scoring(11, 2), "1 1", "1 5", "1 2", "2 3")
    assert state.lives == [30, 26]


def test_a_gambler_is_asked_after_each_roll_that_hits() -> None:
    """D-4.2, D-2.7: with one die left the attacker may still stop."""
    state = table(30, 30, dice=2, full_house="gamble", full_house_dice="rest")
    play(state, *scoring(11, 2), "1 1", "press", "1 5")
    assert (state.left, state.hits) == (1, 3)
    play(state, "stop")
    assert state.lives == [30, 27]


@pytest.mark.parametrize("full_house", ["again", "gamble"])
def test_the_odds_of_hits_that_stay_aside_agree_with_the_rules(full_house: str) -> None:
    """D-4.2: attacks are played by the rules, and counted."""
    options = {"dice": 2, "full_house": full_house, "full_house_dice": "rest"}
    rng, attacks, seen = Rng(7), 20_000, [0] * 61
    for _ in range(attacks):
        state = table(30, 999, **options)
        play(state, *scoring(11, 2))
        while state.seat == 0:
            if state.phase == 7:
                play(state, "press" if state.hits < 5 else "stop")
            else:
                play(state, " ".join(str(rng.below(6) + 1) for _ in range(state.left)))
        seen[999 - state.lives[1]] += 1
    expected = hit_chances(Variants(_options(**options)), 5)
    assert [count / attacks for count in seen] == pytest.approx(expected, abs=0.01)


def test_the_odds_shown_follow_the_reading() -> None:
    """D-4.2: three hits with two dice; 1/36 + 10/36 · 1/6 for both, then one of both or the other after it."""
    variants = Variants(_options(dice=2, full_house="again", full_house_dice="rest"))
    both = 1 / 36 + 10 / 36 / 6
    assert kill_chance(variants, 1, 3) == pytest.approx(both * 11 / 36)
    assert kill_chance(variants, 1, 4) == pytest.approx(both * both)
    assert mean_hits(variants) < mean_hits(Variants(_options(dice=2, full_house="again")))


def test_lives_are_what_was_set_aside() -> None:
    """D-4.3: as in a turn, one after the other; then the match begins."""
    state = table(0, 0, rolled_life=True, life_roll="keeping", dice=2)
    told = play(state, "3 6", "keep 6", "5", "2 2", "keep 2 2")
    assert state.lives == [11, 4]
    assert tags(told)[-2:] == ["life-kept", "turn-begun"]
    assert (state.seat, state.left, state.starting) == (0, 2, False)


def test_lives_are_set_aside_in_silence_too() -> None:
    """D-4.3: where nobody listens the same happens."""
    state = table(0, 0, rolled_life=True, life_roll="keeping", dice=1)
    state.events = None
    state.resolve([5])
    state.resolve([2])
    assert (state.lives, state.seat, state.starting) == ([5, 2], 0, False)


@pytest.mark.parametrize("bot", list(BOTS))
def test_bots_keep_high_dice_for_their_lives(bot: str) -> None:
    """D-4.3."""
    state = table(0, 0, rolled_life=True, life_roll="keeping")
    play(state, "1 1 1 6 6 6")
    match = Match(GAME, state.variants.options, 2, None)
    match.state = state
    match._note_decision()
    offer = match.offer(0)
    assert offer is not None
    assert "6" in GAME.actions.text(BOTS[bot].choose(match.view(0), offer, Rng(1)))
    assert forecast(match.view(0)).keeps == {}


def test_who_has_nothing_left_is_in_until_below_zero() -> None:
    """D-4.4: the first loss leaves 0, the next is deadly."""
    state = table(6, 30, out="below-zero")
    told = play(state, *scoring(18))
    assert view(state).lives == (0, 30)
    assert view(state).fallen == ()
    assert [event.params["life"] for event in told if event.tag == "life-lost"] == [0]
    play(state, *scoring(12), "4", *scoring(13))
    assert view(state).fallen == (0,)


def test_who_is_out_only_below_zero_is_killed_by_one_more() -> None:
    """D-4.4: the odds follow."""
    at, below = (table(9, 12, out=out) for out in ("at-zero", "below-zero"))
    play(at, *scoring(18))
    play(below, *scoring(18))
    odds = [forecast(view(state)).attacks[5].eliminates[1] for state in (at, below)]
    assert odds[0] > odds[1] > 0


def test_rules_by_which_lives_grow_are_refused() -> None:
    """D-4.5: two dice, marks that heal and attacks that heal."""
    with pytest.raises(Refused) as caught:
        GAME.check(_options(dice=2, attackers_regenerate=True), 2)
    assert (caught.value.code, caught.value.rule) == ("never-ends", "D-4.5")


def test_tables_of_version_one_go_on() -> None:
    """D-4.5: what began then is played to its end."""
    GAME.check(GAME.rules(1).build({"dice": "2", "attackers_regenerate": "yes"}), 2)


@pytest.mark.parametrize(("dice", "house", "refused"), [(4, "stop", False), (2, "again", True)])
def test_the_list_of_combinations_names_those_that_are_refused(dice: int, house: str, refused: bool) -> None:
    """D-4.5: lives shrink by both, but by less than a fifth of a life a turn with two dice and full houses again."""
    options = _options(dice=dice, full_house=house)
    assert drift(Variants(options)) < 0
    assert (is_refused(options), _asked(options)) == (refused, not refused)


def test_every_named_combination_shrinks_or_is_refused() -> None:
    """D-4.5: with few dice only."""
    growing = [options for options in combinations_of(named_marks()) if grows(Variants(options))]
    assert {options.dice for options in growing} == {2, 3, 4}
    assert all(options.regeneration or options.attackers_regenerate for options in growing)
    assert all(drift(Variants(options)) < -0.01 for options in GAME.presets.values())


def _asked(options: KillerOptions) -> bool:
    """Return whether a new game can be had by these options."""
    try:
        GAME.check(options, 2)
        GAME.check_asked(options)
    except Refused:
        return False
    return True


@pytest.mark.compiled_only
def test_what_can_be_asked_for_shrinks_by_a_fifth_of_a_life_a_turn() -> None:
    """D-4.5: every combination of named marks, healing, attacks that heal, and full houses."""
    played = [options for options in combinations_of(named_marks()) if _asked(options)]
    assert len(played) == 235
    assert max(drift(Variants(options)) for options in played) == pytest.approx(-0.2425, abs=1e-4)


@pytest.mark.parametrize(("low", "high"), [(3, 4), (3, 18), (5, 13), (9, 12), (16, 18)])
def test_marks_of_ones_own_end_too_or_are_refused(low: int, high: int) -> None:
    """D-4.1, D-4.5."""
    for heals, attackers in product((False, True), repeat=2):
        options = _options(dice=3, marks="own", low=low, high=high, regeneration=heals, attackers_regenerate=attackers)
        change = drift(Variants(options))
        assert _asked(options) == (change <= -0.2 or not (heals or attackers))


def test_old_games_by_rules_that_hardly_shrink_go_on() -> None:
    """D-4.5: two dice with full houses again could be asked for, and what began is read and played on."""
    options = _options(dice=2, full_house="again")
    GAME.check(options, 2)
    with pytest.raises(Refused, match="never-ends"):
        GAME.check_asked(options)


def test_a_match_without_a_limit_is_as_long_as_its_lives_are_many() -> None:
    """D-4.5: without a limit of turns, the length is estimated for the options, and never above the game's own."""
    lengths = [GAME.longest(_options(life=life, unlimited=True), 2) for life in (10, 30, 99)]
    assert lengths == sorted(lengths)
    assert lengths[1] < 2500
    assert GAME.longest(_options(dice=2, attackers_regenerate=True, unlimited=True), 2) == GAME.info.longest
