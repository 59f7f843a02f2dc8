"""A hint is the solver's answer if there is one, depends only on the view, and has words."""

from __future__ import annotations

import warnings
from itertools import chain
from typing import Any

import pytest

from tablee.coach.finding import coach_of
from tablee.coach.hints import hint_for_seat
from tablee.core.bits import size
from tablee.core.bot import Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.log import Dealt
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.claim import GAME as CLAIM
from tablee.games.claim.bots.instinct import instinct
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import kind_of
from tablee.games.claim.solver.solve import solve as solve_claim
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import AIM, KEEP
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.duel import solve_duel
from tablee.games.killer.views.view import view as killer_view
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.games.twelve_heroes.coach.hints import reason_of_plan
from tablee.games.twelve_heroes.rules.actions import CARRY
from tablee.lab.play import luck_of
from tablee.registry import all_games
from tablee.search.budget import Budget
from tablee.search.coach import SearchCoach
from tablee.words import LANGUAGES, MissingWords, Words
from tests import toy

FEW = Budget(6, 0.1)
SMALL = KillerOptions(dice=3, life=5, regeneration=False, marks="double")
GAMES: list[Game[Any, Any, Any]] = [*all_games().values(), toy.GAME]


def offer_of(state: State, seat: int) -> Offer:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    return Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))


@pytest.mark.parametrize("rolled", [(1, 1, 6), (2, 4, 5), (3, 3, 4)])
@pytest.mark.parametrize("lives", [(1, 5), (3, 3), (5, 1)])
def test_killers_hint_is_the_duels_best_keep(rolled: tuple[int, ...], lives: tuple[int, int]) -> None:
    state = Killer(Variants(SMALL), list(lives), KEEP)
    state.rolled = HANDFUL_NUMBER[rolled]
    exact = solve_duel(Variants(SMALL), 12).turn(*lives)
    told = hint_for_seat(KILLER, killer_view(state), offer_of(state, 0), "seed")
    for odds in told.choices:
        kept = HANDFUL_NUMBER[tuple(odds.action.params["faces"])]
        assert odds.value == pytest.approx(exact.after(3, 0, kept), abs=0.01)
    assert exact.after(3, 0, HANDFUL_NUMBER[tuple(told.choices[0].action.params["faces"])]) == pytest.approx(
        exact.after(3, 0, exact.best(state.rolled, 3, 0)), abs=0.01
    )
    assert told.method == "table"


def test_claims_hint_in_the_second_phase_is_the_solvers() -> None:
    for seed in range(5):
        state, rng = CLAIM.new(ClaimOptions(), 2), Rng(seed)
        while isinstance(waits := state.settle(rng), Decide):
            seat = waits.seats[0]
            if state.phase == 2 and len(state.legal(seat)) > 1 and size(state.players[seat].hand) <= 5:
                told = hint_for_seat(CLAIM, CLAIM.view(state, seat), offer_of(state, seat), "seed")
                found = solve_claim(state)
                assert told.method == "exact"
                assert told.choices[0].value == 0.5 + found.outcome / 2
                best = {odds.action.text for odds in told.choices if odds.value == told.choices[0].value}
                assert best == {CLAIM.actions.text(card) for card in found.cards}
            state.apply([kind_of(instinct(state))])


def test_a_search_never_says_that_a_game_which_goes_on_is_won_or_lost() -> None:
    state = Killer(Variants(SMALL), [5, 1], KEEP)
    state.rolled = HANDFUL_NUMBER[(6, 6, 6)]
    coach = SearchCoach(KILLER)
    chances = [coach.chance(killer_view(state), 0, Budget(tries), Rng("few")) for tries in (3, 400)]
    assert 0.0 < chances[0] < chances[1] < 1.0
    assert 0.0 < coach.chance(killer_view(state), 1, Budget(3), Rng("few")) < 0.5
    advice = coach.advise(killer_view(state), offer_of(state, 0), Budget(3), Rng("few"))
    assert advice.value < 1.0


def test_a_choice_tried_once_is_not_called_lost() -> None:
    state = Killer(Variants(SMALL), [5, 5], KEEP)
    state.rolled = HANDFUL_NUMBER[(1, 1, 6)]
    advice = SearchCoach(KILLER).advise(
        killer_view(state), offer_of(state, 0), Budget(len(state.legal(0))), Rng("once")
    )
    assert all(abs(choice.value - advice.value) < 0.1 for choice in advice.choices)


def turns_of_heroes(label: str) -> list[tuple[Any, Offer]]:
    """The view and the offer at the start of each turn, in a match of good players."""
    match = Match(HEROES, next(iter(HEROES.presets.values())), 2, luck_of(label))
    rng, before, found = Rng(label), -1, []
    while match.result is None:
        seat = match.missing[0]
        offer = match.offer(seat)
        assert offer is not None
        if seat != before and match.view(seat).turn > 0:
            found.append((match.view(seat), offer))
        before = seat
        match.submit(seat, match.decision, HEROES.bots["captain"].choose(match.view(seat), offer, rng))
    return found


@pytest.mark.skipif(not COMPILED, reason="plain rules take long, and look less far")
def test_who_is_to_move_in_twelve_heroes_is_thought_to_find_as_much_before_a_draw_as_after() -> None:
    """Otherwise every draw would look like luck. A single turn differs by 0.07, so the mean needs many of them."""
    coach, gaps = coach_of(HEROES), []
    for number, (view, offer) in enumerate(chain.from_iterable(map(turns_of_heroes, ("one", "two", "three", "four")))):
        planned = coach.advise(view, offer, Budget(1), Rng(number)).value
        gaps.append(planned - coach.chance(view, offer.seat, Budget(1), Rng(number)))
    assert len(gaps) > 100
    assert abs(sum(gaps) / len(gaps)) < 0.015


@pytest.mark.skipif(not COMPILED, reason="plain rules take long, and look less far")
@pytest.mark.parametrize("label", ["a", "b"])
def test_a_choice_of_twelve_heroes_is_not_called_lost_where_the_next_one_saves_it(label: str) -> None:
    """The value of a choice equals the value after it, as long as nothing new is revealed."""
    match = Match(HEROES, next(iter(HEROES.presets.values())), 2, luck_of(label))
    rng, coach, said = Rng(label), coach_of(HEROES), (-1, 0, 0.0)
    while match.result is None:
        seat, dealt = match.missing[0], sum(isinstance(entry, Dealt) for entry in match.log)
        offer = match.offer(seat)
        assert offer is not None
        action = HEROES.bots["sergeant"].choose(match.view(seat), offer, rng)
        advice = coach.advise(match.view(seat), offer, Budget(1), Rng(3), action)
        assert said[:2] != (seat, dealt) or advice.value < said[2] + 0.1
        said = (seat, dealt, advice.of(action).value)
        match.submit(seat, match.decision, action)


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
    """Positions of a random match in which a seat must choose, some distance apart."""
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
    """A different position that looks the same to the seat gives the same advice and the same chance."""
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
            told = hint_for_seat(game, game.view(state, seat), offer_of(state, seat), "seed", FEW)
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


@pytest.mark.parametrize(("lives", "code"), [((9, 7, 7), "any-mark"), ((9, 7, 3), "aim")])
def test_nobody_is_called_the_best_mark_where_all_are_the_same(lives: tuple[int, ...], code: str) -> None:
    state = Killer(Variants(KillerOptions()), list(lives), AIM)
    state.value = 4
    told = hint_for_seat(KILLER, killer_view(state), offer_of(state, 0), "seed")
    assert told.reason.code == code


def test_a_hint_for_twelve_heroes_tells_the_turn_that_it_begins() -> None:
    for view, offer in turns_of_heroes("line")[::6]:
        if offer.prompt != "act":
            continue
        hint = coach_of(HEROES).advise(view, offer, FEW, Rng(0))
        tags = [step.tag for step in hint.reason.line]
        assert tags[0] in {"hero-recruited", "hero-deployed", "hero-moved", "food-taken", "card-spent"}
        assert not {"hand-shown", "cards-drawn", "cards-drawn-unseen"} & set(tags), "the coach imagined these cards"


def test_no_food_to_carry_is_not_said_to_keep_heroes_alive() -> None:
    state = HEROES.new(HEROES.options(), 2)
    assert reason_of_plan(state, 0, CARRY, state).code == "plan-spares"
    assert reason_of_plan(state, 0, CARRY + 1, state).code == "plan-feeds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_that_cannot_kill_is_not_said_to_be_deadly(language: str) -> None:
    words = Words(language, KILLER, ["Ann", "Bob"])
    harmless, deadly = (words("why-aim", seat=1, life=30, percent=percent) for percent in (0, 12))
    assert harmless.endswith(".")
    assert "%" not in harmless
    assert "12" in deadly


def test_a_game_without_a_coach_is_coached_by_search() -> None:
    state = some_positions(toy.GAME, 2, "toy", 1)[0]
    told = hint_for_seat(toy.GAME, toy.GAME.view(state, 0), offer_of(state, 0), "seed", Budget(50))
    assert (told.method, told.samples) == ("sampled", 50)
    assert sum(odds.weight for odds in told.choices) == pytest.approx(1.0)
