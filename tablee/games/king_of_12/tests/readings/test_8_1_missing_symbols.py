"""Random characters with too few die symbols: exchanged or drawn again (K12-8.1)."""

from __future__ import annotations

from tablee.core.bits import members, size
from tablee.core.chance import Dice, Draw
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.pieces import DIE_SYMBOL, KNIGHT, names, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import tags
from tablee.games.king_of_12.views.view import new

POOR = ["alchemist", "automaton", "lady", "golem", "merchants", "oracle"]


def drawn(cards: list[str], promo: str = "none") -> King:
    state = new(KingOptions(characters="random", symbols="exchange", promo=promo), 2)  # type: ignore[arg-type]
    state.events = []
    state.resolve(members(set_of(cards)))
    return state


def test_too_few_die_symbols_are_made_up_for_by_an_exchange() -> None:
    """K12-8.1: one of the cards without the symbol, drawn by lot, for one that has it."""
    state = drawn(POOR)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.draws, set(names(waits.pool))) == ("cards/out", 1, set(POOR) - {"oracle"})
    state.resolve(members(set_of(["golem"])))
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, set(names(waits.pool))) == ("cards/in", {"sorcerer", "reverser", "troublemakers"})
    state.resolve(members(set_of(["reverser"])))
    assert isinstance(state.awaits(), Dice)
    assert state.characters == set_of([*POOR, "knight", "reverser"]) ^ set_of(["golem"])
    assert state.events is not None
    assert tags(state.events) == ["symbols-missing", "characters-exchanged", "characters-chosen"]


def test_where_both_symbols_are_missing_two_cards_are_exchanged() -> None:
    """K12-8.1."""
    state = drawn([*POOR[:-1], "gambler"])
    assert isinstance(state.awaits(), Draw)
    state.resolve(members(set_of(["golem", "lady"])))
    assert size(state.characters) == 5
    state.resolve(members(set_of(["oracle", "sorcerer"])))
    assert size(state.characters & DIE_SYMBOL) == 2
    assert isinstance(state.awaits(), Dice)


def test_a_fixed_card_is_never_exchanged() -> None:
    """K12-8.1: neither the Knight nor a promo; the Faun has the symbol."""
    state = drawn(POOR[:-1], promo="faun")
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.draws, waits.pool & (set_of(["faun"]) | KNIGHT)) == (1, 0)


def test_enough_die_symbols_are_left_alone_by_either_edition() -> None:
    """K12-8.1."""
    for preset in ("french", "russian"):
        state = new(PRESETS[preset], 2)
        state.resolve(members(set_of([*POOR[1:], "reverser"])))
        assert isinstance(state.awaits(), Dice)
