"""An incomplete set of heroes can be tried if players bring their decks (H-7.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.core.asking import ask
from tablee.core.bot import Offer
from tablee.core.decision import Over
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.actions import ENLIST
from tablee.words import Words


def started(heroes: int, copies: int = 3) -> str:
    """Return a set with this many heroes, named in one language only, as one line."""
    cards: list[dict[str, Any]] = [
        {"id": f"hero-{number}", "name": {"fr": f"Héros {number}"}, "faction": "elves", "copies": copies}
        | {"cost": number % 4, "strength": number % 3 + 1}
        for number in range(heroes)
    ]
    return json.dumps({"name": {"fr": "Commencé"}, "hero": cards})


FIVE = started(5)


def test_h_7_1_five_heroes_are_played_where_each_brings_a_deck() -> None:
    options = ask(GAME, {"decks": "own", "heroes": FIVE}, 2)
    state = GAME.new(options, 2)
    assert state.legal(0) == [ENLIST + kind for kind in range(5)]
    state.playout(Rng("five"))
    assert isinstance(state.awaits(), Over)


def test_h_7_1_five_heroes_are_played_with_decks_that_are_written_down() -> None:
    deck = "hero-0 3, hero-1 3, hero-2 3, hero-3 3"
    options = ask(GAME, {"decks": "constructed", "heroes": FIVE, "deck_1": deck, "deck_2": deck}, 2)
    GAME.new(options, 2).playout(Rng("written"))


@pytest.mark.parametrize(("decks", "code"), [("factions", "unfinished-factions"), ("draft", "unfinished-draft")])
def test_h_7_1_an_unfinished_set_has_no_ready_decks(decks: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(GAME, {"decks": decks, "heroes": FIVE}, 2)
    assert (refused.value.code, refused.value.rule) == (code, "H-7.1")
    assert "own" in Words("en", GAME).refused(refused.value)


def test_h_5_3_a_deck_needs_twelve_cards() -> None:
    with pytest.raises(Refused, match="unfinished-box") as refused:
        ask(GAME, {"decks": "own", "heroes": started(3)}, 2)
    assert refused.value.params["count"] == 9


def test_a_name_in_one_language_is_enough() -> None:
    options = HeroesOptions(decks="own", heroes=FIVE)
    assert {GAME.lexicon(options, language)["hero-1"] for language in ("en", "fr", "ru")} == {"Héros 0"}


def test_bots_build_decks_of_an_unfinished_set() -> None:
    state = GAME.new(HeroesOptions(decks="own", heroes=FIVE), 2)
    rng = Rng("bots")
    for _ in range(12):
        offers = [GAME.view(state, seat) for seat in range(2)]
        state.apply(
            [
                GAME.bots["recruit"].choose(view, Offer(seat, 0, "enlist", tuple(state.legal(seat))), rng)
                for seat, view in enumerate(offers)
            ]
        )
    assert len(state.kinds) == 24
    assert min(state.kinds) >= 0
