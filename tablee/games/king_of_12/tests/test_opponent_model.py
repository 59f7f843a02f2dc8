"""The upper levels among three and more: the table of a turn, the model of the others, and the outlook."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.estimate import estimate
from tablee.games.king_of_12.bots.opponent_model import OpponentModelPlayer, answer, die_values, softmax
from tablee.games.king_of_12.bots.outlook import CARD, outlook
from tablee.games.king_of_12.bots.turn_table import TurnEnds, TurnTable, together
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS
from tablee.games.king_of_12.rules.pieces import ACTIONS, CHARACTERS, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import asked, give, laid, leave, play


def _ask(state: King, seat: int, seed: int = 0) -> str:
    offer = Offer(seat, 0, asked(state)[1], tuple(state.legal(seat)))
    return ACTIONS.text(OpponentModelPlayer().choose(GAME.view(state, seat), offer, Rng(seed)))


def _hands(cards: str, *faces: int) -> King:
    state = laid(*faces, characters=set_of(cards.split()))
    for player in state.everybody:
        player.hand = state.characters
    return state


def _table(state: King) -> TurnTable:
    seats = list(range(len(state.everybody)))
    return TurnTable(state, seats, dict.fromkeys(seats, 0), TurnEnds(0))


def test_a_table_has_the_shares_of_every_combination() -> None:
    state = _hands("golem knight automaton", 9, 8, 3)
    table = _table(state)
    legal = state.legal(0)
    for mine, one, two in product(range(3), repeat=3):
        after = state.copy()
        after.apply([legal[mine], legal[one], legal[two]])
        assert table.shares[0][mine][one + 3 * two] == pytest.approx(outlook(after)[0])
        assert table.shares[2][two][mine + 3 * one] == pytest.approx(outlook(after)[2])


def test_shares_of_the_win_add_up_to_one() -> None:
    table = _table(_hands("sorcerer oracle lady automaton", 9, 8, 3))
    uniform = [[0.25] * 4] * 3
    means = [sum(table.values(place, uniform)) / 4.0 for place in range(3)]
    assert sum(means) == pytest.approx(1.0)


def test_chances_of_the_others_are_in_the_order_of_the_table() -> None:
    mixes = [[0.5, 0.5], [0.1, 0.9], [0.2, 0.8]]
    assert together(mixes, 0) == pytest.approx([0.02, 0.18, 0.08, 0.72])
    assert together(mixes, 1) == pytest.approx([0.1, 0.1, 0.4, 0.4])


def test_a_sorcerer_is_expected_to_turn_to_the_best_face() -> None:
    """K12-4.12: from 9 to 10, 11 or 12, above the other dice."""
    state = _hands("sorcerer reverser parasite golem", 9, 8, 3)
    play(state, "sorcerer", "reverser", "parasite")
    best = TurnEnds(0).shares(state)[0]
    legal = state.legal(0)
    assert best == pytest.approx(max(TurnEnds(0).after(state, [action])[0] for action in legal))


def test_a_sure_win_is_played() -> None:
    """The last turn of a round: the Automaton makes 19, and the others can only turn their dice and lower them."""
    state = _hands("automaton parasite reverser", 12, 7, 8)
    spent = ("reverser", "automaton", "automaton")
    for player, card in zip(state.everybody, spent, strict=True):
        player.spent = set_of([card])
        player.hand &= ~player.spent
    give(state, (0, 2), (0, 2), (0, 0))
    assert {_ask(state, 0, seed) for seed in range(5)} == {"play automaton"}


def test_a_better_card_is_likelier() -> None:
    chances = softmax([0.3, 0.31, 0.1], 0.1)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0] > chances[2]


def test_equal_cards_are_equally_likely() -> None:
    assert softmax([0.3, 0.3], 0.1) == pytest.approx([0.5, 0.5])


def test_the_temperature_does_not_depend_on_what_is_at_stake() -> None:
    assert softmax([0.3, 0.31, 0.1], 0.1) == pytest.approx(softmax([0.03, 0.031, 0.01], 0.1), rel=1e-4)


def test_players_may_look_at_their_own_die_only() -> None:
    """K12-4.2, K12-4.4, in the order of the cards."""
    state = _hands("automaton knight golem", 9, 8, 3)
    assert die_values(state, 0) == [16.0, 9.0, 12.0]


def test_an_answer_has_a_value_for_each_card() -> None:
    state = _hands("golem knight automaton", 9, 8, 3)
    values = answer(_table(state), 1, [[1 / 3] * 3] * 3)
    assert len(values) == 3
    assert all(0.0 < value < 1.0 for value in values)


def test_it_buries_the_card_that_is_worth_least() -> None:
    state = laid(4, 4, 9, characters=set_of(["automaton", "oracle", "golem"]))
    give(state, (1, 0), (0, 0), (0, 0))
    leave(state, 2, 2, 2)
    for player in state.everybody:
        player.hand = set_of(["oracle", "golem"])
        player.spent = set_of(["automaton"])
    play(state, "golem", "golem", "golem")
    assert asked(state)[1] == "bury"
    assert _ask(state, asked(state)[0][0]) == "bury oracle"


@pytest.mark.parametrize("seats", [3, 4, 5, 8])
def test_it_answers_every_question_of_a_match(seats: int) -> None:
    rng, state = Rng(seats), GAME.new(PRESETS["both-promos"], seats)
    waits, prompts = state.settle(rng), set()
    for _ in range(12):
        assert isinstance(waits, Decide)
        prompts.add(waits.prompt)
        seat = waits.seats[0]
        chosen = {other: rng.pick(state.legal(other)) for other in waits.seats}
        chosen[seat] = ACTIONS.index(_ask(state, seat)) or 0
        assert chosen[seat] in state.legal(seat)
        state.apply([chosen[other] for other in waits.seats])
        waits = state.settle(rng)
    assert "play" in prompts


def test_an_outlook_counts_cards_and_dice() -> None:
    state = _hands("golem knight automaton oracle", 9, 9, 9)
    assert outlook(state) == pytest.approx([1 / 3] * 3)
    state.everybody[0].hand = set_of(["golem", "knight", "automaton"])
    state.everybody[1].hand = set_of(["golem", "knight", "oracle"])
    state.everybody[2].hand = set_of(["golem", "knight", "oracle"])
    state.everybody[2].die = 12
    shares = outlook(state)
    assert shares[0] > shares[2] > shares[1]


def test_an_outlook_between_rounds_is_the_estimate() -> None:
    state = GAME.new(PRESETS["random"], 3)
    assert outlook(state) == estimate(state)


def test_every_character_has_a_weight() -> None:
    assert len(CARD) == len(CHARACTERS)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_strategist_and_sovereign_are_one_level_among_more_than_two(seats: int) -> None:
    """Games did not tell two of them apart."""
    state = GAME.new(PRESETS["first-game"], seats)
    state.settle(Rng(seats))
    offer = Offer(0, 0, "play", tuple(state.legal(0)))
    seen = GAME.view(state, 0)
    choices = {GAME.bots[name].choose(seen, offer, Rng(1)) for name in ("strategist", "sovereign")}
    assert len(choices) == 1
