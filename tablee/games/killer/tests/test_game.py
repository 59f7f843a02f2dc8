"""Everything Killer offers around its rules: refusals, views, odds, a solved turn, bots."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from tablee.core.bot import Offer
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.killer import GAME
from tablee.games.killer.bots.levels import Hasty, Steady
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import AIM
from tablee.games.killer.rules.pieces import handful
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.hits import MAX_HITS, hit_chances, kill_chance, mean_hits, repeated_roll_hits
from tablee.games.killer.solver.turn import SolvedTurn, rolls_of
from tablee.games.killer.tests.scripted import play, scoring, table


def _refused(match: Match, text: str) -> Refused:
    action = GAME.actions.index(text)
    assert action is not None
    with pytest.raises(Refused) as caught:
        match.submit(match.awaited[0], match.decision, action)
    return caught.value


def _match(seats: int, **options: object) -> Match:
    return Match(GAME, KillerOptions(first="seat-1", **options), seats, None)  # type: ignore[arg-type]


def test_setting_aside_what_was_not_rolled_names_the_rule() -> None:
    match = _match(2)
    match.state.resolve([1, 1, 2, 2, 3, 3])
    match._note_decision()
    refused = _refused(match, "keep 6")
    assert (refused.code, refused.rule) == ("not-rolled", "D-1.1")


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [("attack 0", "no-target", "D-1.5"), ("roll", "must-name", "D-1.5"), ("stop", "not-now", "D-1.1")],
)
def test_a_wrong_aim_names_the_rule(text: str, code: str, rule: str) -> None:
    state = table(30, 30, 30)
    play(state, *scoring(33))
    action = GAME.actions.index(text)
    assert action is not None
    assert action not in state.legal(0)
    refused = GAME.refusal(state, 0, action)
    assert (refused.code, refused.rule) == (code, rule)


def test_odds_of_an_attack_agree_with_listing_every_roll_of_two_dice() -> None:
    counted = [0.0] * 3
    for first in product(range(1, 7), repeat=2):
        hits = first.count(4)
        if hits == 1:
            for again in range(1, 7):
                counted[2 if again == 4 else 1] += 1 / 216
        else:
            counted[hits] += 1 / 36
    assert repeated_roll_hits(2)[2] == pytest.approx(counted)


@pytest.mark.parametrize("full_house", ["stop", "again", "gamble"])
def test_odds_add_up_and_agree_with_simulation(full_house: str) -> None:
    variants = Variants(KillerOptions(dice=3, marks="double", full_house=full_house))  # type: ignore[arg-type]
    chances = hit_chances(variants, 5)
    assert sum(chances) == pytest.approx(1)
    assert len(chances) == MAX_HITS + 1
    rng, seen = Rng(1), [0] * (MAX_HITS + 1)
    for _ in range(4000):
        state = table(30, 999, dice=3, full_house=full_house)
        play(state, *scoring(16, 3))
        while state.seat == 0 and state.target == 1:
            state.settle(rng)
            if state.seat == 0:
                play(state, "stop" if state.hits >= 5 else "press")
        seen[999 - state.lives[1]] += 1
    for hits in range(12):
        assert seen[hits] / 4000 == pytest.approx(chances[hits], abs=0.03)


def test_a_life_of_one_falls_to_any_hit() -> None:
    variants = Variants(KillerOptions())
    assert kill_chance(variants, 5, 1) == pytest.approx(1 - (5 / 6) ** 6)
    assert kill_chance(variants, 1, 7) == 0
    assert mean_hits(variants) == pytest.approx(sum(h * p for h, p in enumerate(repeated_roll_hits(6)[6])))


def _brute_force(left: int, total: int, worth: list[float], dice: int) -> float:
    """Return the turn's value by enumerating every single roll, die by die."""
    if left == 0:
        return worth[total]
    value = 0.0
    for roll in product(range(1, 7), repeat=left):
        picks = [pick for pick in product((False, True), repeat=left) if any(pick)]
        value += (
            max(
                _brute_force(
                    left - sum(pick),
                    total + sum(face for face, kept in zip(roll, pick, strict=True) if kept),
                    worth,
                    dice,
                )
                for pick in picks
            )
            / 6**left
        )
    return value


def test_a_solved_turn_agrees_with_brute_force_on_three_dice() -> None:
    worth = [float((score * 7) % 11) for score in range(19)]
    assert SolvedTurn(3, worth).value() == pytest.approx(_brute_force(3, 0, worth, 3))


def test_the_best_keep_is_as_good_as_any() -> None:
    worth = [float((score * 7) % 11) for score in range(37)]
    turn = SolvedTurn(6, worth)
    rolled = handful([1, 2, 2, 4, 6, 6])
    best = turn.best(rolled, 6, 0)
    values = [turn.after(6, 0, kept) for kept in table_of(rolled)]
    assert turn.after(6, 0, best) == max(values)


def table_of(rolled: int) -> list[int]:
    state = table(30, 30)
    state.rolled, state.phase = rolled, 3
    return state.legal(0)


def test_the_chances_of_all_rolls_add_up() -> None:
    for dice in range(1, 9):
        assert sum(rolls_of(8, dice).chances) == pytest.approx(1)


def _ask(bot: Hasty | Steady, state: object) -> str:
    view = GAME.view(state, 0)  # type: ignore[arg-type]
    waits = state.awaits()  # type: ignore[attr-defined]
    offer = Offer(0, 0, waits.prompt, tuple(state.legal(0)))  # type: ignore[attr-defined]
    return GAME.actions.text(bot.choose(view, offer, Rng(0)))


def test_hasty_goes_high_or_low_by_the_first_look() -> None:
    state = table(30, 30)
    play(state, "1 4 5 5 6 6")
    assert _ask(Hasty(), state) == "keep 5 5 6 6"
    state = table(30, 30)
    play(state, "1 1 2 3 3 4")
    assert _ask(Hasty(), state) == "keep 1 1 2"
    state = table(30, 30)
    play(state, "3 3 3 3 3 3")
    assert _ask(Hasty(), state) == "keep 3"


def test_steady_completes_an_attack_and_strikes_the_strongest() -> None:
    state = table(30, 10, 40, announce=True)
    play(state, "6 6 6 6 6 6")
    assert _ask(Steady(), state) == "keep 6 6 6 6 6 6"
    play(state, "keep 6 6 6 6 6 6")
    assert _ask(Steady(), state) == "attack 2"


def test_nobody_sane_stays_silent_and_steady_takes_its_full_house() -> None:
    state = table(30, 60, announce=True, full_house="gamble")
    play(state, *scoring(36))
    assert _ask(Hasty(), state) == "attack 1"
    play(state, "attack 1", "6 6 6 6 6 6")
    assert _ask(Steady(), state) == "stop"


def test_steady_beats_hasty() -> None:
    wins = 0
    for deal in range(40):
        match = Match(GAME, KillerOptions(), 2, Luck(bytes([deal])))
        bots = [GAME.bots["steady"], GAME.bots["hasty"]]
        while match.result is None:
            seat = match.awaited[0]
            offer = match.offer(seat)
            assert offer is not None
            match.submit(seat, match.decision, bots[seat].choose(match.view(seat), offer, Rng(deal)))
        wins += match.result.ranks[0] == 1
    assert wins >= 24


def test_everybody_sees_everything() -> None:
    state = table(30, 30)
    seen = [msgspec.structs.replace(GAME.view(state, viewer), viewer=None) for viewer in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]


def test_the_table_is_encoded_as_the_viewer_sees_it() -> None:
    """The same situation one seat further gives the same numbers, and the same choices counted from one's own seat."""
    played = Killer(Variants(KillerOptions()), [30, 20, 10, 5], AIM)
    played.fallen = [3]
    turned = Killer(Variants(KillerOptions()), [5, 30, 20, 10], AIM)
    turned.fallen, turned.seat = [0], 1
    for viewer in range(4):
        assert GAME.encode(GAME.view(played, viewer)) == GAME.encode(GAME.view(turned, (viewer + 1) % 4))
    assert GAME.encode(GAME.view(played, 0)) != GAME.encode(GAME.view(played, 1))
    near = [played.relative(action, 0) for action in played.legal(0)]
    far = sorted(turned.relative(action, 1) for action in turned.legal(1))
    assert near == far
    assert sorted(turned.absolute(action, 1) for action in far) == turned.legal(1)


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_playout_is_the_same_as_step_by_step(preset: str, seats: int) -> None:
    for seed in range(3):
        quick, slow, told = (GAME.new(GAME.presets[preset], seats) for _ in range(3))
        told.events = []
        played = quick.playout(Rng(seed))
        assert State.playout(slow, Rng(seed)) == told.playout(Rng(seed)) == played
        assert quick == slow == told
        assert told.events
