"""A hint is the solver's answer where there is a solver, comes from the view alone, and can be put into words."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from tablee.coach.finding import coach_of
from tablee.coach.hints import hint
from tablee.core.bits import size
from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.claim import GAME as CLAIM
from tablee.games.claim import solver as claim_solver
from tablee.games.claim.instinct import instinct
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.pieces import kind_of
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.pieces import NUMBER
from tablee.games.killer.position import KEEP
from tablee.games.killer.rules import Killer
from tablee.games.killer.solver import solve as solve_killer
from tablee.games.killer.variants import Variants
from tablee.games.killer.views import view as killer_view
from tablee.games.king_of_12 import GAME as KING
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.sovereign import rest_of
from tablee.lab.play import luck_of
from tablee.registry import all_games
from tablee.search.budget import Budget
from tablee.search.coach import SearchCoach
from tablee.words import LANGUAGES, MissingWords, Words
from tests import toy

FEW = Budget(6, 0.1)
SMALL = KillerOptions(dice=3, life=5, regeneration=False)
GAMES: list[Game[Any, Any, Any]] = [*all_games().values(), toy.GAME]


def offer_of(state: State, seat: int) -> Offer:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    return Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))


@pytest.mark.parametrize("rolled", [(1, 1, 6), (2, 4, 5), (3, 3, 4)])
@pytest.mark.parametrize("lives", [(1, 5), (3, 3), (5, 1)])
def test_killers_hint_is_the_duels_best_keep(rolled: tuple[int, ...], lives: tuple[int, int]) -> None:
    state = Killer(Variants(SMALL), list(lives), KEEP)
    state.rolled = NUMBER[rolled]
    exact = solve_killer(Variants(SMALL), 12).turn(*lives)
    told = hint(KILLER, killer_view(state), offer_of(state, 0), "seed")
    for odds in told.choices:
        kept = NUMBER[tuple(odds.action.params["faces"])]
        assert odds.value == pytest.approx(exact.after(3, 0, kept), abs=0.01)
    assert exact.after(3, 0, NUMBER[tuple(told.choices[0].action.params["faces"])]) == pytest.approx(
        exact.after(3, 0, exact.best(state.rolled, 3, 0)), abs=0.01
    )
    assert told.method == "table"


def test_claims_hint_in_the_second_phase_is_the_solvers() -> None:
    for seed in range(5):
        state, rng = CLAIM.new(ClaimOptions(), 2), Rng(seed)
        while isinstance(waits := state.settle(rng), Decide):
            seat = waits.seats[0]
            if state.phase == 2 and len(state.legal(seat)) > 1 and size(state.players[seat].hand) <= 5:
                told = hint(CLAIM, CLAIM.view(state, seat), offer_of(state, seat), "seed")
                found = claim_solver.solve(state)
                assert told.method == "exact"
                assert told.choices[0].value == 0.5 + found.outcome / 2
                best = {odds.action.text for odds in told.choices if odds.value == told.choices[0].value}
                assert best == {CLAIM.actions.text(card) for card in found.cards}
            state.apply([kind_of(instinct(state))])


def test_a_search_never_says_that_a_game_which_goes_on_is_won_or_lost() -> None:
    state = Killer(Variants(SMALL), [5, 1], KEEP)
    state.rolled = NUMBER[(6, 6, 6)]
    coach = SearchCoach(KILLER)
    chances = [coach.chance(killer_view(state), 0, Budget(tries), Rng("few")) for tries in (3, 400)]
    assert 0.0 < chances[0] < chances[1] < 1.0
    assert 0.0 < coach.chance(killer_view(state), 1, Budget(3), Rng("few")) < 0.5
    advice = coach.advise(killer_view(state), offer_of(state, 0), Budget(3), Rng("few"))
    assert advice.value < 1.0


def last_turns() -> Match:
    """A round of King of 12 before the last turn but one."""
    match = Match(KING, KingOptions(), 2, luck_of("coach"))
    rng = Rng("coach")
    while not (match.view(0).phase == "play" and len(match.view(0).hand) <= 3):
        decision = match.decision
        for seat in match.missing:
            match.submit(seat, decision, rng.pick(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_kings_hint_is_the_equilibrium(seat: int) -> None:
    match = last_turns()
    state: Any = match.state
    offer = match.offer(seat)
    assert offer is not None
    told = hint(KING, match.view(seat), offer, "seed")
    mix = rest_of(state).equilibrium(state.everybody[0].die, state.everybody[1].die)
    weights = {odds.action.text: odds.weight for odds in told.choices}
    expected = mix.row if seat == 0 else mix.column
    assert [weights[KING.actions.text(action)] for action in offer.legal] == pytest.approx(expected)


def test_the_chances_of_two_in_a_duel_of_killer_are_one() -> None:
    match = Match(KILLER, KillerOptions(full_house="gamble", attackers_regenerate=True), 2, luck_of("both"))
    rng, coach = Rng("both"), coach_of(KILLER)
    for _ in range(60):
        if match.result is not None:
            break
        both = [coach.chance(match.view(seat), seat, FEW, Rng(0)) for seat in range(2)]
        assert sum(both) == pytest.approx(1.0)
        seat = match.awaited[0]
        offer = match.offer(seat)
        assert offer is not None
        advice = coach.advise(match.view(seat), offer, FEW, Rng(0))
        assert advice.value == pytest.approx(both[seat])
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))


def some_positions(game: Game[Any, Any, Any], seats: int, label: str, most: int) -> list[Any]:
    """Positions of a random match in which somebody is asked, apart from one another."""
    state: State = game.new(next(iter(game.presets.values())), seats)
    rng = Rng(label)
    found: list[Any] = []
    number = 0
    while isinstance(waits := state.settle(rng), Decide) and len(found) < most:
        number += 1
        if number % 5 == 1:
            found.append(state.copy())
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_what_is_hidden_changes_no_hint(game: Game[Any, Any, Any]) -> None:
    """Another position that looks the same to the seat gives the same advice and the same chance."""
    coach = coach_of(game)
    for number, state in enumerate(some_positions(game, 2, "hidden", 6)):
        waits = state.awaits()
        assert isinstance(waits, Decide)
        seat = waits.seats[-1]
        twin: State = game.imagine(game.view(state, seat), Rng(f"twin {number}"))
        views = [game.view(each, seat) for each in (state, twin)]
        one, two = (coach.advise(view, offer_of(state, seat), FEW, Rng(number)) for view in views)
        assert one == two
        assert {choice.action for choice in one.choices} == set(state.legal(seat))
        assert len({coach.chance(view, seat, FEW, Rng(number)) for view in views}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_reason_has_its_words(game: Game[Any, Any, Any], language: str) -> None:
    words = Words(language, game, ["Ann", "Bob", "Cat"], options=next(iter(game.presets.values())))
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingWords)
        for state in some_positions(game, 2, "words", 6):
            waits = state.awaits()
            assert isinstance(waits, Decide)
            seat = waits.seats[0]
            told = hint(game, game.view(state, seat), offer_of(state, seat), "seed", FEW)
            assert words(f"why-{told.reason.code}", **told.reason.params).strip()
            assert words(f"effort-{told.method}", count=told.samples, error=10).strip()


@pytest.mark.parametrize("seats", [3, 4])
def test_among_more_than_two_killer_is_judged_by_a_model_of_the_others(seats: int) -> None:
    coach = coach_of(KILLER)
    for state in some_positions(KILLER, seats, "crowd", 8):
        waits = state.awaits()
        assert isinstance(waits, Decide)
        seat = waits.seats[0]
        advice = coach.advise(KILLER.view(state, seat), offer_of(state, seat), FEW, Rng(0))
        assert advice.method in ("model", "table", "sampled")
        assert all(0.0 <= choice.value <= 1.0 for choice in advice.choices)


def test_a_game_without_a_coach_is_coached_by_search() -> None:
    state = some_positions(toy.GAME, 2, "toy", 1)[0]
    told = hint(toy.GAME, toy.GAME.view(state, 0), offer_of(state, 0), "seed", Budget(50))
    assert (told.method, told.samples) == ("sampled", 50)
    assert sum(odds.weight for odds in told.choices) == pytest.approx(1.0)
