"""The bots choose sensibly, and only by what they may know."""

from __future__ import annotations

import pytest

from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.bots import levels
from tablee.games.claim.bots.instinct import cheapest, mean_worth, recruit_lead, strongest, support_lead, wants
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import NAME, kind_of
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.solver.solve import solve
from tablee.games.claim.tests.table import action, card, cards, play, recruiting, supporting

TAKES_MINUTES = pytest.mark.skipif(not COMPILED, reason="many games of the strongest take minutes in plain Python")


def chosen(bot: Bot, state: Claim, seed: int = 1) -> int:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    seat = waits.seats[0]
    offer = Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))
    return bot.choose(GAME.view(state, seat), offer, Rng(seed))


def share_of_wins(first: Bot, second: Bot, games: int) -> float:
    """Return the first bot's share of the wins; each deal is played from both seats."""
    won = 0.0
    for number in range(games):
        state, rng = GAME.new(ClaimOptions(leader="seat-1"), 2), Rng(number // 2)
        mine = number % 2
        waits = state.settle(rng)
        while isinstance(waits, Decide):
            seat = waits.seats[0]
            bot = first if seat == mine else second
            state.apply([chosen(bot, state, number)])
            waits = state.settle(rng)
        won += state.result().shares()[mine]
    return won / games


@pytest.mark.parametrize("name", GAME.bots)
def test_every_bot_plays_whole_games_by_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "TRIAL_DEALS", 1)
    monkeypatch.setattr(levels, "RECRUITING_DEALS", 1)
    monkeypatch.setattr(levels, "MAX_NODES", 50)
    state, rng = GAME.new(ClaimOptions(), 2), Rng(name)
    while isinstance(state.settle(rng), Decide):
        choice = chosen(GAME.bots[name], state)
        assert choice in state.legal(0)
        state.apply([choice])


@pytest.mark.slow
def test_who_knows_what_followers_are_worth_beats_a_novice() -> None:
    assert share_of_wins(GAME.bots["steady"], GAME.bots["novice"], 160) > 0.55


@TAKES_MINUTES
def test_trying_out_beats_instinct(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "TRIAL_DEALS", 6)
    assert share_of_wins(GAME.bots["shrewd"], GAME.bots["steady"], 20) > 0.6


@TAKES_MINUTES
def test_recruiting_for_the_solver_beats_instinct(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "RECRUITING_DEALS", 4)
    assert share_of_wins(GAME.bots["sage"], GAME.bots["eager"], 20) > 0.6


@pytest.mark.parametrize(("name", "played"), [("novice", "knight-9"), ("eager", "dwarf-0")])
def test_only_some_look_at_the_prize(name: str, played: str) -> None:
    """No bot should spend a Knight on a Goblin of value 0."""
    state = recruiting("knight-9 dwarf-0", "goblin-1 goblin-2", prize="goblin-0")
    assert chosen(GAME.bots[name], state) == action(played)


def test_the_shrewd_one_finds_the_only_card_that_wins() -> None:
    """In the second phase it searches to the end."""
    rng = Rng("only")
    found = 0
    while found < 5:
        state = supporting("", "", rng.below(2))
        pool = state.discards
        for player in state.players:
            player.hand = rng.subset(pool, 5)
            pool ^= player.hand
        state.discards = pool
        solution = solve(state)
        if solution.outcome == 1 and len(solution.cards) == 1:
            found += 1
            assert {chosen(GAME.bots[name], state) for name in ("shrewd", "sage")} == {solution.cards[0]}


def test_the_shrewd_one_does_not_think_about_a_forced_card() -> None:
    state = recruiting("goblin-3 dwarf-2", "goblin-4 dwarf-1", prize="knight-9")
    play(state, "goblin-3")
    assert chosen(GAME.bots["shrewd"], state) == action("goblin-4")


def test_a_good_prize_is_won_with_the_cheapest_card_that_wins() -> None:
    state = recruiting("goblin-3 dwarf-2", "goblin-4 goblin-8 dwarf-1", prize="knight-9")
    play(state, "goblin-3")
    assert chosen(GAME.bots["steady"], state) == action("goblin-4")


def test_a_bad_prize_is_left_to_the_other() -> None:
    state = recruiting("goblin-3 dwarf-2", "goblin-4 goblin-1 dwarf-1", prize="goblin-0")
    play(state, "goblin-3")
    assert chosen(GAME.bots["steady"], state) == action("goblin-1")


def test_a_dwarf_in_the_second_phase_is_lost_to() -> None:
    state = supporting("dwarf-3 goblin-2 goblin-3", "dwarf-4 dwarf-2 knight-3")
    play(state, "dwarf-3")
    assert chosen(GAME.bots["steady"], state) == action("dwarf-2")


def test_what_instinct_leads() -> None:
    assert NAME[recruit_lead(cards("goblin-3 knight-7 undead-9"), True)] == "undead-9"
    assert NAME[recruit_lead(cards("goblin-3 knight-7 undead-0"), False)] == "goblin-3"
    assert NAME[recruit_lead(cards("undead-3 undead-0"), False)] == "undead-0"
    assert NAME[support_lead(cards("goblin-3 undead-9"), cards("undead-5 goblin-4"))] == "undead-9"
    assert NAME[support_lead(cards("goblin-3 dwarf-9 dwarf-2"), cards("goblin-4 dwarf-5"))] == "dwarf-2"
    assert NAME[support_lead(cards("goblin-3 undead-2"), cards("goblin-4 undead-5"))] == "undead-2"


def test_what_instinct_thinks_of_cards() -> None:
    hand = cards("goblin-3 knight-2 doppelganger-1 undead-8")
    assert NAME[cheapest(hand)] == "goblin-3"
    assert NAME[strongest(hand)] == "undead-8"
    assert mean_worth(0) == 0
    assert wants(card("knight-9"), hand, 0)
    assert not wants(card("goblin-1"), hand, 0)
    assert wants(card("goblin-3"), hand, cards("undead-1"))
    assert kind_of(card("goblin-3")) == action("goblin-3")
