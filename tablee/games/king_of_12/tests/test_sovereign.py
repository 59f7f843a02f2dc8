"""The sovereign plays the end of a round exactly, and asks its adviser before."""

from __future__ import annotations

import pytest

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.king_of_12 import GAME
from tablee.games.king_of_12.bots.sovereign import (
    Sovereign,
    after_turn,
    fitting_positions,
    mixtures,
    solved_rest,
    tokens_of,
    turn_ends,
)
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import ACTIONS, FIRST_GAME, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.solver.openings import opening
from tablee.games.king_of_12.tests.scripted import asked, give, laid, play
from tablee.games.king_of_12.views.view import KingView


class Adviser:
    """Always gives the first answer, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        self.asked += 1
        return offer.legal[0]


def _position(first: str, second: str, *faces: int) -> King:
    hands = [set_of(hand.split()) for hand in (first, second)]
    state = laid(*faces, characters=hands[0] | hands[1])
    for player, hand in zip(state.everybody, hands, strict=True):
        player.hand = hand
        player.spent = state.characters & ~hand
    return state


def _ask(bot: Sovereign, state: King, seat: int, seed: int = 0) -> str:
    offer = Offer(seat, 0, asked(state)[1], tuple(state.legal(seat)))
    return ACTIONS.text(bot.choose(GAME.view(state, seat), offer, Rng(seed)))


@pytest.mark.parametrize("seat", [0, 1])
def test_it_mixes_as_the_equilibrium_says(seat: int) -> None:
    state = _position("knight golem automaton", "knight golem automaton", 10, 7)
    mix = solved_rest(state).equilibrium(10, 7)
    wanted = (mix.row, mix.column)[seat]
    bot, games = Sovereign(Adviser()), 300
    played = [_ask(bot, state, seat, seed) for seed in range(games)]
    for action, chance in zip(state.legal(seat), wanted, strict=True):
        assert played.count(ACTIONS.text(action)) / games == pytest.approx(chance, abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_opens_as_the_table_says(seat: int) -> None:
    state = laid(10, 7, characters=FIRST_GAME)
    wanted = opening(FIRST_GAME, FIRST_GAME, *((10, 7), (7, 10))[seat])
    assert wanted is not None
    bot, games = Sovereign(Adviser()), 300
    played = [_ask(bot, state, seat, seed) for seed in range(games)]
    for action, chance in zip(state.legal(seat), wanted, strict=True):
        assert played.count(ACTIONS.text(action)) / games == pytest.approx(chance, abs=0.1)


def test_a_full_hand_of_other_cards_and_a_larger_table_are_left_to_the_adviser() -> None:
    adviser = Adviser()
    bot = Sovereign(adviser)
    _ask(bot, laid(3, 9), 0)
    _ask(bot, laid(3, 9, characters=FIRST_GAME, options=KingOptions(values_read="final_face")), 0)
    _ask(bot, laid(3, 9, 5, characters=set_of(["knight", "golem", "automaton"])), 0)
    assert adviser.asked == 3


def test_a_turn_among_many_cards_is_left_to_the_adviser() -> None:
    adviser = Adviser()
    state = laid(9, 8)
    play(state, "sorcerer", "collector")
    _ask(Sovereign(adviser), state, 0)
    assert adviser.asked == 1


def test_all_that_a_turn_can_lead_to_is_looked_through() -> None:
    """An Oracle against a Sorcerer: five faces by twelve."""
    state = _position("oracle golem knight automaton", "sorcerer golem knight automaton", 9, 8)
    play(state, "oracle", "sorcerer")
    ends = turn_ends(state)
    assert len({tuple(player.die for player in end.everybody) for end in ends}) == 60
    rest = after_turn(state)
    assert rest is not None
    for end in ends[::7]:
        alone = solved_rest(end)
        dice = [player.die for player in end.everybody]
        assert rest.value(*dice, tokens=tokens_of(end)) == pytest.approx(alone.value(*dice))


def test_nothing_follows_the_last_turn() -> None:
    state = _position("sorcerer golem", "collector golem", 9, 8)
    play(state, "sorcerer", "collector")
    assert after_turn(state) is None


def test_a_sorcerer_turns_to_a_face_that_wins_the_round() -> None:
    """The last turn: a 10, 11 or 12 beats the other's 8, and nothing comes after."""
    state = _position("sorcerer golem", "collector golem", 9, 8)
    play(state, "sorcerer", "collector")
    assert _ask(Sovereign(Adviser()), state, 0) in {"turn 10", "turn 11", "turn 12"}


def test_a_lady_takes_what_wins_the_round() -> None:
    """K12-4.11: a 2 taken turns a loss into a win, and a 1 would only make it even."""
    state = _position("lady golem", "lady golem", 3, 9)
    give(state, (1, 0), (1, 1))
    play(state, "lady", "lady")
    assert _ask(Sovereign(Adviser()), state, 0) == "take 2"


def _with_buried(card: str) -> King:
    """Return a second round between two with the same three cards. One of the opponent's lies under its die."""
    cards = ["knight", "golem", "automaton"]
    state = _position(" ".join(cards), " ".join(each for each in cards if each != card), 10, 7)
    state.round = 1
    state.everybody[1].buried, state.everybody[1].spent = set_of([card]), 0
    return state


def test_one_mixture_meets_every_hand_that_the_other_may_hold() -> None:
    state = _with_buried("golem")
    wanted, _ = mixtures(fitting_positions(state, 1), 0)
    bot, games = Sovereign(Adviser()), 300
    played = [_ask(bot, state, 0, seed) for seed in range(games)]
    for action, chance in zip(state.legal(0), wanted, strict=True):
        assert played.count(ACTIONS.text(action)) / games == pytest.approx(chance, abs=0.1)


def test_what_lies_under_the_others_die_changes_nothing() -> None:
    bot = Sovereign(Adviser())
    for seed in range(10):
        assert len({_ask(bot, _with_buried(card), 0, seed) for card in ("knight", "golem", "automaton")}) == 1
