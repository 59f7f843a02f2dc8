"""Bots choose by the view alone, and the better ones win more."""

from __future__ import annotations

import pytest

from tablee.core.bot import Bot, Offer
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.guesses import tempting_card
from tablee.games.king_of_12.bots.levels import Courtier, Herald, Strategist
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS
from tablee.games.king_of_12.rules.pieces import ACTIONS, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import give, laid, leave, play


def ask(bot: Bot, state: King, seat: int, seed: int = 1) -> str:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    offer = Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))
    return ACTIONS.text(bot.choose(GAME.view(state, seat), offer, Rng(seed)))


def won(bots: list[Bot], preset: str, seed: int) -> int:
    """Return the winner of a match of these bots."""
    rng = Rng(seed)
    state = GAME.new(PRESETS[preset], len(bots))
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        chosen = []
        for seat in waits.seats:
            offer = Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))
            chosen.append(bots[seat].choose(GAME.view(state, seat), offer, rng))
        state.apply(chosen)
        waits = state.settle(rng)
    assert isinstance(waits, Over)
    return waits.ranks.index(1)


def test_there_are_five_of_them() -> None:
    assert list(GAME.bots) == ["page", "herald", "courtier", "strategist", "sovereign"]


def test_a_page_makes_most_of_its_own_die() -> None:
    """K12-4.4: the Golem makes a 12 of a 3, and the other's 12 will cancel it; K12-4.2: of a 12 the Automaton makes more."""
    state = laid(3, 12)
    state.everybody[0].hand = set_of(["golem", "knight", "reverser"])
    assert ask(GAME.bots["page"], state, 0) == "play golem"
    state = laid(12, 12)
    state.everybody[0].hand = set_of(["golem", "knight", "automaton"])
    assert ask(GAME.bots["page"], state, 0) == "play automaton"


def test_a_herald_beats_a_page() -> None:
    page, herald = GAME.bots["page"], Herald(4)
    wins = sum(
        won([herald, page] if game % 2 else [page, herald], "random", game) == 1 - game % 2 for game in range(40)
    )
    assert wins >= 26


def test_a_courtier_beats_a_page() -> None:
    page, courtier = GAME.bots["page"], Courtier(8)
    wins = sum(
        won([courtier, page] if game % 2 else [page, courtier], "random", game) == 1 - game % 2 for game in range(40)
    )
    assert wins >= 26


def test_a_courtier_beats_a_herald() -> None:
    """Because it puts itself in the herald's place."""
    herald, courtier = Herald(8), Courtier(12)
    wins = sum(
        won([courtier, herald] if game % 2 else [herald, courtier], "first-game", game) == 1 - game % 2
        for game in range(30)
    )
    assert wins >= 18


def test_a_courtier_plays_a_tournament() -> None:
    assert 0 <= won([Courtier(1)] * 7, "both-promos", 3) < 7


def test_a_strategist_plays_for_two_and_for_many() -> None:
    for seats in (2, 5):
        state = laid(*[3] * seats)
        assert ask(Strategist(GAME, 12), state, 0).startswith("play ")


@pytest.mark.parametrize("bot", [Courtier(8), Strategist(GAME, 60)], ids=["courtier", "strategist"])
def test_a_lady_takes_the_better_token(bot: Bot) -> None:
    state = laid(3, 9)
    give(state, (0, 0), (1, 1))
    play(state, "lady", "lady")
    assert ask(bot, state, 0) == "take 2"


def test_a_sorcerer_turns_to_a_winning_face() -> None:
    state = laid(9, 8)
    play(state, "sorcerer", "collector")
    assert ask(Courtier(4), state, 0) in {"turn 10", "turn 11", "turn 12"}


def test_a_courtier_buries_what_wins_least() -> None:
    state = laid(4, 4, characters=set_of(["automaton", "oracle", "golem"]))
    give(state, (1, 0), (0, 0))
    leave(state, 2, 2)
    for player in state.everybody:
        player.hand = set_of(["oracle", "golem"])
        player.spent = set_of(["automaton"])
    play(state, "golem", "golem")
    assert ask(Courtier(1), state, 0) == "bury oracle"


def test_what_tempts_is_what_makes_more_of_the_die() -> None:
    state = laid(12, 1, characters=set_of(["automaton", "parasite"]))
    rng = Rng(1)
    picked = [ACTIONS.text(tempting_card(state, 0, rng)) for _ in range(200)]
    assert picked.count("play automaton") > 2 * picked.count("play parasite")
